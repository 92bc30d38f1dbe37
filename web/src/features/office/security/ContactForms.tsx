import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSettledPhone } from "@/ui/fields/phone/usePhoneCountries.ts";
import {
  useBindEmailMutation,
  useBindPhoneMutation,
  useSendEmailBindingCodeMutation,
  useSendPhoneBindingCodeMutation,
} from "@/operations/office/generated.ts";
import { CodeStep, isolated } from "@/ui/fields/CodeStep.tsx";
import { NO_PHONE, PhoneField } from "@/ui/fields/phone/PhoneField.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import { focusNow } from "@/ui/overlays/focusNow.ts";
import { StepForm } from "@/ui/fields/StepForm.tsx";
import type { FormProps } from "./SecurityWindow.tsx";
import type { Security } from "./useSecurity.ts";
import { useTry } from "./useTry.ts";

interface Sent {
  token: string;
  retryAt: string | null;
}

interface SentCodeProps {
  /** Where the code went. */
  to: string;
  sent: Sent;
  attempt: ReturnType<typeof useTry>;
  onSubmit(code: string): void;
  onResend(): void;
  onBack(): void;
}

/** The second step of binding: the code that was sent. */
function SentCode({ to, sent, attempt, ...rest }: SentCodeProps) {
  const { t } = useTranslation("security");
  return (
    <CodeStep
      lead={t("contact.sent", { to: isolated(to) })}
      label={t("contact.code")}
      action={t("contact.confirm")}
      back={t("contact.other")}
      retryAt={sent.retryAt}
      isBusy={attempt.isBusy}
      codeError={attempt.errorAt("code")}
      error={attempt.errorBeside("code")}
      captcha={attempt.captcha}
      {...rest}
    />
  );
}

const sentOf = (payload: { token: string | null; retryAt: string | null } | null): Sent | null =>
  payload?.token == null ? null : { token: payload.token, retryAt: payload.retryAt };

/** Binds a phone by the code that is sent to it. */
export function PhoneForm({ onDone }: FormProps) {
  const { t } = useTranslation("security");
  const attempt = useTry();
  const [sendCode] = useSendPhoneBindingCodeMutation();
  const [bind] = useBindPhoneMutation();
  const settled = useSettledPhone();
  const [phone, setPhone] = useState(NO_PHONE);
  const [sent, setSent] = useState<Sent | null>(null);

  async function send() {
    const made = sentOf(
      await attempt.send(async (solved) => {
        const own = await settled(phone);
        if (own === null) return null;
        setPhone(own);
        const variables = { input: { phone: { countryCode: own.code, number: own.number }, ...solved } };
        return (await sendCode({ variables, context: { hasOwnErrors: true } })).data?.sendPhoneBindingCode;
      }),
    );
    if (made !== null) setSent(made);
  }

  async function confirm({ token }: Sent, code: string) {
    const payload = await attempt.send(
      async () =>
        (await bind({ variables: { input: { token, code } }, context: { hasOwnErrors: true } })).data?.bindPhone,
    );
    if (payload?.security != null) onDone(payload.security, t("phone.done"));
  }

  if (sent !== null)
    return (
      <SentCode
        to={`${phone.code} ${phone.number}`}
        sent={sent}
        attempt={attempt}
        onSubmit={(code) => void confirm(sent, code)}
        onResend={() => void send()}
        onBack={() => setSent(null)}
      />
    );
  return (
    <StepForm
      lead={t("phone.lead")}
      action={t("contact.send")}
      isBusy={attempt.isBusy}
      error={attempt.errorBeside("phone")}
      captcha={attempt.captcha}
      onSubmit={() => void send()}
    >
      <PhoneField
        label={t("phone.label")}
        ref={focusNow}
        value={phone}
        error={attempt.errorAt("phone")}
        onChange={setPhone}
      />
    </StepForm>
  );
}

/** What the e-mail's field begins with: one that is there and not confirmed. */
const firstEmail = ({ email, methods }: Security) => (methods.isEmailAuthOn ? "" : (email ?? ""));

/** Binds an e-mail by the code that is sent to it. */
export function EmailForm({ security, onDone }: FormProps) {
  const { t } = useTranslation("security");
  const attempt = useTry();
  const [sendCode] = useSendEmailBindingCodeMutation();
  const [bind] = useBindEmailMutation();
  const [email, setEmail] = useState(firstEmail(security));
  const [sent, setSent] = useState<Sent | null>(null);

  async function send() {
    const made = sentOf(
      await attempt.send(
        async (solved) =>
          (await sendCode({ variables: { input: { email, ...solved } }, context: { hasOwnErrors: true } })).data
            ?.sendEmailBindingCode,
      ),
    );
    if (made !== null) setSent(made);
  }

  async function confirm({ token }: Sent, code: string) {
    const payload = await attempt.send(
      async () =>
        (await bind({ variables: { input: { token, code } }, context: { hasOwnErrors: true } })).data?.bindEmail,
    );
    if (payload?.security != null) onDone(payload.security, t("email.done"));
  }

  if (sent !== null)
    return (
      <SentCode
        to={email.trim()}
        sent={sent}
        attempt={attempt}
        onSubmit={(code) => void confirm(sent, code)}
        onResend={() => void send()}
        onBack={() => setSent(null)}
      />
    );
  return (
    <StepForm
      lead={t("email.lead")}
      action={t("contact.send")}
      isBusy={attempt.isBusy}
      error={attempt.errorBeside("email")}
      captcha={attempt.captcha}
      onSubmit={() => void send()}
    >
      <TextField
        label={t("email.label")}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        maxLength={254}
        ref={focusNow}
        value={email}
        error={attempt.errorAt("email")}
        onChange={({ target }) => setEmail(target.value)}
      />
    </StepForm>
  );
}

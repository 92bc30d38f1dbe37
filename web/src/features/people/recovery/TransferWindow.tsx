import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDialog } from "@/platform/app/app.ts";
import { digitsOf } from "#shared/typed/digits.ts";
import { useSettledPhone } from "@/ui/fields/phone/usePhoneCountries.ts";
import {
  useCheckTransferCodeMutation,
  useSendTransferCodeMutation,
  useTransferUserMutation,
} from "@/operations/people/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { CodeField } from "@/ui/fields/CodeField.tsx";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { NO_PHONE, PhoneField } from "@/ui/fields/phone/PhoneField.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import { focusNow } from "@/ui/overlays/focusNow.ts";
import styles from "./Recovery.module.css";
import { StepForm } from "./StepForm.tsx";
import { useStep } from "./useStep.ts";

interface Moved {
  status: "MOVED" | "ALREADY" | "REFUSED";
  userId: string | null;
  password: string | null;
}

/** Digits of a number of the former brand. */
const LONGEST_NUMBER = 9;

/** Coming over from the former brand (SPEC 2.61, 7.28): number and phone, the code, the new login and password. */
export default function TransferWindow({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation("recovery");
  return (
    <Dialog title={t("transfer.title")} closeLabel={t("close")} isOpen={isOpen} onClose={onClose}>
      <TransferForm />
    </Dialog>
  );
}

function TransferForm() {
  const { t } = useTranslation("recovery");
  const step = useStep();
  const [sendCode] = useSendTransferCodeMutation();
  const [checkCode] = useCheckTransferCodeMutation();
  const [transfer] = useTransferUserMutation();
  const settled = useSettledPhone();
  const [formerId, setFormerId] = useState("");
  const [phone, setPhone] = useState(NO_PHONE);
  const [isEmpty, setEmpty] = useState(false);
  const [sent, setSent] = useState<{ retryAt: string | null } | null>(null);
  const [code, setCode] = useState("");
  /** Kept, so that a lost answer of the last call can be asked for again: the code is used up by then. */
  const [redirectToken, setRedirectToken] = useState<string | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);

  async function send() {
    setEmpty(formerId === "" || phone.number === "");
    if (formerId === "" || phone.number === "") return;
    const payload = await step.send(async (captcha) => {
      const own = await settled(phone);
      if (own === null) return null;
      setPhone(own);
      const input = { formerId, phone: { countryCode: own.code, number: own.number }, ...captcha };
      return (await sendCode({ variables: { input }, context: { hasOwnErrors: true } })).data?.sendTransferCode;
    });
    if (payload !== null) setSent({ retryAt: payload.retryAt ?? null });
  }

  async function confirm() {
    const token =
      redirectToken ??
      (
        await step.send(
          async () =>
            (await checkCode({ variables: { input: { formerId, code } }, context: { hasOwnErrors: true } })).data
              ?.checkTransferCode,
        )
      )?.redirectToken ??
      null;
    if (token === null) return;
    setRedirectToken(token);
    const payload = await step.send(
      async () =>
        (await transfer({ variables: { input: { redirectToken: token } }, context: { hasOwnErrors: true } })).data
          ?.transferUser,
    );
    if (payload?.status != null)
      setMoved({ status: payload.status, userId: payload.userId ?? null, password: payload.password ?? null });
  }

  if (moved !== null) return <TransferDone moved={moved} />;
  if (sent !== null) {
    return (
      <StepForm
        step={step}
        action={t("confirm")}
        fields={["code"]}
        onSubmit={() => void confirm()}
        after={
          <button
            type="button"
            className={styles.other}
            onClick={() => {
              setSent(null);
              setRedirectToken(null);
              setCode("");
            }}
          >
            {t("back")}
          </button>
        }
      >
        <p className={styles.lead}>{t("transfer.codeSent")}</p>
        <CodeField
          label={t("code")}
          ref={focusNow}
          value={code}
          error={step.errorAt("code")}
          retryAt={sent.retryAt}
          isResending={step.isBusy}
          onChange={setCode}
          onResend={() => void send()}
        />
      </StepForm>
    );
  }
  return (
    <StepForm step={step} action={t("sendCode")} fields={["formerId", "phone"]} onSubmit={() => void send()}>
      <p className={styles.lead}>{t("transfer.lead")}</p>
      <TextField
        label={t("transfer.number")}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={formerId}
        error={isEmpty && formerId === "" ? t("required.number") : step.errorAt("formerId")}
        onChange={({ target }) => setFormerId(digitsOf(target.value).slice(0, LONGEST_NUMBER))}
      />
      <PhoneField
        label={t("phone")}
        value={phone}
        error={isEmpty && phone.number === "" ? t("required.phone") : step.errorAt("phone")}
        onChange={setPhone}
      />
    </StepForm>
  );
}

function TransferDone({ moved }: { moved: Moved }) {
  const { t } = useTranslation("recovery");
  const dialog = useDialog();
  const { status, userId, password } = moved;
  return (
    <div className={styles.form}>
      <p
        className={status === "REFUSED" ? styles.refusal : styles.done}
        role={status === "REFUSED" ? "alert" : "status"}
      >
        {t(`transfer.${status}`)}
      </p>
      {userId === null ? null : (
        <dl className={styles.credentials}>
          <dt>{t("transfer.login")}</dt>
          <dd dir="ltr">{userId}</dd>
          {password === null ? null : (
            <>
              <dt>{t("transfer.password")}</dt>
              <dd dir="ltr">{password}</dd>
            </>
          )}
        </dl>
      )}
      {status === "REFUSED" ? null : (
        <Button look="primary" isWide onClick={() => dialog({ name: "signIn" })}>
          {t("signIn")}
        </Button>
      )}
      {status === "ALREADY" ? (
        <button type="button" className={styles.other} onClick={() => dialog({ name: "forgotPassword" })}>
          {t("title")}
        </button>
      ) : null}
    </div>
  );
}

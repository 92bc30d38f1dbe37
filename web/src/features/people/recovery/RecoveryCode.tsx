import { useTranslation } from "react-i18next";
import { useCheckRecoveryCodeMutation, useSendRecoveryCodeMutation } from "@/operations/people/generated.ts";
import { CodeStep, isolated } from "@/ui/fields/CodeStep.tsx";
import type { SentTo } from "./HowStep.tsx";
import { useStep } from "./useStep.ts";

interface Props {
  sent: SentTo;
  onSent(sent: SentTo): void;
  /** The code was right. */
  onToken(token: string): void;
  onBack(): void;
}

/** The second step: the code from the message. */
export function RecoveryCode({ sent, onSent, onToken, onBack }: Props) {
  const { t } = useTranslation("recovery");
  const step = useStep();
  const [sendCode] = useSendRecoveryCodeMutation();
  const [checkCode] = useCheckRecoveryCodeMutation();

  async function submit(code: string) {
    const payload = await step.send(
      async (captcha) =>
        (await checkCode({ variables: { input: { id: sent.id, code, ...captcha } }, context: { hasOwnErrors: true } }))
          .data?.checkRecoveryCode,
    );
    if (payload?.token != null) onToken(payload.token);
  }

  async function resend() {
    const payload = await step.send(
      async (captcha) =>
        (await sendCode({ variables: { input: { ...sent.whom, ...captcha } }, context: { hasOwnErrors: true } })).data
          ?.sendRecoveryCode,
    );
    if (payload?.id == null) return;
    onSent({ ...sent, id: payload.id, retryAt: payload.retryAt ?? null });
  }

  const to = isolated(
    "email" in sent.whom ? sent.whom.email : `${sent.whom.phone.countryCode} ${sent.whom.phone.number}`,
  );
  return (
    <CodeStep
      key={sent.id}
      lead={t("codeSent", { to })}
      label={t("code")}
      action={t("confirm")}
      back={t("back")}
      retryAt={sent.retryAt}
      isBusy={step.isBusy}
      codeError={step.errorAt("code")}
      error={step.errorBeside("code")}
      captcha={step.captcha}
      onSubmit={(code) => void submit(code)}
      onResend={() => void resend()}
      onBack={onBack}
    />
  );
}

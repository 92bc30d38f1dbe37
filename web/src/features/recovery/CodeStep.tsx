import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCheckRecoveryCodeMutation, useSendRecoveryCodeMutation } from "@/operations/pages.generated.ts";
import { CodeField } from "@/ui/CodeField.tsx";
import { focusNow } from "@/ui/focusNow.ts";
import type { SentTo } from "./HowStep.tsx";
import styles from "./Recovery.module.css";
import { StepForm } from "./StepForm.tsx";
import { useStep } from "./useStep.ts";

interface Props {
  sent: SentTo;
  onSent(sent: SentTo): void;
  /** The code was right. */
  onToken(token: string): void;
  onBack(): void;
}

/** The second step: the code from the message. */
export function CodeStep({ sent, onSent, onToken, onBack }: Props) {
  const { t } = useTranslation("recovery");
  const step = useStep();
  const [sendCode] = useSendRecoveryCodeMutation();
  const [checkCode] = useCheckRecoveryCodeMutation();
  const [code, setCode] = useState("");

  async function submit() {
    const payload = await step.send(async (captcha) => (await checkCode({ variables: { input: { id: sent.id, code, ...captcha } }, context: { hasOwnErrors: true } })).data?.checkRecoveryCode);
    if (payload?.token != null) onToken(payload.token);
  }

  async function resend() {
    const payload = await step.send(async (captcha) => (await sendCode({ variables: { input: { ...sent.whom, ...captcha } }, context: { hasOwnErrors: true } })).data?.sendRecoveryCode);
    if (payload?.id == null) return;
    setCode("");
    onSent({ ...sent, id: payload.id, retryAt: payload.retryAt ?? null });
  }

  // Isolated, because an address runs from left to right in every language.
  const to = `\u2066${"email" in sent.whom ? sent.whom.email : `${sent.whom.phone.countryCode} ${sent.whom.phone.number}`}\u2069`;
  return (
    <StepForm step={step} action={t("confirm")} onSubmit={() => void submit()} after={<button type="button" className={styles.other} onClick={onBack}>{t("back")}</button>}>
      <p className={styles.lead}>{t("codeSent", { to })}</p>
      <CodeField label={t("code")} ref={focusNow} value={code} retryAt={sent.retryAt} isResending={step.isBusy} onChange={setCode} onResend={() => void resend()} />
    </StepForm>
  );
}

import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useEnter } from "@/platform/session/useEnter.ts";
import { useActivateFastMutation, useSendActivationCodeMutation } from "@/operations/people/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { CaptchaField } from "@/ui/fields/CaptchaField.tsx";
import { CodeField } from "@/ui/fields/CodeField.tsx";
import { focusNow } from "@/ui/overlays/focusNow.ts";
import styles from "./Recovery.module.css";
import { StepForm } from "./StepForm.tsx";
import { useStep } from "./useStep.ts";

interface Props {
  channel: "EMAIL" | "PHONE";
  /** @param passwordToken what a password of their own is set by, of those who have none */
  onConfirmed(passwordToken: string | null): void;
}

/** Confirms an e-mail or a phone by a code that is sent to it. */
export function CodeActivation({ channel, onConfirmed }: Props) {
  const { t } = useTranslation("recovery");
  const step = useStep();
  const enter = useEnter();
  const [sendCode] = useSendActivationCodeMutation();
  const [activate] = useActivateFastMutation();
  const [sent, setSent] = useState<{ retryAt: string | null } | null>(null);
  const [code, setCode] = useState("");

  async function send() {
    const payload = await step.send(
      async (captcha) =>
        (await sendCode({ variables: { input: { channel, ...captcha } }, context: { hasOwnErrors: true } })).data
          ?.sendActivationCode,
    );
    if (payload !== null) setSent({ retryAt: payload.retryAt ?? null });
  }

  async function submit() {
    const payload = await step.send(
      async () =>
        (await activate({ variables: { input: { channel, code } }, context: { hasOwnErrors: true } })).data
          ?.activateFast,
    );
    if (payload?.isConfirmed !== true) return;
    onConfirmed(payload.passwordToken ?? null);
    await enter();
  }

  if (sent === null) {
    const words = step.errorBeside();
    return (
      <>
        <CaptchaField {...step.captcha} />
        {words === null ? null : (
          <p className={styles.refusal} role="alert">
            {words}
          </p>
        )}
        <div className={styles.steps}>
          <Button isBusy={step.isBusy} onClick={() => void send()}>
            {t("sendCode")}
          </Button>
        </div>
      </>
    );
  }
  return (
    <StepForm step={step} action={t("confirm")} fields={["code"]} onSubmit={() => void submit()}>
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

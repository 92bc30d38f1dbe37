import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readOneTimeCode } from "#shared/typed/codes.ts";
import { useSendStopCodeMutation, useStopTwoFactorMutation } from "@/operations/office/generated.ts";
import { CodeField } from "@/ui/fields/CodeField.tsx";
import { PasswordField } from "@/ui/fields/PasswordField.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import { focusNow } from "@/ui/overlays/focusNow.ts";
import { OtherWay, StepForm } from "@/ui/fields/StepForm.tsx";
import { questionKey } from "./questions.ts";
import type { FormProps } from "./SecurityWindow.tsx";
import { useTry } from "./useTry.ts";

/**
 * Turns two steps off: the password, a code of the app, of a recovery sheet or from a message, and the answer where
 * there is a question.
 */
export function TwoFactorOffForm({ security, onDone }: FormProps) {
  const { t } = useTranslation("security");
  const attempt = useTry();
  const [sendCode] = useSendStopCodeMutation();
  const [stop] = useStopTwoFactorMutation();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [answer, setAnswer] = useState("");
  const [sent, setSent] = useState<{ token: string; retryAt: string | null } | null>(null);
  const hasQuestion = security.questionId !== null;
  const hasCode = sent !== null || security.twoFactor === "APP";

  async function send() {
    const payload = await attempt.send(
      async (input) => (await sendCode({ variables: { input }, context: { hasOwnErrors: true } })).data?.sendStopCode,
    );
    if (payload?.token == null) return;
    setCode("");
    setSent({ token: payload.token, retryAt: payload.retryAt });
  }

  async function submit() {
    const input = {
      password,
      code: readOneTimeCode(code),
      ...(sent !== null && { token: sent.token }),
      ...(hasQuestion && { answer }),
    };
    const payload = await attempt.send(
      async () => (await stop({ variables: { input }, context: { hasOwnErrors: true } })).data?.stopTwoFactor,
    );
    if (payload?.security != null) onDone(payload.security, t("twoFactor.offDone"));
  }

  return (
    <StepForm
      lead={t("twoFactor.offLead")}
      action={t("twoFactor.turnOff")}
      isBusy={attempt.isBusy}
      error={attempt.errorBeside("password", hasCode && "code", hasQuestion && "answer")}
      captcha={attempt.captcha}
      onSubmit={() => void submit()}
    >
      <PasswordField
        label={t("proof.password")}
        autoComplete="current-password"
        maxLength={256}
        ref={focusNow}
        value={password}
        error={attempt.errorAt("password")}
        onChange={({ target }) => setPassword(target.value)}
      />
      {hasQuestion ? (
        <TextField
          label={t(questionKey(security.questionId))}
          autoComplete="off"
          maxLength={64}
          value={answer}
          error={attempt.errorAt("answer")}
          onChange={({ target }) => setAnswer(target.value)}
        />
      ) : null}
      {sent === null && hasCode ? (
        <TextField
          label={t("twoFactor.anyCode")}
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={32}
          spellCheck={false}
          value={code}
          error={attempt.errorAt("code")}
          onChange={({ target }) => setCode(target.value)}
        />
      ) : null}
      {sent === null ? null : (
        <CodeField
          label={t("contact.code")}
          value={code}
          error={attempt.errorAt("code")}
          retryAt={sent.retryAt}
          isResending={attempt.isBusy}
          onChange={setCode}
          onResend={() => void send()}
        />
      )}
      {sent === null && security.phone !== null ? (
        <OtherWay isDisabled={attempt.isBusy} onClick={() => void send()}>
          {t("twoFactor.bySms")}
        </OtherWay>
      ) : null}
    </StepForm>
  );
}

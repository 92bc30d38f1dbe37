import { useState } from "react";
import { useTranslation } from "react-i18next";
import { minPasswordLength, passwordProblems } from "#shared/people/passwordRules.ts";
import { useChangePasswordMutation } from "@/operations/office/generated.ts";
import { PasswordField } from "@/ui/fields/PasswordField.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import { focusNow } from "@/ui/overlays/focusNow.ts";
import { StepForm } from "@/ui/fields/StepForm.tsx";
import { questionKey } from "./questions.ts";
import type { FormProps } from "./SecurityWindow.tsx";
import { useTry } from "./useTry.ts";

/** A new password by the old one; where the device is new, the security question is asked too. */
export function PasswordForm({ security, onDone }: FormProps) {
  const { t } = useTranslation("security");
  const attempt = useTry();
  const [change] = useChangePasswordMutation();
  const [oldPassword, setOldPassword] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const [answer, setAnswer] = useState("");
  const [isTried, setTried] = useState(false);
  const isWeak = isTried && passwordProblems(newPassword).length > 0;

  async function submit() {
    setTried(true);
    if (passwordProblems(newPassword).length > 0) return;
    const payload = await attempt.send(
      async () =>
        (
          await change({
            variables: { input: { oldPassword, newPassword, ...(security.isAnswerNeeded && { answer }) } },
            context: { hasOwnErrors: true },
          })
        ).data?.changePassword,
    );
    if (payload?.security != null) onDone(payload.security, t("password.done"));
  }

  return (
    <StepForm
      lead={t("password.lead")}
      action={t("password.action")}
      isBusy={attempt.isBusy}
      error={attempt.errorBeside("oldPassword", "newPassword", security.isAnswerNeeded && "answer")}
      onSubmit={() => void submit()}
    >
      <PasswordField
        label={t("password.old")}
        autoComplete="current-password"
        maxLength={256}
        ref={focusNow}
        value={oldPassword}
        error={attempt.errorAt("oldPassword")}
        onChange={({ target }) => setOldPassword(target.value)}
      />
      <PasswordField
        label={t("password.new")}
        hint={t("password.rules", { count: minPasswordLength })}
        autoComplete="new-password"
        value={newPassword}
        error={isWeak ? t("error.PASSWORD_WEAK") : attempt.errorAt("newPassword")}
        onChange={({ target }) => setNewPassword(target.value)}
      />
      {security.isAnswerNeeded ? (
        <TextField
          label={t(questionKey(security.questionId))}
          autoComplete="off"
          maxLength={64}
          value={answer}
          error={attempt.errorAt("answer")}
          onChange={({ target }) => setAnswer(target.value)}
        />
      ) : null}
    </StepForm>
  );
}

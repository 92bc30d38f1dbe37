import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useConfirmPasswordMutation } from "@/operations/office/generated.ts";
import { PasswordField } from "@/ui/fields/PasswordField.tsx";
import { focusNow } from "@/ui/overlays/focusNow.ts";
import { StepForm } from "@/ui/fields/StepForm.tsx";
import type { Security } from "./useSecurity.ts";
import { useTry } from "./useTry.ts";

/** Who signed in a while ago gives their password again before they change how the account is guarded. */
export function ProofForm({ onProven }: { onProven(security: Security): void }) {
  const { t } = useTranslation("security");
  const attempt = useTry();
  const [confirm] = useConfirmPasswordMutation();
  const [password, setPassword] = useState("");

  async function submit() {
    const payload = await attempt.send(
      async () =>
        (await confirm({ variables: { input: { password } }, context: { hasOwnErrors: true } })).data?.confirmPassword,
    );
    if (payload?.security != null) onProven(payload.security);
  }

  return (
    <StepForm
      lead={t("proof.lead")}
      action={t("proof.action")}
      isBusy={attempt.isBusy}
      error={attempt.errorBeside("password")}
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
    </StepForm>
  );
}

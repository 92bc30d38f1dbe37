import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCloseAccountMutation, useExportMyDataMutation } from "@/operations/office/generated.ts";
import { useClient, useConnection } from "@/platform/app/app.ts";
import { becomeGuest } from "@/platform/session/signOut.ts";
import { focusNow } from "@/ui/overlays/focusNow.ts";
import { PasswordField } from "@/ui/fields/PasswordField.tsx";
import { StepForm } from "@/ui/fields/StepForm.tsx";
import type { FormProps } from "./SecurityWindow.tsx";
import { useTry } from "./useTry.ts";

/** Hands a text over as a file. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Everything that is held about the player, as a file. */
export function ExportDataForm({ security, onDone }: FormProps) {
  const { t } = useTranslation("security");
  const attempt = useTry();
  const [exportData] = useExportMyDataMutation();

  async function submit() {
    const payload = await attempt.send(
      async () => (await exportData({ context: { hasOwnErrors: true } })).data?.exportMyData,
    );
    if (payload?.data == null) return;
    download("my-data.json", payload.data);
    onDone(security, t("data.exported"));
  }

  return (
    <StepForm
      lead={t("data.exportLead")}
      action={t("data.download")}
      isBusy={attempt.isBusy}
      error={attempt.errorBeside()}
      onSubmit={() => void submit()}
    />
  );
}

/** Closes the account for good; the page is a guest's then. */
export function CloseAccountForm({ security, onDone }: FormProps) {
  const { t } = useTranslation("security");
  const client = useClient();
  const connection = useConnection();
  const attempt = useTry();
  const [close] = useCloseAccountMutation();
  const [password, setPassword] = useState("");

  async function submit() {
    const payload = await attempt.send(
      async () =>
        (await close({ variables: { input: { password } }, context: { hasOwnErrors: true } })).data?.closeAccount,
    );
    if (payload?.isClosed !== true) return;
    onDone(security, t("data.closed"));
    await becomeGuest({ client, connection });
  }

  return (
    <StepForm
      lead={t("data.closeLead")}
      action={t("data.closeAction")}
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

import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRenewRecoveryCodesMutation } from "@/operations/office/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { StepForm } from "@/ui/fields/StepForm.tsx";
import styles from "./Form.module.css";
import type { FormProps } from "./SecurityWindow.tsx";
import type { Security } from "./useSecurity.ts";
import { useTry } from "./useTry.ts";
import { copyText } from "@/platform/browser/claims.ts";

/** Ten codes that are shown once, to be copied, kept as a file or written down. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const { t } = useTranslation("security");
  const [isCopied, setCopied] = useState(false);
  const text = codes.join("\n");

  async function copy() {
    setCopied(await copyText(text));
  }

  return (
    <StepForm lead={t("recovery.lead")} action={t("recovery.kept")} isBusy={false} error={null} onSubmit={onClose}>
      <ul className={styles.codes} dir="ltr" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.steps}>
        <Button onClick={() => void copy()}>{t(isCopied ? "recovery.copied" : "recovery.copy")}</Button>
        <a
          className={styles.save}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {t("recovery.save")}
        </a>
      </div>
    </StepForm>
  );
}

/** Makes new recovery codes, after a word of warning about the old ones. */
export function RenewCodesForm({ onKeep, onDone }: FormProps) {
  const { t } = useTranslation("security");
  const attempt = useTry();
  const [renew] = useRenewRecoveryCodesMutation();
  const [made, setMade] = useState<{ codes: readonly string[]; security: Security } | null>(null);

  async function submit() {
    const payload = await attempt.send(
      async () => (await renew({ context: { hasOwnErrors: true } })).data?.renewRecoveryCodes,
    );
    if (payload?.recoveryCodes == null || payload.security == null) return;
    onKeep(payload.security);
    setMade({ codes: payload.recoveryCodes, security: payload.security });
  }

  if (made !== null) return <RecoveryCodes codes={made.codes} onClose={() => onDone(made.security, null)} />;
  return (
    <StepForm
      lead={t("recovery.renewLead")}
      action={t("recovery.renew")}
      isBusy={attempt.isBusy}
      error={attempt.errorBeside()}
      onSubmit={() => void submit()}
    />
  );
}

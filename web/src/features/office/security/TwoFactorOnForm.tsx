import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useBeginTwoFactorMutation, useConfirmTwoFactorMutation } from "@/operations/office/generated.ts";
import { CodeField } from "@/ui/fields/CodeField.tsx";
import { QrCode } from "@/ui/marks/QrCode.tsx";
import { focusNow } from "@/ui/overlays/focusNow.ts";
import { StepForm } from "@/ui/fields/StepForm.tsx";
import styles from "./Form.module.css";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import type { FormProps } from "./SecurityWindow.tsx";
import type { Security } from "./useSecurity.ts";
import { useTry } from "./useTry.ts";

/** Apps show a secret in groups of four, so that it can be typed. */
const grouped = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** Turns two steps on: the app takes the secret, shows a code, and the player keeps their recovery codes. */
export function TwoFactorOnForm({ onKeep, onDone }: FormProps) {
  const { t } = useTranslation("security");
  const attempt = useTry();
  const [beginNow] = useBeginTwoFactorMutation();
  const [confirm] = useConfirmTwoFactorMutation();
  const [key, setKey] = useState<{ secret: string; uri: string } | null>(null);
  const [code, setCode] = useState("");
  const [made, setMade] = useState<{ codes: readonly string[]; security: Security } | null>(null);

  async function begin() {
    const payload = await attempt.send(
      async () => (await beginNow({ context: { hasOwnErrors: true } })).data?.beginTwoFactor,
    );
    if (payload?.secret != null && payload.uri != null) setKey({ secret: payload.secret, uri: payload.uri });
  }

  async function submit() {
    const payload = await attempt.send(
      async () =>
        (await confirm({ variables: { input: { code } }, context: { hasOwnErrors: true } })).data?.confirmTwoFactor,
    );
    if (payload?.recoveryCodes == null || payload.security == null) return;
    onKeep(payload.security);
    setMade({ codes: payload.recoveryCodes, security: payload.security });
  }

  if (made !== null)
    return <RecoveryCodes codes={made.codes} onClose={() => onDone(made.security, t("twoFactor.onDone"))} />;
  if (key === null)
    return (
      <StepForm
        lead={t("twoFactor.need")}
        action={t("twoFactor.begin")}
        isBusy={attempt.isBusy}
        error={attempt.errorBeside()}
        onSubmit={() => void begin()}
      />
    );
  return (
    <StepForm
      lead={t("twoFactor.lead")}
      action={t("twoFactor.turnOn")}
      isBusy={attempt.isBusy}
      error={attempt.errorBeside("code")}
      onSubmit={() => void submit()}
    >
      <div className={styles.key}>
        <QrCode text={key.uri} label={t("twoFactor.qr")} />
        <p className={styles.lead}>{t("twoFactor.typed")}</p>
        <bdi translate="no" dir="ltr" className={styles.secret}>
          {grouped(key.secret)}
        </bdi>
      </div>
      <CodeField
        label={t("twoFactor.code")}
        ref={focusNow}
        value={code}
        error={attempt.errorAt("code")}
        retryAt={null}
        onChange={setCode}
      />
    </StepForm>
  );
}

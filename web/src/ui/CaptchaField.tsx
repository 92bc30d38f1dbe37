import type { ComponentPropsWithRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "./CaptchaField.module.css";
import { TextField } from "./TextField.tsx";

interface Props {
  /** The challenge that came with the refusal; null shows nothing. */
  challenge: { id: string; image: string } | null;
  /** What the form registers the answer with. */
  registration: Partial<ComponentPropsWithRef<"input">>;
  /** What is wrong with the answer, in words. */
  error?: string | undefined;
}

/** A picture of characters and the field to type them into, where the server asks for it (SPEC 5.25). */
export function CaptchaField({ challenge, registration, error }: Props) {
  const { t } = useTranslation("fields");
  if (challenge === null) return null;
  return (
    <>
      <img className={styles.picture} src={`data:image/svg+xml,${encodeURIComponent(challenge.image)}`} alt={t("captchaPicture")} />
      <TextField label={t("captcha")} autoComplete="off" autoCapitalize="characters" spellCheck={false} dir="ltr" error={error} {...registration} />
    </>
  );
}

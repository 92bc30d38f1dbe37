import { useTranslation } from "react-i18next";
import Eye from "~icons/mdi/eye-outline";
import { NOINDEX } from "@/platform/head/head.ts";
import styles from "./PreviewStrip.module.css";

/** Says above a text that a preview link shows it; search engines keep no such page. */
export function PreviewStrip() {
  const { t } = useTranslation("content");
  return (
    <p className={styles.strip} role="status">
      <meta name="robots" content={NOINDEX} />
      <Eye aria-hidden />
      <strong>{t("preview")}</strong>
      <span>{t("previewText")}</span>
    </p>
  );
}

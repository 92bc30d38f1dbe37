import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { useSiteConfig } from "@/app/siteData.ts";
import { Dialog } from "@/ui/Dialog.tsx";
import styles from "./SupportWindow.module.css";

/** What to do about a lost password (SPEC 2.39): the page that tells it, and whom to write to. */
export default function ForgotPassword({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation("support");
  const lang = languageOf(useApp());
  const { email = null, phone = null } = useSiteConfig()?.support ?? {};
  return (
    <Dialog title={t("forgotTitle")} closeLabel={t("close")} isOpen={isOpen} onClose={onClose}>
      <p className={styles.lead}>{t("forgotText")}</p>
      {email === null ? null : <p><a href={`mailto:${email}`} className={styles.link}><bdi>{email}</bdi></a></p>}
      {phone === null ? null : <p><a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={styles.link}><bdi>{phone}</bdi></a></p>}
      <p><Link to={urls.page(lang, "passwordReset")} onClick={onClose} className={styles.link}>{t("forgotPage")}</Link></p>
    </Dialog>
  );
}

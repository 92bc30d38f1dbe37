import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Email from "~icons/mdi/email-outline";
import Phone from "~icons/mdi/phone-outline";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { useSiteConfig, useViewer } from "@/app/site/siteData.ts";
import { Dialog } from "@/ui/Dialog.tsx";
import styles from "./SupportWindow.module.css";

/** How to reach support: the operator's addresses, the pages that answer most questions, and the place of his chat. */
export default function SupportWindow({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation(["support", "menu"]);
  const lang = languageOf(useApp());
  const config = useSiteConfig();
  const viewer = useViewer();
  const phone = config?.support?.phone ?? null;
  const email = config?.support?.email ?? null;
  const consultant = config?.supportConsultant ?? null;
  const provider = consultant?.providers.find(({ language }) => language === lang)?.provider;
  const pages = [
    { name: "contacts", to: urls.page(lang, "contacts") }, { name: "howBet", to: urls.page(lang, "howBet") }, { name: "payment", to: urls.page(lang, "payment") },
    { name: "disputeResolution", to: urls.page(lang, "disputeResolution") }, { name: "responsibleGaming", to: urls.page(lang, "responsibleGaming") },
  ] as const;
  return (
    <Dialog title={t("title")} closeLabel={t("close")} isOpen={isOpen} onClose={onClose}>
      <p className={styles.lead}>{t("lead")}</p>
      <ul className={styles.ways}>
        {phone === null ? null : <li><a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={styles.way}><Phone aria-hidden /><span>{t("phone")}<strong><bdi>{phone}</bdi></strong></span></a></li>}
        {email === null ? null : <li><a href={`mailto:${email}`} className={styles.way}><Email aria-hidden /><span>{t("email")}<strong><bdi>{email}</bdi></strong></span></a></li>}
      </ul>
      {/* The script of the provider the operator has chosen for this language finds its place by these names (SPEC 3.36). */}
      {consultant === null || provider === undefined ? null : <div data-support-consultant={consultant.id} data-support-provider={provider} lang={lang} />}
      <h3 className={styles.head}>{t("answers")}</h3>
      <ul>
        {viewer === null ? null : <li><Link to={urls.page(lang, "support")} onClick={onClose} className={styles.link}>{t("request")}</Link></li>}
        {pages.map(({ name, to }) => <li key={name}><Link to={to} onClick={onClose} className={styles.link}>{t(`menu:page.${name}`)}</Link></li>)}
      </ul>
    </Dialog>
  );
}

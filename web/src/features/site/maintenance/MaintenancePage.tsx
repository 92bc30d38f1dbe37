import { useTranslation } from "react-i18next";
import Wrench from "~icons/mdi/wrench-clock";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { NOINDEX } from "@/platform/head/head.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import styles from "./MaintenancePage.module.css";
import { useInstant, useMaintenance } from "./useMaintenance.ts";

/** What stands in for every page while the site is closed (SPEC 4.59). It goes away by itself. */
export function MaintenancePage() {
  const { t } = useTranslation("maintenance");
  const config = useSiteConfig();
  const instantText = useInstant();
  const state = useMaintenance();
  const endsAt = state.kind === "active" ? state.endsAt : null;
  const email = config?.support?.email ?? null;
  return (
    <main className={styles.page} data-layout="empty" data-route="maintenance">
      <PageHead title={t("pageTitle")} robots={NOINDEX} isError />
      <div className={styles.card}>
        <p className={styles.brand}>{config?.companyName}</p>
        <Wrench className={styles.icon} aria-hidden />
        <h1 className={styles.title}>{t("pageTitle")}</h1>
        {endsAt === null ? null : <p className={styles.until}>{t("until", { to: instantText(endsAt) })}</p>}
        <p className={styles.text}>{t("pageText")}</p>
        <p className={styles.text}>{t("comesBack")}</p>
        {email === null ? null : (
          <a className={styles.action} href={`mailto:${email}`}>
            {t("support")}
          </a>
        )}
      </div>
    </main>
  );
}

import { useTranslation } from "react-i18next";
import { SignInNotice } from "@/account/SignInNotice.tsx";
import { Link } from "react-router";
import { routeExists } from "#shared/routes/availability.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import { statementUrl } from "@/account/statementUrl.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { LimitSection } from "./LimitSection.tsx";
import styles from "./LimitsPage.module.css";
import { type AskedLimits, useLimits } from "./useLimits.ts";
import { limitsOf, SECTIONS } from "./waiting.ts";

const ROWS = 13;
const ROW = 92;

/** The bounds that a player sets themselves: money, time, and breaks from playing (SPEC 2.43, 3.14). */
export function LimitsPage({ answer }: { answer: AskedLimits }) {
  const { t } = useTranslation("limits");
  const lang = useLanguage();
  const config = useSiteConfig();
  const viewer = useViewer();
  const { limits, isLoading, isOffline, retry } = useLimits(answer, viewer !== null);
  const hasFailed = viewer !== null && limits === null && !isLoading;

  return (
    <section className={styles.page}>
      <PageHead title={t("title")} />
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <p>{t("lead")}</p>
        {routeExists("historyPay", config) ? (
          <Link className={styles.link} to={statementUrl(lang)}>
            {t("toStatement")}
          </Link>
        ) : null}
      </header>
      {isOffline ? (
        <p className={styles.offline} role="status">
          {t("offline")}
        </p>
      ) : null}
      {viewer === null ? (
        <div className={styles.card}>
          <SignInNotice title={t("locked")} action={t("signIn")} />
        </div>
      ) : null}
      {hasFailed ? (
        <div className={styles.card}>
          <LoadFailed title={t("failed")} retry={retry} />
        </div>
      ) : null}
      {viewer !== null && limits === null && isLoading ? (
        <div className={styles.card}>
          <Skeleton rows={ROWS} height={ROW} label={t("loading")} />
        </div>
      ) : null}
      {viewer === null || limits === null
        ? null
        : SECTIONS.map((place) => {
            const own = limitsOf(limits, place);
            return own.length === 0 ? null : <LimitSection key={place.section} section={place.section} limits={own} />;
          })}
      {viewer !== null && limits?.length === 0 ? (
        <div className={styles.card}>
          <Notice title={t("none")} text={t("noneText")} />
        </div>
      ) : null}
    </section>
  );
}

import { useTranslation } from "react-i18next";
import Cloud from "~icons/mdi/cloud-alert";
import Lock from "~icons/mdi/lock-outline";
import { useApp } from "@/app/app.ts";
import { useViewer } from "@/app/site/siteData.ts";
import { PageHead } from "@/head/PageHead.tsx";
import { Button } from "@/ui/Button.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { Skeleton } from "@/ui/Skeleton.tsx";
import { LimitSection } from "./LimitSection.tsx";
import styles from "./LimitsPage.module.css";
import { useLimits } from "./useLimits.ts";
import { limitsOf, SECTIONS } from "./waiting.ts";

const ROWS = 13;
const ROW = 92;

/** The bounds that a player sets himself: money, time, and breaks from playing (SPEC 2.43, 3.14). */
export function LimitsPage() {
  const { t } = useTranslation("limits");
  const app = useApp();
  const viewer = useViewer();
  const { limits, isLoading, isOffline, retry } = useLimits(viewer !== null);
  const hasFailed = viewer !== null && limits === null && !isLoading;

  return (
    <section className={styles.page}>
      <PageHead title={t("title")} />
      <header className={styles.head}><h1>{t("title")}</h1><p>{t("lead")}</p></header>
      {isOffline ? <p className={styles.offline} role="status">{t("offline")}</p> : null}
      {viewer === null ? <div className={styles.card}><Notice icon={<Lock />} title={t("locked")} action={<Button look="primary" onClick={() => app.dialog({ name: "signIn" })}>{t("signIn")}</Button>} /></div> : null}
      {hasFailed ? <div className={styles.card}><Notice role="alert" icon={<Cloud />} title={t("failed")} text={t("failedText")} action={<Button onClick={retry}>{t("retry")}</Button>} /></div> : null}
      {viewer !== null && limits === null && isLoading ? <div className={styles.card}><Skeleton rows={ROWS} height={ROW} label={t("loading")} /></div> : null}
      {viewer === null || limits === null ? null : SECTIONS.map((place) => {
        const own = limitsOf(limits, place);
        return own.length === 0 ? null : <LimitSection key={place.section} section={place.section} limits={own} />;
      })}
      {viewer !== null && limits?.length === 0 ? <div className={styles.card}><Notice title={t("none")} text={t("noneText")} /></div> : null}
    </section>
  );
}

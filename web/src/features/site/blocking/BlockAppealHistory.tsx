import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import LockOpen from "~icons/mdi/lock-open-outline";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { NOINDEX } from "@/platform/head/head.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { useViewerQuery } from "@/operations/people/generated.ts";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { Appeals, type AskedAppeals } from "./Appeals.tsx";
import styles from "./BlockPage.module.css";
import { Contacts } from "./Contacts.tsx";

/** A blocked player's appeals (SPEC 2.59): where they stand, what they wrote and was answered, and where they write. */
export function BlockAppealHistory({ appeals }: { appeals: AskedAppeals }) {
  const { t } = useTranslation("blocking");
  const lang = useLanguage();
  const viewer = useViewer();
  const { refetch } = useViewerQuery();
  const banLevel = viewer?.config?.banLevel ?? null;
  return (
    <div className={styles.wide}>
      <PageHead title={t("appeals.title")} robots={NOINDEX} />
      <h1 className={styles.title}>{t("appeals.title")}</h1>
      <p className={styles.text}>{t("appeals.lead")}</p>
      {banLevel === null ? <LoadFailed title={t("appeals.failed")} retry={refetch} /> : null}
      {banLevel === 0 ? (
        <Notice
          icon={<LockOpen />}
          title={t("appeals.none")}
          text={t("appeals.noneText")}
          action={
            <Link className={styles.action} to={urls.history(lang)}>
              {t("appeals.toAccount")}
            </Link>
          }
        />
      ) : null}
      {banLevel !== null && banLevel > 0 ? (
        <>
          <p className={styles.ban} role="status">
            {t("appeals.ban", { level: banLevel, id: viewer?.id ?? "" })}
          </p>
          <Appeals answer={appeals} />
          <Contacts isBeside />
        </>
      ) : null}
    </div>
  );
}

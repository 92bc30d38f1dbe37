import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import LockOpen from "~icons/mdi/lock-open-outline";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { useViewer } from "@/app/site/siteData.ts";
import { NOINDEX } from "@/head/head.ts";
import { PageHead } from "@/head/PageHead.tsx";
import { useViewerQuery } from "@/operations/generated.ts";
import type { BanAppealsQueryVariables } from "@/operations/pages.generated.ts";
import { Button } from "@/ui/Button.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { Appeals } from "./Appeals.tsx";
import styles from "./BlockPage.module.css";
import { Contacts } from "./Contacts.tsx";

/** A blocked player's appeals (SPEC 2.59): where he stands, what he wrote and was answered, and where he writes. */
export function BlockAppealHistory({ variables }: { variables: BanAppealsQueryVariables }) {
  const { t } = useTranslation("blocking");
  const lang = languageOf(useApp());
  const viewer = useViewer();
  const { refetch } = useViewerQuery();
  const banLevel = viewer?.config?.banLevel ?? null;
  return (
    <div className={styles.wide}>
      <PageHead title={t("appeals.title")} robots={NOINDEX} />
      <h1 className={styles.title}>{t("appeals.title")}</h1>
      <p className={styles.text}>{t("appeals.lead")}</p>
      {banLevel === null ? <Notice role="alert" title={t("appeals.failed")} action={<Button onClick={() => void refetch()}>{t("appeals.retry")}</Button>} /> : null}
      {banLevel === 0 ? (
        <Notice
          icon={<LockOpen />} title={t("appeals.none")} text={t("appeals.noneText")}
          action={<Link className={styles.action} to={urls.history(lang)}>{t("appeals.toAccount")}</Link>}
        />
      ) : null}
      {banLevel !== null && banLevel > 0 ? (
        <>
          <p className={styles.ban} role="status">{t("appeals.ban", { level: banLevel, id: viewer?.id ?? "" })}</p>
          <Appeals variables={variables} />
          <Contacts isBeside />
        </>
      ) : null}
    </div>
  );
}

import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Compass from "~icons/mdi/compass-off-outline";
import Alert from "~icons/mdi/alert-circle-outline";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { Notice } from "@/ui/Notice.tsx";
import styles from "./ErrorView.module.css";
import { Frame } from "./Frame.tsx";

/** What stands in for a page that does not exist or failed; header and footer stay. */
export function ErrorView({ status }: { status: number }) {
  return <Frame><ErrorNotice status={status} /></Frame>;
}

/** The same without header and footer, for a place inside a page. */
export function ErrorNotice({ status }: { status: number }) {
  const { t } = useTranslation("errors");
  const lang = languageOf(useApp());
  const isMissing = status === 404;
  return (
    <div className={styles.card}>
      <title>{isMissing ? t("missingTitle") : t("failedTitle")}</title>
      <Notice
        role="alert" icon={isMissing ? <Compass /> : <Alert />}
        title={isMissing ? t("missingTitle") : t("failedTitle")} text={isMissing ? t("missingText") : t("failedText")}
        action={<Link className={styles.home} to={urls.home(lang)}>{t("toHome")}</Link>}
      />
    </div>
  );
}

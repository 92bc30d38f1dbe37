import { useTranslation } from "react-i18next";
import { Link, useRouteError } from "react-router";
import Compass from "~icons/mdi/compass-off";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { missingPartOf } from "@/platform/page/missing.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import styles from "./MarblePage.module.css";

/** No race is at this address; the ones that are lie one step away. */
export function MarbleMissing() {
  const { t } = useTranslation("cyber");
  const lang = useLanguage();
  return (
    <section className={styles.card} role="alert">
      <PageHead title={t("race.missing")} robots="noindex, nofollow" isError />
      <h1 className="visually-hidden">{t("race.missing")}</h1>
      <Notice
        icon={<Compass />}
        title={t("race.missing")}
        text={t("missing.text")}
        action={<Link to={urls.page(lang, "liveMarble")}>{t("race.title")}</Link>}
      />
    </section>
  );
}

/** What the races' pages show when their loader says that there is none; other failures are the site's own to show. */
export function MarbleErrors() {
  const error = useRouteError();
  if (missingPartOf(error, ["race"]) === null) throw error;
  return <MarbleMissing />;
}

import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Trophy from "~icons/mdi/trophy-outline";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import styles from "./TournamentLink.module.css";

/** The way from cricket's games to the tournament's landing. */
export function TournamentLink() {
  const { t } = useTranslation("cricket");
  const lang = useLanguage();
  return (
    <Link to={urls.page(lang, "cricket")} className={styles.link}>
      <Trophy aria-hidden />
      <span>
        <b>{t("name")}</b> <span className={styles.what}>{t("what")}</span>
      </span>
    </Link>
  );
}

import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLanguage } from "@/platform/app/app.ts";
import styles from "./AgeMark.module.css";
import { menuUrl } from "./menuTable.ts";

/** For adults only; leads to how to keep betting a game. On every page of the site. */
export function AgeMark() {
  const { t } = useTranslation("menu");
  const lang = useLanguage();
  return (
    <Link
      to={menuUrl(lang, "responsibleGaming")}
      className={styles.age}
      aria-label={`18+ · ${t("page.responsibleGaming")}`}
      title={t("page.responsibleGaming")}
    >
      <bdi translate="no">18+</bdi>
    </Link>
  );
}

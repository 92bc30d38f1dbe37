import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import styles from "./Registration.module.css";

const POINTS = ["own", "one", "currency", "limits"] as const;

/** What one should know before registering. */
export function KnowBefore() {
  const { t } = useTranslation("registration");
  const lang = useLanguage();
  return (
    <aside className={styles.know} aria-label={t("know.title")}>
      <h2>{t("know.title")}</h2>
      <ul>
        {POINTS.map((point) => (
          <li key={point}>{t(`know.${point}`)}</li>
        ))}
      </ul>
      <Link to={urls.page(lang, "responsibleGaming")} target="_blank" rel="noopener">
        {t("know.more")}
      </Link>
    </aside>
  );
}

import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLanguage } from "@/platform/app/app.ts";
import { SportIcon } from "@/ui/marks/SportIcon.tsx";
import { type ResultsChoice, resultsUrl } from "./address.ts";
import styles from "./SportFilter.module.css";
import type { ShownResults } from "./useResults.ts";

/** Sports that have results here, with their numbers. */
export function SportFilter({ choice, sports }: { choice: ResultsChoice; sports: ShownResults["sports"] }) {
  const { t } = useTranslation("results");
  const lang = useLanguage();
  if (sports.length === 0) return null;
  const all = sports.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label={t("sports")} className={styles.sports}>
      <Link
        preventScrollReset
        to={resultsUrl(lang, { ...choice, sportId: null })}
        className={styles.sport}
        aria-current={choice.sportId === null ? "true" : undefined}
      >
        {t("allSports")}{" "}
        <bdi translate="no" className={styles.count}>
          {all}
        </bdi>
      </Link>
      {sports.map(({ sportId, sport, count }) =>
        sport === null ? null : (
          <Link
            key={sportId}
            preventScrollReset
            to={resultsUrl(lang, { ...choice, sportId })}
            className={styles.sport}
            aria-current={sportId === choice.sportId ? "true" : undefined}
          >
            <SportIcon slug={sport.slug} />
            {sport.name}{" "}
            <bdi translate="no" className={styles.count}>
              {count}
            </bdi>
          </Link>
        ),
      )}
    </nav>
  );
}

import { useTranslation } from "react-i18next";
import type { AwardsQuery } from "@/operations/content/generated.ts";
import styles from "./Awards.module.css";

type Award = NonNullable<AwardsQuery["awards"]>[number];

/** The operator's awards, the newest first; says so where there are none (SPEC 2.51). */
export function Awards({ awards }: { awards: readonly Award[] }) {
  const { t } = useTranslation("awards");
  return (
    <section className={styles.awards} aria-label={t("title")}>
      {awards.length === 0 ? (
        <p className={styles.none}>{t("none")}</p>
      ) : (
        <ul className={styles.list}>
          {awards.map(({ id, year, name, category, organisation, result, url }) => (
            <li key={id} className={styles.award}>
              <p className={styles.result} data-result={result}>
                {t(`result.${result}`)} · {year}
              </p>
              <h2 className={styles.category}>{category}</h2>
              <p>{name}</p>
              <p className={styles.by}>{t("by", { organisation })}</p>
              {url === null ? null : (
                <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`${t("more")}: ${category}`}>
                  {t("more")}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

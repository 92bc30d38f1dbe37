import { useTranslation } from "react-i18next";
import styles from "./MarblePage.module.css";

/** The rule that every race runs by, as the schema publishes it. */
export function RaceRule() {
  const { t } = useTranslation("cyber");
  return (
    <section className={`${styles.card} ${styles.rule}`} aria-labelledby="race-rule">
      <h2 id="race-rule">{t("race.rule")}</h2>
      <p>{t("race.rule1")}</p>
      <p>{t("race.rule2")}</p>
      <p>{t("race.rule3")}</p>
    </section>
  );
}

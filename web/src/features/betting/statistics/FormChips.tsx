import { useTranslation } from "react-i18next";
import type { MatchOutcome } from "@/operations/types.generated.ts";
import styles from "./FormChips.module.css";

/** Last games as letters, oldest first; each says in words what it means. */
export function FormChips({ outcomes }: { outcomes: readonly MatchOutcome[] }) {
  const { t } = useTranslation("statistics");
  return (
    <ol className={styles.chips} aria-label={t("form")}>
      {outcomes.map((outcome, index) => (
        <li
          key={`${outcomes.length - index}`}
          className={styles.chip}
          data-outcome={outcome}
          title={t(`outcome.${outcome}`)}
        >
          <span aria-hidden>{t(`outcomeShort.${outcome}`)}</span>
          <span className="visually-hidden">{t(`outcome.${outcome}`)}</span>
        </li>
      ))}
    </ol>
  );
}

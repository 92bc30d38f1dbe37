import { useTranslation } from "react-i18next";
import styles from "./ListHead.module.css";
import type { ListLook } from "./useListLook.ts";

/**
 * What the columns under a head are; readers hear it with each price. Short where the visitor wants markets named so.
 */
export function ColumnWords({
  look: { view, marketsNames, hasFewColumns },
  hasDraw,
}: {
  look: ListLook;
  hasDraw: boolean;
}) {
  const { t } = useTranslation("games");
  const length = marketsNames === "SHORT" ? "short" : "full";
  const [home, draw, away] = [
    t(`columns.${length}.home`),
    length === "short" ? "X" : t("columns.full.draw"),
    t(`columns.${length}.away`),
  ];
  const result = hasDraw ? [home, draw, away] : [home, away];
  const parts: Readonly<Record<string, readonly string[]>> =
    view === "ASIAN"
      ? { main: [t("handicap"), t("total")], result: hasDraw ? ["1X2", ""] : ["1 2"] }
      : {
          main: result,
          total: [t(`columns.${length}.total`), t(`columns.${length}.over`), t(`columns.${length}.under`)],
          handicap: hasFewColumns ? [] : [t(`columns.${length}.handicap`), home, away],
        };
  return Object.entries(parts).flatMap(([part, words]) =>
    words.map((word, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a column's identity is its position
      <span key={`${part} ${index}`} className={styles.word} data-part={part} aria-hidden>
        {word}
      </span>
    )),
  );
}

import { useTranslation } from "react-i18next";
import Fold from "~icons/mdi/unfold-less-horizontal";
import Magnify from "~icons/mdi/magnify";
import Unfold from "~icons/mdi/unfold-more-horizontal";
import { MARKET_COLUMNS, type MarketColumnCount } from "@/platform/site/settings.ts";
import styles from "./MarketTools.module.css";

interface Props {
  query: string;
  onQuery(query: string): void;
  /** How many markets the words found; null while nothing is searched for. */
  found: number | null;
  columns: MarketColumnCount;
  onColumns(columns: MarketColumnCount): void;
  isAllFolded: boolean;
  onFoldAll(): void;
}

/** What can be done with all markets at once: find some by words, fold them, choose how many stand side by side. */
export function MarketTools({ query, onQuery, found, columns, onColumns, isAllFolded, onFoldAll }: Props) {
  const { t } = useTranslation("game");
  const foldName = t(isAllFolded ? "unfoldAll" : "foldAll");
  return (
    <div className={styles.tools}>
      <label className={styles.search} data-used={query === "" ? undefined : true}>
        <Magnify aria-hidden />
        <input
          type="search"
          value={query}
          maxLength={64}
          placeholder={t("searchMarkets")}
          aria-label={t("searchMarkets")}
          onChange={({ target }) => onQuery(target.value)}
        />
      </label>
      <span className={styles.found} role="status">
        {found === null ? "" : t("found", { count: found })}
      </span>
      <button type="button" className={styles.button} aria-label={foldName} title={foldName} onClick={onFoldAll}>
        {isAllFolded ? <Unfold aria-hidden /> : <Fold aria-hidden />}
      </button>
      <div role="group" aria-label={t("columns")} className={styles.columns}>
        {MARKET_COLUMNS.map((count) => (
          <button
            key={count}
            type="button"
            className={styles.button}
            aria-pressed={count === columns}
            aria-label={t("columnCount", { count })}
            title={t("columnCount", { count })}
            onClick={() => onColumns(count)}
          >
            <span aria-hidden className={styles.bars}>
              {Array.from({ length: count }, (_, bar) => (
                <i key={bar} />
              ))}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}

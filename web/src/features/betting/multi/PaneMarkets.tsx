import { useTranslation } from "react-i18next";
import {
  lineOf,
  type MarketCells,
  oppositeLine,
  rowMarkets,
  signedLine,
  sportsWithDraw,
} from "@/prices/mainMarkets.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { PickButton } from "@/slip/PickButton.tsx";
import type { GameRowFragment } from "@/operations/betting/generated.ts";
import styles from "./Pane.module.css";

/** Signs and figures in their own order, also among words written from the right. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/**
 * The main markets of a pane: who wins, the total, the handicap. Each has its line whether it is on offer or not, so
 * that nothing jumps.
 */
export function PaneMarkets({ game }: { game: GameRowFragment }) {
  const { t } = useTranslation(["multi", "games"]);
  const language = useLanguage();
  const hasDraw = game.sport !== null && sportsWithDraw([game]).has(game.sport.id);
  const { result, total, handicap } = rowMarkets(game.markets, hasDraw);
  return (
    <div className={styles.markets}>
      <Line game={game} name={t("result")} market={result} heads={hasDraw ? ["1", "X", "2"] : ["1", "2"]} />
      <Line
        game={game}
        name={t("games:columns.full.total")}
        market={total}
        heads={[
          `${t("games:columns.full.over")} ${lineOf(total?.market, language)}`,
          `${t("games:columns.full.under")} ${lineOf(total?.market, language)}`,
        ]}
      />
      <Line
        game={game}
        name={t("games:columns.full.handicap")}
        market={handicap}
        heads={[
          isolated(`1 (${signedLine(handicap?.market.param ?? null, language)})`),
          isolated(`2 (${oppositeLine(handicap?.market.param ?? null, language)})`),
        ]}
      />
    </div>
  );
}

function Line({
  game,
  name,
  market,
  heads,
}: {
  game: GameRowFragment;
  name: string;
  market: MarketCells | null;
  heads: readonly string[];
}) {
  return (
    <div className={styles.line}>
      <span className={styles.market}>{name}</span>
      {heads.map((head, column) => {
        const outcome = market?.cells[column];
        return outcome === undefined || market === null ? (
          <span key={head} className={styles.empty} aria-hidden>
            –
          </span>
        ) : (
          <PickButton key={outcome.id} game={game} market={market.market} outcome={outcome} name={head} />
        );
      })}
    </div>
  );
}

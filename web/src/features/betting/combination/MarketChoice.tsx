import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isLongView } from "#shared/betting/odds.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { lineOf, signedLine } from "@/prices/mainMarkets.ts";
import { useOdds, useOddsView } from "@/prices/useOddsView.ts";
import { usePrice } from "@/prices/usePrice.ts";
import type { GameHeadFragment, MarketFieldsFragment, OutcomeFieldsFragment } from "@/operations/betting/generated.ts";
import { OddsButton } from "@/ui/marks/OddsButton.tsx";
import { Select } from "@/ui/fields/Select.tsx";
import { type Choice, type Chosen, mostEven } from "./choices.ts";
import styles from "./CombinationBuilder.module.css";

/** Names longer than this, in letters, do not fit so many abreast. */
const LONGEST_NAME = { 2: 14, 3: 8 } as const;

interface Props {
  game: GameHeadFragment;
  choice: Choice;
  chosen: readonly Chosen[];
  onToggle(outcome: Chosen): void;
}

/** Outcomes of one type of market; of those with lines one line at a time. */
export function MarketChoice({ game, choice: { type, markets }, chosen, onToggle }: Props) {
  const { t } = useTranslation(["combination", "game"]);
  const language = useLanguage();
  const [lineId, setLineId] = useState<string | null>(null);
  const market = markets.find(({ id }) => id === lineId) ?? mostEven(markets);
  if (market === undefined) return null;
  const [home, away] = game.opponents.map(({ name }) => name);
  const hasLines = market.param !== null;
  const title = hasLines
    ? t(`game:type.${type}` as "game:type.team_total_home", { home, away, defaultValue: market.name })
    : market.name;
  const isHandicap = type.endsWith("handicap");
  const longest = Math.max(...market.outcomes.map(({ name }) => name.length));
  const abreast = market.outcomes.length === 2 || market.outcomes.length === 4 ? 2 : 3;
  const columns = longest > LONGEST_NAME[abreast] ? 1 : abreast;
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.choiceHead}>
        <h2>{title}</h2>
        {markets.length > 1 ? (
          <Select
            label={t("line", { market: title })}
            value={market.id}
            onChange={setLineId}
            options={markets.map(({ id, param }) => ({
              value: id,
              name: isHandicap ? signedLine(param, language) : lineOf({ param }, language),
            }))}
          />
        ) : null}
      </div>
      <div className={styles.outcomes} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {market.outcomes.map((outcome) => (
          <OutcomeChoice
            key={outcome.id}
            game={game}
            market={market}
            outcome={outcome}
            isChosen={chosen.some(({ id }) => id === outcome.id)}
            onToggle={() =>
              onToggle({ id: outcome.id, marketId: market.id, name: outcome.name, marketName: market.name })
            }
          />
        ))}
      </div>
    </section>
  );
}

interface OutcomeProps {
  game: GameHeadFragment;
  market: MarketFieldsFragment;
  outcome: OutcomeFieldsFragment;
  isChosen: boolean;
  onToggle(): void;
}

/**
 * An outcome to combine, with its price as a bet of its own. One whose bets are stopped can be chosen too: it only
 * waits.
 */
function OutcomeChoice({ game, market, outcome, isChosen, onToggle }: OutcomeProps) {
  const odds = useOdds();
  const isLong = isLongView(useOddsView());
  const price = usePrice(game, outcome);
  const shown = price.isGone ? null : odds(price.coef);
  return (
    <OddsButton
      price={shown}
      isLong={isLong}
      state={price.isGone ? "gone" : "open"}
      isPicked={isChosen}
      move={price.move}
      name={outcome.name}
      label={`${market.name}: ${outcome.name}${shown === null ? "" : `, ${shown}`}`}
      onToggle={onToggle}
    />
  );
}

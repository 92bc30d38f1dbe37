import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import Chevron from "~icons/mdi/chevron-down";
import Pin from "~icons/mdi/pin";
import PinOutline from "~icons/mdi/pin-outline";
import { oppositeLine, signedLine } from "@/prices/mainMarkets.ts";
import { PickButton } from "@/slip/PickButton.tsx";
import type { GameHeadFragment, MarketFieldsFragment, OutcomeFieldsFragment } from "@/operations/betting/generated.ts";
import styles from "./MarketCard.module.css";
import { type Card, outcomeColumns } from "./marketGroups.ts";
import { OutcomeName } from "./OutcomeName.tsx";

interface Props {
  game: GameHeadFragment;
  card: Card;
  /** Outcomes that are no longer on offer and keep their place for a moment. */
  gone: ReadonlySet<string>;
  hasShortNames: boolean;
  isFolded: boolean;
  isPinned: boolean;
  onFold(): void;
  onPin(): void;
}

/** "1 (+1.5)", "Over 2.5", "X": short names leave out the line that tells rows of a card apart. */
function shortName({ type, param }: MarketFieldsFragment, outcome: OutcomeFieldsFragment): string {
  if (param === null) return outcome.shortName;
  if (!type.endsWith("handicap")) return `${outcome.shortName} ${param}`;
  return `${outcome.shortName} (${outcome.type === "away" ? oppositeLine(param) : signedLine(param)})`;
}

export const namesOf = (market: MarketFieldsFragment, hasShortNames: boolean): string[] =>
  market.outcomes.map((outcome) => (hasShortNames ? shortName(market, outcome) : outcome.name));

/** Markets of one type: a head that folds and pins them, and a row of prices a line. */
export function MarketCard({ game, card, gone, hasShortNames, isFolded, isPinned, onFold, onPin }: Props) {
  const { t } = useTranslation("game");
  const [first] = card.markets;
  if (first === undefined) return null;
  const hasLines = card.markets.length > 1 || first.param !== null;
  const [home, away] = game.opponents.map(({ name }) => name);
  const title = hasLines
    ? t(`type.${first.type}` as "type.team_total_home", { home, away, defaultValue: first.name })
    : first.name;
  const columns = outcomeColumns(card, (market) => namesOf(market, hasShortNames));
  return (
    <section className={styles.card} aria-label={title} data-pinned={isPinned || undefined}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={onFold}>
            <Chevron aria-hidden className={styles.chevron} />
            <span className="one-line">{title}</span>
          </button>
        </h2>
        <button
          type="button"
          className={styles.pin}
          aria-pressed={isPinned}
          aria-label={t(isPinned ? "unpin" : "pin", { market: title })}
          title={t(isPinned ? "unpin" : "pin", { market: title })}
          onClick={onPin}
        >
          {isPinned ? <Pin aria-hidden /> : <PinOutline aria-hidden />}
        </button>
      </header>
      {isFolded
        ? null
        : card.markets.map((market) => {
            const names = namesOf(market, hasShortNames);
            const isGone = market.outcomes.every(({ id }) => gone.has(id));
            const rows = Math.ceil(market.outcomes.length / columns);
            return (
              <div
                key={market.id}
                className={styles.outcomes}
                style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, "--rows": rows } as CSSProperties}
                role="group"
                aria-label={market.name}
              >
                {isGone ? (
                  <p className={styles.gone}>{t("marketGone", { market: market.name })}</p>
                ) : (
                  market.outcomes.map((outcome, index) => (
                    <PickButton
                      key={outcome.id}
                      game={game}
                      market={market}
                      outcome={outcome}
                      name={<OutcomeName text={names[index] ?? ""} />}
                      isGone={gone.has(outcome.id)}
                    />
                  ))
                )}
              </div>
            );
          })}
    </section>
  );
}

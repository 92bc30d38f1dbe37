import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import Chevron from "~icons/mdi/chevron-down";
import Pin from "~icons/mdi/pin";
import PinOutline from "~icons/mdi/pin-outline";
import { lineOf, oppositeLine, signedLine } from "@/prices/mainMarkets.ts";
import { PickButton } from "@/slip/PickButton.tsx";
import type { GameHeadFragment, MarketFieldsFragment, OutcomeFieldsFragment } from "@/operations/betting/generated.ts";
import { RowStopContext } from "@/ui/layout/rowStop.ts";
import styles from "./MarketCard.module.css";
import { type Card, outcomeColumns } from "./marketGroups.ts";
import { OutcomeName } from "./OutcomeName.tsx";

interface Props {
  game: GameHeadFragment;
  card: Card;
  /** Outcomes that are no longer on offer and keep their place for a moment. */
  gone: ReadonlySet<string>;
  shortIn: string | null;
  isFolded: boolean;
  isPinned: boolean;
  onFold(): void;
  onPin(): void;
}

/** "1 (+1.5)", "Over 2.5", "X": short names leave out the line that tells rows of a card apart. */
function shortName({ type, param }: MarketFieldsFragment, outcome: OutcomeFieldsFragment, language: string): string {
  if (param === null) return outcome.shortName;
  if (!type.endsWith("handicap")) return `${outcome.shortName} ${lineOf({ param }, language)}`;
  return `${outcome.shortName} (${outcome.type === "away" ? oppositeLine(param, language) : signedLine(param, language)})`;
}

/** `shortIn` is the language whose short names are wanted; null for whole names. */
export const namesOf = (market: MarketFieldsFragment, shortIn: string | null): string[] =>
  market.outcomes.map((outcome) => (shortIn === null ? outcome.name : shortName(market, outcome, shortIn)));

/** Markets of one type: a head that folds and pins them, and a row of prices a line. */
export function MarketCard({ game, card, gone, shortIn, isFolded, isPinned, onFold, onPin }: Props) {
  const { t } = useTranslation("game");
  const [first] = card.markets;
  if (first === undefined) return null;
  const hasLines = card.markets.length > 1 || first.param !== null;
  const [home, away] = game.opponents.map(({ name }) => name);
  const title = hasLines
    ? t(`type.${first.type}` as "type.team_total_home", { home, away, defaultValue: first.name })
    : first.name;
  const columns = outcomeColumns(card, (market) => namesOf(market, shortIn));
  return (
    <section className={styles.card} aria-label={title} data-pinned={isPinned || undefined}>
      <header className={styles.head} data-row>
        <h2 className={styles.title}>
          <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={onFold}>
            <Chevron aria-hidden className={styles.chevron} />
            <span className="one-line">{title}</span>
          </button>
        </h2>
        <button
          type="button"
          className={styles.pin}
          tabIndex={-1}
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
            const names = namesOf(market, shortIn);
            const isGone = market.outcomes.every(({ id }) => gone.has(id));
            const rows = Math.ceil(market.outcomes.length / columns);
            return (
              <div
                key={market.id}
                className={styles.outcomes}
                style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, "--rows": rows } as CSSProperties}
                role="group"
                aria-label={market.name}
                data-row
              >
                {isGone ? (
                  <p className={styles.gone}>{t("marketGone", { market: market.name })}</p>
                ) : (
                  market.outcomes.map((outcome, index) => (
                    <RowStopContext key={outcome.id} value={index === 0 ? undefined : -1}>
                      <PickButton
                        game={game}
                        market={market}
                        outcome={outcome}
                        name={<OutcomeName text={names[index] ?? ""} />}
                        isGone={gone.has(outcome.id)}
                      />
                    </RowStopContext>
                  ))
                )}
              </div>
            );
          })}
    </section>
  );
}

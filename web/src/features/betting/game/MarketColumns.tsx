import { useEffect, useState } from "react";
import styles from "./MarketColumns.module.css";
import { type Card, cardHeight, dealt, outcomeColumns } from "./marketGroups.ts";
import { MarketCard, namesOf } from "./MarketCard.tsx";
import { moveInMarkets } from "./marketKeys.ts";
import type { GameHeadFragment } from "@/operations/betting/generated.ts";

/** Pixels of cards that are drawn at once; the rest follows in quiet moments, as much each time. */
const REACH = 1_600;
/** Pixels between cards, as the style sheet has them. */
const GAP = 12;

interface Props {
  game: GameHeadFragment;
  cards: readonly Card[];
  columns: number;
  gone: ReadonlySet<string>;
  /** Language whose short names are wanted; null for whole names. */
  shortIn: string | null;
  folded: ReadonlySet<string>;
  pinned: readonly string[];
  onFold(type: string): void;
  onPin(type: string): void;
}

const whenQuiet = (callback: () => void): (() => void) => {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(callback, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 500 });
  return () => cancelIdleCallback(handle);
};

/**
 * Cards side by side. A game with hundreds of markets is there at once: what lies far below is drawn a moment later, in
 * the room kept for it.
 */
export function MarketColumns({ game, cards, columns, gone, shortIn, folded, pinned, onFold, onPin }: Props) {
  const [reach, setReach] = useState(REACH);
  const sized = cards.map((card) => ({
    card,
    height:
      cardHeight(
        card,
        outcomeColumns(card, (market) => namesOf(market, shortIn)),
        false,
      ) + GAP,
  }));
  const dealtCards = dealt(sized, columns);
  const longest = Math.max(0, ...dealtCards.map((column) => column.reduce((sum, { height }) => sum + height, 0)));

  useEffect(
    function drawMore() {
      return reach < longest ? whenQuiet(() => setReach(reach + REACH)) : undefined;
    },
    [reach, longest],
  );

  return (
    <div className={styles.columns}>
      {dealtCards.map((column, index) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- leads keys between the buttons inside
        <div key={`column-${index + 1}`} className={styles.column} onKeyDown={moveInMarkets}>
          {column.map(({ card, height, top }) =>
            top < reach ? (
              <MarketCard
                key={card.type}
                game={game}
                card={card}
                gone={gone}
                shortIn={shortIn}
                isFolded={folded.has(card.type)}
                isPinned={pinned.includes(card.type)}
                onFold={() => onFold(card.type)}
                onPin={() => onPin(card.type)}
              />
            ) : (
              <div key={card.type} style={{ blockSize: height - GAP }} />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

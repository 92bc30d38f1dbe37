import { useState } from "react";
import type { MarketCells } from "@/prices/mainMarkets.ts";
import { PickButton } from "@/slip/PickButton.tsx";
import type { GameRowFragment, OutcomeFieldsFragment } from "@/operations/betting/generated.ts";
import styles from "./GameRow.module.css";

/** An outcome nobody can pick, whatever the feed has to say of it. */
const lost = (outcome: OutcomeFieldsFragment | undefined) => outcome && { ...outcome, isBlocked: true };

/**
 * A market as the pointer or focus met it. If its line moves, another market takes its place, but not while somebody is
 * about to press: what they see is shown as gone until they leave.
 */
export function useHeldMarket(now: MarketCells | null) {
  const [held, setHeld] = useState<MarketCells | null>(null);
  const isLost = held !== null && held.market.id !== now?.market.id;
  const shown = isLost ? { market: held.market, cells: held.cells.map(lost) } : now;
  const hold = () => setHeld((before) => before ?? now);
  const letGo = () => setHeld(null);
  return { shown, holders: { onPointerEnter: hold, onPointerLeave: letGo, onFocus: hold, onBlur: letGo } };
}

interface Props {
  game: GameRowFragment;
  columns: MarketCells | null;
  count: number;
  /** The part of the row that goes where it has no room. */
  part?: "total" | "handicap";
}

/** The prices of one market in their columns. */
export function RowCells({ game, columns, count, part }: Props) {
  const { shown, holders } = useHeldMarket(columns);
  return (
    <span className={styles.cells} role="presentation" data-part={part} {...holders}>
      {Array.from({ length: count }, (_, column) => {
        const outcome = shown?.cells[column];
        return outcome === undefined || shown === null ? (
          <span key={column} className={styles.empty} aria-hidden>
            –
          </span>
        ) : (
          <PickButton key={outcome.id} game={game} market={shown.market} outcome={outcome} />
        );
      })}
    </span>
  );
}

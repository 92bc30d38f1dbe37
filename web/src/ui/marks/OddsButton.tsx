import type { ReactNode } from "react";
import Lock from "~icons/mdi/lock-outline";
import styles from "./OddsButton.module.css";

interface Props {
  /** Price as shown, in the player's format; null if nobody can bet. */
  price: string | null;
  /** The player's format has long prices. */
  isLong?: boolean;
  /** Name before the price, where no column head says it. */
  name?: ReactNode;
  /** Everything a screen reader needs: outcome, game, price and state. */
  label: string;
  /** stale: the price may be old, so it is shown and can't be picked. */
  state: "open" | "locked" | "stale" | "gone";
  isPicked: boolean;
  /** Where the keys of its row lead to it, Tab does not. */
  tabIndex?: -1 | undefined;
  /** Direction of a move of the last moment. */
  move?: -1 | 0 | 1;
  onToggle(): void;
}

/** Characters that have room; more stand closer, at the same size as all others. */
const ROOM = 5;

/** The product itself: one price that can be picked. Its size never depends on what is in it. */
export function OddsButton({
  price,
  name,
  label,
  state,
  isLong = false,
  isPicked,
  tabIndex,
  move = 0,
  onToggle,
}: Props) {
  const moved = move === 0 ? undefined : move > 0 ? "up" : "down";
  return (
    <button
      type="button"
      className={`${styles.odds} ${name === undefined ? "" : styles.named}`}
      tabIndex={tabIndex}
      data-state={state}
      data-moved={moved}
      data-long={isLong ? "format" : (price?.length ?? 0) > ROOM ? "price" : undefined}
      aria-pressed={isPicked}
      aria-label={label}
      aria-disabled={state !== "open" && !isPicked}
      onClick={() => {
        if (state === "open" || isPicked) onToggle();
      }}
    >
      {name === undefined ? null : <span className={styles.name}>{name}</span>}
      {(state === "open" || state === "stale") && price !== null ? (
        <bdi className={`${styles.price} number`} translate="no">
          {price}
        </bdi>
      ) : (
        <span className={styles.price}>{state === "gone" ? "–" : <Lock aria-hidden className={styles.lock} />}</span>
      )}
    </button>
  );
}

import Lock from "~icons/mdi/lock-outline";
import styles from "./OddsButton.module.css";

interface Props {
  /** Price as shown, in the player's format; null if nobody can bet. */
  price: string | null;
  /** Name before the price, where no column head says it. */
  name?: string | undefined;
  /** Everything a screen reader needs: outcome, game, price and state. */
  label: string;
  /** stale: the price may be old, so it is shown and can't be picked. */
  state: "open" | "locked" | "stale" | "gone";
  isPicked: boolean;
  /** Direction of a move of the last moment. */
  move?: -1 | 0 | 1;
  onToggle(): void;
}

/**
 * Prices with more characters are set smaller, with yet more closer: the button's size is the table's, not the price's.
 */
const LONG_PRICE = 5;
const LONGER_PRICE = 6;

const lengthOf = (price: string | null) =>
  price === null || price.length <= LONG_PRICE ? undefined : price.length > LONGER_PRICE ? "more" : "some";

/** The product itself: one price that can be picked. Its size never depends on what is in it. */
export function OddsButton({ price, name, label, state, isPicked, move = 0, onToggle }: Props) {
  const moved = move === 0 ? undefined : move > 0 ? "up" : "down";
  return (
    <button
      type="button"
      className={`${styles.odds} ${name === undefined ? "" : styles.named}`}
      data-state={state}
      data-moved={moved}
      data-long={lengthOf(price)}
      aria-pressed={isPicked}
      aria-label={label}
      aria-disabled={state !== "open" && !isPicked}
      onClick={() => {
        if (state === "open" || isPicked) onToggle();
      }}
    >
      {name === undefined ? null : <span className={styles.name}>{name}</span>}
      {(state === "open" || state === "stale") && price !== null ? (
        <bdi className={`${styles.price} number`}>{price}</bdi>
      ) : (
        <span className={styles.price}>{state === "gone" ? "–" : <Lock aria-hidden className={styles.lock} />}</span>
      )}
    </button>
  );
}

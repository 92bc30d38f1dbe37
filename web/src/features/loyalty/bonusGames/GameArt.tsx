import type { BonusGameKey } from "@/operations/types.generated.ts";
import Chest from "~icons/mdi/treasure-chest";
import Wheel from "~icons/mdi/chart-donut-variant";
import Cards from "~icons/mdi/cards-playing-outline";
import Safe from "~icons/mdi/safe";
import Lottery from "~icons/mdi/ticket-confirmation";
import Dragon from "~icons/mdi/fire";
import styles from "./GameArt.module.css";

const PICTURES: Readonly<Record<BonusGameKey, typeof Chest>> = {
  CHEST: Chest,
  FORTUNA: Wheel,
  MEMORY: Cards,
  SAFE: Safe,
  LOTTERY: Lottery,
  DRAGON: Dragon,
};

/** The picture of a game on its card. */
export function GameArt({ game }: { game: BonusGameKey }) {
  const Picture = PICTURES[game];
  return (
    <span className={styles.art} data-game={game} aria-hidden>
      <Picture />
    </span>
  );
}

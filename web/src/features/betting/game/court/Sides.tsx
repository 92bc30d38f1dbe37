import type { GameHeadFragment } from "@/operations/betting/generated.ts";
import styles from "./Court.module.css";

/** Where a line of time begins; the names of the sides stand before it. */
export const LEFT = 34;

/** Whose is what stands over a line of time, and under it. */
export function Sides({ game, height }: { game: GameHeadFragment; height: number }) {
  return game.opponents.slice(0, 2).map(({ id, shortName }, side) => (
    <text key={id} className={styles.side} x="0" y={height / 2 + (side === 0 ? -6 : 13)}>
      {shortName}
    </text>
  ));
}

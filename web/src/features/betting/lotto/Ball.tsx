import { colourOf } from "#shared/betting/lotto/bets.ts";
import styles from "./Balls.module.css";

interface Props {
  ball: number;
  isBonus?: boolean;
  /** Whether the player has it. */
  isOwn?: boolean;
  isSmall?: boolean;
}

/** A ball that was drawn. Its colour is the one that bets on colours go by. */
export function Ball({ ball, isBonus = false, isOwn = false, isSmall = false }: Props) {
  return (
    <bdi
      className={`${styles.ball} number`}
      translate="no"
      data-colour={colourOf(ball)}
      data-bonus={isBonus || undefined}
      data-own={isOwn || undefined}
      data-small={isSmall || undefined}
    >
      {ball}
    </bdi>
  );
}

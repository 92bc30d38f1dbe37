import { useTranslation } from "react-i18next";
import { hasEnded } from "@/prices/gameState.ts";
import { useGameState, useLiveGame } from "@/prices/usePrice.ts";
import type { GameHeadFragment } from "@/operations/betting/generated.ts";
import { GameClock } from "@/ui/marks/GameClock.tsx";
import styles from "./PlacedCoupons.module.css";

/** Where the game of a bet is now: its score and its clock, or that it waits, stands still or is over. */
export function GameNow({ game }: { game: GameHeadFragment }) {
  const { t } = useTranslation("games");
  const { status, score } = useGameState(game);
  useLiveGame(game.id);
  if (status === "NOT_STARTED") return null;
  const isOver = hasEnded(status);
  return (
    <span className={styles.now} data-over={isOver}>
      {score === null ? null : (
        <bdi className={`${styles.score} number`} translate="no">
          {score.home}:{score.away}
        </bdi>
      )}
      <span className={styles.clock}>
        {isOver || status === "SUSPENDED" || score === null ? (
          t(`status.${status}`)
        ) : (
          <GameClock
            periodName={score.periodName}
            clockSeconds={score.clockSeconds}
            isPaused={status === "PAUSED"}
            isShort
          />
        )}
      </span>
    </span>
  );
}

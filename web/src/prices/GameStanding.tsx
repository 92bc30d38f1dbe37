import { useTranslation } from "react-i18next";
import { GameClock } from "@/ui/marks/GameClock.tsx";
import { type GameState, hasEnded } from "./gameState.ts";

interface Props {
  status: GameState["status"];
  score: NonNullable<GameState["score"]>;
}

/** Under a score: how far the game is, and what stops it. */
export function GameStanding({ status, score }: Props) {
  const { t } = useTranslation("game");
  const isOver = hasEnded(status);
  const isPaused = status === "PAUSED";
  return (
    <>
      {isOver || status === "SUSPENDED" ? <strong>{t(`status.${status}`)}</strong> : null}
      {isOver ? null : (
        <span>
          <GameClock periodName={score.periodName} clockSeconds={score.clockSeconds} isPaused={isPaused} />
          {score.clockSeconds === null || isPaused ? null : ` · ${score.periodName}`}
        </span>
      )}
    </>
  );
}

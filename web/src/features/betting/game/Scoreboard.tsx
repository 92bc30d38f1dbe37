import { useTranslation } from "react-i18next";
import { useGameState } from "@/prices/usePrice.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { GameEvent } from "@/prices/gameState.ts";
import type { GameHeadFragment } from "@/operations/betting/generated.ts";
import { GameClock } from "@/ui/marks/GameClock.tsx";
import { Shield } from "@/ui/marks/Shield.tsx";
import styles from "./Scoreboard.module.css";
import { ScoreSheet } from "./ScoreSheet.tsx";

/** Who plays and how it stands. */
export function Scoreboard({
  game,
  names,
  events,
}: {
  game: GameHeadFragment;
  names: string;
  events: readonly GameEvent[];
}) {
  const { t } = useTranslation("game");
  const { time, longDay } = useTime();
  const { status, score } = useGameState(game);
  const [home, away] = game.opponents;
  const isOver = status === "FINISHED" || status === "CANCELLED";
  const hasScore = score !== null && status !== "NOT_STARTED";
  return (
    <header className={styles.board} data-status={status}>
      <h1 className="visually-hidden">{names}</h1>
      {/* Home stands at the left as in its score, which is read from left to right in every language. */}
      <div dir="ltr" className={styles.sides}>
        <Side opponent={home} isServing={!isOver && score?.serving === 1} />
        <div className={styles.middle}>
          {hasScore ? (
            <>
              <p className={styles.score} aria-label={t("score")}>
                <bdi className="number">
                  {score.home} : {score.away}
                </bdi>
              </p>
              <p className={styles.state} dir="auto">
                {isOver || status === "SUSPENDED" ? <strong>{t(`status.${status}`)}</strong> : null}
                {isOver ? null : (
                  <span>
                    <GameClock
                      periodName={score.periodName}
                      clockSeconds={score.clockSeconds}
                      isPaused={status === "PAUSED"}
                    />
                    {score.clockSeconds === null || status === "PAUSED" ? null : ` · ${score.periodName}`}
                  </span>
                )}
              </p>
            </>
          ) : (
            <>
              <time dateTime={game.startsAt} className={styles.start} suppressHydrationWarning>
                <bdi className={styles.hour}>{time(game.startsAt)}</bdi>
                <span dir="auto">{longDay(game.startsAt)}</span>
              </time>
              {status === "CANCELLED" ? (
                <p className={styles.state} dir="auto">
                  <strong>{t("status.CANCELLED")}</strong>
                </p>
              ) : null}
            </>
          )}
        </div>
        <Side opponent={away} isServing={!isOver && score?.serving === 2} />
      </div>
      {hasScore ? <ScoreSheet game={game} score={score} events={events} isOver={isOver} /> : null}
      {hasScore && !isOver ? <p className={styles.delay}>{t("delayed")}</p> : null}
    </header>
  );
}

function Side({
  opponent,
  isServing,
}: {
  opponent: GameHeadFragment["opponents"][number] | undefined;
  isServing: boolean;
}) {
  const { t } = useTranslation("game");
  if (opponent === undefined) return <span />;
  return (
    <div className={styles.side}>
      <Shield id={opponent.id} color={opponent.color} secondColor={opponent.secondColor} size={48} />
      <span className={styles.name} dir="auto">
        {opponent.name}
        {isServing ? (
          <span className={styles.serving} role="img" aria-label={t("serving")} title={t("serving")} />
        ) : null}
      </span>
    </div>
  );
}

import { useTranslation } from "react-i18next";
import { useGameState } from "@/betting/usePrice.ts";
import { useTime } from "@/betting/useTime.ts";
import type { GameHeadFragment } from "@/operations/generated.ts";
import { GameClock } from "@/ui/GameClock.tsx";
import { Shield } from "@/ui/Shield.tsx";
import styles from "./Scoreboard.module.css";

/** Who plays and how it stands. */
export function Scoreboard({ game, names }: { game: GameHeadFragment; names: string }) {
  const { t } = useTranslation("game");
  const { time, longDay } = useTime();
  const { status, score } = useGameState(game);
  const [home, away] = game.opponents;
  const hasScore = score !== null && status !== "NOT_STARTED";
  return (
    <header className={styles.board} data-status={status}>
      <h1 className="visually-hidden">{names}</h1>
      <Side opponent={home} isServing={score?.serving === 1} />
      <div className={styles.middle}>
        {hasScore ? (
          <>
            <p className={styles.score} aria-label={t("score")}><bdi className="number">{score.home} : {score.away}</bdi></p>
            {score.homePoints === null ? null : <p className={styles.points}><bdi className="number">{score.homePoints} : {score.awayPoints}</bdi></p>}
            <p className={styles.state}>
              {status === "FINISHED" || status === "CANCELLED" || status === "SUSPENDED" ? <strong>{t(`status.${status}`)}</strong> : null}
              {status === "FINISHED" || status === "CANCELLED" ? null : (
                <span><GameClock periodName={score.periodName} clockSeconds={score.clockSeconds} isPaused={status === "PAUSED"} />{score.clockSeconds === null || status === "PAUSED" ? null : ` · ${score.periodName}`}</span>
              )}
            </p>
            {score.periods.length > 0 ? <p className={styles.periods}>{score.periods.map((period, index) => <bdi key={`period-${index + 1}`} className="number">{period.home}:{period.away}</bdi>)}</p> : null}
          </>
        ) : (
          <time dateTime={game.startsAt} className={styles.start} suppressHydrationWarning><bdi className={styles.hour}>{time(game.startsAt)}</bdi><span>{longDay(game.startsAt)}</span></time>
        )}
      </div>
      <Side opponent={away} isServing={score?.serving === 2} />
    </header>
  );
}

function Side({ opponent, isServing }: { opponent: GameHeadFragment["opponents"][number] | undefined; isServing: boolean }) {
  const { t } = useTranslation("game");
  if (opponent === undefined) return <span />;
  return (
    <div className={styles.side}>
      <Shield id={opponent.id} color={opponent.color} secondColor={opponent.secondColor} size={48} />
      <span className={styles.name}>{opponent.name}{isServing ? <span className={styles.serving} title={t("serving")} /> : null}</span>
    </div>
  );
}

import { useTranslation } from "react-i18next";
import Chevron from "~icons/mdi/chevron-down";
import { GameStanding } from "@/prices/GameStanding.tsx";
import { useGameState } from "@/prices/usePrice.ts";
import { useTime } from "@/platform/site/useTime.ts";
import { type GameEvent, hasEnded } from "@/prices/gameState.ts";
import type { GameHeadFragment } from "@/operations/betting/generated.ts";
import { Shield } from "@/ui/marks/Shield.tsx";
import { LastEvent } from "./LastEvent.tsx";
import { periodScores } from "./scoreSheet.ts";
import styles from "./Scoreboard.module.css";

interface Props {
  game: GameHeadFragment;
  names: string;
  events: readonly GameEvent[];
  /** Folds and unfolds what else there is to see of the match; undefined where there is nothing. */
  match: { id: string; isOpen: boolean; toggle(): void } | undefined;
}

/** Who plays and how it stands, in one line; under it what happened last. */
export function Scoreboard({ game, names, events, match }: Props) {
  const { t } = useTranslation("game");
  const { time, longDay } = useTime();
  const { status, score } = useGameState(game);
  const [home, away] = game.opponents;
  const isOver = hasEnded(status);
  const hasScore = score !== null && status !== "NOT_STARTED";
  return (
    <header className={styles.board} data-status={status}>
      <h1 className="visually-hidden">{names}</h1>
      {/* Home stands where a line begins, as its prices do; the score's two numbers follow the sides. */}
      <div className={styles.sides}>
        <Side opponent={home} isServing={!isOver && score?.serving === 1} />
        <div className={styles.middle}>
          {hasScore ? (
            <>
              <p className={`${styles.score} number`} translate="no" aria-label={t("score")}>
                <bdi translate="no">{score.home}</bdi> : <bdi translate="no">{score.away}</bdi>
              </p>
              <p className={styles.state}>
                <GameStanding status={status} score={score} />
                <Periods game={game} score={score} isOver={isOver} />
              </p>
            </>
          ) : (
            <>
              <time dateTime={game.startsAt} className={styles.start} suppressHydrationWarning>
                <bdi translate="no" className={styles.hour}>
                  {time(game.startsAt)}
                </bdi>
                <span>{longDay(game.startsAt)}</span>
              </time>
              {status === "CANCELLED" ? (
                <p className={styles.state}>
                  <strong>{t("status.CANCELLED")}</strong>
                </p>
              ) : null}
            </>
          )}
        </div>
        <Side opponent={away} isServing={!isOver && score?.serving === 2} />
      </div>
      {match === undefined ? null : (
        <div className={styles.foot}>
          <LastEvent game={game} events={events} />
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={match.isOpen}
            aria-controls={match.isOpen ? match.id : undefined}
            onClick={match.toggle}
          >
            {t("matchCentre")}
            <Chevron aria-hidden className={styles.chevron} />
          </button>
        </div>
      )}
    </header>
  );
}

/** What each period came to, where a game has several. */
function Periods({
  game,
  score,
  isOver,
}: {
  game: GameHeadFragment;
  score: NonNullable<GameHeadFragment["score"]>;
  isOver: boolean;
}) {
  const periods = periodScores(game.sport?.slug, score, isOver);
  if (periods.length === 0) return null;
  return (
    <span className={`${styles.periods} number`} translate="no">
      {periods.map(({ key, home, away, isNow }) => (
        <span key={key} data-now={isNow || undefined}>
          <bdi translate="no">{home}</bdi>:<bdi translate="no">{away}</bdi>
        </span>
      ))}
    </span>
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
      <Shield id={opponent.id} color={opponent.color} secondColor={opponent.secondColor} size={32} />
      <span className={`${styles.name} one-line`} dir="auto" title={opponent.name}>
        {opponent.name}
      </span>
      {isServing ? <span className={styles.serving} role="img" aria-label={t("serving")} title={t("serving")} /> : null}
    </div>
  );
}

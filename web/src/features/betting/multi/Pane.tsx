import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Back from "~icons/mdi/chevron-left";
import Close from "~icons/mdi/close";
import Cloud from "~icons/mdi/cloud-alert";
import Flag from "~icons/mdi/flag-checkered";
import Forward from "~icons/mdi/chevron-right";
import { useLanguage } from "@/platform/app/app.ts";
import { FavoriteButton } from "@/favorites/FavoriteButton.tsx";
import { hasEnded } from "@/prices/gameState.ts";
import { gameUrl } from "@/prices/gameUrl.ts";
import { useFreshMarkets, useGameState, useLiveGame } from "@/prices/usePrice.ts";
import { useTime } from "@/platform/site/useTime.ts";
import { type GameRowFragment, type LiveChoiceQuery, useMultiGameQuery } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { GameClock } from "@/ui/marks/GameClock.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Shield } from "@/ui/marks/Shield.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { SportIcon } from "@/ui/marks/SportIcon.tsx";
import styles from "./Pane.module.css";
import { PaneMarkets } from "./PaneMarkets.tsx";

type Game = GameRowFragment;
/** A live game as the list to choose from has it. */
export type Choice = NonNullable<LiveChoiceQuery["games"]>["edges"][number]["node"];

interface Place {
  isFirst: boolean;
  isLast: boolean;
  onMove(by: -1 | 1): void;
  onRemove(): void;
  /** What can stand here when this game is over. */
  nextFor(over: Game | null): Choice | null;
  onReplace(id: string): void;
}

interface Props extends Place {
  id: string;
  /** The game as the list of the chosen has it; undefined for one that is not in it. */
  listed: Game | undefined;
  /** Whether that list is there. */
  isAsked: boolean;
}

/** One of the games side by side, in each of its states. */
export function Pane({ id, listed, isAsked, ...place }: Props) {
  const { t } = useTranslation("multi");
  // Lists have no game that is over: it is asked for by itself.
  const { data, error, refetch } = useMultiGameQuery({ variables: { id }, skip: listed !== undefined || !isAsked });
  const game = listed ?? data?.game ?? null;
  if (game !== null) return <GamePane game={game} {...place} />;
  const name = t("game", { id });
  return (
    <article className={styles.pane} data-pane tabIndex={-1} aria-label={name}>
      <Tools name={name} {...place}>
        <span className={styles.place}>{name}</span>
      </Tools>
      {error !== undefined ? (
        <Notice
          icon={<Cloud />}
          title={t("failed")}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{t("retry")}</Button>}
        />
      ) : data === undefined ? (
        <Skeleton rows={4} label={t("loading")} />
      ) : (
        <Notice icon={<Flag />} title={t("unknown")} action={<Next over={null} {...place} />} />
      )}
    </article>
  );
}

function GamePane({ game, ...place }: { game: Game } & Place) {
  useLiveGame(game.id);
  useFreshMarkets(game);
  const { t } = useTranslation(["multi", "games"]);
  const lang = useLanguage();
  const { time, day } = useTime();
  const { status, score, section } = useGameState(game);
  const names = game.opponents.map(({ name }) => name).join(" – ");
  const isOver = hasEnded(status);
  return (
    <article className={styles.pane} data-pane tabIndex={-1} aria-label={names} data-status={status}>
      <Tools name={names} {...place}>
        <SportIcon slug={game.sport?.slug ?? ""} />
        <span className={styles.place} title={game.championship?.name}>
          {game.championship?.name}
        </span>
        <FavoriteButton kind="GAME" id={game.id} name={names} />
      </Tools>
      <Link to={gameUrl(lang, game, section)} className={styles.score} aria-label={names}>
        {game.opponents.map((opponent, side) => (
          <span key={opponent.id} className={styles.side}>
            <Shield id={opponent.id} color={opponent.color} secondColor={opponent.secondColor} size={18} />
            <span className={styles.name}>{opponent.name}</span>
            {score?.serving === side + 1 ? <span className={styles.serving} title={t("games:serving")} /> : null}
            {score === null || status === "NOT_STARTED" ? null : <Numbers score={score} side={side} />}
          </span>
        ))}
      </Link>
      <p className={styles.state}>
        {isOver ? (
          t(`games:status.${status}`)
        ) : score === null || status === "NOT_STARTED" ? (
          <>
            <bdi translate="no">{day(game.startsAt)}</bdi> <bdi translate="no">{time(game.startsAt)}</bdi>
          </>
        ) : (
          <>
            {score.clockSeconds === null || status === "PAUSED" ? null : (
              <GameClock periodName={score.periodName} clockSeconds={score.clockSeconds} isPaused={false} />
            )}
            <span>{score.periodName}</span>
          </>
        )}
        {status === "SUSPENDED" ? <span className={styles.suspended}>{t("games:status.SUSPENDED")}</span> : null}
      </p>
      {isOver ? (
        <div className={styles.over}>
          <Next over={game} {...place} />
        </div>
      ) : (
        <PaneMarkets game={game} />
      )}
    </article>
  );
}

function Numbers({ score, side }: { score: NonNullable<Game["score"]>; side: number }) {
  const points = side === 0 ? score.homePoints : score.awayPoints;
  return (
    <bdi translate="no" className={styles.numbers}>
      {points === null ? null : <span className={styles.points}>{points}</span>}
      <span>{side === 0 ? score.home : score.away}</span>
    </bdi>
  );
}

/** Offers another game instead of one that is over. */
function Next({ over, nextFor, onReplace }: { over: Game | null } & Pick<Place, "nextFor" | "onReplace">) {
  const { t } = useTranslation("multi");
  const next = nextFor(over);
  if (next === null) return null;
  return (
    <Button onClick={() => onReplace(next.id)}>
      {t("next", { game: next.opponents.map(({ name }) => name).join(" – ") })}
    </Button>
  );
}

function Tools({
  name,
  isFirst,
  isLast,
  onMove,
  onRemove,
  children,
}: { name: string; children: ReactNode } & Pick<Place, "isFirst" | "isLast" | "onMove" | "onRemove">) {
  const { t } = useTranslation("multi");
  return (
    <header className={styles.tools}>
      {children}
      <button
        type="button"
        className={styles.tool}
        disabled={isFirst}
        aria-label={t("back", { game: name })}
        title={t("backShort")}
        onClick={() => onMove(-1)}
      >
        <Back className={styles.arrow} aria-hidden />
      </button>
      <button
        type="button"
        className={styles.tool}
        disabled={isLast}
        aria-label={t("forward", { game: name })}
        title={t("forwardShort")}
        onClick={() => onMove(1)}
      >
        <Forward className={styles.arrow} aria-hidden />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={t("remove", { game: name })}
        title={t("removeShort")}
        onClick={onRemove}
      >
        <Close aria-hidden />
      </button>
    </header>
  );
}

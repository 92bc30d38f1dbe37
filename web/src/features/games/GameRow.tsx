import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { languageOf, useApp } from "@/app/app.ts";
import { gameUrl } from "@/betting/gameUrl.ts";
import { rowMarkets, signedLine } from "@/betting/mainMarkets.ts";
import { PickButton } from "@/betting/PickButton.tsx";
import { useFreshMarkets, useGameState, useLiveGame } from "@/betting/usePrice.ts";
import { useTime } from "@/betting/useTime.ts";
import type { GameRowFragment, MarketFieldsFragment, OutcomeFieldsFragment } from "@/operations/generated.ts";
import { GameClock } from "@/ui/GameClock.tsx";
import { Shield } from "@/ui/Shield.tsx";
import styles from "./GameRow.module.css";

/** A game in a list: when or how it stands, who plays, and the prices of its main markets. */
export function GameRow({ game, isCompact = false }: { game: GameRowFragment; isCompact?: boolean }) {
  useLiveGame(game.id);
  useFreshMarkets(game);
  const { t } = useTranslation("games");
  const lang = languageOf(useApp());
  const state = useGameState(game);
  const { result, total, handicap } = rowMarkets(game.markets);
  const names = game.opponents.map(({ name }) => name).join(" – ");
  return (
    <div className={`${styles.row} ${isCompact ? styles.compact : ""}`} role="listitem" data-status={state.status}>
      <When game={game} />
      <Link to={gameUrl(lang, game, state.section)} className={styles.names} aria-label={names}>
        {game.opponents.map((opponent, side) => (
          <span key={opponent.id} className={styles.opponent}>
            <Shield id={opponent.id} color={opponent.color} secondColor={opponent.secondColor} size={14} />
            <span className={styles.name}>{opponent.name}</span>
            {state.score?.serving === side + 1 ? <span className={styles.serving} title={t("serving")} /> : null}
          </span>
        ))}
      </Link>
      <Score game={game} />
      <Cells game={game} columns={result} count={3} />
      {isCompact ? null : (
        <>
          <bdi className={`${styles.line} number`}>{total?.market.param ?? ""}</bdi>
          <Cells game={game} columns={total} count={2} />
          <bdi className={`${styles.line} number`}>{signedLine(handicap?.market.param ?? null)}</bdi>
          <Cells game={game} columns={handicap} count={2} />
          <Link to={gameUrl(lang, game, state.section)} className={styles.more} aria-label={t("allMarkets", { count: game.marketCount, game: names })}>
            <bdi className="number">+{game.marketCount}</bdi>
          </Link>
        </>
      )}
    </div>
  );
}

function When({ game }: { game: GameRowFragment }) {
  const { t } = useTranslation("games");
  const { time, day } = useTime();
  const { status, score } = useGameState(game);
  if (status === "NOT_STARTED") {
    return <time className={styles.when} dateTime={game.startsAt} suppressHydrationWarning><bdi className={styles.time}>{time(game.startsAt)}</bdi><bdi className={styles.day}>{day(game.startsAt)}</bdi></time>;
  }
  return (
    <span className={styles.when}>
      {status === "FINISHED" || status === "CANCELLED" || score === null
        ? <span className={styles.day}>{t(`status.${status}`)}</span>
        : <span className={styles.clock}><GameClock periodName={score.periodName} clockSeconds={score.clockSeconds} isPaused={status === "PAUSED"} isShort /></span>}
      {status === "SUSPENDED" ? <span className={styles.suspended}>{t("status.SUSPENDED")}</span> : null}
    </span>
  );
}

function Score({ game }: { game: GameRowFragment }) {
  const { score, status } = useGameState(game);
  if (score === null || status === "NOT_STARTED") return <span className={styles.score} />;
  return (
    <span className={styles.score}>
      <bdi className="number">{score.home}</bdi><bdi className="number">{score.away}</bdi>
      {score.homePoints === null ? null : <><bdi className={`${styles.points} number`}>{score.homePoints}</bdi><bdi className={`${styles.points} number`}>{score.awayPoints}</bdi></>}
    </span>
  );
}

interface CellsProps {
  game: GameRowFragment;
  columns: { market: MarketFieldsFragment; cells: (OutcomeFieldsFragment | undefined)[] } | null;
  count: number;
}

function Cells({ game, columns, count }: CellsProps) {
  return Array.from({ length: count }, (_, column) => {
    const outcome = columns?.cells[column];
    return outcome === undefined || columns === null
      ? <span key={column} className={styles.empty} aria-hidden>–</span>
      : <PickButton key={outcome.id} game={game} market={columns.market} outcome={outcome} />;
  });
}

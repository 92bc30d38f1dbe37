import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { hasEnded } from "@/prices/gameState.ts";
import { useGameState } from "@/prices/usePrice.ts";
import type { GameRowFragment } from "@/operations/betting/generated.ts";
import { useRowStop } from "@/ui/layout/rowStop.ts";
import { GameClock } from "@/ui/marks/GameClock.tsx";
import styles from "./GameRow.module.css";
import type { ListLook } from "./useListLook.ts";

interface Props {
  game: GameRowFragment;
  time: ListLook["time"];
  /** Where the game is played live, when the list is one of games that have not started. */
  liveUrl: string | null;
}

/** When a game begins, where it stands, or that it is over. */
export function RowTime({ game, time: { time, day }, liveUrl }: Props) {
  const { t } = useTranslation("games");
  const tabIndex = useRowStop();
  const { status, score } = useGameState(game);
  if (status === "NOT_STARTED") {
    return (
      <time className={styles.when} dateTime={game.startsAt} suppressHydrationWarning>
        <bdi translate="no" className={styles.time}>
          {time(game.startsAt)}
        </bdi>
        <bdi translate="no" className={styles.day}>
          {day(game.startsAt)}
        </bdi>
      </time>
    );
  }
  const isOver = hasEnded(status);
  return (
    <span className={styles.when}>
      {liveUrl === null || isOver ? null : (
        <Link to={liveUrl} tabIndex={tabIndex} className={styles.nowLive}>
          {t("nowLive")}
        </Link>
      )}
      {isOver || score === null ? (
        <span className={styles.day}>{t(`status.${status}`)}</span>
      ) : (
        <span className={styles.clock}>
          <GameClock
            periodName={score.periodName}
            clockSeconds={score.clockSeconds}
            isPaused={status === "PAUSED"}
            isShort
          />
        </span>
      )}
      {status === "SUSPENDED" ? (
        <span className={styles.suspended} title={t("status.SUSPENDED")}>
          <span aria-hidden>{t("suspendedShort")}</span>
          <span className="visually-hidden">{t("status.SUSPENDED")}</span>
        </span>
      ) : null}
    </span>
  );
}

import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLanguage } from "@/platform/app/app.ts";
import { hasEnded } from "@/prices/gameState.ts";
import { gameUrl } from "@/prices/gameUrl.ts";
import { rowMarkets } from "@/prices/mainMarkets.ts";
import { PickButton } from "@/slip/PickButton.tsx";
import { useFreshMarkets, useGameState, useLiveGame } from "@/prices/usePrice.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { GameHeadFragment, GameRowFragment } from "@/operations/betting/generated.ts";
import type { Section } from "@/operations/types.generated.ts";
import { GameClock } from "@/ui/marks/GameClock.tsx";
import { OTHER_GAME_PLACES, Skeleton } from "@/ui/layout/Skeleton.tsx";
import styles from "./OtherGames.module.css";
import { useOtherGames } from "./useOtherGames.ts";

/** Rows shown; the championship's own page has all. */
const SHOWN = 8;

/** What else is played in the championship. */
export function OtherGames({ game, section }: { game: GameHeadFragment; section: Section }) {
  const { t } = useTranslation("game");
  const { others, isLoading } = useOtherGames(game, section);
  if ((others.length === 0 && !isLoading) || game.championship === null) return null;
  return (
    <section className={styles.card} aria-label={t("otherGames")}>
      <h2 className={styles.title}>{t("otherGamesOf", { championship: game.championship.name })}</h2>
      {isLoading ? (
        <Skeleton rows={OTHER_GAME_PLACES} label={t("otherGamesLoading")} />
      ) : (
        <ul>
          {others.slice(0, SHOWN).map((other) => (
            <OtherGame key={other.id} game={other} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OtherGame({ game }: { game: GameRowFragment }) {
  useLiveGame(game.id);
  useFreshMarkets(game);
  const { t } = useTranslation("game");
  const lang = useLanguage();
  const { time, day } = useTime();
  const { section, status, score } = useGameState(game);
  const { result } = rowMarkets(game.markets);
  const isPlayed = status !== "NOT_STARTED" && score !== null;
  return (
    <li className={styles.row}>
      {isPlayed ? (
        <span className={styles.when}>
          {hasEnded(status) ? (
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
      ) : (
        <time className={styles.when} dateTime={game.startsAt} suppressHydrationWarning>
          <bdi translate="no">{day(game.startsAt)}</bdi> <bdi translate="no">{time(game.startsAt)}</bdi>
        </time>
      )}
      <Link className={styles.names} to={gameUrl(lang, game, section)}>
        {game.opponents.map(({ name }) => name).join(" – ")}
      </Link>
      <bdi className={`${styles.score} number`} translate="no">
        {isPlayed ? `${score.home}:${score.away}` : ""}
      </bdi>
      <span className={styles.prices}>
        {result?.cells.map((outcome) =>
          outcome === undefined ? null : (
            <PickButton key={outcome.id} game={game} market={result.market} outcome={outcome} />
          ),
        )}
      </span>
    </li>
  );
}

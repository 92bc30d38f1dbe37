import { useTranslation } from "react-i18next";
import { hasEnded } from "@/prices/gameState.ts";
import { GameStanding } from "@/prices/GameStanding.tsx";
import { useGameState } from "@/prices/usePrice.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { GameHeadFragment } from "@/operations/betting/generated.ts";
import { Shield } from "@/ui/marks/Shield.tsx";
import { type MapKind, mapKind } from "./kinds.ts";
import styles from "./MapBoard.module.css";

type Score = NonNullable<GameHeadFragment["score"]>;
interface Props {
  game: GameHeadFragment;
}

/** How a match of maps stands: maps won, what was counted in each, and the objectives of the map being played. */
export function MapBoard({ game }: Props) {
  const { t } = useTranslation("cyber");
  const { time, longDay } = useTime();
  const { status, score } = useGameState(game);
  const kind = mapKind(game.sport?.slug);
  const [home, away] = game.opponents;
  if (home === undefined || away === undefined || kind === null) return null;
  const isOver = hasEnded(status);
  return (
    <header className={styles.board} data-status={status}>
      <h1 className="visually-hidden">
        {home.name} – {away.name}
      </h1>
      <Side opponent={home} />
      <div className={styles.middle}>
        {score === null || status === "NOT_STARTED" ? (
          <time dateTime={game.startsAt} className={styles.start} suppressHydrationWarning>
            <bdi translate="no" className={styles.hour}>
              {time(game.startsAt)}
            </bdi>
            <span>{longDay(game.startsAt)}</span>
          </time>
        ) : (
          <>
            <p className={styles.score} aria-label={t(kind.unit === "map" ? "board.maps" : "board.roundsWon")}>
              <bdi className="number" translate="no">
                {score.home} : {score.away}
              </bdi>
            </p>
            <p className={styles.state}>
              <GameStanding status={status} score={score} />
            </p>
          </>
        )}
      </div>
      <Side opponent={away} />
      {score === null ? null : <Maps game={game} kind={kind} score={score} />}
      {score === null || isOver || kind.objectives === null || score.homePoints === null ? null : (
        <Objectives game={game} needed={kind.objectives} score={score} />
      )}
    </header>
  );
}

function Side({ opponent }: { opponent: GameHeadFragment["opponents"][number] }) {
  return (
    <div className={styles.side}>
      <Shield id={opponent.id} color={opponent.color} secondColor={opponent.secondColor} size={48} />
      <span className={styles.name}>{opponent.name}</span>
    </div>
  );
}

/** A column a map: what each side has in it; the winner's figure is marked. */
function Maps({ game, kind, score }: Props & { kind: MapKind; score: Score }) {
  const { t } = useTranslation("cyber");
  const winners = score.mapWinners ?? [];
  const shown = Math.min(kind.maps, Math.max(score.periods.length, kind.unit === "map" ? kind.maps : 0));
  const columns = Array.from({ length: shown }, (_, index) => ({
    number: index + 1,
    map: score.periods[index],
    winner: winners[index],
    isNow: index + 1 === score.period && winners[index] === undefined,
  }));
  return (
    <div className={styles.scroller}>
      <table className={styles.maps} aria-label={t(`board.${kind.counted}`)}>
        <thead>
          <tr>
            <td aria-hidden />
            {columns.map(({ number, isNow }) => (
              <th
                key={number}
                scope="col"
                data-now={isNow || undefined}
                aria-label={t(`board.${kind.unit}`, { number })}
              >
                {kind.unit === "map" ? t("board.map", { number }) : number}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {game.opponents.map((opponent, side) => (
            <tr key={opponent.id}>
              <th scope="row">
                <bdi translate="no">{opponent.shortName}</bdi>
              </th>
              {columns.map(({ number, map, winner, isNow }) => (
                <td key={number} data-now={isNow || undefined} data-won={winner === side + 1 || undefined}>
                  <bdi className="number" translate="no">
                    {map === undefined ? "–" : side === 0 ? map.home : map.away}
                  </bdi>
                  {winner === side + 1 ? <span className="visually-hidden"> {t("board.won")}</span> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Objectives({ game, needed, score }: Props & { needed: number; score: Score }) {
  const { t } = useTranslation("cyber");
  return (
    <div className={styles.objectives} role="group" aria-label={t("board.towards")}>
      {game.opponents.map((opponent, side) => {
        const taken = Number((side === 0 ? score.homePoints : score.awayPoints) ?? 0);
        return (
          <div
            key={opponent.id}
            className={styles.row}
            data-side={side + 1}
            role="img"
            aria-label={t("board.objectives", { team: opponent.name, taken, needed })}
          >
            {Array.from({ length: needed }, (_, index) => (
              <i key={index} data-taken={index < taken || undefined} />
            ))}
          </div>
        );
      })}
      <p className={styles.caption} aria-hidden>
        {t("board.towards")}
      </p>
    </div>
  );
}

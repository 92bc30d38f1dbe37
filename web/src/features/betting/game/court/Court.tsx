import { useTranslation } from "react-i18next";
import { useGameState } from "@/prices/usePrice.ts";
import { type GameEvent, hasEnded } from "@/prices/gameState.ts";
import type { GameHeadFragment } from "@/operations/betting/generated.ts";
import type { CourtName, SportKind } from "@/features/betting/game/sportKinds.ts";
import styles from "./Court.module.css";
import { DRAWINGS } from "./drawings.tsx";
import { Lead } from "./Lead.tsx";
import { thisOver } from "./thisOver.ts";

/** Where a side's last event is marked: what it scored, it scored at the other side's end. */
const SCORED_AT = { 1: 284, 2: 36 } as const;
const STANDS_AT = { 1: 54, 2: 266 } as const;

const SCORES: ReadonlySet<GameEvent["type"]> = new Set(["GOAL", "OWN_GOAL", "GOAL_DISALLOWED", "PENALTY"]);

interface Props {
  game: GameHeadFragment;
  kind: SportKind;
  court: CourtName;
  events: readonly GameEvent[];
}

/**
 * The court, driven by events: who serves or bats, and what happened last. Where the ball is, nobody tells the site, so
 * nothing of that is drawn. Home's end is where a line begins, as in the score.
 */
export function Court({ game, kind, court, events }: Props) {
  const { t } = useTranslation("game");
  const { score, status } = useGameState(game);
  const [home, away] = game.opponents;
  const last = events.at(-1);
  const serving = hasEnded(status) ? null : (score?.serving ?? null);
  const servingName = serving === null ? null : game.opponents[serving - 1]?.name;
  const over = court === "cricket" ? thisOver(events) : [];
  return (
    <figure className={styles.court} aria-label={t("court.name")}>
      <div className={styles.picture} data-court={court}>
        <svg viewBox="0 0 320 180" aria-hidden className={styles.drawing}>
          <g className={styles.lines}>{DRAWINGS[court]}</g>
          {home === undefined || away === undefined ? null : (
            <>
              <rect x="0" y="0" width="5" height="180" fill={home.color} />
              <rect x="315" y="0" width="5" height="180" fill={away.color} />
            </>
          )}
          {serving === 1 || serving === 2 ? (
            <circle
              className={styles.serving}
              cx={kind.scoring === "runs" ? 160 : STANDS_AT[serving]}
              cy={court === "baseball" ? 160 : 90}
              r="6"
              fill={game.opponents[serving - 1]?.color}
            />
          ) : null}
          {last !== undefined && (last.side === 1 || last.side === 2) && kind.scoring !== "rallies" ? (
            <g
              key={events.length}
              className={styles.last}
              style={{
                transformOrigin: `${kind.scoring === "runs" ? 160 : SCORES.has(last.type) ? SCORED_AT[last.side] : STANDS_AT[last.side]}px 90px`,
              }}
            >
              <circle
                cx={kind.scoring === "runs" ? 160 : SCORES.has(last.type) ? SCORED_AT[last.side] : STANDS_AT[last.side]}
                cy="90"
                r="15"
                fill={game.opponents[last.side - 1]?.color}
              />
            </g>
          ) : null}
        </svg>
        {home === undefined || away === undefined ? null : (
          <div className={styles.names}>
            <bdi translate="no">{home.shortName}</bdi>
            <bdi translate="no">{away.shortName}</bdi>
          </div>
        )}
      </div>
      {kind.minutes !== null && kind.scoring === "points" ? (
        <Lead game={game} minutes={kind.minutes} events={events} />
      ) : null}
      {servingName == null && over.length === 0 ? null : (
        <figcaption className={styles.caption}>
          {servingName == null ? null : (
            <span className={styles.serves}>
              {t(kind.scoring === "runs" ? "court.bats" : "court.serves", { side: servingName })}
            </span>
          )}
          {over.length === 0 ? null : (
            <span className={styles.over} aria-label={t("court.thisOver")}>
              {over.map((ball) => (
                <bdi key={ball.minute} className="number" translate="no" data-wicket={ball.isWicket || undefined}>
                  {ball.isWicket ? <abbr title={t("court.wicket")}>W</abbr> : ball.runs}
                </bdi>
              ))}
            </span>
          )}
        </figcaption>
      )}
    </figure>
  );
}

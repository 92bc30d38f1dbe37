import { useTranslation } from "react-i18next";
import { useGameState } from "@/prices/usePrice.ts";
import { type GameEvent, hasEnded } from "@/prices/gameState.ts";
import type { GameHeadFragment } from "@/operations/betting/generated.ts";
import { Court } from "./court/Court.tsx";
import styles from "./Play.module.css";
import { ScoreSheet } from "./score/ScoreSheet.tsx";
import { sportKind } from "./sportKinds.ts";
import { Timeline } from "./Timeline.tsx";

/** How the game went so far: its score in detail, a drawing of its court, and what happened in words. */
export function Play({ game, events, id }: { game: GameHeadFragment; events: readonly GameEvent[]; id: string }) {
  const { t } = useTranslation("game");
  const { status, score } = useGameState(game);
  const kind = sportKind(game.sport?.slug);
  const isOver = hasEnded(status);
  return (
    <div id={id} className={styles.play}>
      {score === null ? null : <ScoreSheet game={game} score={score} events={events} isOver={isOver} />}
      {events.length === 0 ? null : (
        <div className={styles.parts}>
          {kind?.court == null ? null : <Court game={game} kind={kind} court={kind.court} events={events} />}
          <Timeline game={game} events={events} />
        </div>
      )}
      {isOver ? null : <p className={styles.delay}>{t("delayed")}</p>}
    </div>
  );
}

import type { GameEvent } from "@/prices/gameState.ts";
import type { GameHeadFragment } from "@/operations/betting/generated.ts";
import { Court } from "./court/Court.tsx";
import styles from "./Play.module.css";
import { sportKind } from "./sportKinds.ts";
import { Timeline } from "./Timeline.tsx";

/** How the game went so far: a drawing of its court, and what happened in words. */
export function Play({ game, events }: { game: GameHeadFragment; events: readonly GameEvent[] }) {
  const kind = sportKind(game.sport?.slug);
  return (
    <div className={styles.play}>
      {kind?.court == null ? null : <Court game={game} kind={kind} court={kind.court} events={events} />}
      <Timeline game={game} events={events} />
    </div>
  );
}

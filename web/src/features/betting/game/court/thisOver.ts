import type { GameEvent } from "@/prices/gameState.ts";
import { scoredBy } from "@/features/betting/game/eventWords.ts";

export interface Ball {
  minute: string;
  runs: number;
  isWicket: boolean;
}

/** Over of a ball told as "12.4"; the sixth ball of an over is told as the next one's "13.0". */
function overOf(minute: string): number | null {
  const found = /^(\d+)\.(\d)$/.exec(minute);
  if (found === null) return null;
  const [over, ball] = [Number(found[1]), Number(found[2])];
  return ball === 0 ? over - 1 : over;
}

/** Balls of cricket's latest over that brought runs or a wicket, oldest first. */
export function thisOver(events: readonly GameEvent[]): Ball[] {
  const balls = events
    .map((event, index) => ({ event, index }))
    .filter(({ event }) => event.type === "GOAL" || event.type === "WICKET");
  const last = balls.at(-1);
  const over = last === undefined ? null : overOf(last.event.minute);
  if (last === undefined || over === null) return [];
  const begun = events.findLastIndex(({ type }) => type === "PERIOD_START");
  return balls
    .filter(({ event, index }) => index > begun && overOf(event.minute) === over)
    .map(({ event, index }) => ({
      minute: event.minute,
      runs: scoredBy(events, index),
      isWicket: event.type === "WICKET",
    }));
}

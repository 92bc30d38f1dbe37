import type { GameEvent } from "@/prices/gameState.ts";
import styles from "./Court.module.css";
import type { GameHeadFragment } from "@/operations/betting/generated.ts";
import { minuteAt } from "./minutes.ts";
import { LEFT, Sides } from "./Sides.tsx";

/** How far a side was ahead at each score that is known: [minute, home's lead]. */
export function leads(events: readonly GameEvent[]): [number, number][] {
  return events.flatMap(({ minute, scoreAfter }): [number, number][] => {
    const found = /^(\d+):(\d+)$/.exec(scoreAfter ?? "");
    const at = minuteAt(minute);
    return found === null || at === null ? [] : [[at, Number(found[1]) - Number(found[2])]];
  });
}

/** The lead over the game's time: above the line home is ahead, below it away. */
export function Lead({
  game,
  minutes,
  events,
}: {
  game: GameHeadFragment;
  minutes: number;
  events: readonly GameEvent[];
}) {
  const known = leads(events);
  const last = Math.max(minutes, ...known.map(([minute]) => minute));
  const most = Math.max(6, ...known.map(([, lead]) => Math.abs(lead)));
  const points = known.map(
    ([minute, lead]) => `${(LEFT + (minute / last) * (316 - LEFT)).toFixed(1)},${(22 - (lead / most) * 18).toFixed(1)}`,
  );
  return (
    <svg viewBox="0 0 320 44" aria-hidden className={styles.strip}>
      <path className={styles.axis} d={`M${LEFT} 22H316`} />
      <Sides game={game} height={44} />
      <polyline className={styles.lead} points={points.join(" ")} />
    </svg>
  );
}

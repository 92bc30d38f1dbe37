import type { GameEvent } from "@/prices/gameState.ts";
import type { GameHeadFragment } from "@/operations/betting/generated.ts";
import styles from "./Court.module.css";
import { minuteAt } from "./minutes.ts";
import { LEFT, Sides } from "./Sides.tsx";

const COLORS: Partial<Record<GameEvent["type"], string>> = { YELLOW_CARD: "#e0b000", RED_CARD: "#d23b30" };
const SHOWN: ReadonlySet<GameEvent["type"]> = new Set(["GOAL", "OWN_GOAL", "YELLOW_CARD", "RED_CARD"]);

/**
 * Goals and cards on a line of the game's time: home above it, away below. The list of events says the same in words.
 */
export function Marks({
  game,
  minutes,
  events,
}: {
  game: GameHeadFragment;
  minutes: number;
  events: readonly GameEvent[];
}) {
  const last = Math.max(minutes, ...events.map(({ minute }) => minuteAt(minute) ?? 0));
  const x = (minute: number) => LEFT + (minute / last) * (316 - LEFT);
  const marks = events.flatMap(({ type, side, minute }, index) => {
    const at = minuteAt(minute);
    return at === null || !SHOWN.has(type) || (side !== 1 && side !== 2)
      ? []
      : [{ id: index, type, side, x: x(at), y: side === 1 ? 9 : 31 }];
  });
  return (
    <svg viewBox="0 0 320 40" aria-hidden className={styles.strip}>
      <path className={styles.axis} d={`M${LEFT} 20H316M${LEFT} 16V24M${x(minutes / 2)} 16V24M${x(minutes)} 16V24`} />
      <Sides game={game} height={40} />
      {marks.map((mark) =>
        mark.type === "GOAL" || mark.type === "OWN_GOAL" ? (
          <circle
            key={mark.id}
            className={styles.mark}
            cx={mark.x}
            cy={mark.y}
            r="5"
            fill={game.opponents[mark.side - 1]?.color}
          />
        ) : (
          <rect key={mark.id} x={mark.x - 2.5} y={mark.y - 4} width="5" height="8" rx="1" fill={COLORS[mark.type]} />
        ),
      )}
    </svg>
  );
}

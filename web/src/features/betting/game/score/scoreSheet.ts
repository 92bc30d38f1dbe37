/** A score as a table: a line a side, a column a period, and what else the sport counts. */
import type { GameEvent } from "@/prices/gameState.ts";
import type { GameHeadFragment } from "@/operations/betting/generated.ts";
import { type SportKind, sportKind } from "@/features/betting/game/sportKinds.ts";

type Score = NonNullable<GameHeadFragment["score"]>;

/** What stands over a column: the number of a period, or the name of what is counted. */
export type ColumnName = number | "overtime" | "points" | "overs" | "yellow" | "red" | "total";
export interface Column {
  key: string;
  name: ColumnName;
  home: string;
  away: string;
  isNow: boolean;
}

const count = (events: readonly GameEvent[], type: GameEvent["type"], side: number) =>
  String(events.filter((event) => event.type === type && event.side === side).length);

function cards(events: readonly GameEvent[]): Column[] {
  return (
    [
      ["YELLOW_CARD", "yellow"],
      ["RED_CARD", "red"],
    ] as const
  ).map(([type, name]) => ({
    key: name,
    name,
    home: count(events, type, 1),
    away: count(events, type, 2),
    isNow: false,
  }));
}

function periods({ periods: played, period }: Score, kind: SportKind | null): Column[] {
  const regular = kind?.periods ?? Number.POSITIVE_INFINITY;
  return played.map(({ home, away }, index) => ({
    key: `period ${index + 1}`,
    name: index + 1 > regular ? "overtime" : index + 1,
    home: String(home),
    away: String(away),
    isNow: index + 1 === period,
  }));
}

/** Columns of a game's score. `isOver` when nothing of it is played now any more. */
export function scoreSheet(
  slug: string | undefined,
  score: Score,
  events: readonly GameEvent[],
  isOver: boolean,
): Column[] {
  const kind = sportKind(slug);
  const { home, away, homePoints, awayPoints } = score;
  const points: Column[] =
    homePoints === null && awayPoints === null
      ? []
      : [
          {
            key: "points",
            name: kind?.court === "cricket" ? "overs" : "points",
            home: homePoints ?? "–",
            away: awayPoints ?? "–",
            isNow: !isOver && kind?.court !== "cricket",
          },
        ];
  // Runs of an innings are the score itself.
  const played =
    kind?.court === "cricket"
      ? []
      : periods(score, kind).map((column) => ({ ...column, isNow: column.isNow && !isOver }));
  return [
    ...(slug === "football" ? cards(events) : []),
    ...played,
    ...(isOver && kind?.scoring === "rallies" ? [] : points),
    { key: "total", name: "total", home: String(home), away: String(away), isNow: false },
  ];
}

/** What each period came to; none of a game that has had but one. */
export function periodScores(slug: string | undefined, score: Score, isOver: boolean): Column[] {
  if (score.periods.length < 2) return [];
  return scoreSheet(slug, score, [], isOver).filter(({ name }) => typeof name === "number" || name === "overtime");
}

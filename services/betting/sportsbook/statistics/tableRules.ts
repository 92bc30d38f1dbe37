/** How the tables of the sports are made. */
import type { SportSlug } from "../model.ts";
import type { Result } from "../results/result.ts";

/** How a game went for a side. */
export type Outcome = "WON" | "DRAWN" | "LOST";

export interface TableRule {
  /** Points of a game for one side; null if the table goes by the share of games won. */
  points: ((outcome: Outcome, result: Result) => number) | null;
  /** Whether sides level on points are separated by their own games first. */
  isHeadToHeadFirst: boolean;
  /** Whether they are separated by games won. */
  isWinsFirst: boolean;
}

const football: TableRule = {
  points: (outcome) => ({ WON: 3, DRAWN: 1, LOST: 0 })[outcome],
  isHeadToHeadFirst: false,
  isWinsFirst: false,
};
const share: TableRule = { points: null, isHeadToHeadFirst: false, isWinsFirst: false };
/** Two for a win, one for a defeat after the sixtieth minute. */
const iceHockey: TableRule = {
  points: (outcome, { ending }) =>
    outcome === "WON" ? 2 : outcome === "DRAWN" || ending === "OVERTIME" || ending === "SHOOTOUT" ? 1 : 0,
  isHeadToHeadFirst: false,
  isWinsFirst: true,
};
/** Three, but two for 3:2 and one for 2:3 (FIVB, and the German leagues since 2013). */
const volleyball: TableRule = {
  points: (outcome, { score }) =>
    Math.min(score.home, score.away) === 2 ? (outcome === "WON" ? 2 : 1) : outcome === "WON" ? 3 : 0,
  isHeadToHeadFirst: false,
  isWinsFirst: true,
};
const cricket: TableRule = {
  points: (outcome) => ({ WON: 2, DRAWN: 1, LOST: 0 })[outcome],
  isHeadToHeadFirst: false,
  isWinsFirst: false,
};

const rules: Partial<Record<SportSlug, TableRule>> = {
  football: football,
  "ice-hockey": iceHockey,
  volleyball: volleyball,
  basketball: share,
  "american-football": share,
  baseball: share,
  cricket: cricket,
};

/** La Liga, Serie A, Primeira Liga, Süper Lig, and the World Cup of 2026. */
const headToHeadFirst: ReadonlySet<number> = new Set([127, 110, 121, 138, 151]);

/** Null for a sport without tables. Hockey of which overtime is not known has no points. */
export function tableRuleOf(sport: SportSlug, championshipId: number, results: readonly Result[]): TableRule | null {
  const rule = rules[sport];
  if (rule === undefined) return null;
  if (sport === "ice-hockey" && results.some(({ ending }) => ending === "UNKNOWN")) return share;
  return headToHeadFirst.has(championshipId) ? { ...rule, isHeadToHeadFirst: true } : rule;
}

/** Series without a table: international T20s. */
const withoutTable: ReadonlySet<number> = new Set([902]);

/** Whether a championship has tables at all. */
export function hasTables(sport: SportSlug, championshipId: number): boolean {
  return rules[sport] !== undefined && !withoutTable.has(championshipId);
}

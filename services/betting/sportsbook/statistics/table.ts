/** A championship's table from its results. Pure. */
import type { SeedTeam, SportSlug } from "../model.ts";
import { type Result, winnerOf } from "../results/result.ts";
import { type Outcome, type TableRule, tableRuleOf } from "./tableRules.ts";

export type Venue = "ALL" | "HOME" | "AWAY";

export interface TableRow {
  position: number;
  team: SeedTeam;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /** Of those lost, in overtime or the shoot-out. */
  lostLate: number;
  scored: number;
  conceded: number;
  /** Null if the sport's table goes by the share of games won. */
  points: number | null;
  /** Share of games won, a draw counting half; 0 without games. */
  winShare: number;
  /** The last ones, oldest first. */
  form: Outcome[];
}

const formLength = 5;

type Draft = Omit<TableRow, "position">;

/** Rows by rank. `venue` counts each side's home or away games only. */
export function tableOf(
  results: readonly Result[],
  sport: SportSlug,
  championshipId: number,
  venue: Venue = "ALL",
): TableRow[] {
  const rule = tableRuleOf(sport, championshipId, results);
  if (rule === null) return [];
  const rows = countAll(results, rule, venue);
  const ranked = rank([...rows.values()], rule, results);
  return ranked.map((row, index) => ({ position: index + 1, ...row, form: row.form.slice(-formLength) }));
}

function countAll(results: readonly Result[], rule: TableRule, venue: Venue): Map<number, Draft> {
  const rows = new Map<number, Draft>();
  const rowOf = (team: SeedTeam): Draft => {
    const known = rows.get(team.id);
    if (known !== undefined) return known;
    const row: Draft = {
      team,
      played: 0,
      won: 0,
      drawn: 0,
      lost: 0,
      lostLate: 0,
      scored: 0,
      conceded: 0,
      points: rule.points === null ? null : 0,
      winShare: 0,
      form: [],
    };
    rows.set(team.id, row);
    return row;
  };
  for (const result of results.toSorted((one, other) => one.startsAt - other.startsAt || one.id - other.id)) {
    const winner = winnerOf(result);
    for (const [side, team] of [
      [1, result.home],
      [-1, result.away],
    ] as const) {
      const row = rowOf(team);
      if (venue !== (side === 1 ? "HOME" : "AWAY") && venue !== "ALL") continue;
      count(row, result, side, winner === 0 ? "DRAWN" : winner === side ? "WON" : "LOST", rule);
    }
  }
  return rows;
}

function count(row: Draft, result: Result, side: 1 | -1, outcome: Outcome, rule: TableRule): void {
  const { home, away } = result.score;
  const isLate = result.ending === "OVERTIME" || result.ending === "SHOOTOUT";
  row.played += 1;
  if (outcome === "WON") row.won += 1;
  if (outcome === "DRAWN") row.drawn += 1;
  if (outcome === "LOST") row.lost += 1;
  if (outcome === "LOST" && isLate) row.lostLate += 1;
  row.scored += side === 1 ? home : away;
  row.conceded += side === 1 ? away : home;
  if (row.points !== null && rule.points !== null) row.points += rule.points(outcome, result);
  row.winShare = (row.won + row.drawn / 2) / row.played;
  row.form.push(outcome);
}

/** Best first; equal sides by name. */
function rank(rows: readonly Draft[], rule: TableRule, results: readonly Result[]): Draft[] {
  const worth = (row: Draft): number => row.points ?? row.winShare;
  const byGoals = (one: Draft, other: Draft): number =>
    other.scored - other.conceded - (one.scored - one.conceded) ||
    other.scored - one.scored ||
    (one.team.names.en < other.team.names.en ? -1 : 1);
  const byWins = (one: Draft, other: Draft): number => (rule.isWinsFirst ? other.won - one.won : 0);
  const ordered = rows.toSorted((one, other) => worth(other) - worth(one) || byWins(one, other) || byGoals(one, other));
  if (!rule.isHeadToHeadFirst) return ordered;
  return [...Map.groupBy(ordered, worth).values()].flatMap((level) =>
    level.length === 1 ? level : rankAmong(level, rule, results, byGoals),
  );
}

/** Sides level on points by their games against each other, then by all goals. */
function rankAmong(
  level: readonly Draft[],
  rule: TableRule,
  results: readonly Result[],
  byGoals: (one: Draft, other: Draft) => number,
): Draft[] {
  const ids = new Set(level.map(({ team }) => team.id));
  const among = countAll(
    results.filter(({ home, away }) => ids.has(home.id) && ids.has(away.id)),
    rule,
    "ALL",
  );
  const own = ({ team }: Draft): [number, number] => {
    const row = among.get(team.id);
    return row === undefined ? [0, 0] : [row.points ?? row.winShare, row.scored - row.conceded];
  };
  return level.toSorted((one, other) => {
    const [a, b] = [own(one), own(other)];
    return b[0] - a[0] || b[1] - a[1] || byGoals(one, other);
  });
}

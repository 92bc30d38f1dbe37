/**
 * Baseball: runs of a turn at bat are negative binomial, all turns alike (baseball-runs.ts). The home side does not bat
 * in the last inning when it leads, and wins with the hit that puts it ahead; level games go on by innings of the same
 * kind until one side is ahead. Totals and run lines count extra innings.
 */
import type { ModelMarket, PlayState, SportModel, Strength } from "../model.ts";
import { INNINGS, lastTurn, MOST_OVERSHOOT, runChances } from "./baseball-runs.ts";
import { handicapMarkets, lineRange, linesAround, markMain, totalMarkets } from "./lines.ts";
import { winnerMarket } from "./results.ts";
import { settleScore } from "./settle.ts";

/** Runs further than this from the current score aren't distinguished. */
const MOST_RUNS = 30;
/** Chances below this are left out. */
const NEGLIGIBLE = 1e-8;

export const baseballModel: SportModel = { markets, settle: settleScore };

/** Turns at bat still to come; the home side's last inning, which ends when it leads, is separate. */
export interface TurnsLeft {
  away: number;
  home: number;
  last: number;
}

export function turnsLeft(state: PlayState | null): TurnsLeft {
  if (state === null || state.period === 0) return { away: INNINGS, home: INNINGS - 1, last: 1 };
  const { period, isPaused, serving, turnShare = 1 } = state;
  const next = isPaused ? period + 1 : period;
  const after = Math.max(INNINGS, next) - next;
  if (isPaused || serving !== 1) return { away: after + (isPaused ? 1 : turnShare), home: after, last: 1 };
  return after === 0 ? { away: 0, home: 0, last: turnShare } : { away: after, home: after - 1 + turnShare, last: 1 };
}

/** Probabilities of the final counts of the markets; index 0 is `low`. */
interface Counted {
  low: number;
  chances: Float64Array;
}
interface Ends {
  difference: Counted;
  total: Counted;
  home: Counted;
  away: Counted;
}

function markets(strength: Strength, state: PlayState | null): ModelMarket[] {
  const { difference, total, home, away } = ends(strength, state);
  const homeWins = difference.chances.reduce(
    (sum, chance, index) => sum + (difference.low + index > 0 ? chance : 0),
    0,
  );
  return [
    ...winnerMarket(Math.min(1, homeWins), true),
    ...markMain(
      totalMarkets(
        "total",
        "totals",
        total,
        linesAround(total, 5.5, 12.5).filter((line) => Number.isInteger(line * 2)),
      ),
    ),
    ...markMain(
      handicapMarkets(
        "handicap",
        "handicaps",
        difference,
        lineRange(-4.5, 4.5, 1).filter((line) => Math.abs(line) > 1),
      ),
    ),
    ...totalMarkets("team_total_home", "totals", home, lineRange(1.5, 7.5, 1)),
    ...totalMarkets("team_total_away", "totals", away, lineRange(1.5, 7.5, 1)),
  ];
}

function ends(strength: Strength, state: PlayState | null): Ends {
  const now = { home: state?.home ?? 0, away: state?.away ?? 0 };
  const left = turnsLeft(state);
  const perTurn = { home: strength.home / INNINGS, away: strength.away / INNINGS };
  const homeRuns = runChances(perTurn.home * left.home, left.home > 0 ? MOST_RUNS : 1);
  const awayRuns = runChances(perTurn.away * left.away, left.away > 0 ? MOST_RUNS : 1);
  const most = 2 * MOST_RUNS + 2 * MOST_OVERSHOOT + Math.abs(now.home - now.away);
  const sums: Ends = {
    difference: { low: -most, chances: new Float64Array(2 * most + 1) },
    total: { low: now.home + now.away, chances: new Float64Array(2 * most + 1) },
    home: { low: now.home, chances: new Float64Array(most + 1) },
    away: { low: now.away, chances: new Float64Array(most + 1) },
  };
  const end = (home: number, away: number, chance: number): void => {
    add(sums.difference, home - away, chance);
    add(sums.total, home + away, chance);
    add(sums.home, home, chance);
    add(sums.away, away, chance);
  };
  const turns = new Map<number, ReturnType<typeof lastTurn>>();
  const extra = extraInning(perTurn);
  for (const [i, homeChance] of homeRuns.entries()) {
    for (const [j, awayChance] of awayRuns.entries()) {
      const chance = homeChance * awayChance;
      if (chance < NEGLIGIBLE) continue;
      const [home, away] = [now.home + i, now.away + j];
      const behind = away - home;
      if (behind < 0) {
        end(home, away, chance);
        continue;
      }
      const turn = turns.get(behind) ?? lastTurn(perTurn.home * left.last, behind);
      turns.set(behind, turn);
      for (let runs = 0; runs < behind; runs += 1) end(home + runs, away, chance * (turn.short[runs] ?? 0));
      for (let by = 1; by <= MOST_OVERSHOOT; by += 1) end(away + by, away, chance * (turn.wonBy[by] ?? 0));
      const level = chance * (turn.short[behind] ?? 0);
      if (level >= NEGLIGIBLE) for (const one of extra) end(away + one.home, away + one.away, level * one.chance);
    }
  }
  return sums;
}

/** How the inning ends that decides a level game. */
function extraInning(perTurn: { home: number; away: number }): { home: number; away: number; chance: number }[] {
  const found: { home: number; away: number; chance: number }[] = [];
  for (const [away, chance] of runChances(perTurn.away, 9).entries()) {
    const { short, wonBy } = lastTurn(perTurn.home, away);
    for (let home = 0; home < away; home += 1) found.push({ home, away, chance: chance * (short[home] ?? 0) });
    for (let by = 1; by <= MOST_OVERSHOOT; by += 1)
      found.push({ home: away + by, away, chance: chance * (wonBy[by] ?? 0) });
  }
  const sum = found.reduce((total, { chance }) => total + chance, 0);
  return found.filter(({ chance }) => chance > 1e-6 * sum).map((one) => ({ ...one, chance: one.chance / sum }));
}

function add(counted: Counted, count: number, chance: number): void {
  const index = Math.min(counted.chances.length - 1, count - counted.low);
  if (index >= 0) counted.chances[index] = (counted.chances[index] ?? 0) + chance;
}

/**
 * Games of many points on a clock (basketball, American football): the difference and the total of the points still to
 * come are normal, with means and variances in proportion to the time left, cut into whole numbers. Overtime counts.
 */
import type { ModelMarket, PlayState, SportModel, Strength } from "../model.ts";
import { type Distribution, handicapMarkets, markMain, totalMarkets } from "./lines.ts";
import { type Lumps, lumpedTotal } from "./lumps.ts";
import { chanceAbove, wholeNormal } from "./normal.ts";
import { winnerMarket } from "./results.ts";
import { settleScore } from "./settle.ts";

export interface PointsGame {
  /** Seconds of regular time on the game clock, and of an overtime period. */
  regularSeconds: number;
  overtimeSeconds: number;
  /** Standard deviations over a whole game that the ratings don't explain. */
  differenceSpread: number;
  totalSpread: number;
  /** How points come where they are too few for a smooth curve; totals are made of it. */
  lumps?: Lumps;
  /** Steps between the lines offered, and how many on either side of the middle. */
  lineStep: number;
  linesAside: number;
  /** How much likelier a final margin is than the smooth curve says. A draw has 0 where it is played on. */
  marginFactor(margin: number): number;
}

/** Model of such a game. */
export function pointsModel(game: PointsGame): SportModel {
  return {
    markets: (strength, state) => pointsMarkets(game, strength, state),
    settle: settleScore,
  };
}

function pointsMarkets(game: PointsGame, strength: Strength, state: PlayState | null): ModelMarket[] {
  const left = shareLeft(game, state);
  const lead = (state?.home ?? 0) - (state?.away ?? 0);
  const scored = (state?.home ?? 0) + (state?.away ?? 0);
  const spread = Math.sqrt(left);
  const difference = wholeNormal(lead + (strength.home - strength.away) * left, game.differenceSpread * spread, {
    factor: (count) => game.marginFactor(Math.abs(count)),
  });
  const counted = (now: number, mean: number, sides: 1 | 2): Distribution =>
    game.lumps === undefined
      ? wholeNormal(
          now + mean,
          (sides === 1 ? Math.hypot(game.differenceSpread, game.totalSpread) / 2 : game.totalSpread) * spread,
          { least: now },
        )
      : lumpedTotal(game.lumps, now, mean, left, sides);
  const total = counted(scored, (strength.home + strength.away) * left, 2);
  const homeTotal = counted(state?.home ?? 0, strength.home * left, 1);
  const awayTotal = counted(state?.away ?? 0, strength.away * left, 1);
  const margin = middleLine(lead + (strength.home - strength.away) * left);
  const middle = middleLine(scored + (strength.home + strength.away) * left);
  const around = (centre: number, count: number): number[] =>
    Array.from({ length: 2 * count + 1 }, (_, index) => centre + (index - count) * game.lineStep);
  const home = chanceAbove(difference, 0);
  const drawn = difference.chances[-difference.low] ?? 0;
  return [
    ...winnerMarket(drawn < 1 - 1e-9 ? home / (1 - drawn) : 0.5, true),
    ...markMain(totalMarkets("total", "totals", total, around(middle, game.linesAside))),
    ...markMain(handicapMarkets("handicap", "handicaps", difference, around(-margin, game.linesAside))),
    ...totalMarkets(
      "team_total_home",
      "totals",
      homeTotal,
      around(middleLine((state?.home ?? 0) + strength.home * left), 2),
    ),
    ...totalMarkets(
      "team_total_away",
      "totals",
      awayTotal,
      around(middleLine((state?.away ?? 0) + strength.away * left), 2),
    ),
  ];
}

/** The half line nearest a mean. */
function middleLine(mean: number): number {
  return Math.floor(mean) + 0.5;
}

/**
 * Share of a whole game's points still to come. During a break it is as the clock says; a tie at the end brings
 * overtime.
 */
function shareLeft({ regularSeconds, overtimeSeconds }: PointsGame, state: PlayState | null): number {
  if (state === null || state.period === 0) return 1;
  const clock = state.clockSeconds ?? 0;
  const overtimes = Math.max(0, Math.ceil((clock - regularSeconds) / overtimeSeconds));
  const end = regularSeconds + overtimes * overtimeSeconds;
  const seconds = end - clock > 0 ? end - clock : state.home === state.away ? overtimeSeconds : 0;
  return seconds / regularSeconds;
}

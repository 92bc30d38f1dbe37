/**
 * Cricket, 20 overs a side: runs of an innings are normal, with mean and variance in proportion to the overs left,
 * fewer with each wicket gone. In play the batting side is `serving`, and its points read "wickets/overs.balls"
 * ("3/12.4"); without them an innings counts as half over.
 */
import type { ModelMarket, OutcomeResult, PlayState, SportModel, Strength } from "../model.ts";
import { lineRange, markMain, totalMarkets } from "./lines.ts";
import { normalCdf, wholeNormal } from "./normal.ts";
import { winnerMarket } from "./results.ts";
import type { MarketKey } from "./settle.ts";
import { settleTotal, settleWinner } from "./settle.ts";

const BALLS = 120;
const WICKETS = 10;
/** Standard deviation of an innings' runs around what is expected. */
const INNINGS_SPREAD = 27;

export const cricketModel: SportModel = { markets, settle };

/** Share of an innings' runs still to come, 1 to 0. */
export function inningsShare(points: string | null): number {
  const parts = /^(\d+)\/(\d+)(?:\.(\d))?$/.exec(points ?? "");
  if (parts === null) return 0.5;
  const wickets = Number(parts[1]);
  const balls = Number(parts[2]) * 6 + Number(parts[3] ?? 0);
  const left = Math.max(0, 1 - balls / BALLS);
  // A side that has lost more wickets than usual for its overs slows down; all out has nothing to come.
  return wickets >= WICKETS ? 0 : left * Math.min(1, Math.sqrt((WICKETS - wickets) / (WICKETS * (0.4 + 0.6 * left))));
}

function markets(strength: Strength, state: PlayState | null): ModelMarket[] {
  const left = sharesLeft(state);
  const home = state?.home ?? 0;
  const away = state?.away ?? 0;
  const meanHome = home + strength.home * left.home;
  const meanAway = away + strength.away * left.away;
  const spread = INNINGS_SPREAD * Math.sqrt(left.home + left.away);
  const winner = spread > 0 ? normalCdf((meanHome - meanAway) / spread) : meanHome > meanAway ? 1 : 0;
  const total = wholeNormal(meanHome + meanAway, spread, { least: home + away });
  const one = wholeNormal(meanHome, INNINGS_SPREAD * Math.sqrt(left.home), { least: home });
  const two = wholeNormal(meanAway, INNINGS_SPREAD * Math.sqrt(left.away), { least: away });
  const around = (mean: number, aside: number): number[] => lineRange(Math.floor(mean) + 0.5 - 5 * aside, Math.floor(mean) + 0.5 + 5 * aside, 5);
  return [
    ...winnerMarket(winner, true),
    ...markMain(totalMarkets("total", "totals", total, around(meanHome + meanAway, 4))),
    ...totalMarkets("team_total_home", "totals", one, around(meanHome, 3)),
    ...totalMarkets("team_total_away", "totals", two, around(meanAway, 3)),
  ];
}

/** Shares of both innings still to come. Side 1 bats first when nobody is said to bat. */
function sharesLeft(state: PlayState | null): { home: number; away: number } {
  if (state === null || state.period === 0) return { home: 1, away: 1 };
  const batting = state.serving ?? (state.period === 1 ? 1 : 2);
  const share = state.isPaused ? 0 : inningsShare(batting === 1 ? state.homePoints : state.awayPoints);
  const waiting = state.period === 1 ? 1 : 0;
  return batting === 1 ? { home: share, away: waiting } : { home: waiting, away: share };
}

function settle(market: MarketKey, outcome: string, state: PlayState, isFinished: boolean): OutcomeResult | null {
  const { home, away } = state;
  switch (market.type) {
    case "winner": return isFinished ? settleWinner(outcome, home - away) : null;
    case "total": return settleTotal(market.param, outcome, home + away, isFinished);
    case "team_total_home": return settleTotal(market.param, outcome, home, isFinished);
    case "team_total_away": return settleTotal(market.param, outcome, away, isFinished);
    default: return null;
  }
}

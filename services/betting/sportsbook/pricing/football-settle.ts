/** Results of football outcomes: at the end, or as soon as no further goal can change them. */
import type { OutcomeResult, PlayState } from "../model.ts";
import type { MarketKey } from "./settle.ts";
import { doubleChance, resultOf, settleHandicap, settleTotal, won } from "./settle.ts";

/** Correct scores are listed up to this many goals a side; all others are "other". */
export const HIGHEST_NAMED_SCORE = 4;

/** Null while open, also for a market or an outcome this sport does not have. */
export function settleFootball(
  market: MarketKey,
  outcome: string,
  state: PlayState,
  isFinished: boolean,
): OutcomeResult | null {
  const { home, away } = state;
  switch (market.type) {
    case "1x2":
      return isFinished ? won(outcome === resultOf(home, away)) : null;
    case "double_chance":
      return isFinished ? won(doubleChance(outcome, resultOf(home, away))) : null;
    case "total":
      return settleTotal(market.param, outcome, home + away, isFinished);
    case "team_total_home":
      return settleTotal(market.param, outcome, home, isFinished);
    case "team_total_away":
      return settleTotal(market.param, outcome, away, isFinished);
    case "handicap":
      return isFinished ? settleHandicap(market.param, outcome, home - away) : null;
    case "both_to_score": {
      const both = home > 0 && away > 0;
      return both || isFinished ? won(outcome === (both ? "yes" : "no")) : null;
    }
    case "odd_even":
      return isFinished ? won(outcome === ((home + away) % 2 === 1 ? "odd" : "even")) : null;
    case "correct_score":
      return settleCorrectScore(outcome, home, away, isFinished);
    case "half_1x2": {
      const half = firstHalf(state, isFinished);
      return half.isOver ? won(outcome === resultOf(half.home, half.away)) : null;
    }
    case "half_handicap": {
      const half = firstHalf(state, isFinished);
      return half.isOver ? settleHandicap(market.param, outcome, half.home - half.away) : null;
    }
    case "half_total": {
      const half = firstHalf(state, isFinished);
      return settleTotal(market.param, outcome, half.home + half.away, half.isOver);
    }
    default:
      return null;
  }
}

function settleCorrectScore(outcome: string, home: number, away: number, isFinished: boolean): OutcomeResult | null {
  const isBeyond = home > HIGHEST_NAMED_SCORE || away > HIGHEST_NAMED_SCORE;
  if (outcome === "other") return isBeyond ? "WON" : isFinished ? "LOST" : null;
  const [namedHome = Number.NaN, namedAway = Number.NaN] = outcome.split(":").map(Number);
  if (home > namedHome || away > namedAway) return "LOST";
  return isFinished ? won(home === namedHome && away === namedAway) : null;
}

/** Score of the first half, and whether it is final; before its end the score so far. */
function firstHalf(state: PlayState, isFinished: boolean): { home: number; away: number; isOver: boolean } {
  const isOver = isFinished || state.period >= 2;
  const { home, away } = state.periods[0] ?? state;
  return { home, away, isOver };
}

/** Results that sports share. */
import type { OutcomeResult, PlayState } from "../model.ts";
import { opposite, resultByDistance } from "./asian.ts";

export interface MarketKey {
  type: string;
  param: string | null;
}

/** Over and under; over a line that can't be reached back is known before the end. */
export function settleTotal(
  param: string | null,
  outcome: string,
  count: number,
  isFinal: boolean,
): OutcomeResult | null {
  const distance = count - Number(param);
  // Counts never fall: half a point beyond the line both sides are settled; closer to the line they may improve.
  if (!isFinal && distance < 0.5) return null;
  const over = resultByDistance(distance);
  return outcome === "over" ? over : outcome === "under" ? opposite(over) : null;
}

/** Home and away with the line added to the home side. */
export function settleHandicap(param: string | null, outcome: string, difference: number): OutcomeResult | null {
  const home = resultByDistance(difference + Number(param));
  return outcome === "home" ? home : outcome === "away" ? opposite(home) : null;
}

/** Home or away by a final difference; a draw gives the stake back. */
export function settleWinner(outcome: string, difference: number): OutcomeResult {
  return difference === 0 ? "VOID" : won(outcome === (difference > 0 ? "home" : "away"));
}

/** A result without halves. */
export function won(isWon: boolean): OutcomeResult {
  return isWon ? "WON" : "LOST";
}

/** Who wins by a score. */
export function resultOf(home: number, away: number): "home" | "draw" | "away" {
  return home > away ? "home" : home < away ? "away" : "draw";
}

/** Whether a double chance wins with a result. */
export function doubleChance(outcome: string, result: "home" | "draw" | "away"): boolean {
  return outcome === "1x"
    ? result !== "away"
    : outcome === "12"
      ? result !== "draw"
      : outcome === "x2" && result !== "home";
}

/** Markets on the final score of a game that can't be drawn: its winner, totals and handicap. Null while open. */
export function settleScore(
  market: MarketKey,
  outcome: string,
  state: PlayState,
  isFinished: boolean,
): OutcomeResult | null {
  const { home, away } = state;
  switch (market.type) {
    case "winner":
      return isFinished ? settleWinner(outcome, home - away) : null;
    case "total":
      return settleTotal(market.param, outcome, home + away, isFinished);
    case "team_total_home":
      return settleTotal(market.param, outcome, home, isFinished);
    case "team_total_away":
      return settleTotal(market.param, outcome, away, isFinished);
    case "handicap":
      return isFinished ? settleHandicap(market.param, outcome, home - away) : null;
    default:
      return null;
  }
}

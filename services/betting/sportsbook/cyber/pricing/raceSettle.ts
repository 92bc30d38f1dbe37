/** Results of a race: the order of the marbles, and shared places. */
import { deadHeat } from "#shared/betting/coupon/legs.ts";
import type { OutcomeResult, PlayState, RaceState } from "../../model.ts";
import { type MarketKey, won } from "../../pricing/settle.ts";
import { RACE } from "../rules.ts";
import { arrivalOf } from "./race.ts";

/** Result of an outcome when the race is over; null while it runs and for outcomes a race doesn't have. */
export function settleRace(
  market: MarketKey,
  outcome: string,
  { race }: PlayState,
  isFinished: boolean,
): OutcomeResult | null {
  if (!isFinished || race === undefined) return null;
  const arrivals = arrivalsIn(race);
  switch (market.type) {
    case "race_winner":
      return placed(arrivals, runnerOf(outcome), 1);
    case "race_place":
      return placed(arrivals, runnerOf(outcome), RACE.places);
    case "race_odd_even":
      return oddEven(arrivals, outcome);
    case "race_duel":
      return duel(arrivals, market.param, runnerOf(outcome));
    default:
      return null;
  }
}

function arrivalsIn({ steps, finishedIn }: RaceState): number[] {
  return steps.map((gone, runner) => arrivalOf(finishedIn[runner] ?? Number.POSITIVE_INFINITY, gone));
}

/** Index of the runner an outcome names; −1 for none. */
function runnerOf(outcome: string): number {
  return Number(/^runner([1-9])$/.exec(outcome)?.[1] ?? 0) - 1;
}

/** Whether a runner is among the first `places`; those level share what places are left for them. */
function placed(arrivals: readonly number[], runner: number, places: number): OutcomeResult | null {
  const own = arrivals[runner];
  if (own === undefined) return null;
  const ahead = arrivals.filter((arrival) => arrival < own).length;
  const level = arrivals.filter((arrival) => arrival === own).length;
  return deadHeat(places - ahead, level);
}

/** The number of the winner; of several winners each has its part of the win. */
function oddEven(arrivals: readonly number[], outcome: string): OutcomeResult | null {
  if (outcome !== "odd" && outcome !== "even") return null;
  const first = Math.min(...arrivals);
  const winners = arrivals.flatMap((arrival, runner) => (arrival === first ? [runner + 1] : []));
  return deadHeat(winners.filter((number) => (number % 2 === 1) === (outcome === "odd")).length, winners.length);
}

function duel(arrivals: readonly number[], pair: string | null, runner: number): OutcomeResult | null {
  const numbers = [2 * Number(pair) - 2, 2 * Number(pair) - 1];
  const rival = numbers.find((number) => number !== runner);
  const [own, its] = [arrivals[runner], arrivals[rival ?? -1]];
  if (!numbers.includes(runner) || own === undefined || its === undefined) return null;
  return own === its ? "VOID" : won(own < its);
}

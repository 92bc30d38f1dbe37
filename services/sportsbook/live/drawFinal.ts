/**
 * Draws how a game ends so that its prices are fair. Past matches say which ends there are; the model of the two sides
 * says how likely each outcome of the main markets is. The weights of the ends are fitted to those probabilities by
 * iterative proportional fitting (Deming and Stephan, 1940), and one end is drawn by them. Without this a replayed
 * match would not know who is the favourite, and backing outsiders would pay.
 */
import type { ModelMarket, SportModel, Strength } from "../model.ts";
import type { Random } from "../seed/random.ts";
import type { Candidate } from "./processes/candidates.ts";

/** Rounds over all markets; the weights have settled to a part in a thousand well before. */
const rounds = 25;
/** Markets a draw is fitted to. Far lines must be among them: the ends of past matches scatter more than the models do. */
const mostMarkets = 40;
/** Markets that say most about an end, in this order; `param` null or a half line. */
const tellingTypes: readonly string[] = ["correct_score", "1x2", "winner", "total", "handicap", "correct_set_score"];

/** One of the candidates (at least one), drawn by the model's probabilities for these sides. */
export function drawFinal(model: SportModel, strength: Strength, candidates: readonly Candidate[], random: Random): Candidate {
  const weights = fittedWeights(model, strength, candidates);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, candidate] of candidates.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return candidate;
  }
  const last = candidates.at(-1);
  if (last === undefined) throw new Error("No finals to draw from");
  return last;
}

/** Weight of each candidate after fitting; their sum is 1. */
export function fittedWeights(model: SportModel, strength: Strength, candidates: readonly Candidate[]): number[] {
  const weights = candidates.map(({ weight }) => weight);
  const partitions = tellingMarkets(model.markets(strength, null)).map((market) => partition(model, market, candidates));
  for (let round = 0; round < rounds; round += 1) {
    for (const { cells, targets } of partitions) fitTo(weights, cells, targets);
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Markets with exactly one winning outcome for every end, the even ones first. */
function tellingMarkets(markets: readonly ModelMarket[]): ModelMarket[] {
  const evenness = ({ outcomes }: ModelMarket): number => Math.max(...outcomes.map(({ probability }) => probability));
  return markets
    .filter(({ type, param }) => tellingTypes.includes(type) && (param === null || param.endsWith(".5")))
    .toSorted((one, other) => Number(one.param !== null) - Number(other.param !== null) || evenness(one) - evenness(other))
    .slice(0, mostMarkets);
}

interface Partition { cells: Int16Array; targets: number[] }

/** For each candidate the index of the outcome it wins (-1: none of them), with the outcomes' probabilities. */
function partition(model: SportModel, market: ModelMarket, candidates: readonly Candidate[]): Partition {
  const cells = new Int16Array(candidates.length).fill(-1);
  for (const [index, { final }] of candidates.entries()) {
    cells[index] = market.outcomes.findIndex(({ type }) => model.settle(market, type, final, true) === "WON");
  }
  return { cells, targets: market.outcomes.map(({ probability }) => probability) };
}

/** Scales the weights so that each outcome has its share. Outcomes that no candidate wins leave theirs to the others. */
function fitTo(weights: number[], cells: Int16Array, targets: readonly number[]): void {
  const sums = targets.map(() => 0);
  for (const [index, weight] of weights.entries()) {
    const cell = cells[index] ?? -1;
    if (cell >= 0) sums[cell] = (sums[cell] ?? 0) + weight;
  }
  const reached = sums.reduce((sum, value) => sum + value, 0);
  const wanted = targets.reduce((sum, target, cell) => sum + ((sums[cell] ?? 0) > 0 ? target : 0), 0);
  if (reached <= 0 || wanted <= 0) return;
  for (const [index, weight] of weights.entries()) {
    const cell = cells[index] ?? -1;
    const sum = cell >= 0 ? sums[cell] ?? 0 : 0;
    if (sum > 0) weights[index] = (weight * (targets[cell] ?? 0) * reached) / (sum * wanted);
  }
}

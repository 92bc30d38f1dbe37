/**
 * Draws the end of a game so that its prices are fair. Past matches supply the possible ends; the model of the two
 * sides supplies the probability of each outcome of the main markets. Iterative proportional fitting (Deming and
 * Stephan, 1940) adjusts the weights of the ends to those probabilities, and one end is drawn. Without this a replayed
 * match would ignore the favorite, and backing outsiders would pay.
 */
import type { ModelMarket, SportModel, Strength } from "../model.ts";
import type { Random } from "../seed/random.ts";
import type { Candidate } from "./processes/candidates.ts";
import type { Play } from "./processes/play.ts";

/** Rounds over all markets; the weights have settled to a part in a thousand well before. */
const rounds = 25;
/**
 * Markets a draw is fitted to. Far lines must be among them: the ends of past matches scatter more than the models do.
 */
const mostMarkets = 40;
/** Markets that say most about an end, in this order; `param` null or a half line. */
const tellingTypes: readonly string[] = ["winner", "total", "handicap", "team_total_home", "team_total_away"];
/** Ends that one draw chooses among. All of a sport's would take ten times as long and say little more. */
const mostCandidates = 400;

/** Plays games by drawing their end first; null if there are no ends to draw from. */
export function drawnPlay(model: SportModel, candidates: readonly Candidate[]): Play | null {
  if (candidates.length === 0) return null;
  const winners = new Winners(model, candidates);
  return (strength, random) =>
    drawFinal(model, strength, winners, some(candidates.length, random), random).tell(random);
}

/** An even choice of the candidates by their places, another one for each game. */
function some(count: number, random: Random): readonly number[] {
  if (count <= mostCandidates) return Array.from({ length: count }, (_, index) => index);
  const step = count / mostCandidates;
  const from = random() * step;
  return Array.from({ length: mostCandidates }, (_, index) => Math.floor(from + index * step)).filter(
    (place) => place < count,
  );
}

/** One of the candidates at some places (at least one), drawn by the model's probabilities for these sides. */
function drawFinal(
  model: SportModel,
  strength: Strength,
  winners: Winners,
  places: readonly number[],
  random: Random,
): Candidate {
  const weights = weightsAt(model, strength, winners, places);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, place] of places.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return winners.candidate(place);
  }
  return winners.candidate(places.at(-1) ?? -1);
}

/**
 * Weight of each candidate after fitting; their sum is 1.
 * @internal used by tests
 */
export function fittedWeights(model: SportModel, strength: Strength, candidates: readonly Candidate[]): number[] {
  return weightsAt(
    model,
    strength,
    new Winners(model, candidates),
    candidates.map((_, index) => index),
  );
}

function weightsAt(model: SportModel, strength: Strength, winners: Winners, places: readonly number[]): number[] {
  const weights = Float64Array.from(places, (place) => winners.candidate(place).weight);
  const partitions = tellingMarkets(model.markets(strength, null)).map((market): Partition => ({
    cells: winners.of(market, places),
    targets: market.outcomes.map(({ probability }) => probability),
    sums: new Float64Array(market.outcomes.length + 1),
    factors: new Float64Array(market.outcomes.length + 1).fill(1),
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const partition of partitions) fitTo(weights, partition);
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Array.from(weights, (weight) => weight / total);
}

/** Markets with exactly one winning outcome for every end, the even ones first. */
function tellingMarkets(markets: readonly ModelMarket[]): ModelMarket[] {
  const evenness = ({ outcomes }: ModelMarket): number => Math.max(...outcomes.map(({ probability }) => probability));
  return markets
    .filter(({ type, param }) => tellingTypes.includes(type) && (param === null || param.endsWith(".5")))
    .toSorted(
      (one, other) => Number(one.param !== null) - Number(other.param !== null) || evenness(one) - evenness(other),
    )
    .slice(0, mostMarkets);
}

/** Which outcomes of a market the ends at some places win, with the outcomes' probabilities. */
interface Partition {
  /** By index of the outcome; one extra index for none of them. */
  cells: Int16Array;
  targets: readonly number[];
  /** Room to count in, one place a cell; the factor of the last stays 1. */
  sums: Float64Array;
  factors: Float64Array;
}

/** Marks an end that hasn't been settled yet. */
const unsettled = -1;

/**
 * The outcome of a market that each candidate wins. It is the same for all games of a sport, and settling every end
 * again took nearly all the time of a draw: a tenth of a second during which everything else waits.
 */
class Winners {
  readonly #model: SportModel;
  readonly #candidates: readonly Candidate[];
  readonly #cells = new Map<string, Int16Array>();

  constructor(model: SportModel, candidates: readonly Candidate[]) {
    this.#model = model;
    this.#candidates = candidates;
  }

  candidate(place: number): Candidate {
    const found = this.#candidates[place];
    if (found === undefined) throw new Error("No finals to draw from");
    return found;
  }

  /** For the candidate at each place the index of the outcome it wins, the number of outcomes for none of them. */
  of(market: ModelMarket, places: readonly number[]): Int16Array {
    const key = [market.type, market.param, ...market.outcomes.map(({ type }) => type)].join(" ");
    let cells = this.#cells.get(key);
    if (cells === undefined) this.#cells.set(key, (cells = new Int16Array(this.#candidates.length).fill(unsettled)));
    const found = new Int16Array(places.length);
    for (const [index, place] of places.entries()) {
      const known = cells[place] ?? unsettled;
      found[index] = known === unsettled ? (cells[place] = this.#winnerOf(market, place)) : known;
    }
    return found;
  }

  #winnerOf(market: ModelMarket, place: number): number {
    const { final } = this.candidate(place);
    const winner = market.outcomes.findIndex(({ type }) => this.#model.settle(market, type, final, true) === "WON");
    return winner === -1 ? market.outcomes.length : winner;
  }
}

/**
 * Scales the weights so that each outcome has its share. Outcomes that no candidate wins leave theirs to the others.
 */
function fitTo(weights: Float64Array, { cells, targets, sums, factors }: Partition): void {
  sums.fill(0);
  for (let index = 0; index < weights.length; index += 1) {
    const cell = cells[index] ?? 0;
    sums[cell] = (sums[cell] ?? 0) + (weights[index] ?? 0);
  }
  let [reached, wanted] = [0, 0];
  for (const [cell, target] of targets.entries()) {
    const sum = sums[cell] ?? 0;
    reached += sum;
    if (sum > 0) wanted += target;
  }
  if (reached <= 0 || wanted <= 0) return;
  for (const [cell, target] of targets.entries()) {
    const sum = sums[cell] ?? 0;
    factors[cell] = sum > 0 ? (target * reached) / (sum * wanted) : 1;
  }
  for (let index = 0; index < weights.length; index += 1)
    weights[index] = (weights[index] ?? 0) * (factors[cells[index] ?? 0] ?? 1);
}

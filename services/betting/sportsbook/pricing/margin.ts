/** From fair probabilities to prices. */
import { nearestTick } from "#shared/betting/ticks.ts";
import type { ModelMarket } from "../model.ts";

/** Sum of the implied probabilities of a market whose fair ones add up to 1. */
export const OVERROUNDS: Readonly<Record<string, number>> = {
  "1x2": 1.055,
  winner: 1.05,
  double_chance: 1.055,
  total: 1.05,
  handicap: 1.05,
  team_total_home: 1.065,
  team_total_away: 1.065,
  both_to_score: 1.06,
  correct_score: 1.18,
  odd_even: 1.06,
  half_1x2: 1.075,
  half_total: 1.07,
  half_handicap: 1.06,
  set_winner: 1.06,
  set_handicap: 1.06,
  map_winner: 1.06,
  map_handicap: 1.06,
  map_total: 1.06,
  round_winner: 1.06,
  round_handicap: 1.06,
  round_total: 1.06,
  race_winner: 1.14,
  race_place: 1.12,
  race_duel: 1.06,
};
export const OTHER_OVERROUND = 1.07;

/** Lowest and highest price ever shown. */
export const PRICE_BOUNDS = { lowest: 1.001, highest: 501 } as const;
/** Up to this implied probability the margin is a plain factor; above, it shrinks so that no price falls to 1. */
const PLAIN_UP_TO = 0.9;

/** Overround of a market's type. */
export function overroundOf(marketType: string): number {
  return OVERROUNDS[marketType] ?? OTHER_OVERROUND;
}

/**
 * Decimal odds for a fair probability, before they are put on the tick ladder: 1/(p · overround). Where p · overround
 * passes 0.9 the implied probability goes on in a straight line to 1 at p = 1, so the price keeps falling as p rises
 * and stays above 1. Bounded to 1.001 … 501. Throws a RangeError unless 0 ≤ p ≤ 1 and overround ≥ 1.
 */
export function rawPrice(probability: number, overround: number): number {
  if (!(probability >= 0 && probability <= 1)) throw new RangeError(`No probability: ${probability}`);
  if (!(overround >= 1)) throw new RangeError(`No overround: ${overround}`);
  const plain = probability * overround;
  const knee = PLAIN_UP_TO / overround;
  const implied = plain <= PLAIN_UP_TO ? plain : PLAIN_UP_TO + (1 - PLAIN_UP_TO) * ((probability - knee) / (1 - knee));
  const odds = implied > 0 ? 1 / implied : PRICE_BOUNDS.highest;
  return Math.min(PRICE_BOUNDS.highest, Math.max(PRICE_BOUNDS.lowest, odds));
}

/** The price on the tick ladder nearest to the raw one, so that the margin stays what it is on average. */
export function price(probability: number, overround: number): string {
  return nearestTick(rawPrice(probability, overround));
}

/** A market with a price for each probability. */
export interface PricedMarket extends Omit<ModelMarket, "outcomes"> {
  outcomes: {
    type: string;
    probability: number;
    /** The price before it is put on the ladder. */
    raw: number;
    coef: string;
  }[];
}

/**
 * Prices a model's markets, each with the overround of its type times `factor` (1 when left out; above 1 for a wider
 * margin).
 */
export function withPrices(markets: readonly ModelMarket[], factor = 1): PricedMarket[] {
  return markets.map((market) => {
    const overround = Math.max(1, overroundOf(market.type) * factor);
    return {
      ...market,
      outcomes: market.outcomes.map((outcome) => {
        const raw = rawPrice(outcome.probability, overround);
        return { ...outcome, raw, coef: nearestTick(raw) };
      }),
    };
  });
}

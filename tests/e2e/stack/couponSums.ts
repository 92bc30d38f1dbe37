/** What a placed coupon pays, summed up combination by combination: none of the product's own rules are used here. */
import { Decimal } from "decimal.js";

/** Never rounds a product of prices. */
const Sum = Decimal.clone({ precision: 100 });

/** A coupon as the gateway tells it. */
export interface Placed {
  id: string;
  kind: string;
  state: string;
  amount: { amount: string };
  possibleWin: { amount: string };
  payout: { amount: string } | null;
  systemValue: number | null;
  cover: string | null;
  bonusCoef: string | null;
  hyperBonusPercent: string | null;
  blocks: { id: string; amount: { amount: string } }[];
  bets: { coef: string; result: string; startsAt: string; isBanker: boolean; blockId: string | null }[];
}

const margin = "1.1165";
/** Smallest combination of the covers that are tried here; the largest is all of their bets. */
const smallest: Readonly<Record<string, number>> = { LUCKY_15: 1, YANKEE: 2, TRIXIE: 2, PATENT: 1 };

const times = (factors: readonly Decimal[]): Decimal =>
  factors.reduce((product, factor) => product.times(factor), new Sum(1));

/** Every choice out of a list, the empty one too. */
const choices = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: 2 ** list.length }, (_choice, mask) => list.filter((_item, place) => (mask >> place) % 2 === 1));

function factorOf(result: string, coef: string): Decimal {
  const factors: Readonly<Record<string, Decimal>> = {
    WON: new Sum(coef),
    LOST: new Sum(0),
    VOID: new Sum(1),
    HALF_WON: new Sum(coef).plus(1).dividedBy(2),
    HALF_LOST: new Sum("0.5"),
  };
  const factor = factors[result];
  if (factor === undefined) throw new Error(`The bet has the result ${result}`);
  return factor;
}

/** Each combination has the same part of the stake. */
function ofCombinations(stake: Decimal, combinations: readonly (readonly Decimal[])[]): Decimal {
  const returned = combinations.reduce((sum, factors) => sum.plus(times(factors)), new Sum(0));
  return stake.times(returned).dividedBy(combinations.length);
}

function ofExpress(stake: Decimal, factors: readonly Decimal[], coupon: Placed): Decimal {
  const counted = factors.filter((factor) => !factor.equals(1)).length;
  const price =
    coupon.bonusCoef === null || counted < 3
      ? times(factors)
      : times(factors)
          .times(100 + counted)
          .dividedBy(100)
          .toDecimalPlaces(3, Decimal.ROUND_HALF_UP);
  const returned = stake.times(price);
  return returned.plus(
    Sum.max(0, returned.minus(stake))
      .times(coupon.hyperBonusPercent ?? 0)
      .dividedBy(100),
  );
}

/** Singles one after the other, as long as there is money. */
function ofChain(stake: Decimal, coupon: Placed, factors: readonly Decimal[]): Decimal {
  let money = stake;
  const order = coupon.bets
    .map(({ startsAt }, index) => ({ startsAt, factor: factors[index] ?? new Sum(0) }))
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  for (const { factor } of order) {
    const staked = Sum.min(stake, money);
    money = money.minus(staked).plus(staked.times(factor));
  }
  return money;
}

/** Blocks one after the other; what the next one does not stake is the player's. */
function ofBlocks({ blocks, bets }: Placed, factors: readonly Decimal[]): Decimal {
  let [kept, money] = [new Sum(0), new Sum(blocks[0]?.amount.amount ?? 0)];
  for (const block of blocks) {
    const staked = Sum.min(block.amount.amount, money);
    kept = kept.plus(money).minus(staked);
    money = staked.times(times(factors.filter((_factor, index) => bets[index]?.blockId === block.id)));
  }
  return kept.plus(money);
}

/** Wins when any bet is lost, at 1 / (margin − 1 / price of the express). */
function ofAntiExpress(stake: Decimal, { bets }: Placed): Decimal {
  const counted = bets.filter(({ result }) => result === "WON" || result === "LOST");
  if (counted.length === 0) return stake;
  if (counted.every(({ result }) => result === "WON")) return new Sum(0);
  const express = times(counted.map(({ coef }) => new Sum(coef)));
  return stake.dividedBy(new Sum(margin).minus(new Sum(1).dividedBy(express)));
}

function returned(coupon: Placed): Decimal {
  const stake = new Sum(coupon.amount.amount);
  const factors = coupon.bets.map(({ result, coef }) => factorOf(result, coef));
  const bankers = factors.filter((_factor, index) => coupon.bets[index]?.isBanker === true);
  const others = factors.filter((_factor, index) => coupon.bets[index]?.isBanker !== true);
  switch (coupon.kind) {
    case "SINGLE":
    case "EXPRESS":
      return ofExpress(stake, factors, coupon);
    case "SYSTEM":
      return ofCombinations(
        stake,
        choices(others)
          .filter(({ length }) => length === coupon.systemValue)
          .map((some) => [...bankers, ...some]),
      );
    case "FULL_COVER":
      return ofCombinations(
        stake,
        choices(factors).filter(({ length }) => length >= (smallest[coupon.cover ?? ""] ?? Number.NaN)),
      );
    case "CHAIN":
      return ofChain(stake, coupon, factors);
    case "CONDITIONAL":
      return ofBlocks(coupon, factors);
    case "ANTI_EXPRESS":
      return ofAntiExpress(stake, coupon);
    default:
      throw new Error(`No sum for ${coupon.kind}`);
  }
}

/** What a settled coupon is to be paid, in kopecks. */
export const payoutOf = (coupon: Placed): string => returned(coupon).toFixed(2, Decimal.ROUND_HALF_UP);

/** What it pays when all goes the player's way: every bet won, of an anti-express the first one lost. */
export function possibleWinOf(coupon: Placed): string {
  const results = coupon.bets.map((_bet, index) => (coupon.kind === "ANTI_EXPRESS" && index === 0 ? "LOST" : "WON"));
  return payoutOf({ ...coupon, bets: coupon.bets.map((bet, index) => ({ ...bet, result: results[index] ?? "WON" })) });
}

/** What the calculator's bet comes to, by the rules that bets are settled by. */
import { readCount } from "#shared/typed/codes.ts";
import type { Decimal } from "decimal.js";
import type { ContentLeg, CouponContent } from "#shared/betting/coupon/content.ts";
import { couponKinds } from "#shared/betting/coupon/kinds.ts";
import { deadHeat, legFactor, type LegResult } from "#shared/betting/coupon/legs.ts";
import { couponCoef } from "#shared/betting/coupon/price.ts";
import { couponReturn } from "#shared/betting/coupon/returns.ts";
import { type ShapeProblem, validateShape } from "#shared/betting/coupon/shape.ts";
import { unitsOf } from "#shared/betting/coupon/system.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";
import { CALCULATOR_CURRENCY, type CalculatorBet, type CalculatorLeg, oddsOf, stakeOf } from "./calculatorBet.ts";

/** Why a bet can't be calculated; ODDS_LOW: an anti-accumulator that isn't offered at these odds. */
export type Trouble = ShapeProblem["code"] | "ODDS" | "STAKE" | "TIED" | "ODDS_LOW" | "BLOCK_EMPTY";

export interface Reckoning {
  /** What is staked in all. */
  stake: string;
  /** Return at the least and at the most; the same once no open selection can change it. */
  lowest: string;
  highest: string;
  /** The most less the stake. */
  profit: string;
  /** Total odds; null for kinds without. */
  coef: string | null;
  /** Single stakes that the stake is divided into, and each of them; null for kinds that don't divide it. */
  units: number | null;
  unitStake: string | null;
}

const money = (value: Decimal.Value) => roundMoney(value, CALCULATOR_CURRENCY);

/** Result of a selection; null while it is open, undefined for a dead heat of impossible numbers. */
function resultOf({ result, places, tied }: CalculatorLeg): LegResult | null | undefined {
  if (result === "OPEN") return null;
  if (result !== "DEAD_HEAT") return result;
  const [free, shared] = [readCount(places) ?? Number.NaN, readCount(tied) ?? Number.NaN];
  return Number.isInteger(free) && Number.isInteger(shared) && free >= 1 && shared >= 2 && shared <= 99
    ? deadHeat(free, shared)
    : undefined;
}

/** @param antiExpressMargin of the site; the usual one if left out. */
export function reckon(bet: CalculatorBet, antiExpressMargin?: string): Reckoning | Trouble {
  const coefs = bet.legs.map(({ coef }) => oddsOf(coef));
  if (coefs.includes(null)) return "ODDS";
  const results = bet.legs.map(resultOf);
  if (results.includes(undefined)) return "TIED";
  const isStaged = bet.kind === "CONDITIONAL";
  const stakes = (isStaged ? bet.blocks : [bet.stake]).map(stakeOf);
  const [first] = stakes;
  if (first == null || stakes.includes(null)) return "STAKE";
  const content: CouponContent = {
    kind: bet.kind,
    legs: bet.legs.map(({ isBanker, block }, index): ContentLeg => ({
      coef: coefs[index] ?? "1",
      isBanker: couponKinds[bet.kind].hasBankers && isBanker,
      blockId: isStaged ? String(block) : null,
      startsAt: index,
    })),
    systemValue: bet.systemValue,
    cover: bet.cover,
    ...(isStaged ? { blocks: stakes.map((amount, index) => ({ id: String(index + 1), amount: amount ?? "0" })) } : {}),
    ...(antiExpressMargin === undefined ? {} : { antiExpressMargin }),
  };
  const legs = content.legs.map((leg, index) => ({ ...leg, outcomeId: `${index}.calculator` }));
  const [problem] = validateShape({ ...content, legs });
  if (problem !== undefined) return problem.field === "blocks" ? "BLOCK_EMPTY" : problem.code;
  if (bet.kind === "ANTI_EXPRESS" && couponCoef(content) === null) return "ODDS_LOW";
  return sums(content, first, results as (LegResult | null)[]);
}

function sums(content: CouponContent, amount: string, results: readonly (LegResult | null)[]): Reckoning {
  const { stake: per } = couponKinds[content.kind];
  const stake = new Exact(amount).times(per === "bet" ? content.legs.length : 1);
  const factors = content.legs.map(({ coef }, index) => {
    const result = results[index] ?? null;
    return result === null ? null : legFactor(result, coef);
  });
  const { lowest, highest } = couponReturn(content, amount, factors);
  const units = unitsOf(content);
  return {
    stake: money(stake),
    lowest: money(lowest),
    highest: money(highest),
    profit: money(new Exact(money(highest)).minus(stake)),
    coef: couponCoef(content),
    units,
    unitStake: units === null ? null : stake.dividedBy(units).toDecimalPlaces(4).toFixed(),
  };
}

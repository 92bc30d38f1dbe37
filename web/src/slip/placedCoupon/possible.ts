import { bonusMultiplier, keepsBonusBet } from "#shared/betting/coupon/bonus.ts";
import { legFactor, type LegResult, deadHeat } from "#shared/betting/coupon/legs.ts";
import type { CouponContent } from "#shared/betting/coupon/content.ts";
import { couponReturn, isReckonable } from "#shared/betting/coupon/returns.ts";
import { unitsOf } from "#shared/betting/coupon/system.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";

type Reckoned = Pick<
  PlacedFieldsFragment,
  | "kind"
  | "systemValue"
  | "cover"
  | "blocks"
  | "exactCoef"
  | "bonusCoef"
  | "hyperBonusPercent"
  | "promoCode"
  | "possibleWin"
  | "amount"
  | "amountLeft"
> & {
  bets: readonly Pick<
    PlacedFieldsFragment["bets"][number],
    "coef" | "result" | "deadHeat" | "isBanker" | "blockId" | "startsAt"
  >[];
};

/** A placed coupon as the rules take it. */
export function contentOfPlaced({
  kind,
  systemValue,
  cover,
  blocks,
  bets,
}: Pick<Reckoned, "kind" | "systemValue" | "cover" | "blocks" | "bets">): CouponContent {
  return {
    kind,
    ...(systemValue === null ? {} : { systemValue }),
    ...(cover === null ? {} : { cover }),
    legs: bets.map(({ coef, isBanker, blockId, startsAt }) => ({
      coef,
      isBanker,
      blockId,
      startsAt: Date.parse(startsAt),
    })),
    blocks: blocks.map(({ id, amount }) => ({ id, amount: amount.amount })),
  };
}

/**
 * Into how many bets a coupon's stake is split, and the stake of each in the currency; null for kinds that don't split
 * it.
 */
export function unitsOfPlaced(
  coupon: Pick<Reckoned, "kind" | "systemValue" | "cover" | "blocks" | "bets">,
  stake: { amount: string; currency: string },
): { count: number; stake: { amount: string; currency: string } } | null {
  const count = unitsOf(contentOfPlaced(coupon));
  return count === null || count < 2
    ? null
    : { count, stake: { ...stake, amount: roundMoney(new Exact(stake.amount).dividedBy(count), stake.currency) } };
}

/** What the bonus bet of an express multiplies its price with now; null once too few legs are left that aren't void. */
export function bonusNow(bets: readonly Pick<Reckoned["bets"][number], "result">[]): string | null {
  const counted = bets.filter(({ result }) => result !== "VOID").length;
  return keepsBonusBet(counted) ? bonusMultiplier(counted) : null;
}

const resultOf = ({ result, deadHeat: shared }: Reckoned["bets"][number]): LegResult | null =>
  result === "OPEN" ? null : result === "DEAD_HEAT" ? deadHeat(shared?.places ?? 1, shared?.tied ?? 1) : result;

/**
 * What an open coupon can still pay: what is decided counts as it went, what is open as won, on the stake that is left.
 * Never above what was promised at placing. Promo codes and hyper bonuses are the service's own: with them, the promise
 * stands, for as much of the stake as was not sold.
 */
export function possibleNow(coupon: Reckoned): { amount: string; currency: string } {
  const { bets, possibleWin, amount, amountLeft, exactCoef, bonusCoef, hyperBonusPercent, promoCode } = coupon;
  const content = contentOfPlaced(coupon);
  if (hyperBonusPercent !== null || promoCode !== null || !isReckonable(content)) {
    const promised = new Exact(possibleWin.amount).times(amountLeft.amount).dividedBy(amount.amount);
    return { ...possibleWin, amount: roundMoney(promised, possibleWin.currency) };
  }
  const factors = bets.map((bet) => {
    const result = resultOf(bet);
    return result === null ? null : legFactor(result, bet.coef);
  });
  const { highest } = couponReturn(content, amountLeft.amount, factors, {
    exactCoef,
    bonus: bonusCoef !== null,
    voids: bets.map(({ result }) => result === "VOID"),
  });
  const capped = Exact.min(highest, possibleWin.amount);
  return { amount: roundMoney(capped, possibleWin.currency), currency: possibleWin.currency };
}

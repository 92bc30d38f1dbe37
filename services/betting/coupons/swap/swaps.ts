/** Swaps: before anything has begun, a bet's outcome is replaced by another one of its market. */
import type { z } from "zod";
import { Exact } from "#shared/money/money.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { BookOutcome, Names } from "../../sportsbook/public.ts";
import type { couponOffers } from "../after/api.ts";
import { boundsOf } from "../check/bounds.ts";
import type { OpenCoupon } from "../cashOut/open.ts";
import type { Worth } from "../cashOut/worth.ts";

type Swaps = z.infer<typeof couponOffers>["swaps"];
type Context = Pick<ServiceContext, "book" | "siteConfig">;

/** A coupon that can be swapped: its value, and its bets with their current offers, in order. */
export interface Swappable {
  value: string;
  bets: BookOutcome[];
}

/**
 * The start of a swap; null if the coupon can't be swapped: all bets must be open, on offer and not started, so that
 * all can be staked on again, and the value must be an allowed stake.
 */
export function swappableOf({ siteConfig }: Context, open: OpenCoupon, worth: Worth): Swappable | null {
  const { row } = open;
  if (worth.reason !== null) return null;
  const bets = open.bets.flatMap(({ now }) => (now?.game.section === "LINE" ? [now] : []));
  if (bets.length < open.bets.length) return null;
  const { minAmount, maxAmount } = boundsOf(row.currency);
  const isStake =
    !siteConfig.couponTypesWithLimits.includes(row.typeId) ||
    (new Exact(worth.value).greaterThanOrEqualTo(minAmount) && new Exact(worth.value).lessThanOrEqualTo(maxAmount));
  return isStake ? { value: worth.value, bets } : null;
}

/** The other outcomes of a bet's market that can take its place. */
export function alternativesOf({ book }: Context, { outcomeId }: BookOutcome): BookOutcome[] {
  return book.siblings(outcomeId).filter((sibling) => sibling.outcomeId !== outcomeId && !sibling.isBlocked);
}

/** Bets of a coupon that can be swapped, each with what for. */
export function swapsOf(context: Context, open: OpenCoupon, worth: Worth, language: string): Swaps {
  const swappable = swappableOf(context, open, worth);
  if (swappable === null) return [];
  return swappable.bets.flatMap((bet) => {
    const outcomes = alternativesOf(context, bet).map(({ outcomeId, outcomeNames, coef }) => ({
      outcomeId,
      outcomeName: nameIn(outcomeNames, language),
      coef,
    }));
    return outcomes.length === 0 ? [] : [{ outcomeId: bet.outcomeId, outcomes }];
  });
}

/** A name in a language, English if the translation is missing. */
function nameIn(names: Names, language: string): string {
  const byLanguage: Readonly<Record<string, string | undefined>> = { ...names };
  return byLanguage[language] ?? names.en;
}

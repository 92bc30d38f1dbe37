/** Bonuses of expresses as this site has them: the bonus bet [5.15, 5.16] and the hyper bonus. */
import {
  bonusMultiplier,
  bonusPercent,
  hyperBonusOf,
  isBonusBetAvailable,
  type HyperBonus,
} from "#shared/betting/coupon/bonus.ts";
import type { CouponContent } from "#shared/betting/coupon/content.ts";
import { Exact } from "#shared/money/money.ts";
import type { SiteConfigBody } from "../../../site/config/public.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { CouponBody, Leg } from "./check.ts";

/**
 * The market kind that never counts for the bonus bet: bets on statistics and specials, not on the course of the game.
 */
const specialKind = 7;
const specialMarkets: readonly string[] = ["odd_even", "race_odd_even", "combination"];

/**
 * Number of a market's kind. Of the sportsbook's markets only these have one: odd or even, kills of a map, and
 * combinations, which have their own price.
 */
export function marketKindOf(marketType: string): number | null {
  return specialMarkets.includes(marketType) || marketType.endsWith("_kills") ? specialKind : null;
}

/**
 * Whether a coupon gets the bonus bet: it qualifies, the player hasn't removed the bonus [4.13] and asks for no exact
 * price.
 */
export function bonusBetOf(
  config: SiteConfigBody,
  { hasBonusBet, exactCoef }: CouponBody,
  { kind }: CouponContent,
  legs: readonly (Leg | null)[],
): boolean {
  if (hasBonusBet === false || exactCoef) return false;
  const bets = legs.flatMap((leg) =>
    leg ? [{ coef: leg.outcome.coef, marketKind: marketKindOf(leg.outcome.marketType) }] : [],
  );
  return isBonusBetAvailable({ isFeatureOn: config.hasBonusBet !== false, kind, bets });
}

/** The bonus bet as shown and stored: its multiplier and its percentage. */
export function bonusOf(bets: number): { coef: string; percent: string } {
  return { coef: bonusMultiplier(bets), percent: String(bonusPercent(bets)) };
}

/** The hyper bonus of a coupon as it is; null if the site has none, or the kind. */
export function hyperOf(
  config: SiteConfigBody,
  content: CouponContent | null,
  { currency, amount, hasBonusBet }: { currency: string; amount: string | null; hasBonusBet: boolean },
): HyperBonus | null {
  return (
    content &&
    hyperBonusOf(config.hyperBonus, {
      kind: content.kind,
      coefs: content.legs.map(({ coef }) => coef),
      currency,
      amount,
      hasBonusBet,
    })
  );
}

/** The player must have seen the percentage they would get; a changed one is reported, not applied. */
export function hyperBonusErrors(
  config: SiteConfigBody,
  { hyperBonusPercent }: CouponBody,
  content: CouponContent | null,
  currency: string,
): FieldError[] {
  if (hyperBonusPercent === null || hyperBonusPercent === undefined || hyperBonusPercent === "" || content === null)
    return [];
  const error = (code: string, message: string) => [{ code, message, path: ["hyperBonusPercent"] }];
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(hyperBonusPercent)) return error("INVALID", "The percent is no decimal number");
  const own = hyperOf(config, content, { currency, amount: null, hasBonusBet: false })?.percent ?? "0";
  return new Exact(hyperBonusPercent).equals(own)
    ? []
    : error("BONUS_CHANGED", `The hyper bonus is ${own} percent now`);
}

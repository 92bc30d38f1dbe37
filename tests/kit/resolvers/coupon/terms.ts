/** What a player asks for beyond bets and stake: an exact price, bonuses, a promo code, an advance, a VIP bet. */
import { largestAdvance } from "#shared/betting/coupon/advance.ts";
import {
  hyperBonusOf,
  isBonusBetAvailable,
  type HyperBonus,
  type HyperBonusConfig,
} from "#shared/betting/coupon/bonus.ts";
import type { CouponContent } from "#shared/betting/coupon/content.ts";
import { couponKinds, type CouponKind } from "#shared/betting/coupon/kinds.ts";
import { exactCouponCoef } from "#shared/betting/coupon/price.ts";
import { isVipAvailable } from "#shared/betting/coupon/vip.ts";
import { Exact } from "#shared/money/money.ts";
import { isEntity, type Entity } from "../../store.ts";
import { promoCodes } from "../../world/promo.ts";
import type { MockContext } from "../context.ts";
import { userError } from "../errors.ts";
import { decimalForm, isLive, text, type Leg } from "./bets.ts";
import { coversOf } from "./offers.ts";
import type { Wallet } from "./stakes.ts";

/** Whether an amount asks for anything: zero and nothing don't. */
const isAsked = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && !/^0*(\.0*)?$/.test(value);

/**
 * Whether the express takes the bonus bet: it has a right to it, the player has not deleted it, and insists on no
 * price.
 */
export function hasBonus(input: Entity, content: CouponContent | null, siteConfig: Entity): boolean {
  return (
    content !== null &&
    input["hasBonusBet"] !== false &&
    !text(input["exactCoef"]) &&
    isBonusBetAvailable({
      isFeatureOn: siteConfig["hasBonusBet"] !== false,
      kind: content.kind,
      bets: content.legs.map(({ coef }) => ({ coef, marketKind: null })),
    })
  );
}

export function hyperBonus(
  siteConfig: Entity,
  content: CouponContent | null,
  terms: { currency: string; amount: string | null; hasBonusBet: boolean },
): HyperBonus | null {
  const rule = siteConfig["hyperBonus"];
  return (
    content &&
    hyperBonusOf(isEntity(rule) ? (rule as unknown as HyperBonusConfig) : null, {
      kind: content.kind,
      coefs: content.legs.map(({ coef }) => coef),
      ...terms,
    })
  );
}

export function exactCoefErrors(input: Entity, kind: CouponKind, content: CouponContent | null): Entity[] {
  const exact = text(input["exactCoef"]);
  if (!exact) return [];
  if (couponKinds[kind].coef === "none" || !decimalForm.test(exact) || new Exact(exact).lessThanOrEqualTo(1))
    return [userError("INVALID", ["exactCoef"])];
  const price = content && exactCouponCoef(content);
  return price?.lessThan(exact) === true ? [userError("EXACT_COEF_NOT_MET", ["exactCoef"])] : [];
}

export function hyperBonusErrors(input: Entity, content: CouponContent | null, siteConfig: Entity): Entity[] {
  const seen = text(input["hyperBonusPercent"]);
  if (!seen || content === null) return [];
  const own = hyperBonus(siteConfig, content, { currency: "RUB", amount: null, hasBonusBet: false })?.percent ?? "0";
  return decimalForm.test(seen) && new Exact(seen).equals(own)
    ? []
    : [userError("BONUS_CHANGED", ["hyperBonusPercent"])];
}

/** Whether it can be a VIP bet [5.18]. */
export function vipIsAvailable(kind: CouponKind, wallet: Wallet, legs: readonly Leg[], siteConfig: Entity): boolean {
  return isVipAvailable({
    isShown: siteConfig["isVipBetShown"] !== false,
    kind,
    maxAmount: wallet.max,
    bets: legs.map((leg) => ({ isLive: isLive(leg) })),
  });
}

/**
 * The largest advance: what the account's open singles and expresses can be cashed out for. Null for guests and bonus
 * accounts.
 */
export function availablePrepaid({ account, currency }: Wallet, context: MockContext): string | null {
  const { state, playerId } = context;
  if (playerId === null || !account || account["type"] === "BONUS" || state.config["isPrepaidShown"] === false)
    return null;
  return largestAdvance(coversOf(String(account["id"]), context), currency);
}

export function prepaidErrors(input: Entity, kind: CouponKind, wallet: Wallet, available: string | null): Entity[] {
  const prepaid = input["prepaidAmount"];
  if (!isAsked(prepaid)) return [];
  if (!decimalForm.test(prepaid)) return [userError("INVALID", ["prepaidAmount"])];
  const stake = text(input["amount"]);
  const given = kind === "MULTIPLE_SINGLES" || input["isVip"] === true ? "0" : (available ?? "0");
  const most = stake !== null && decimalForm.test(stake) ? Exact.min(given, stake).toFixed(2) : given;
  return new Exact(prepaid).greaterThan(most)
    ? [
        userError("PREPAID_TOO_LARGE", ["prepaidAmount"], {
          minAmount: null,
          maxAmount: { amount: most, currency: wallet.currency },
        }),
      ]
    : [];
}

/** The code that was typed, whatever its case; undefined for one that nobody has. */
export const promoOf = (input: Entity): Entity | undefined =>
  promoCodes.find(({ code }) => code === text(input["promoCode"])?.trim().toUpperCase());

/** Why a code can't be used; empty without one and when it can. */
export function promoErrors(
  input: Entity,
  kind: CouponKind,
  content: CouponContent | null,
  { state }: MockContext,
): Entity[] {
  if (!text(input["promoCode"])) return [];
  const wrong = (code: string): Entity[] => [userError(code, ["promoCode"])];
  const promo = promoOf(input);
  if (kind === "MULTIPLE_SINGLES" || state.config["isPromoCodeShown"] === false) return wrong("PROMO_NOT_APPLICABLE");
  if (!promo) return wrong("PROMO_UNKNOWN");
  if (state.usedPromoCodes.has(String(promo["code"]))) return wrong("PROMO_USED");
  if (String(promo["validUntil"]) <= new Date().toISOString()) return wrong("PROMO_EXPIRED");
  const price = content && exactCouponCoef(content);
  const isUnfit =
    input["isVip"] === true ||
    isAsked(input["prepaidAmount"]) ||
    (Array.isArray(promo["kinds"]) && !promo["kinds"].includes(kind)) ||
    (content?.legs.length ?? 0) < Number(promo["minBets"] ?? 0) ||
    (promo["minCoef"] !== null && (price === null || price.lessThan(String(promo["minCoef"]))));
  return isUnfit ? wrong("PROMO_NOT_APPLICABLE") : [];
}

/** Errors of a coupon's options besides bets and stake, each at its field. */
import { accountMay } from "../../../money/accounts/public.ts";
import type { CouponContent } from "#shared/betting/coupon/content.ts";
import { couponKinds, type CouponKind } from "#shared/betting/coupon/kinds.ts";
import { exactCouponCoef } from "#shared/betting/coupon/price.ts";
import { amountProblem, Exact } from "#shared/money/money.ts";
import type { SiteConfigBody } from "../../../site/config/public.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { CouponBody, Wallet } from "./check.ts";
import { isPrice } from "./checkBets.ts";

/** As long as a total price can be (see the contract). */
const longestCoef = 160;

/**
 * The price a player insists on: of kinds with a total price only, and met by the prices now. The bonus bet is not in
 * it.
 */
export function exactCoefErrors(
  { exactCoef }: CouponBody,
  kind: CouponKind,
  content: CouponContent | null,
): FieldError[] {
  if (!exactCoef) return [];
  const error = (code: string, message: string) => [{ code, message, path: ["exactCoef"] }];
  if (couponKinds[kind].coef === "none") return error("INVALID", "This kind of coupon has no total price");
  if (!isPrice(exactCoef, longestCoef) || new Exact(exactCoef).decimalPlaces() > 3)
    return error("INVALID", "The price is no decimal of three places above 1");
  const now = content && exactCouponCoef(content);
  return now && now.lessThan(exactCoef)
    ? error("EXACT_COEF_NOT_MET", "The price is lower than the one insisted on")
    : [];
}

/** The price as the player saw it is kept as a text, so it must be one that can be kept. */
export function viewErrors({ coefByView }: CouponBody): FieldError[] {
  const isText = !coefByView || (coefByView.isWellFormed() && !/\p{Cc}/u.test(coefByView));
  return isText ? [] : [{ code: "INVALID", message: "The price as shown is no text", path: ["coefByView"] }];
}

export function vipErrors(isAvailable: boolean): FieldError[] {
  return isAvailable
    ? []
    : [{ code: "VIP_NOT_AVAILABLE", message: "This coupon can't be a VIP bet", path: ["isVipBet"] }];
}

interface PrepaidSubject {
  config: SiteConfigBody;
  kind: CouponKind;
  wallet: Wallet | null;
  currency: string;
  /** The stake, where there is a valid one. */
  amount: string | null;
  /** The largest advance the account can have. */
  available: string | null;
}

/**
 * An advance is part of the stake and at most the value of the account's open coupons. Not for bonus accounts, guests,
 * VIP bets and multiple singles.
 */
export function prepaidErrors(
  { prepaidAmount, isVipBet }: CouponBody,
  { config, kind, wallet, currency, amount, available }: PrepaidSubject,
): FieldError[] {
  const error = (code: string, message: string, details: Partial<FieldError> = {}) => [
    { code, message, path: ["prepaidAmount"], ...details },
  ];
  if (!prepaidAmount) return [];
  const problem = amountProblem(prepaidAmount, currency);
  if (problem === "AMOUNT_TOO_PRECISE") return error(problem, "The advance has too many decimals");
  if (problem) return error("INVALID", "The advance is no positive amount");
  if (!wallet) return [];
  const isGiven =
    config.isPrepaidShown !== false && kind !== "MULTIPLE_SINGLES" && accountMay(wallet.type, "advance") && !isVipBet;
  const most = isGiven ? (available ?? "0") : "0";
  const within = { maxAmount: amount === null ? most : Exact.min(most, amount).toFixed(), currency };
  if (new Exact(prepaidAmount).greaterThan(within.maxAmount))
    return error("PREPAID_TOO_LARGE", "The advance is larger than what open bets are worth, or than the stake", within);
  return [];
}

/** What multiple singles can't have: they are many coupons, and these belong to one [5.18, 5.19]. */
export function termErrors(body: CouponBody): FieldError[] {
  const error = (isAsked: boolean, code: string, message: string, field: string) =>
    isAsked ? [{ code, message, path: [field] }] : [];
  return [
    ...error(Boolean(body.promoCode), "PROMO_NOT_APPLICABLE", "Multiple singles take no promo codes", "promoCode"),
    ...error(body.isVipBet === true, "VIP_NOT_AVAILABLE", "Multiple singles are no VIP bets", "isVipBet"),
    ...error(
      Boolean(body.prepaidAmount) && !/^0*(\.0*)?$/.test(body.prepaidAmount ?? ""),
      "PREPAID_TOO_LARGE",
      "Multiple singles take no advance",
      "prepaidAmount",
    ),
    ...error(Boolean(body.exactCoef), "INVALID", "This kind of coupon has no total price", "exactCoef"),
    ...viewErrors(body),
  ];
}

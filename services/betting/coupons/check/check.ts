/**
 * Everything that would prevent placing, each at its field. Quotes and placing use the same rule, so a quote without
 * errors is accepted unless something changes in between.
 */
import { accountMay, moneyKindOf } from "../../../money/accounts/public.ts";
import type { z } from "zod";
import type { CouponContent } from "#shared/betting/coupon/content.ts";
import { couponKinds, kindOfType, type CouponKind } from "#shared/betting/coupon/kinds.ts";
import { exactCouponCoef } from "#shared/betting/coupon/price.ts";
import { isReckonable, type PriceTerms } from "#shared/betting/coupon/returns.ts";
import { isCoverName } from "#shared/betting/coupon/shape.ts";
import { unitsMinAmount, unitsOf } from "#shared/betting/coupon/system.ts";
import { amountProblem, roundMoney } from "#shared/money/money.ts";
import type { AccountTypeId } from "../../../money/accounts/public.ts";
import type { SiteConfigBody } from "../../../site/config/public.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { BookGame, BookOutcome, OddsBook } from "../../sportsbook/public.ts";
import type { couponBody } from "../api/body.ts";
import { bonusBetOf, hyperBonusErrors } from "./bonus.ts";
import { boundsOf, type Bounds } from "./bounds.ts";
import { amountErrors, blocksOf, type StakeBounds } from "./checkAmount.ts";
import { checkBet, closedErrors, pricedLegs, shapeErrors } from "./checkBets.ts";
import { exactCoefErrors, prepaidErrors, vipErrors, viewErrors } from "./checkTerms.ts";
import { promoError, type FoundPromo, type PromoRow } from "./promo.ts";
import { vipIsAvailable } from "./vip.ts";

export type CouponBody = z.output<typeof couponBody>;

/** Account to pay from. A guest has a currency and nothing to pay with. */
export interface Wallet {
  id: number | null;
  type: AccountTypeId;
  currency: string;
  balance: string | null;
  /** Support keeps the player's money where it is. */
  isFrozen: boolean;
  /** Sections that are closed to the player. */
  closedSections: readonly BookGame["section"][];
}

export interface Leg {
  outcome: BookOutcome;
  isLive: boolean;
}

/** Data needed besides book and account; each part is loaded only if the coupon needs it. */
export interface LookedUp {
  /** The promo code sent; null for one the player can't have. */
  promo: FoundPromo | null;
  /** The largest advance the account can have. */
  availablePrepaid: string | null;
  /** Outcomes of the coupon that have a result, by the operator or by coupons settled: no book offers them again. */
  decided: ReadonlySet<string>;
  /** Epoch milliseconds. */
  now: number;
}

export interface CheckedCoupon {
  kind: CouponKind | null;
  currency: string;
  bounds: Bounds;
  /**
   * Bounds of the stake that hold for this kind and account [5.17]; null if there is none. A VIP bet may exceed the
   * largest.
   */
  stakeBounds: StakeBounds;
  /** In the order sent, at the prices the player takes; null for an outcome that isn't on offer. */
  legs: readonly (Leg | null)[];
  /** At these prices; null while a bet or something the kind needs is missing. */
  content: CouponContent | null;
  terms: PriceTerms & { bonus: boolean };
  /** The whole stake in minor-unit digits, where there is a valid one; of multiple singles null. */
  amount: string | null;
  /** Part of it that open bets pay. */
  prepaid: string;
  /** The promo code, when it fits. */
  promo: PromoRow | null;
  isVipAvailable: boolean;
  errors: FieldError[];
}

const nothing: LookedUp = { promo: null, availablePrepaid: null, decided: new Set(), now: 0 };

/**
 * Checks a coupon against the book as it is now.
 * @param wallet null if the account is not the player's.
 * @param mode in a quote the stake may still be missing.
 */
export function checkCoupon(
  book: OddsBook,
  config: SiteConfigBody,
  body: CouponBody,
  wallet: Wallet | null,
  mode: "quote" | "place",
  lookedUp: LookedUp = nothing,
): CheckedCoupon {
  const errors: FieldError[] = [];
  const kind = config.couponTypes.includes(body.typeId) ? kindOfType(body.typeId) : null;
  if (!kind) errors.push({ code: "KIND_NOT_OFFERED", message: "This kind of coupon is not offered", path: ["typeId"] });
  if (!wallet) errors.push({ code: "ACCOUNT_UNKNOWN", message: "The player has no such account", path: ["accountId"] });
  if (wallet?.isFrozen)
    errors.push({ code: "ACCOUNT_FROZEN", message: "The player's accounts are frozen", path: ["accountId"] });
  const currency = wallet?.currency ?? config.geoCurrencyCode;
  const bounds = boundsOf(currency);
  if (kind) errors.push(...shapeErrors(kind, body));
  const offered = body.bets.map((bet, index) => checkBet(book, bet, index, lookedUp.decided, errors));
  if (wallet) errors.push(...closedErrors(offered, wallet));
  const { legs, errors: moved } = kind
    ? pricedLegs(kind, body, offered, config.antiExpressMargin)
    : { legs: offered, errors: [] };
  errors.push(...moved);
  const content = kind && contentOf(kind, body, legs, currency, config.antiExpressMargin);
  if (content?.kind === "ANTI_EXPRESS" && exactCouponCoef(content) === null)
    errors.push({ code: "KIND_NOT_OFFERED", message: "The express is too unlikely to bet against", path: ["typeId"] });
  const bonus = content !== null && bonusBetOf(config, body, content, legs);
  const exactProblems = kind ? exactCoefErrors(body, kind, content) : [];
  // Invalid prices are never used in calculations, not even in a quote, which shows the possible win of a coupon with
  // errors.
  const terms = {
    exactCoef: exactProblems.some(({ code }) => code === "INVALID") ? null : body.exactCoef || null,
    bonus,
  };
  errors.push(...viewErrors(body), ...exactProblems);
  if (kind) errors.push(...hyperBonusErrors(config, body, content, currency));

  const isBonusMoney = wallet !== null && moneyKindOf(wallet.type) === "BONUS";
  const hasBounds = config.couponTypesWithLimits.includes(body.typeId);
  const units = content && unitsOf(content);
  const ordinary: StakeBounds = {
    min: hasBounds ? unitsMinAmount(units, bounds.minAmount, currency) : null,
    max: hasBounds && !isBonusMoney ? bounds.maxAmount : null,
  };
  const isVipAvailable = kind !== null && vipIsAvailable(config, kind, ordinary.max, legs, wallet);
  if (body.isVipBet) errors.push(...vipErrors(isVipAvailable));
  const promoProblem =
    body.promoCode && kind
      ? promoError(
          lookedUp.promo,
          {
            kind,
            bets: body.bets.length,
            coef: content && exactCouponCoef(content),
            currency: wallet?.currency ?? null,
            isBonusAccount: wallet !== null && !accountMay(wallet.type, "promoCode"),
            isVipOrPrepaid: Boolean(body.isVipBet) || isAsked(body.prepaidAmount),
          },
          lookedUp.now,
          config.isPromoCodeShown !== false,
        )
      : null;
  if (promoProblem) errors.push(promoProblem);
  const promo = body.promoCode && !promoProblem ? (lookedUp.promo?.row ?? null) : null;

  const freeBet = promo?.kind === "FREE_BET" && promo.amount !== null ? roundMoney(promo.amount, currency) : null;
  const stakeBounds = freeBet === null ? ordinary : { min: freeBet, max: freeBet };
  const sent = stakeOf(kind, body);
  const stake = freeBet ?? sent;
  const amount =
    typeof stake === "string" && amountProblem(stake, currency) === null ? roundMoney(stake, currency) : null;
  const prepaidProblems =
    kind && isAsked(body.prepaidAmount)
      ? prepaidErrors(body, { config, kind, wallet, currency, amount, available: lookedUp.availablePrepaid })
      : [];
  errors.push(...prepaidProblems);
  const prepaid =
    body.prepaidAmount && prepaidProblems.length === 0 && amountProblem(body.prepaidAmount, currency) === null
      ? roundMoney(body.prepaidAmount, currency)
      : "0";
  if (wallet && freeBet === null) {
    const limits = body.isVipBet && isVipAvailable ? { ...ordinary, max: null } : ordinary;
    errors.push(
      ...amountErrors(
        { body, wallet, bounds: limits, mode, amount: sent, lent: prepaid },
        kind ?? "SINGLE",
        content?.legs ?? [],
      ),
    );
  }
  return { kind, currency, bounds, stakeBounds, legs, content, terms, amount, prepaid, promo, isVipAvailable, errors };
}

/** Whether an amount that may be left out asks for anything: zero and an empty text don't. */
export const isAsked = (amount: string | null | undefined): boolean =>
  typeof amount === "string" && !/^0*(\.0*)?$/.test(amount);

/** The stake of the whole coupon as sent: of a conditional one its first block's; multiple singles have none. */
function stakeOf(kind: CouponKind | null, body: CouponBody): string | null {
  const stake = kind === null ? "coupon" : couponKinds[kind].stake;
  if (stake === "bet") return null;
  return (stake === "block" ? blocksOf(body)[0]?.amount : body.amount) ?? null;
}

/**
 * The coupon as the rules take it; null while it can't be reckoned. Stakes of blocks that are missing or wrong count as
 * 1: prices don't depend on them.
 */
function contentOf(
  kind: CouponKind,
  body: CouponBody,
  legs: readonly (Leg | null)[],
  currency: string,
  margin: string | undefined,
): CouponContent | null {
  const { hasBankers, hasBlocks, hasSystemValue } = couponKinds[kind];
  const known = legs.flatMap((leg, index) =>
    leg
      ? [
          {
            coef: leg.outcome.coef,
            startsAt: leg.outcome.game.startsAt,
            isBanker: hasBankers && body.bets[index]?.isBanker === true,
            blockId: hasBlocks ? (body.bets[index]?.blockId ?? null) : null,
          },
        ]
      : [],
  );
  if (known.length < legs.length) return null;
  const content: CouponContent = {
    kind,
    legs: known,
    ...(hasSystemValue && { systemValue: body.systemValue ?? null }),
    ...(kind === "FULL_COVER" && { cover: body.cover && isCoverName(body.cover) ? body.cover : null }),
    ...(hasBlocks && {
      blocks: blocksOf(body).map(({ id, amount }) => ({
        id,
        amount: amount !== null && amountProblem(amount, currency) === null ? amount : "1",
      })),
    }),
    ...(kind === "ANTI_EXPRESS" && margin !== undefined && { antiExpressMargin: margin }),
  };
  return isReckonable(content) ? content : null;
}

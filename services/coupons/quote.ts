/** The server's arithmetic for a coupon that is not placed yet. */
import type { z } from "zod";
import { contentOf } from "#shared/coupon/content.ts";
import { couponCoef, possibleWin } from "#shared/coupon/price.ts";
import { amountProblem } from "#shared/money.ts";
import { ownAccount } from "../accounts/accounts.ts";
import type { ServiceContext } from "../core/context.ts";
import type { Db } from "../core/database.ts";
import { closedSections } from "../users/closedSections.ts";
import type { quote as quoteSchema } from "./api.ts";
import { checkCoupon, type CouponBody, type Wallet } from "./check.ts";

type Quote = z.infer<typeof quoteSchema>;

/** What a guest sends as his account. */
const noAccount = "0";

/** The account a coupon names; null when it is not an open account of the player. */
export async function walletOf(db: Db, playerId: number, accountId: string): Promise<Wallet | null> {
  if (!/^\d{1,9}$/.test(accountId)) return null;
  const own = await ownAccount(db, playerId, Number(accountId));
  return own && { ...own, closedSections: await closedSections(db, playerId) };
}

/**
 * Quotes a coupon. Guests get bounds of the default currency.
 * @param playerId null for a guest.
 */
export async function quoteCoupon(context: ServiceContext, playerId: number | null, body: CouponBody): Promise<Quote> {
  const guest: Wallet = { id: null, type: 0, currency: context.siteConfig.geoCurrencyCode, balance: null, isFrozen: false, closedSections: [] };
  const own = playerId === null ? null : await walletOf(context.db, playerId, body.accountId);
  const wallet = body.accountId === noAccount ? guest : own;
  const { kind, bounds, stakeBounds, legs, errors } = checkCoupon(context.book, context.siteConfig, body, wallet, "quote");
  const currency = wallet?.currency ?? guest.currency;
  const coefs = legs.flatMap((leg) => (leg ? [leg.outcome.coef] : []));
  const isPriced = kind !== null && coefs.length > 0 && coefs.length === legs.length;
  const hasStake = wallet !== null && typeof body.amount === "string" && amountProblem(body.amount, currency) === null;
  return {
    currency,
    coef: isPriced ? couponCoef(contentOf(kind, coefs)) : null,
    possibleWin: isPriced && hasStake ? possibleWin(contentOf(kind, coefs), body.amount ?? "", currency, { maxPayout: bounds.maxPayout }) : null,
    minAmount: stakeBounds.min,
    maxAmount: stakeBounds.max,
    maxPayout: bounds.maxPayout,
    minPossibleWin: null, units: null, systemValues: [], antiExpressCoef: null, bonus: null, hyperBonus: null, blocks: [], availablePrepaidAmount: null, isVipAvailable: false, promo: null,
    bets: body.bets.map(({ outcomeId }, index) => {
      const outcome = legs[index]?.outcome;
      return { outcomeId, coef: outcome?.coef ?? null, isBlocked: outcome?.isBlocked ?? true, gameVersion: outcome?.game.version ?? null, minAmount: null, maxAmount: null, possibleWin: null };
    }),
    errors,
  };
}

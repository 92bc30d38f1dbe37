/** The server's arithmetic for a coupon that is not placed yet. */
import type { z } from "zod";
import type { Decimal } from "decimal.js";
import { blockQuotes } from "#shared/betting/coupon/blocks.ts";
import { couponKinds, minSystemValue } from "#shared/betting/coupon/kinds.ts";
import { couponCoef, minPossibleWin } from "#shared/betting/coupon/price.ts";
import { maxSystemValue, systemValues, unitsOf } from "#shared/betting/coupon/system.ts";
import { amountProblem, Exact, roundMoney } from "#shared/money/money.ts";
import { accountMay, ownAccount } from "../../../money/accounts/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db } from "../../../platform/database/database.ts";
import { limitAgainst } from "../../../money/limits/public.ts";
import { closedSections } from "../../../people/players/public.ts";
import type { quote as quoteSchema } from "../api/quote.ts";
import { bonusOf, hyperOf } from "../check/bonus.ts";
import { checkCoupon, type CheckedCoupon, type CouponBody, type Wallet } from "../check/check.ts";
import { blocksOf, typeable } from "../check/checkAmount.ts";
import { accountNumber } from "./facts.ts";
import { decidedOf } from "../settle/results.ts";
import { coversOf } from "./prepaid.ts";
import { findPromo, usedPromo } from "../check/promo.ts";
import { winOf } from "./wins.ts";

type Quote = z.infer<typeof quoteSchema>;

/** The account number that guests send. */
const noAccount = "0";

/** The account a coupon names; null if it is not an open account of the player. */
async function walletOf(db: Db, playerId: number, accountId: string): Promise<Wallet | null> {
  const number = accountNumber(accountId);
  const own = number === 0 ? null : await ownAccount(db, playerId, number);
  return own && { ...own, closedSections: await closedSections(db, playerId) };
}

/**
 * Quotes a coupon. Guests get bounds of the default currency.
 * @param playerId null for a guest.
 */
export async function quoteCoupon(context: ServiceContext, playerId: number | null, body: CouponBody): Promise<Quote> {
  const { db, siteConfig, clock } = context;
  const guest: Wallet = {
    id: null,
    type: 0,
    currency: siteConfig.geoCurrencyCode,
    balance: null,
    isFrozen: false,
    closedSections: [],
  };
  const own = playerId === null ? null : await walletOf(db, playerId, body.accountId);
  const wallet = body.accountId === noAccount ? guest : own;
  const now = clock.now();
  const promo = body.promoCode ? await findPromo(db, playerId, body.promoCode) : null;
  const canPay =
    siteConfig.isPrepaidShown !== false && wallet !== null && wallet.id !== null && accountMay(wallet.type, "advance");
  const prepaid =
    canPay && wallet.id !== null
      ? (await coversOf(context, db, { id: wallet.id, currency: wallet.currency }, now)).available
      : null;
  const checked = checkCoupon(context.book, siteConfig, body, wallet, "quote", {
    promo,
    availablePrepaid: prepaid,
    decided:
      playerId === null
        ? new Set()
        : await decidedOf(
            db,
            body.bets.map(({ outcomeId }) => outcomeId),
          ),
    now,
  });
  const limits =
    playerId === null || checked.errors.length > 0 ? [] : await limitErrors(context, playerId, checked, body, now);
  return {
    ...present(context, body, checked, wallet, playerId !== null),
    availablePrepaidAmount: prepaid,
    errors: [...checked.errors, ...limits],
  };
}

/** The limit that would forbid the bet, so that a quote without errors is a bet that is taken. */
async function limitErrors(
  { db }: ServiceContext,
  playerId: number,
  { kind, amount, promo, currency }: CheckedCoupon,
  body: CouponBody,
  now: number,
): Promise<Quote["errors"]> {
  const forbidden = async (stake: string, path: string[]): Promise<Quote["errors"]> => {
    const limit = await limitAgainst(db, playerId, { amount: stake, currency }, now);
    return limit
      ? [
          {
            code: limit.code,
            message: `${limit.labels.en} forbids this bet`,
            path: limit.measure === "money" ? path : null,
          },
        ]
      : [];
  };
  if (kind !== "MULTIPLE_SINGLES")
    return amount === null ? [] : forbidden(promo?.kind === "FREE_BET" ? "0" : amount, ["amount"]);
  // Placed one after the other: the first that exceeds the limit is reported.
  const stakes = body.bets.map((bet) => bet.amount || "0");
  const upTo = (last: number) =>
    stakes
      .slice(0, last + 1)
      .reduce<Decimal>((sum, stake) => sum.plus(stake), new Exact(0))
      .toFixed();
  if (stakes.every((stake) => stake === "0") || (await forbidden(upTo(stakes.length), [])).length === 0) return [];
  for (const index of stakes.keys()) {
    const errors = await forbidden(upTo(index), ["bets", String(index), "amount"]);
    if (errors.length > 0) return errors;
  }
  return [];
}

function present(
  { siteConfig }: ServiceContext,
  body: CouponBody,
  checked: CheckedCoupon,
  wallet: Wallet | null,
  isPlayer: boolean,
): Quote {
  const { content, currency, bounds, stakeBounds, terms, amount, promo } = checked;
  const hyper = hyperOf(siteConfig, content, { currency, amount, hasBonusBet: terms.bonus });
  const kind = content?.kind;
  const isPriced = content !== null && !(kind === "ANTI_EXPRESS" && couponCoef(content) === null);
  const hasStake = wallet !== null && amount !== null && isPriced;
  const bets = quotedBets(body, checked, wallet);
  const coef = content && couponCoef(content, terms);
  const bankers = body.bets.filter(({ isBanker }) => isBanker).length;
  return {
    currency,
    coef,
    possibleWin:
      kind === "MULTIPLE_SINGLES"
        ? sumOf(
            bets.map(({ possibleWin }) => possibleWin),
            currency,
          )
        : hasStake
          ? winOf(content, amount, {
              ...terms,
              currency,
              maxPayout: bounds.maxPayout,
              hyperBonusPercent: hyper?.isApplied ? hyper.percent : null,
              promo: promo && usedPromo(promo),
            })
          : null,
    minAmount: stakeBounds.min,
    maxAmount: stakeBounds.max,
    maxPayout: bounds.maxPayout,
    minPossibleWin: hasStake ? minPossibleWin(content, amount, currency, { maxPayout: bounds.maxPayout }) : null,
    units: content && unitsOf(content),
    systemValues:
      checked.kind === "SYSTEM" && body.bets.length <= couponKinds.SYSTEM.maxBets
        ? systemValues(body.bets.length - bankers, bankers, { amount: stakeBounds.min, currency })
        : [],
    antiExpressCoef: kind === "ANTI_EXPRESS" ? coef : null,
    bonus: terms.bonus ? bonusOf(body.bets.length) : null,
    hyperBonus: hyper,
    blocks: quotedBlocks(body, checked),
    availablePrepaidAmount: null,
    isVipAvailable: isPlayer && checked.isVipAvailable,
    promo: promo && { code: promo.code, kind: promo.kind, amount: promo.amount, percent: promo.percent },
    bets,
    errors: [],
  };
}

function sumOf(wins: readonly (string | null)[], currency: string): string | null {
  const known = wins.flatMap((win) => win ?? []);
  return known.length === 0
    ? null
    : roundMoney(
        known.reduce<Decimal>((sum, win) => sum.plus(win), new Exact(0)),
        currency,
      );
}

/** The bets at the book's prices; of multiple singles with bounds and return of each. */
function quotedBets(
  body: CouponBody,
  { kind, legs, stakeBounds, bounds, currency, errors }: CheckedCoupon,
  wallet: Wallet | null,
): Quote["bets"] {
  const isRefused = (index: number, ...codes: readonly string[]) =>
    errors.some(({ code, path }) => codes.includes(code) && path?.[0] === "bets" && path[1] === String(index));
  const isOwn = kind === "MULTIPLE_SINGLES";
  return body.bets.map(({ outcomeId, amount }, index) => {
    const outcome = legs[index]?.outcome;
    const isStaked =
      isOwn &&
      wallet !== null &&
      outcome !== undefined &&
      typeof amount === "string" &&
      amountProblem(amount, currency) === null;
    return {
      outcomeId,
      coef: outcome?.coef ?? null,
      isBlocked: outcome?.isBlocked ?? true,
      gameVersion: outcome?.game.version ?? null,
      isDependent: isRefused(index, "BETS_DEPEND", "BET_DUPLICATE"),
      isBanned: isRefused(index, "BETTING_CLOSED"),
      canBeBanker: kind === "SYSTEM" && canBeBanker(body.bets, index),
      minAmount: isOwn ? stakeBounds.min : null,
      maxAmount: isOwn ? stakeBounds.max : null,
      possibleWin: isStaked
        ? roundMoney(Exact.min(new Exact(amount).times(outcome.coef), bounds.maxPayout), currency)
        : null,
    };
  });
}

/** Whether a system of these bets has a size when this one is a banker beside those that are. */
function canBeBanker(bets: CouponBody["bets"], index: number): boolean {
  const bankers = bets.filter(({ isBanker }, at) => isBanker || at === index).length;
  return maxSystemValue(bets.length - bankers, bankers) >= minSystemValue;
}

/** The blocks of a conditional coupon, with prices and bounds where they are known [5.21]. */
function quotedBlocks(body: CouponBody, { kind, legs, stakeBounds, bounds, currency }: CheckedCoupon): Quote["blocks"] {
  if (kind !== "CONDITIONAL") return [];
  const blocks = blocksOf(body).map(({ id, amount }) => ({
    id,
    amount: amountProblem(amount, currency) === null ? amount : null,
  }));
  const priced = body.bets.map(({ blockId }, index) => ({
    coef: legs[index]?.outcome.coef ?? null,
    blockId: blockId ?? null,
  }));
  const isKnown = (id: string) => priced.every(({ coef, blockId }) => blockId !== id || coef !== null);
  return blockQuotes(
    blocks,
    priced.map(({ coef, blockId }) => ({ coef: coef ?? "1", blockId })),
    stakeBounds.max,
    currency,
  ).map(({ id, coef, maxAmount, possibleWin }) => ({
    id,
    coef: isKnown(id) ? coef : null,
    maxAmount: typeable(maxAmount),
    possibleWin:
      possibleWin !== null && isKnown(id) ? roundMoney(Exact.min(possibleWin, bounds.maxPayout), currency) : null,
  }));
}

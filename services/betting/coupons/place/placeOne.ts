/** Placing one coupon: checked, written and paid for, once per idempotency key. */
import { createHash } from "node:crypto";
import { couponKinds } from "#shared/betting/coupon/kinds.ts";
import type { SiteConfigBody } from "../../../site/config/public.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { limitAgainst } from "../../../money/limits/public.ts";
import { lives, notSignedIn, type LiveSession } from "../../../people/players/public.ts";
import { checkCoupon, isAsked, type CouponBody, type LookedUp } from "../check/check.ts";
import { accountNumber, lockFacts, lookAtFacts, walletOfFacts, type Facts } from "./facts.ts";
import { coversOf, lockCovers, payAdvance, type Covers } from "./prepaid.ts";
import { findPromo } from "../check/promo.ts";
import { couponsById, type CouponAnswer } from "../store.ts";
import { writeCoupon, writePlainCoupon, type Placing } from "./write.ts";

export interface PlaceAnswer {
  coupons: CouponAnswer[];
  errors: FieldError[];
  /** Of multiple singles: bets by their index that were not taken. */
  refused: { bet: number; errors: FieldError[] }[];
}

export const refusal = (...errors: FieldError[]): PlaceAnswer => ({ coupons: [], errors, refused: [] });

const mismatch: FieldError = {
  code: "IDEMPOTENCY_MISMATCH",
  message: "The key was used with another coupon",
  path: ["idempotencyKey"],
};

/**
 * The same coupon asked for again has the same fingerprint; anything else about it has another. How prices were shown
 * is no part of it. Fields that came later count when they are there, so that keys used before them stay good.
 */
export function fingerprintOf(body: CouponBody): string {
  const bets = body.bets.map(({ outcomeId, coef, gameVersion, amount, isBanker, blockId }) => [
    outcomeId,
    coef,
    gameVersion ?? null,
    amount ?? null,
    isBanker ?? null,
    blockId ?? null,
  ]);
  const first = [
    body.accountId,
    body.typeId,
    body.amount ?? null,
    bets,
    body.systemValue ?? null,
    body.changeCoefAction,
  ];
  const { coef: _, coefByView: __, coefViewId: ___, ...rest } = body;
  const known = ["accountId", "typeId", "amount", "bets", "systemValue", "changeCoefAction"];
  const later = Object.entries(rest)
    .filter(([name, value]) => !known.includes(name) && value !== null && value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify(later.length === 0 ? first : [...first, later]))
    .digest("hex");
}

export interface Asked {
  playerId: number;
  key: string;
  body: CouponBody;
  language: string;
  /** One of several singles: the site's rules for multiple singles apply. */
  isOneOfMany?: boolean;
}

/** Options of the coupon besides book and account. */
async function lookUp(
  context: ServiceContext,
  tx: Tx,
  playerId: number,
  { promoCode, prepaidAmount }: CouponBody,
  account: { id: number; currency: string } | null,
  now: number,
): Promise<Omit<LookedUp, "decided"> & { covers: Covers | null }> {
  const covers = isAsked(prepaidAmount) && account ? await coversOf(context, tx, account, now) : null;
  return {
    now,
    promo: promoCode ? await findPromo(tx, playerId, promoCode) : null,
    availablePrepaid: covers?.available ?? null,
    covers,
  };
}

/** The config with singles offered and bounded as multiple singles are. */
function asSingles(config: SiteConfigBody): SiteConfigBody {
  const { SINGLE, MULTIPLE_SINGLES } = couponKinds;
  return {
    ...config,
    couponTypes: [SINGLE.typeId],
    couponTypesWithLimits: config.couponTypesWithLimits.includes(MULTIPLE_SINGLES.typeId) ? [SINGLE.typeId] : [],
  };
}

/** What a used key answers; null for a new one. */
async function answerOfKey(
  db: Db,
  { playerId, language }: Asked,
  { earlier, isKeyUsedOtherwise }: Facts,
  fingerprint: string,
): Promise<PlaceAnswer | null> {
  if (earlier?.fingerprint === fingerprint)
    return { ...refusal(), coupons: await couponsById(db, playerId, [earlier.id], language) };
  return earlier || isKeyUsedOtherwise ? refusal(mismatch) : null;
}

/** Checks a coupon by what is known: it is refused, or can be written. */
function judge(
  context: ServiceContext,
  { isOneOfMany = false, ...asked }: Asked,
  fingerprint: string,
  facts: Facts,
  lookedUp: Omit<LookedUp, "decided">,
): PlaceAnswer | Placing {
  const checked = checkCoupon(
    context.book,
    isOneOfMany ? asSingles(context.siteConfig) : context.siteConfig,
    asked.body,
    walletOfFacts(facts),
    "place",
    { ...lookedUp, decided: new Set(facts.decided) },
  );
  const { kind, content, amount } = checked;
  const { account } = facts;
  const legs = checked.legs.filter((leg) => leg !== null);
  if (checked.errors.length > 0 || !kind || !account || !content || !amount || legs.length < checked.legs.length)
    return refusal(...checked.errors);
  return { ...asked, fingerprint, checked, facts, kind, account, content, amount, legs, now: lookedUp.now };
}

/** Places one coupon in its own transaction, with all that it depends on locked. */
export async function placeOne(context: ServiceContext, tx: Tx, asked: Asked): Promise<PlaceAnswer> {
  const { playerId, body } = asked;
  const fingerprint = fingerprintOf(body);
  const now = context.clock.now();
  if (isAsked(body.prepaidAmount)) await lockCovers(tx, playerId, accountNumber(body.accountId), now);
  const facts = await lockFacts(tx, asked);
  const known = await answerOfKey(tx, asked, facts, fingerprint);
  if (known) return known;
  const { covers, ...lookedUp } = await lookUp(context, tx, playerId, body, facts.account, now);
  // From here to the writing nothing is awaited but the database: the book's answer is of this moment.
  const placing = judge(context, asked, fingerprint, facts, lookedUp);
  if ("errors" in placing) return placing;
  const { account, amount, checked } = placing;
  // An advance is the player's own: the value of their open bets.
  const own = checked.promo?.kind === "FREE_BET" ? "0" : amount;
  const limit = facts.hasLimits
    ? await limitAgainst(tx, playerId, { amount: own, currency: account.currency }, now)
    : null;
  if (limit)
    return refusal({
      code: "LIMIT_REACHED",
      message: `${limit.labels.en} forbids this bet`,
      path: limit.measure === "money" ? ["amount"] : null,
    });
  const balance =
    covers && isAsked(checked.prepaid)
      ? await payAdvance(context, tx, covers, account, checked.prepaid)
      : account.balance;
  return {
    ...refusal(),
    coupons: [await writeCoupon(context, tx, { ...placing, account: { ...account, balance } })],
  };
}

/** Whether a coupon needs nothing but its player's account and the book: neither a promo code nor an advance. */
const isPlain = ({ promoCode, prepaidAmount }: CouponBody): boolean => !promoCode && !isAsked(prepaidAmount);

/**
 * Places one plain coupon by what was seen of it, in one call of the database that makes sure of it and writes.
 * @param db a connection that is taken out already
 * @returns null if that can't be: limits count, or something has changed since it was seen
 */
async function placeSeen(context: ServiceContext, db: Db, asked: Asked, facts: Facts): Promise<PlaceAnswer | null> {
  const fingerprint = fingerprintOf(asked.body);
  const known = await answerOfKey(db, asked, facts, fingerprint);
  if (known) return known;
  if (facts.hasLimits || facts.stakesId === null) return null;
  const lookedUp = { now: context.clock.now(), promo: null, availablePrepaid: null };
  const placing = judge(context, asked, fingerprint, facts, lookedUp);
  if ("errors" in placing) return placing;
  const coupon = await writePlainCoupon(context, db, placing, facts.stakesId);
  return coupon && { ...refusal(), coupons: [coupon] };
}

/** A signed-in caller as far as it is known before the database is asked. */
interface Caller<Refusal> {
  /** Their session, which may be over. */
  claimed: LiveSession;
  /** What keeps them from placing if it is not. */
  refused: Refusal | null;
}

/**
 * Places a coupon of a player whose turn it is: a plain one in two calls of the database, one that looks and one that
 * writes; any other, and where that comes to nothing, in a transaction that holds its locks all the time.
 * @param caller none where nobody needs to be signed in
 */
export async function place(context: ServiceContext, asked: Asked): Promise<PlaceAnswer>;
export async function place<Refusal>(
  context: ServiceContext,
  asked: Asked,
  caller: Caller<Refusal>,
): Promise<PlaceAnswer | Refusal | typeof notSignedIn>;
export async function place<Refusal>(
  context: ServiceContext,
  asked: Asked,
  caller?: Caller<Refusal>,
): Promise<PlaceAnswer | Refusal | typeof notSignedIn> {
  if (isPlain(asked.body)) {
    const answer = await context.onConnection(async (db) => {
      const { isLive, facts } = await lookAtFacts(context, db, asked, caller?.claimed);
      return isLive ? (caller?.refused ?? placeSeen(context, db, asked, facts)) : notSignedIn;
    });
    if (answer) return answer;
  } else if (caller) {
    const refused = (await lives(context, caller.claimed)) ? caller.refused : notSignedIn;
    if (refused) return refused;
  }
  return context.transact((tx) => placeOne(context, tx, asked));
}

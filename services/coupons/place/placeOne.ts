/** Placing one coupon: checked, written and paid for in one transaction, once per idempotency key. */
import { createHash } from "node:crypto";
import { couponKinds } from "#shared/coupon/kinds.ts";
import type { SiteConfigBody } from "../../config/api.ts";
import type { FieldError } from "../../core/api.ts";
import type { ServiceContext } from "../../core/context.ts";
import type { Tx } from "../../core/database.ts";
import { limitAgainst } from "../../limits/against.ts";
import { checkCoupon, isAsked, type CouponBody, type LookedUp } from "../check/check.ts";
import { accountNumber, lockFacts, walletOfFacts } from "./facts.ts";
import { isUsedOtherwise } from "./keys.ts";
import { coversOf, lockCovers, payAdvance, type Covers } from "./prepaid.ts";
import { findPromo } from "../check/promo.ts";
import { couponsById, type CouponAnswer } from "../store.ts";
import { writeCoupon } from "./write.ts";

export interface PlaceAnswer {
  coupons: CouponAnswer[];
  errors: FieldError[];
  /** Of multiple singles: bets by their index that were not taken. */
  refused: { bet: number; errors: FieldError[] }[];
}

export const refusal = (...errors: FieldError[]): PlaceAnswer => ({ coupons: [], errors, refused: [] });

const mismatch: FieldError = { code: "IDEMPOTENCY_MISMATCH", message: "The key was used with another coupon", path: ["idempotencyKey"] };

/**
 * The same coupon asked for again has the same fingerprint; anything else about it has another. How prices were shown is
 * no part of it. Fields that came later count when they are there, so that keys used before them stay good.
 */
export function fingerprintOf(body: CouponBody): string {
  const bets = body.bets.map(({ outcomeId, coef, gameVersion, amount, isBanker, blockId }) => [outcomeId, coef, gameVersion ?? null, amount ?? null, isBanker ?? null, blockId ?? null]);
  const first = [body.accountId, body.typeId, body.amount ?? null, bets, body.systemValue ?? null, body.changeCoefAction];
  const { coef: _, coefByView: __, coefViewId: ___, ...rest } = body;
  const known = ["accountId", "typeId", "amount", "bets", "systemValue", "changeCoefAction"];
  const later = Object.entries(rest).filter(([name, value]) => !known.includes(name) && value !== null && value !== undefined).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(later.length === 0 ? first : [...first, later])).digest("hex");
}

export interface Asked {
  playerId: number;
  key: string;
  body: CouponBody;
  language: string;
  /** A single that multiple singles are made of: what the site says of these holds for it. */
  isOneOfMany?: boolean;
}

/** What the coupon asks for beyond book and account. */
async function lookUp(context: ServiceContext, tx: Tx, playerId: number, { promoCode, prepaidAmount }: CouponBody, account: { id: number; currency: string } | null, now: number): Promise<Omit<LookedUp, "decided"> & { covers: Covers | null }> {
  const covers = isAsked(prepaidAmount) && account ? await coversOf(context, tx, account, now) : null;
  return { now, promo: promoCode ? await findPromo(tx, playerId, promoCode) : null, availablePrepaid: covers?.available ?? null, covers };
}

/** The config with singles offered and bounded as multiple singles are. */
function asSingles(config: SiteConfigBody): SiteConfigBody {
  const { SINGLE, MULTIPLE_SINGLES } = couponKinds;
  return { ...config, couponTypes: [SINGLE.typeId], couponTypesWithLimits: config.couponTypesWithLimits.includes(MULTIPLE_SINGLES.typeId) ? [SINGLE.typeId] : [] };
}

/** Places one coupon in a transaction of its own. */
export async function placeOne(context: ServiceContext, tx: Tx, { playerId, key, body, language, isOneOfMany = false }: Asked): Promise<PlaceAnswer> {
  const fingerprint = fingerprintOf(body);
  const now = context.clock.now();
  if (isAsked(body.prepaidAmount)) await lockCovers(tx, playerId, accountNumber(body.accountId), now);
  const facts = await lockFacts(tx, playerId, key, body);
  const { earlier, account } = facts;
  if (earlier) {
    if (earlier.fingerprint !== fingerprint) return refusal(mismatch);
    return { ...refusal(), coupons: await couponsById(tx, playerId, [earlier.id], language) };
  }
  if (await isUsedOtherwise(tx, playerId, key)) return refusal(mismatch);
  const lookedUp = { ...await lookUp(context, tx, playerId, body, account, now), decided: new Set(facts.decided) };
  // From here to the writing nothing is awaited but the database: the book's answer is of this moment.
  const checked = checkCoupon(context.book, isOneOfMany ? asSingles(context.siteConfig) : context.siteConfig, body, walletOfFacts(facts), "place", lookedUp);
  const { kind, content, amount } = checked;
  const legs = checked.legs.filter((leg) => leg !== null);
  if (checked.errors.length > 0 || !kind || !account || !content || !amount || legs.length < checked.legs.length) return refusal(...checked.errors);
  // An advance is the player's own: the value of their open bets.
  const own = checked.promo?.kind === "FREE_BET" ? "0" : amount;
  const limit = facts.hasLimits ? await limitAgainst(tx, playerId, { amount: own, currency: account.currency }, now) : null;
  if (limit) return refusal({ code: "LIMIT_REACHED", message: `${limit.labels.en} forbids this bet`, path: limit.measure === "money" ? ["amount"] : null });
  const balance = lookedUp.covers && isAsked(checked.prepaid) ? await payAdvance(context, tx, lookedUp.covers, account, checked.prepaid) : account.balance;
  return { ...refusal(), coupons: [await writeCoupon(context, tx, { playerId, key, fingerprint, body, checked, facts, kind, account: { ...account, balance }, content, amount, legs, now, language })] };
}

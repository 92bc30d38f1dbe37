/** Placing a coupon: checked, written and paid for in one transaction, once per idempotency key. */
import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { contentOf } from "#shared/coupon/content.ts";
import type { CouponKind } from "#shared/coupon/kinds.ts";
import { couponCoef, possibleWin } from "#shared/coupon/price.ts";
import { roundMoney } from "#shared/money.ts";
import { appendBalance } from "../accounts/accounts.ts";
import { houseAccount, post } from "../accounts/ledger.ts";
import { player } from "../auth/tables.ts";
import type { FieldError } from "../core/api.ts";
import type { ServiceContext } from "../core/context.ts";
import type { Tx } from "../core/database.ts";
import { limitAgainst } from "../limits/against.ts";
import { appendUsedLimits } from "../limits/limits.ts";
import { checkCoupon, type CouponBody, type Leg, type Wallet } from "./check.ts";
import { appendCoupon } from "./events.ts";
import { stakeKey } from "./journals.ts";
import { walletOf } from "./quote.ts";
import { couponsById, type CouponAnswer } from "./store.ts";
import { coupon, couponBet } from "./tables.ts";

export interface PlaceAnswer {
  coupons: CouponAnswer[];
  errors: FieldError[];
  /** Of multiple singles: bets by their index that were not taken. */
  refused: { bet: number; errors: FieldError[] }[];
}

const refusal = (...errors: FieldError[]): PlaceAnswer => ({ coupons: [], errors, refused: [] });

function keyError(key: string | undefined): FieldError | null {
  if (!key) return { code: "REQUIRED", message: "An idempotency key is needed", path: ["idempotencyKey"] };
  return /^[A-Za-z0-9_-]{8,64}$/.test(key) ? null : { code: "INVALID", message: "The idempotency key has 8 to 64 letters, digits, - or _", path: ["idempotencyKey"] };
}

/** The same coupon asked for again has the same fingerprint; anything else about it has another. */
function fingerprintOf(body: CouponBody): string {
  const bets = body.bets.map(({ outcomeId, coef, gameVersion, amount, isBanker, blockId }) => [outcomeId, coef, gameVersion ?? null, amount ?? null, isBanker ?? null, blockId ?? null]);
  return createHash("sha256").update(JSON.stringify([body.accountId, body.typeId, body.amount ?? null, bets, body.systemValue ?? null, body.changeCoefAction])).digest("hex");
}

/**
 * Places a coupon. Only a coupon that was placed uses up its key: after a refusal the player may mend it and try again
 * under the same one.
 * @param key of the header `Idempotency-Key`.
 * @param language of the names in the answer.
 */
export async function placeCoupon(context: ServiceContext, playerId: number, key: string | undefined, body: CouponBody, language: string): Promise<PlaceAnswer> {
  const problem = keyError(key);
  if (problem || !key) return problem ? refusal(problem) : refusal();
  return context.transact(async (tx) => {
    // One placing at a time for a player: the second of two with one key finds what the first has written, and
    // neither a limit nor a balance can be counted on twice.
    await tx.select({ id: player.id }).from(player).where(eq(player.id, playerId)).for("no key update");
    const fingerprint = fingerprintOf(body);
    const [earlier] = await tx.select({ id: coupon.id, fingerprint: coupon.fingerprint }).from(coupon).where(and(eq(coupon.playerId, playerId), eq(coupon.idempotencyKey, key)));
    if (earlier) {
      if (earlier.fingerprint !== fingerprint) return refusal({ code: "IDEMPOTENCY_MISMATCH", message: "The key was used with another coupon", path: ["idempotencyKey"] });
      return { coupons: await couponsById(tx, playerId, [earlier.id], language), errors: [], refused: [] };
    }
    const wallet = await walletOf(tx, playerId, body.accountId);
    // From here to the writing nothing is awaited but the database: the book's answer is of this moment.
    const { kind, bounds, legs, errors } = checkCoupon(context.book, context.siteConfig, body, wallet, "place");
    const known = legs.filter((leg) => leg !== null);
    if (errors.length > 0 || !kind || wallet?.id == null || !body.amount || known.length < legs.length) return refusal(...errors);
    const { currency } = wallet;
    const amount = roundMoney(body.amount, currency);
    const now = context.clock.now();
    const limit = await limitAgainst(tx, playerId, { amount, currency }, now);
    if (limit) return refusal({ code: "LIMIT_REACHED", message: `${limit.labels.en} forbids this bet`, path: limit.measure === "money" ? ["amount"] : null });
    const id = await write(context, tx, { playerId, accountId: wallet.id, key, fingerprint, body, kind, currency, amount, legs: known, maxPayout: bounds.maxPayout, now });
    return { coupons: await couponsById(tx, playerId, [id], language), errors: [], refused: [] };
  });
}

interface Placing {
  playerId: number;
  accountId: number;
  key: string;
  fingerprint: string;
  body: CouponBody;
  kind: CouponKind;
  currency: Wallet["currency"];
  amount: string;
  legs: readonly Leg[];
  maxPayout: string;
  now: number;
}

/** Writes the coupon at the book's own prices, moves the stake, and tells. */
async function write(context: ServiceContext, tx: Tx, { playerId, accountId, key, fingerprint, body, kind, currency, amount, legs, maxPayout, now }: Placing): Promise<number> {
  const content = contentOf(kind, legs.map(({ outcome }) => outcome.coef));
  const coef = couponCoef(content);
  const win = possibleWin(content, amount, currency, { maxPayout });
  if (coef === null || win === null) throw new Error(`a coupon of kind ${kind} has no price`);
  const delayMs = legs.some(({ isLive }) => isLive) ? context.siteConfig.liveDelaySeconds * 1000 : 0;
  const [written] = await tx.insert(coupon).values({
    playerId, accountId, idempotencyKey: key, fingerprint, typeId: body.typeId, state: delayMs > 0 ? "PENDING" : "ACCEPTED", currency, amount, coef,
    possibleWin: win, maxPayout, placedAt: now, decidesAt: delayMs > 0 ? now + delayMs : null,
  }).returning({ id: coupon.id });
  if (!written) throw new Error("the coupon was not written");
  await tx.insert(couponBet).values(legs.map(({ outcome, isLive }, position) => ({
    couponId: written.id, position, outcomeId: outcome.outcomeId, gameId: outcome.game.gameId, coef: outcome.coef, isLive, marketVersion: outcome.marketVersion,
    scoreAtPlacing: isLive ? outcome.game.score : null, startsAt: outcome.game.startsAt * 1000,
    names: { game: outcome.game.names, championship: outcome.game.championshipNames, market: outcome.marketNames, outcome: outcome.outcomeNames },
  })));
  const stakes = await houseAccount(tx, "stakes", currency);
  const posted = await post(tx, { key: stakeKey(written.id), kind: "stake", couponId: written.id, at: now, entries: [{ accountId, amount: `-${amount}` }, { accountId: stakes, amount }] });
  // The player's row is locked and his balance was checked since, so this can't be but by a bug: nothing may stay.
  if (!posted.ok || posted.isReplay) throw new Error(`the stake of coupon ${written.id} was not taken`);
  await appendBalance(context, tx, playerId, accountId);
  await appendUsedLimits(context, tx, playerId, now);
  await appendCoupon(context, tx, playerId, written.id);
  return written.id;
}

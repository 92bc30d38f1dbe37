/** Placing one coupon: checked, written and paid for, once per idempotency key. */
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { Failure } from "../../../platform/http/rest.ts";
import { lives, notSignedIn } from "../../../people/players/public.ts";
import { limitAgainst } from "../../../money/limits/public.ts";
import { isAsked, type CouponBody, type LookedUp } from "../check/check.ts";
import { accountNumber, lockFacts, type Facts } from "./facts.ts";
import { fingerprintOf, judge, refusal, type Asked, type PlaceAnswer } from "./judge.ts";
import { coversOf, lockCovers, payAdvance, type Covers } from "./prepaid.ts";
import { findPromo } from "../check/promo.ts";
import { couponsById } from "../store.ts";
import { isPlain, placeTogether, type Caller } from "./together.ts";
import { writeCoupon } from "./write.ts";

const mismatch: FieldError = {
  code: "IDEMPOTENCY_MISMATCH",
  message: "The key was used with another coupon",
  path: ["idempotencyKey"],
};

/** What a used key answers; null for a new one. */
async function answerOfKey(
  tx: Tx,
  { playerId, language }: Asked,
  { earlier, isKeyUsedOtherwise }: Facts,
  fingerprint: string,
): Promise<PlaceAnswer | null> {
  if (earlier?.fingerprint === fingerprint)
    return { ...refusal(), coupons: await couponsById(tx, playerId, [earlier.id], language) };
  return earlier || isKeyUsedOtherwise ? refusal(mismatch) : null;
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

/** Places one coupon in its own transaction, with all that it depends on locked. */
async function placeOne(context: ServiceContext, tx: Tx, asked: Asked): Promise<PlaceAnswer> {
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
      code: limit.code,
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

/**
 * Places a coupon of a player whose turn it is: a plain one together with those of other players; any other, and where
 * that comes to nothing, in a transaction of its own.
 * @param caller none where nobody needs to be signed in
 */
export async function place(context: ServiceContext, asked: Asked): Promise<PlaceAnswer>;
export async function place(
  context: ServiceContext,
  asked: Asked,
  caller: Caller,
): Promise<PlaceAnswer | Failure<401 | 451>>;
export async function place(
  context: ServiceContext,
  asked: Asked,
  caller?: Caller,
): Promise<PlaceAnswer | Failure<401 | 451>> {
  if (isPlain(asked.body)) {
    const answer = await placeTogether(context, { ...asked, caller });
    if (answer) return answer;
  } else if (caller) {
    const refused = (await lives(context, caller.claimed)) ? caller.refused : notSignedIn;
    if (refused) return refused;
  }
  return context.transact((tx) => placeOne(context, tx, asked));
}

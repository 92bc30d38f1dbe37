/** A swap: the coupon is cashed out in full and its value staked on a new one, in one transaction. */
import { eq } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import { contentOf } from "#shared/betting/coupon/content.ts";
import { couponCoef, possibleWin } from "#shared/betting/coupon/price.ts";
import { Exact } from "#shared/money/money.ts";
import { appendBalance, houseAccount, post } from "../../../money/accounts/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { limitAgainst, appendUsedLimits } from "../../../money/limits/public.ts";
import type { BookOutcome } from "../../sportsbook/public.ts";
import { closedSections } from "../../../people/players/public.ts";
import type { afterApi } from "../after/api.ts";
import { stakeLeft } from "../after/store.ts";
import { boundsOf } from "../check/bounds.ts";
import { openCoupons } from "../cashOut/open.ts";
import { sell } from "../cashOut/sell.ts";
import { worthOf } from "../cashOut/worth.ts";
import { doOnce, refuse, type Asked, type DeedAnswer } from "../after/deeds.ts";
import { appendCoupon } from "../events.ts";
import { stakeKey } from "../journals.ts";
import { decidedOf, lockOutcomes } from "../settle/results.ts";
import { kindOf } from "../settle/returnOf.ts";
import type { CouponRow } from "../store.ts";
import { coupon, couponBet } from "../tables.ts";
import { alternativesOf, swappableOf } from "./swaps.ts";

type SwapBody = z.output<typeof afterApi.swap.body>;

const amountForm = /^\d{1,20}(\.\d{1,6})?$/;

/**
 * Swaps a bet for another outcome of its market, once per key. Answers the new coupon, which holds all bets at the
 * prices of now.
 */
export async function swapBet(
  context: ServiceContext,
  asked: Omit<Asked, "what">,
  body: SwapBody,
): Promise<DeedAnswer> {
  return doOnce(context, { ...asked, what: body }, async (tx, row) => {
    for (const field of ["value", "coef"] as const) {
      if (typeof body[field] === "string" && !amountForm.test(body[field]))
        throw refuse("INVALID", "This is no decimal number", [field]);
    }
    const [open] = await openCoupons(context, tx, [row]);
    const swappable = open ? swappableOf(context, open, worthOf(context, open)) : null;
    if (!swappable || (await closedSections(tx, row.playerId)).includes("LINE"))
      throw refuse("SWAP_UNAVAILABLE", "The coupon can't be swapped now");
    const bet = swappable.bets.find(({ outcomeId }) => outcomeId === body.betOutcomeId);
    const chosen = bet && alternativesOf(context, bet).find(({ outcomeId }) => outcomeId === body.outcomeId);
    if (!bet || !chosen)
      throw refuse("SWAP_UNAVAILABLE", "The outcome is no other one of the bet's market", [
        bet ? "outcomeId" : "betId",
      ]);
    const outcomeIds = swappable.bets.map((each) => (each === bet ? chosen : each).outcomeId);
    await lockOutcomes(tx, outcomeIds);
    if ((await decidedOf(tx, outcomeIds)).size > 0) throw refuse("SWAP_UNAVAILABLE", "An outcome has a result already");
    const { value } = swappable;
    if (body.value && new Exact(value).lessThan(body.value))
      throw refuse("CASH_OUT_CHANGED", "The coupon is worth less now", ["value"], {
        minAmount: value,
        currency: row.currency,
      });
    if (body.coef && new Exact(chosen.coef).lessThan(body.coef))
      throw refuse("ODDS_CHANGED", "The price has moved", ["outcomeId"], {
        outcomeId: chosen.outcomeId,
        oldCoef: body.coef,
        newCoef: chosen.coef,
      });
    await sell(context, tx, row, { stake: stakeLeft(row), value, for: "player" });
    const outcomes = swappable.bets.map((each) => (each === bet ? chosen : each));
    return placeAnew(context, tx, row, {
      amount: value,
      outcomes,
      from: { position: swappable.bets.indexOf(bet), outcomeId: bet.outcomeId },
    });
  });
}

interface Anew {
  amount: string;
  outcomes: readonly BookOutcome[];
  /** The bet that took another's place. */
  from: { position: number; outcomeId: string };
}

/** Stakes on the new coupon; all of it is before the start, so nothing waits. A refusal takes the sale back as well. */
async function placeAnew(
  context: ServiceContext,
  tx: Tx,
  old: CouponRow,
  { amount, outcomes, from }: Anew,
): Promise<number> {
  const { playerId, accountId, currency, typeId } = old;
  const now = context.clock.now();
  const limit = await limitAgainst(tx, playerId, { amount, currency }, now);
  if (limit) throw refuse(limit.code, `${limit.labels.en} forbids this bet`);
  const content = contentOf(
    kindOf(old),
    outcomes.map(({ coef }) => coef),
  );
  const { maxPayout } = boundsOf(currency);
  const [coef, win] = [couponCoef(content), possibleWin(content, amount, currency, { maxPayout })];
  if (coef === null || win === null) throw new Error(`coupon ${old.id} has no price`);
  const [written] = await tx
    .insert(coupon)
    .values({
      // No client's key has a colon, and a coupon is swapped once.
      playerId,
      accountId,
      idempotencyKey: `swap:${old.id}`,
      fingerprint: "-",
      typeId,
      state: "ACCEPTED",
      currency,
      amount,
      coef,
      possibleWin: win,
      maxPayout,
      placedAt: now,
      replacesId: old.id,
    })
    .returning({ id: coupon.id });
  if (!written) throw new Error("the coupon was not written");
  await tx.insert(couponBet).values(
    outcomes.map(({ outcomeId, outcomeNames, marketNames, marketVersion, coef: price, game }, position) => ({
      couponId: written.id,
      position,
      outcomeId,
      gameId: game.gameId,
      coef: price,
      isLive: false,
      marketVersion,
      startsAt: game.startsAt * 1000,
      names: { game: game.names, championship: game.championshipNames, market: marketNames, outcome: outcomeNames },
      swappedFrom: position === from.position ? from.outcomeId : null,
    })),
  );
  const stakes = await houseAccount(tx, "stakes", currency);
  const posted = await post(tx, {
    key: stakeKey(written.id),
    kind: "stake",
    use: "swap",
    couponId: written.id,
    at: now,
    entries: [
      { accountId, amount: `-${amount}` },
      { accountId: stakes, amount },
    ],
  });
  // Debts of the account are repaid first: then too little of the value may be left.
  if (!posted.ok) throw refuse("SWAP_UNAVAILABLE", "The account has too little money");
  await tx.update(coupon).set({ replacedById: written.id }).where(eq(coupon.id, old.id));
  await appendBalance(context, tx, playerId, accountId);
  await appendUsedLimits(context, tx, playerId, now);
  await appendCoupon(context, tx, playerId, old.id);
  await appendCoupon(context, tx, playerId, written.id);
  return written.id;
}

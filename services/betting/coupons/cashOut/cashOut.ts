/** A player's own cash-out, and their standing order for one. */
import { eq } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import { cashOutPart } from "#shared/betting/coupon/cashOut.ts";
import { amountProblem, Exact, roundMoney } from "#shared/money/money.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { afterApi } from "../after/api.ts";
import { stakeLeft } from "../after/store.ts";
import { doAgain, doOnce, refuse, type Asked, type DeedAnswer } from "../after/deeds.ts";
import { appendCoupon } from "../events.ts";
import type { CouponRow } from "../store.ts";
import { coupon } from "../tables.ts";
import { openCoupons } from "./open.ts";
import { sell } from "./sell.ts";
import { tokensOf } from "./token.ts";
import { worthOf, type CashOutReason } from "./worth.ts";

type CashOutBody = z.output<typeof afterApi.cashOut.body>;

const reasonTexts: Readonly<Record<CashOutReason, string>> = {
  NOT_OPEN: "The coupon is not open",
  KIND: "Only singles and expresses can be cashed out",
  BONUS_ACCOUNT: "Coupons of a bonus account can't be cashed out",
  FREE_BET: "Free bets can't be cashed out",
  INSURED: "The coupon is insured",
  DECIDED: "The coupon is decided",
  OUTCOME_SUSPENDED: "An outcome is suspended",
  NOT_PRICED: "An outcome has no price",
  WORTHLESS: "The coupon is worth nothing now",
  ACCOUNT_FROZEN: "The player's accounts are frozen",
};

/** Current value of a locked coupon, in minor-unit digits. @throws Refused if it can't be cashed out */
async function pricedNow(context: ServiceContext, tx: Tx, row: CouponRow): Promise<string> {
  const [open] = await openCoupons(context, tx, [row]);
  if (!open) throw new Error(`coupon ${row.id} is not there`);
  const worth = worthOf(context, open);
  if (worth.reason !== null) throw refuse("CASH_OUT_UNAVAILABLE", reasonTexts[worth.reason]);
  return worth.value;
}

const shareForm = /^(0\.[1-9]\d?|1(\.0{1,2})?)$/;

/** The share to cash out, "1" for all; null for an invalid text. */
function shareOf(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return "1";
  if (!shareForm.test(text)) return null;
  const share = new Exact(text);
  return share.equals(1) || share.lessThanOrEqualTo("0.9") ? share.toFixed() : null;
}

/** Sells a coupon or a share of it, once per key, at its current value if the player's policy accepts that. */
export async function cashOut(
  context: ServiceContext,
  asked: Omit<Asked, "what">,
  body: CashOutBody,
): Promise<DeedAnswer> {
  const tokens = await tokensOf(context);
  return doOnce(context, { ...asked, what: body }, async (tx, row) => {
    const share = shareOf(body.share);
    if (share === null) throw refuse("INVALID", "A share is 0.1 to 0.9 with at most two decimals", ["share"]);
    const terms = tokens.read(body.token);
    if (terms?.couponId !== row.id) throw refuse("INVALID", "The token is of no offer on this coupon", ["token"]);
    if (!/^\d{1,20}(\.\d{1,4})?$/.test(body.value)) throw refuse("INVALID", "The value is no amount", ["value"]);
    // A player who was shown a new value agrees to it as the minimum they accept.
    if (body.policy === "NONE" && !new Exact(body.value).equals(terms.value))
      throw refuse("INVALID", "The value is not the one offered", ["value"]);
    const now = await pricedNow(context, tx, row);
    const changed = (message: string) =>
      refuse("CASH_OUT_CHANGED", message, ["value"], { minAmount: now, currency: row.currency });
    if (terms.expiresAt < context.clock.now()) throw changed("The offer has expired");
    if (!new Exact(terms.cashedStake).equals(row.cashedStake)) throw changed("Another part was sold meanwhile");
    const difference = new Exact(now).comparedTo(body.value);
    if (body.policy === "NONE" && difference !== 0) throw changed("The value has changed");
    if (body.policy === "HIGHER" && difference < 0) throw changed("The value has fallen");
    const part = cashOutPart(stakeLeft(row), now, share, row.currency);
    if (part === null) throw refuse("INVALID", "The share is too small to be sold", ["share"]);
    await sell(context, tx, row, { stake: part.closedStake, value: now, for: "player" });
    return row.id;
  });
}

/** Orders the coupon to be sold once it is worth `target`; it must be worth less now, and be able to come so far. */
export async function setAutoCashOut(
  context: ServiceContext,
  asked: Omit<Asked, "what" | "key">,
  target: string,
): Promise<DeedAnswer> {
  return doAgain(context, asked, async (tx, row) => {
    const problem = amountProblem(target, row.currency);
    if (problem) throw refuse(problem, "The target is no amount of the coupon's currency", ["target"]);
    const value = await pricedNow(context, tx, row);
    // Of the part that is still in play.
    const most = roundMoney(new Exact(row.possibleWin).times(stakeLeft(row)).dividedBy(row.amount), row.currency);
    const bounds = { minAmount: value, maxAmount: most, currency: row.currency };
    if (new Exact(target).lessThanOrEqualTo(value))
      throw refuse("AMOUNT_TOO_SMALL", "The coupon is worth that already", ["target"], bounds);
    if (new Exact(target).greaterThanOrEqualTo(most))
      throw refuse("AMOUNT_TOO_LARGE", "The coupon can't come to be worth that", ["target"], bounds);
    await tx
      .update(coupon)
      .set({ autoCashOut: roundMoney(target, row.currency), autoCashOutAt: context.clock.now() })
      .where(eq(coupon.id, row.id));
    await appendCoupon(context, tx, row.playerId, row.id);
  });
}

/** Takes the standing order back; nothing happens when there is none. */
export async function cancelAutoCashOut(
  context: ServiceContext,
  asked: Omit<Asked, "what" | "key">,
): Promise<DeedAnswer> {
  return doAgain(context, asked, async (tx, row) => {
    if (row.autoCashOut === null) return;
    await tx.update(coupon).set({ autoCashOut: null, autoCashOutAt: null }).where(eq(coupon.id, row.id));
    await appendCoupon(context, tx, row.playerId, row.id);
  });
}

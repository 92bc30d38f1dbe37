/** Selling placed coupons, or parts of them, back to the house. */
import { salesFor } from "#shared/betting/coupon/advance.ts";
import type { CashOutPart } from "#shared/betting/coupon/cashOut.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";
import type { Entity } from "../../store.ts";
import { instant } from "../../world/games.ts";
import type { MockContext } from "../context.ts";
import { list } from "./bets.ts";
import { move, tellCoupon } from "./money.ts";
import { amountIn, coversOf, currencyOf } from "./offers.ts";

/** Changes a coupon and tells of it. */
export function change(coupon: Entity, fields: Entity, context: MockContext): { id: string } {
  const id = String(coupon["id"]);
  context.state.store.put("Coupon", { ...coupon, ...fields });
  tellCoupon(id, context);
  return { id };
}

/** Pays a part of a coupon; all of it ends the coupon. */
export function pay(
  coupon: Entity,
  { share, isAdvance, ...part }: CashOutPart & { share: string; isAdvance: boolean },
  context: MockContext,
): { id: string } {
  const currency = currencyOf(coupon);
  const cashOuts = [
    ...list(coupon["cashOuts"]),
    {
      at: instant(Date.now()),
      share,
      amount: { amount: part.closedStake, currency },
      value: { amount: part.value, currency },
      isAuto: false,
      isAdvance,
    },
  ];
  move(String(coupon["accountId"]), part.value, context);
  const paid = cashOuts.reduce((sum, sale) => sum.plus(amountIn(sale, "value")), new Exact(0)).toFixed(2);
  return change(
    coupon,
    {
      cashOuts,
      amountLeft: { amount: part.leftStake, currency },
      autoCashOut: null,
      ...(share === "1" && { state: "CASHED_OUT", payout: { amount: paid, currency }, settledAt: instant(Date.now()) }),
    },
    context,
  );
}

/** Cashes out what an advance takes of the coupons that can pay it. */
export function payAdvance(accountId: string, amount: string, context: MockContext): void {
  const covers = coversOf(accountId, context);
  for (const { couponId, stake } of salesFor(covers, amount, "RUB") ?? []) {
    const cover = covers.find((one) => one.couponId === couponId);
    if (!cover) continue;
    const [left, currency] = [new Exact(cover.stake), currencyOf(cover.coupon)];
    const share = left.equals(stake) ? "1" : new Exact(stake).dividedBy(left).toDecimalPlaces(4).toFixed();
    pay(
      cover.coupon,
      {
        share,
        isAdvance: true,
        closedStake: stake,
        leftStake: roundMoney(left.minus(stake), currency),
        value: roundMoney(new Exact(cover.value).times(stake).dividedBy(left), currency),
      },
      context,
    );
  }
}

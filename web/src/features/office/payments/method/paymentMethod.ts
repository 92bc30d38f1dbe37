/** What the cashier works out of a payment method: whether it can be used, and what a payment by it costs. */
import { Exact, roundMoney } from "#shared/money/money.ts";
import { feeOf } from "#shared/money/payments.ts";
import type { PaymentFieldsFragment, PaymentMethodsQuery } from "@/operations/office/generated.ts";
import type { Sum } from "./sums.ts";

export type Method = NonNullable<PaymentMethodsQuery["paymentMethods"]>[number];
export type Instrument = Method["instruments"][number];

/** The method of an id where it can be used, else the first that can; null if none can. */
export function usableMethod(methods: readonly Method[], wantedId: string | null): Method | null {
  const usable = methods.filter(({ blocked }) => blocked === null);
  return usable.find(({ id }) => id === wantedId) ?? usable[0] ?? null;
}

/** Amount, fee and what they come to. */
export interface Cost {
  amount: Sum;
  fee: Sum;
  /** What a deposit takes from the player: the fee is paid on top. */
  paid: Sum;
  /** What a withdrawal brings them: the fee is kept from it. Zero at least. */
  received: Sum;
}

/** What a payment costs; null while the amount is none. */
export function costOf({ fee, minAmount: { currency } }: Method, amount: string): Cost | null {
  if (!/^\d+(\.\d+)?$/.test(amount)) return null;
  const sum = (value: Parameters<typeof roundMoney>[0]): Sum => ({ amount: roundMoney(value, currency), currency });
  const rule = {
    percent: fee.percent,
    fixed: fee.fixed.amount,
    min: fee.min?.amount ?? null,
    max: fee.max?.amount ?? null,
  };
  const own = feeOf(amount, rule, currency);
  return {
    amount: sum(amount),
    fee: sum(own),
    paid: sum(new Exact(amount).plus(own)),
    received: sum(Exact.max(0, new Exact(amount).minus(own))),
  };
}

/** What the fee leaves of a withdrawal, or adds to a deposit. */
export function totalOf({ direction, amount, fee }: Pick<PaymentFieldsFragment, "direction" | "amount" | "fee">): Sum {
  const value = new Exact(amount.amount);
  return {
    amount: roundMoney(direction === "DEPOSIT" ? value.plus(fee.amount) : value.minus(fee.amount), amount.currency),
    currency: amount.currency,
  };
}

const MOVED: readonly PaymentFieldsFragment["state"][] = ["SUCCEEDED", "REFUNDED", "CHARGED_BACK", "PAID"];

/** Whether the money of a payment has moved: before that nobody has paid or received anything. */
export const hasMoved = ({ state }: Pick<PaymentFieldsFragment, "state">): boolean => MOVED.includes(state);

/**
 * Rules of payments that both sides hold to: the states a deposit or a withdrawal goes through, and what it costs. A
 * payment is a list of events that only grows; its state is that of its last event.
 */
import { Exact, roundMoney } from "./money.ts";

export type PaymentDirection = "DEPOSIT" | "WITHDRAWAL";

export type PaymentState =
  | "CREATED"
  | "ACTION_REQUIRED"
  | "PROCESSING"
  | "SUCCEEDED"
  | "FAILED"
  | "CANCELLED"
  | "EXPIRED"
  | "REFUNDED"
  | "CHARGED_BACK"
  | "HELD"
  | "VERIFICATION_REQUIRED"
  | "APPROVED"
  | "SENT"
  | "PAID"
  | "REJECTED";

type Ways = Readonly<Partial<Record<PaymentState, readonly PaymentState[]>>>;

/**
 * Where each state may lead. Providers tell the truth about money, and tell it late: a deposit that was given up here
 * and paid there after all still succeeds. One that a limit or an exclusion forbids by then is held, until it is credited
 * or returned.
 */
const ways: Readonly<Record<PaymentDirection, Ways>> = {
  DEPOSIT: {
    CREATED: ["ACTION_REQUIRED", "PROCESSING", "SUCCEEDED", "HELD", "FAILED", "CANCELLED", "EXPIRED"],
    ACTION_REQUIRED: ["PROCESSING", "SUCCEEDED", "HELD", "FAILED", "CANCELLED", "EXPIRED"],
    PROCESSING: ["SUCCEEDED", "HELD", "FAILED", "CANCELLED", "EXPIRED"],
    FAILED: ["SUCCEEDED", "HELD"],
    CANCELLED: ["SUCCEEDED", "HELD"],
    EXPIRED: ["SUCCEEDED", "HELD"],
    HELD: ["SUCCEEDED", "REFUNDED", "CHARGED_BACK"],
    SUCCEEDED: ["REFUNDED", "CHARGED_BACK"],
  },
  WITHDRAWAL: {
    HELD: ["VERIFICATION_REQUIRED", "APPROVED", "REJECTED", "CANCELLED"],
    VERIFICATION_REQUIRED: ["APPROVED", "REJECTED", "CANCELLED"],
    APPROVED: ["SENT", "REJECTED", "CANCELLED"],
    SENT: ["PAID", "FAILED"],
  },
};

/** The state a new payment starts in: the money of a withdrawal is held at once. */
export const firstState = { DEPOSIT: "CREATED", WITHDRAWAL: "HELD" } as const;

/** Whether a payment may go from one state to another. */
export const canBecome = (direction: PaymentDirection, from: PaymentState, to: PaymentState): boolean =>
  ways[direction][from]?.includes(to) ?? false;

/**
 * The states that a payment goes through when the provider tells of one: none if it can't be. A deposit whose refund or
 * chargeback is told before its success has had both.
 */
export function stepsTo(direction: PaymentDirection, from: PaymentState, told: PaymentState): readonly PaymentState[] {
  if (canBecome(direction, from, told)) return [told];
  return canBecome(direction, from, "SUCCEEDED") && canBecome(direction, "SUCCEEDED", told) ? ["SUCCEEDED", told] : [];
}

/** States in which a payment still goes on by itself. */
const openStates: Readonly<Record<PaymentDirection, readonly PaymentState[]>> = {
  DEPOSIT: ["CREATED", "ACTION_REQUIRED", "PROCESSING"],
  WITHDRAWAL: ["HELD", "VERIFICATION_REQUIRED", "APPROVED", "SENT"],
};

/** States in which a withdrawal waits for a decision; its money is held. A deposit may be HELD too. */
export const waitingStates: readonly PaymentState[] = ["HELD", "VERIFICATION_REQUIRED"];

/** Whether a payment in this state has not come to its end. */
export const isOpenPayment = (direction: PaymentDirection, state: PaymentState): boolean =>
  openStates[direction].includes(state);

/** States of open payments of a direction. */
export const openPaymentStates = (direction: PaymentDirection): readonly PaymentState[] => openStates[direction];

/** States from which a player may take a withdrawal back: nothing has left the house yet. */
export const isCancellable = (state: PaymentState): boolean => canBecome("WITHDRAWAL", state, "CANCELLED");

/** What a method takes for a payment: a share and a fixed part, at least `min` and at most `max` together. */
export interface FeeRule {
  /** Percent of the amount, an exact decimal such as "1.5". */
  percent: string;
  /** In the payment's currency. */
  fixed: string;
  min: string | null;
  max: string | null;
}

/** The fee of an amount, rounded half up to the currency's minor unit. */
export function feeOf(amount: string, rule: FeeRule, currency: string): string {
  let fee = new Exact(amount).times(rule.percent).dividedBy(100).plus(rule.fixed);
  if (rule.min !== null && fee.lessThan(rule.min)) fee = new Exact(rule.min);
  if (rule.max !== null && fee.greaterThan(rule.max)) fee = new Exact(rule.max);
  return roundMoney(fee, currency);
}

/** What tests of the cashier stand on: a payment and methods as the gateway tells them. */
import type { PaymentFieldsFragment } from "@/operations/office/generated.ts";
import { typed } from "@/slip/placedCoupon/testCoupon.ts";
import type { Method } from "./method/paymentMethod.ts";

export const money = (amount: string, currency = "RUB") => typed("Money", { amount, currency });

/** A deposit of 500 roubles by card, as it waits for its notice. */
export const testPayment = (fields: Partial<PaymentFieldsFragment> = {}): PaymentFieldsFragment =>
  typed("Payment", {
    id: "6001",
    direction: "DEPOSIT",
    state: "PROCESSING",
    amount: money("500.00"),
    fee: money("5.00"),
    methodId: "card",
    accountId: "11",
    reason: null,
    receipt: null,
    redirectUrl: null,
    instrumentBrand: "Visa",
    instrumentLast4: "1111",
    isCancellable: false,
    events: [typed("PaymentEvent", { state: "CREATED", reason: null, at: "2026-11-21T10:00:00Z" })],
    createdAt: "2026-11-21T10:00:00Z",
    changedAt: "2026-11-21T10:01:00Z",
    ...fields,
  });

/** A card that costs nothing, from 300 to 30,000 roubles. */
export const testMethod = (fields: Partial<Method> = {}): Method =>
  typed("PaymentMethod", {
    id: "card",
    kind: "CARD",
    name: "Bank card",
    minAmount: money("300.00"),
    maxAmount: money("30000.00"),
    maxPerDay: null,
    maxPerMonth: null,
    fee: { percent: "0", fixed: money("0.00"), min: null, max: null },
    presets: [money("600.00"), money("1500.00")],
    minutesFrom: 0,
    minutesTo: 1,
    destination: "INSTRUMENT",
    networks: ["TRC20", "ERC20", "BEP20", "BTC", "XRP"],
    banks: [],
    instruments: [],
    blocked: null,
    ...fields,
  });

/** An answer of a page of payments. */
export const listOf = (payments: readonly PaymentFieldsFragment[], next: string | null = null) => ({
  viewer: {
    __typename: "Viewer",
    id: "1",
    payments: {
      __typename: "PaymentConnection",
      edges: payments.map((node) => ({ __typename: "PaymentEdge", cursor: `after ${node.id}`, node })),
      pageInfo: { __typename: "PageInfo", hasNextPage: next !== null, endCursor: next },
      totalCount: payments.length,
    },
  },
});

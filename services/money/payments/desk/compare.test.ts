import { describe, expect, it } from "vitest";
import { readStatement, type StatementLine } from "../provider/statement.ts";
import { compare, owedBy, totalsOf, unstated, type Difference, type Known, type Movement } from "./compare.ts";

const line = (change: Partial<StatementLine> = {}): StatementLine => ({
  id: "pay_7",
  reference: "7",
  kind: "deposit",
  method: "card",
  status: "succeeded",
  amount: "100.00",
  currency: "USD",
  fee: "1.80",
  settledAt: 1_795_000_000,
  ...change,
});
const moved = (change: Partial<Movement> = {}): Movement => ({
  paymentId: "7",
  state: "SUCCEEDED",
  method: "card",
  amount: "100",
  currency: "USD",
  ...change,
});
const known = (movements: Movement[], change: Partial<Known> = {}): ReadonlyMap<string, Known> =>
  new Map([["7", { providerId: "pay_7", state: movements.at(-1)?.state ?? "EXPIRED", movements, ...change }]]);
const seven = { payment_id: "7", reference: "7" };

const cases: [string, StatementLine[], ReadonlyMap<string, Known>, Movement[], Difference[]][] = [
  ["nothing, when both say the same", [line()], known([moved()]), [moved()], []],
  ["nothing, when both are empty", [], new Map(), [], []],
  [
    "missing_here, for a payment that nobody here knows",
    [line({ reference: "99" })],
    new Map(),
    [],
    [{ kind: "missing_here", payment_id: null, reference: "99", here: null, there: "SUCCEEDED 100.00 USD" }],
  ],
  [
    "missing_here, for a second payment of the provider by the same reference",
    [line(), line({ id: "pay_8" })],
    known([moved()]),
    [moved()],
    [{ ...seven, kind: "missing_here", here: null, there: "SUCCEEDED 100.00 USD" }],
  ],
  [
    "missing_there, for a movement that no statement has",
    [],
    new Map(),
    [moved()],
    [{ ...seven, kind: "missing_there", here: "SUCCEEDED 100 USD", there: null }],
  ],
  [
    "amount, when another sum moved",
    [line({ amount: "90.00" })],
    known([moved()]),
    [moved()],
    [{ ...seven, kind: "amount", here: "100", there: "90.00" }],
  ],
  [
    "currency, when other money moved",
    [line({ currency: "EUR" })],
    known([moved()]),
    [moved()],
    [{ ...seven, kind: "currency", here: "USD", there: "EUR" }],
  ],
  [
    "state, when it was given up here and paid there",
    [line()],
    known([]),
    [],
    [{ ...seven, kind: "state", here: "EXPIRED", there: "SUCCEEDED" }],
  ],
  [
    "state once, when it went back by two different names",
    [line(), line({ status: "charged_back" })],
    known([moved(), moved({ state: "REFUNDED" })]),
    [moved(), moved({ state: "REFUNDED" })],
    [{ ...seven, kind: "state", here: "REFUNDED", there: "CHARGED_BACK" }],
  ],
  [
    "state, when it went back here alone",
    [line()],
    known([moved(), moved({ state: "REFUNDED" })]),
    [moved(), moved({ state: "REFUNDED" })],
    [{ ...seven, kind: "state", here: "REFUNDED", there: "SUCCEEDED" }],
  ],
];

describe("a day's statement and the books", () => {
  it.each(cases)("differ by %s", (_, lines, payments, booked, differences) => {
    expect(compare(lines, payments, unstated(lines, booked))).toEqual(differences);
  });

  it("have totals by currency, method and movement", () => {
    const lines = [
      line(),
      line({ reference: "8", amount: "0.10" }),
      line({ status: "refunded", currency: "KWD", amount: "1.005" }),
    ];
    expect(totalsOf(lines, [moved(), moved({ method: "bank" })])).toEqual([
      {
        currency: "KWD",
        method: "card",
        movement: "REFUNDED",
        count_here: 0,
        count_there: 1,
        amount_here: "0",
        amount_there: "1.005",
      },
      {
        currency: "USD",
        method: "bank",
        movement: "SUCCEEDED",
        count_here: 1,
        count_there: 0,
        amount_here: "100",
        amount_there: "0",
      },
      {
        currency: "USD",
        method: "card",
        movement: "SUCCEEDED",
        count_here: 1,
        count_there: 2,
        amount_here: "100",
        amount_there: "100.1",
      },
    ]);
  });

  it("come to what the provider owes: deposits less its fee, less payouts with it, less what went back whole", () => {
    const lines = [
      line(),
      line({ kind: "payout", status: "paid", amount: "30.00", fee: "0.30" }),
      line({ status: "refunded" }),
      line({ currency: "JPY", amount: "1000", fee: "18" }),
    ];
    expect(Object.fromEntries(owedBy(lines))).toEqual({ USD: "-32.1", JPY: "982" });
  });
});

describe("a statement", () => {
  const head = "id,reference,kind,method,status,amount,currency,fee,settledAt";
  it("is read by the names of its first line", () => {
    expect(readStatement(`${head}\r\n`)).toEqual([]);
    expect(
      readStatement(
        "fee,id,reference,kind,method,status,amount,currency,settledAt\r\n1.80,pay_7,7,deposit,card,succeeded,100.00,USD,1795000000\r\n",
      ),
    ).toEqual([line()]);
  });

  it.each([
    "<html>503</html>\r\nsorry",
    `${head}\r\npay_7,7,deposit,card,succeeded,100.00,USD,1.80`,
    `${head}\r\npay_7,7,deposit,card,succeeded,1e2,USD,1.80,1795000000`,
    `${head}\r\npay_7,7,deposit,card,failed,100.00,USD,1.80,1795000000`,
  ])("that can't be read is none: %j", (csv) => {
    expect(() => readStatement(csv)).toThrow(/line 1 of the statement/);
  });
});

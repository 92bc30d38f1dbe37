/** Payments as the gateway answers them: methods, orders and the list. There is no provider: its page is the site's own. */
import { inputOf } from "./args.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";
import { canBecome, feeOf, firstState, isCancellable, type PaymentDirection } from "#shared/money/payments.ts";
import { methodsIn } from "../world/payments.ts";
import { isEntity, type Entity } from "../store.ts";
import { signedIn, type MockContext } from "./context.ts";
import { userError } from "./errors.ts";
import type { Root } from "./query.ts";

const instant = () => new Date().toISOString();
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const sumOf = (value: unknown): string => (isEntity(value) ? textOf(value["amount"]) : "0");

/** Currency of an open account of the player; null for none. */
function currencyOf(context: MockContext, accountId: unknown): string | null {
  const account = context.state.store.get("Account", String(accountId));
  const balance = account?.["balance"];
  return account?.["isClosed"] === true || !isEntity(balance) ? null : textOf(balance["currency"]);
}

/** Whether a payment fulfils every condition of a filter. */
function fits(payment: Entity, { direction, states, accountId, kind, from, before }: Entity): boolean {
  const opened = Date.parse(textOf(payment["createdAt"]));
  return (
    (typeof direction !== "string" || payment["direction"] === direction) &&
    (!Array.isArray(states) || states.length === 0 || states.includes(payment["state"])) &&
    (typeof accountId !== "string" || payment["accountId"] === accountId) &&
    (typeof kind !== "string" || payment["methodId"] === kind.toLowerCase()) &&
    (typeof from !== "string" || opened >= Date.parse(from)) &&
    (typeof before !== "string" || opened < Date.parse(before))
  );
}

/** A payment as the cash desk tells of it. */
function deskPayment({ id, state, amount, receipt, createdAt, changedAt }: Entity): Entity {
  const isPaid = state === "SUCCEEDED";
  return {
    id,
    status: isPaid ? "PAID" : "NOT_PAID",
    statusTitle: isPaid ? "Paid" : "Not paid",
    message: "",
    translateMessage: "",
    skksHash: receipt,
    timestamp: createdAt,
    datePayment: isPaid ? changedAt : null,
    summ: amount,
    moneyDepositId: isPaid ? id : null,
  };
}

export const paymentQueries: Readonly<Record<string, Root>> = {
  paymentMethods: ({ direction, accountId }, context) => {
    signedIn(context);
    const currency = currencyOf(context, accountId);
    return currency === null ? null : methodsIn(currency, String(direction));
  },
};

export const paymentFields: Readonly<Record<string, (source: Entity, args: Entity, context: MockContext) => unknown>> =
  {
    "Viewer.payments": (_viewer, args, { state }) =>
      state.store
        .all("Payment")
        .filter((payment) => fits(payment, isEntity(args["filter"]) ? args["filter"] : {}))
        .toSorted((one, other) => Number(other["id"]) - Number(one["id"]))
        .map(({ id }) => id),
    "Viewer.teamCashPayments": (_viewer, _args, { state }) =>
      state.store
        .all("Payment")
        .filter((payment) => payment["direction"] === "DEPOSIT" && payment["methodId"] === "cash")
        .toSorted((one, other) => Number(other["id"]) - Number(one["id"]))
        .map(deskPayment),
    "Viewer.payment": (_viewer, { id }, { state }) => state.store.get("Payment", String(id))?.["id"] ?? null,
  };

const refused = (code: string, path: readonly string[], more: Entity = {}): Entity => ({
  payment: null,
  errors: [userError(code, path, more)],
});

/** Moves money of an account by a signed amount; false if there is too little. */
export function moveBalance({ state }: MockContext, accountId: string, by: Parameters<typeof roundMoney>[0]): boolean {
  const balance = state.store.get("Account", accountId)?.["balance"];
  const after = new Exact(sumOf(balance)).plus(by);
  if (!isEntity(balance) || after.lessThan(0)) return false;
  state.store.merge("Account", accountId, {
    balance: { amount: roundMoney(after, textOf(balance["currency"])), currency: balance["currency"] },
  });
  return true;
}

/** The same key with the same input answers the payment it made first. */
function order(args: Entity, context: MockContext, direction: PaymentDirection): Entity {
  signedIn(context);
  const { state } = context;
  const input = inputOf(args);
  const [key, told] = [textOf(input["idempotencyKey"]), JSON.stringify(input)];
  const earlier = state.placed.get(key);
  if (earlier !== undefined)
    return earlier.input === told ? earlier.answer : refused("IDEMPOTENCY_MISMATCH", ["idempotencyKey"]);
  const answer = open(input, context, direction);
  if (answer["payment"] !== null) state.placed.set(key, { input: told, answer });
  return answer;
}

function open(input: Entity, context: MockContext, direction: PaymentDirection): Entity {
  const accountId = String(input["accountId"]);
  const currency = currencyOf(context, accountId);
  if (currency === null) return refused("ACCOUNT_UNKNOWN", ["accountId"]);
  const method = methodsIn(currency, direction).find(({ id }) => id === input["methodId"]);
  if (method === undefined) return refused("METHOD_UNKNOWN", ["methodId"]);
  const amount = new Exact(textOf(input["amount"]));
  const [least, most] = [sumOf(method["minAmount"]), sumOf(method["maxAmount"])];
  const bounds = { minAmount: method["minAmount"], maxAmount: method["maxAmount"] };
  if (amount.lessThan(least)) return refused("AMOUNT_TOO_SMALL", ["amount"], bounds);
  if (amount.greaterThan(most)) return refused("AMOUNT_TOO_LARGE", ["amount"], bounds);
  if (direction === "WITHDRAWAL" && !moveBalance(context, accountId, amount.negated()))
    return refused("INSUFFICIENT_FUNDS", ["amount"]);
  const id = String(6000 + context.state.next());
  const state = direction === "DEPOSIT" ? "ACTION_REQUIRED" : firstState[direction];
  const rule = isEntity(method["fee"]) ? method["fee"] : {};
  const fee = feeOf(
    amount.toFixed(),
    { percent: textOf(rule["percent"]), fixed: sumOf(rule["fixed"]), min: null, max: null },
    currency,
  );
  const now = instant();
  context.state.store.put("Payment", {
    id,
    direction,
    state,
    amount: { amount: roundMoney(amount, currency), currency },
    fee: { amount: fee, currency },
    methodId: method["id"],
    accountId,
    reason: null,
    receipt: null,
    redirectUrl: direction === "DEPOSIT" ? `/${context.language}/onpay/success?payment=${id}` : null,
    instrumentBrand: null,
    instrumentLast4: null,
    isCancellable: direction === "WITHDRAWAL" && isCancellable(state),
    events: [
      ...(direction === "DEPOSIT" ? [{ state: firstState[direction], reason: null, at: now }] : []),
      { state, reason: null, at: now },
    ],
    createdAt: now,
    changedAt: now,
  });
  return { payment: id, errors: [] };
}

export const paymentMutations: Readonly<Record<string, Root>> = {
  startDeposit: (args, context) => order(args, context, "DEPOSIT"),
  requestWithdrawal: (args, context) => order(args, context, "WITHDRAWAL"),
  cancelWithdrawal: (args, context) => {
    signedIn(context);
    const { store } = context.state;
    const payment = store.get("Payment", String(inputOf(args)["paymentId"]));
    if (payment?.["direction"] !== "WITHDRAWAL") return refused("PAYMENT_UNKNOWN", ["paymentId"]);
    if (payment["isCancellable"] !== true || !canBecome("WITHDRAWAL", payment["state"] as "HELD", "CANCELLED"))
      return refused("NOT_CANCELLABLE", ["paymentId"]);
    moveBalance(context, String(payment["accountId"]), sumOf(payment["amount"]));
    const now = instant();
    const events = Array.isArray(payment["events"]) ? payment["events"] : [];
    store.put("Payment", {
      ...payment,
      state: "CANCELLED",
      isCancellable: false,
      events: [...(events as unknown[]), { state: "CANCELLED", reason: null, at: now }],
      changedAt: now,
    });
    return { payment: payment["id"], errors: [] };
  },
};

/** Conversions between accounts and the statement by month, as the gateway answers them. */
import { exchanged, rateBetween, type RateTable } from "#shared/money/exchange.ts";
import { amountProblem, Exact, roundMoney } from "#shared/money/money.ts";
import { isEntity, type Entity } from "../store.ts";
import { statement } from "../world/statement.ts";
import { signedIn, type MockContext } from "./context.ts";
import { userError } from "./errors.ts";
import { moveBalance } from "./payments.ts";
import type { Root } from "./query.ts";

const QUOTE_MS = 60_000;
const RATES: RateTable = {
  base: "USD",
  date: "2026-11-03",
  source: "Kit Bank",
  rates: { RUB: "100", EUR: "0.8", JPY: "150" },
};

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const noQuote = (code: string, path: readonly string[]): Entity => ({ quote: null, errors: [userError(code, path)] });

function balanceOf({ state }: MockContext, accountId: unknown): { amount: string; currency: string } | null {
  const account = state.store.get("Account", String(accountId));
  const balance = account?.["balance"];
  return account?.["isClosed"] === true || !isEntity(balance)
    ? null
    : { amount: textOf(balance["amount"]), currency: textOf(balance["currency"]) };
}

/** A quote's token says what it was given for. */
const sealed = (terms: Entity): string => Buffer.from(JSON.stringify(terms)).toString("base64url");

function read(token: unknown): Entity | null {
  try {
    const terms: unknown = JSON.parse(Buffer.from(textOf(token), "base64url").toString("utf8"));
    return isEntity(terms) ? terms : null;
  } catch {
    return null;
  }
}

function quoteOf({ fromAccountId, toAccountId, amount }: Entity, context: MockContext): Entity {
  const from = balanceOf(context, fromAccountId);
  const to = balanceOf(context, toAccountId);
  if (from === null) return noQuote("ACCOUNT_UNKNOWN", ["fromAccountId"]);
  if (to === null) return noQuote("ACCOUNT_UNKNOWN", ["toAccountId"]);
  if (from.currency === to.currency) return noQuote("INVALID", ["toAccountId"]);
  const given = textOf(amount);
  const problem = amountProblem(given, from.currency);
  if (problem !== null) return noQuote(problem, ["amount"]);
  const rate = rateBetween(RATES, from.currency, to.currency, "0");
  if (rate === null) return noQuote("RATE_UNAVAILABLE", []);
  const terms = {
    fromAccountId: String(fromAccountId),
    toAccountId: String(toAccountId),
    rate,
    amount: { amount: roundMoney(given, from.currency), currency: from.currency },
    gained: { amount: exchanged(given, rate, to.currency), currency: to.currency },
  };
  const { amount: gives, gained } = terms;
  return {
    quote: {
      token: sealed(terms),
      rate,
      ratesDate: RATES.date,
      ratesSource: RATES.source,
      margin: "0",
      amount: gives,
      gained,
      expiresAt: new Date(Date.now() + QUOTE_MS).toISOString(),
    },
    errors: [],
  };
}

export const exchangeFields: Readonly<Record<string, (source: Entity, args: Entity, context: MockContext) => unknown>> =
  {
    "Viewer.conversionQuote": (_viewer, args, context) => quoteOf(args, context),
    "Viewer.statement": (_viewer, { months }) => statement(typeof months === "number" ? months : 12),
  };

export const exchangeMutations: Readonly<Record<string, Root>> = {
  convertMoney: (args, context) => {
    const viewer = signedIn(context);
    const { state } = context;
    const input = isEntity(args["input"]) ? args["input"] : {};
    const [key, told] = [textOf(input["idempotencyKey"]), JSON.stringify(input)];
    const earlier = state.placed.get(key);
    if (earlier !== undefined && earlier.input === told) return earlier.answer;
    const refused = (code: string, path: readonly string[]): Entity => ({
      conversion: null,
      viewer: null,
      errors: [userError(code, path)],
    });
    if (earlier !== undefined) return refused("IDEMPOTENCY_MISMATCH", ["idempotencyKey"]);
    const terms = read(input["quote"]);
    if (terms === null) return refused("INVALID", ["quote"]);
    const [amount, gained] = [terms["amount"], terms["gained"]];
    if (!isEntity(amount) || !isEntity(gained)) return refused("INVALID", ["quote"]);
    if (!moveBalance(context, textOf(terms["fromAccountId"]), new Exact(textOf(amount["amount"])).negated()))
      return refused("INSUFFICIENT_FUNDS", ["amount"]);
    moveBalance(context, textOf(terms["toAccountId"]), textOf(gained["amount"]));
    const answer = { conversion: terms, viewer, errors: [] };
    state.placed.set(key, { input: told, answer });
    return answer;
  },
};

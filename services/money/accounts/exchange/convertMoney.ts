/** Converting money between a player's own accounts, at the rate that they were shown. */
import { eq } from "../../../platform/database/drizzle.ts";
import { exchanged, rateBetween, type RateTable } from "#shared/money/exchange.ts";
import { amountProblem, Exact, roundMoney } from "#shared/money/money.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db } from "../../../platform/database/database.ts";
import { appendBalance, ownAccount, type OwnAccount } from "../accounts.ts";
import { endCashTies, isCashTied } from "../cashTies.ts";
import { owesAnything, payDebt } from "../debts.ts";
import { houseAccount, post } from "../ledger.ts";
import { lockPlayer } from "../office.ts";
import { journal, accountMay } from "../tables.ts";
import { quoteMs, readQuote, sealQuote, type Quote } from "./quotes.ts";
import type { Rates } from "./rates.ts";

type Context = Pick<ServiceContext, "db" | "clock" | "outbox" | "transact" | "settings" | "secret">;

export interface Terms {
  from: OwnAccount;
  to: OwnAccount;
  amount: string;
  gained: string;
  rate: string;
}
export interface Quoted extends Terms {
  /** What is sent to convert at this rate. */
  token: string;
  expiresAt: number;
  /** Where the rate comes from. */
  rates: Pick<RateTable, "date" | "source">;
  /** Percent of the rate that the house keeps. */
  margin: string;
}

export class Trouble {
  readonly errors: FieldError[];
  constructor(code: string, message: string, path: string[] | null, details: Partial<FieldError> = {}) {
    this.errors = [{ code, message, path, ...details }];
  }
}

const secretOf = (context: Context) => context.secret("exchange-quotes");

/** Two accounts that money may be converted between. */
async function pairOf(
  db: Db,
  playerId: number,
  fromId: number,
  toId: number,
): Promise<[OwnAccount, OwnAccount] | Trouble> {
  const pair: OwnAccount[] = [];
  for (const [id, field] of [
    [fromId, "fromAccountId"],
    [toId, "toAccountId"],
  ] as const) {
    const account = await ownAccount(db, playerId, id);
    if (account === null || !accountMay(account.type, "conversion"))
      return new Trouble("ACCOUNT_UNKNOWN", "The player has no such account", [field]);
    if (account.isFrozen) return new Trouble("ACCOUNT_FROZEN", "Support keeps the player's money where it is", [field]);
    pair.push(account);
  }
  const [from, to] = pair;
  if (from === undefined || to === undefined || from.currency === to.currency)
    return new Trouble("INVALID", "The accounts are in one currency", ["toAccountId"]);
  // Money may go to the account that owes, which pays its debt with it.
  if (await owesAnything(db, playerId, to.id))
    return new Trouble("ACCOUNT_OWES", "An account of the player owes money", ["fromAccountId"]);
  return [from, to];
}

/** Shows a rate and what it gives. Nothing is kept or moved. */
export async function quoteConversion(
  context: Context,
  rates: Rates,
  playerId: number,
  asked: { fromId: number; toId: number; amount: string },
): Promise<Quoted | Trouble> {
  const pair = await pairOf(context.db, playerId, asked.fromId, asked.toId);
  if (pair instanceof Trouble) return pair;
  const [from, to] = pair;
  const problem = amountProblem(asked.amount, from.currency);
  if (problem !== null) return new Trouble(problem, "The amount can't be used", ["amount"]);
  const table = await rates();
  const { margin } = context.settings.money.exchange;
  const rate = table && rateBetween(table, from.currency, to.currency, margin);
  if (table === null || rate === null)
    return new Trouble("RATE_UNAVAILABLE", "There is no rate between the currencies now", null);
  const amount = roundMoney(asked.amount, from.currency);
  const gained = exchanged(amount, rate, to.currency);
  if (new Exact(gained).isZero())
    return new Trouble("AMOUNT_TOO_SMALL", "It gives less than the smallest amount", ["amount"]);
  const expiresAt = context.clock.now() + quoteMs;
  const quote: Quote = { playerId, fromId: from.id, toId: to.id, amount, gained, rate, expiresAt };
  const token = sealQuote(quote, await secretOf(context));
  return { from, to, amount, gained, rate, expiresAt, token, rates: table, margin };
}

/**
 * Converts by a quote, once per key. Both legs are one journal: the house takes the one currency into its equity and
 * gives the other out of it.
 */
export async function convertMoney(
  context: Context,
  playerId: number,
  { token, key, endsBonus }: { token: string; key: string; endsBonus: boolean },
): Promise<Terms | Trouble> {
  const quote = readQuote(token, await secretOf(context));
  if (quote === null || quote.playerId !== playerId)
    return new Trouble("INVALID", "The quote is none of the player's", ["quote"]);
  const { fromId, toId, amount, gained, rate } = quote;
  return context.transact(async (tx) => {
    await lockPlayer(tx, playerId);
    const at = context.clock.now();
    const journalKey = `exchange:${playerId}:${key}`;
    const [earlier] = await tx.select({ id: journal.id }).from(journal).where(eq(journal.key, journalKey));
    if (earlier === undefined && at >= quote.expiresAt)
      return new Trouble("RATE_CHANGED", "The rate that was shown holds no longer", ["quote"]);
    const pair = await pairOf(tx, playerId, fromId, toId);
    if (pair instanceof Trouble) return pair;
    const [from, to] = pair;
    const cash = { playerId, currency: from.currency };
    if (earlier === undefined && !endsBonus && (await isCashTied(tx, cash)))
      return new Trouble("BONUS_ENDS", "A bonus ends when this money leaves", ["endsBonus"]);
    const posted = await post(tx, {
      key: journalKey,
      kind: "conversion",
      use: "conversion",
      at,
      entries: [
        { accountId: fromId, amount: new Exact(amount).negated().toFixed() },
        { accountId: await houseAccount(tx, "equity", from.currency), amount },
        { accountId: await houseAccount(tx, "equity", to.currency), amount: new Exact(gained).negated().toFixed() },
        { accountId: toId, amount: gained },
      ],
    });
    if (!posted.ok && posted.code === "INSUFFICIENT_FUNDS")
      return new Trouble("INSUFFICIENT_FUNDS", "The account has too little", ["amount"]);
    if (!posted.ok)
      return new Trouble("IDEMPOTENCY_MISMATCH", "The key was used for something else", ["idempotencyKey"]);
    if (!posted.isReplay) {
      await endCashTies(context, tx, cash);
      await payDebt(tx, toId, journalKey, at);
      for (const id of [fromId, toId]) await appendBalance(context, tx, playerId, id);
    }
    return { from, to, amount, gained, rate };
  });
}

/** Opening a payment: what both directions check first, and writing it once per idempotency key. */
import { and, eq, gt, inArray, sql } from "../../../platform/database/drizzle.ts";
import { amountProblem, Exact, roundMoney } from "#shared/money/money.ts";
import { feeOf, firstState, openPaymentStates, type PaymentDirection } from "#shared/money/payments.ts";
import { isFrozen, accountMay, ownAccount, owesAnything, type OwnAccount } from "../../accounts/public.ts";
import { lockPlayer } from "../../../people/players/public.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import { fingerprintOfCall, readKey } from "../../../platform/http/ids.ts";
import { Refused } from "../../../platform/http/refused.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Method } from "../methods/catalogue.ts";
import { offeredMethods, type OfferedMethod } from "../methods/offered.ts";
import { boundsOf, feeRuleOf, termsOf, type Bounds } from "../methods/terms.ts";
import { payment, paymentEvent, type Instrument, type PaymentRow } from "../tables.ts";
import { lockPayment, tell } from "./change.ts";

export interface Asked {
  playerId: number;
  accountId: number;
  method: string;
  /** As typed; checked here. */
  amount: string;
  key: string | undefined;
  /** Card or account to use again, by its token. */
  instrument?: string | undefined;
}

/** What a payment is made of once everything has been checked. */
export interface Draft {
  account: OwnAccount;
  offered: OfferedMethod;
  amount: string;
  fee: string;
  instrument: Instrument | null;
}

interface Own extends Partial<Pick<PaymentRow, "expiresAt" | "askAt" | "destination" | "origin" | "language">> {
  /** What belongs to the request beside the fields that all payments have. */
  details: unknown;
}

export interface Outcome {
  row: PaymentRow | null;
  errors: FieldError[];
}

/** Most payments of a player that may be under way at once. */
const mostOpen = 20;
const dayMs = 24 * 60 * 60_000;

export const refused = (
  code: string,
  message: string,
  path: string[] | null = null,
  details: Partial<FieldError> = {},
): Outcome => ({ row: null, errors: [{ code, message, path, ...details }] });

const fingerprintOf = (
  direction: PaymentDirection,
  { accountId, method, amount, instrument }: Asked,
  details: unknown,
) => fingerprintOfCall(direction, accountId, method, amount, instrument ?? null, details);

/** What was moved by a method since a moment, whatever became of it unless it failed. */
async function movedSince(
  db: Db,
  playerId: number,
  direction: PaymentDirection,
  method: string,
  currency: string,
  since: number,
) {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${payment.amount}), 0)` })
    .from(payment)
    .where(
      and(
        eq(payment.playerId, playerId),
        eq(payment.direction, direction),
        eq(payment.method, method),
        eq(payment.currency, currency),
        gt(payment.createdAt, since),
        inArray(payment.state, [...openPaymentStates(direction), "SUCCEEDED", "PAID"]),
      ),
    );
  return row?.sum ?? "0";
}

/** The method's own bounds, of one payment and of all in a day and a month. */
async function boundTrouble(
  tx: Tx,
  asked: Asked,
  direction: PaymentDirection,
  currency: string,
  bounds: Bounds,
  now: number,
) {
  const amount = new Exact(asked.amount);
  const details = { minAmount: bounds.minAmount, maxAmount: bounds.maxAmount, currency };
  if (amount.lessThan(bounds.minAmount))
    return refused("AMOUNT_TOO_SMALL", `At least ${bounds.minAmount}`, ["amount"], details);
  if (amount.greaterThan(bounds.maxAmount))
    return refused("AMOUNT_TOO_LARGE", `At most ${bounds.maxAmount}`, ["amount"], details);
  for (const [most, days] of [
    [bounds.maxPerDay, 1],
    [bounds.maxPerMonth, 30],
  ] as const) {
    if (most === null) continue;
    const moved = await movedSince(tx, asked.playerId, direction, asked.method, currency, now - days * dayMs);
    const rest = Exact.max(0, new Exact(most).minus(moved));
    if (amount.greaterThan(rest))
      return refused("METHOD_LIMIT", `The method takes ${rest.toFixed()} more`, ["amount"], {
        maxAmount: roundMoney(rest, currency),
        currency,
      });
  }
  return null;
}

/**
 * Opens a payment in one transaction, with its player locked, once per idempotency key: the same request under the same
 * key answers the payment it made.
 * @param own what payments of this direction begin with
 * @param finish checks what only this direction has, moves the money, and may take the payment to its next state; errors
 *   roll everything back
 */
export async function openPayment(
  context: ServiceContext,
  methods: readonly Method[],
  direction: PaymentDirection,
  asked: Asked,
  { details, ...own }: Own,
  finish: (tx: Tx, row: PaymentRow, draft: Draft) => Promise<FieldError[]>,
): Promise<Outcome> {
  const key = readKey(asked.key);
  if (typeof key !== "string") return { row: null, errors: [key] };
  try {
    return await context.transact(async (tx) => {
      await lockPlayer(tx, asked.playerId, "update");
      const fingerprint = fingerprintOf(direction, asked, details);
      const [earlier] = await tx
        .select()
        .from(payment)
        .where(and(eq(payment.playerId, asked.playerId), eq(payment.idempotencyKey, key)));
      if (earlier !== undefined)
        return earlier.fingerprint === fingerprint
          ? { row: earlier, errors: [] }
          : refused("IDEMPOTENCY_MISMATCH", "The key was used for something else", ["idempotencyKey"]);
      const draft = await draftOf(tx, methods, direction, asked, context.clock.now());
      if ("errors" in draft) return draft;
      const now = context.clock.now();
      const [row] = await tx
        .insert(payment)
        .values({
          playerId: asked.playerId,
          accountId: asked.accountId,
          direction,
          method: asked.method,
          currency: draft.account.currency,
          amount: draft.amount,
          fee: draft.fee,
          state: firstState[direction],
          idempotencyKey: key,
          fingerprint,
          instrument: draft.instrument,
          ...own,
          createdAt: now,
          changedAt: now,
        })
        .returning();
      if (row === undefined) throw new Error("the payment was not written");
      await tx.insert(paymentEvent).values({ paymentId: row.id, state: row.state, actor: "player", at: now });
      const errors = await finish(tx, row, draft);
      if (errors.length > 0) throw new Refused(...errors);
      const opened = (await lockPayment(tx, row.id)) ?? row;
      // A change of state has told of itself.
      if (opened.state === row.state) await tell(context, tx, opened);
      return { row: opened, errors: [] };
    });
  } catch (error) {
    if (error instanceof Refused) return { row: null, errors: [...error.errors] };
    throw error;
  }
}

/** Everything that must hold for a payment of either direction. */
async function draftOf(
  tx: Tx,
  methods: readonly Method[],
  direction: PaymentDirection,
  asked: Asked,
  now: number,
): Promise<Draft | Outcome> {
  const { playerId, accountId } = asked;
  const account = await ownAccount(tx, playerId, accountId);
  if (account === null || !accountMay(account.type, direction === "DEPOSIT" ? "deposit" : "withdrawal"))
    return refused("ACCOUNT_UNKNOWN", "The player has no such account", ["accountId"]);
  if (await isFrozen(tx, playerId))
    return refused("ACCOUNT_FROZEN", "Support keeps the player's money where it is", ["accountId"]);
  if (direction === "WITHDRAWAL" && (await owesAnything(tx, playerId)))
    return refused("ACCOUNT_OWES", "An account of the player owes money", ["accountId"]);
  const { currency } = account;
  const offered = (await offeredMethods(tx, methods, { playerId, currency, direction })).find(
    ({ method }) => method.code === asked.method,
  );
  if (offered === undefined) return refused("METHOD_UNKNOWN", "No such method for this account", ["methodId"]);
  if (offered.blocked !== null) return refused(offered.blocked, "The method can't be used now", ["methodId"]);
  const problem = amountProblem(asked.amount, currency);
  if (problem !== null) return refused(problem, "The amount can't be used", ["amount"]);
  const terms = termsOf(offered.method, direction);
  if (terms === null) return refused("METHOD_UNKNOWN", "No such method for this account", ["methodId"]);
  const trouble = await boundTrouble(tx, asked, direction, currency, boundsOf(terms, currency), now);
  if (trouble !== null) return trouble;
  const open = await tx.$count(
    payment,
    and(eq(payment.playerId, playerId), inArray(payment.state, [...openPaymentStates(direction)])),
  );
  if (open >= mostOpen) return refused("TOO_MANY_PAYMENTS", "Too many payments are under way");
  const instrument = offered.instruments.find(({ token }) => token === asked.instrument) ?? null;
  if (asked.instrument !== undefined && instrument === null)
    return refused("INSTRUMENT_UNKNOWN", "The player has no such card or account", ["instrument"]);
  const amount = roundMoney(asked.amount, currency);
  return { account, offered, amount, fee: feeOf(amount, feeRuleOf(terms, currency), currency), instrument };
}

/** Payments as the API tells them. */
import { and, asc, desc, eq, gt, gte, inArray, lt, type SQL } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import type { PaymentDirection, PaymentState } from "#shared/money/payments.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { payment as paymentSchema } from "../shapes.ts";
import { payment, paymentEvent, type PaymentEventRow, type PaymentRow } from "../tables.ts";

export type Payment = z.infer<typeof paymentSchema>;

const seconds = (ms: number) => Math.floor(ms / 1000);

export function toPayment(row: PaymentRow, events: readonly PaymentEventRow[]): Payment {
  return {
    id: String(row.id),
    account_id: row.accountId,
    direction: row.direction,
    state: row.state,
    method: row.method,
    amount: row.amount,
    fee: row.fee,
    currency: row.currency,
    reason: row.reason,
    receipt: row.receipt,
    redirect_url: row.state === "ACTION_REQUIRED" ? row.redirectUrl : null,
    instrument:
      row.instrument === null
        ? null
        : {
            brand: row.instrument.brand ?? null,
            last4: row.instrument.last4 ?? null,
            account: row.instrument.account ?? null,
          },
    events: events.map(({ state, reason, at }) => ({ state, reason, at: seconds(at) })),
    created_at: seconds(row.createdAt),
    changed_at: seconds(row.changedAt),
  };
}

async function withEvents(db: Db | Tx, rows: readonly PaymentRow[]): Promise<Payment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const events = await db
    .select()
    .from(paymentEvent)
    .where(inArray(paymentEvent.paymentId, ids))
    .orderBy(asc(paymentEvent.id));
  const byPayment = Map.groupBy(events, ({ paymentId }) => paymentId);
  return rows.map((row) => toPayment(row, byPayment.get(row.id) ?? []));
}

/** A payment of a player; null for an unknown one and for somebody else's. */
export async function paymentOf(db: Db | Tx, playerId: number, id: number): Promise<Payment | null> {
  const rows = await db
    .select()
    .from(payment)
    .where(and(eq(payment.id, id), eq(payment.playerId, playerId)));
  return (await withEvents(db, rows))[0] ?? null;
}

export interface PaymentFilter {
  ids?: readonly number[] | undefined;
  direction?: PaymentDirection | undefined;
  states?: readonly PaymentState[] | undefined;
  /** Codes of methods. */
  methods?: readonly string[] | undefined;
  accountId?: number | undefined;
  /** Epoch seconds, the first counted and the last not. */
  from?: number | undefined;
  to?: number | undefined;
}

/** A page of a player's payments, newest first; `next` is the id to go on after, null at the end. */
export async function paymentsOf(
  db: Db,
  playerId: number,
  filter: PaymentFilter,
  { first, after }: { first: number; after: number | null },
): Promise<{ payments: Payment[]; next: number | null; total: number }> {
  const conditions: (SQL | undefined)[] = [
    eq(payment.playerId, playerId),
    filter.ids && inArray(payment.id, filter.ids),
    filter.direction && eq(payment.direction, filter.direction),
    filter.states && inArray(payment.state, filter.states),
    filter.methods && inArray(payment.method, filter.methods),
    filter.accountId === undefined ? undefined : eq(payment.accountId, filter.accountId),
    filter.from === undefined ? undefined : gte(payment.createdAt, filter.from * 1000),
    filter.to === undefined ? undefined : lt(payment.createdAt, filter.to * 1000),
  ];
  const found = await db
    .select()
    .from(payment)
    .where(and(...conditions, after === null ? undefined : lt(payment.id, after)))
    .orderBy(desc(payment.id))
    .limit(first + 1);
  const rows = found.slice(0, first);
  return {
    payments: await withEvents(db, rows),
    next: found.length > first ? (rows.at(-1)?.id ?? null) : null,
    total: await db.$count(payment, and(...conditions)),
  };
}

/** States in which money is still to move. */
const underWay: readonly PaymentState[] = [
  "CREATED",
  "ACTION_REQUIRED",
  "PROCESSING",
  "HELD",
  "VERIFICATION_REQUIRED",
  "APPROVED",
  "SENT",
];

/** When a withdrawal of a player was last paid out after a moment, and whether any payment of theirs is under way. */
export async function paidOutSince(
  db: Db | Tx,
  playerId: number,
  since: number,
): Promise<{ lastAt: number | null; isUnderWay: boolean }> {
  const ofPlayer = eq(payment.playerId, playerId);
  const [last] = await db
    .select({ at: payment.changedAt })
    .from(payment)
    .where(and(ofPlayer, eq(payment.direction, "WITHDRAWAL"), eq(payment.state, "PAID"), gt(payment.changedAt, since)))
    .orderBy(desc(payment.changedAt))
    .limit(1);
  return {
    lastAt: last?.at ?? null,
    isUnderWay: (await db.$count(payment, and(ofPlayer, inArray(payment.state, [...underWay])))) > 0,
  };
}

/** Changes of a payment's state: each is one event more, told to the player's open pages in the same transaction. */
import { asc, eq } from "../../../platform/database/drizzle.ts";
import type { HouseReason } from "#shared/money/paymentReasons.ts";
import { canBecome, type PaymentState } from "#shared/money/payments.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { payment, paymentEvent, type Actor, type PaymentRow } from "../tables.ts";
import { toPayment } from "./show.ts";

type Context = Pick<ServiceContext, "clock" | "outbox">;

export interface Change {
  to: PaymentState;
  actor: Actor;
  /** Why, in the house's own codes; the player reads them as sentences. */
  reason?: HouseReason | null;
  /** Why, in a code that the provider or the operator's staff told. */
  told?: string | null;
  /** For the operator alone. */
  note?: string | null;
  /** When money moved at the provider, epoch milliseconds of real time; none where none did. */
  movedAt?: number | null;
  /** What changes beside the state. The amount, what it is in and its account do when the operator books what came. */
  with?: Partial<
    Pick<
      PaymentRow,
      | "providerId"
      | "redirectUrl"
      | "sequence"
      | "instrument"
      | "receipt"
      | "askAt"
      | "expiresAt"
      | "returnAt"
      | "mismatch"
      | "accountId"
      | "method"
      | "amount"
      | "fee"
      | "currency"
    >
  >;
}

/** Locks a payment until the transaction ends; null if there is none. The caller has locked its player. */
export async function lockPayment(tx: Tx, id: number): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payment).where(eq(payment.id, id)).for("update");
  return row ?? null;
}

/**
 * Takes a locked payment to another state. @returns the payment as it is then
 * @throws Error for a way that the state machine does not have: the caller asks `canBecome` first
 */
export async function change(context: Context, tx: Tx, row: PaymentRow, asked: Change): Promise<PaymentRow> {
  const { to, actor, note = null, movedAt = null } = asked;
  const reason = asked.reason ?? asked.told ?? null;
  if (!canBecome(row.direction, row.state, to)) throw new Error(`payment ${row.id}: ${row.state} can't become ${to}`);
  const now = context.clock.now();
  await tx.insert(paymentEvent).values({ paymentId: row.id, state: to, actor, reason, note, at: now, movedAt });
  const [changed] = await tx
    .update(payment)
    .set({ ...asked.with, state: to, reason, changedAt: now })
    .where(eq(payment.id, row.id))
    .returning();
  if (changed === undefined) throw new Error(`payment ${row.id} is gone`);
  await tell(context, tx, changed);
  return changed;
}

/** Writes the event that tells of a payment as it is in this transaction. */
export async function tell(context: Pick<Context, "outbox">, tx: Tx, row: PaymentRow): Promise<void> {
  const events = await tx
    .select()
    .from(paymentEvent)
    .where(eq(paymentEvent.paymentId, row.id))
    .orderBy(asc(paymentEvent.id));
  await context.outbox.append(tx, {
    type: "payment",
    userId: row.playerId,
    data: { userId: row.playerId, payment: toPayment(row, events) },
  });
}

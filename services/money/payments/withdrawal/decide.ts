/** What becomes of a withdrawal before it is sent: approved or rejected by the operator, or taken back by its player. */
import { and, asc, eq, inArray, lte } from "../../../platform/database/drizzle.ts";
import { canBecome, isCancellable, type PaymentState, waitingStates } from "#shared/money/payments.ts";
import { isFrozen, owesAnything } from "../../accounts/public.ts";
import { isVerified } from "../../../people/verification/public.ts";
import { lockPlayer } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { change, lockPayment } from "../payment/change.ts";
import { releaseMoney } from "../payment/journals.ts";
import { payment, type Actor, type PaymentRow } from "../tables.ts";

type Context = Pick<ServiceContext, "db" | "clock" | "outbox" | "transact">;

export interface Decision {
  isApproved: boolean;
  /** Stable code of a rejection, which the player reads as a sentence. */
  reason: string | null;
  /** For the operator alone. */
  note: string | null;
}

/** Runs something with a withdrawal and its player locked; "unknown" where there is none. */
async function withWithdrawal<T>(
  context: Context,
  id: number,
  playerId: number | null,
  work: (tx: Tx, row: PaymentRow) => Promise<T>,
): Promise<T | "unknown"> {
  return context.transact(async (tx) => {
    const [known] = await tx.select({ playerId: payment.playerId }).from(payment).where(eq(payment.id, id));
    if (known === undefined || (playerId !== null && known.playerId !== playerId)) return "unknown";
    await lockPlayer(tx, known.playerId, "update");
    const row = await lockPayment(tx, id);
    return row === null || row.direction !== "WITHDRAWAL" ? "unknown" : work(tx, row);
  });
}

/**
 * Approves a withdrawal, which sends it, or rejects it, which gives the money back. Nothing is sent to a player whose
 * money is frozen or one of whose accounts owes.
 */
export const decide = (
  context: Context,
  id: number,
  { isApproved, reason, note }: Decision,
  actor: Extract<Actor, "operator" | "desk">,
): Promise<PaymentRow | "unknown" | "decided" | "frozen" | "owes"> =>
  withWithdrawal(context, id, null, async (tx, row) => {
    const to: PaymentState = isApproved ? "APPROVED" : "REJECTED";
    if (!canBecome("WITHDRAWAL", row.state, to)) return "decided" as const;
    if (isApproved) {
      if (await isFrozen(tx, row.playerId)) return "frozen" as const;
      if (await owesAnything(tx, row.playerId)) return "owes" as const;
      const approved = await change(context, tx, row, { to, actor, note });
      // From here on nobody takes it back: the provider may hear of it at any moment.
      return change(context, tx, approved, { to: "SENT", actor, with: { askAt: Date.now() } });
    }
    await releaseMoney(context, tx, row);
    return change(context, tx, row, { to, actor, told: reason, note });
  });

/** Takes a withdrawal back for its player. */
export const cancelWithdrawal = (
  context: Context,
  playerId: number,
  id: number,
): Promise<PaymentRow | "unknown" | "too late"> =>
  withWithdrawal(context, id, playerId, async (tx, row) => {
    if (row.state === "CANCELLED") return row;
    if (!isCancellable(row.state)) return "too late" as const;
    await releaseMoney(context, tx, row);
    return change(context, tx, row, { to: "CANCELLED", actor: "player" });
  });

/**
 * Decides what has waited long enough, as a demo's automatic desk does. Withdrawals that can't be sent wait, and those
 * that need a verification wait until it is there.
 */
export async function decideWaiting(context: Context, afterMs: number): Promise<void> {
  const waiting = await context.db
    .select({ id: payment.id, playerId: payment.playerId, state: payment.state })
    .from(payment)
    .where(
      and(
        eq(payment.direction, "WITHDRAWAL"),
        inArray(payment.state, [...waitingStates]),
        lte(payment.createdAt, context.clock.now() - afterMs),
      ),
    )
    // Those that wait for their players come last, so that they keep nobody else waiting.
    .orderBy(asc(payment.state), asc(payment.id))
    .limit(100);
  for (const { id, playerId, state } of waiting)
    if (state === "HELD" || (await isVerified(context.db, playerId)))
      await decide(context, id, { isApproved: true, reason: null, note: null }, "desk");
}

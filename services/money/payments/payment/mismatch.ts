/** What the provider says that doesn't fit a payment: it moves no money, and is kept for the operator's staff. */
import { and, eq } from "../../../platform/database/drizzle.ts";
import { Exact } from "#shared/money/money.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { ProviderPayment } from "../provider/client.ts";
import type { Hold } from "./arrival.ts";
import { payment, paymentMismatch, type Mismatch, type PaymentRow, type Told } from "../tables.ts";

/** What is kept of the provider's word. */
const toldOf = ({ id, status, kind, method, amount, currency, fee, receipt }: ProviderPayment): Told => ({
  id,
  status,
  kind,
  method,
  amount,
  currency,
  fee,
  receipt,
});

/** Whether a word decides on money: it has moved, or what is held for a payout can go back. */
const isDecisive = ({ status, kind }: ProviderPayment): boolean =>
  ["succeeded", "refunded", "charged_back", "paid"].includes(status) || (status === "failed" && kind === "payout");

/**
 * Keeps a word that doesn't fit. One that decides on money waits for the operator's staff, once however often it is said.
 * @param toldAt when the provider says that it happened, epoch milliseconds of real time
 */
export async function keepMismatch(
  tx: Tx,
  row: PaymentRow,
  kind: Mismatch,
  given: ProviderPayment,
  toldAt: number,
): Promise<void> {
  const told = toldOf(given);
  const words = [told.status, told.kind, told.method, new Exact(told.amount).toFixed(), told.currency].join(" ");
  if (!isDecisive(given)) {
    await tx.update(payment).set({ mismatch: kind }).where(eq(payment.id, row.id));
    return;
  }
  const [first] = await tx
    .insert(paymentMismatch)
    .values({ paymentId: row.id, kind, told, words, toldAt })
    .onConflictDoNothing()
    .returning({ id: paymentMismatch.id });
  if (first !== undefined) await tx.update(payment).set({ mismatch: kind }).where(eq(payment.id, row.id));
}

/**
 * Keeps a deposit that a rule forbids. One over a limit waits for the operator's staff; one during an exclusion is
 * returned without them, and their list of refusals shows it.
 */
export async function keepHold(
  tx: Tx,
  row: PaymentRow,
  kind: Hold,
  given: ProviderPayment,
  toldAt: number,
): Promise<void> {
  const isReturned = kind === "EXCLUSION";
  await tx.insert(paymentMismatch).values({
    paymentId: row.id,
    kind,
    told: toldOf(given),
    words: `${kind} ${given.id}`,
    toldAt,
    ...(isReturned && { state: "REFUSED", note: "Returned: the player is excluded", settledAt: Date.now() }),
  });
}

/** Closes what waited for a decision, because the provider has said something since that fits. */
export async function mismatchesCorrected(tx: Tx, paymentId: number): Promise<void> {
  await tx
    .update(paymentMismatch)
    .set({ state: "CORRECTED", settledAt: Date.now() })
    .where(and(eq(paymentMismatch.paymentId, paymentId), eq(paymentMismatch.state, "OPEN")));
}

/**
 * Takes over what a provider says of a payment, whether it came by a notice or by asking: late, twice and out of order
 * is the usual case, and a word that does not fit moves no money.
 */
import { eq } from "../../../platform/database/drizzle.ts";
import { Exact } from "#shared/money/money.ts";
import { stepsTo, type PaymentState } from "#shared/money/payments.ts";
import { lockPlayer } from "../../../people/players/public.ts";
import { numberOfId } from "../../../platform/http/ids.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { directionOf, type ProviderPayment } from "../provider/client.ts";
import { payment, type Mismatch, type PaymentRow } from "../tables.ts";
import { holdOn, holdReasons } from "./arrival.ts";
import { change, lockPayment } from "./change.ts";
import { keepInstrument, shownOf } from "./instruments.ts";
import { keepHold, keepMismatch, mismatchesCorrected } from "./mismatch.ts";
import { moneyStates, moveMoney } from "./moveMoney.ts";

type Context = Pick<ServiceContext, "clock" | "log" | "outbox" | "secret" | "settings" | "siteConfig">;

export type TakenOver = "APPLIED" | "STALE" | "MISMATCH" | "UNKNOWN";

const states: Readonly<Record<ProviderPayment["status"], PaymentState>> = {
  action_required: "ACTION_REQUIRED",
  processing: "PROCESSING",
  succeeded: "SUCCEEDED",
  failed: "FAILED",
  cancelled: "CANCELLED",
  expired: "EXPIRED",
  refunded: "REFUNDED",
  charged_back: "CHARGED_BACK",
  paid: "PAID",
};

/** What moves at the provider: a deposit's fee comes on top, a withdrawal's is kept. */
export const providerAmount = ({ direction, amount, fee }: Pick<PaymentRow, "direction" | "amount" | "fee">): string =>
  (direction === "DEPOSIT" ? new Exact(amount).plus(fee) : new Exact(amount).minus(fee)).toFixed();

/** What does not fit; null if everything does. */
function mismatchOf(row: PaymentRow, told: ProviderPayment): Mismatch | null {
  if (told.method !== row.method || directionOf(told) !== row.direction) return "METHOD";
  if (told.currency !== row.currency) return "CURRENCY";
  return new Exact(told.amount).equals(providerAmount(row)) ? null : "AMOUNT";
}

/** Takes a locked payment one step on, with the money that goes with it. */
async function step(
  context: Context,
  tx: Tx,
  row: PaymentRow,
  wanted: PaymentState,
  told: ProviderPayment,
  movedAt: number,
): Promise<PaymentRow> {
  const hold = wanted === "SUCCEEDED" ? await holdOn(context, tx, row) : null;
  const to = hold === null ? wanted : "HELD";
  await moveMoney(context, tx, row, to, told.fee);
  if (to === "SUCCEEDED") await keepInstrument(context, tx, row, told);
  const hasMoved = moneyStates.includes(to);
  if (hasMoved) await mismatchesCorrected(tx, row.id);
  if (hold !== null) await keepHold(tx, row, hold, told, movedAt);
  const isOver = to !== "ACTION_REQUIRED" && to !== "PROCESSING";
  return change(context, tx, row, {
    to,
    actor: "provider",
    ...(hold !== null
      ? { reason: holdReasons[hold] }
      : to === "CANCELLED" && row.callOffAt !== null
        ? { reason: "called_off" as const }
        : { told: told.reason }),
    movedAt: hasMoved ? movedAt : null,
    with: {
      providerId: told.id,
      redirectUrl: told.redirectUrl,
      sequence: told.sequence ?? row.sequence,
      mismatch: null,
      ...(told.instrument !== null && { instrument: shownOf(told.instrument) }),
      ...(told.receipt !== null && { receipt: told.receipt }),
      ...(isOver && { askAt: null }),
      ...(hold !== null && { mismatch: hold }),
      // Nobody may decide otherwise while the player is excluded.
      ...(hold === "EXCLUSION" && { returnAt: Date.now() }),
    },
  });
}

/**
 * Takes one word of the provider over, in the transaction of its caller.
 * @param movedAt when the provider says that it happened, epoch milliseconds of real time
 */
export async function takeOver(
  context: Context,
  tx: Tx,
  told: ProviderPayment,
  movedAt: number = Date.now(),
): Promise<TakenOver> {
  const id = numberOfId(told.reference) ?? 0;
  const [known] = await tx.select({ playerId: payment.playerId }).from(payment).where(eq(payment.id, id));
  if (known === undefined) return "UNKNOWN";
  await lockPlayer(tx, known.playerId, "update");
  let row = await lockPayment(tx, id);
  if (row === null || (row.providerId !== null && row.providerId !== told.id)) return "UNKNOWN";
  const mismatch = mismatchOf(row, told);
  if (mismatch !== null) {
    await keepMismatch(tx, row, mismatch, told, movedAt);
    context.log.error({ payment: id, mismatch }, "The provider says something else than was asked for");
    return "MISMATCH";
  }
  // Said again of a deposit that is held: what becomes of it is decided here.
  if (row.direction === "DEPOSIT" && row.state === "HELD" && told.status === "succeeded") return "STALE";
  const steps = stepsTo(row.direction, row.state, states[told.status]);
  if ((told.sequence ?? row.sequence) < row.sequence || steps.length === 0) return "STALE";
  for (const to of steps) row = await step(context, tx, row, to, told, movedAt);
  return "APPLIED";
}

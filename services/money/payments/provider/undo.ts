/**
 * Calls deposits off that a new limit or an exclusion forbids, and has those returned that may not be credited. Each is
 * asked for until the provider answers; the database says what is due, so it goes on after a crash.
 */
import { and, asc, eq, inArray, isNotNull, lte } from "../../../platform/database/drizzle.ts";
import { canBecome } from "#shared/money/payments.ts";
import { limitAgainstArrival } from "../../limits/public.ts";
import { lockPlayer } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { readOutbox } from "../../../platform/outboxReader.ts";
import { isOpenDeposit, openDepositsOf, sumIn } from "../deposit/openDeposits.ts";
import { change } from "../payment/change.ts";
import { providerAmount, takeOver } from "../payment/takeOver.ts";
import { payment, type PaymentRow } from "../tables.ts";
import {
  cancelDeposit,
  ProviderRefused,
  ProviderUnreachable,
  refundDeposit,
  type ProviderPayment,
  type ProviderSettings,
} from "./client.ts";

const againMs = 15_000;
const batch = 50;

/** Marks the open deposits of a player that their limits no longer allow, the newest first. */
async function barDeposits(context: ServiceContext, playerId: number): Promise<void> {
  await context.transact(async (tx) => {
    await lockPlayer(tx, playerId, "update");
    const open = (await openDepositsOf(tx, playerId).for("update")).filter(({ callOffAt }) => callOffAt === null);
    for (const [index, row] of open.entries()) {
      const movement = { amount: sumIn(row.currency, open.slice(index)), currency: row.currency };
      if ((await limitAgainstArrival(tx, playerId, movement, context.clock.now())) === null) return;
      if (row.providerId === null)
        await change(context, tx, row, {
          to: "CANCELLED",
          actor: "clock",
          reason: "called_off",
          with: { askAt: null },
        });
      else await tx.update(payment).set({ callOffAt: Date.now() }).where(eq(payment.id, row.id));
    }
  });
}

/** Hears of limits that were set since, and bars what they forbid. */
export async function barForbiddenDeposits(context: ServiceContext): Promise<void> {
  await readOutbox(context, "payments", async (rows) => {
    const players = new Set(
      rows.filter(({ type }) => type === "limit").map(({ data }) => (data as { userId: number }).userId),
    );
    if (players.size === 0) return;
    const open = await context.db
      .selectDistinct({ playerId: payment.playerId })
      .from(payment)
      .where(and(inArray(payment.playerId, [...players]), isOpenDeposit));
    for (const { playerId } of open) await barDeposits(context, playerId);
  });
}

type Due = "callOffAt" | "returnAt";

/** Asks the provider about each payment that is due, and takes its answer over. */
async function undo(
  context: ServiceContext,
  column: Due,
  ask: (row: PaymentRow, providerId: string) => Promise<ProviderPayment>,
): Promise<void> {
  const due = await context.db
    .select()
    .from(payment)
    .where(and(isNotNull(payment[column]), lte(payment[column], Date.now()), isNotNull(payment.providerId)))
    .orderBy(asc(payment[column]))
    .limit(batch);
  for (const row of due) {
    let next: number | null = null;
    try {
      const told = await ask(row, row.providerId ?? "");
      await context.transact((tx) => takeOver(context, tx, told));
    } catch (error) {
      if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) throw error;
      // A deposit that can't be called off any more is held if it comes in; a return is asked for until it is done.
      if (error instanceof ProviderUnreachable || column === "returnAt") next = Date.now() + againMs;
      context.log.warn({ payment: row.id, error: error.message }, `The provider did not undo a deposit (${column})`);
    }
    await context.db
      .update(payment)
      .set({ [column]: next })
      .where(eq(payment.id, row.id));
  }
}

/** Everything that is due to be undone. */
export async function undoWhatIsDue(context: ServiceContext, provider: ProviderSettings): Promise<void> {
  await barForbiddenDeposits(context);
  await undo(context, "callOffAt", async (_, providerId) => cancelDeposit(provider, providerId));
  await undo(context, "returnAt", async (row, providerId) =>
    canBecome(row.direction, row.state, "REFUNDED")
      ? refundDeposit(provider, providerId, providerAmount(row))
      : Promise.reject(new ProviderRefused("NOT_HELD")),
  );
}

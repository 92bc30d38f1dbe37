/**
 * Asks the provider for what is due: deposits and payouts it has not heard of, and payments whose notices stay away. It
 * works by what the database says alone, so it goes on after a crash where the last process ended.
 */
import { and, asc, eq, isNotNull, lte } from "../../../platform/database/drizzle.ts";
import { canBecome, isOpenPayment } from "#shared/money/payments.ts";
import { lockPlayer, profileOf } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { change, lockPayment } from "../payment/change.ts";
import { forgetInstrument } from "../payment/instruments.ts";
import { releaseMoney } from "../payment/journals.ts";
import { providerAmount, takeOver } from "../payment/takeOver.ts";
import { payment, type PaymentRow } from "../tables.ts";
import {
  createDeposit,
  createPayout,
  findPayment,
  ProviderRefused,
  ProviderUnreachable,
  type ProviderPayment,
  type ProviderSettings,
} from "./client.ts";

/** How long after an answer the provider is asked again, while its notices stay away: from seconds to an hour. */
const waitsMs = [5_000, 15_000, 60_000, 300_000, 900_000, 3_600_000];
const batch = 50;

const waitOf = (asked: number): number => waitsMs[Math.min(asked, waitsMs.length - 1)] ?? 3_600_000;

const returnUrls = (origin: string, language: string, id: number) => {
  const url = (end: string) => `${origin}/${language}/onpay/${end}?payment=${id}`;
  return { success: url("success"), fail: url("fail"), pending: url("pending"), cancel: url("cancel") };
};

/** Asks the provider about one payment: for it, if it has not heard of it, else how it stands. */
async function answerOf(
  context: ServiceContext,
  provider: ProviderSettings,
  row: PaymentRow,
): Promise<ProviderPayment | null> {
  const reference = String(row.id);
  if (row.providerId !== null) return findPayment(provider, reference);
  const { countryCode } = await profileOf(context.db, row.playerId);
  const order = {
    reference,
    method: row.method,
    amount: providerAmount(row),
    currency: row.currency,
    country: countryCode,
  };
  if (row.direction === "DEPOSIT") {
    const { origin, language } = row;
    if (origin === null || language === null) throw new Error(`deposit ${row.id} does not say where it came from`);
    return createDeposit(provider, {
      ...order,
      language,
      returnUrls: returnUrls(origin, language, row.id),
      expiresAt: Math.floor((row.expiresAt ?? Date.now()) / 1000),
      payer: { id: String(row.playerId) },
      ...(row.instrument !== null && { instrument: row.instrument.token }),
    });
  }
  const destination = row.instrument === null ? (row.destination ?? {}) : { token: row.instrument.token };
  return createPayout(provider, { ...order, destination: destination as Record<string, string> });
}

/** Refusals of a card or account that the provider keeps no more, or keeps for something else. */
const instrumentRefusals: ReadonlySet<string> = new Set(["UNKNOWN_INSTRUMENT", "INSTRUMENT_UNFIT"]);

/**
 * A payment that the provider refuses for good fails, and its money goes back. A card that it no longer remembers is not
 * offered again.
 */
async function fail(context: ServiceContext, { id, playerId }: PaymentRow, code: string): Promise<void> {
  await context.transact(async (tx) => {
    await lockPlayer(tx, playerId, "update");
    const row = await lockPayment(tx, id);
    if (row === null || !canBecome(row.direction, row.state, "FAILED")) return;
    if (row.direction === "WITHDRAWAL") await releaseMoney(context, tx, row);
    const isInstrument = row.instrument !== null && instrumentRefusals.has(code);
    if (isInstrument) await forgetInstrument(tx, row);
    await change(context, tx, row, {
      to: "FAILED",
      actor: "provider",
      reason: isInstrument ? "instrument_unknown" : "refused",
      note: code,
      with: { askAt: null },
    });
  });
}

/** Asks about one payment, and says when it is asked again. */
export async function askAbout(context: ServiceContext, provider: ProviderSettings, row: PaymentRow): Promise<void> {
  try {
    const told = await answerOf(context, provider, row);
    if (told !== null)
      await context.transact(async (tx) => {
        await tx
          .update(payment)
          .set({ providerId: told.id, redirectUrl: told.redirectUrl })
          .where(eq(payment.id, row.id));
        await takeOver(context, tx, told);
      });
  } catch (error) {
    if (error instanceof ProviderRefused) return fail(context, row, error.code);
    if (!(error instanceof ProviderUnreachable)) throw error;
    context.log.warn(
      { payment: row.id, error: error.message },
      "The payment provider can't be asked; it will be again",
    );
  }
  await context.db
    .update(payment)
    .set({ askAt: Date.now() + waitOf(row.asked), asked: row.asked + 1 })
    .where(and(eq(payment.id, row.id), isNotNull(payment.askAt)));
}

/** Payments that are due, oldest first. Withdrawals are only once they are sent. */
export async function askWhatIsDue(context: ServiceContext, provider: ProviderSettings): Promise<void> {
  const due = await context.db
    .select()
    .from(payment)
    .where(and(isNotNull(payment.askAt), lte(payment.askAt, Date.now())))
    .orderBy(asc(payment.askAt))
    .limit(batch);
  for (const row of due) if (isOpenPayment(row.direction, row.state)) await askAbout(context, provider, row);
}

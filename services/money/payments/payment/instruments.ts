/** What players paid with, as the provider names it: kept to be offered again, and to be paid back to. */
import { and, eq } from "../../../platform/database/drizzle.ts";
import { notePerson } from "../../../people/household/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { ProviderPayment } from "../provider/client.ts";
import { paymentInstrument, type Instrument, type PaymentRow } from "../tables.ts";

type TheirInstrument = NonNullable<ProviderPayment["instrument"]>;

/** What of an instrument is kept and shown. */
export function shownOf({ token, brand, last4, expiry, iban, wallet }: TheirInstrument): Instrument {
  const account = iban ?? wallet;
  return {
    token,
    ...(brand !== undefined && { brand }),
    ...(last4 !== undefined && { last4 }),
    ...(expiry !== undefined && { expiry }),
    ...(account !== undefined && { account }),
  };
}

/**
 * Keeps what the player paid with, to be offered again and to be paid back to; nobody else's account should have been paid
 * with it.
 */
export async function keepInstrument(
  context: Pick<ServiceContext, "clock" | "secret" | "settings">,
  tx: Tx,
  row: Pick<PaymentRow, "playerId" | "method">,
  { instrument }: ProviderPayment,
): Promise<void> {
  if (instrument === null) return;
  const now = context.clock.now();
  const { token, ...label } = shownOf(instrument);
  const { remembered: isRemembered } = instrument;
  await tx
    .insert(paymentInstrument)
    .values({ playerId: row.playerId, method: row.method, token, label, isRemembered, usedAt: now })
    .onConflictDoUpdate({
      target: [paymentInstrument.playerId, paymentInstrument.method, paymentInstrument.token],
      set: { label, isRemembered, usedAt: now },
    });
  const known = instrument.fingerprint ?? token;
  await notePerson(context, tx, row.playerId, label.account === undefined ? { card: known } : { wallet: known });
}

/** Offers a payment's instrument no more: the provider does not know it. */
export async function forgetInstrument(tx: Tx, { playerId, method, instrument }: PaymentRow): Promise<void> {
  if (instrument === null) return;
  const isIt = and(
    eq(paymentInstrument.playerId, playerId),
    eq(paymentInstrument.method, method),
    eq(paymentInstrument.token, instrument.token),
  );
  await tx.delete(paymentInstrument).where(isIt);
}

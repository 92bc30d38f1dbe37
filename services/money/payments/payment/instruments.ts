/** What players paid with, as the provider names it: kept to be offered again, and to be paid back to. */
import { and, eq } from "../../../platform/database/drizzle.ts";
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

/** Keeps what the player paid with, to be offered again and to be paid back to. */
export async function keepInstrument(
  tx: Tx,
  row: Pick<PaymentRow, "playerId" | "method">,
  { instrument }: ProviderPayment,
  now: number,
): Promise<void> {
  if (instrument === null) return;
  const { token, ...label } = shownOf(instrument);
  const { remembered: isRemembered } = instrument;
  await tx
    .insert(paymentInstrument)
    .values({ playerId: row.playerId, method: row.method, token, label, isRemembered, usedAt: now })
    .onConflictDoUpdate({
      target: [paymentInstrument.playerId, paymentInstrument.method, paymentInstrument.token],
      set: { label, isRemembered, usedAt: now },
    });
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

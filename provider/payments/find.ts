/** Finds payments, and tells the merchant's side of one. */
import type { ProviderContext } from "../context.ts";
import { findInstrument } from "./instruments.ts";
import { paymentOf, type Payment, type PaymentRow } from "./payment.ts";

export function findPayment({ store }: ProviderContext, id: string): PaymentRow | null {
  return store.get<PaymentRow>("select * from payment where id = :id", { id }) ?? null;
}

export function shown(context: ProviderContext, row: PaymentRow): Payment {
  const instrument = row.instrument === null ? null : findInstrument(context.store, row.instrument);
  return paymentOf(row, context.publicUrl(), instrument);
}

/** As it is now. @throws Error for a payment that is not there: its caller has just seen it */
export function current(context: ProviderContext, id: string): PaymentRow {
  const row = findPayment(context, id);
  if (row === null) throw new Error(`There is no payment ${id}`);
  return row;
}

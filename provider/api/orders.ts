/** Takes the merchant's orders: checks what a body's form can't tell, and opens the payment. */
import type { z } from "zod";
import { isAmount, minorDigits } from "#shared/money/money.ts";
import type { ProviderContext } from "../context.ts";
import { isPayable, reach } from "../payments/destinations.ts";
import { findInstrument, keepInstrument } from "../payments/instruments.ts";
import { shown } from "../payments/find.ts";
import { openPayment } from "../payments/moves.ts";
import type { Answer } from "../store/idempotency.ts";
import { Problem } from "../../scripts/lib/standIn/problems.ts";
import type { depositOrder, payoutOrder } from "./shapes.ts";

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** @throws Problem for a sum that doesn't exist in its currency */
export function requireSum(amount: string, currency: string): void {
  if (!currencies.has(currency)) throw new Problem(422, "UNKNOWN_CURRENCY", `${currency} is no currency of ISO 4217`);
  const digits = minorDigits(currency);
  const form = digits === 0 ? /^\d+$/ : new RegExp(String.raw`^\d+(?:\.\d{1,${digits}})?$`);
  if (!form.test(amount) || !isAmount(amount, currency))
    throw new Problem(422, "INVALID_AMOUNT", `An amount in ${currency} is positive, with ${digits} decimals at most`);
}

/** Longest time that a player may be given, seconds. */
const longestWait = 30 * 86_400;

export function orderDeposit(context: ProviderContext, order: z.output<typeof depositOrder>): Answer {
  const { reference, method, amount, currency, language, returnUrls, expiresAt, instrument, payer } = order;
  requireSum(amount, currency);
  const left = expiresAt - Date.now() / 1000;
  if (left <= 0 || left > longestWait)
    throw new Problem(422, "INVALID_EXPIRY", "expiresAt is not within the next 30 days");
  if (instrument !== undefined) requireRemembered(context, instrument, payer?.id ?? null);
  if (instrument !== undefined && method !== "card")
    throw new Problem(422, "INSTRUMENT_UNFIT", "Only cards can be remembered");
  const row = openPayment(context, {
    kind: "deposit",
    reference,
    method,
    amount,
    currency,
    language,
    returnUrls,
    payer: payer?.id ?? null,
    expiresAt: expiresAt * 1000,
    instrument: instrument ?? null,
  });
  return { status: 201, body: shown(context, row) };
}

/** @throws Problem for a card that nobody asked to have remembered, or that is another payer's */
function requireRemembered({ store }: ProviderContext, token: string, payer: string | null): void {
  const kept = findInstrument(store, token);
  if (kept === null || !kept.isRemembered || kept.payer !== payer)
    throw new Problem(422, "UNKNOWN_INSTRUMENT", "The payer has no such remembered instrument");
}

export function orderPayout(context: ProviderContext, order: z.output<typeof payoutOrder>): Answer {
  const { reference, method, amount, currency, destination } = order;
  requireSum(amount, currency);
  if (!isPayable(method, destination))
    throw new Problem(422, "DESTINATION_UNFIT", `The method ${method} doesn't pay out to this kind of destination`);
  const { verdict, kept, details } = reach(context.store, method, destination, Date.now());
  const instrument =
    details === null
      ? (kept?.token ?? null)
      : keepInstrument(context.store, { method, details, behaviour: "succeeded", payer: null, isRemembered: false });
  const row = openPayment(context, {
    kind: "payout",
    reference,
    method,
    amount,
    currency,
    instrument,
    verdict: context.faults.current.payouts === "failed" ? "declined" : verdict,
  });
  return { status: 201, body: shown(context, row) };
}

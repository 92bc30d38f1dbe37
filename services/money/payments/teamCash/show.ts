/** Payments at cash desks as the API tells them. */
import type { z } from "zod";
import type { PaymentState } from "#shared/money/payments.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import type { Payment } from "../payment/show.ts";
import type { teamCashPayment } from "./api.ts";
import { messages, statusTitles, type DeskStatus } from "./words.ts";

/** Where a deposit stands at the desk. */
const statusOf = (state: PaymentState): DeskStatus =>
  state === "SUCCEEDED"
    ? 2
    : state === "REFUNDED" || state === "CHARGED_BACK"
      ? 4
      : state === "FAILED" || state === "CANCELLED" || state === "EXPIRED"
        ? 3
        : 1;

/** A deposit that is paid at a desk. */
export function toEntity(
  { id, state, receipt, amount, currency, created_at, events }: Payment,
  language: LanguageCode,
): z.infer<typeof teamCashPayment> {
  const status = statusOf(state);
  const paidAt = events.find((event) => event.state === "SUCCEEDED")?.at ?? null;
  return {
    id,
    status_id: status,
    status_title: statusTitles[status][language],
    message: messages[status].en,
    translate_message: messages[status][language],
    skks_hash: receipt,
    timestamp: created_at,
    date_payment: paidAt,
    summ: amount,
    currency,
    money_deposit_id: paidAt === null ? null : id,
  };
}

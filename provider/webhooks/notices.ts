/** Notices to the merchant: one for each change of a payment, kept until it has been delivered. */
import type { ProviderContext } from "../context.ts";
import { shown } from "../payments/find.ts";
import type { Payment, PaymentRow } from "../payments/payment.ts";
import { newToken } from "../payments/tokens.ts";

export interface NoticeRow {
  id: string;
  payment: string;
  sequence: number;
  body: string;
  attempts: number;
  /** Epoch milliseconds of the next attempt; null once it has come to an end. */
  next_at: number | null;
  end: NoticeEnd | null;
  ended_at: number | null;
}

/** "dropped" is the test switch's doing. */
export type NoticeEnd = "delivered" | "given_up" | "dropped";

/** What the merchant receives. */
export interface NoticeBody {
  type: "payment.updated";
  /** When the payment changed, ISO 8601. */
  timestamp: string;
  data: Payment;
  /** Rises with each change of the payment: what is lower than one already seen is old. */
  sequence: number;
}

/** While notices are shuffled, how long they wait for each other. */
export const SHUFFLE_MS = 250;

/** Writes the notice of a payment's latest change, within the transaction of the change. */
export function enqueueNotice(context: ProviderContext, row: PaymentRow, now: number): void {
  const { delayMs, shuffle } = context.faults.current.webhooks;
  const body: NoticeBody = {
    type: "payment.updated",
    timestamp: new Date(now).toISOString(),
    data: shown(context, row),
    sequence: row.sequence,
  };
  context.store.run(
    `insert into notice (id, payment, sequence, body, attempts, next_at)
       values (:id, :payment, :sequence, :body, 0, :nextAt)`,
    {
      id: newToken("msg"),
      payment: row.id,
      sequence: row.sequence,
      body: JSON.stringify(body),
      nextAt: now + delayMs + (shuffle ? SHUFFLE_MS : 0),
    },
  );
}

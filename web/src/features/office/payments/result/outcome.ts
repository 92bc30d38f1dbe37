/** What a player is told of a payment they come back from. The address proves nothing: only the payment's state does. */
import type { PaymentFieldsFragment } from "@/operations/office/generated.ts";
import type { PaymentState } from "@/operations/types.generated.ts";

/** Results that a payment system may send a player back to (SPEC 2.52). */
const RESULTS = ["success", "fail", "pending", "cancel"] as const;
export type PaymentResult = (typeof RESULTS)[number];

export const isPaymentResult = (value: string | undefined): value is PaymentResult =>
  RESULTS.some((result) => result === value);

/** action: the player has to do something before it goes on. */
export type Outcome = "done" | "pending" | "action" | "failed" | "cancelled" | "returned";

const OUTCOMES: Readonly<Record<PaymentState, Outcome>> = {
  CREATED: "pending",
  ACTION_REQUIRED: "action",
  PROCESSING: "pending",
  SUCCEEDED: "done",
  FAILED: "failed",
  CANCELLED: "cancelled",
  EXPIRED: "cancelled",
  REFUNDED: "returned",
  CHARGED_BACK: "returned",
  HELD: "pending",
  VERIFICATION_REQUIRED: "action",
  APPROVED: "pending",
  SENT: "pending",
  PAID: "done",
  REJECTED: "failed",
};

/**
 * What is known of a payment. A player whom the payment system sends back as having paid is not asked to pay: its notice
 * may come later than they do.
 */
export function outcomeOf({ state }: Pick<PaymentFieldsFragment, "state">, result: PaymentResult): Outcome {
  return state === "ACTION_REQUIRED" && result === "success" ? "pending" : OUTCOMES[state];
}

/** The number of a payment in a return address; null for anything that is none. */
export function paymentIn(query: URLSearchParams): string | null {
  const id = query.get("payment");
  return id !== null && /^\d{1,15}$/.test(id) ? id : null;
}

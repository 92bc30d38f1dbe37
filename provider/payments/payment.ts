/** A payment: what is kept of it, and what the merchant is told. */
import { createHash } from "node:crypto";
import type { Instrument, KeptInstrument } from "./instruments.ts";
import type { Instructions } from "./instructions.ts";

export type Method = "card" | "bank" | "wallet" | "voucher" | "crypto" | "cash";
export type Kind = "deposit" | "payout";

/** Which states may follow which. */
const FOLLOWING = {
  action_required: ["processing", "cancelled", "expired"],
  processing: ["succeeded", "paid", "failed"],
  succeeded: ["refunded", "charged_back"],
  paid: [],
  failed: [],
  cancelled: [],
  expired: [],
  refunded: [],
  charged_back: [],
} as const satisfies Record<string, readonly string[]>;
export type Status = keyof typeof FOLLOWING;
export const statuses = Object.keys(FOLLOWING) as [Status, ...Status[]];

export const mayFollow = (from: Status, to: Status): boolean => FOLLOWING[from].some((status: string) => status === to);

/** States in which money moved: they stand in the statement of their day. */
export const moneyStatuses = ["succeeded", "paid", "refunded", "charged_back"] as const satisfies readonly Status[];

export const reasons = [
  "declined",
  "insufficient_funds",
  "lost_card",
  "expired_card",
  "authentication_failed",
  "cancelled",
  "expired",
  "bad_destination",
] as const;
export type Reason = (typeof reasons)[number];

/** How a payment in processing will end: the state, or the reason why it fails. */
export type Verdict = "succeeded" | "paid" | Reason;

/** Which page a deposit's player is on; "form" is the method's own. */
export type Step = "form" | "challenge" | "bank";

export interface ReturnUrls {
  success: string;
  fail: string;
  pending: string;
  cancel: string;
}

/** A row of the table, times in milliseconds. */
export interface PaymentRow {
  id: string;
  /** The unguessable part of its page's address. */
  page: string;
  /** What forms of the page carry, so that nobody else's form can stand in for them. */
  state: string;
  reference: string;
  kind: Kind;
  method: Method;
  status: Status;
  amount: string;
  currency: string;
  fee: string;
  reason: Reason | null;
  language: string;
  return_urls: string | null;
  payer: string | null;
  expires_at: number | null;
  instrument: string | null;
  step: Step;
  bank: string | null;
  instructions: string | null;
  verdict: Verdict | null;
  settle_at: number | null;
  is_held: number;
  sequence: number;
  created_at: number;
  settled_at: number | null;
}

/** A payment as the merchant is told of it. */
export interface Payment {
  id: string;
  reference: string;
  kind: Kind;
  method: Method;
  status: Status;
  amount: string;
  currency: string;
  fee: string;
  reason: Reason | null;
  redirectUrl: string | null;
  instrument: (Instrument & { token: string; remembered: boolean }) | null;
  instructions: Instructions | null;
  receipt: string | null;
  createdAt: number;
  settledAt: number | null;
}

/** The code on a cash desk's receipt; a receipt is printed once the money is in. */
function receiptOf({ id, kind, method, settled_at: at }: PaymentRow): string | null {
  if (kind !== "deposit" || method !== "cash" || at === null) return null;
  return createHash("sha256").update(`${id}:${at}`).digest("hex").slice(0, 16).toUpperCase();
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

/**
 * @param publicUrl origin of the provider's pages
 * @param instrument that of the row
 */
export function paymentOf(row: PaymentRow, publicUrl: string, instrument: KeptInstrument | null): Payment {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    method: row.method,
    status: row.status,
    amount: row.amount,
    currency: row.currency,
    fee: row.fee,
    reason: row.reason,
    redirectUrl: row.kind === "deposit" ? `${publicUrl}/pay/${row.page}` : null,
    instrument:
      instrument === null
        ? null
        : { token: instrument.token, ...instrument.details, remembered: instrument.isRemembered },
    instructions: row.instructions === null ? null : (JSON.parse(row.instructions) as Instructions),
    receipt: receiptOf(row),
    createdAt: seconds(row.created_at),
    settledAt: row.settled_at === null ? null : seconds(row.settled_at),
  };
}

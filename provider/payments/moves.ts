/** How payments come into being and change: each change is one transaction with its event and its notice. */
import { roundMoney } from "#shared/money/money.ts";
import type { ProviderContext } from "../context.ts";
import { enqueueNotice } from "../webhooks/notices.ts";
import { feeOf } from "./fees.ts";
import { current } from "./find.ts";
import { instructionsFor } from "./instructions.ts";
import { mayFollow, type PaymentRow, type Reason, type ReturnUrls, type Status, type Verdict } from "./payment.ts";
import { newToken } from "./tokens.ts";

function addEvent({ store }: ProviderContext, { id, sequence, status }: PaymentRow, at: number): void {
  store.run("insert into payment_event (payment, sequence, status, at) values (:id, :sequence, :status, :at)", {
    id,
    sequence,
    status,
    at,
  });
}

export interface Order extends Pick<PaymentRow, "reference" | "kind" | "method" | "amount" | "currency"> {
  language?: string;
  returnUrls?: ReturnUrls;
  payer?: string | null;
  /** Epoch milliseconds. */
  expiresAt?: number;
  instrument?: string | null;
  /** How a payout will end. */
  verdict?: Verdict;
}

/** Opens a payment. A payout is in processing at once, and held where a switch says so. */
export function openPayment(context: ProviderContext, order: Order): PaymentRow {
  const { store, faults, timings } = context;
  const isPayout = order.kind === "payout";
  const isHeld = isPayout && faults.current.payouts === "hold";
  const now = Date.now();
  const id = newToken("pay");
  const amount = roundMoney(order.amount, order.currency);
  const instructions = isPayout ? null : instructionsFor(order.method, amount, order.currency);
  store.transact(() => {
    store.run(
      `insert into payment (id, page, state, reference, kind, method, status, amount, currency, fee, language,
         return_urls, payer, expires_at, instrument, step, instructions, verdict, settle_at, is_held, sequence, created_at)
       values (:id, :page, :state, :reference, :kind, :method, :status, :amount, :currency, :fee, :language,
         :returnUrls, :payer, :expiresAt, :instrument, 'form', :instructions, :verdict, :settleAt, :isHeld, 1, :now)`,
      {
        id,
        page: newToken("page"),
        state: newToken("state"),
        reference: order.reference,
        kind: order.kind,
        method: order.method,
        status: isPayout ? "processing" : "action_required",
        amount,
        currency: order.currency,
        fee: roundMoney(0, order.currency),
        language: order.language ?? "en",
        returnUrls: order.returnUrls === undefined ? null : JSON.stringify(order.returnUrls),
        payer: order.payer ?? null,
        expiresAt: order.expiresAt ?? null,
        instrument: order.instrument ?? null,
        instructions: instructions === null ? null : JSON.stringify(instructions),
        verdict: order.verdict ?? null,
        settleAt: isPayout && !isHeld ? now + timings.payoutMs : null,
        isHeld: Number(isHeld),
        now,
      },
    );
    addEvent(context, current(context, id), now);
  });
  return current(context, id);
}

/** Takes a payment to its next state. @throws Error for a state that can't follow */
export function move(context: ProviderContext, id: string, status: Status, reason: Reason | null = null): PaymentRow {
  const { store } = context;
  return store.transact(() => {
    const before = current(context, id);
    if (!mayFollow(before.status, status)) throw new Error(`${before.status} can't become ${status}`);
    const now = Date.now();
    const isSettled = status === "succeeded" || status === "paid";
    const isFinal = status !== "processing";
    store.run(
      `update payment set status = :status, reason = :reason, sequence = sequence + 1, fee = :fee,
         settled_at = :settledAt, settle_at = :settleAt where id = :id`,
      {
        id,
        status,
        reason,
        fee: isSettled ? feeOf(before.kind, before.method, before.amount, before.currency) : before.fee,
        settledAt: isSettled ? now : before.settled_at,
        settleAt: isFinal ? null : before.settle_at,
      },
    );
    const after = current(context, id);
    addEvent(context, after, now);
    enqueueNotice(context, after, now);
    return after;
  });
}

/**
 * The player has done what they can: the payment goes on by itself, and ends by the verdict when its time has come. A
 * process that is killed before finds it again at its next start.
 */
export function decide(
  context: ProviderContext,
  id: string,
  { verdict, instrument = null, inMs = 0 }: { verdict: Verdict; instrument?: string | null; inMs?: number },
): void {
  const { store, faults } = context;
  store.transact(() => {
    store.run(
      `update payment set verdict = :verdict, settle_at = :settleAt, instrument = coalesce(:instrument, instrument)
         where id = :id`,
      { id, verdict: faults.declines() ? "declined" : verdict, settleAt: Date.now() + inMs, instrument },
    );
    move(context, id, "processing");
  });
  if (inMs === 0) settle(context, id);
}

/** Ends a payment in processing by its verdict. */
export function settle(context: ProviderContext, id: string): void {
  const { verdict, kind } = current(context, id);
  if (verdict === "succeeded" || verdict === "paid") move(context, id, verdict);
  else if (verdict !== null) move(context, id, "failed", verdict);
  else throw new Error(`The ${kind} ${id} is in processing without a verdict`);
}

/** Settling money that moved otherwise than was asked for: it is booked as the provider told it, or refused. */
import { createHash } from "node:crypto";
import { asc, eq } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import { Exact, roundMoney } from "#shared/money/money.ts";
import { canBecome } from "#shared/money/payments.ts";
import { accountIn, currencies } from "../../accounts/public.ts";
import { isExcluded } from "../../limits/public.ts";
import { lockPlayer } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { change, lockPayment } from "../payment/change.ts";
import { moveMoney } from "../payment/moveMoney.ts";
import { paymentOf } from "../payment/show.ts";
import {
  payment,
  paymentMismatch,
  type MismatchRow,
  type MismatchState,
  type PaymentRow,
  type Told,
} from "../tables.ts";
import type { deskApi } from "./api.ts";

type Context = Pick<ServiceContext, "db" | "clock" | "outbox" | "siteConfig" | "transact">;
export type Mismatch = z.infer<typeof deskApi.settleMismatch.response>;

/** What a payment becomes when it is booked as the provider told it. */
type Terms = Pick<PaymentRow, "amount" | "fee"> & { to: "SUCCEEDED" | "PAID" | "FAILED" };

/**
 * What a deposit gives when it is booked as told: the fee was on top in its own currency, and is waived where it would
 * leave nothing or where other money came.
 */
function depositTerms(row: PaymentRow, told: Told): Terms {
  const rest = new Exact(told.amount).minus(row.fee);
  return told.currency === row.currency && rest.greaterThan(0)
    ? { to: "SUCCEEDED", amount: roundMoney(rest, told.currency), fee: row.fee }
    : { to: "SUCCEEDED", amount: roundMoney(told.amount, told.currency), fee: roundMoney(0, told.currency) };
}

/** What booking a word makes of a payment; null when that can't be done. */
function termsToBook(row: PaymentRow, told: Told): Terms | null {
  if (row.direction === "DEPOSIT") {
    const isMoney = told.kind === "deposit" && told.status === "succeeded" && currencies.has(told.currency);
    return isMoney && new Exact(told.amount).greaterThan(0) && canBecome("DEPOSIT", row.state, "SUCCEEDED")
      ? depositTerms(row, told)
      : null;
  }
  const { amount, fee, currency, state } = row;
  if (told.kind !== "payout" || !canBecome("WITHDRAWAL", state, "PAID")) return null;
  // Nothing has moved, so nothing but what is held goes back, whatever amount was told.
  if (told.status === "failed") return { to: "FAILED", amount, fee };
  return told.status === "paid" && told.currency === currency
    ? { to: "PAID", amount: roundMoney(new Exact(told.amount).plus(fee), currency), fee }
    : null;
}

async function shown(db: Db, row: MismatchRow): Promise<Mismatch> {
  const [own] = await db.select().from(payment).where(eq(payment.id, row.paymentId));
  const told = own && (await paymentOf(db, own.playerId, own.id));
  if (own === undefined || !told) throw new Error(`payment ${row.paymentId} is gone`);
  return {
    id: String(row.id),
    kind: row.kind,
    player_id: own.playerId,
    payment: told,
    told: { ...row.told, receipt: row.told.receipt ?? null },
    told_at: Math.floor(row.toldAt / 1000),
    can_book: row.state === "OPEN" && termsToBook(own, row.told) !== null,
    state: row.state,
    actor: row.actor,
    note: row.note,
  };
}

/** Mismatches in a state, oldest first. */
export async function mismatchesIn(db: Db, state: MismatchState): Promise<Mismatch[]> {
  const rows = await db
    .select()
    .from(paymentMismatch)
    .where(eq(paymentMismatch.state, state))
    .orderBy(asc(paymentMismatch.id))
    .limit(100);
  const list: Mismatch[] = [];
  for (const row of rows) list.push(await shown(db, row));
  return list;
}

export interface Settling {
  isBooked: boolean;
  actor: string;
  note: string | null;
  /** Codes of the methods that are paid at a cash desk. */
  cashMethods: readonly string[];
}

/**
 * The receipt's code of a deposit that is booked by hand, where players look for that of any deposit at a cash desk: the
 * desk's own, else one of the house's in the same form.
 */
function receiptOf({ id, told, toldAt }: MismatchRow, method: string, { cashMethods }: Settling): string | null {
  if (!cashMethods.includes(method)) return null;
  const own = () => createHash("sha256").update(`desk:${id}:${toldAt}`).digest("hex").slice(0, 16).toUpperCase();
  return told.receipt ?? own();
}

const noteOf = ({ actor, note }: Settling) => (note === null ? actor : `${actor}: ${note}`);

/** Books what came. The payment has its amount, currency and method from then on. */
async function book(
  context: Context,
  tx: Tx,
  row: PaymentRow,
  found: MismatchRow,
  { to, ...terms }: Terms,
  settling: Settling,
) {
  const { told } = found;
  const isForeign = to === "SUCCEEDED" && told.currency !== row.currency;
  const booked = {
    ...terms,
    method: to === "FAILED" ? row.method : told.method,
    accountId: isForeign ? await accountIn(tx, row.playerId, told.currency) : row.accountId,
    currency: isForeign ? told.currency : row.currency,
    ...(to === "SUCCEEDED" && { receipt: receiptOf(found, told.method, settling) }),
  };
  await moveMoney(context, tx, { ...row, ...booked }, to, told.fee, row.amount);
  await change(context, tx, row, {
    to,
    actor: "operator",
    reason: row.state === "HELD" ? null : "booked_as_told",
    note: noteOf(settling),
    // Of a held deposit the provider's part was written when it came in.
    movedAt: to === "FAILED" || row.state === "HELD" ? null : found.toldAt,
    with: { ...booked, providerId: told.id, mismatch: null, askAt: null },
  });
}

/** Refuses what came: an open deposit has failed, a held one is returned, a withdrawal stays on its way. */
async function refuse(context: Context, tx: Tx, row: PaymentRow, settling: Settling) {
  if (row.state === "HELD" && row.direction === "DEPOSIT") {
    await tx.update(payment).set({ returnAt: Date.now() }).where(eq(payment.id, row.id));
    return;
  }
  await tx.update(payment).set({ mismatch: null }).where(eq(payment.id, row.id));
  if (row.direction === "DEPOSIT" && canBecome("DEPOSIT", row.state, "FAILED"))
    await change(context, tx, row, {
      to: "FAILED",
      actor: "operator",
      reason: "mismatch",
      note: noteOf(settling),
      with: { askAt: null },
    });
}

/** Settles a mismatch, once. */
export const settleMismatch = (
  context: Context,
  id: number,
  settling: Settling,
): Promise<Mismatch | "unknown" | "settled" | "not bookable"> =>
  context.transact(async (tx) => {
    const [known] = await tx
      .select({ paymentId: paymentMismatch.paymentId, playerId: payment.playerId })
      .from(paymentMismatch)
      .innerJoin(payment, eq(payment.id, paymentMismatch.paymentId))
      .where(eq(paymentMismatch.id, id));
    if (known === undefined) return "unknown";
    await lockPlayer(tx, known.playerId, "update");
    const row = await lockPayment(tx, known.paymentId);
    const [found] = await tx.select().from(paymentMismatch).where(eq(paymentMismatch.id, id));
    if (row === null || found === undefined) return "unknown";
    if (found.state !== "OPEN") return "settled";
    const { isBooked, actor, note } = settling;
    if (isBooked) {
      const terms = termsToBook(row, found.told);
      const isHeld = row.direction === "DEPOSIT" && row.state === "HELD";
      if (terms === null || (isHeld && (await isExcluded(tx, row.playerId, context.clock.now()))))
        return "not bookable";
      await book(context, tx, row, found, terms, settling);
    } else await refuse(context, tx, row, settling);
    const [settled] = await tx
      .update(paymentMismatch)
      .set({ state: isBooked ? "BOOKED" : "REFUSED", actor, note, settledAt: Date.now() })
      .where(eq(paymentMismatch.id, id))
      .returning();
    return settled === undefined ? "unknown" : shown(tx, settled);
  });

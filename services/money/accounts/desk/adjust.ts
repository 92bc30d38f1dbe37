/** Corrections of balances: proposed by one person of the operator's staff and, where two are needed, confirmed by another. */
import { and, desc, eq, lte } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import { roughWorth } from "#shared/betting/coupon/amounts.ts";
import { Exact, minorDigits, roundMoney } from "#shared/money/money.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { fingerprintOfCall } from "../../../platform/http/ids.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { appendBalance } from "../accounts.ts";
import { payDebt } from "../debts.ts";
import { houseAccount, post } from "../ledger.ts";
import { lockPlayer } from "../office.ts";
import { reopenAccount } from "../open.ts";
import { adjustment, ledgerAccount, type AdjustmentRow, type AdjustmentState } from "../tables.ts";
import type { adjustment as adjustmentSchema } from "./api.ts";

type Context = Pick<ServiceContext, "clock" | "outbox" | "transact" | "settings">;
export type Adjustment = z.infer<typeof adjustmentSchema>;

/** How long a proposal waits for a second person, by the services' clock. */
const waitsMs = 24 * 60 * 60_000;

export interface Proposal {
  accountId: number;
  /** Signed, exact. */
  amount: string;
  reason: string;
  note: string;
  actor: string;
  key: string;
}

export type AdjustmentRefusal =
  | "BAD_AMOUNT"
  | "ACCOUNT_UNKNOWN"
  | "ADJUSTMENT_UNKNOWN"
  | "ADJUSTMENT_DECIDED"
  | "IDEMPOTENCY_MISMATCH"
  | "INSUFFICIENT_FUNDS"
  | "SAME_ACTOR";

const seconds = (ms: number) => Math.floor(ms / 1000);

function shown(row: AdjustmentRow, currency: string): Adjustment {
  return {
    id: String(row.id),
    player_id: row.playerId,
    account_id: row.accountId,
    amount: roundMoney(row.amount, currency),
    currency,
    reason: row.reason,
    note: row.note,
    state: row.state,
    proposed_by: row.proposedBy,
    decided_by: row.decidedBy,
    created_at: seconds(row.createdAt),
    expires_at: seconds(row.expiresAt),
    decided_at: row.decidedAt === null ? null : seconds(row.decidedAt),
  };
}

/** Ends proposals that nobody has decided in time. */
async function expire(db: Db, now: number): Promise<void> {
  await db
    .update(adjustment)
    .set({ state: "EXPIRED", decidedAt: adjustment.expiresAt })
    .where(and(eq(adjustment.state, "PROPOSED"), lte(adjustment.expiresAt, now)));
}

/** Corrections, newest first. */
export async function adjustmentsOf(
  db: Db,
  now: number,
  { state, accountId }: { state?: AdjustmentState | undefined; accountId?: number | undefined },
): Promise<Adjustment[]> {
  await expire(db, now);
  const rows = await db
    .select({ row: adjustment, currency: ledgerAccount.currency })
    .from(adjustment)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, adjustment.accountId))
    .where(
      and(
        state === undefined ? undefined : eq(adjustment.state, state),
        accountId === undefined ? undefined : eq(adjustment.accountId, accountId),
      ),
    )
    .orderBy(desc(adjustment.id))
    .limit(100);
  return rows.map(({ row, currency }) => shown(row, currency));
}

/** Whether a second person has to confirm an amount. */
function needsTwo({ adjustments }: Context["settings"]["money"], amount: string, currency: string): boolean {
  const worth = roughWorth(new Exact(amount).abs().toFixed(), currency, "EUR");
  return adjustments.needTwo && worth.greaterThan(adjustments.twoAbove);
}

/** Books a correction; false when the account has too little. The caller has locked the player. */
async function book(context: Context, tx: Tx, row: AdjustmentRow, currency: string): Promise<boolean> {
  const key = `adjustment:${row.id}`;
  const at = context.clock.now();
  const isGain = new Exact(row.amount).greaterThan(0);
  if (isGain) await reopenAccount(tx, row.accountId);
  const posted = await post(tx, {
    key,
    kind: "adjustment",
    use: "adjustment",
    at,
    entries: [
      { accountId: row.accountId, amount: row.amount },
      { accountId: await houseAccount(tx, "adjustments", currency), amount: new Exact(row.amount).negated().toFixed() },
    ],
  });
  if (!posted.ok && posted.code === "INSUFFICIENT_FUNDS") return false;
  if (!posted.ok || posted.isReplay) throw new Error(`the adjustment ${row.id} was not booked`);
  if (isGain) await payDebt(tx, row.accountId, key, at);
  await appendBalance(context, tx, row.playerId, row.accountId);
  return true;
}

async function decided(tx: Tx, id: number, state: AdjustmentState, by: string, now: number): Promise<AdjustmentRow> {
  const [row] = await tx
    .update(adjustment)
    .set({ state, decidedBy: by, decidedAt: now })
    .where(eq(adjustment.id, id))
    .returning();
  if (row === undefined) throw new Error(`adjustment ${id} is gone`);
  return row;
}

/** Rolls a transaction back and names why. */
class Refused extends Error {
  override name = "Refused";
  readonly code: AdjustmentRefusal;
  constructor(code: AdjustmentRefusal) {
    super(code);
    this.code = code;
  }
}

async function orRefusal<T>(work: () => Promise<T>): Promise<T | AdjustmentRefusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

/** Proposes a correction, once per key; it is confirmed at once where one person is enough. */
export const propose = (context: Context, proposal: Proposal): Promise<Adjustment | AdjustmentRefusal> =>
  orRefusal(() =>
    context.transact(async (tx) => {
      const { accountId, reason, note, actor, key } = proposal;
      const [account] = await tx.select().from(ledgerAccount).where(eq(ledgerAccount.id, accountId));
      if (account === undefined || account.playerId === null) throw new Refused("ACCOUNT_UNKNOWN");
      const { currency, playerId } = account;
      const amount = new Exact(proposal.amount);
      if (amount.isZero() || amount.decimalPlaces() > minorDigits(currency)) throw new Refused("BAD_AMOUNT");
      await lockPlayer(tx, playerId);
      const fingerprint = fingerprintOfCall(accountId, amount.toFixed(), reason, note, actor);
      const now = context.clock.now();
      const [row] = await tx
        .insert(adjustment)
        .values({
          playerId,
          accountId,
          amount: amount.toFixed(),
          reason,
          note,
          state: "PROPOSED",
          proposedBy: actor,
          idempotencyKey: key,
          fingerprint,
          createdAt: now,
          expiresAt: now + waitsMs,
        })
        .onConflictDoNothing()
        .returning();
      if (row === undefined) {
        const [earlier] = await tx.select().from(adjustment).where(eq(adjustment.idempotencyKey, key));
        if (earlier?.fingerprint !== fingerprint) throw new Refused("IDEMPOTENCY_MISMATCH");
        return shown(earlier, currency);
      }
      if (needsTwo(context.settings.money, row.amount, currency)) return shown(row, currency);
      if (!(await book(context, tx, row, currency))) throw new Refused("INSUFFICIENT_FUNDS");
      return shown(await decided(tx, row.id, "CONFIRMED", actor, now), currency);
    }),
  );

/** Confirms or refuses a proposal, once. */
export async function decide(
  context: Context & Pick<ServiceContext, "db">,
  id: number,
  { isConfirmed, actor }: { isConfirmed: boolean; actor: string },
): Promise<Adjustment | AdjustmentRefusal> {
  await expire(context.db, context.clock.now());
  return orRefusal(() =>
    context.transact(async (tx) => {
      const [known] = await tx.select().from(adjustment).where(eq(adjustment.id, id));
      if (known === undefined) throw new Refused("ADJUSTMENT_UNKNOWN");
      await lockPlayer(tx, known.playerId);
      const [row] = await tx.select().from(adjustment).where(eq(adjustment.id, id)).for("update");
      const [account] = await tx
        .select({ currency: ledgerAccount.currency })
        .from(ledgerAccount)
        .where(eq(ledgerAccount.id, known.accountId));
      if (row === undefined || account === undefined) throw new Refused("ADJUSTMENT_UNKNOWN");
      if (row.state !== "PROPOSED") throw new Refused("ADJUSTMENT_DECIDED");
      if (isConfirmed) {
        if (row.proposedBy.toLowerCase() === actor.toLowerCase()) throw new Refused("SAME_ACTOR");
        if (!(await book(context, tx, row, account.currency))) throw new Refused("INSUFFICIENT_FUNDS");
      }
      const state = isConfirmed ? "CONFIRMED" : "REFUSED";
      return shown(await decided(tx, id, state, actor, context.clock.now()), account.currency);
    }),
  );
}

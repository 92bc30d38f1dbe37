/**
 * Prizes and refunds, each one transaction under its own key: a process that dies in between leaves each of them paid
 * or not begun, and the next one goes on.
 */
import { and, asc, eq, inArray, sql } from "../../../platform/database/drizzle.ts";
import { personalHindrance } from "../../bonuses/public.ts";
import {
  accountIn,
  appendBalance,
  houseAccount,
  payDebt,
  post,
  reopenAccount,
} from "../../../money/accounts/public.ts";
import { appendUsedLimits } from "../../../money/limits/public.ts";
import { lockPlayer } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { tournament, tournamentEntry, type EntryRow, type TournamentRow } from "../tables.ts";

type Context = Pick<ServiceContext, "clock" | "db" | "outbox" | "siteConfig" | "transact">;

const entriesAtOnce = 500;

/** The entry as it is now, locked behind its player. */
async function lockEntry(tx: Tx, { id, playerId, state }: EntryRow): Promise<EntryRow | null> {
  await lockPlayer(tx, playerId);
  const [row] = await tx
    .select()
    .from(tournamentEntry)
    .where(and(eq(tournamentEntry.id, id), eq(tournamentEntry.state, state)))
    .for("update");
  return row ?? null;
}

interface Payment {
  key: string;
  from: "promo" | "stakes";
  accountId: number;
  amount: string;
  currency: string;
}

async function payOut(context: Context, tx: Tx, playerId: number, payment: Payment): Promise<void> {
  const { key, from, accountId, amount, currency } = payment;
  const at = context.clock.now();
  const posted = await post(tx, {
    key,
    kind: from === "promo" ? "bonus" : "payout",
    use: "reward",
    at,
    entries: [
      { accountId: await houseAccount(tx, from, currency), amount: `-${amount}` },
      { accountId, amount },
    ],
  });
  if (!posted.ok || posted.isReplay) throw new Error(`${key} was not booked`);
  await payDebt(tx, accountId, key, at);
  await appendBalance(context, tx, playerId, accountId);
  await appendUsedLimits(context, tx, playerId, at);
}

/** Pays a prize. Whoever has been excluded since the ranks were fixed gets none; it stays with the house. */
const payPrize = (context: Context, { id, definition }: TournamentRow, due: EntryRow): Promise<void> =>
  context.transact(async (tx) => {
    const entry = await lockEntry(tx, due);
    if (entry === null || entry.prize === null) return;
    const isExcluded = (await personalHindrance(context, tx, entry.playerId)) !== null;
    if (!isExcluded) {
      const { currency } = definition;
      const accountId = await accountIn(tx, entry.playerId, currency);
      const key = `tournament:${id}:${entry.playerId}`;
      await payOut(context, tx, entry.playerId, { key, from: "promo", accountId, amount: entry.prize, currency });
      await tx
        .update(tournament)
        .set({ paid: sql`${tournament.paid} + ${entry.prize}::numeric`, version: sql`${tournament.version} + 1` })
        .where(eq(tournament.id, id));
    }
    await tx
      .update(tournamentEntry)
      .set(isExcluded ? { state: "EXCLUDED", prize: null } : { state: "PAID" })
      .where(eq(tournamentEntry.id, entry.id));
  });

/** Gives a fee back to the account that paid it; whoever paid none is only let go. */
const refund = (context: Context, { id, definition }: TournamentRow, due: EntryRow): Promise<void> =>
  context.transact(async (tx) => {
    const entry = await lockEntry(tx, due);
    if (entry === null) return;
    const { currency } = definition;
    if (entry.accountId !== null) {
      await reopenAccount(tx, entry.accountId);
      const key = `tournament:${id}:${entry.playerId}:refund`;
      const { accountId, fee: amount } = entry;
      await payOut(context, tx, entry.playerId, { key, from: "stakes", accountId, amount, currency });
      await tx
        .update(tournament)
        .set({ held: sql`${tournament.held} - ${amount}::numeric` })
        .where(eq(tournament.id, id));
    }
    await tx
      .update(tournamentEntry)
      .set({ state: "REFUNDED", endedAt: context.clock.now() })
      .where(eq(tournamentEntry.id, entry.id));
  });

/** Pays or refunds whatever is due. */
export async function payDue(context: Context): Promise<void> {
  const { db } = context;
  const open = await db
    .select()
    .from(tournament)
    .where(and(inArray(tournament.state, ["PAYING", "CANCELLED"]), sql`${tournament.settledAt} is null`))
    .orderBy(asc(tournament.id));
  for (const row of open) {
    const isRefund = row.state === "CANCELLED";
    const state = isRefund ? ("PLAYING" as const) : ("WON" as const);
    for (;;) {
      const due = await db
        .select()
        .from(tournamentEntry)
        .where(and(eq(tournamentEntry.tournamentId, row.id), eq(tournamentEntry.state, state)))
        .orderBy(asc(tournamentEntry.id))
        .limit(entriesAtOnce);
      for (const entry of due) await (isRefund ? refund : payPrize)(context, row, entry);
      if (due.length === 0) break;
    }
    await db
      .update(tournament)
      .set({
        settledAt: context.clock.now(),
        version: sql`${tournament.version} + 1`,
        ...(!isRefund && { state: "SETTLED" as const }),
      })
      .where(eq(tournament.id, row.id));
  }
}

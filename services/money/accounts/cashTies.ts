/**
 * What is tied to a player's cash and ends when some of it leaves its currency, by a withdrawal or a conversion: bonuses
 * of deposits that are not wagered yet. Whoever took the money out and kept the bonus would play at the house's risk
 * alone.
 */
import { and, eq, gt, inArray, lt, notExists, sql } from "../../platform/database/drizzle.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { definePort } from "../../platform/ports.ts";
import { entry, journal, ledgerAccount } from "./tables.ts";

type Context = Pick<ServiceContext, "clock" | "outbox">;

/** Cash of a player in one currency. */
export interface CashOf {
  playerId: number;
  currency: string;
}

export interface CashTie {
  /** Whether anything is tied to this cash. */
  holds(db: Db, cash: CashOf): Promise<boolean>;
  /** Ends what is tied to it. The caller has locked the player. */
  end(context: Context, tx: Tx, cash: CashOf): Promise<void>;
}

export const cashTies = definePort<CashTie>("accounts.cashTies");

/** Whether anything is tied to cash, which its player must agree to end before some of it leaves. */
export async function isCashTied(db: Db, cash: CashOf): Promise<boolean> {
  for (const tie of cashTies.answers) if (await tie.holds(db, cash)) return true;
  return false;
}

/** Ends what is tied to cash that leaves, in the transaction that moves it. The caller has locked the player. */
export async function endCashTies(context: Context, tx: Tx, cash: CashOf): Promise<void> {
  for (const tie of cashTies.answers) await tie.end(context, tx, cash);
}

/** Whether cash has left by a withdrawal or a conversion since a journal, and has not come back. */
export async function hasLeftSince(db: Db, { playerId, currency }: CashOf, journalKey: string): Promise<boolean> {
  const [since] = await db.select({ id: journal.id }).from(journal).where(eq(journal.key, journalKey));
  if (since === undefined) return false;
  const [left] = await db
    .select({ id: journal.id })
    .from(entry)
    .innerJoin(journal, eq(journal.id, entry.journalId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.accountId))
    .where(
      and(
        gt(entry.journalId, since.id),
        eq(ledgerAccount.playerId, playerId),
        eq(ledgerAccount.currency, currency),
        inArray(journal.kind, ["withdrawal", "conversion"]),
        lt(entry.amount, "0"),
        notExists(
          db
            .select({ one: sql`1` })
            .from(sql`journal as back`)
            .where(sql`back.reverses = ${journal.id}`),
        ),
      ),
    )
    .limit(1);
  return left !== undefined;
}

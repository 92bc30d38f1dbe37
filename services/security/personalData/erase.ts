/** Erasing a player: what tells who they are goes, what the law keeps stays under their number (GDPR 17). */
import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { ledgerAccount } from "../../accounts/tables.ts";
import { forgetFailures } from "../../auth/guard/guard.ts";
import { hashPassword } from "../../auth/players/passwords.ts";
import { player } from "../../auth/tables.ts";
import { endAllSessions } from "../../auth/session/sessions.ts";
import type { FieldError } from "../../core/api.ts";
import type { ServiceContext } from "../../core/context.ts";
import type { Tx } from "../../core/database.ts";
import { personalTables } from "./map.ts";
import { filled, personOf } from "./rows.ts";

/** What must be over before: money and bets that nobody could be asked about afterwards. */
async function hindrances(tx: Tx, playerId: number): Promise<FieldError[]> {
  const error = (code: string, message: string): FieldError => ({ code, message, path: null });
  const wallets = await tx.select({ balance: ledgerAccount.balance }).from(ledgerAccount).where(and(eq(ledgerAccount.playerId, playerId), eq(ledgerAccount.kind, "player"))).orderBy(ledgerAccount.id).for("update");
  const { rows: [open] } = await tx.execute(sql`select 1 from coupon where player_id = ${playerId} and state in ('PENDING', 'ACCEPTED') limit 1`);
  const { rows: [frozen] } = await tx.execute(sql`select 1 from player where id = ${playerId} and frozen_at is not null`);
  return [
    ...(frozen === undefined ? [] : [error("ACCOUNT_FROZEN", "Support keeps the player's money where it is")]),
    ...(open === undefined ? [] : [error("OPEN_BETS", "The player has open bets: they must be settled or cashed out first")]),
    ...(wallets.every(({ balance }) => Number(balance ?? 0) === 0) ? [] : [error("BALANCE_LEFT", "The player has money in an account: it must be withdrawn first")]),
  ];
}

/** Erases a player for good, and ends every session live. Answers what is in the way; null when there is no such player, or no more. */
export async function erasePlayer(context: ServiceContext, playerId: number): Promise<FieldError[] | null> {
  const values = { now: context.clock.now(), hash: await hashPassword(randomBytes(32).toString("base64url")) };
  return context.transact(async (tx) => {
    const [locked] = await tx.select({ id: player.id, erasedAt: player.erasedAt }).from(player).where(eq(player.id, playerId)).for("update");
    const person = locked?.erasedAt === null ? await personOf(tx, playerId) : null;
    if (!person) return null;
    const errors = await hindrances(tx, playerId);
    if (errors.length > 0) return errors;
    await endAllSessions(context, tx, playerId);
    const [known] = await tx.select().from(player).where(eq(player.id, playerId));
    if (known) await forgetFailures(tx, known);
    for (const [table, { rows, erase }] of Object.entries(personalTables)) {
      const where = filled(rows, person);
      if (erase === "delete") await tx.execute(sql`delete from ${sql.raw(table)} where ${where}`);
      else if ("set" in erase) {
        const set = sql.join(Object.entries(erase.set).map(([column, value]) => sql`${sql.raw(column)} = ${filled(value, person, values)}`), sql`, `);
        await tx.execute(sql`update ${sql.raw(table)} set ${set} where ${where}`);
      }
    }
    return [];
  });
}

/** Erasing a player: identifying data goes; what the law requires to keep stays under their number (GDPR 17). */
import { randomBytes } from "node:crypto";
import { sql } from "../../../platform/database/drizzle.ts";
import { hasOpenStakes, isFrozen, lockAccountsOf } from "../../../money/accounts/public.ts";
import { forgetFailures } from "../../auth/public.ts";
import { hashPassword, endAllSessions, lockPlayer } from "../../players/public.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { personalTablesOf } from "../../../platform/personalData.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { Exact } from "#shared/money/money.ts";
import { filled } from "./rows.ts";

/** What must be settled first: money and bets that couldn't be discussed with anybody afterwards. */
async function hindrances(tx: Tx, playerId: number): Promise<FieldError[]> {
  const error = (code: string, message: string): FieldError => ({ code, message, path: null });
  const balances = await lockAccountsOf(tx, playerId);
  const hasOpenBets = await hasOpenStakes(tx, { playerId });
  const frozen = await isFrozen(tx, playerId);
  return [
    ...(frozen ? [error("ACCOUNT_FROZEN", "Support keeps the player's money where it is")] : []),
    ...(hasOpenBets ? [error("OPEN_BETS", "The player has open bets: they must be settled or cashed out first")] : []),
    ...(balances.every((balance) => new Exact(balance).isZero())
      ? []
      : [error("BALANCE_LEFT", "The player has money in an account: it must be withdrawn first")]),
  ];
}

/**
 * Erases a player for good and ends all sessions at once. Returns what prevents it; null if there is no such player
 * (any more).
 */
export async function erasePlayer(context: ServiceContext, playerId: number): Promise<FieldError[] | null> {
  const values = { now: context.clock.now(), hash: await hashPassword(randomBytes(32).toString("base64url")) };
  return context.transact(async (tx) => {
    const person = await lockPlayer(tx, playerId, "update");
    if (person === null || person.erasedAt !== null) return null;
    const errors = await hindrances(tx, playerId);
    if (errors.length > 0) return errors;
    await endAllSessions(context, tx, playerId);
    await forgetFailures(tx, person);
    for (const [table, { rows, erase }] of Object.entries(personalTablesOf(context.tables))) {
      const where = filled(rows, person);
      if (erase === "delete") await tx.execute(sql`delete from ${sql.raw(table)} where ${where}`);
      else if ("set" in erase) {
        const set = sql.join(
          Object.entries(erase.set).map(
            ([column, value]) => sql`${sql.raw(column)} = ${filled(value, person, values)}`,
          ),
          sql`, `,
        );
        await tx.execute(sql`update ${sql.raw(table)} set ${set} where ${where}`);
      }
    }
    return [];
  });
}

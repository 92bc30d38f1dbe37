/** The declared rows of a player as SQL. */
import { eq, sql, type SQL } from "drizzle-orm";
import { player } from "../../auth/tables.ts";
import type { Db } from "../../core/database.ts";

/** What a player's rows are found by. */
export interface Person {
  id: number;
  phone: string | null;
  email: string | null;
}

export async function personOf(db: Db, playerId: number): Promise<Person | null> {
  const [found] = await db.select({ id: player.id, phone: player.phone, email: player.email }).from(player).where(eq(player.id, playerId));
  return found ?? null;
}

/** Fills a declared expression in: its values are parameters of the statement, never part of its text. */
export function filled(expression: string, { id, phone, email }: Person, more: { now?: number; hash?: string } = {}): SQL {
  const values: Readonly<Record<string, SQL>> = {
    $player: sql`${id}::integer`, $phone: sql`${phone}::text`, $email: sql`${email}::text`, $now: sql`${more.now ?? 0}::bigint`, $hash: sql`${more.hash ?? ""}::text`,
  };
  const parts = expression.split(/(\$(?:player|phone|email|now|hash))/);
  return sql.join(parts.map((part) => values[part] ?? sql.raw(part)));
}

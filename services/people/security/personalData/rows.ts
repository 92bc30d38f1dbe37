/** The declared rows of a player as SQL. */
import { sql, type SQL } from "../../../platform/database/drizzle.ts";
import type { Player } from "../../players/public.ts";

/** What a player's rows are found by. */
type Person = Pick<Player, "id" | "phone" | "email">;

/** Fills a declared expression in: its values are parameters of the statement, never part of its text. */
export function filled(
  expression: string,
  { id, phone, email }: Person,
  more: { now?: number; hash?: string } = {},
): SQL {
  const values: Readonly<Record<string, SQL>> = {
    $player: sql`${id}::integer`,
    $phone: sql`${phone}::text`,
    $email: sql`${email}::text`,
    $now: sql`${more.now ?? 0}::bigint`,
    $hash: sql`${more.hash ?? ""}::text`,
  };
  const parts = expression.split(/(\$(?:player|phone|email|now|hash))/);
  return sql.join(parts.map((part) => values[part] ?? sql.raw(part)));
}

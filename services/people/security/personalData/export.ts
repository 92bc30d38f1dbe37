/** Everything that is held about a player, as one JSON document (GDPR 15 and 20). */
import { sql } from "../../../platform/database/drizzle.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { personalTablesOf } from "../../../platform/personalData.ts";
import { playerById } from "../../players/public.ts";
import { filled } from "./rows.ts";

export interface PersonalData {
  /** Rises when the form of the document changes. */
  version: 1;
  playerId: number;
  /** ISO 8601. */
  exportedAt: string;
  /**
   * Rows by table, as the database holds them: amounts are exact decimals, times epoch milliseconds. Passwords and
   * other secrets are left out.
   */
  tables: Record<string, Record<string, unknown>[]>;
}

/** Reads all of it at one moment. Null if there is no such player. */
export async function personalDataOf(
  { db, clock, tables: allTables }: Pick<ServiceContext, "db" | "clock" | "tables">,
  playerId: number,
): Promise<PersonalData | null> {
  return db.transaction(
    async (tx) => {
      const person = await playerById(tx, playerId);
      if (!person) return null;
      const tables: PersonalData["tables"] = {};
      for (const [table, { rows, hidden }] of Object.entries(personalTablesOf(allTables))) {
        if (!Array.isArray(hidden)) continue;
        const { rows: found } = await tx.execute<{ data: Record<string, unknown> }>(sql`
        select to_jsonb(${sql.raw(table)}) - string_to_array(${hidden.join(",")}, ',') as data from ${sql.raw(table)} where ${filled(rows, person)}`);
        tables[table] = found.map(({ data }) => data);
      }
      return { version: 1, playerId, exportedAt: new Date(clock.now()).toISOString(), tables };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/**
 * The database as the services see it: Drizzle over PGlite (a Postgres in this process, kept in DATA_DIR) or over a
 * Postgres server. Both speak the same SQL; nothing outside services/core knows which one it is.
 */
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";
import { sql, type ExtractTablesWithRelations } from "drizzle-orm";

interface Rows<R> {
  rows: R[];
}

/** What both drivers answer to raw SQL: rows. */
export interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this["row"]>;
}

type NoSchema = Record<string, never>;

/** Handle outside a transaction, or anything that can run one statement. */
export type Db = PgDatabase<RowsResult, NoSchema>;

/**
 * Handle inside a transaction. A function that takes a Tx must be given one: PGlite has a single connection, so the
 * outer handle used inside a transaction waits for that transaction for ever.
 */
export type Tx = PgTransaction<RowsResult, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** Holds a name until the transaction ends: whoever else wants it waits, in every process on the database. */
export async function lockKey(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/**
 * The database as the services see it: Drizzle over PGlite (a Postgres in this process, kept in DATA_DIR) or over a
 * Postgres server. Both speak the same SQL; nothing outside services/platform knows which one it is.
 */
import {
  type PgDatabase,
  type PgQueryResultHKT,
  type PgTransaction,
  sql,
  type ExtractTablesWithRelations,
} from "./drizzle.ts";

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

/** Holds a named lock until the transaction ends; others wait, in every process on the database. */
export async function lockKey(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Runs work over one connection of a database; databases with a single one have no entry. */
type OnConnection = <T>(work: (db: Db) => Promise<T>) => Promise<T>;
const connecting = new WeakMap<Db, OnConnection>();

/** Tells how a database with several connections takes one out. */
export function takesConnections(db: Db, take: OnConnection): void {
  connecting.set(db, take);
}

/** Runs work whose statements all go over one connection, which nobody else uses meanwhile. */
export const onConnection = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  connecting.get(db)?.(work) ?? work(db);

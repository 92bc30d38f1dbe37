/** The contents of a database, as a backup needs to know them. */
import { sql } from "../drizzle.ts";
import type { Db } from "../database.ts";

export interface Table {
  name: string;
  /** Stored columns in their order, without generated ones. */
  columns: string[];
}

export interface Sequence {
  name: string;
  /** Last number given out; null if it has not given any. */
  lastValue: string | null;
}

/** Tables about the database itself; migrations create their rows. */
const bookkeeping = ["migration", "sql_functions"];

/** All tables with rows of the product's. */
export async function tablesOf(db: Db): Promise<Table[]> {
  const { rows } = await db.execute<{ name: string; columns: string[] }>(sql`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relname = any(${sql.param(bookkeeping)})
    group by c.relname order by c.relname`);
  return rows;
}

export async function sequencesOf(db: Db): Promise<Sequence[]> {
  const { rows } = await db.execute<{ name: string; last: string | number | null }>(
    sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name, last }) => ({ name, lastValue: last === null ? null : String(last) }));
}

export async function appliedMigrations(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from migration order by name`);
  return rows.map(({ name }) => name);
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Names a table and its columns as COPY takes them. */
export const copyTarget = ({ name, columns }: Table): string => `${quoted(name)} (${columns.map(quoted).join(", ")})`;

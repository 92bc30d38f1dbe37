/** Fills an empty, migrated database with the rows of another one, in one transaction. */
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { copyTarget, quoted, type Sequence, type Table } from "./tables.ts";

export type Step =
  | { kind: "table"; table: Table; rows: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }
  | { kind: "sequence"; sequence: Sequence };

/**
 * Deletes the rows that migrations inserted, and copies the rows of `steps`. Triggers are off, because the rows have
 * passed them before. Foreign keys, some of them circular, are checked once all rows are there. @param finish runs last
 * in the same transaction
 */
export async function loadRows(
  pool: pg.Pool,
  tables: readonly Table[],
  steps: AsyncIterable<Step>,
  finish?: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const references = await dropReferences(client);
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
    await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(", ")}`);
    for await (const step of steps) {
      if (step.kind === "table")
        await pipeline(Readable.from(step.rows), client.query(copyFrom(`copy ${copyTarget(step.table)} from stdin`)));
      else if (step.sequence.lastValue !== null)
        await client.query("select setval($1::regclass, $2::bigint)", [
          quoted(step.sequence.name),
          step.sequence.lastValue,
        ]);
    }
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    await finish?.(client);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Drops all foreign keys, and returns what is needed to create them again. */
async function dropReferences(client: pg.PoolClient): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows;
}

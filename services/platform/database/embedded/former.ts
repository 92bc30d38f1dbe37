/**
 * Imports what earlier versions kept in DATA_DIR/postgres with PGlite, once. The old files stay, under another name.
 */
import { access, rename } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "../drizzle.ts";
import { drizzle } from "drizzle-orm/pglite";
import type pg from "pg";
import { loadRows, type Step } from "../backup/load.ts";
import { copyTarget, sequencesOf, tablesOf } from "../backup/tables.ts";
import { alone, lockDataDir } from "../dataLock.ts";
import type { Db } from "../database.ts";
import { migrate } from "../migrate.ts";
import { lightened, pgliteFolder, requireWhole } from "../pglite.ts";

/** Written with the rows, in their transaction: a start that was cut off after it must not do it again. */
const done = "imported from PGlite";

/**
 * Moves the rows of an older data folder into an empty cluster. @param tell gets one line if it did @throws
 * SettingsError when an older version runs on the folder, or its data is damaged
 */
export async function importFormerFolder(
  db: Db,
  pool: pg.Pool,
  dataDir: string,
  tell: (line: string) => void,
): Promise<void> {
  const folder = pgliteFolder(dataDir);
  const isThere = () =>
    access(folder).then(
      () => true,
      () => false,
    );
  if (!(await isThere())) return;
  await alone(dataDir, async () => {
    // Another process may have done it while this one waited.
    if (!(await isThere())) return;
    await requireWhole(folder);
    const unlock = await lockDataDir(dataDir, () => {});
    try {
      if ((await comment(db)) !== done) await copyAll(db, pool, folder);
      const kept = join(dataDir, "postgres.imported");
      await rename(folder, kept);
      tell(`what PGlite kept in ${folder} was brought over; the old files lie in ${kept}`);
    } finally {
      await unlock();
    }
  });
}

async function copyAll(db: Db, pool: pg.Pool, folder: string): Promise<void> {
  const client = lightened(await PGlite.create(folder));
  try {
    const former: Db = drizzle(client);
    await migrate(former);
    await migrate(db);
    const tables = await tablesOf(former);
    const steps = async function* (): AsyncGenerator<Step> {
      for (const table of tables) {
        const { blob } = await client.query(`copy ${copyTarget(table)} to '/dev/blob'`);
        yield { kind: "table", table, rows: blob === undefined ? [] : [new Uint8Array(await blob.arrayBuffer())] };
      }
      for (const sequence of await sequencesOf(former)) yield { kind: "sequence", sequence };
    };
    await loadRows(pool, tables, steps(), async (target) => {
      await target.query(
        `do $$ begin execute format('comment on database %I is %L', current_database(), '${done}'); end $$`,
      );
    });
  } finally {
    await client.close();
  }
}

async function comment(db: Db): Promise<string | null> {
  const {
    rows: [row],
  } = await db.execute<{ comment: string | null }>(
    sql`select shobj_description(oid, 'pg_database') as comment from pg_database where datname = current_database()`,
  );
  return row?.comment ?? null;
}

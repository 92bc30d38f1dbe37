/** Versioned migrations: SQL files applied in the order of their names, each once, each in a transaction of its own. */
import { readdir, readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Db, Tx } from "./database.ts";

const folder = new URL("./migrations/", import.meta.url);

/** Any number that nothing else in the database locks by. */
const migrationLock = 7_340_001;

/** A migration that is recorded but missing here means an older program on a newer database: better not to start. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/** Names of the migrations this program knows, in order. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
}

/**
 * Brings the database up to date. Processes that start together wait for each other.
 * @param only migrations to apply, for a database that a backup of an earlier version is read into; all by default
 * @throws MigrationError when the database, or the backup, is newer than the program.
 */
export async function migrate(db: Db, only?: readonly string[]): Promise<void> {
  const known = await migrationNames();
  // "if not exists" looks and makes in two steps, which two processes may do at once: so the lock comes first.
  const applied = await locked(db, async (tx) => {
    await tx.execute(sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`);
    return new Set((await tx.execute<{ name: string }>(sql`select name from migration`)).rows.map(({ name }) => name));
  });
  const unknown = [...applied, ...(only ?? [])].find((name) => !known.includes(name));
  if (unknown) throw new MigrationError(`the database has the migration ${unknown}, which this version does not know`);
  for (const name of known) {
    if (applied.has(name) || only?.includes(name) === false) continue;
    const script = await readFile(new URL(name, folder), "utf8");
    await locked(db, async (tx) => {
      const already = await tx.execute(sql`select 1 from migration where name = ${name}`);
      if (already.rows.length > 0) return;
      for (const statement of statements(script)) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migration (name) values (${name})`);
    });
  }
}

function locked<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    return await work(tx);
  });
}

/** Splits a script at the semicolons that end its commands: those outside of `$$` bodies and comments. */
export function statements(script: string): string[] {
  const parts = script.replaceAll(/^\s*--.*$/gm, "").split("$$");
  const commands: string[] = [""];
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) {
      commands.push(`${commands.pop() ?? ""}$$${part}$$`);
      continue;
    }
    const [first = "", ...rest] = part.split(";");
    commands.push(`${commands.pop() ?? ""}${first}`, ...rest);
  }
  return commands.map((command) => command.trim()).filter((command) => command !== "");
}

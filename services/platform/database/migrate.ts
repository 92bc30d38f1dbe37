/**
 * Versioned migrations: SQL files applied in the order of their names across all services, each once and in its own
 * transaction. They are in the folder `migrations` of the service whose tables they create. A name never changes,
 * because databases remember it.
 *
 * Functions of the database are no migrations: their present text stands in `functions.sql` of the service whose tables
 * they ask, written with `create or replace`. After the migrations each file that has changed since is applied again. While
 * versions are exchanged one by one, processes of both use the functions of the one that started last: a change that
 * the other can't live with needs a new function name, or a migration, which keeps an older program from starting.
 */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { sql } from "./drizzle.ts";
import type { Db, Tx } from "./database.ts";

const services = new URL("../../", import.meta.url);

/** A file of SQL and its name in the database. */
interface SqlFile {
  name: string;
  url: URL;
}

/** platform/ and the folder of each service, relative to services/. */
async function ownerFolders(): Promise<string[]> {
  const folders = async (path: string) =>
    (await readdir(new URL(path, services), { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${path}${name}/`);
  const areas = (await folders("./")).filter((area) => area !== "./platform/");
  return ["./platform/", ...(await Promise.all(areas.map(folders))).flat()];
}

/** Files of a kind in every owner's folder, by their names. */
async function sqlFiles(subfolder: string, nameOf: (file: string, owner: string) => string | null): Promise<SqlFile[]> {
  const found = await Promise.all(
    (await ownerFolders()).map(async (owner) => {
      const folder = new URL(`${owner}${subfolder}`, services);
      const files = await readdir(folder).catch(() => []);
      return files.flatMap((file): SqlFile[] => {
        const name = nameOf(file, owner);
        return name === null ? [] : [{ name, url: new URL(file, folder) }];
      });
    }),
  );
  return found.flat().toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The migrations this program knows, in order. */
export const migrationFiles = (): Promise<SqlFile[]> =>
  sqlFiles("migrations/", (file) => (file.endsWith(".sql") ? file : null));

/** The files with the functions of the database, called by their owner: "money/accounts". */
export const functionFiles = (): Promise<SqlFile[]> =>
  sqlFiles("", (file, owner) => (file === "functions.sql" ? owner.slice(2, -1) : null));

/** Any number that nothing else in the database locks by. */
const migrationLock = 7_340_001;

/** A migration that is recorded but missing here means an older program on a newer database: better not to start. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/**
 * Names of the migrations this program knows, in order.
 * @internal used by tests
 */
export async function migrationNames(): Promise<string[]> {
  return (await migrationFiles()).map(({ name }) => name);
}

/**
 * Brings the database up to date. Processes that start together wait for each other.
 * @param only migrations to apply, for a database that a backup of an earlier version is read into; all by default
 * @throws MigrationError when the database, or the backup, is newer than the program.
 */
export async function migrate(db: Db, only?: readonly string[]): Promise<void> {
  const files = await migrationFiles();
  const known = files.map(({ name }) => name);
  // "if not exists" looks and makes in two steps, which two processes may do at once: so the lock comes first.
  const applied = await locked(db, async (tx) => {
    await tx.execute(
      sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`,
    );
    return new Set((await tx.execute<{ name: string }>(sql`select name from migration`)).rows.map(({ name }) => name));
  });
  const unknown = [...applied, ...(only ?? [])].find((name) => !known.includes(name));
  if (unknown) throw new MigrationError(`the database has the migration ${unknown}, which this version does not know`);
  for (const { name, url } of files) {
    if (applied.has(name) || only?.includes(name) === false) continue;
    const script = await readFile(url, "utf8");
    await locked(db, async (tx) => {
      const already = await tx.execute(sql`select 1 from migration where name = ${name}`);
      if (already.rows.length > 0) return;
      for (const statement of statements(script)) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migration (name) values (${name})`);
    });
  }
  // Rows of an earlier version are loaded first: its tables may lack what the functions need.
  if (only === undefined) await applyFunctions(db);
}

/** Applies each file of functions that differs from the database's version. */
async function applyFunctions(db: Db): Promise<void> {
  const files = await Promise.all(
    (await functionFiles()).map(async ({ name, url }) => {
      const script = await readFile(url, "utf8");
      return { name, script, hash: createHash("sha256").update(script).digest("hex") };
    }),
  );
  await locked(db, async (tx) => {
    await tx.execute(sql`create table if not exists sql_functions (name text primary key, hash text not null)`);
    const { rows } = await tx.execute<{ name: string; hash: string }>(sql`select name, hash from sql_functions`);
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
    for (const { name, script, hash } of files) {
      if (applied.get(name) === hash) continue;
      for (const statement of statements(script)) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into sql_functions (name, hash) values (${name}, ${hash}) on conflict (name) do update set hash = excluded.hash`,
      );
    }
  });
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

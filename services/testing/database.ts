/** Databases for tests: in memory and fast, or a real Postgres when there is one. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "../platform/database/drizzle.ts";
import { drizzle } from "drizzle-orm/pglite";
import pg from "pg";
import type { Db } from "../platform/database/database.ts";
import { functionFiles, migrate, migrationFiles, migrationNames } from "../platform/database/migrate.ts";
import { openCluster } from "../platform/database/embedded/cluster.ts";
import type { OpenDatabase } from "../platform/database/openDatabase.ts";
import { lightened } from "../platform/database/pglite.ts";

const cacheFolder = new URL("../../node_modules/.cache/services/", import.meta.url);

/**
 * A migrated database as a file. Making a cluster takes seconds, so the file is kept for as long as nothing in it
 * changes.
 */
async function databaseTemplate(): Promise<Blob> {
  const hash = createHash("sha256").update(
    await readFile(createRequire(import.meta.url).resolve("@electric-sql/pglite")),
  );
  for (const { url } of [...(await migrationFiles()), ...(await functionFiles())]) hash.update(await readFile(url));
  const file = new URL(`template-${hash.digest("hex").slice(0, 16)}.tar`, cacheFolder);
  try {
    return new Blob([await readFile(file)]);
  } catch {
    const client = await PGlite.create();
    await migrate(drizzle(client));
    const dump = await client.dumpDataDir("none");
    await client.close();
    await mkdir(cacheFolder, { recursive: true });
    // Written aside and renamed: a test that runs at the same time must not read half a file.
    const part = new URL(`${process.pid}-${performance.now()}.part`, cacheFolder);
    await writeFile(part, Buffer.from(await dump.arrayBuffer()));
    await rename(part, file);
    return dump;
  }
}

/** Idle databases of this process. Each takes a hundred megabytes, and half a second to create. */
const free: PGlite[] = [];

/**
 * An empty, migrated database in memory: one that was used before and emptied, when there is one. One whose `Date` is
 * moved by weeks is not used again: it waits for the end of those weeks with a timer too long for Node, which rings
 * every millisecond.
 */
export async function memoryDatabase({ isUsedAgain = true } = {}): Promise<OpenDatabase> {
  const client = free.pop() ?? lightened(await PGlite.create({ loadDataDir: await databaseTemplate() }));
  // A separate handle: programs cache what they know about a database by its handle.
  const db = drizzle(client);
  await emptied(db);
  let isOpen = true;
  return {
    db,
    isShared: false,
    pool: null,
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      if (isUsedAgain) free.push(client);
      else await client.close();
    },
  };
}

/** From this size on, a table is given new files rather than left full of dead rows. */
const largeBytes = 1_000_000;

/**
 * Takes all rows and all that a connection keeps; triggers that guard rows in use are not asked. Most tables have few
 * rows or none: to truncate them all, Postgres would make some five hundred files.
 */
async function emptied(db: Db): Promise<void> {
  const namesOf = async (query: ReturnType<typeof sql>) =>
    (await db.execute<{ name: string }>(query)).rows.map(({ name }) => name);
  const tables = await namesOf(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not in ('migration', 'sql_functions')`,
  );
  const written = await namesOf(
    sql.raw(tables.map((name) => `select '${name}' as name where exists (select 1 from ${name})`).join(" union all ")),
  );
  const large = await namesOf(
    sql.raw(
      tables
        .map((name) => `select '${name}' as name where pg_relation_size('${name}') > ${largeBytes}`)
        .join(" union all "),
    ),
  );
  const counted = await namesOf(
    sql`select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  await db.execute(sql`set session_replication_role = replica`);
  for (const name of written.filter((one) => !large.includes(one))) await db.execute(sql.raw(`delete from ${name}`));
  // What refers to an emptied table is empty too.
  if (large.length > 0) await db.execute(sql.raw(`truncate ${large.join(", ")} cascade`));
  for (const name of counted) await db.execute(sql.raw(`alter sequence ${name} restart`));
  await db.execute(sql`delete from migration where not name = any(${sql.param(await migrationNames())})`);
  await db.execute(sql`discard all`);
}

const givenUrl = process.env["TEST_DATABASE_URL"];

/** A server for tests: TEST_DATABASE_URL, or one of the project's own that all tests share while they run. */
async function testServer(): Promise<{ url: string; leave(): Promise<void> } | { missing: string }> {
  if (givenUrl !== undefined) return { url: givenUrl, leave: async () => {} };
  const cluster = await openCluster(fileURLToPath(new URL("server/", cacheFolder)), () => {});
  if ("missing" in cluster) return cluster;
  const { user, password, host, port } = cluster.access;
  return { url: `postgres://${user}:${password}@${host}:${port}/postgres`, leave: cluster.leave };
}

/** A separate database on a real Postgres, dropped at the end; or why there is none. */
export async function temporaryServerDatabase(): Promise<{ url: string; drop(): Promise<void> } | { missing: string }> {
  const server = await testServer();
  if ("missing" in server) return server;
  const client = new pg.Client({ connectionString: server.url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
  } catch (error) {
    await server.leave();
    return { missing: `no Postgres at ${new URL(server.url).host}: ${String(error)}` };
  }
  const name = `services_test_${process.pid}_${Math.round(performance.timeOrigin + performance.now())}`;
  await client.query(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      // The pool ends before the server notices; an error of a closed connection would have no handler.
      const others = async () =>
        (await client.query("select 1 from pg_stat_activity where datname = $1", [name])).rowCount ?? 0;
      for (const until = Date.now() + 5_000; (await others()) > 0 && Date.now() < until;) await pause(20);
      await client.query(`drop database ${name} with (force)`);
      await client.end();
      await server.leave();
    },
  };
}

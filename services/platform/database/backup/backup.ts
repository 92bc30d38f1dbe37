/**
 * A backup is one gzipped text file: a header, each table's rows in COPY format, the sequences, and an end marker that
 * a truncated file lacks. It doesn't depend on the version of Postgres, and every later version of this program can
 * read it.
 */
import { createReadStream, createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { sql } from "../drizzle.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { migrate } from "../migrate.ts";
import type { OpenDatabase } from "../openDatabase.ts";
import { loadRows, type Step } from "./load.ts";
import { appliedMigrations, copyTarget, sequencesOf, tablesOf, type Sequence, type Table } from "./tables.ts";

const format = "betting-backup/1";
const endOfRows = "\\.";

interface Head {
  format: typeof format;
  writtenAt: string;
  migrations: string[];
  tables: Table[];
}

type Line = { table: string } | { sequence: Sequence } | { end: true; rows: number };

/**
 * A file or database that can't be backed up or restored. Its message is one line for the person running the command.
 */
export class BackupError extends Error {
  override name = "BackupError";
}

export interface BackupCounts {
  tables: number;
  rows: number;
}

function poolOf({ pool }: OpenDatabase): pg.Pool {
  if (pool === null) throw new BackupError("PGlite has no backups: copy DATA_DIR while nothing runs");
  return pool;
}

/** Writes all rows as they are at one moment, while services go on. The file is there once it is whole. */
export async function writeBackup(database: OpenDatabase, file: string): Promise<BackupCounts> {
  const client = await poolOf(database).connect();
  const counts: BackupCounts = { tables: 0, rows: 0 };
  const lines = async function* (): AsyncGenerator<string | Buffer> {
    const db = drizzle(client);
    const tables = await tablesOf(db);
    yield `${JSON.stringify({ format, writtenAt: new Date().toISOString(), migrations: await appliedMigrations(db), tables } satisfies Head)}\n`;
    for (const table of tables) {
      counts.tables += 1;
      yield `${JSON.stringify({ table: table.name } satisfies Line)}\n`;
      const rows = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
      yield* rows as AsyncIterable<Buffer>;
      counts.rows += rows.rowCount;
      yield `${endOfRows}\n`;
    }
    for (const sequence of await sequencesOf(db)) yield `${JSON.stringify({ sequence } satisfies Line)}\n`;
    yield `${JSON.stringify({ end: true, rows: counts.rows } satisfies Line)}\n`;
  };
  try {
    await client.query("begin transaction isolation level repeatable read, read only");
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(`${file}.part`, { mode: 0o600, flush: true }),
    );
    await client.query("commit");
  } finally {
    client.release(true);
  }
  await rename(`${file}.part`, file);
  return counts;
}

/**
 * Reads a backup into an empty database, and brings it up to date.
 * @throws BackupError when the database is not empty, or the file is no whole backup; nothing is kept then.
 */
export async function readBackup(database: OpenDatabase, file: string): Promise<BackupCounts> {
  const pool = poolOf(database);
  const {
    rows: [row],
  } = await database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  if (row?.n !== 0)
    throw new BackupError("the database is not empty: a backup is read into one that has never been used");
  const input = createReadStream(file);
  const unzipped = createGunzip();
  const lines = linesOf(input.on("error", (error) => unzipped.destroy(error)).pipe(unzipped));
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next().catch((error: unknown) => {
      throw new BackupError(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
    });
    if (done === true) throw new BackupError(`${file} is cut off`);
    return value;
  };
  const head = readHead(await next(), file);
  await migrate(database.db, head.migrations);
  const counts: BackupCounts = { tables: 0, rows: 0 };
  const rows = async function* (): AsyncGenerator<Buffer> {
    for (let line = await next(); line !== endOfRows; line = await next()) {
      counts.rows += 1;
      yield Buffer.from(`${line}\n`);
    }
  };
  const steps = async function* (): AsyncGenerator<Step> {
    for (;;) {
      const line = JSON.parse(await next()) as Line;
      if ("end" in line) {
        if (line.rows !== counts.rows)
          throw new BackupError(`${file} has ${counts.rows} rows in the place of ${line.rows}`);
        return;
      }
      if ("sequence" in line) {
        yield { kind: "sequence", sequence: line.sequence };
        continue;
      }
      const table = head.tables.find(({ name }) => name === line.table);
      if (table === undefined)
        throw new BackupError(`${file} has rows of the table ${line.table}, which its head does not name`);
      counts.tables += 1;
      yield { kind: "table", table, rows: rows() };
    }
  };
  await loadRows(pool, await tablesOf(database.db), steps());
  await migrate(database.db);
  return counts;
}

/** Lines of a file. Node's own reader also splits at U+2028, which may occur in texts. */
async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<string, undefined> {
  let begun: Buffer[] = [];
  for await (const chunk of input) {
    let from = 0;
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, at)]).toString("utf8");
      begun = [];
      from = at + 1;
    }
    begun.push(chunk.subarray(from));
  }
}

function readHead(line: string, file: string): Head {
  try {
    const head = JSON.parse(line) as Head;
    if (head.format === format) return head;
  } catch {
    // Said below.
  }
  throw new BackupError(`${file} is no backup of this project`);
}

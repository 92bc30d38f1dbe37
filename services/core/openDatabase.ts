/** Opens the database the settings name, up to date and ready. */
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { Db } from "./database.ts";
import { lockDataDir } from "./dataLock.ts";
import { migrate } from "./migrate.ts";
import { SettingsError } from "./settings.ts";

export interface OpenDatabase {
  db: Db;
  /** True when other processes may write to it too. */
  isShared: boolean;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  databaseUrl: string | null;
  /** Null keeps the embedded database in memory. */
  dataDir: string | null;
  /** Called when DATA_DIR's lock is lost: the process must not write on. */
  onLockLost?: () => void;
}

/**
 * Opens Postgres when there is a DATABASE_URL, else the embedded one.
 * @throws SettingsError with one line when DATABASE_URL can't be reached or DATA_DIR is in use.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const open = await (settings.databaseUrl ? openServer(settings.databaseUrl) : openEmbedded(settings));
  try {
    await migrate(open.db);
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}

/** A database URL fit for a log: without the password. */
export function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    if (parsed.password) parsed.password = "***";
    return parsed.href;
  } catch {
    return "(not a URL)";
  }
}

async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    const reason = error instanceof AggregateError ? error.errors.map(String).join(", ") : error instanceof Error ? error.message : String(error);
    throw new SettingsError(`DATABASE_URL=${withoutPassword(url)} can't be reached: ${reason.replaceAll(/\s+/g, " ")}`);
  }
  return { db: drizzlePg(pool), isShared: true, close: () => pool.end() };
}

async function openEmbedded({ dataDir, onLockLost }: DatabaseSettings): Promise<OpenDatabase> {
  if (dataDir === null) {
    const client = await PGlite.create();
    return { db: drizzlePglite(lightened(client)), isShared: false, close: () => client.close() };
  }
  const unlock = await lockDataDir(dataDir, onLockLost ?? (() => {}));
  try {
    const folder = join(dataDir, "postgres");
    await mkdir(folder, { recursive: true });
    const client = await PGlite.create(folder);
    return {
      db: drizzlePglite(lightened(client)),
      isShared: false,
      close: async () => {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Last of the numbers that Postgres keeps for types of its own that are single values. */
const lastScalarType = 999;
/** Single values beyond them: dates and times, numeric, uuid, jsonb. */
const scalarTypes: readonly number[] = [1042, 1043, 1082, 1083, 1114, 1184, 1186, 1266, 1700, 2950, 3802];
/** Arrays that columns may be of: boolean, integer, text, varchar, bigint, double, numeric. */
const arrayTypes: readonly number[] = [1000, 1007, 1009, 1015, 1016, 1022, 1231];

/**
 * Takes from a client the readers of types that no column has, such as arrays of the catalog's own: PGlite knows three
 * hundred and copies them all for each statement, which takes as long as running a short one.
 */
export function lightened(client: PGlite): PGlite {
  for (const type of Object.keys(client.parsers).map(Number)) {
    if (type > lastScalarType && !arrayTypes.includes(type) && !scalarTypes.includes(type)) delete client.parsers[type];
  }
  return client;
}

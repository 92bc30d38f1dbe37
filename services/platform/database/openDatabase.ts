/** Opens the database the settings name, up to date and ready. */
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { parseIntoClientConfig } from "pg-connection-string";
import { takesConnections, type Db } from "./database.ts";
import { openCluster } from "./embedded/cluster.ts";
import { importFormerFolder } from "./embedded/former.ts";
import { migrate } from "./migrate.ts";
import { openPglite } from "./pglite.ts";
import { amongServers, openPool, readServers, towards } from "./pool.ts";
import { SettingsError } from "../settings/settings.ts";

export interface OpenDatabase {
  db: Db;
  /** True when other processes may write to it too. */
  isShared: boolean;
  /** Connections for what Drizzle does not do, such as copying tables; null for PGlite. */
  pool: pg.Pool | null;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** Postgres to use instead of the embedded one; several hosts are a primary and its standbys. */
  databaseUrl: string | null;
  /** Folder of the embedded database; null keeps one in memory. */
  dataDir: string | null;
  /** In production only a database that syncs to disk will do. */
  isProduction?: boolean;
  /** Gets one line about each thing an operator would not expect. Standard error by default. */
  tell?: (line: string) => void;
  /** Called when PGlite's lock of DATA_DIR is lost: the process must not write on. */
  onLockLost?: () => void;
}

/**
 * Opens Postgres when there is a DATABASE_URL, else the embedded one.
 * @throws SettingsError with one line when DATABASE_URL can't be reached, or DATA_DIR can't be used.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const open = await connectDatabase(settings);
  try {
    await migrate(open.db);
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}

/**
 * As `openDatabase`, but leaves the database as it is: a restored one is not brought up to date before it has its rows.
 */
export async function connectDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  return await (settings.databaseUrl ? openServer(settings.databaseUrl) : openEmbedded(settings));
}

/** A database URL fit for a log: without the password. */
export function withoutPassword(url: string): string {
  return /^[a-z]+:\/\//i.test(url) ? url.replace(/^([a-z]+:\/\/[^:@/?#]*):[^@/]*@/i, "$1:***@") : "(not a URL)";
}

/** Drizzle over a pool, and over each of its connections once it is taken out. */
function databaseOf(pool: pg.Pool): Db {
  const db: Db = drizzle(pool);
  const single = new WeakMap<pg.PoolClient, Db>();
  takesConnections(db, async (work) => {
    const client = await pool.connect();
    try {
      const known = single.get(client) ?? drizzle(client);
      single.set(client, known);
      return await work(known);
    } finally {
      client.release();
    }
  });
  return db;
}

async function openServer(url: string): Promise<OpenDatabase> {
  let pool: pg.Pool;
  let tries: number;
  try {
    const { servers, single } = readServers(url);
    tries = servers.length;
    pool = openPool(parseIntoClientConfig(single), amongServers(servers));
  } catch {
    throw new SettingsError(`DATABASE_URL=${withoutPassword(url)} is not a URL of a Postgres`);
  }
  for (let failed = 1; ; failed += 1) {
    try {
      await pool.query("select 1");
      break;
    } catch (error) {
      if (failed < tries) continue;
      await pool.end();
      const reason =
        error instanceof AggregateError
          ? error.errors.map(String).join(", ")
          : error instanceof Error
            ? error.message
            : String(error);
      throw new SettingsError(
        `DATABASE_URL=${withoutPassword(url)} can't be reached: ${reason.replaceAll(/\s+/g, " ")}`,
      );
    }
  }
  return { db: databaseOf(pool), isShared: true, pool, close: () => pool.end() };
}

async function openEmbedded({
  dataDir,
  isProduction = false,
  onLockLost,
  tell = tellOnStandardError,
}: DatabaseSettings): Promise<OpenDatabase> {
  if (dataDir === null) return await openPglite(null);
  const cluster = await openCluster(dataDir, tell).catch((error: unknown) => {
    // The system's own refusals: no right to write there, no room left.
    if (error instanceof Error && "syscall" in error && "path" in error)
      throw new SettingsError(`DATA_DIR=${dataDir} can't be used: ${error.message}`);
    throw error;
  });
  if ("missing" in cluster) {
    const trouble = `no Postgres runs in DATA_DIR: ${cluster.missing}`;
    if (isProduction) throw new SettingsError(`${trouble}. Production needs one: set DATABASE_URL`);
    tell(`${trouble}. Using PGlite, which does not sync to disk: a power cut may lose bets`);
    return await openPglite(dataDir, onLockLost);
  }
  const { access } = cluster;
  const pool = openPool({ user: access.user, password: access.password, database: access.database }, towards(access));
  const close = async () => {
    await pool.end();
    await cluster.leave();
  };
  try {
    const db = databaseOf(pool);
    await importFormerFolder(db, pool, dataDir, tell);
    return { db, isShared: true, pool, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const tellOnStandardError = (line: string) => void process.stderr.write(`services: ${line}\n`);

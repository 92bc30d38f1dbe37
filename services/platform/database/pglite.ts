/**
 * PGlite: Postgres within this process. Unit tests use it in memory; on disk it is the fallback where Postgres can't
 * run. It never syncs to disk, and two processes on one folder silently lose rows.
 */
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { lockDataDir } from "./dataLock.ts";
import type { OpenDatabase } from "./openDatabase.ts";
import { SettingsError } from "../settings/settings.ts";

/** Where PGlite keeps its files in a data folder. */
export const pgliteFolder = (dataDir: string): string => join(dataDir, "postgres");

/**
 * Opens PGlite in a data folder, or in memory for null.
 * @throws SettingsError when another process uses the folder, or what lies in it is not a whole database
 */
export async function openPglite(dataDir: string | null, onLockLost: () => void = () => {}): Promise<OpenDatabase> {
  if (dataDir === null) {
    const client = await PGlite.create();
    return { db: drizzle(lightened(client)), isShared: false, pool: null, close: () => client.close() };
  }
  const unlock = await lockDataDir(dataDir, onLockLost);
  try {
    const folder = pgliteFolder(dataDir);
    await requireWhole(folder);
    await mkdir(folder, { recursive: true });
    const client = await PGlite.create(folder);
    return {
      db: drizzle(lightened(client)),
      isShared: false,
      pool: null,
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

/**
 * PGlite creates a new database over anything it doesn't recognise. @throws SettingsError when a folder is neither
 * empty nor a database
 */
export async function requireWhole(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((): string[] => []);
  if (entries.length > 0 && !entries.includes("PG_VERSION"))
    throw new SettingsError(
      `${folder} is not empty and has no PG_VERSION: a copy of a database that is not whole. Restore it, or move it away to begin anew`,
    );
}

/** Last of the numbers that Postgres reserves for built-in scalar types. */
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

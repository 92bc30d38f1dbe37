/** Gives a command the database that the environment names, and ends it with one line when that can't be done. */
import { MigrationError } from "../../services/platform/database/migrate.ts";
import type { connectDatabase, OpenDatabase } from "../../services/platform/database/openDatabase.ts";
import { readDatabaseChoice, SettingsError } from "../../services/platform/settings/settings.ts";

type Known = new (...args: never[]) => Error;

interface Ends {
  /** Further errors whose message is for the person at the terminal. */
  known?: readonly Known[];
  /** What such an error ends the command with. */
  exitCode?: number;
}

export async function withDatabase(
  open: typeof connectDatabase,
  work: (database: OpenDatabase) => Promise<void>,
  { known = [], exitCode = 1 }: Ends = {},
): Promise<void> {
  try {
    const { databaseUrl, dataDir, siteEnv } = readDatabaseChoice(process.env);
    const database = await open({
      databaseUrl,
      dataDir,
      isProduction: siteEnv === "production",
      tell: (line) => console.error(line),
    });
    try {
      await work(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (![SettingsError, MigrationError, ...known].some((kind) => error instanceof kind)) throw error;
    console.error((error as Error).message);
    process.exitCode = exitCode;
  }
}

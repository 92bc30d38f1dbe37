// npm run restore FILE: reads a backup into an empty DATA_DIR or DATABASE_URL and brings it up to date.
import { resolve } from "node:path";
import { BackupError, readBackup } from "../services/platform/database/backup/backup.ts";
import { connectDatabase } from "../services/platform/database/openDatabase.ts";
import { withDatabase } from "./lib/withDatabase.ts";

const [, , file] = process.argv;
if (file === undefined) {
  console.error("npm run restore needs the file of a backup");
  process.exit(1);
}
await withDatabase(
  connectDatabase,
  async (database) => {
    const { tables, rows } = await readBackup(database, resolve(file));
    console.log(`${rows} rows of ${tables} tables were read. Check the books with npm run books.`);
  },
  { known: [BackupError] },
);

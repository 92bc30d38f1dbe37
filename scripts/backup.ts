// npm run backup [FILE]: writes all rows of the database to one file, while services run. Default: backup-<time>.gz
// here.
import { resolve } from "node:path";
import { BackupError, writeBackup } from "../services/platform/database/backup/backup.ts";
import { openDatabase } from "../services/platform/database/openDatabase.ts";
import { withDatabase } from "./lib/withDatabase.ts";

const file = resolve(process.argv[2] ?? `backup-${new Date().toISOString().replaceAll(":", "-").slice(0, 19)}.gz`);
await withDatabase(
  openDatabase,
  async (database) => {
    const { tables, rows } = await writeBackup(database, file);
    console.log(
      `${rows} rows of ${tables} tables are in ${file}. It holds passwords' hashes and personal data: keep it as you keep the database.`,
    );
  },
  { known: [BackupError] },
);

// npm run books: the trial balance of the database the settings name (DATABASE_URL or DATA_DIR). Ends with 1 when the books don't balance.
import { booksText, readBooks } from "../services/accounts/books.ts";
import { openDatabase } from "../services/core/openDatabase.ts";
import { readSettings, SettingsError } from "../services/core/settings.ts";

try {
  const { databaseUrl, dataDir } = readSettings(process.env);
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    const books = await readBooks(database.db);
    for (const line of booksText(books)) console.log(line);
    process.exitCode = books.isBalanced ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

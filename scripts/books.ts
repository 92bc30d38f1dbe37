// npm run books: the trial balance of the database the settings name (DATABASE_URL or DATA_DIR). Ends with 1 when the
// books don't balance, with 2 when they can't be read.
import { booksText, readBooks } from "../services/money/accounts/books.ts";
import { openDatabase } from "../services/platform/database/openDatabase.ts";
// Connects the ports: the books ask the services that hold stakes what they must come to.
import "../services/registry.ts";
import { withDatabase } from "./lib/withDatabase.ts";

await withDatabase(
  openDatabase,
  async ({ db }) => {
    const books = await readBooks(db);
    for (const line of booksText(books)) console.log(line);
    process.exitCode = books.isBalanced ? 0 : 1;
  },
  { exitCode: 2 },
);

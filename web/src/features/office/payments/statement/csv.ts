/** The statement as a table for spreadsheets. Amounts are digits with the decimal mark of the language, months YYYY-MM. */
import { csvText } from "#shared/site/csv.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import { type StatementMonth, SUMS } from "./months.ts";

/** The columns, in order. */
const COLUMNS = ["month", "account", "currency", ...SUMS, "balance"] as const;
export type StatementColumn = (typeof COLUMNS)[number];

/** The table with its head, a month of an account a line. */
export const statementCsv = (
  months: readonly StatementMonth[],
  column: (name: StatementColumn) => string,
  language: LanguageCode,
): string =>
  csvText(
    COLUMNS.map(column),
    months.map((month) => [
      month.month,
      month.accountId,
      month.balance.currency,
      ...SUMS.map((name) => month[name].amount),
      month.balance.amount,
    ]),
    language,
  );

/** The books as an operator looks at them: what each kind of account holds, and what does not fit. */
import { sql } from "../../platform/database/drizzle.ts";
import type { Db } from "../../platform/database/database.ts";
import { trialBalance, type TrialBalance } from "./ledger.ts";
import { expectedTotals } from "./stakeHolders.ts";
import type { LedgerAccountKind } from "./tables.ts";

/** Total of the accounts of a type in a currency. Amounts are exact. */
export interface Holding {
  kind: LedgerAccountKind;
  currency: string;
  accounts: number;
  /** Sum of their journal entries. */
  entries: string;
  /** Sum of the stored balances; null for the house's accounts, which store none. */
  balances: string | null;
}

/** A house account that holds something else than the tables say it must: open stakes, withdrawals under way, or debts of players. */
export interface HouseDrift {
  kind: "stakes" | "held" | "debts";
  currency: string;
  entries: string;
  expected: string;
}

export interface Books extends TrialBalance {
  holdings: Holding[];
  house: HouseDrift[];
  isBalanced: boolean;
}

/** Looks at the books at one moment, also while others write. */
export async function readBooks(db: Db): Promise<Books> {
  return db.transaction(
    async (tx) => {
      const holdings = await tx.execute<{
        kind: LedgerAccountKind;
        currency: string;
        accounts: number;
        entries: string;
        balances: string | null;
      }>(sql`
      select account.kind, account.currency, count(*)::integer as accounts, trim_scale(coalesce(sum(held.amount), 0))::text as entries, trim_scale(sum(account.balance))::text as balances
      from ledger_account account left join (select account_id, sum(amount) as amount from entry group by account_id) held on held.account_id = account.id
      group by account.kind, account.currency order by account.currency, account.kind`);
      const expected = [];
      for (const kind of ["stakes", "held"] as const)
        for (const [currency, amount] of await expectedTotals(tx, kind)) expected.push({ kind, currency, amount });
      const house = await tx.execute<{
        kind: HouseDrift["kind"];
        currency: string;
        entries: string;
        expected: string;
      }>(sql`
      with expected as (
        select kind, currency, amount from jsonb_to_recordset(${JSON.stringify(expected)}::jsonb) as open (kind text, currency text, amount numeric)
        union all select 'debts', account.currency, -sum(debt.amount) from account_debt debt join ledger_account account on account.id = debt.account_id group by account.currency
      ), held as (
        select account.kind, account.currency, coalesce(sum(entry.amount), 0) as amount from ledger_account account left join entry on entry.account_id = account.id
        where account.kind in ('stakes', 'held', 'debts') group by account.kind, account.currency
      )
      select kind, currency, trim_scale(coalesce(held.amount, 0))::text as entries, trim_scale(coalesce(expected.amount, 0))::text as expected
      from held full join expected using (kind, currency) where coalesce(held.amount, 0) <> coalesce(expected.amount, 0) order by currency, kind`);
      const { totals, drifts } = await trialBalance(tx);
      return {
        holdings: holdings.rows,
        house: house.rows,
        totals,
        drifts,
        isBalanced: drifts.length === 0 && house.rows.length === 0 && totals.every(({ sum }) => sum === "0"),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** What says how much a house account must hold. */
const sources = { stakes: "open coupons", held: "withdrawals under way", debts: "players' debts" } as const;

/** The books as lines of text. */
export function booksText({ holdings, totals, drifts, house, isBalanced }: Books): string[] {
  const rows = holdings.map(({ kind, currency, accounts, entries, balances }) => [
    currency,
    kind,
    String(accounts),
    entries,
    balances ?? "-",
  ]);
  return [
    ...table([["currency", "kind", "accounts", "journal entries", "kept balances"], ...rows]),
    "",
    ...totals.map(({ currency, sum }) => `${currency}: all entries come to ${sum}${sum === "0" ? "" : ", not to 0"}`),
    ...drifts.map((drift) =>
      drift.kind === "account"
        ? `DRIFT: account ${drift.accountId} (${drift.currency}) keeps ${drift.balance}, its entries come to ${drift.entries}`
        : `DRIFT: journal ${drift.journalId} (${drift.currency}) comes to ${drift.sum}, not to 0`,
    ),
    ...house.map(
      ({ kind, currency, entries, expected }) =>
        `DRIFT: the house's account ${kind} (${currency}) holds ${entries}, the ${sources[kind]} say ${expected}`,
    ),
    isBalanced ? "The books balance." : "THE BOOKS DO NOT BALANCE.",
  ];
}

/** Columns of one width; numbers, from the third on, to the right. */
function table(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}

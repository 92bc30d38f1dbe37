/**
 * The ledger: double entry, append-only. Every movement is one journal whose entries add up to zero in each currency.
 * The database refuses any other journal, changes to existing ones, and wallets below zero.
 */
import { createHash } from "node:crypto";
import { and, asc, eq, inArray, sql, type SQL } from "../../platform/database/drizzle.ts";
import type { AccountUse } from "#shared/money/accountUses.ts";
import { Exact } from "#shared/money/money.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import {
  type AccountTypeId,
  barredTypes,
  entry,
  journal,
  ledgerAccount,
  type JournalKind,
  type LedgerAccountKind,
} from "./tables.ts";

/** An account and its gain, an exact signed decimal. */
export interface EntryInput {
  accountId: number;
  amount: string;
}

export interface JournalInput {
  /** The same key never moves money twice. */
  key: string;
  kind: JournalKind;
  /** What it uses the money for: a wallet whose money may not be used so makes it throw. */
  use: AccountUse;
  /** Entries of zero are left out. */
  entries: readonly EntryInput[];
  couponId?: number;
  /** The casino round that it belongs to, as the studio numbers it. */
  roundId?: string;
  /** Epoch milliseconds of the services' clock. */
  at: number;
}

export type Posted =
  | {
      ok: true;
      journalId: number;
      /** True when the key was used before with the same entries: nothing moved now. */ isReplay: boolean;
    }
  | {
      ok: false;
      code: "INSUFFICIENT_FUNDS" | "IDEMPOTENCY_MISMATCH";
      /** The wallet that is short. */ accountId?: number;
    };

/**
 * Posts a journal. Nothing is written unless it answers `ok`, so a caller may return from its transaction with the
 * refusal. Wallets are locked in the order of their ids, before anything else, so that journals that meet can't
 * wait for each other in a circle.
 */
export async function post(tx: Tx, input: JournalInput): Promise<Posted> {
  return write(tx, input, null);
}

/**
 * Takes a journal back by its exact opposite. A second reversal of the same journal is a replay of the first.
 * @throws when there is no journal under that key: that is a bug of the caller.
 */
export async function reverse(tx: Tx, key: string, at: number): Promise<Posted> {
  return reverseAs(tx, key, at, async (opposite) => opposite);
}

/**
 * The same with entries that the caller arranges again, such as those of a wallet that can't give everything back. They
 * must sum to zero as the opposite ones do.
 */
export async function reverseAs(
  tx: Tx,
  key: string,
  at: number,
  arrange: (opposite: EntryInput[]) => Promise<EntryInput[]>,
): Promise<Posted> {
  const [original] = await tx.select().from(journal).where(eq(journal.key, key));
  if (!original) throw new Error(`no journal ${key} to reverse`);
  const entries = await tx
    .select({ accountId: entry.accountId, amount: entry.amount })
    .from(entry)
    .where(eq(entry.journalId, original.id))
    .orderBy(asc(entry.id));
  const opposite = entries.map(({ accountId, amount }) => ({
    accountId,
    amount: new Exact(amount).negated().toFixed(),
  }));
  return write(
    tx,
    {
      key: `${key}:reversal`,
      kind: "reversal",
      use: null,
      entries: await arrange(opposite),
      couponId: original.couponId ?? undefined,
      roundId: original.roundId ?? undefined,
      at,
    },
    original.id,
  );
}

async function write(
  tx: Tx,
  input: Pick<JournalInput, "key" | "kind" | "entries" | "at"> & {
    /** Null for what is taken back: its accounts are the original's. */
    use: AccountUse | null;
    couponId?: number | undefined;
    roundId?: string | undefined;
  },
  reverses: number | null,
): Promise<Posted> {
  const { fingerprint, accounts, amounts, barred } = linesOf(input);
  const {
    rows: [posted],
  } = await tx.execute<{ journal_id: string | number | null; is_replay: boolean; short_id: number | null }>(sql`
    select * from ledger_post(${input.key}, ${input.kind}, ${fingerprint}, ${input.couponId ?? null}::bigint, ${input.roundId ?? null}::text, ${reverses}::bigint, ${input.at}::bigint,
      ${listed(accounts)}::integer[], ${listed(amounts)}::numeric[], ${listed(barred)}::integer[])`);
  if (!posted) throw new Error(`the journal ${input.key} was not written`);
  if (posted.journal_id !== null) return { ok: true, journalId: Number(posted.journal_id), isReplay: posted.is_replay };
  return posted.is_replay
    ? { ok: false, code: "IDEMPOTENCY_MISMATCH" }
    : { ok: false, code: "INSUFFICIENT_FUNDS", ...(posted.short_id !== null && { accountId: posted.short_id }) };
}

/**
 * A journal as the database's `ledger_write` takes it, for a function that writes more than journals. The caller has
 * locked its wallets, and knows that they hold enough and that the key is new.
 */
export const writtenJournal = ({ entries, ...journal }: JournalInput) => ({
  ...journal,
  ...linesOf({ ...journal, entries }),
});

/** What a journal moves, as the database's functions take it; entries of zero are left out. */
export function linesOf({ kind, use, entries }: Pick<JournalInput, "kind" | "entries"> & { use: AccountUse | null }): {
  fingerprint: string;
  accounts: number[];
  amounts: string[];
  barred: AccountTypeId[];
} {
  const moving = entries.filter(({ amount }) => !new Exact(amount).isZero());
  return {
    fingerprint: fingerprintOf(kind, moving),
    accounts: moving.map(({ accountId }) => accountId),
    amounts: moving.map(({ amount }) => new Exact(amount).toFixed()),
    barred: use === null ? [] : barredTypes(use),
  };
}

/** An array as one parameter of a statement: numbers and plain words only. */
const listed = (values: readonly (number | string)[]): SQL => sql`string_to_array(${values.join(",")}, ',')`;

/** The same entries in any order and any spelling of their amounts have the same fingerprint. */
export function fingerprintOf(kind: JournalKind, entries: readonly EntryInput[]): string {
  const lines = entries.map(({ accountId, amount }) => `${accountId} ${new Exact(amount).toFixed()}`).toSorted();
  return createHash("sha256")
    .update([kind, ...lines].join("\n"))
    .digest("hex");
}

type HouseKind = Exclude<LedgerAccountKind, "player">;

/** Every account the house has in a currency, in one order for all who open them. */
const houseKinds: Readonly<Record<HouseKind, true>> = {
  adjustments: true,
  advance: true,
  clearing: true,
  debts: true,
  equity: true,
  fees: true,
  held: true,
  promo: true,
  revenue: true,
  rounding: true,
  stakes: true,
};

/**
 * Opens the house's accounts in a currency, all at once and always in the same order. Transactions that opened them one
 * by one in different orders would deadlock. The first wallet of a currency opens them.
 */
export async function openHouse(tx: Tx, currency: string): Promise<void> {
  const kinds = Object.keys(houseKinds) as HouseKind[];
  const opened = await tx
    .select({ kind: ledgerAccount.kind })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.currency, currency), inArray(ledgerAccount.kind, kinds)));
  if (opened.length < kinds.length)
    await tx
      .insert(ledgerAccount)
      .values(kinds.map((kind) => ({ kind, currency })))
      .onConflictDoNothing();
}

/** The house's account of a kind in a currency. */
export async function houseAccount(tx: Tx, kind: HouseKind, currency: string): Promise<number> {
  const find = async () => {
    const [row] = await tx
      .select({ id: ledgerAccount.id })
      .from(ledgerAccount)
      .where(and(eq(ledgerAccount.kind, kind), eq(ledgerAccount.currency, currency)));
    return row?.id ?? null;
  };
  const known = await find();
  if (known !== null) return known;
  await openHouse(tx, currency);
  const opened = await find();
  if (opened === null) throw new Error(`the account ${kind} ${currency} was not opened`);
  return opened;
}

/** An account whose stored balance isn't the sum of its entries, or a journal that doesn't balance. */
export type Drift =
  | { kind: "account"; accountId: number; currency: string; balance: string; entries: string }
  | { kind: "journal"; journalId: number; currency: string; sum: string };

export interface TrialBalance {
  /** Sum of all entries of each currency; zero each, when the books are in order. */
  totals: { currency: string; sum: string }[];
  drifts: Drift[];
}

/** Proves the books from the entries alone, and names what drifts. */
export async function trialBalance(db: Db): Promise<TrialBalance> {
  const totals = await db.execute<{ currency: string; sum: string }>(sql`
    select account.currency, trim_scale(sum(entry.amount))::text as sum from entry join ledger_account account on account.id = entry.account_id group by account.currency order by account.currency`);
  const accounts = await db.execute<{ id: number; currency: string; balance: string; entries: string }>(sql`
    select account.id, account.currency, account.balance::text as balance, coalesce(sum(entry.amount), 0)::text as entries
    from ledger_account account left join entry on entry.account_id = account.id
    where account.kind = 'player' group by account.id having account.balance <> coalesce(sum(entry.amount), 0) order by account.id`);
  const journals = await db.execute<{ id: string; currency: string; sum: string }>(sql`
    select entry.journal_id as id, account.currency, sum(entry.amount)::text as sum from entry join ledger_account account on account.id = entry.account_id
    group by entry.journal_id, account.currency having sum(entry.amount) <> 0 order by entry.journal_id`);
  return {
    totals: totals.rows,
    drifts: [
      ...accounts.rows.map(({ id, currency, balance, entries }) => ({
        kind: "account" as const,
        accountId: id,
        currency,
        balance,
        entries,
      })),
      ...journals.rows.map(({ id, currency, sum }) => ({
        kind: "journal" as const,
        journalId: Number(id),
        currency,
        sum,
      })),
    ],
  };
}

/** The history of an account (SPEC 7.29): the ledger's own entries, so it is exact and complete. */
import { and, count, desc, eq, gte, inArray, lt } from "../../platform/database/drizzle.ts";
import type { z } from "zod";
import { Exact, roundMoney } from "#shared/money/money.ts";
import type { Db } from "../../platform/database/database.ts";
import type { accountsApi, historyEntry } from "./api.ts";
import { entry, journal, ledgerAccount, type JournalKind } from "./tables.ts";

type Query = z.output<typeof accountsApi.history.query>;
type History = z.infer<typeof accountsApi.history.response>;
type Entry = z.infer<typeof historyEntry>;

/** What each kind of journal is called in a history. */
const typeOf: Readonly<Record<JournalKind, Entry["type"]>> = {
  opening: "OPENING",
  deposit: "DEPOSIT",
  withdrawal: "WITHDRAWAL",
  stake: "STAKE",
  payout: "PAYOUT",
  reversal: "REFUND",
  conversion: "CONVERSION",
  repayment: "REPAYMENT",
  adjustment: "ADJUSTMENT",
  bonus: "BONUS",
};

/** Entries older than this are the archive. */
const archiveMs = 90 * 24 * 60 * 60_000;

const cursorOf = (id: number) => Buffer.from(`entry:${id}`).toString("base64url");

/** The entry a cursor points at; null for an invalid text. */
function readCursor(cursor: string): number | null {
  const id = /^entry:(\d{1,15})$/.exec(Buffer.from(cursor, "base64url").toString("latin1"))?.[1];
  return id === undefined ? null : Number(id);
}

/** The journals that a comma list of types means; all of them without one. Words that are no type are left out. */
function kindsIn(types: string | undefined): JournalKind[] | null {
  if (types === undefined) return null;
  const named = new Set(types.split(","));
  return (Object.keys(typeOf) as JournalKind[]).filter((kind) => named.has(typeOf[kind]));
}

/** Amounts with at least the currency's digits, and never rounded: finer amounts of the ledger are written in full. */
export function written(amount: string, currency: string): string {
  const rounded = roundMoney(amount, currency);
  return new Exact(rounded).equals(amount) ? rounded : new Exact(amount).toFixed();
}

/**
 * A page of an account's entries, newest first; "unknown" when the account is not the player's, "cursor" for an invalid
 * cursor. Closed accounts keep their history.
 * @param now epoch milliseconds.
 */
export async function accountHistory(
  db: Db,
  playerId: number,
  query: Query,
  now: number,
): Promise<History | "unknown" | "cursor"> {
  const which = query.accountId === undefined ? eq(ledgerAccount.type, 0) : eq(ledgerAccount.id, query.accountId);
  const [account] = await db
    .select({ id: ledgerAccount.id, currency: ledgerAccount.currency })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.playerId, playerId), which));
  if (!account) return "unknown";
  const before = query.before === undefined ? null : readCursor(query.before);
  if (query.before !== undefined && before === null) return "cursor";
  const kinds = kindsIn(query.types);
  const all = and(
    eq(entry.accountId, account.id),
    kinds === null ? undefined : inArray(journal.kind, kinds),
    query.from === undefined ? undefined : gte(journal.at, query.from * 1000),
    query.to === undefined ? undefined : lt(journal.at, query.to * 1000),
    query.isIncludeArchive ? undefined : gte(journal.at, now - archiveMs),
  );
  const [total] = await db
    .select({ entries: count() })
    .from(entry)
    .innerJoin(journal, eq(journal.id, entry.journalId))
    .where(all);
  const page = and(all, before === null ? undefined : lt(entry.id, before));
  const rows = await db
    .select({
      id: entry.id,
      amount: entry.amount,
      balanceAfter: entry.balanceAfter,
      kind: journal.kind,
      couponId: journal.couponId,
      roundId: journal.roundId,
      at: journal.at,
    })
    .from(entry)
    .innerJoin(journal, eq(journal.id, entry.journalId))
    .where(page)
    .orderBy(desc(entry.id))
    .limit(query.pageSize + 1)
    .offset((query.pageNumber - 1) * query.pageSize);
  const entries = rows.slice(0, query.pageSize).map((row): Entry => ({
    id: String(row.id),
    type: typeOf[row.kind],
    couponId: row.couponId === null ? null : String(row.couponId),
    roundId: row.roundId,
    amount: written(row.amount, account.currency),
    balanceAfter: written(row.balanceAfter ?? "0", account.currency),
    at: Math.floor(row.at / 1000),
  }));
  const cursors = entries.map(({ id }) => cursorOf(Number(id)));
  return {
    accountId: account.id,
    currency: account.currency,
    pageNumber: query.pageNumber,
    pageCount: Math.ceil((total?.entries ?? 0) / query.pageSize),
    totalCount: total?.entries ?? 0,
    entries,
    cursors,
    next: rows.length > query.pageSize ? (cursors.at(-1) ?? null) : null,
  };
}

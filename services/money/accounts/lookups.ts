/** What other services may know of accounts and their movements, without reading the ledger's tables themselves. */
import { and, asc, eq, exists, gt, gte, inArray, lt, or, sql, alias } from "../../platform/database/drizzle.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { entry, journal, ledgerAccount, playerChoice, type AccountTypeId, type LedgerAccountKind } from "./tables.ts";

/** A sum in one currency, an exact decimal. */
export interface CurrencySum {
  currency: string;
  sum: string;
}

/** Currency of the main account; null when the player has none. */
export async function mainCurrencyOf(db: Db, playerId: number): Promise<string | null> {
  const [main] = await db
    .select({ currency: ledgerAccount.currency })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.playerId, playerId), eq(ledgerAccount.type, 0)));
  return main?.currency ?? null;
}

/** Currencies of all accounts of a player, closed ones too. */
export async function currenciesOf(db: Db, playerId: number): Promise<string[]> {
  const rows = await db
    .select({ currency: ledgerAccount.currency })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.playerId, playerId));
  return rows.map(({ currency }) => currency);
}

/** Type of each account, and whether support keeps its player's money where it is. */
export async function accountFacts(
  db: Db,
  accountIds: readonly number[],
): Promise<Map<number, { type: AccountTypeId; isFrozen: boolean }>> {
  const rows = await db
    .select({ id: ledgerAccount.id, type: ledgerAccount.type, frozenAt: playerChoice.frozenAt })
    .from(ledgerAccount)
    .innerJoin(playerChoice, eq(playerChoice.id, ledgerAccount.playerId))
    .where(inArray(ledgerAccount.id, [...new Set(accountIds)]));
  return new Map(rows.map(({ id, type, frozenAt }) => [id, { type: type ?? 0, isFrozen: frozenAt !== null }]));
}

/** Whether support keeps the player's money where it is. */
export async function isFrozen(db: Db, playerId: number): Promise<boolean> {
  const [row] = await db
    .select({ frozenAt: playerChoice.frozenAt })
    .from(playerChoice)
    .where(eq(playerChoice.id, playerId));
  return typeof row?.frozenAt === "number";
}

/** Balance of an account, an exact decimal. */
export async function balanceOf(db: Db, accountId: number): Promise<string> {
  const [row] = await db
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.id, accountId));
  return row?.balance ?? "0";
}

/** Locks an account until the transaction ends, and returns its balance. */
export async function lockAccount(tx: Tx, accountId: number): Promise<string> {
  const [row] = await tx
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.id, accountId))
    .for("update");
  return row?.balance ?? "0";
}

/** Locks all accounts of a player in the order of their ids, and returns their balances. */
export async function lockAccountsOf(tx: Tx, playerId: number): Promise<string[]> {
  const rows = await tx
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.playerId, playerId), eq(ledgerAccount.kind, "player")))
    .orderBy(asc(ledgerAccount.id))
    .for("update");
  return rows.map(({ balance }) => balance ?? "0");
}

/** Whether money ever came in from outside. */
export async function hasDeposit(db: Db, playerId: number): Promise<boolean> {
  const incoming = db
    .select({ one: sql`1` })
    .from(entry)
    .innerJoin(journal, eq(journal.id, entry.journalId))
    .where(and(eq(entry.accountId, ledgerAccount.id), inArray(journal.kind, ["opening", "deposit"])));
  const [row] = await db
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.playerId, playerId), exists(incoming)))
    .limit(1);
  return row !== undefined;
}

/** Deposits since a moment (epoch milliseconds of the services' clock), less those that were taken back. */
export async function depositedSince(db: Db, playerId: number, since: number): Promise<CurrencySum[]> {
  const original = alias(journal, "original");
  return db
    .select({ currency: ledgerAccount.currency, sum: sql<string>`coalesce(sum(${entry.amount}), 0)` })
    .from(entry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.accountId))
    .innerJoin(journal, eq(journal.id, entry.journalId))
    .leftJoin(original, eq(original.id, journal.reverses))
    .where(
      and(
        eq(ledgerAccount.playerId, playerId),
        or(
          and(eq(journal.kind, "deposit"), gt(journal.at, since)),
          and(eq(original.kind, "deposit"), gt(original.at, since)),
        ),
      ),
    )
    .groupBy(ledgerAccount.currency);
}

/**
 * Sum of stakes and payouts on a player's accounts since a moment, negative for money that left; reversals count
 * against the original.
 */
export async function playedSince(
  db: Db,
  playerId: number,
  since: number,
): Promise<(CurrencySum & { kind: "stake" | "payout" })[]> {
  const original = alias(journal, "original");
  const kind = sql<"stake" | "payout">`coalesce(${original.kind}, ${journal.kind})`;
  return db
    .select({ kind, currency: ledgerAccount.currency, sum: sql<string>`sum(${entry.amount})` })
    .from(entry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.accountId))
    .innerJoin(journal, eq(journal.id, entry.journalId))
    .leftJoin(original, eq(original.id, journal.reverses))
    .where(and(eq(ledgerAccount.playerId, playerId), gte(journal.at, since), inArray(kind, ["stake", "payout"])))
    .groupBy(kind, ledgerAccount.currency)
    .orderBy(ledgerAccount.currency);
}

/** What the house's accounts of a kind gained between two moments, from the first and before the second, by currency. */
export async function houseMovements(
  db: Db,
  kind: Exclude<LedgerAccountKind, "player">,
  from: number,
  to: number,
): Promise<CurrencySum[]> {
  return db
    .select({ currency: ledgerAccount.currency, sum: sql<string>`trim_scale(sum(${entry.amount}))::text` })
    .from(entry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.accountId))
    .innerJoin(journal, eq(journal.id, entry.journalId))
    .where(and(eq(ledgerAccount.kind, kind), gte(journal.at, from), lt(journal.at, to)))
    .groupBy(ledgerAccount.currency)
    .orderBy(ledgerAccount.currency);
}

/** When journals were written, by their keys; those that don't exist are left out. */
export async function journalTimes(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: journal.key, at: journal.at })
    .from(journal)
    .where(inArray(journal.key, [...keys]));
  return new Map(rows.map(({ key, at }) => [key, at]));
}

/** What the house's account of a kind gained by single journals, by their keys, from a moment to before another. */
export async function houseGains(
  db: Db,
  kind: Exclude<LedgerAccountKind, "player">,
  keys: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: journal.key, sum: sql<string>`sum(${entry.amount})::text` })
    .from(journal)
    .innerJoin(entry, eq(entry.journalId, journal.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.accountId))
    .where(
      and(inArray(journal.key, [...keys]), eq(ledgerAccount.kind, kind), gte(journal.at, from), lt(journal.at, to)),
    )
    .groupBy(journal.key);
  return new Map(rows.map(({ key, sum }) => [key, sum]));
}

/** Bonus money that came to players' accounts from a moment to before another, less what the house took back. */
export async function bonusesBooked(
  db: Db,
  playerIds: readonly number[],
  { from, to }: { from: number; to: number },
): Promise<(CurrencySum & { playerId: number })[]> {
  if (playerIds.length === 0) return [];
  const rows = await db
    .select({
      playerId: ledgerAccount.playerId,
      currency: ledgerAccount.currency,
      sum: sql<string>`sum(${entry.amount})::text`,
    })
    .from(entry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.accountId))
    .innerJoin(journal, eq(journal.id, entry.journalId))
    .where(
      and(
        inArray(ledgerAccount.playerId, [...playerIds]),
        eq(journal.kind, "bonus"),
        gte(journal.at, from),
        lt(journal.at, to),
      ),
    )
    .groupBy(ledgerAccount.playerId, ledgerAccount.currency);
  return rows.flatMap(({ playerId, ...sum }) => (playerId === null ? [] : [{ playerId, ...sum }]));
}

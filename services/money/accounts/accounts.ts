/** A player's accounts as the site shows them (SPEC 3.07–3.09, 4.39, 7.23, 7.24). */
import { and, asc, eq, exists, inArray, isNull, or, sql } from "../../platform/database/drizzle.ts";
import type { z } from "zod";
import type { LanguageCode } from "#shared/site/languages.ts";
import { roundMoney } from "#shared/money/money.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { account as accountSchema, accountData } from "./api.ts";
import { currencies } from "./currencies.ts";
import { entry, journal, ledgerAccount, moneyKindOf, playerChoice, type AccountTypeId } from "./tables.ts";

export type Account = z.infer<typeof accountSchema>;
export type AccountData = z.infer<typeof accountData>;

/** What each type of account is called. */
const labels: Readonly<Record<AccountTypeId, Readonly<Record<LanguageCode, string>>>> = {
  0: { en: "Main account", ru: "Основной счёт", ar: "الحساب الرئيسي", es: "Cuenta principal" },
  4: { en: "Bonus account", ru: "Бонусный счёт", ar: "حساب المكافآت", es: "Cuenta de bonos" },
  9: { en: "Additional account", ru: "Дополнительный счёт", ar: "حساب إضافي", es: "Cuenta adicional" },
};

const mainType: AccountTypeId = 0;
const refusedBonus = 0;

type Row = typeof ledgerAccount.$inferSelect;

/** An account as it is shown. @param activeId number of the player's active account */
export function toAccount(
  row: Pick<Row, "id" | "type" | "currency" | "balance" | "points" | "closedAt">,
  activeId: number | null,
  language: LanguageCode,
): Account {
  const type = row.type ?? mainType;
  const texts = labels[type];
  return {
    id: row.id,
    type,
    iso: row.currency,
    symbol: currencies.get(row.currency)?.symbol ?? row.currency,
    currencyId: currencies.get(row.currency)?.currencyId ?? 0,
    money: roundMoney(row.balance ?? "0", row.currency),
    points: row.points,
    label: `${texts[language]} (${row.currency})`,
    isActive: row.id === activeId,
    isPointsTypeBalance: false,
    isClosed: row.closedAt !== null,
  };
}

/** The stored choice when that account is still open, else the main account [4.39]. */
function activeIdOf(rows: readonly Row[], choice: number | null): number | null {
  const open = rows.filter(({ closedAt }) => closedAt === null);
  return (open.find(({ id }) => id === choice) ?? open.find(({ type }) => type === mainType))?.id ?? null;
}

/** Main account first, then by age. */
async function rowsOf(db: Db, playerId: number): Promise<Row[]> {
  return db
    .select()
    .from(ledgerAccount)
    .where(eq(ledgerAccount.playerId, playerId))
    .orderBy(sql`${ledgerAccount.type} <> 0`, asc(ledgerAccount.id));
}

/** Whether a first-deposit bonus that was chosen is still to be had: until the first deposit [3.07, 3.28]. */
async function isFirstDepositBonusAvailable(db: Db, playerId: number, choice: number | null): Promise<boolean> {
  if (choice === null || choice === refusedBonus) return false;
  const deposits = db
    .select({ one: sql`1` })
    .from(entry)
    .innerJoin(journal, eq(journal.id, entry.journalId))
    .where(and(eq(entry.accountId, ledgerAccount.id), eq(journal.kind, "deposit")));
  const [deposited] = await db
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.playerId, playerId), exists(deposits)))
    .limit(1);
  return deposited === undefined;
}

/** Everything the account data call answers, and a version that rises with every change of it. */
export async function loadAccounts(
  db: Db,
  playerId: number,
  language: LanguageCode,
): Promise<{ version: number; data: AccountData }> {
  const [rows, [choice]] = [
    await rowsOf(db, playerId),
    await db.select().from(playerChoice).where(eq(playerChoice.id, playerId)),
  ];
  const activeId = activeIdOf(rows, choice?.activeAccountId ?? null);
  const accounts = rows.filter(({ closedAt }) => closedAt === null).map((row) => toAccount(row, activeId, language));
  return {
    version: rows.reduce((sum, row) => sum + row.version, choice?.choiceVersion ?? 0),
    data: {
      accounts,
      bonus: accounts
        .filter(({ type }) => moneyKindOf(type) === "BONUS")
        .map(({ id, money }) => ({ idBonus: id, money })),
      balance: accounts.find(({ isActive }) => isActive)?.money ?? "0",
      all_accounts: rows.map((row) => toAccount(row, activeId, language)),
      is_available_first_deposit_bonus: await isFirstDepositBonusAvailable(
        db,
        playerId,
        choice?.firstDepositBonus ?? null,
      ),
      is_account_frozen: typeof choice?.frozenAt === "number",
    },
  };
}

export interface OwnAccount {
  id: number;
  currency: string;
  type: AccountTypeId;
  balance: string;
  /** True while support keeps the player's money where it is. */
  isFrozen: boolean;
}

/** An open account of a player; null if it is closed, unknown or somebody else's. */
export async function ownAccount(db: Db, playerId: number, accountId: number): Promise<OwnAccount | null> {
  const [row] = await db
    .select({ account: ledgerAccount, frozenAt: playerChoice.frozenAt })
    .from(ledgerAccount)
    .innerJoin(playerChoice, eq(playerChoice.id, ledgerAccount.playerId))
    .where(and(eq(ledgerAccount.id, accountId), eq(ledgerAccount.playerId, playerId), isNull(ledgerAccount.closedAt)));
  if (!row) return null;
  const { id, currency, type, balance } = row.account;
  return { id, currency, type: type ?? mainType, balance: balance ?? "0", isFrozen: row.frozenAt !== null };
}

/**
 * Writes the events of some of a player's accounts as they are in this transaction, in this order. Events have no
 * language: labels are in English. Money calls it at every movement, so it asks once and writes once.
 *
 * @param options.isBonusOnly leaves out accounts that are no bonus accounts
 */
export async function appendBalances(
  context: Pick<ServiceContext, "outbox">,
  tx: Tx,
  playerId: number,
  accountIds: readonly number[],
  { isBonusOnly = false } = {},
): Promise<void> {
  const rows = await tx
    .select({ account: ledgerAccount, choice: playerChoice.activeAccountId })
    .from(ledgerAccount)
    .leftJoin(playerChoice, eq(playerChoice.id, ledgerAccount.playerId))
    .where(
      and(
        eq(ledgerAccount.playerId, playerId),
        or(isNull(ledgerAccount.closedAt), inArray(ledgerAccount.id, [...accountIds])),
      ),
    );
  const accounts = rows.map(({ account }) => account);
  const activeId = activeIdOf(accounts, rows[0]?.choice ?? null);
  const told = accountIds
    .flatMap((id) => accounts.find((each) => each.id === id) ?? [])
    .filter(({ type }) => !isBonusOnly || moneyKindOf(type) === "BONUS");
  await context.outbox.append(
    tx,
    ...told.map((row) => ({
      type: "balance" as const,
      userId: playerId,
      data: { userId: playerId, account: toAccount(row, activeId, "en") },
    })),
  );
}

export const appendBalance = (
  context: Pick<ServiceContext, "outbox">,
  tx: Tx,
  playerId: number,
  accountId: number,
): Promise<void> => appendBalances(context, tx, playerId, [accountId]);

/** Stores which account is the active one; false when it is not an open account of the player. */
export async function chooseActive(
  context: Pick<ServiceContext, "outbox" | "transact">,
  playerId: number,
  accountId: number,
): Promise<boolean> {
  return context.transact(async (tx) => {
    // Locked, so that of two simultaneous choices the later one is reported last.
    await tx.select({ id: playerChoice.id }).from(playerChoice).where(eq(playerChoice.id, playerId)).for("update");
    if (!(await ownAccount(tx, playerId, accountId))) return false;
    const before = (await loadAccounts(tx, playerId, "en")).data.accounts.find(({ isActive }) => isActive)?.id;
    await tx
      .update(playerChoice)
      .set({ activeAccountId: accountId, choiceVersion: sql`${playerChoice.choiceVersion} + 1` })
      .where(eq(playerChoice.id, playerId));
    if (before !== undefined && before !== accountId) await appendBalance(context, tx, playerId, before);
    await appendBalance(context, tx, playerId, accountId);
    return true;
  });
}

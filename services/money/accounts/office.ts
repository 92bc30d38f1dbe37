/** Adding and removing currencies (SPEC 7.25, 8.28): opening and closing additional accounts. */
import { and, eq, inArray, isNull, sql } from "../../platform/database/drizzle.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import { Exact } from "#shared/money/money.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { appendBalance, loadAccounts } from "./accounts.ts";
import { currencyByNumber } from "./currencies.ts";
import { openAccount } from "./open.ts";
import { hasOpenPayments, hasOpenStakes } from "./stakeHolders.ts";
import { ledgerAccount, playerChoice, type AccountTypeId } from "./tables.ts";

/** What adding or removing ends with: done, or why not. */
export type OfficeOutcome =
  | "ADDED"
  | "REMOVED"
  | "CONVERTED"
  | "NOT_OFFERED"
  | "ACCOUNT_FROZEN"
  | "CURRENCY_UNKNOWN"
  | "CURRENCY_IN_USE"
  | "ACCOUNT_UNKNOWN"
  | "ACCOUNT_IS_MAIN"
  | "ACCOUNT_NOT_EMPTY"
  | "ACCOUNT_HAS_COUPONS"
  | "ACCOUNT_HAS_PAYMENTS";

export type OfficeContext = Pick<ServiceContext, "outbox" | "transact" | "clock">;

const mainType: AccountTypeId = 0;
const currencyType: AccountTypeId = 9;

/** One change of a player's accounts at a time, and none while they place: the same row is locked there. */
export async function lockPlayer(tx: Tx, playerId: number): Promise<{ isFrozen: boolean }> {
  const [row] = await tx
    .select({ frozenAt: playerChoice.frozenAt })
    .from(playerChoice)
    .where(eq(playerChoice.id, playerId))
    .for("update");
  return { isFrozen: row !== undefined && row.frozenAt !== null };
}

/** A player's accounts in a currency, open and closed. */
export const walletsIn = (tx: Tx, playerId: number, iso: string) =>
  tx
    .select()
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.playerId, playerId),
        eq(ledgerAccount.currency, iso),
        inArray(ledgerAccount.type, [mainType, currencyType]),
      ),
    );

/** Opening or closing an account changes the account data without a balance event. */
export async function raiseVersion(tx: Tx, playerId: number): Promise<void> {
  await tx
    .update(playerChoice)
    .set({ choiceVersion: sql`${playerChoice.choiceVersion} + 1` })
    .where(eq(playerChoice.id, playerId));
}

/** Opens an empty account in a currency, or the one that was closed. */
export async function addCurrency(
  context: OfficeContext,
  playerId: number,
  currencyId: number,
): Promise<OfficeOutcome> {
  return context.transact(async (tx) => {
    if ((await lockPlayer(tx, playerId)).isFrozen) return "ACCOUNT_FROZEN";
    const currency = currencyByNumber(currencyId);
    if (!currency) return "CURRENCY_UNKNOWN";
    const wallets = await walletsIn(tx, playerId, currency.iso);
    if (wallets.some(({ closedAt }) => closedAt === null)) return "CURRENCY_IN_USE";
    const closed = wallets.find(({ type }) => type === currencyType);
    if (closed) await tx.update(ledgerAccount).set({ closedAt: null }).where(eq(ledgerAccount.id, closed.id));
    const accountId = closed?.id ?? (await openAccount(tx, playerId, currency.iso, currencyType));
    await raiseVersion(tx, playerId);
    await appendBalance(context, tx, playerId, accountId);
    return "ADDED";
  });
}

/** Closes the account in a currency. Its history stays. */
export async function removeCurrency(
  context: OfficeContext,
  playerId: number,
  currencyId: number,
): Promise<OfficeOutcome> {
  return context.transact(async (tx) => {
    if ((await lockPlayer(tx, playerId)).isFrozen) return "ACCOUNT_FROZEN";
    const currency = currencyByNumber(currencyId);
    const wallet = currency && (await walletsIn(tx, playerId, currency.iso)).find(({ closedAt }) => closedAt === null);
    if (!wallet) return "ACCOUNT_UNKNOWN";
    if (wallet.type === mainType) return "ACCOUNT_IS_MAIN";
    // Locked, so that money on its way is there or waits until the account is closed.
    const [now] = await tx
      .select({ balance: ledgerAccount.balance })
      .from(ledgerAccount)
      .where(eq(ledgerAccount.id, wallet.id))
      .for("update");
    if (!new Exact(now?.balance ?? "0").isZero()) return "ACCOUNT_NOT_EMPTY";
    if (await hasOpenStakes(tx, { accountId: wallet.id })) return "ACCOUNT_HAS_COUPONS";
    if (await hasOpenPayments(tx, { accountId: wallet.id })) return "ACCOUNT_HAS_PAYMENTS";
    const activeId = async () =>
      (await loadAccounts(tx, playerId, "en")).data.accounts.find(({ isActive }) => isActive)?.id;
    const before = await activeId();
    await tx
      .update(ledgerAccount)
      .set({ closedAt: context.clock.now() })
      .where(and(eq(ledgerAccount.id, wallet.id), isNull(ledgerAccount.closedAt)));
    await tx
      .update(playerChoice)
      .set({ activeAccountId: null })
      .where(and(eq(playerChoice.id, playerId), eq(playerChoice.activeAccountId, wallet.id)));
    await raiseVersion(tx, playerId);
    await appendBalance(context, tx, playerId, wallet.id);
    const after = await activeId();
    if (after !== undefined && after !== before) await appendBalance(context, tx, playerId, after);
    return "REMOVED";
  });
}

/** The message of each outcome; English replaces missing languages. */
export const officeMessages: Readonly<Record<OfficeOutcome, Readonly<Record<LanguageCode, string>>>> = {
  ADDED: { en: "The account was opened.", ru: "Счёт открыт.", ar: "تم فتح الحساب.", es: "La cuenta se ha abierto." },
  REMOVED: { en: "The account was closed.", ru: "Счёт закрыт.", ar: "تم إغلاق الحساب.", es: "La cuenta se ha cerrado." },
  CONVERTED: {
    en: "The account was converted.",
    ru: "Счёт конвертирован.",
    ar: "تم تحويل الحساب.",
    es: "La cuenta se ha convertido.",
  },
  NOT_OFFERED: {
    en: "There is nothing to convert.",
    ru: "Конвертировать нечего.",
    ar: "لا يوجد ما يُحوَّل.",
    es: "No hay nada que convertir.",
  },
  ACCOUNT_FROZEN: {
    en: "Your accounts are frozen. Please contact support.",
    ru: "Ваши счета заморожены. Обратитесь в поддержку.",
    ar: "حساباتك مجمّدة. يُرجى التواصل مع الدعم.",
    es: "Tus cuentas están bloqueadas. Contacta con soporte.",
  },
  CURRENCY_UNKNOWN: {
    en: "Accounts in this currency aren't available.",
    ru: "Счета в этой валюте не открываются.",
    ar: "لا يمكن فتح حساب بهذه العملة.",
    es: "No se pueden abrir cuentas en esta moneda.",
  },
  CURRENCY_IN_USE: {
    en: "You already have an account in this currency.",
    ru: "У вас уже есть счёт в этой валюте.",
    ar: "لديك حساب بهذه العملة بالفعل.",
    es: "Ya tienes una cuenta en esta moneda.",
  },
  ACCOUNT_UNKNOWN: {
    en: "You don't have an account in this currency.",
    ru: "У вас нет счёта в этой валюте.",
    ar: "ليس لديك حساب بهذه العملة.",
    es: "No tienes ninguna cuenta en esta moneda.",
  },
  ACCOUNT_IS_MAIN: {
    en: "The main account can't be closed.",
    ru: "Основной счёт закрыть нельзя.",
    ar: "لا يمكن إغلاق الحساب الرئيسي.",
    es: "La cuenta principal no se puede cerrar.",
  },
  ACCOUNT_NOT_EMPTY: {
    en: "Only an empty account can be closed.",
    ru: "Закрыть можно только пустой счёт.",
    ar: "لا يمكن إغلاق حساب فيه رصيد.",
    es: "Solo se puede cerrar una cuenta vacía.",
  },
  ACCOUNT_HAS_PAYMENTS: {
    en: "A payment of this account is still under way.",
    ru: "По этому счёту ещё не завершён платёж.",
    ar: "لهذا الحساب عملية دفع لم تكتمل بعد.",
    es: "Esta cuenta tiene un pago en curso.",
  },
  ACCOUNT_HAS_COUPONS: {
    en: "This account still has open coupons.",
    ru: "По этому счёту есть нерассчитанные купоны.",
    ar: "في هذا الحساب قسائم لم تتم تسويتها بعد.",
    es: "Esta cuenta aún tiene boletos abiertos.",
  },
};

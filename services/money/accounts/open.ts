/** Opening wallets. */
import { and, eq, inArray, isNotNull } from "../../platform/database/drizzle.ts";
import type { Tx } from "../../platform/database/database.ts";
import { openHouse } from "./ledger.ts";
import { ledgerAccount, type AccountTypeId } from "./tables.ts";

/**
 * Opens an empty wallet and returns its number. Money only arrives by journals, whose other side must exist at the
 * house.
 */
export async function openAccount(tx: Tx, playerId: number, currency: string, type: AccountTypeId): Promise<number> {
  await openHouse(tx, currency);
  const [opened] = await tx
    .insert(ledgerAccount)
    .values({ kind: "player", playerId, currency, type, balance: "0" })
    .returning({ id: ledgerAccount.id });
  if (!opened) throw new Error(`no ${currency} account was opened for player ${playerId}`);
  return opened.id;
}

/** Opens a closed account again, because money comes to it; an open one stays as it is. */
export async function reopenAccount(tx: Tx, accountId: number): Promise<void> {
  await tx.update(ledgerAccount).set({ closedAt: null }).where(eq(ledgerAccount.id, accountId));
}

/**
 * The player's account in a currency, for money that nobody asked for in it: the one they have, a closed one opened
 * again, or a new one. The caller has locked the player.
 */
export async function accountIn(tx: Tx, playerId: number, currency: string): Promise<number> {
  const [known] = await tx
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.playerId, playerId),
        eq(ledgerAccount.currency, currency),
        inArray(ledgerAccount.type, [0, 9]),
      ),
    )
    // An open one before a closed one, the main one first.
    .orderBy(isNotNull(ledgerAccount.closedAt), ledgerAccount.type)
    .limit(1);
  if (known === undefined) return openAccount(tx, playerId, currency, 9);
  await reopenAccount(tx, known.id);
  return known.id;
}

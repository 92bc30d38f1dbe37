/** Opening wallets. */
import type { Tx } from "../core/database.ts";
import { openHouse } from "./ledger.ts";
import { ledgerAccount, type AccountTypeId } from "./tables.ts";

/** Opens an empty wallet and answers its number. Its money comes by journals only, whose other side the house has to have. */
export async function openAccount(tx: Tx, playerId: number, currency: string, type: AccountTypeId): Promise<number> {
  await openHouse(tx, currency);
  const [opened] = await tx.insert(ledgerAccount).values({ kind: "player", playerId, currency, type, balance: "0" }).returning({ id: ledgerAccount.id });
  if (!opened) throw new Error(`no ${currency} account was opened for player ${playerId}`);
  return opened.id;
}

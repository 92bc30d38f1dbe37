/** The demo players of a site that is tried out: public login and password, money booked through the ledger. */
import { houseAccount, post } from "../accounts/ledger.ts";
import { openAccount } from "../accounts/open.ts";
import type { AccountTypeId } from "../accounts/tables.ts";
import type { Db } from "../core/database.ts";
import { hashPassword } from "./passwords.ts";
import { player } from "./tables.ts";

const demoPassword = "Demo-2026!";

/** Phones are from the range 900 000-00-xx that is given to nobody. */
const demoPlayers = [
  { login: "demo", email: "demo@example.com", phone: "79000000001", name: "Demo" },
  { login: "demo2", email: "demo2@example.com", phone: "79000000002", name: "Demo Two" },
] as const;

const demoAccounts: readonly { currency: string; type: AccountTypeId; amount: string }[] = [
  { currency: "RUB", type: 0, amount: "100000" },
  { currency: "USD", type: 9, amount: "1000" },
];

/** Makes the demo players that do not exist yet, each with his money, each in one transaction. */
export async function makeDemoPlayers(db: Db, now: number): Promise<void> {
  const logins = new Set((await db.select({ login: player.login }).from(player)).map(({ login }) => login));
  for (const demo of demoPlayers) {
    if (logins.has(demo.login)) continue;
    const passwordHash = await hashPassword(demoPassword);
    await db.transaction(async (tx) => {
      const [made] = await tx.insert(player).values({ ...demo, passwordHash, isDemo: true, createdAt: now }).onConflictDoNothing().returning({ id: player.id });
      // Another process on the same database was first.
      if (!made) return;
      for (const { currency, type, amount } of demoAccounts) {
        const accountId = await openAccount(tx, made.id, currency, type);
        const equity = await houseAccount(tx, "equity", currency);
        const posted = await post(tx, { key: `opening:${accountId}`, kind: "opening", at: now, entries: [{ accountId: equity, amount: `-${amount}` }, { accountId, amount }] });
        if (!posted.ok) throw new Error(`the opening balance of account ${accountId} was refused: ${posted.code}`);
      }
    });
  }
}

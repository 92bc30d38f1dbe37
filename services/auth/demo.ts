/** The demo players of a site that is tried out: public login and password, money booked through the ledger. */
import { and, eq } from "drizzle-orm";
import { socialNetworks } from "#shared/socialNetworks.ts";
import { houseAccount, post } from "../accounts/ledger.ts";
import { openAccount } from "../accounts/open.ts";
import type { AccountTypeId } from "../accounts/tables.ts";
import type { Db } from "../core/database.ts";
import { hashPassword } from "./players/passwords.ts";
import { demoSubject, demoTwoStepSubject } from "../social/demoNetwork/network.ts";
import { formerPlayer, playerProfile } from "../users/tables.ts";
import { player, socialLink } from "./tables.ts";

const demoPassword = "Demo-2026!";

/** Phones are from the range 900 000-00-xx that is given to nobody. */
const demoPlayers = [
  { login: "demo", email: "demo@example.com", phone: "79000000001", name: "Demo", isTwoFactor: false, isConfirmed: true, socialSubject: demoSubject },
  { login: "demo2", email: "demo2@example.com", phone: "79000000002", name: "Demo Two", isTwoFactor: false, isConfirmed: true, socialSubject: null },
  // Signs in in two steps: the code is read from GET /auth-api/v1/demo/messages.
  { login: "demo-2fa", email: "demo-2fa@example.com", phone: "79000000003", name: "Demo Careful", isTwoFactor: true, isConfirmed: true, socialSubject: demoTwoStepSubject },
  // Has still to confirm his e-mail and his phone, as players have whom an operator brings along.
  { login: "demo-new", email: "demo-new@example.com", phone: "79000000004", name: "Demo New", isTwoFactor: false, isConfirmed: false, socialSubject: null },
] as const;

/** People of the former brand who may come over. */
const demoFormerPlayers = [
  { id: 5_000_001, phone: "79000000011", name: "Former One", countryCode: "ru", currency: "RUB" },
  { id: 5_000_002, phone: "79000000012", name: "Former Two", countryCode: "kz", currency: "KZT" },
] as const;

const demoAccounts: readonly { currency: string; type: AccountTypeId; amount: string }[] = [
  { currency: "RUB", type: 0, amount: "100000" },
  { currency: "USD", type: 9, amount: "1000" },
];

/** How long who has confirmed nothing may wait with it. */
const activateMs = 14 * 24 * 60 * 60_000;

/** Makes the demo players that do not exist yet, each with his money, each in one transaction. */
export async function makeDemoPlayers(db: Db, now: number): Promise<void> {
  const logins = new Set((await db.select({ login: player.login }).from(player)).map(({ login }) => login));
  const missing = demoPlayers.filter(({ login }) => !logins.has(login));
  // One public password needs no hash a player.
  const passwordHash = missing.length === 0 ? "" : await hashPassword(demoPassword);
  for (const { isTwoFactor, isConfirmed, socialSubject: _, ...demo } of missing) {
    await db.transaction(async (tx) => {
      const [made] = await tx.insert(player).values({ ...demo, passwordHash, isDemo: true, createdAt: now }).onConflictDoNothing().returning({ id: player.id });
      // Another process on the same database was first.
      if (!made) return;
      await tx.insert(playerProfile).values({ playerId: made.id, isTwoFactor, isPhoneConfirmed: isConfirmed, isEmailConfirmed: isConfirmed, activateUntil: isConfirmed ? null : now + activateMs, termsAcceptedAt: now });
      for (const { currency, type, amount } of demoAccounts) {
        const accountId = await openAccount(tx, made.id, currency, type);
        const equity = await houseAccount(tx, "equity", currency);
        const posted = await post(tx, { key: `opening:${accountId}`, kind: "opening", at: now, entries: [{ accountId: equity, amount: `-${amount}` }, { accountId, amount }] });
        if (!posted.ok) throw new Error(`the opening balance of account ${accountId} was refused: ${posted.code}`);
      }
    });
  }
  // A site that had its demo players before networks gets the links at its next start.
  for (const { login, socialSubject } of demoPlayers) if (socialSubject !== null) await linkToNetworks(db, login, socialSubject);
  await db.insert(formerPlayer).values(demoFormerPlayers.map((former) => ({ ...former, isDemo: true }))).onConflictDoNothing();
}

async function linkToNetworks(db: Db, login: string, subject: string): Promise<void> {
  const [found] = await db.select({ id: player.id }).from(player).where(and(eq(player.login, login), eq(player.isDemo, true)));
  if (found) await db.insert(socialLink).values(socialNetworks.map(({ id }) => ({ network: id, subject, playerId: found.id }))).onConflictDoNothing();
}

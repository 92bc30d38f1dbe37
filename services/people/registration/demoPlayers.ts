/** The demo players of a site that is tried out: public login and password, money booked through the ledger. */
import { socialNetworks } from "#shared/people/socialNetworks.ts";
import { houseAccount, post, openAccount, type AccountTypeId } from "../../money/accounts/public.ts";
import type { Db } from "../../platform/database/database.ts";
import { createNamedPlayer, demoPlayers, hashPassword, takenLogins } from "../players/public.ts";
import { demoSubject, demoTwoStepSubject, linkPlayer } from "../social/public.ts";
import { addDemoFormerPlayers } from "../users/public.ts";

const demoPassword = "Demo-2026!";

/** Phones are from the range 900 000-00-xx that is given to nobody. */
const wanted = [
  {
    login: "demo",
    email: "demo@example.com",
    phone: "79000000001",
    name: "Demo",
    isTwoFactor: false,
    isConfirmed: true,
    socialSubject: demoSubject,
  },
  {
    login: "demo2",
    email: "demo2@example.com",
    phone: "79000000002",
    name: "Demo Two",
    isTwoFactor: false,
    isConfirmed: true,
    socialSubject: null,
  },
  // Signs in in two steps: the code is read from GET /auth-api/v1/demo/messages.
  {
    login: "demo-2fa",
    email: "demo-2fa@example.com",
    phone: "79000000003",
    name: "Demo Careful",
    isTwoFactor: true,
    isConfirmed: true,
    socialSubject: demoTwoStepSubject,
  },
  // Has yet to confirm e-mail and phone, like players imported by an operator.
  {
    login: "demo-new",
    email: "demo-new@example.com",
    phone: "79000000004",
    name: "Demo New",
    isTwoFactor: false,
    isConfirmed: false,
    socialSubject: null,
  },
] as const;

const demoAccounts: readonly { currency: string; type: AccountTypeId; amount: string }[] = [
  { currency: "RUB", type: 0, amount: "100000" },
  { currency: "USD", type: 9, amount: "1000" },
];

/** How long unconfirmed players may postpone it. */
const activateMs = 14 * 24 * 60 * 60_000;

/** Makes the demo players that do not exist yet, each with their money, each in one transaction. */
export async function makeDemoPlayers(db: Db, now: number): Promise<void> {
  const taken = await takenLogins(
    db,
    wanted.map(({ login }) => login),
  );
  const missing = wanted.filter(({ login }) => !taken.has(login));
  // One public password needs no hash a player.
  const passwordHash = missing.length === 0 ? "" : await hashPassword(demoPassword);
  for (const { isTwoFactor, isConfirmed, socialSubject: _, ...demo } of missing) {
    await db.transaction(async (tx) => {
      const playerId = await createNamedPlayer(
        tx,
        { ...demo, passwordHash, isDemo: true, createdAt: now },
        {
          isTwoFactor,
          isPhoneConfirmed: isConfirmed,
          isEmailConfirmed: isConfirmed,
          activateUntil: isConfirmed ? null : now + activateMs,
          termsAcceptedAt: now,
        },
      );
      // Another process on the same database was first.
      if (playerId === null) return;
      for (const { currency, type, amount } of demoAccounts) {
        const accountId = await openAccount(tx, playerId, currency, type);
        const equity = await houseAccount(tx, "equity", currency);
        const posted = await post(tx, {
          key: `opening:${accountId}`,
          kind: "opening",
          use: "opening",
          at: now,
          entries: [
            { accountId: equity, amount: `-${amount}` },
            { accountId, amount },
          ],
        });
        if (!posted.ok) throw new Error(`the opening balance of account ${accountId} was refused: ${posted.code}`);
      }
    });
  }
  // A site that had its demo players before networks gets the links at its next start.
  const present = await demoPlayers(db);
  const networks = socialNetworks.map(({ id }) => id);
  for (const { login, socialSubject } of wanted) {
    const found = present.find((demo) => demo.login === login);
    if (found && socialSubject !== null) await linkPlayer(db, found.id, socialSubject, networks);
  }
  await addDemoFormerPlayers(db);
}

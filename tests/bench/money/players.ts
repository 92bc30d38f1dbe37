/** Players with money who are signed in, and the books afterwards. */
import { houseAccount, post, trialBalance } from "../../../services/money/accounts/ledger.ts";
import { openAccount } from "../../../services/money/accounts/open.ts";
import { startSession, hashSession } from "../../../services/people/players/sessions.ts";
import { issueToken } from "../../../services/people/players/tokens.ts";
import { player, playerProfile } from "../../../services/people/players/tables.ts";
import type { ServiceContext } from "../../../services/platform/context.ts";

/** A player who is signed in, with money to stake. */
export interface BenchPlayer {
  token: string;
  accountId: string;
}

export interface Books {
  /** Journals by their kind. */
  journals: Record<string, number>;
  /** Sums of all entries by currency, and what drifts. */
  totals: { currency: string; sum: string }[];
  drifts: unknown[];
}

async function makePlayer(context: ServiceContext, index: number): Promise<BenchPlayer> {
  const now = context.clock.now();
  const { session, accountId, playerId } = await context.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(player)
      .values({ login: `bench-${index}`, passwordHash: "none", isDemo: true, createdAt: now })
      .returning({ id: player.id });
    if (!made) throw new Error("no player was made");
    await tx.insert(playerProfile).values({ playerId: made.id, termsAcceptedAt: now });
    const account = await openAccount(tx, made.id, "RUB", 0);
    const equity = await houseAccount(tx, "equity", "RUB");
    const posted = await post(tx, {
      key: `opening:${account}`,
      kind: "opening",
      use: "opening",
      at: now,
      entries: [
        { accountId: equity, amount: "-10000000" },
        { accountId: account, amount: "10000000" },
      ],
    });
    if (!posted.ok) throw new Error("the opening balance was refused");
    return { session: (await startSession(tx, made.id, true)).value, accountId: account, playerId: made.id };
  });
  return {
    accountId: String(accountId),
    token: await issueToken(context.db, { playerId, idHash: hashSession(session) }),
  };
}

export async function makePlayers(context: ServiceContext, count: number): Promise<BenchPlayer[]> {
  const players: BenchPlayer[] = [];
  for (let index = 0; index < count; index += 1) players.push(await makePlayer(context, index));
  return players;
}

export async function readBooks({ db }: ServiceContext): Promise<Books> {
  const { totals, drifts } = await trialBalance(db);
  const { rows } = await db.execute<{ kind: string; count: number }>(
    "select kind, count(*)::integer as count from journal group by kind",
  );
  return { journals: Object.fromEntries(rows.map(({ kind, count }) => [kind, count])), totals, drifts };
}

/** The services as they always are, with some players more; asked at the end, whether the books are in order. */
import { houseAccount, post, trialBalance } from "../../../services/accounts/ledger.ts";
import { openAccount } from "../../../services/accounts/open.ts";
import { startSession } from "../../../services/auth/session/sessions.ts";
import { issueToken } from "../../../services/auth/session/tokens.ts";
import { hashSession } from "../../../services/auth/session/sessions.ts";
import { player } from "../../../services/auth/tables.ts";
import { readSettings } from "../../../services/core/settings.ts";
import { startServices } from "../../../services/server.ts";
import { playerProfile } from "../../../services/users/tables.ts";

/** A player who is signed in, with money to stake. */
export interface BenchPlayer { token: string; accountId: string }

export interface Books {
  /** Coupons that were paid for. */
  coupons: number;
  /** Sums of all entries by currency, and what drifts. */
  totals: { currency: string; sum: string }[];
  drifts: unknown[];
}

const { context } = await startServices({ settings: readSettings(process.env) });

async function makePlayer(index: number): Promise<BenchPlayer> {
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const [made] = await tx.insert(player).values({ login: `bench-${index}`, passwordHash: "none", isDemo: true, createdAt: now }).returning({ id: player.id });
    if (!made) throw new Error("no player was made");
    await tx.insert(playerProfile).values({ playerId: made.id, termsAcceptedAt: now });
    const accountId = await openAccount(tx, made.id, "RUB", 0);
    const equity = await houseAccount(tx, "equity", "RUB");
    const posted = await post(tx, { key: `opening:${accountId}`, kind: "opening", at: now, entries: [{ accountId: equity, amount: "-1000000" }, { accountId, amount: "1000000" }] });
    if (!posted.ok) throw new Error("the opening balance was refused");
    const { value } = await startSession(tx, made.id, true);
    return { token: value, accountId: String(accountId), playerId: made.id };
  }).then(async ({ token, accountId, playerId }) => ({ accountId, token: await issueToken(context.db, { playerId, idHash: hashSession(token) }) }));
}

process.on("message", (order: { players: number } | { books: true }) => {
  const work = "players" in order
    ? (async () => {
      const players: BenchPlayer[] = [];
      for (let index = 0; index < order.players; index += 1) players.push(await makePlayer(index));
      return players;
    })()
    : (async (): Promise<Books> => {
      const { totals, drifts } = await trialBalance(context.db);
      const { rows } = await context.db.execute<{ coupons: number }>("select count(*)::integer as coupons from journal where kind = 'stake'");
      return { coupons: rows[0]?.coupons ?? 0, totals, drifts };
    })();
  work.then((answer) => process.send?.(answer), (error: unknown) => { throw error; });
});

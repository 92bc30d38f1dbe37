/**
 * Free rounds: so many rounds of a game at one stake, which the house pays. Each is used by one bet; a bet that is rolled
 * back gives its round back. Whoever grants them says which account takes what is won.
 */
import { and, asc, eq, gt, isNull, lt, sql } from "../../platform/database/drizzle.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { casinoFreeGrant, type FreeGrantRow, type LaunchRow } from "./tables.ts";

export interface FreeGrant extends FreeGrantRow {
  /** Rounds that can still be played. */
  left: number;
  /** Whether a round is not over. */
  isPlaying: boolean;
}

type NewGrant = Pick<
  FreeGrantRow,
  "key" | "playerId" | "accountId" | "currency" | "game" | "stake" | "rounds" | "givenAt" | "expiresAt"
>;

/** Answers the number of the grant; a key that was used before answers that of its first. */
export async function giveFreeRounds(tx: Tx, grant: NewGrant): Promise<number> {
  await tx.insert(casinoFreeGrant).values(grant).onConflictDoNothing({ target: casinoFreeGrant.key });
  const [given] = await tx
    .select({ id: casinoFreeGrant.id })
    .from(casinoFreeGrant)
    .where(eq(casinoFreeGrant.key, grant.key));
  if (given === undefined) throw new Error(`free rounds of ${grant.key} were not given`);
  return given.id;
}

/** Takes away what is left; a round that is open goes on. Those that are over stay as they are. */
export async function endFreeRounds(tx: Tx, id: number, now: number): Promise<void> {
  await tx
    .update(casinoFreeGrant)
    .set({ endedAt: now })
    .where(and(eq(casinoFreeGrant.id, id), isNull(casinoFreeGrant.endedAt)));
}

const isPlaying = sql<boolean>`exists (select 1 from casino_round round where round.grant_id = casino_free_grant.id and round.state = 'OPEN')`;
const lasts = (now: number) =>
  and(
    isNull(casinoFreeGrant.endedAt),
    gt(casinoFreeGrant.expiresAt, now),
    lt(casinoFreeGrant.used, casinoFreeGrant.rounds),
  );

async function select(db: Db, where: ReturnType<typeof and>, now: number): Promise<FreeGrant[]> {
  const rows = await db
    .select({ grant: casinoFreeGrant, isPlaying })
    .from(casinoFreeGrant)
    .where(where)
    .orderBy(asc(casinoFreeGrant.expiresAt), asc(casinoFreeGrant.id));
  return rows.map(({ grant, isPlaying: plays }) => {
    const isOver = grant.endedAt !== null || grant.expiresAt <= now;
    return {
      ...grant,
      left: isOver ? 0 : grant.rounds - grant.used,
      isPlaying: plays,
    };
  });
}

/** A grant as it is now; null for an unknown one. */
export const freeGrant = async (db: Db, id: number, now: number): Promise<FreeGrant | null> =>
  (await select(db, eq(casinoFreeGrant.id, id), now))[0] ?? null;

/** Free rounds that a player can play now, those that end first before the others. */
export const freeGrantsOf = (db: Db, playerId: number, now: number): Promise<FreeGrant[]> =>
  select(db, and(eq(casinoFreeGrant.playerId, playerId), lasts(now)), now);

/** What the studio is told with a launch: the free rounds that end first. */
export async function freeRoundsOf(
  db: Db,
  { playerId, game, currency }: Pick<LaunchRow, "playerId" | "game" | "currency">,
  now: number,
): Promise<{
  id: string;
  left: number;
  stake: string;
  won: string;
  expiresAt: number;
} | null> {
  const all = await freeGrantsOf(db, playerId, now);
  const first = all.find((grant) => grant.game === game && grant.currency === currency);
  if (first === undefined) return null;
  const { id, left, stake, won, expiresAt } = first;
  return {
    id: String(id),
    left,
    stake: roundMoney(stake, currency),
    won: roundMoney(won, currency),
    expiresAt,
  };
}

/** Uses one round for a bet; null where there is none for it. Two bets at once use two, or the second is refused. */
export async function spendFreeRound(
  tx: Tx,
  { playerId, game, currency }: Pick<LaunchRow, "playerId" | "game" | "currency">,
  { id, stake, now }: { id: number; stake: string; now: number },
): Promise<FreeGrantRow | null> {
  const [used] = await tx
    .update(casinoFreeGrant)
    .set({ used: sql`${casinoFreeGrant.used} + 1` })
    .where(
      and(
        eq(casinoFreeGrant.id, id),
        eq(casinoFreeGrant.playerId, playerId),
        eq(casinoFreeGrant.game, game),
        eq(casinoFreeGrant.currency, currency),
        eq(casinoFreeGrant.stake, new Exact(stake).toFixed()),
        lasts(now),
      ),
    )
    .returning();
  return used ?? null;
}

/** A bet was rolled back: its round can be played, if the grant still lasts. */
export async function giveFreeRoundBack(tx: Tx, id: number): Promise<void> {
  await tx
    .update(casinoFreeGrant)
    .set({ used: sql`${casinoFreeGrant.used} - 1` })
    .where(eq(casinoFreeGrant.id, id));
}

export async function freeRoundWon(tx: Tx, id: number, amount: string): Promise<void> {
  await tx
    .update(casinoFreeGrant)
    .set({ won: sql`${casinoFreeGrant.won} + ${amount}::numeric` })
    .where(eq(casinoFreeGrant.id, id));
}

/**
 * Points. What counts is written play by play, as the plays stand at this moment, so they may be told of in any order,
 * twice or late; a correction takes points back. Points are sums over these rows.
 */
import { and, eq, inArray, sql } from "../../../platform/database/drizzle.ts";
import { couponPlays } from "../../../betting/coupons/public.ts";
import { accountFacts, moneyKindOf } from "../../../money/accounts/public.ts";
import { roundPlays } from "../../../money/wallet/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Definition } from "../definition.ts";
import { type Counted, countCoupon, countRound, type Span } from "../rules/counting.ts";
import { pointsOf } from "../rules/scoring.ts";
import { type EntryRow, tournament, tournamentEntry, tournamentPlay, type TournamentRow } from "../tables.ts";

type Context = Pick<ServiceContext, "clock" | "db">;

/** Plays to look at: some by their numbers, or all of the entry. */
export type Wanted = readonly string[] | "ALL";

const spanOf = (row: TournamentRow, entry: EntryRow, now: number): Span => ({
  from: Math.max(row.startsAt, entry.joinedAt),
  to: row.endsAt,
  closesAt: row.closesAt,
  now,
});

interface Looked {
  sourceId: string;
  counted: Counted;
}

/** What plays count as now; those on bonus accounts count for nothing. */
async function look(tx: Tx, row: TournamentRow, entry: EntryRow, wanted: Wanted, now: number): Promise<Looked[]> {
  const { definition } = row;
  const span = spanOf(row, entry, now);
  const all = { playerId: entry.playerId, from: span.from, to: span.to };
  const judge = async <Play extends { id: string; playerId: number; accountId: number }>(
    plays: readonly Play[],
    count: (definition: Definition, span: Span, play: Play) => Counted,
  ): Promise<Looked[]> => {
    const own = plays.filter(({ playerId }) => playerId === entry.playerId);
    const facts = await accountFacts(
      tx,
      own.map(({ accountId }) => accountId),
    );
    return own.map((play) => ({
      sourceId: play.id,
      counted: moneyKindOf(facts.get(play.accountId)?.type ?? null) === "BONUS" ? null : count(definition, span, play),
    }));
  };
  return definition.product === "SPORT"
    ? judge(await couponPlays(tx, wanted === "ALL" ? all : { ids: wanted.map(Number) }), countCoupon)
    : judge(await roundPlays(tx, wanted === "ALL" ? all : { ids: wanted }), countRound);
}

async function writePlays(tx: Tx, entryId: number, looked: readonly Looked[], wanted: Wanted): Promise<void> {
  const counted = looked.flatMap((each) => (each.counted === null ? [] : [{ entryId, ...each.counted }]));
  const kept = new Set(counted.map(({ sourceId }) => sourceId));
  const known = await tx
    .select({ sourceId: tournamentPlay.sourceId })
    .from(tournamentPlay)
    .where(
      and(
        eq(tournamentPlay.entryId, entryId),
        wanted === "ALL" ? undefined : inArray(tournamentPlay.sourceId, [...wanted]),
      ),
    );
  const gone = known.map(({ sourceId }) => sourceId).filter((sourceId) => !kept.has(sourceId));
  if (gone.length > 0)
    await tx
      .delete(tournamentPlay)
      .where(and(eq(tournamentPlay.entryId, entryId), inArray(tournamentPlay.sourceId, gone)));
  if (counted.length > 0)
    await tx
      .insert(tournamentPlay)
      .values(counted)
      .onConflictDoUpdate({
        target: [tournamentPlay.entryId, tournamentPlay.source, tournamentPlay.sourceId],
        set: { staked: sql`excluded.staked`, won: sql`excluded.won`, legs: sql`excluded.legs`, at: sql`excluded.at` },
      });
}

/** Sums over what counts, with the moment at which the points were reached: of the best win, or of the last play. */
async function sumsOf(tx: Tx, entryId: number, scoring: Definition["scoring"]) {
  const multiplier = sql`${tournamentPlay.won} / ${tournamentPlay.staked}`;
  const [sums] = await tx
    .select({
      plays: sql<number>`count(*)::integer`,
      staked: sql<string>`coalesce(sum(${tournamentPlay.staked}), 0)::text`,
      won: sql<string>`coalesce(sum(${tournamentPlay.won}), 0)::text`,
      multiplier: sql<string>`coalesce(max(${multiplier}), 0)::text`,
      legs: sql<number>`coalesce(sum(${tournamentPlay.legs}), 0)::integer`,
      last: sql<string | null>`max(${tournamentPlay.at})::text`,
      best: sql<
        string | null
      >`((array_agg(${tournamentPlay.at} order by ${multiplier} desc, ${tournamentPlay.at}))[1])::text`,
    })
    .from(tournamentPlay)
    .where(eq(tournamentPlay.entryId, entryId));
  const { last = null, best = null, ...rest } = sums ?? { plays: 0, staked: "0", won: "0", multiplier: "0", legs: 0 };
  return { sums: rest, reachedAt: scoring === "MULTIPLIER" ? best : last };
}

/** Brings an entry up to date with plays; whether its points or plays have changed. */
export async function scoreEntry(
  { clock, db }: Context,
  { tournamentId, playerId }: { tournamentId: number; playerId: number },
  wanted: Wanted,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Ranks that are being fixed wait for this, and this for them: nothing counts after it.
    const [row] = await tx
      .select()
      .from(tournament)
      .where(and(eq(tournament.id, tournamentId), eq(tournament.state, "ACTIVE")))
      .for("share");
    if (row === undefined) return false;
    const [entry] = await tx
      .select()
      .from(tournamentEntry)
      .where(and(eq(tournamentEntry.tournamentId, tournamentId), eq(tournamentEntry.playerId, playerId)))
      .for("update");
    if (entry === undefined || entry.state !== "PLAYING") return false;
    await writePlays(tx, entry.id, await look(tx, row, entry, wanted, clock.now()), wanted);
    const { sums, reachedAt } = await sumsOf(tx, entry.id, row.definition.scoring);
    const points = pointsOf(row.definition, sums);
    const reached = points > 0 && reachedAt !== null ? Number(reachedAt) : null;
    if (points === entry.points && sums.plays === entry.plays && reached === entry.reachedAt) return false;
    await tx
      .update(tournamentEntry)
      .set({ points, plays: sums.plays, reachedAt: reached })
      .where(eq(tournamentEntry.id, entry.id));
    return true;
  });
}

/** Tells watchers that the table of a tournament has changed. */
export async function noteChange({ db }: Pick<Context, "db">, tournamentIds: Iterable<number>): Promise<void> {
  const ids = [...new Set(tournamentIds)];
  if (ids.length > 0)
    await db
      .update(tournament)
      .set({ version: sql`${tournament.version} + 1` })
      .where(inArray(tournament.id, ids));
}

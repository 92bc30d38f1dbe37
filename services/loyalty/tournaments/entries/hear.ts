/**
 * Hears of coupons by the outbox, and of rounds by the studio's calls. Whatever is heard twice changes nothing; what a
 * process that stood still has missed is made up for at its start and when ranks are fixed.
 */
import { and, eq, inArray, lte } from "../../../platform/database/drizzle.ts";
import { roundsCalled } from "../../../money/wallet/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { readOutbox } from "../../../platform/outboxReader.ts";
import { tournament, tournamentEntry, type TournamentRow } from "../tables.ts";
import { noteChange, scoreEntry } from "./score.ts";

type Context = Pick<ServiceContext, "clock" | "db" | "outbox">;
type Product = TournamentRow["definition"]["product"];

interface Entered {
  tournamentId: number;
  playerId: number;
  product: Product;
}

/** Entries of tournaments that have begun and whose ranks are not fixed; of some players, or of all. */
async function entriesOf({ db, clock }: Context, playerIds?: readonly number[]): Promise<Entered[]> {
  const rows = await db
    .select({
      tournamentId: tournamentEntry.tournamentId,
      playerId: tournamentEntry.playerId,
      definition: tournament.definition,
    })
    .from(tournamentEntry)
    .innerJoin(tournament, eq(tournament.id, tournamentEntry.tournamentId))
    .where(
      and(
        eq(tournament.state, "ACTIVE"),
        lte(tournament.startsAt, clock.now()),
        playerIds === undefined ? undefined : inArray(tournamentEntry.playerId, [...playerIds]),
      ),
    );
  return rows.map(({ definition, ...row }) => ({ ...row, product: definition.product }));
}

/** Brings entries up to date with plays that were heard of. */
async function touch(
  context: Context,
  product: Product,
  plays: readonly { id: string; playerId: number }[],
): Promise<void> {
  if (plays.length === 0) return;
  const byPlayer = Map.groupBy(plays, ({ playerId }) => playerId);
  const changed: number[] = [];
  for (const entry of await entriesOf(context, [...byPlayer.keys()])) {
    if (entry.product !== product) continue;
    const ids = [...new Set((byPlayer.get(entry.playerId) ?? []).map(({ id }) => id))];
    if (await scoreEntry(context, entry, ids)) changed.push(entry.tournamentId);
  }
  await noteChange(context, changed);
}

/** Coupons that events have told of since the last look. */
export const hearOfCoupons = (context: Context): Promise<void> =>
  readOutbox(context, "tournaments", async (rows) => {
    const coupons = rows.flatMap(({ type, data }) => {
      const { userId, coupon } = data as { userId: number; coupon?: { id: string } };
      return type === "coupon" && coupon !== undefined ? [{ id: coupon.id, playerId: userId }] : [];
    });
    await touch(context, "SPORT", coupons);
  });

/** Rounds that the studio has called about since a moment. */
export async function hearOfRounds(context: Context, since: number): Promise<void> {
  const players = (await entriesOf(context)).filter(({ product }) => product === "CASINO");
  const ids = [...new Set(players.map(({ playerId }) => playerId))];
  await touch(context, "CASINO", await roundsCalled(context.db, ids, since));
}

/** Looks at all plays of all entries again; of one tournament, or of all. */
export async function hearAll(context: Context, tournamentId?: number): Promise<void> {
  const changed: number[] = [];
  for (const entry of await entriesOf(context)) {
    if (tournamentId !== undefined && entry.tournamentId !== tournamentId) continue;
    if (await scoreEntry(context, entry, "ALL")) changed.push(entry.tournamentId);
  }
  await noteChange(context, changed);
}

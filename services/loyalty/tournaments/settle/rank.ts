/** The end of a tournament: once its bets are settled the ranks and prizes are fixed, in one transaction. */
import { and, asc, eq, inArray, lte, sql } from "../../../platform/database/drizzle.ts";
import { toMajor, toMinor } from "#shared/money/minor.ts";
import { hasOpenCoupons } from "../../../betting/coupons/public.ts";
import { houseAccount, isFrozen, post } from "../../../money/accounts/public.ts";
import { isExcluded } from "../../../money/limits/public.ts";
import { hasOpenRounds } from "../../../money/wallet/public.ts";
import { playerById } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { hearAll } from "../entries/hear.ts";
import { fundOf, prizesOf, type Ranked, ranksOf } from "../rules/ranking.ts";
import { tournament, tournamentEntry, type EntryRow, type TournamentRow } from "../tables.ts";

type Context = Pick<ServiceContext, "clock" | "db" | "outbox" | "transact">;

/** Bets that ended with the tournament are written soon after it, in milliseconds. */
const settleMs = 3_000;

async function entriesOf(db: Db, tournamentId: number): Promise<EntryRow[]> {
  return db
    .select()
    .from(tournamentEntry)
    .where(eq(tournamentEntry.tournamentId, tournamentId))
    .orderBy(asc(tournamentEntry.id));
}

/** Whether nothing that could count is open any more. */
async function isDecided({ db }: Context, row: TournamentRow): Promise<boolean> {
  const players = (await entriesOf(db, row.id)).map(({ playerId }) => playerId);
  const span = { from: row.startsAt, to: row.endsAt };
  return !(await (row.definition.product === "SPORT" ? hasOpenCoupons : hasOpenRounds)(db, players, span));
}

/** Whether a player is given no prizes now: excluded, banned or frozen. */
async function isHindered(db: Db, playerId: number, now: number): Promise<boolean> {
  const player = await playerById(db, playerId);
  return (
    player === null || player.banLevel > 0 || (await isFrozen(db, playerId)) || (await isExcluded(db, playerId, now))
  );
}

interface Result {
  ranked: Ranked[];
  prizes: Map<number, string>;
  excluded: number[];
}

/** Ranks and prizes without those who may have none: whoever comes behind them moves up. */
async function resultOf(db: Db, row: TournamentRow, entries: readonly EntryRow[], now: number): Promise<Result> {
  const fund = fundOf(row.definition, row.fees);
  const excluded: number[] = [];
  const fine = new Set<number>();
  for (;;) {
    const ranked = ranksOf(
      entries.filter(({ id }) => !excluded.includes(id)),
      row.definition.ties,
    );
    const prizes = prizesOf(row.definition, fund, ranked);
    const before = excluded.length;
    for (const { id, playerId } of entries) {
      if (!prizes.has(id) || fine.has(id)) continue;
      if (await isHindered(db, playerId, now)) excluded.push(id);
      else fine.add(id);
    }
    if (excluded.length === before) return { ranked, prizes, excluded };
  }
}

/** Fees leave the open stakes: the fund's share is for prizes, the rest is the house's. */
async function releaseFees(tx: Tx, { id, definition, held }: TournamentRow, at: number): Promise<void> {
  const { currency } = definition;
  const all = toMinor(held, currency);
  if (all === 0n) return;
  const forPrizes = fundOf({ ...definition, guaranteed: "0" }, held);
  const posted = await post(tx, {
    key: `tournament:${id}:fees`,
    kind: "payout",
    use: "payout",
    at,
    entries: [
      { accountId: await houseAccount(tx, "stakes", currency), amount: `-${toMajor(all, currency)}` },
      { accountId: await houseAccount(tx, "promo", currency), amount: toMajor(forPrizes, currency) },
      { accountId: await houseAccount(tx, "revenue", currency), amount: toMajor(all - forPrizes, currency) },
    ],
  });
  if (!posted.ok || posted.isReplay) throw new Error(`the fees of the tournament ${id} were not booked`);
}

async function writeResult(
  tx: Tx,
  row: TournamentRow,
  { ranked, prizes, excluded }: Result,
  at: number,
): Promise<void> {
  const entries = eq(tournamentEntry.tournamentId, row.id);
  const results = ranked.map(({ id, rank }) => ({ id, rank, prize: prizes.get(id) ?? null }));
  await tx
    .update(tournamentEntry)
    .set({ state: "OUT", endedAt: at })
    .where(and(entries, eq(tournamentEntry.state, "PLAYING")));
  await tx.execute(sql`
    update tournament_entry entry set rank = done.rank, prize = done.prize,
      state = case when done.prize is null then 'OUT' else 'WON' end
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as done (id bigint, rank integer, prize numeric)
    where entry.id = done.id`);
  if (excluded.length > 0)
    await tx.update(tournamentEntry).set({ state: "EXCLUDED" }).where(inArray(tournamentEntry.id, excluded));
}

/** Fixes ranks and prizes; nothing counts from then on. With too few players the tournament is called off. */
async function fix(context: Context, id: number): Promise<void> {
  await context.transact(async (tx) => {
    const [row] = await tx
      .select()
      .from(tournament)
      .where(and(eq(tournament.id, id), eq(tournament.state, "ACTIVE")))
      .for("update");
    if (row === undefined) return;
    const at = context.clock.now();
    if (row.players < row.definition.minPlayers) {
      await tx
        .update(tournament)
        .set({ state: "CANCELLED", reason: "TOO_FEW_PLAYERS", version: row.version + 1 })
        .where(eq(tournament.id, id));
      return;
    }
    const result = await resultOf(tx, row, await entriesOf(tx, id), at);
    await releaseFees(tx, row, at);
    await writeResult(tx, row, result, at);
    await tx
      .update(tournament)
      .set({ state: "PAYING", held: "0", version: row.version + 1 })
      .where(eq(tournament.id, id));
  });
}

/** Fixes the ranks of tournaments that are over. */
export async function rankDue(context: Context): Promise<void> {
  const now = context.clock.now();
  const over = await context.db
    .select()
    .from(tournament)
    .where(and(eq(tournament.state, "ACTIVE"), lte(tournament.endsAt, now - settleMs)))
    .orderBy(asc(tournament.endsAt));
  for (const row of over) {
    if (now < row.closesAt && !(await isDecided(context, row))) continue;
    await hearAll(context, row.id);
    await fix(context, row.id);
  }
}

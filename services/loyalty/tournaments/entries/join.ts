/** Taking part: checked, paid and written in one transaction. Whoever takes part already has the entry they had. */
import { and, eq, sql } from "../../../platform/database/drizzle.ts";
import { personalHindrance } from "../../bonuses/public.ts";
import { appendBalance, houseAccount, accountMay, ownAccount, post } from "../../../money/accounts/public.ts";
import { appendUsedLimits, limitAgainst } from "../../../money/limits/public.ts";
import { closedSections, lockPlayer, profileOf } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import { phaseOf } from "../show.ts";
import { type EntryRow, tournament, tournamentEntry, type TournamentRow } from "../tables.ts";

type Context = Pick<ServiceContext, "clock" | "db" | "outbox" | "siteConfig" | "transact">;
export type Joined = { entry: EntryRow } | { error: FieldError };

const refusals = {
  TOURNAMENT_UNKNOWN: { message: "There is no such tournament", path: ["tournamentId"] },
  TOURNAMENT_CLOSED: { message: "The tournament takes no more players", path: ["tournamentId"] },
  TOURNAMENT_FULL: { message: "The tournament has as many players as it takes", path: ["tournamentId"] },
  TOURNAMENT_NOT_FOR_YOU: { message: "The tournament is for players of other countries", path: ["tournamentId"] },
  TOURNAMENT_CURRENCY: { message: "The fee is in another currency", path: ["accountId"] },
  BONUS_ACCOUNT: { message: "Fees are paid in cash", path: ["accountId"] },
  ACCOUNT_UNKNOWN: { message: "There is no such account", path: ["accountId"] },
  INSUFFICIENT_FUNDS: { message: "The account has too little", path: ["accountId"] },
  BETTING_CLOSED: { message: "The player is banned or frozen, or may not bet", path: null },
  LIMIT_REACHED: { message: "A limit of the player forbids it", path: null },
  PERSON_EXCLUDED: { message: "Another account of the person is excluded", path: null },
} as const satisfies Record<string, { message: string; path: readonly string[] | null }>;

function refused(code: keyof typeof refusals, more: Partial<FieldError> = {}): Joined {
  const { message, path } = refusals[code];
  return { error: { code, message, path: path === null ? null : [...path], ...more } };
}

/** Why nobody or not this player may join; null if they may. The tournament is locked. */
async function hindrance(tx: Tx, row: TournamentRow, playerId: number, now: number): Promise<Joined | null> {
  const { definition } = row;
  const phase = phaseOf(row, now);
  if (phase !== "OPEN" && !(phase === "RUNNING" && definition.isLateEntry)) return refused("TOURNAMENT_CLOSED");
  if (definition.maxPlayers !== null && row.players >= definition.maxPlayers) return refused("TOURNAMENT_FULL");
  const country = (await profileOf(tx, playerId))?.countryCode;
  if (definition.countries !== null && !(country && definition.countries.includes(country)))
    return refused("TOURNAMENT_NOT_FOR_YOU");
  if (definition.product === "CASINO") return null;
  const closed = await closedSections(tx, playerId);
  const needed = definition.section === null ? (["LINE", "LIVE"] as const) : [definition.section];
  return needed.every((section) => closed.includes(section)) ? refused("BETTING_CLOSED") : null;
}

/** Takes the fee; null once it is paid, or there is none. */
async function takeFee(
  context: Context,
  tx: Tx,
  row: TournamentRow,
  { playerId, accountId, now }: { playerId: number; accountId: number | null; now: number },
): Promise<Joined | null> {
  const { fee, currency } = row.definition;
  if (fee === null) return null;
  const account = accountId === null ? null : await ownAccount(tx, playerId, accountId);
  if (account === null) return refused("ACCOUNT_UNKNOWN");
  if (!accountMay(account.type, "tournament")) return refused("BONUS_ACCOUNT");
  if (account.currency !== currency) return refused("TOURNAMENT_CURRENCY", { currency });
  const limit = await limitAgainst(tx, playerId, { amount: fee, currency }, now);
  if (limit !== null) return refused(limit.code);
  const posted = await post(tx, {
    key: `tournament:${row.id}:${playerId}:fee`,
    kind: "stake",
    use: "tournament",
    at: now,
    entries: [
      { accountId: account.id, amount: `-${fee}` },
      { accountId: await houseAccount(tx, "stakes", currency), amount: fee },
    ],
  });
  if (!posted.ok) return refused("INSUFFICIENT_FUNDS");
  await appendBalance(context, tx, playerId, account.id);
  return null;
}

async function joinOnce(
  context: Context,
  tx: Tx,
  { playerId, tournamentId, accountId }: { playerId: number; tournamentId: number; accountId: number | null },
): Promise<Joined> {
  await lockPlayer(tx, playerId);
  // Locked, and the clock is read after that: an entry that has closed is closed for whoever waited.
  const [row] = await tx.select().from(tournament).where(eq(tournament.id, tournamentId)).for("update");
  if (row === undefined) return refused("TOURNAMENT_UNKNOWN");
  const [known] = await tx
    .select()
    .from(tournamentEntry)
    .where(and(eq(tournamentEntry.tournamentId, tournamentId), eq(tournamentEntry.playerId, playerId)));
  if (known !== undefined) return { entry: known };
  const own = await personalHindrance(context, tx, playerId);
  if (own !== null) return refused(own);
  const now = context.clock.now();
  const why =
    (await hindrance(tx, row, playerId, now)) ?? (await takeFee(context, tx, row, { playerId, accountId, now }));
  if (why !== null) return why;
  const fee = row.definition.fee ?? "0";
  const [entry] = await tx
    .insert(tournamentEntry)
    .values({
      tournamentId,
      playerId,
      accountId: row.definition.fee === null ? null : accountId,
      fee,
      state: "PLAYING",
      joinedAt: now,
    })
    .returning();
  if (entry === undefined) throw new Error("the entry was not written");
  await tx
    .update(tournament)
    .set({
      players: row.players + 1,
      held: sql`${tournament.held} + ${fee}::numeric`,
      fees: sql`${tournament.fees} + ${fee}::numeric`,
      version: row.version + 1,
    })
    .where(eq(tournament.id, tournamentId));
  if (row.definition.fee !== null) await appendUsedLimits(context, tx, playerId, now);
  return { entry };
}

/** Takes part in a tournament. Sent 200 times at once, there is one entry and one fee. */
export const joinTournament = (
  context: Context,
  asked: { playerId: number; tournamentId: number; accountId: number | null },
): Promise<Joined> => context.transact((tx) => joinOnce(context, tx, asked));

/** Rounds as their player sees them: what each cost and paid, newest first. */
import { and, count, desc, eq, gt, gte, inArray, lt, or, sql, type SQL } from "../../platform/database/drizzle.ts";
import { roundMoney } from "#shared/money/money.ts";
import type { Db } from "../../platform/database/database.ts";
import { casinoRound, type RoundRow } from "./tables.ts";

export const roundResults = ["OPEN", "WON", "LOST", "RETURNED"] as const;
export type RoundResult = (typeof roundResults)[number];

export interface PlayedRound {
  id: string;
  game: string;
  accountId: number;
  currency: string;
  /** Of a round that was given back, what came back. */
  stake: string;
  won: string;
  result: RoundResult;
  /** Whether the house paid its stake. */
  isFree: boolean;
  /** Epoch milliseconds. */
  startedAt: number;
  endedAt: number | null;
}

export interface RoundQuery {
  ids?: readonly string[] | undefined;
  accountId?: number | undefined;
  game?: string | undefined;
  results?: readonly RoundResult[] | undefined;
  /** Epoch milliseconds: those begun at or after the first, and before the second. */
  from?: number | undefined;
  to?: number | undefined;
  first: number;
  /** The `next` of the page before. */
  after?: string | undefined;
}

export interface RoundPage {
  rounds: PlayedRound[];
  /** Of each round, for the `after` of a page that follows it. */
  cursors: string[];
  next: string | null;
  total: number;
}

const hasWon = gt(casinoRound.won, "0");
const isIn: Readonly<Record<RoundResult, SQL | undefined>> = {
  OPEN: eq(casinoRound.state, "OPEN"),
  WON: and(eq(casinoRound.state, "SETTLED"), hasWon),
  LOST: and(eq(casinoRound.state, "SETTLED"), sql`${hasWon} is not true`),
  RETURNED: eq(casinoRound.state, "ROLLED_BACK"),
};
const result = sql<RoundResult>`case ${casinoRound.state} when 'OPEN' then 'OPEN' when 'ROLLED_BACK' then 'RETURNED' else case when ${hasWon} then 'WON' else 'LOST' end end`;
/** What a round has taken, also where all of it came back. */
const taken = sql<string>`case when ${casinoRound.state} = 'ROLLED_BACK' then coalesce((select sum(call.amount) from casino_call call where call.round_id = casino_round.id and call.kind = 'bet' and call.answer = 'OK'), 0) else ${casinoRound.staked} end`;

const cursorOf = ({ startedAt, id }: Pick<RoundRow, "startedAt" | "id">) =>
  Buffer.from(`round:${startedAt}:${id}`).toString("base64url");

/** The round a cursor points at; null for an invalid text. */
function readCursor(cursor: string): { startedAt: number; id: string } | null {
  const [, at, id] = /^round:(\d{1,15}):(.+)$/s.exec(Buffer.from(cursor, "base64url").toString("utf8")) ?? [];
  return at === undefined || id === undefined ? null : { startedAt: Number(at), id };
}

/** A page of a player's rounds, newest first; "cursor" for an invalid one. */
export async function roundsOf(db: Db, playerId: number, query: RoundQuery): Promise<RoundPage | "cursor"> {
  const { ids, accountId, game, results, from, to, first, after } = query;
  const start = after === undefined ? null : readCursor(after);
  if (after !== undefined && start === null) return "cursor";
  const all = and(
    eq(casinoRound.playerId, playerId),
    ids === undefined ? undefined : inArray(casinoRound.id, [...ids]),
    accountId === undefined ? undefined : eq(casinoRound.accountId, accountId),
    game === undefined ? undefined : eq(casinoRound.game, game),
    results === undefined ? undefined : or(...results.map((each) => isIn[each])),
    from === undefined ? undefined : gte(casinoRound.startedAt, from),
    to === undefined ? undefined : lt(casinoRound.startedAt, to),
  );
  const [number] = await db.select({ total: count() }).from(casinoRound).where(all);
  const rows = await db
    .select({
      id: casinoRound.id,
      game: casinoRound.game,
      accountId: casinoRound.accountId,
      currency: casinoRound.currency,
      stake: taken,
      won: casinoRound.won,
      result,
      isFree: sql<boolean>`${casinoRound.grantId} is not null`,
      startedAt: casinoRound.startedAt,
      endedAt: casinoRound.endedAt,
    })
    .from(casinoRound)
    .where(
      and(
        all,
        start === null
          ? undefined
          : sql`(${casinoRound.startedAt}, ${casinoRound.id}) < (${start.startedAt}::bigint, ${start.id})`,
      ),
    )
    .orderBy(desc(casinoRound.startedAt), desc(casinoRound.id))
    .limit(first + 1);
  const rounds = rows.slice(0, first).map((row): PlayedRound => ({
    ...row,
    stake: roundMoney(row.stake, row.currency),
    won: roundMoney(row.won ?? "0", row.currency),
  }));
  const cursors = rounds.map(cursorOf);
  const next = rows.length > first ? (cursors.at(-1) ?? null) : null;
  return { rounds, cursors, next, total: number?.total ?? 0 };
}

/** Games that a player has played for money, the last one first. */
export async function gamesPlayed(db: Db, playerId: number, most: number): Promise<string[]> {
  const lastAt = sql<number>`max(${casinoRound.startedAt})`;
  const rows = await db
    .select({ game: casinoRound.game })
    .from(casinoRound)
    .where(eq(casinoRound.playerId, playerId))
    .groupBy(casinoRound.game)
    .orderBy(desc(lastAt), casinoRound.game)
    .limit(most);
  return rows.map(({ game }) => game);
}

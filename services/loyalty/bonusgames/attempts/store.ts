/** Attempts as they are read. */
import { and, asc, count, desc, eq, inArray, lt } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import { hashOfSeed } from "#shared/games/fair/draw.ts";
import { bonusGameKeys, bonusPosition, type BonusGameKey, type BonusPosition } from "#shared/games/bonus/bonusGames.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { pointCeilings } from "../../bonuses/public.ts";
import type { attemptBody, bonusGamesApi } from "../api.ts";
import { tooGenerousIn } from "../games/worth.ts";
import { bonusAttempt, bonusGame, type AttemptRow, type GameRow } from "../tables.ts";

export type AttemptAnswer = z.infer<typeof attemptBody>;

export const dayMs = 86_400_000;
/** Number of the day of UTC. */
export const dayOf = (now: number) => Math.floor(now / dayMs);

/** The key under which a day's free attempt is given. */
export const dailyKey = (game: BonusGameKey, playerId: number, now: number) =>
  `daily:${game}:${playerId}:${dayOf(now)}`;

const seconds = (ms: number) => Math.floor(ms / 1000);

/** Where an attempt stands; one that isn't begun shows nothing. */
export function positionOf({ game, prizes, moves, serverSeed, clientSeed }: AttemptRow): BonusPosition {
  if (clientSeed === null) return { shown: [], isOver: false, prize: null };
  return bonusPosition(
    game,
    prizes.map(({ weight }) => weight),
    moves,
    { serverSeed, clientSeed },
  );
}

export function shownAttempt(row: AttemptRow, now: number): AttemptAnswer {
  const isLate = row.state === "READY" && row.expiresAt <= now;
  return {
    id: String(row.id),
    game: row.game,
    source: row.source,
    state: isLate ? "EXPIRED" : row.state,
    prizes: row.prizes,
    currency: row.currency,
    seed_hash: hashOfSeed(row.serverSeed),
    server_seed: row.state === "DONE" ? row.serverSeed : null,
    client_seed: row.clientSeed,
    moves: row.moves,
    shown: positionOf(row).shown,
    prize: row.prize,
    bonus_id: row.bonusId === null ? null : String(row.bonusId),
    given_at: seconds(row.givenAt),
    expires_at: seconds(row.expiresAt),
    ended_at: row.endedAt === null ? null : seconds(row.endedAt),
  };
}

/** All games that have a definition, in the order they are shown. */
export async function allGames(db: Db): Promise<GameRow[]> {
  const rows = await db.select().from(bonusGame);
  return rows.toSorted((one, other) => bonusGameKeys.indexOf(one.key) - bonusGameKeys.indexOf(other.key));
}

/**
 * The games that give attempts. Those whose attempts would pay for staking, because points have become cheaper since the
 * game was defined, sell none for points.
 */
export async function openGames(db: Db): Promise<GameRow[]> {
  const ceilings = await pointCeilings(db);
  return (await allGames(db))
    .filter(({ state }) => state === "OPEN")
    .map((game) =>
      tooGenerousIn(game.definition, ceilings) === null
        ? game
        : { ...game, definition: { ...game.definition, points: null } },
    );
}

/** Locks an attempt; the caller has locked its player. */
export async function lockAttempt(tx: Tx, id: number, playerId: number): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(bonusAttempt)
    .where(and(eq(bonusAttempt.id, id), eq(bonusAttempt.playerId, playerId)))
    .for("update");
  return row ?? null;
}

/** A page of a player's attempts, newest first. */
export async function attemptsOf(
  db: Db,
  playerId: number,
  { game, first, before }: { game?: BonusGameKey | undefined; first: number; before: number | null },
  now: number,
): Promise<z.infer<typeof bonusGamesApi.attempts.response>> {
  const own = and(eq(bonusAttempt.playerId, playerId), game === undefined ? undefined : eq(bonusAttempt.game, game));
  const [all] = await db.select({ rows: count() }).from(bonusAttempt).where(own);
  const rows = await db
    .select()
    .from(bonusAttempt)
    .where(and(own, before === null ? undefined : lt(bonusAttempt.id, before)))
    .orderBy(desc(bonusAttempt.id))
    .limit(first + 1);
  return {
    attempts: rows.slice(0, first).map((row) => shownAttempt(row, now)),
    total: all?.rows ?? 0,
    has_more: rows.length > first,
  };
}

/** What a player has to play in each game. */
export async function seatsOf(
  db: Db,
  playerId: number,
  now: number,
): Promise<z.infer<typeof bonusGamesApi.seats.response>["seats"]> {
  const games = await openGames(db);
  const keys = games.map(({ key }) => dailyKey(key, playerId, now));
  const taken = await db
    .select({ key: bonusAttempt.grantKey })
    .from(bonusAttempt)
    .where(inArray(bonusAttempt.grantKey, keys));
  const daily = new Set(taken.map(({ key }) => key));
  const open = await db
    .select()
    .from(bonusAttempt)
    .where(and(eq(bonusAttempt.playerId, playerId), inArray(bonusAttempt.state, ["READY", "PLAYING"])))
    .orderBy(asc(bonusAttempt.id));
  const playable = open.filter(({ state, expiresAt }) => state === "PLAYING" || expiresAt > now);
  return bonusGameKeys.map((game) => {
    const own = playable.filter((row) => row.game === game);
    const next = own.find(({ state }) => state === "PLAYING") ?? own[0];
    const offered = games.find(({ key }) => key === game);
    return {
      game,
      ready: own.length,
      has_daily: offered?.definition.daily === true && !daily.has(dailyKey(game, playerId, now)),
      attempt: next === undefined ? null : shownAttempt(next, now),
    };
  });
}

/** A player's rounds with the names of their games, and the check of one at the studio. */
import { inArray } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import { roundMoney } from "#shared/money/money.ts";
import { freeGrantsOf, gamesPlayed, roundsOf } from "../../../money/wallet/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db } from "../../../platform/database/database.ts";
import { languageOf } from "../../../platform/http/language.ts";
import { nameOf } from "../catalogue/show.ts";
import type { freeRounds, roundsApi } from "../roundsApi.ts";
import { roundAt, StudioUnreachable } from "../studio/client.ts";
import { casinoGame } from "../tables.ts";

type Query = z.output<typeof roundsApi.rounds.query>;
type Page = z.infer<typeof roundsApi.rounds.response>;

const msOf = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1000);
const secondsOf = (ms: number) => Math.floor(ms / 1000);

/** Names of games by their keys. */
async function namesOf(db: Db, keys: Iterable<string>, lng: Query["lng"]): Promise<Map<string, string>> {
  const games = await db
    .select({ key: casinoGame.key, names: casinoGame.names })
    .from(casinoGame)
    .where(inArray(casinoGame.key, [...new Set(keys)]));
  const language = languageOf(lng);
  return new Map(games.map((game) => [game.key, nameOf(game, language)]));
}

/** Free rounds that a player can play now. */
export async function ownFreeRounds(
  db: Db,
  playerId: number,
  { lng, now }: { lng: Query["lng"]; now: number },
): Promise<z.infer<typeof freeRounds>[]> {
  const grants = await freeGrantsOf(db, playerId, now);
  const keys = grants.map(({ game }) => game);
  const names = await namesOf(db, keys, lng);
  return grants.map(({ id, game, currency, stake, rounds, left, won, accountId, expiresAt }) => ({
    id: String(id),
    game,
    name: names.get(game) ?? game,
    currency,
    stake: roundMoney(stake, currency),
    rounds,
    left,
    won: roundMoney(won, currency),
    account_id: accountId,
    expires_at: secondsOf(expiresAt),
  }));
}

/** A page of rounds; "cursor" for an invalid one. */
export async function ownRounds(db: Db, playerId: number, query: Query): Promise<Page | "cursor"> {
  const { account_id: accountId, from, to, lng, ...same } = query;
  const page = await roundsOf(db, playerId, {
    ...same,
    accountId,
    from: msOf(from),
    to: msOf(to),
  });
  if (page === "cursor") return page;
  const keys = page.rounds.map(({ game }) => game);
  const names = await namesOf(db, keys, lng);
  return {
    cursors: page.cursors,
    next: page.next,
    total: page.total,
    rounds: page.rounds.map(({ accountId: account_id, startedAt, endedAt, isFree: is_free, ...round }) => ({
      ...round,
      is_free,
      name: names.get(round.game) ?? round.game,
      account_id,
      started_at: secondsOf(startedAt),
      ended_at: endedAt === null ? null : secondsOf(endedAt),
    })),
  };
}

/** Address of the page that plays a round again; "unknown" for a round of nobody or of another player. */
export async function checkOf(
  { db, log, settings: { studio } }: Pick<ServiceContext, "db" | "log" | "settings">,
  playerId: number,
  id: string,
): Promise<{ verify_url: string | null } | "unknown" | "unavailable"> {
  const page = await roundsOf(db, playerId, { ids: [id], first: 1 });
  if (page === "cursor" || page.rounds.length === 0) return "unknown";
  if (studio === null) return "unavailable";
  try {
    return { verify_url: (await roundAt(studio, id)).verifyUrl };
  } catch (error) {
    if (!(error instanceof StudioUnreachable)) throw error;
    log.warn({ err: error, round: id }, "the studio did not tell of a round");
    return "unavailable";
  }
}

const mostRecents = 50;

/** Games played lately, and which of all have a round that is not over. */
export async function recentsOf(db: Db, playerId: number): Promise<{ games: string[]; open: string[] }> {
  const [games, open] = [
    await gamesPlayed(db, playerId, mostRecents),
    await roundsOf(db, playerId, { results: ["OPEN"], first: mostRecents }),
  ];
  return {
    games,
    open: open === "cursor" ? [] : [...new Set(open.rounds.map(({ game }) => game))],
  };
}

/** A player's rounds for money, and the games that they have to do with. */
import type { RoundsQuery } from "../../datasources/games/casinoRounds.ts";
import type { CasinoRoundFilter, Resolvers } from "../../generated/resolvers.ts";
import { insteadOf } from "../../transport/upstreamError.ts";
import { pageSize, pageStart, refusedCursor } from "../arguments.ts";
import { catalogueOf } from "./casinoGames.ts";
import { gamesOf } from "./casinoPlay.ts";

const defaultPage = 20;
const maxPage = 100;
const maxKey = 60;
const accountForm = /^\d{1,9}$/;
/** As the wallet takes them from a studio. */
const roundForm = /^[!-+\--~]{1,100}$/;

/** The service's words for a filter; null if nothing can match. */
function filterQuery({
  gameKey,
  results,
  accountId,
  from,
  before,
}: CasinoRoundFilter): Omit<RoundsQuery, "first"> | null {
  if (accountId && !accountForm.test(accountId)) return null;
  if (gameKey && gameKey.length > maxKey) return null;
  if (typeof before === "number" && before <= 0) return null;
  return {
    ...(gameKey && { gameKey }),
    ...(results && results.length > 0 && { results: [...new Set(results)] }),
    ...(accountId && { accountId: Number(accountId) }),
    ...(typeof from === "number" && { from: Math.max(0, from) }),
    ...(typeof before === "number" && { to: before }),
  };
}

export const casinoRoundsResolvers: Resolvers = {
  Viewer: {
    casinoRounds: (_, { filter, first, after }, { parts, credentials, language }) => {
      const start = pageStart(after);
      const size = pageSize(first, defaultPage, maxPage);
      const chosen = filterQuery(filter ?? {});
      if (chosen === null) return { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 };
      const query = { first: size, ...(start !== undefined && { after: start }), ...chosen };
      return credentials
        .withToken((token) => parts.services.casino.rounds(token, language, query))
        .catch((error: unknown) => refusedCursor(error));
    },
    casinoRound: async (_, { id }, { player }) => (roundForm.test(id) ? player.round(id) : null),
    casinoFreeRounds: (_, __, { parts, credentials, language }) =>
      credentials.withToken((token) => parts.services.casino.freeRounds(token, language)),
    casinoRecents: async (_, __, context) => {
      const { games, open } = await context.credentials.withToken((token) =>
        context.parts.services.casino.recents(token),
      );
      return { played: await gamesOf(context, games), unfinished: await gamesOf(context, open) };
    },
  },
  CasinoFreeRounds: {
    game: async ({ gameKey }, _, context) => (await catalogueOf(context)).byKey.get(gameKey) ?? null,
  },
  CasinoRound: {
    game: async ({ gameKey }, _, context) => (await catalogueOf(context)).byKey.get(gameKey) ?? null,
    verifyUrl: ({ id }, _, { parts, credentials }) =>
      credentials
        .withToken((token) => parts.services.casino.verifyUrl(token, id))
        .catch(insteadOf("ROUND_UNKNOWN", null)),
  },
};

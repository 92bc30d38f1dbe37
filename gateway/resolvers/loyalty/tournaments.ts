/** Tournaments, their tables, and the players' parts in them. */
import { entryCursor, tournamentCursor, type TournamentModel } from "../../datasources/loyalty/tournaments.ts";
import { inputError, toUserErrors } from "../../errors/userErrors.ts";
import type { GatewayContext } from "../../execution/context.ts";
import { publicStream } from "../../execution/publicStream.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { pageSize, pageStartAt } from "../arguments.ts";
import { catalogueOf } from "../games/casinoGames.ts";

const defaultPage = 20;
const maxPage = 50;
const maxRows = 100;
const numberForm = /^[1-9]\d{0,8}$/;

const changes = publicStream({
  idsArgument: "id",
  topics: (ids) => ids.filter((id) => numberForm.test(id)),
  source: ({ services }) => services.tournaments.board,
});

export const tournamentResolvers: Resolvers = {
  Query: {
    tournaments: (_, { product, isOver, first, after }, { parts, language }) => {
      const start = pageStartAt(after, tournamentCursor.read);
      const query = {
        over: isOver === true ? ("true" as const) : ("false" as const),
        limit: pageSize(first, defaultPage, maxPage),
        ...(product != null && { product }),
        ...(start !== undefined && { after: start }),
      };
      return parts.services.tournaments.tournaments(query, language);
    },
    tournament: async (_, { id }, { parts, language }) =>
      numberForm.test(id) ? parts.services.tournaments.tournament(id, language) : null,
  },
  Tournament: {
    games: async ({ gameKeys }, _, context) => {
      if (gameKeys === null) return null;
      const { byKey } = await catalogueOf(context);
      return gameKeys.flatMap((key) => byKey.get(key) ?? []);
    },
    leaders: (tournament, { first }, { parts }) =>
      parts.services.tournaments.leaders(tournament, pageSize(first, defaultPage, maxRows)),
  },
  TournamentEntry: {
    tournament: ({ tournamentId }, _, context) => context.public.tournament(tournamentId),
    plays: (entry, { first }, { parts, credentials }) => {
      const size = pageSize(first, defaultPage, maxRows);
      return credentials.withToken((token) => parts.services.tournaments.plays(token, entry, size));
    },
  },
  Viewer: {
    tournamentEntries: (_, { first, after }, { parts, credentials }) => {
      const start = pageStartAt(after, entryCursor.read);
      const query = { limit: pageSize(first, defaultPage, maxPage), ...(start !== undefined && { after: start }) };
      return credentials.withToken((token) => parts.services.tournaments.entries(token, query));
    },
    tournamentEntry: async (_, { tournamentId }, { parts, credentials }) => {
      if (!numberForm.test(tournamentId)) return null;
      const query = { limit: 1, ids: tournamentId };
      const { edges } = await credentials.withToken((token) => parts.services.tournaments.entries(token, query));
      return edges[0]?.node ?? null;
    },
  },
  Mutation: {
    joinTournament: async (_, { input: { tournamentId, accountId } }, { parts, credentials, player, language }) => {
      // A guest learns first that they must sign in.
      await player.viewer();
      const wrong = [
        ...(numberForm.test(tournamentId) ? [] : [inputError("TOURNAMENT_UNKNOWN", ["tournamentId"], language)]),
        ...(accountId == null || numberForm.test(accountId)
          ? []
          : [inputError("ACCOUNT_UNKNOWN", ["accountId"], language)]),
      ];
      if (wrong.length > 0) return { entry: null, errors: wrong };
      const account = accountId == null ? null : Number(accountId);
      const { entry, errors } = await credentials.withToken((token) =>
        parts.services.tournaments.join(token, Number(tournamentId), account),
      );
      return { entry, errors: toUserErrors(errors, language) };
    },
  },
  Subscription: {
    tournamentChanged: {
      ...changes,
      // A change says no more than a version; the tournament is told in the language of those who watch.
      resolve: (async ({ id, version }: { id: string; version: number }, _: unknown, context: GatewayContext) => {
        const tournament = await context.parts.services.tournaments.tournament(id, context.language, version);
        if (tournament === null) throw new Error(`the tournament ${id} is gone`);
        return { tournament } satisfies { tournament: TournamentModel };
      }) as never,
    },
  },
};

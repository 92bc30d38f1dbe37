/** Opening and closing games, and the games that a player keeps. */
import type { GatewayContext } from "../../execution/context.ts";
import { groupIn } from "../../datasources/loaders.ts";
import type { CatalogueQuery, Launched } from "../../datasources/games/casino.ts";
import type { CasinoGameModel } from "../../datasources/models.ts";
import { inputError, toUserErrors, type UserErrorModel } from "../../errors/userErrors.ts";
import type { CasinoLaunch, Resolvers } from "../../generated/resolvers.ts";
import { catalogueOf } from "./casinoGames.ts";

const accountForm = /^[1-9]\d{0,14}$/;
const sessionForm = /^\d{1,20}$/;

/** A game by number or key, as the visitor is offered it. */
async function offered(context: GatewayContext, gameId: string): Promise<CasinoGameModel | null> {
  const { byId, byKey } = await catalogueOf(context);
  return byId.get(gameId) ?? byKey.get(gameId) ?? null;
}

async function visitorOf({ parts, client: { country }, language }: GatewayContext): Promise<CatalogueQuery> {
  const { groupId } = await groupIn(parts.services, language, country);
  return { language, country, groupId };
}

const refused = (error: UserErrorModel) => ({ launch: null, errors: [error] });

const toLaunch = (
  { launch, errors }: Launched,
  language: GatewayContext["language"],
): { launch: CasinoLaunch | null; errors: UserErrorModel[] } => ({
  launch: launch === null ? null : { url: launch.url, sessionId: launch.id },
  errors: toUserErrors(errors, language),
});

/** The games of these keys that are offered here. */
export async function gamesOf(context: GatewayContext, keys: readonly string[]): Promise<CasinoGameModel[]> {
  const { byKey } = await catalogueOf(context);
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

export const casinoPlayResolvers: Resolvers = {
  Viewer: {
    casinoFavorites: async (_, __, context) =>
      gamesOf(context, await context.credentials.withToken((token) => context.parts.services.casino.favorites(token))),
  },
  Mutation: {
    launchCasinoGame: async (_, { input: { gameId, accountId, isDemo } }, context) => {
      const { casino } = context.parts.services;
      const { language, credentials } = context;
      const game = await offered(context, gameId);
      if (isDemo === true) {
        if (game === null) return refused(inputError("CASINO_GAME_UNKNOWN", ["gameId"], language));
        return toLaunch(await casino.launchDemo(game.route, await visitorOf(context)), language);
      }
      const visitor = await visitorOf(context);
      // Guests are told to sign in before anything else.
      return credentials.withToken(async (token) => {
        if (game === null) return refused(inputError("CASINO_GAME_UNKNOWN", ["gameId"], language));
        if (accountId == null) return refused(inputError("REQUIRED", ["accountId"], language));
        if (!accountForm.test(accountId)) return refused(inputError("ACCOUNT_UNKNOWN", ["accountId"], language));
        const order = { game: game.route, accountId: Number(accountId) };
        return toLaunch(await casino.launch(token, order, visitor), language);
      });
    },
    closeCasinoSession: (_, { input: { sessionId } }, context) =>
      context.credentials.withToken(async (token) => {
        if (sessionForm.test(sessionId)) await context.parts.services.casino.endLaunch(token, sessionId);
        return { errors: [] };
      }),
    setCasinoFavorite: async (_, { input: { gameId, isFavorite } }, context) => {
      const { language, parts } = context;
      const game = await offered(context, gameId);
      return context.credentials.withToken(async (token) => {
        // A game that is no longer offered can still be dropped by its key.
        const key = game?.route ?? gameId;
        const { games, errors } = await parts.services.casino.setFavorite(token, key.slice(0, 60), isFavorite);
        if (errors.length > 0) return { favorites: null, errors: toUserErrors(errors, language) };
        return { favorites: await gamesOf(context, games), errors: [] };
      });
    },
  },
};

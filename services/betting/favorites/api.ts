/**
 * REST contract of the favorites service (SPEC 1.02): games, championships and teams that a player follows. All calls
 * need `Authorization: Bearer <user_token>`, otherwise 401. Only the sportsbook knows what the ids stand for.
 */
import { z } from "zod";
import { epoch, errorBody, fieldError } from "../../platform/http/api.ts";
import { id } from "../../platform/http/ids.ts";

/** Most favourites of a player, all kinds together. */
export const mostFavorites = 500;

const favoriteKind = z.enum(["GAME", "CHAMPIONSHIP", "TEAM"]).describe("What it is");
const key = {
  kind: favoriteKind,
  id: id.describe("Id of the game, championship or team"),
};
export const favorite = z
  .object({ ...key, addedAt: epoch.describe("When it was added, epoch seconds") })
  .describe("Something a player follows");

const change = z
  .object({ items: z.array(z.object(key)).min(1).max(mostFavorites).describe("Favourites to add or remove") })
  .describe("Favourites to add or remove");
const favorites = z.array(favorite).describe("Newest first; of those added at once, the first named is the newest");

export const favoritesApi = {
  list: {
    summary: "The player's favourites, newest first",
    security: "player",
    method: "GET",
    path: "/favorites-api/v1/favorites",
    response: z.object({ favorites }),
    errors: { 401: errorBody },
  },
  add: {
    summary: "Adds favourites",
    description:
      "Adds; what is there already keeps its place. Where not all fit, the first named go before the others and the error TOO_MANY_FAVORITES says that some were left out. BETTING_CLOSED for a banned player, who can still remove.",
    security: "player",
    method: "POST",
    path: "/favorites-api/v1/favorites/add",
    body: change,
    response: z.object({
      favorites,
      errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
    }),
    errors: { 401: errorBody },
  },
  remove: {
    summary: "Removes favourites",
    description: "Removes; what is not there is no error.",
    security: "player",
    method: "POST",
    path: "/favorites-api/v1/favorites/remove",
    body: change,
    response: z.object({
      favorites,
      errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
    }),
    errors: { 401: errorBody },
  },
} as const;

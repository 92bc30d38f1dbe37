/**
 * REST contract of the favourites service (SPEC 1.02): games, championships and teams that a player keeps an eye on.
 * All of it needs `Authorization: Bearer <user_token>`, else 401. What the ids stand for is the sportsbook's to know.
 */
import { z } from "zod";
import { epoch, errorBody, fieldError } from "../core/api.ts";

/** Most favourites of a player, all kinds together. */
export const mostFavorites = 500;

const favoriteKind = z.enum(["GAME", "CHAMPIONSHIP", "TEAM"]);
const key = { kind: favoriteKind, id: z.string().regex(/^\d{1,15}$/) };
export const favorite = z.object({ ...key, addedAt: epoch });

const change = z.object({ items: z.array(z.object(key)).min(1).max(mostFavorites) });
/** Newest first; of those added at once, the first named is the newest. */
const favorites = z.array(favorite);

export const favoritesApi = {
  list: { method: "GET", path: "/favorites-api/v1/favorites", response: z.object({ favorites }), errors: { 401: errorBody } },
  /**
   * Adds; what is there already keeps its place. Where not all fit, the first named go before the others and the error
   * TOO_MANY_FAVORITES says that some were left out. BETTING_CLOSED for a banned player, who can still remove.
   */
  add: {
    method: "POST", path: "/favorites-api/v1/favorites/add", body: change,
    response: z.object({ favorites, errors: z.array(fieldError) }), errors: { 401: errorBody },
  },
  /** Removes; what is not there is no error. */
  remove: {
    method: "POST", path: "/favorites-api/v1/favorites/remove", body: change,
    response: z.object({ favorites, errors: z.array(fieldError) }), errors: { 401: errorBody },
  },
} as const;

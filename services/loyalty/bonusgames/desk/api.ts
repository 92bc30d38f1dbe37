/** Calls of the operator's back office about bonus games. */
import { z } from "zod";
import { epoch, errorBody } from "../../../platform/http/api.ts";
import { id, rowNumber } from "../../../platform/http/ids.ts";
import { attemptBody, gameKey } from "../api.ts";
import { gameDefinition } from "../games/definition.ts";

export const deskGame = z
  .object({
    key: gameKey,
    state: z.enum(["OPEN", "STOPPED"]).describe("Of a stopped game no attempts are given; those given can be played"),
    version: z.int().describe("Rises with each change"),
    definition: gameDefinition,
    changed_at: epoch.describe("When it was changed last, epoch seconds"),
  })
  .describe("A bonus game as the operator sees it");

export const bonusGameDeskApi = {
  deskGames: {
    summary: "All bonus games with their prize tables, also stopped ones",
    description: "For the operator's back office.",
    security: "serviceKey",
    method: "GET",
    path: "/bonus-game-api/v1/desk/games",
    response: z.object({ games: z.array(deskGame).describe("In the order they are shown") }),
    errors: { 401: errorBody },
  },
  setGame: {
    summary: "Sets a bonus game's definition, opens or stops it",
    description:
      "For the operator's back office. Attempts given from now on have the new prizes; those given before keep theirs.",
    security: "serviceKey",
    codes: {
      "400": { INVALID: "The definition doesn't fit the game" },
      "404": { GAME_UNKNOWN: "The game has no definition yet" },
      "409": { TOO_GENEROUS: "Points would buy more than the stakes that bring them cost" },
    },
    method: "POST",
    path: "/bonus-game-api/v1/desk/games/:key",
    params: z.object({ key: gameKey }),
    body: z.object({
      definition: gameDefinition.optional().describe("The whole new definition; without it the old one stays"),
      state: z.enum(["OPEN", "STOPPED"]).optional().describe("Opens or stops the game; without it nothing changes"),
    }),
    response: deskGame,
    errors: { 400: errorBody, 401: errorBody, 404: errorBody, 409: errorBody },
  },
  grantAttempt: {
    summary: "Gives a player an attempt",
    description:
      "For the operator's back office. The same key gives nothing twice. Excluded players get none; a stopped game has none to give.",
    security: "serviceKey",
    headers: ["Idempotency-Key"],
    codes: {
      "400": { REQUIRED: "The idempotency key is missing", INVALID: "The idempotency key can't be used" },
      "409": {
        OFFER_CLOSED: "The game is stopped or unknown",
        OFFER_NOT_FOR_YOU: "The game has no prizes in the player's currency",
        LIMIT_REACHED: "The player has excluded themselves",
        BETTING_CLOSED: "The player is unknown, banned or frozen",
      },
    },
    method: "POST",
    path: "/bonus-game-api/v1/desk/attempts",
    body: z.object({ player_id: rowNumber, game: gameKey }),
    response: attemptBody,
    errors: { 400: errorBody, 401: errorBody, 409: errorBody },
  },
  listAttempts: {
    summary: "Attempts of a player, newest first",
    description: "For the operator's back office.",
    security: "serviceKey",
    method: "GET",
    path: "/bonus-game-api/v1/desk/attempts",
    query: z.object({
      player_id: rowNumber,
      first: z.coerce.number().int().min(1).max(100).default(50).describe("How many, at most 100"),
      before: id.optional().describe("Only those older than this attempt"),
    }),
    response: z.object({
      attempts: z.array(attemptBody).describe("Newest first"),
      total: z.int().describe("How many there are in all"),
      has_more: z.boolean().describe("Whether older ones follow"),
    }),
    errors: { 401: errorBody },
  },
} as const;

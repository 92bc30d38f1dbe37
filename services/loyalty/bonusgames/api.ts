/** REST contract of bonus games: their prizes, and the attempts of a player. */
import { z } from "zod";
import { bonusGameKeys } from "#shared/games/bonus/bonusGames.ts";
import { epoch, errorBody, fieldError } from "../../platform/http/api.ts";
import { id } from "../../platform/http/ids.ts";
import { gameDefinition, prize } from "./games/definition.ts";
import { attemptSources } from "./tables.ts";

export const gameKey = z.enum(bonusGameKeys).describe("Stable name of the game");

export const bonusGameBody = z
  .object({
    key: gameKey,
    version: z.int().describe("Rises with each change of its definition"),
    definition: gameDefinition,
  })
  .describe("A bonus game that is open");

const move = z.array(z.int().min(0).max(1000)).max(10);

export const attemptBody = z
  .object({
    id: z.string().describe("Number of the attempt"),
    game: gameKey,
    source: z.enum(attemptSources).describe("Where it comes from"),
    state: z
      .enum(["READY", "PLAYING", "DONE", "EXPIRED", "WITHDRAWN"])
      .describe("READY waits to be begun, PLAYING goes on; EXPIRED ones weren't begun in time"),
    prizes: z.array(prize).describe("The prize table as it was when the attempt was given"),
    currency: z.string().describe("Currency of its prizes of money, ISO 4217"),
    seed_hash: z.string().describe("SHA-256 of the server's seed, hexadecimal: shown before the game begins"),
    server_seed: z.string().nullable().describe("The server's seed; null before the end"),
    client_seed: z.string().nullable().describe("The player's seed; null before the game begins"),
    moves: z.array(move).describe("Moves made so far"),
    shown: z
      .array(
        z.object({
          place: z.int().describe("A chest, a card, a code, a ball's turn or a cave, from 0"),
          value: z.int().describe("A row of the prize table, a picture, a ball, or where the wheel stopped"),
        }),
      )
      .describe("What lies open"),
    prize: z.int().nullable().describe("Row of the prize table that was won, from 0; null before the end"),
    bonus_id: z.string().nullable().describe("The bonus that the prize became; null for none"),
    given_at: epoch.describe("When it was given, epoch seconds"),
    expires_at: epoch.describe("By when it must be begun, epoch seconds"),
    ended_at: epoch.nullable().describe("When the game ended, epoch seconds"),
  })
  .describe("An attempt in a bonus game");

const attemptAnswer = z.object({
  attempt: attemptBody.nullable().describe("The attempt as it is now; null if there are errors"),
  errors: z.array(fieldError).describe("Why nothing was done; empty when it was"),
});

export const bonusGamesApi = {
  games: {
    summary: "Bonus games that are open, with their prizes",
    security: "none",
    method: "GET",
    path: "/bonus-game-api/v1/games",
    response: z.object({ games: z.array(bonusGameBody).describe("In the order they are shown") }),
    errors: {},
  },
  seats: {
    summary: "What the player has to play in each game",
    security: "player",
    method: "GET",
    path: "/bonus-game-api/v1/seats",
    response: z.object({
      seats: z
        .array(
          z.object({
            game: gameKey,
            ready: z.int().describe("Attempts that can be begun or go on"),
            has_daily: z.boolean().describe("Whether today's free attempt can still be taken"),
            attempt: attemptBody
              .nullable()
              .describe("The attempt to play: one that goes on before the oldest that waits; null for none"),
          }),
        )
        .describe("One for each game"),
    }),
    errors: { 401: errorBody },
  },
  attempts: {
    summary: "The player's attempts, newest first",
    security: "player",
    method: "GET",
    path: "/bonus-game-api/v1/attempts",
    query: z.object({
      game: gameKey.optional().describe("Only those of this game"),
      first: z.coerce.number().int().min(1).max(100).default(20).describe("How many, at most 100"),
      before: id.optional().describe("Only those older than this attempt"),
    }),
    response: z.object({
      attempts: z.array(attemptBody).describe("Newest first"),
      total: z.int().describe("How many there are in all"),
      has_more: z.boolean().describe("Whether older ones follow"),
    }),
    errors: { 401: errorBody },
  },
  take: {
    summary: "Takes an attempt: today's free one, or one for points",
    description: "Today's attempt is one however often it is asked for. One for points is bought once a key.",
    security: "player",
    headers: ["Idempotency-Key"],
    method: "POST",
    path: "/bonus-game-api/v1/games/:key/attempts",
    params: z.object({ key: z.string().max(20).describe("Stable name of the game") }),
    body: z.object({ source: z.enum(["DAILY", "POINTS"]).describe("Today's free one, or one for points") }),
    response: attemptAnswer,
    errors: { 401: errorBody },
  },
  move: {
    summary: "Makes the next move of an attempt",
    description:
      "The first one begins it. The same move at the same step again changes nothing, so a lost answer can be asked for anew. The last one pays the prize, once.",
    security: "player",
    method: "POST",
    path: "/bonus-game-api/v1/attempts/:id/moves",
    params: z.object({ id }),
    body: z.object({
      step: z.int().min(0).max(1000).describe("How many moves were made before it"),
      move: move.describe(
        "One chest from 0 to 8; nothing for the wheel; one card from 0 to 11; three digits; five numbers from 1 to 30; one way from 0 to 2",
      ),
      client_seed: z
        .string()
        .max(64)
        .optional()
        .describe("The player's seed, with the first move: 1 to 64 letters, digits, _ or -; a random one without it"),
    }),
    response: attemptAnswer,
    errors: { 401: errorBody },
  },
} as const;

/** REST contract of a player's rounds for money (issue 19; docs/studio.md, "Rounds"). */
import { z } from "zod";
import { roundResults } from "../../money/wallet/public.ts";
import { decimal, epoch, errorBody, lng } from "../../platform/http/api.ts";

const result = z
  .enum(roundResults)
  .describe("OPEN goes on, WON has paid a prize, LOST has paid none, RETURNED gave its stake back");
const roundId = z.string().min(1).max(100).describe("The studio's number of the round");

export const playedRound = z
  .object({
    id: roundId,
    game: z.string().describe("Key of its game"),
    name: z.string().describe("Name of the game in the language asked for; its key once it is in no list"),
    account_id: z.int().describe("Number of the account that paid"),
    currency: z.string().describe("Of the amounts"),
    stake: decimal.describe("All that was staked; of a returned round, what came back"),
    won: decimal.describe("Prizes so far"),
    result,
    is_free: z.boolean().describe("Whether the house paid the stake: a free round"),
    started_at: epoch.describe("First stake, epoch seconds"),
    ended_at: epoch.nullable().describe("End, epoch seconds; null while it is open"),
  })
  .describe("A round that was played for money");

export const freeRounds = z
  .object({
    id: z.string().describe("Their number"),
    game: z.string().describe("Key of the game"),
    name: z.string().describe("Name of the game in the language asked for, else in English"),
    currency: z.string().describe("Of the amounts"),
    stake: decimal.describe("Stake of each round, paid by the house"),
    rounds: z.int().describe("How many were given"),
    left: z.int().describe("How many can still be played"),
    won: decimal.describe("What they have won so far"),
    account_id: z.int().describe("Number of the account that takes what is won"),
    expires_at: epoch.describe("By when they must be played, epoch seconds"),
  })
  .describe("Free rounds of a game that a player can play");

export const roundsApi = {
  freeRounds: {
    summary: "Free rounds that the player can play now, those that end first before the others",
    security: "player",
    method: "GET",
    path: "/casino-api/v1/free-rounds",
    query: z.object({ lng }),
    response: z.object({
      free_rounds: z.array(freeRounds).describe("Those that last and are not used up"),
    }),
    errors: { 401: errorBody },
  },
  rounds: {
    summary: "The player's rounds for money, newest first",
    security: "player",
    codes: { 400: { BAD_CURSOR: "`after` is no `next` of this list" } },
    method: "GET",
    path: "/casino-api/v1/rounds",
    query: z.object({
      ids: z
        .string()
        .max(6000)
        .transform((list) => list.split(","))
        .pipe(z.array(roundId).max(50))
        .optional()
        .describe("Only these, a comma list of at most 50; all without it"),
      account_id: z.coerce.number().int().min(0).max(2_147_483_647).optional().describe("Only of this account"),
      game: z.string().max(60).optional().describe("Only of the game with this key"),
      results: z
        .string()
        .max(60)
        .transform((list) => list.split(","))
        .pipe(z.array(result))
        .optional()
        .describe("Only with one of these results, a comma list"),
      from: z.coerce.number().int().min(0).optional().describe("Epoch seconds: none begun before"),
      to: z.coerce.number().int().min(0).optional().describe("Epoch seconds: none begun from then on"),
      first: z.coerce.number().int().min(1).max(100).default(20).describe("Size of the page"),
      after: z.string().max(200).optional().describe("The `next` of the page before"),
      lng,
    }),
    response: z.object({
      rounds: z.array(playedRound).describe("Newest first"),
      cursors: z.array(z.string()).describe("Of each round, for the `after` of a page that follows it"),
      next: z.string().nullable().describe("For `after` of the following page; null on the last one"),
      total: z.int().describe("Number of rounds in the whole list"),
    }),
    errors: { 400: errorBody, 401: errorBody },
  },
  roundCheck: {
    summary: "Where a round of the player can be played again from its seeds",
    description:
      "Asks the studio. `verify_url` is null while the seeds are secret: the player reveals them in the game.",
    security: "player",
    codes: {
      404: { ROUND_UNKNOWN: "The player has no such round" },
      409: { GAMES_UNAVAILABLE: "The studio can't be reached" },
    },
    method: "GET",
    path: "/casino-api/v1/rounds/check",
    query: z.object({ id: roundId }),
    response: z.object({
      verify_url: z.url().nullable().describe("Page of the studio; null while the seeds are secret"),
    }),
    errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
  recents: {
    summary: "Games that the player played for money lately",
    security: "player",
    method: "GET",
    path: "/casino-api/v1/recents",
    response: z.object({
      games: z.array(z.string()).max(50).describe("Keys, the last one played first"),
      open: z.array(z.string()).describe("Keys of those with a round that is not over"),
    }),
    errors: { 401: errorBody },
  },
} as const;

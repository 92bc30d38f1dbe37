/** REST contract of the casino wallet: what a game studio asks (docs/studio.md, "Calls to the wallet"). */
import { z } from "zod";
import { decimal, errorBody } from "../../platform/http/api.ts";

const refusal = errorBody
  .extend({
    balance: decimal.optional().describe("Balance of the account, where the wallet knows which one it is"),
  })
  .describe("A refusal: nothing has moved");
const body = z.string().describe("The call, JSON, as it was signed");
const taken = z.object({ balance: decimal.describe("Balance after the call") }).describe("Taken");
const freeRounds = z
  .object({
    id: z.string().describe("Their number, for `freeRounds` of a bet"),
    left: z.int().describe("Rounds that are left"),
    stake: decimal.describe("Stake of each, paid by the house"),
    won: decimal.describe("What they have won so far"),
    expiresAt: z.int().describe("When they end, epoch milliseconds"),
  })
  .nullable()
  .describe("Free rounds that the player has in the game of the launch; null for none");
const signed =
  "Signed: `studio-timestamp` and `studio-signature`, HMAC-SHA256 over the bytes as they came. The same `id` with the same body gets the same answer.";
const unreadable = { BAD_CALL: "The signed body is not such a call" };
const codes = {
  400: unreadable,
  401: { BAD_SIGNATURE: "The signature is missing, wrong or too old" },
} as const;
const errors = {
  400: errorBody,
  401: errorBody,
  403: refusal,
  404: refusal,
  409: refusal,
} as const;

/** Codes of refusals by status, each with its sentence. */
export const refusals = {
  403: {
    TOKEN_EXPIRED: "The launch is unknown, was replaced, or its session is over",
    PLAYER_BLOCKED: "The player is banned, frozen or excluded",
    LIMIT_REACHED: "A limit of the player forbids the stake",
  },
  404: {
    NOT_FOUND: "There is no such bet in the round",
    NOT_SET: "The site has no studio",
  },
  409: {
    NOT_ENOUGH_MONEY: "The balance is lower than the stake",
    WRONG_CURRENCY: "The account has another currency",
    WRONG_AMOUNT: "The amount is none of the currency, or is not that of the bet",
    DUPLICATE: "The number was used for another call, or for another player's round",
    ROLLED_BACK: "The bet was rolled back",
    SETTLED: "The round is settled",
    NO_FREE_ROUND: "The free rounds are used up, over or not for this bet",
  },
} as const;
export type RefusalCode = {
  [Status in keyof typeof refusals]: keyof (typeof refusals)[Status];
}[keyof typeof refusals];

const ofStudio = {
  description: signed,
  security: "none",
  codes: { ...codes, ...refusals },
  method: "POST",
  body,
  response: taken,
  errors,
} as const;

export const walletApi = {
  authenticate: {
    ...ofStudio,
    summary: "Who plays by a launch's token",
    path: "/wallet-api/v1/authenticate",
    response: z.object({
      player: z.string().describe("The wallet's name of the player"),
      currency: z.string().describe("Of the account"),
      balance: decimal.describe("Of the account"),
      freeRounds,
    }),
  },
  balance: {
    ...ofStudio,
    summary: "Balance of the account of a launch",
    path: "/wallet-api/v1/balance",
    response: taken.extend({ freeRounds }),
  },
  bet: { ...ofStudio, summary: "Takes a stake", path: "/wallet-api/v1/bet" },
  win: { ...ofStudio, summary: "Pays a win, and ends the round where it is the last one", path: "/wallet-api/v1/win" },
  rollback: {
    ...ofStudio,
    summary: "Gives a bet back, or refuses it before it comes",
    path: "/wallet-api/v1/rollback",
  },
  end: {
    ...ofStudio,
    summary: "Ends a round: what it still holds is the house's",
    path: "/wallet-api/v1/end",
  },
} as const;

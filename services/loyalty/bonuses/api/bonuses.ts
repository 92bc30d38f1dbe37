/** REST contract of the bonuses that players hold. */
import { z } from "zod";
import { wagerReasons } from "#shared/money/bonus/wagering.ts";
import { decimal, epoch, errorBody } from "../../../platform/http/api.ts";
import { id } from "../../../platform/http/ids.ts";
import { terms } from "../offers/definition.ts";
import { bonusStates } from "../tables.ts";

const state = z.enum(bonusStates).describe("OFFERED waits for a deposit, ACTIVE is wagered; all others are ends");

export const bonusBody = z
  .object({
    id: z.string().describe("Number of the bonus"),
    offer_id: z.string().describe("The offer it comes from"),
    offer_key: z.string().describe("Stable name of that offer"),
    state,
    terms,
    currency: z.string().describe("ISO 4217"),
    account_id: z.int().nullable().describe("Bonus account that holds its money; null for none"),
    promo_code: z.string().nullable().describe("Code of a free bet, to be used in the slip; null for other bonuses"),
    free_rounds: z
      .object({
        game: z.string().describe("Key of the game"),
        stake: decimal.describe("Stake of each round, in major units"),
        rounds: z.int().describe("How many were given"),
        used: z.int().describe("How many were played"),
        left: z.int().describe("How many can still be played"),
        won: decimal.describe("What they have won, in major units"),
      })
      .nullable()
      .describe("Its free rounds; null for none, and before it begins"),
    amount: decimal.nullable().describe("What was given, in major units; null while it is offered"),
    balance: decimal.nullable().describe("What its account holds, in major units; null without one"),
    required: decimal.nullable().describe("What must be staked in all, in major units"),
    wagered: decimal.describe("What has counted so far, in major units"),
    paid: decimal.describe("What became cash, in major units"),
    reason: z.string().nullable().describe("Why it ended, a stable code"),
    offered_at: epoch.describe("When it was offered, epoch seconds"),
    activated_at: epoch.nullable().describe("When it began, epoch seconds"),
    expires_at: epoch.describe("By when it must be taken up or wagered, epoch seconds"),
    ended_at: epoch.nullable().describe("When it ended, epoch seconds"),
  })
  .describe("A bonus that a player holds or has held");

const change = z
  .object({
    state,
    reason: z.string().nullable().describe("Why, a stable code"),
    at: epoch.describe("When, epoch seconds"),
  })
  .describe("A change of a bonus");

const wager = z
  .object({
    source: z.enum(["COUPON", "ROUND"]).describe("A coupon, or a round of a casino game"),
    source_id: z.string().describe("Its number"),
    stake: decimal.describe("What was staked, in major units"),
    amount: decimal.describe("What of it counted, in major units"),
    reason: z.enum(wagerReasons).describe("Why it counted so"),
    game: z.string().nullable().describe("Key of the casino game"),
    at: epoch.describe("When it was settled, epoch seconds"),
  })
  .describe("What one bet counted towards the wagering");

const unknown = { BONUS_UNKNOWN: "The player has no such bonus" } as const;

export const bonusesApi = {
  bonuses: {
    summary: "The player's bonuses, newest first",
    security: "player",
    method: "GET",
    path: "/bonus-api/v1/bonuses",
    query: z.object({
      first: z.coerce.number().int().min(1).max(100).default(20).describe("How many, at most 100"),
      before: id.optional().describe("Only those older than this bonus"),
    }),
    response: z.object({
      bonuses: z.array(bonusBody).describe("Newest first"),
      total: z.int().describe("How many there are in all"),
      has_more: z.boolean().describe("Whether older ones follow"),
    }),
    errors: { 401: errorBody },
  },
  bonus: {
    summary: "One bonus with its history and its ledger of wagering",
    security: "player",
    codes: { "404": unknown },
    method: "GET",
    path: "/bonus-api/v1/bonuses/:id",
    params: z.object({ id }),
    response: z.object({
      bonus: bonusBody,
      changes: z.array(change).describe("What happened to it, in order"),
      wagers: z.array(wager).describe("Bets that were looked at, newest first; at most 200"),
    }),
    errors: { 401: errorBody, 404: errorBody },
  },
  forfeit: {
    summary: "Gives a bonus up",
    description: "Takes bonus money only: cash stays. One that has ended stays as it is.",
    security: "player",
    codes: { "404": unknown },
    method: "POST",
    path: "/bonus-api/v1/bonuses/:id/forfeit",
    params: z.object({ id }),
    response: bonusBody,
    errors: { 401: errorBody, 404: errorBody },
  },
} as const;

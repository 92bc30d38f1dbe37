/** REST contract of toto: kinds, draws and tickets. */
import { z } from "zod";
import { decimal, epoch, errorBody, fieldError, lng } from "../../platform/http/api.ts";
import { id } from "../../platform/http/ids.ts";

const kindKey = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}$/)
  .describe("Key of a kind");
const state = z
  .enum(["OPEN", "CLOSED", "DRAWN", "SETTLED", "CANCELLED"])
  .describe("On sale; closed; all results known; paid; called off and refunded");
const percent = decimal.describe("Percent");
const currency = z.string().describe("Currency, ISO 4217");

const category = z
  .object({
    hits: z.int().describe("Hits of a combination"),
    share: percent.describe("Share of the prize pool, percent"),
  })
  .describe("A category of prizes");

export const totoKind = z
  .object({
    key: kindKey,
    name: z.string().describe("In the language asked for"),
    matches: z.int().describe("Matches of a draw"),
    currency,
    pool_share: percent.describe("Share of the stakes that is paid out, percent"),
    jackpot_share: percent.describe("Share of the prize pool that feeds the jackpot, percent"),
    categories: z.array(category).describe("Most hits first; the jackpot is paid with the first"),
    is_cumulative: z.boolean().describe("Whether a combination also wins in the categories below its own"),
    floor_unit: decimal.describe("Prizes are rounded down to whole units of this"),
    least_prize: decimal.describe("A category that would pay less for the least stake goes to the jackpot"),
    least_stake: decimal.describe("For one combination"),
    most_stake: decimal.describe("For one combination"),
    most_combinations: z.int().describe("Of one ticket"),
    void_rule: z
      .enum(["HIT", "DRAW", "VOID"])
      .describe("A match without a result: each pick hits, it counts as drawn, or the draw is void"),
    least_matches: z.int().describe("With results for fewer matches the draw is void"),
    deadline_hours: z.int().describe("How long a result may take after the last start of the draw"),
    jackpot: decimal.describe("What the next draw to be settled has in its jackpot"),
  })
  .describe("A kind of toto");

const outcome = z
  .object({
    id: z.string().describe("Key of the outcome within its match"),
    name: z.string().describe("In the language asked for"),
    share: percent.describe("Share of the money staked on the match, percent"),
    is_hit: z.boolean().nullable().describe("Null until the match has a result"),
  })
  .describe("An outcome of a match in a draw");

const match = z
  .object({
    id: z.string().describe("Number of the game in the line"),
    sport_id: z.string().describe("Number of its sport"),
    name: z.string().describe("In the language asked for"),
    championship: z.string().describe("Name of its championship"),
    starts_at: epoch,
    score: z.string().nullable().describe("Final score, where the match has one"),
    is_void: z.boolean().describe("Whether it has no result of its own: the rule of the kind decides"),
    outcomes: z.array(outcome).describe("In the order of the line"),
  })
  .describe("A match of a draw");

const drawnCategory = z
  .object({
    hits: z.int().describe("Hits of a combination"),
    share: percent.describe("Share of the prize pool, percent"),
    fund: decimal.nullable().describe("Prize money; null until the draw is drawn"),
    winners: z.int().nullable().describe("Winning combinations; null until the draw is drawn"),
    prize: decimal.nullable().describe("For one combination at the least stake; null without winners"),
  })
  .describe("A category of a draw");

export const totoDraw = z
  .object({
    id,
    kind: kindKey,
    kind_name: z.string().describe("Name of the kind"),
    number: z.int().describe("Counted by kind"),
    state,
    currency,
    opens_at: epoch,
    closes_at: epoch.describe("First start of a match; nothing is sold after it"),
    settled_at: epoch.nullable().describe("Null until it is paid"),
    staked: decimal.describe("All stakes"),
    pool: decimal.describe("Prize pool: the part of the stakes that is paid out"),
    jackpot: decimal.describe("On top for the first category"),
    tickets: z.int().describe("Tickets sold"),
    paid: decimal.describe("Paid or refunded so far"),
    version: z.int().describe("Rises with every change"),
    matches: z.array(match).describe("By their start"),
    categories: z.array(drawnCategory).describe("Most hits first"),
    rules: totoKind.describe("The kind's rules as they were when the draw was composed"),
  })
  .describe("A draw");

const pick = z
  .object({
    match_id: id,
    outcome_ids: z.array(z.string().max(20)).min(1).max(31).describe("Keys of outcomes of the match"),
  })
  .describe("What is picked in a match");

export const totoTicket = z
  .object({
    id,
    draw_id: id,
    account_id: z.int().describe("Number of the account"),
    state: z.enum(["OPEN", "WON", "LOST", "REFUNDED"]).describe("OPEN until its draw is paid"),
    combinations: z.int().describe("Product of the picks"),
    stake: decimal.describe("For one combination"),
    price: decimal.describe("Stake times combinations"),
    currency,
    prize: decimal.nullable().describe("Null while it is open, and when it was refunded"),
    hits: z.int().nullable().describe("Most hits of a combination by the results known; null without any"),
    bought_at: epoch,
    settled_at: epoch.nullable().describe("Null while it is open"),
    picks: z.array(pick).describe("A pick for each match"),
  })
  .describe("A ticket of a player");

export const totoNominee = z
  .object({
    ticket_id: id,
    draw_id: id,
    kind_name: z.string().describe("Name of the kind"),
    number: z.int().describe("Number of the draw"),
    player: z.string().describe("The player's number, all but its ends hidden"),
    price: decimal.describe("What the ticket cost"),
    prize: decimal.describe("What it won"),
    currency,
    settled_at: epoch,
  })
  .describe("One of the biggest prizes");

const page = {
  after: id.optional().describe("Number of the last one seen; without it the newest come first"),
  limit: z.coerce.number().int().min(1).max(100).default(20).describe("Most rows of an answer"),
};

export const totoApi = {
  kinds: {
    summary: "Kinds of toto that are on sale",
    security: "none",
    method: "GET",
    path: "/toto-api/v1/kinds",
    query: z.object({ lng }),
    response: z.object({ kinds: z.array(totoKind).describe("In the order of their keys") }),
  },
  draws: {
    summary: "Draws, newest first",
    description: "Those on sale come by their closing, the soonest first.",
    security: "none",
    method: "GET",
    path: "/toto-api/v1/draws",
    query: z.object({
      kind: kindKey.optional().describe("Only this kind"),
      state: state.optional().describe("Only this state"),
      ids: z.string().max(2_000).optional().describe("Only these numbers, comma-separated, at most 100"),
      ...page,
      lng,
    }),
    response: z.object({
      draws: z.array(totoDraw).describe("At most `limit`"),
      total: z.int().describe("How many there are on all pages"),
      has_more: z.boolean().describe("Whether more follow"),
    }),
  },
  buy: {
    summary: "Buys a ticket for a draw",
    description:
      "Once per idempotency key. Each match needs at least one outcome; several make a system, whose price is the stake times its combinations.",
    security: "player",
    headers: ["Idempotency-Key"],
    method: "POST",
    path: "/toto-api/v1/tickets",
    query: z.object({ lng }),
    body: z.object({
      draw_id: id,
      account_id: z.int().positive().describe("Number of the account that pays"),
      stake: z.string().max(40).describe("For one combination, decimal"),
      picks: z.array(pick).max(31).describe("A pick for each match"),
    }),
    response: z.object({
      ticket: totoTicket.nullable().describe("Null when it was refused"),
      errors: z
        .array(fieldError)
        .describe(
          "DRAW_UNKNOWN, DRAW_CLOSED, DRAW_CURRENCY, PICKS_INCOMPLETE, TOO_MANY_COMBINATIONS, ACCOUNT_UNKNOWN, BONUS_ACCOUNT, ACCOUNT_FROZEN, BETTING_CLOSED, LIMIT_REACHED, PERSON_EXCLUDED, INSUFFICIENT_FUNDS, IDEMPOTENCY_MISMATCH and those of amounts; empty on success",
        ),
    }),
    errors: { 401: errorBody },
  },
  tickets: {
    summary: "A player's tickets, newest first",
    security: "player",
    method: "GET",
    path: "/toto-api/v1/tickets",
    query: z.object({
      draw_id: id.optional().describe("Only of this draw"),
      kind: kindKey.optional().describe("Only of draws of this kind"),
      ...page,
    }),
    response: z.object({
      tickets: z.array(totoTicket).describe("At most `limit`"),
      total: z.int().describe("How many there are on all pages"),
      has_more: z.boolean().describe("Whether more follow"),
    }),
    errors: { 401: errorBody },
  },
  nominees: {
    summary: "The biggest prizes",
    security: "none",
    method: "GET",
    path: "/toto-api/v1/nominees",
    query: z.object({ kind: kindKey.optional().describe("Only of this kind"), lng }),
    response: z.object({ nominees: z.array(totoNominee).describe("Biggest first, at most 50") }),
  },
} as const;

/** REST contract of lotto: lotteries, draws with their proofs, tickets and statistics. */
import { z } from "zod";
import { decimal, epoch, errorBody, fieldError, lng } from "../../platform/http/api.ts";
import { id } from "../../platform/http/ids.ts";

export const lotteryKey = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{1,30}$/)
  .describe("Key of a lottery");
const state = z
  .enum(["OPEN", "CLOSED", "DRAWN", "SETTLED", "CANCELLED"])
  .describe("On sale; closed; drawn; paid; called off and refunded");
const percent = decimal.describe("Percent");
const currency = z.string().describe("Currency, ISO 4217");
const hex = z.string().describe("64 hexadecimal digits");
const ball = z.int().describe("Number of a ball, from 1");

const category = z
  .object({
    picks: z.int().describe("Numbers of a line"),
    hits: z.int().describe("Numbers of it that must be drawn"),
    bonus: z
      .boolean()
      .nullable()
      .describe("Whether it must have the bonus ball or must not; null if that doesn't matter"),
    share: percent.nullable().describe("Share of the prize pool, percent; null for a fixed prize"),
    times: decimal.nullable().describe("Fixed prize as a multiple of the stake; null for a share of the pool"),
    one_in: decimal.describe("Chance of a line: one in so many, to two places"),
    fund: decimal.nullable().describe("Prize money that is shared; null until the draw is drawn, and for fixed prizes"),
    winners: z.int().nullable().describe("Winning lines; null until the draw is drawn"),
    prize: decimal.nullable().describe("For one line at the least stake; null where nobody won"),
  })
  .describe("A category of prizes");

const bet = z
  .object({
    key: z.string().describe("Key of the bet"),
    market: z.string().describe("Key of its market"),
    numbers: z.int().describe("How many numbers it names"),
    coef: decimal.describe("Odds, decimal"),
    chance: percent.describe("Chance before the draw, percent, to six places"),
    returned: percent.describe("What it returns of its stake in the long run, percent, to two places"),
    most_stake: decimal.describe("Highest stake, so that it can't win more than the lottery's limit"),
  })
  .describe("A bet on the draw at fixed odds");

export const lottery = z
  .object({
    key: lotteryKey,
    name: z.string().describe("In the language asked for"),
    balls: z.int().describe("Balls in the drum, numbered from 1"),
    drawn: z.int().describe("Balls drawn, without the bonus"),
    bonus: z.int().describe("Bonus balls drawn after them"),
    least_picks: z.int().describe("Fewest numbers of a line"),
    most_picks: z.int().describe("Most numbers of a line"),
    most_numbers: z.int().describe("Most numbers of a system"),
    currency,
    least_stake: decimal.describe("For a line or a bet"),
    most_stake: decimal.describe("For a line or a bet"),
    pool_share: percent.nullable().describe("Share of the stakes that is paid out, percent; null for fixed prizes"),
    returns: z
      .array(
        z
          .object({
            picks: z.int().describe("Numbers of a line"),
            returned: percent.describe("What lines return of their stake in the long run, percent, to two places"),
          })
          .describe("Return of lines of one size"),
      )
      .describe("By the numbers of a line"),
    categories: z.array(category).describe("Highest first; the jackpot is paid with the first"),
    bets: z.array(bet).describe("By market"),
    most_win: decimal.describe("A bet may not win more"),
    most_bets: z.int().describe("Bets at fixed odds that a ticket may have"),
    most_draws: z.int().describe("Draws in a row that a purchase may be for"),
    deadline_hours: z.int().describe("A draw that isn't held so long after its sale is called off and refunded"),
    jackpot: decimal.describe("What the next draw to be held has in its jackpot"),
    next_draw_id: id.nullable().describe("Draw that closes next; null if none is on sale"),
    next_closes_at: epoch.nullable().describe("When that draw closes"),
  })
  .describe("A lottery");

export const lottoDraw = z
  .object({
    id,
    lottery: lotteryKey,
    number: z.int().describe("Counted by lottery; it goes into the draw"),
    state,
    currency,
    opens_at: epoch,
    closes_at: epoch.describe("The sale ends and the draw is held"),
    drawn_at: epoch.nullable().describe("Null until it is drawn"),
    settled_at: epoch.nullable().describe("Null until it is paid"),
    staked: decimal.describe("All stakes"),
    pool: decimal.describe("Prize pool: the part of the lines' stakes that is shared; zero for fixed prizes"),
    jackpot: decimal.describe("On top for the first category"),
    tickets: z.int().describe("Tickets sold"),
    paid: decimal.describe("Paid or refunded so far"),
    version: z.int().describe("Rises with every change"),
    balls: z.array(ball).nullable().describe("In the order they came, the bonus last; null until it is drawn"),
    popularity: z.array(z.int()).describe("Tickets that have each number, from 1 on"),
    seed_hash: hex.describe("SHA-256 of the seed, published when the sale opens"),
    seed: hex.nullable().describe("Null until it is drawn"),
    tickets_hash: hex.nullable().describe("SHA-256 over the list of all tickets; null until it is drawn"),
    categories: z.array(category).describe("Highest first"),
    rules: lottery.describe("The lottery's rules as they were when the sale opened"),
  })
  .describe("A draw");

const ticketState = z.enum(["OPEN", "WON", "LOST", "REFUNDED"]);

const ticketBet = z
  .object({
    bet: z.string().describe("Its key"),
    coef: decimal.describe("Odds, decimal"),
    numbers: z.array(ball).describe("Those it names, rising"),
    stake: decimal,
    state: ticketState.describe("OPEN until its draw is paid"),
    prize: decimal.nullable().describe("Null while it is open, and when it was refunded"),
  })
  .describe("A bet at fixed odds on a ticket");

export const lottoTicket = z
  .object({
    id,
    draw_id: id,
    account_id: z.int().describe("Number of the account"),
    state: ticketState.describe("OPEN until its draw is paid; a ticket of bets has won if one of them has"),
    bets: z.array(ticketBet).describe("Bets at fixed odds, in the order they were made; empty for lines"),
    bet: z.string().nullable().describe("Key of the only bet; null for lines, and for several bets"),
    coef: decimal.nullable().describe("Odds of the only bet, decimal; null for lines, and for several bets"),
    numbers: z.array(ball).describe("Rising; of bets all that they name"),
    picks: z.int().describe("Numbers of a line; 0 for bets"),
    lines: z.int().describe("Lines made of the numbers; 1 for bets"),
    stake: decimal.describe("For one line, or of all bets"),
    price: decimal.describe("Stake times lines"),
    currency,
    prize: decimal.nullable().describe("Null while it is open, and when it was refunded"),
    bought_at: epoch,
    settled_at: epoch.nullable().describe("Null while it is open"),
  })
  .describe("A ticket of a player");

const checkedTicket = lottoTicket
  .omit({ account_id: true })
  .describe("A ticket as anybody who knows its number sees it: whose it is stays unsaid");

const statistics = z
  .object({
    draws: z.int().describe("Draws counted, the last ones"),
    balls: z
      .array(
        z
          .object({
            ball,
            times: z.int().describe("How often it came, without the bonus"),
            overdue: z.int().describe("Draws since it last came; all counted ones if it didn't"),
          })
          .describe("What became of one ball"),
      )
      .describe("By number"),
  })
  .describe("How often balls came. Past draws say nothing about the next one");

const page = {
  after: id.optional().describe("Number of the last one seen; without it the newest come first"),
  limit: z.coerce.number().int().min(1).max(100).default(20).describe("Most rows of an answer"),
};

export const lottoApi = {
  lotteries: {
    summary: "Lotteries that are on sale",
    security: "none",
    method: "GET",
    path: "/lotto-api/v1/lotteries",
    query: z.object({ lng }),
    response: z.object({ lotteries: z.array(lottery).describe("In the order to show") }),
  },
  statistics: {
    summary: "How often each ball came in the last draws of a lottery",
    security: "none",
    method: "GET",
    path: "/lotto-api/v1/lotteries/:key/statistics",
    params: z.object({ key: lotteryKey }),
    query: z.object({
      last: z.coerce.number().int().min(1).max(1_000).default(100).describe("Draws to count, the newest"),
    }),
    response: statistics,
  },
  draws: {
    summary: "Draws, newest first",
    description: "Those on sale come by their closing, the soonest first.",
    security: "none",
    method: "GET",
    path: "/lotto-api/v1/draws",
    query: z.object({
      lottery: lotteryKey.optional().describe("Only of this lottery"),
      state: state.optional().describe("Only this state"),
      ids: z.string().max(2_000).optional().describe("Only these numbers, comma-separated, at most 100"),
      ...page,
      lng,
    }),
    response: z.object({
      draws: z.array(lottoDraw).describe("At most `limit`"),
      total: z.int().describe("How many there are on all pages"),
      has_more: z.boolean().describe("Whether more follow"),
    }),
  },
  entries: {
    summary: "The list of a draw's tickets, from which the tickets' hash is made",
    description:
      "By rising number of the ticket, one line of text for a ticket of lines, and one for each bet at fixed odds: number of the ticket, `lines` or the key of the bet, numbers of a line, the numbers or `-`, the stake. The tickets' hash is the SHA-256 of all lines, each ended by a line feed. Empty while the draw is on sale.",
    security: "none",
    method: "GET",
    path: "/lotto-api/v1/draws/:id/entries",
    params: z.object({ id }),
    query: z.object({
      after: id.optional().describe("Number of the last ticket seen"),
      limit: z.coerce.number().int().min(1).max(1_000).default(500).describe("Most lines of an answer"),
    }),
    response: z.object({
      entries: z
        .array(z.object({ id, text: z.string().describe("With its line feeds") }).describe("A ticket"))
        .describe("At most `limit`"),
      total: z.int().describe("How many there are on all pages"),
      has_more: z.boolean().describe("Whether more follow"),
    }),
  },
  check: {
    summary: "What became of a ticket, by its number",
    security: "none",
    codes: { "404": { TICKET_UNKNOWN: "There is no such ticket" } },
    method: "GET",
    path: "/lotto-api/v1/tickets/:id/check",
    params: z.object({ id }),
    response: checkedTicket,
    errors: { 404: errorBody },
  },
  buy: {
    summary: "Buys lines or bets at fixed odds, for a draw and those after it",
    description:
      "Once per idempotency key. More numbers than a line has make a system of all lines that can be made of them; the price is the stake times lines, for each draw. A bet at fixed odds names as many numbers as it is about. Several bets make one ticket, whose price is the sum of their stakes; each is settled by itself.",
    security: "player",
    headers: ["Idempotency-Key"],
    method: "POST",
    path: "/lotto-api/v1/tickets",
    query: z.object({ lng }),
    body: z.object({
      draw_id: id,
      account_id: z.int().positive().describe("Number of the account that pays"),
      stake: z.string().max(40).describe("For one line, or for each bet that names no other; decimal"),
      numbers: z.array(z.int().describe("Number of a ball")).max(80).describe("In any order, none twice"),
      picks: z.int().min(0).max(80).nullable().describe("Numbers of a line; null for the most that it may have"),
      bet: z.string().max(40).nullable().describe("Key of an only bet at fixed odds; null for lines and several bets"),
      bets: z
        .array(
          z
            .object({
              bet: z.string().max(40).describe("Its key"),
              numbers: z.array(z.int().describe("Number of a ball")).max(80).describe("In any order, none twice"),
              stake: z.string().max(40).nullable().default(null).describe("Decimal; null for the ticket's"),
            })
            .describe("A bet at fixed odds"),
        )
        .max(100)
        .default([])
        .describe("Several bets at fixed odds, instead of `bet` and `numbers`; none of them twice"),
      draws: z.int().min(1).max(100).describe("Draws in a row, the first included: a ticket for each"),
    }),
    response: z.object({
      tickets: z.array(lottoTicket).describe("One for each draw; none when it was refused"),
      errors: z
        .array(fieldError)
        .describe(
          "DRAW_UNKNOWN, DRAW_CLOSED, DRAW_CURRENCY, NUMBERS_UNFIT, BET_UNKNOWN, BET_TWICE, TOO_MANY_BETS, TOO_MANY_DRAWS, ACCOUNT_UNKNOWN, BONUS_ACCOUNT, ACCOUNT_FROZEN, BETTING_CLOSED, LIMIT_REACHED, PERSON_EXCLUDED, INSUFFICIENT_FUNDS, IDEMPOTENCY_MISMATCH and those of amounts; empty on success",
        ),
    }),
    errors: { 401: errorBody },
  },
  tickets: {
    summary: "A player's tickets, newest first",
    security: "player",
    method: "GET",
    path: "/lotto-api/v1/tickets",
    query: z.object({ draw_id: id.optional().describe("Only of this draw"), ...page }),
    response: z.object({
      tickets: z.array(lottoTicket).describe("At most `limit`"),
      total: z.int().describe("How many there are on all pages"),
      has_more: z.boolean().describe("Whether more follow"),
    }),
    errors: { 401: errorBody },
  },
} as const;

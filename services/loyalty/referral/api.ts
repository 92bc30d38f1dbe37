/** REST contract of the referral programme: the player's side and the operator's desk. */
import { z } from "zod";
import { decimal, epoch, errorBody } from "../../platform/http/api.ts";
import { id, rowNumber } from "../../platform/http/ids.ts";
import { friendStates } from "./tables.ts";
import { terms } from "./terms.ts";

const currency = z.string().describe("ISO 4217");
const state = z
  .enum(friendStates)
  .describe(
    "Has registered; has deposited enough; has met the terms, but the two have yet to show what `reason` says; is looked at by the staff because the two are of one household; was paid for; ran out of time; was turned down by the staff",
  );

const friend = z
  .object({
    id: z.string().describe("Number of the entry"),
    player: z.string().describe("The friend's number, all but its ends hidden"),
    state,
    held_for: z
      .enum(["FRIEND", "PLAYER"])
      .nullable()
      .describe("Who has to confirm an e-mail or phone, or who they are; null unless HELD"),
    registered_at: epoch.describe("When they registered, epoch seconds"),
    expires_at: epoch.describe("By when they have to meet the terms, epoch seconds"),
    ended_at: epoch.nullable().describe("When it was paid for or ended, epoch seconds"),
    reward: decimal.nullable().describe("What the player got for them, in major units; null for nothing"),
    currency: currency.nullable().describe("Currency of the reward, ISO 4217; null without one"),
  })
  .describe("A friend whom a player brought; nobody is named, and nothing they staked is told");

const amountOf = (what: string) => decimal.describe(`${what}, in major units`);
export const month = z
  .object({
    month: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .describe("Calendar month of UTC, YYYY-MM"),
    currency,
    level: z.int().describe("The player's level at the end of the month, or now while it runs, from 1"),
    percent: decimal.describe("Percent that the share is of the net revenue, by level"),
    friends: z.int().describe("Friends who counted"),
    stakes: amountOf("Settled stakes of all friends"),
    wins: amountOf("What they won"),
    bonuses: amountOf("Bonuses that were booked to their accounts, less those taken back"),
    fees: amountOf("Payment fees that the house bore for them"),
    net: amountOf("Net revenue: stakes less wins, bonuses and fees"),
    carried_in: amountOf("Negative rest of the months before, never above zero"),
    carried_out: amountOf("Negative rest for the months after, never above zero"),
    share: amountOf(
      "The percent of `net` and `carried_in`, half up, never below zero: what the player got, or would get for what the month has come to so far",
    ),
    withheld: z
      .enum(["LIMIT_REACHED", "BETTING_CLOSED", "CONTACT_NEEDED", "VERIFICATION_NEEDED"])
      .nullable()
      .describe(
        "Why nothing was paid: the player had excluded themselves or taken a time-out; was banned or frozen; had no confirmed e-mail or phone; had not verified who they are. Null otherwise",
      ),
    is_running: z.boolean().describe("Whether the month is not over"),
    paid_at: epoch
      .nullable()
      .describe("When it was paid, epoch seconds; null while the month runs, and until what it came to is paid"),
  })
  .describe("A player's share of friends' net revenue in a month: sums of all friends, in one currency");

const paged = {
  total: z.int().describe("How many there are on all pages"),
  has_more: z.boolean().describe("Whether more follow"),
};
const limit = z.coerce.number().int().min(1).max(100).default(20).describe("How many, at most 100");

export const programme = z
  .object({
    code: z.string().describe("The player's code: the value of `bf` in a link, or typed at registration"),
    level: z.int().describe("The player's level, from 1"),
    paid_friends: z.int().describe("Friends who were paid for"),
    to_next: z.int().nullable().describe("Friends missing for the next level; null at the highest"),
    days: z.int().describe("Days in which a friend has to meet the terms"),
    currency,
    min_deposit: decimal.describe("Deposits that a friend has to make in all, in major units"),
    min_turnover: decimal.describe("Stakes of a friend that have to be settled, in major units"),
    friend_reward: decimal.describe("What the friend gets, in major units"),
    levels: z
      .array(
        z.object({
          level: z.int().describe("From 1"),
          from: z.int().describe("Paid friends from which it holds"),
          reward: decimal.describe("Reward for a friend at this level, in major units"),
          share_percent: decimal.describe("Percent of friends' net revenue at this level; 0 for no share"),
        }),
      )
      .describe("The lowest first"),
    share_percent: decimal.describe("Percent of friends' net revenue at the player's level; 0 for no share"),
    share_months: z
      .int()
      .describe("Calendar months for which a friend counts, that of their registration first; 0 for no share"),
    carries_negative: z.boolean().describe("Whether a negative month lowers those after it"),
    earned: z
      .array(z.object({ currency, amount: decimal.describe("Sum of rewards and shares, in major units") }))
      .describe("By currency"),
  })
  .describe("The referral programme as a player sees it; amounts in the currency of their main account");

export const referralApi = {
  programme: {
    summary: "The player's code, level and terms",
    description:
      "404 on a site without a referral programme: it has none in production until the staff sets its terms.",
    security: "player",
    method: "GET",
    path: "/referral-api/v1/programme",
    response: programme,
    errors: { 401: errorBody, 404: errorBody },
    codes: { "404": { NO_REFERRAL_PROGRAMME: "The site has no referral programme" } },
  },
  friends: {
    summary: "Friends whom the player brought, newest first",
    security: "player",
    method: "GET",
    path: "/referral-api/v1/friends",
    query: z.object({ limit, after: id.optional().describe("Last one of the page before") }),
    response: z.object({ friends: z.array(friend).describe("At most `limit`"), ...paged }),
    errors: { 401: errorBody },
  },
  months: {
    summary: "Shares of friends' net revenue by month, latest first",
    description:
      "The running month as far as it has come, and those of the last 24 calendar months that were paid for, which happens an hour after their end: one entry for each currency and each set of share terms.",
    security: "player",
    method: "GET",
    path: "/referral-api/v1/months",
    response: z.object({ months: z.array(month).describe("The running month and those that were paid for") }),
    errors: { 401: errorBody },
  },
  deskMonths: {
    summary: "A player's shares of friends' net revenue by month, for the staff",
    description:
      "For the operator's back office. Latest first: the running month as far as it has come, and the paid ones of the last 24 calendar months.",
    security: "serviceKey",
    method: "GET",
    path: "/referral-api/v1/desk/months",
    query: z.object({ referrer_id: rowNumber.describe("Number of the player who brought the friends") }),
    response: z.object({
      months: z
        .array(
          month.extend({
            plan: z.string().describe("Share terms that the friends registered under: level thresholds and percents"),
          }),
        )
        .describe("One entry for each currency and plan"),
    }),
    errors: { 401: errorBody },
  },
  deskFriends: {
    summary: "Friends in a state, for the staff",
    description: "For the operator's back office.",
    security: "serviceKey",
    method: "GET",
    path: "/referral-api/v1/desk/friends",
    query: z.object({ state: z.enum(friendStates).default("FLAGGED").describe("Only in this state"), limit }),
    response: z.object({
      friends: z
        .array(
          z.object({
            friend_id: z.int().describe("Number of the friend"),
            referrer_id: z.int().describe("Number of the player who brought them"),
            state,
            reason: z
              .string()
              .nullable()
              .describe(
                "What a household shares, such as DEVICE or NETWORK; who has to show what, such as FRIEND_CONTACT_NEEDED; null otherwise",
              ),
            registered_at: epoch.describe("When they registered, epoch seconds"),
          }),
        )
        .describe("Oldest first"),
    }),
    errors: { 401: errorBody },
  },
  decide: {
    summary: "Decides about a flagged friend",
    description: "For the operator's back office. Approved, both sides are paid; turned down, nobody is.",
    security: "serviceKey",
    codes: { "409": { FRIEND_NOT_FLAGGED: "There is no such flagged friend" } },
    method: "POST",
    path: "/referral-api/v1/desk/friends/:id",
    params: z.object({ id: rowNumber }),
    body: z.object({ approve: z.boolean().describe("Whether both sides are paid") }),
    response: z.object({ approved: z.boolean().describe("What was decided") }),
    errors: { 401: errorBody, 409: errorBody },
  },
  setTerms: {
    summary: "Sets the terms",
    description:
      "For the operator's back office. Friends who have registered keep theirs: levels, rewards, and all of the share.",
    security: "serviceKey",
    method: "PUT",
    path: "/referral-api/v1/desk/terms",
    body: z.object({ terms }),
    response: z.object({ terms, version: z.int().describe("Rises with each change") }),
    errors: { 401: errorBody },
  },
} as const;

/** Tournaments and entries as REST answers them. */
import { z } from "zod";
import { decimal, epoch } from "../../../platform/http/api.ts";
import { scoringKinds } from "../definition.ts";
import { entryStates } from "../tables.ts";

const currency = z.string().describe("ISO 4217");
const percent = decimal.describe("Percent");

export const tournamentBody = z
  .object({
    id: z.string().describe("Number of the tournament"),
    key: z.string().describe("Stable name, the same for all its editions"),
    edition: z.int().describe("Counted by key, from 1"),
    name: z.string().describe("In the language asked for"),
    phase: z
      .enum(["COMING", "OPEN", "RUNNING", "COUNTING", "SETTLED", "CANCELLED"])
      .describe(
        "Before entry opens; entry is open; bets count; it is over and the last results are awaited; prizes are paid; called off",
      ),
    product: z.enum(["SPORT", "CASINO"]).describe("Coupons or casino rounds count"),
    currency,
    scoring: z
      .enum(scoringKinds)
      .describe("Points for stakes, for winning bets, for the best win by its stake, or for all wins by all stakes"),
    unit: decimal.nullable().describe("Of TURNOVER: so much staked is a point, in major units"),
    points_per_leg: z.int().nullable().describe("Of LEGS: points of a winning bet"),
    min_stake: decimal.describe("Lowest stake that counts, in major units"),
    min_plays: z.int().describe("So many plays must count before there are points"),
    min_legs: z.int().describe("Of sports: fewest bets of a coupon"),
    min_coef: decimal.describe("Of sports: lowest price of each bet"),
    section: z.enum(["LINE", "LIVE"]).nullable().describe("Of sports: only this section; null for both"),
    games: z.array(z.string()).nullable().describe("Of the casino: keys of games that count; null for all"),
    fee: decimal.nullable().describe("Entry fee, in major units; null for free entry"),
    guaranteed: decimal.describe("What the house puts into the prize fund, in major units"),
    fee_share: percent.describe("Share of the fees that goes into the prize fund, percent"),
    fund: decimal.describe("All prizes together as things stand, in major units"),
    prizes: z
      .array(
        z.object({
          from: z.int().describe("First place"),
          to: z.int().describe("Last place"),
          amount: decimal.describe("Prize of each of these places as things stand, in major units"),
          percent: percent.nullable().describe("Share of the fund, percent; null for a fixed prize"),
        }),
      )
      .describe("By place, from the first"),
    ties: z.enum(["EARLIER", "SHARED"]).describe("Equal points: the earlier is ahead, or prizes are shared"),
    countries: z.array(z.string()).nullable().describe("Countries it is for, two letters; null for all"),
    is_late_entry: z.boolean().describe("Whether players may join once it runs"),
    min_players: z.int().describe("With fewer it is called off"),
    max_players: z.int().nullable().describe("Most players; null without a limit"),
    grace_hours: z.int().describe("Hours after the end in which open bets may be settled"),
    repeat_hours: z.int().nullable().describe("Hours from one edition to the next; null for one that doesn't repeat"),
    picture: z.string().describe("Name of its picture"),
    opens_at: epoch.describe("When entry opens, epoch seconds"),
    starts_at: epoch.describe("From when bets count, epoch seconds"),
    ends_at: epoch.describe("Until when bets count, epoch seconds"),
    closes_at: epoch.describe("By when a bet has to be settled, epoch seconds"),
    settled_at: epoch.nullable().describe("When the last prize or refund was paid, epoch seconds"),
    players: z.int().describe("Players who take part"),
    paid: decimal.describe("Prizes paid so far, in major units"),
    reason: z.string().nullable().describe("Why it was called off or ended early, a stable code"),
    version: z.int().describe("Rises with every change of it or its table"),
  })
  .describe("A tournament");

export const entryBody = z
  .object({
    id: z.string().describe("Number of the entry"),
    tournament_id: z.string().describe("Number of the tournament"),
    state: z
      .enum(entryStates)
      .describe(
        "Plays; has won a prize that is being paid; was paid; is out without one; gets none because they are excluded; tournament called off, fee paid back",
      ),
    points: z.int().describe("Points so far"),
    plays: z.int().describe("Plays that counted"),
    rank: z.int().nullable().describe("Place as things stand, from 1; null without points"),
    currency,
    fee: decimal.describe("Fee paid, in major units"),
    prize: decimal.nullable().describe("Prize in major units; null without one"),
    joined_at: epoch.describe("When they joined, epoch seconds"),
    ended_at: epoch.nullable().describe("When it ended for them, epoch seconds"),
  })
  .describe("A player's part in a tournament");

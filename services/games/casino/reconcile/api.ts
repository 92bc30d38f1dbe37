/** REST contract of the operator's back office: a day of rounds at the studio and in the wallet. */
import { z } from "zod";
import { decimal, errorBody } from "../../../platform/http/api.ts";
import { differenceKinds } from "./compare.ts";

/** Differences that are named one by one; `difference_count` has all. */
export const mostNamed = 1000;

const difference = z
  .object({
    round: z.string().describe("The studio's number of the round"),
    kind: z
      .enum(differenceKinds)
      .describe("missing_here: the wallet has no such round; missing_there: no statement has it; else what differs"),
    here: z.string().nullable().describe("What the wallet has; null where it has nothing"),
    there: z.string().nullable().describe("What the studio states; null where it states nothing"),
  })
  .describe("One thing that wallet and studio disagree on");

const total = z
  .object({
    currency: z.string().describe("Of the amounts"),
    rounds_here: z.int().describe("Rounds that ended in the wallet"),
    rounds_there: z.int().describe("Rounds in the statement"),
    staked_here: decimal.describe("Their stakes in the wallet"),
    staked_there: decimal.describe("Their stakes in the statement"),
    won_here: decimal.describe("Their prizes in the wallet"),
    won_there: decimal.describe("Their prizes in the statement"),
  })
  .describe("Sums of rounds played to their end, in a currency");

const reconciliation = {
  summary: "A day of the studio's statement beside the wallet's rounds",
  description:
    "For the operator's back office. The day is one of UTC, by the end of a round at the studio. A round near midnight that the studio counts to the neighbouring day is no difference; totals are of the day on each side. A job looks at each of the last three days until nothing differs, and logs what does.",
  security: "serviceKey",
  codes: {
    409: { NO_STUDIO: "No studio is set", STUDIO_UNAVAILABLE: "The studio gives no statement now" },
  },
  method: "GET",
  path: "/casino-api/v1/desk/reconciliation",
  query: z.object({ day: z.iso.date().describe("Day in UTC, YYYY-MM-DD") }),
  response: z.object({
    day: z.string().describe("The day"),
    is_reconciled: z.boolean().describe("True when there are no differences"),
    difference_count: z.int().describe("Number of all differences"),
    differences: z.array(difference).max(mostNamed).describe("The first 1000 of them"),
    totals: z.array(total).describe("Sums by currency"),
  }),
  errors: { 401: errorBody, 409: errorBody },
} as const;

export const casinoDeskApi = { reconciliation } as const;
export type Reconciliation = z.infer<typeof reconciliation.response>;

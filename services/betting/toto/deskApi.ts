/** Calls of the operator's back office about toto. */
import { z } from "zod";
import { errorBody } from "../../platform/http/api.ts";
import { id } from "../../platform/http/ids.ts";
import { namesBody } from "../pools/public.ts";
import { totoDraw } from "./api.ts";

const hundredths = z.int().min(0).max(10_000).describe("Hundredths of a percent");
const amount = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,3})?$/)
  .describe("Amount, decimal");

/** The rules of a kind as the operator writes them. */
export const rulesBody = z
  .object({
    names: namesBody,
    set: z
      .enum(["1x2", "winner", "football-goals", "football-score", "hockey-score", "race"])
      .describe("Outcomes of a match"),
    sports: z.array(z.string().max(40)).min(1).max(20).describe("Slugs of the sports that its matches come from"),
    matches: z.int().min(1).max(30).describe("Matches of a draw"),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .describe("Currency, ISO 4217"),
    poolShare: hundredths.min(1).describe("Share of the stakes that is paid out, hundredths of a percent"),
    categories: z
      .array(
        z.object({ hits: z.int().min(0).max(30).describe("Hits"), share: hundredths }).describe("A category of prizes"),
      )
      .min(1)
      .max(31)
      .describe("Most hits first; what the shares leave feeds the jackpot"),
    isCumulative: z.boolean().describe("Whether a combination also wins in the categories below its own"),
    floorUnit: z.int().min(1).max(1_000_000).describe("Minor units that prizes are whole multiples of"),
    leastPrize: z.int().min(0).max(1_000_000_000).describe("Minor units; a smaller prize goes to the jackpot"),
    leastStake: amount,
    mostStake: amount,
    mostCombinations: z.int().min(1).max(1_000_000).describe("Of one ticket"),
    voidRule: z.enum(["HIT", "DRAW", "VOID"]).describe("What a match without a result counts as"),
    leastMatches: z.int().min(0).max(30).describe("With results for fewer matches a draw is void"),
    deadlineHours: z.int().min(1).max(720).describe("How long a result may take"),
    leadMinutes: z.int().min(1).max(20_000).describe("How long before its first start a draw is composed"),
    windowHours: z.int().min(1).max(720).describe("Within which all its matches start"),
    ahead: z.int().min(0).max(20).describe("Draws on sale at once"),
  })
  .refine(
    ({ categories, matches }) =>
      categories.every(({ hits }, index) => hits <= matches && hits < (categories[index - 1]?.hits ?? 31)) &&
      categories.reduce((sum, { share }) => sum + share, 0) <= 10_000,
    { message: "Categories fall from at most the number of matches, and share at most the whole pool" },
  )
  .describe("Rules of a kind");

const deskKind = z
  .object({
    key: z.string().describe("Key of the kind"),
    is_on: z.boolean().describe("Whether draws are composed and shown"),
    rules: rulesBody,
  })
  .describe("A kind with all its rules");

const unknownDraw = { DRAW_UNKNOWN: "There is no such draw" };

export const totoDeskApi = {
  deskKinds: {
    summary: "All kinds with their rules",
    description: "For the operator's back office.",
    security: "serviceKey",
    method: "GET",
    path: "/toto-api/v1/desk/kinds",
    response: z.object({ kinds: z.array(deskKind).describe("In the order of their keys") }),
    errors: { 401: errorBody },
  },
  setKind: {
    summary: "Changes a kind, or adds one",
    description: "For the operator's back office. Draws that exist keep the rules they were composed with.",
    security: "serviceKey",
    method: "PUT",
    path: "/toto-api/v1/desk/kinds/:kind",
    params: z.object({
      kind: z
        .string()
        .regex(/^[a-z][a-z0-9-]{1,30}$/)
        .describe("Key of the kind"),
    }),
    body: z.object({ is_on: z.boolean().describe("Whether draws are composed and shown"), rules: rulesBody }),
    response: deskKind,
    errors: { 401: errorBody },
  },
  composeDraw: {
    summary: "Composes a draw of games that the operator names",
    description: "For the operator's back office. The games are of the kind's sports and have not begun.",
    security: "serviceKey",
    codes: {
      "404": { KIND_UNKNOWN: "There is no such kind" },
      "409": { GAMES_UNFIT: "A game is unknown, has begun or stands twice, or there are too few or too many" },
    },
    method: "POST",
    path: "/toto-api/v1/desk/draws",
    body: z.object({
      kind: z.string().max(40).describe("Key of the kind"),
      game_ids: z.array(id).min(1).max(30).describe("Numbers of the games, in the order of the draw"),
      actor: z.string().trim().min(1).max(80).describe("Who of the operator's staff it is"),
    }),
    response: totoDraw,
    errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
  closeDraw: {
    summary: "Ends the sale of a draw",
    description: "For the operator's back office.",
    security: "serviceKey",
    codes: { "404": unknownDraw, "409": { DRAW_CLOSED: "The sale has ended before" } },
    method: "POST",
    path: "/toto-api/v1/desk/draws/:id/close",
    params: z.object({ id }),
    response: totoDraw,
    errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
  cancelDraw: {
    summary: "Calls a draw off and refunds its tickets",
    description: "For the operator's back office. Refunds follow within seconds. A draw whose prizes are known stands.",
    security: "serviceKey",
    codes: { "404": unknownDraw, "409": { DRAW_DRAWN: "The draw is drawn or called off already" } },
    method: "POST",
    path: "/toto-api/v1/desk/draws/:id/cancel",
    params: z.object({ id }),
    response: totoDraw,
    errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
} as const;

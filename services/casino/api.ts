/** REST contract of the games preview (SPEC 7.34, 7.35). Public; a Bearer token makes it the player's own. */
import { z } from "zod";
import { errorBody, lng } from "../core/api.ts";

/** A true or false as a query writes it. */
const flag = z.enum(["true", "false"]).default("false").transform((text) => text === "true");

export const previewGame = z.object({
  /** Number of the game. */
  GT: z.int(),
  /** Its name. */
  GN: z.string(),
  /** Route: the segment after `games/`. */
  R: z.string(),
  /** Route before the site was moved: the segment after `allgamesentrance/`. */
  OR: z.string(),
  /** Numbers of its categories. */
  CRID: z.array(z.int()),
  /** Tag: 0 none, 1 new, 2 popular, 3 jackpot. */
  GF: z.int(),
});

export const previewCategory = z.object({ RI: z.int(), TR: z.string() });
/** A promotion that runs in games. */
export const previewAction = z.object({ Id: z.int(), Name: z.string() });

export const preview = z.object({
  Games: z.array(previewGame),
  /** Left out without `includeCategories`. */
  Categories: z.array(previewCategory).optional(),
  Actions: z.array(previewAction),
});

export const casinoApi = {
  /** Games of a group that may be played in a country. `Success` is false, and `Value` null, for an unknown group. */
  previewLight: {
    method: "GET", path: "/games-api/v1/preview/light",
    query: z.object({
      whence: z.coerce.number().int().describe("Kind of client: 55 is the site"), groupId: z.coerce.number().int(), lng, ref: z.coerce.number().int().describe("Partner to whom the visitor counts"),
      fcountry: z.string().regex(/^[a-z]{2}$/).describe("Visitor's country, two lower-case letters"), includeCategories: flag,
    }),
    response: z.object({ Success: z.boolean(), Value: preview.nullable() }), errors: { 401: errorBody },
  },
} as const;

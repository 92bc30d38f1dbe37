/** REST contract of the games preview (SPEC 7.34, 7.35). Public; a Bearer token makes it the player's own. */
import { z } from "zod";
import { errorBody, lng } from "../../platform/http/api.ts";

const flag = z
  .enum(["true", "false"])
  .default("false")
  .transform((text) => text === "true")
  .describe("A true or false as a query writes it");

export const previewGame = z
  .object({
    GT: z.int().describe("Number of the game"),
    GN: z.string().describe("Its name"),
    R: z.string().describe("Route: the segment after `games/`"),
    OR: z.string().describe("Route before the site was moved: the segment after `allgamesentrance/`"),
    CRID: z.array(z.int()).describe("Numbers of its categories"),
    GF: z.int().describe("Tag: 0 none, 1 new, 2 popular, 3 jackpot"),
  })
  .describe("A casino game");

export const previewCategory = z
  .object({ RI: z.int().describe("Number of the category"), TR: z.string().describe("Name of the category") })
  .describe("A category of games");
export const previewAction = z
  .object({ Id: z.int().describe("Number of the promotion"), Name: z.string().describe("Name of the promotion") })
  .describe("A promotion that runs in games");

export const preview = z
  .object({
    Games: z.array(previewGame).describe("Games that may be played"),
    Categories: z.array(previewCategory).optional().describe("Left out without `includeCategories`"),
    Actions: z.array(previewAction).describe("Promotions that run in games"),
  })
  .describe("Games, categories and promotions");

export const casinoApi = {
  previewLight: {
    summary: "Casino games that may be played in a country",
    description:
      "Games of a group that may be played in a country. `Success` is false, and `Value` null, for an unknown group.",
    security: "playerOrGuest",
    method: "GET",
    path: "/games-api/v1/preview/light",
    query: z.object({
      whence: z.coerce.number().int().describe("Kind of client: 55 is the site"),
      groupId: z.coerce.number().int().describe("Group of games that the site offers"),
      lng,
      ref: z.coerce.number().int().describe("Partner to whom the visitor counts"),
      fcountry: z
        .string()
        .regex(/^[a-z]{2}$/)
        .describe("Visitor's country, two lower-case letters"),
      includeCategories: flag.describe("True adds the categories"),
    }),
    response: z.object({
      Success: z.boolean().describe("False for an unknown group"),
      Value: preview.nullable().describe("The preview; null for an unknown group"),
    }),
    errors: { 401: errorBody },
  },
} as const;

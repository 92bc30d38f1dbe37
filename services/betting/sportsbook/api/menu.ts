/** REST contract of the menu: sports and their championships. */
import { z } from "zod";
import { lng } from "../../../platform/http/api.ts";
import { id, idList } from "../../../platform/http/ids.ts";
import { cyberVariant, section, sportArea } from "./sections.ts";

export const sport = z
  .object({
    id,
    name: z.string().describe("Name in the requested language"),
    nameEng: z.string().optional().describe("English name, whatever language was asked for"),
    slug: z.string().describe("Its part of addresses"),
    gameCount: z.int().describe("Games ahead and in play"),
    lineCount: z.int().describe("Games ahead"),
    liveCount: z.int().describe("Games in play"),
    area: sportArea.describe("Kind of sport: CLASSIC, CYBER or MARBLE"),
    cyberVariant: cyberVariant.nullable().describe("Variant of cyber-sport; null for others"),
  })
  .describe("A sport");
export const championship = z
  .object({
    id,
    name: z.string().describe("Name in the requested language"),
    nameEng: z.string().optional().describe("English name, whatever language was asked for"),
    slug: z.string().describe("Its part of addresses"),
    sportId: id.describe("Id of the sport"),
    countryCode: z.string().nullable().describe("Two-letter country code; null for international ones"),
    lineCount: z.int().describe("Games ahead"),
    liveCount: z.int().describe("Games in play"),
    order: z.int().describe("Place in menus, from the top"),
    isTop: z.boolean().describe("True for the most important ones"),
  })
  .describe("A championship");
const ids = idList(200);

export const menuCalls = {
  sports: {
    summary: "Sports with their numbers of games",
    security: "none",
    method: "GET",
    path: "/sportsbook-api/v1/sports",
    query: z.object({
      section: section.optional().describe("LINE: games ahead; LIVE: games in play; both without it"),
      lng,
    }),
    response: z.object({ sports: z.array(sport).describe("Sports, in menu order") }),
  },
  championships: {
    summary: "Championships by id, or all of some sports",
    description: "By ids, or all of some sports (comma lists; one call for many). Unknown ids are left out.",
    security: "none",
    method: "GET",
    path: "/sportsbook-api/v1/championships",
    query: z.object({
      ids: ids.optional(),
      sportIds: ids.optional().describe("Sport ids, comma-separated"),
      section: section.optional().describe("LINE: games ahead; LIVE: games in play; both without it"),
      lng,
    }),
    response: z.object({ championships: z.array(championship).describe("Championships, in menu order") }),
  },
} as const;

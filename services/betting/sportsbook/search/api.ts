/** REST contract of teams and of the search for teams, championships and games. Public. */
import { z } from "zod";
import { lng } from "../../../platform/http/api.ts";
import { id, idList } from "../../../platform/http/ids.ts";

export const team = z
  .object({
    id,
    name: z.string().describe("Name in the requested language"),
    shortName: z.string().describe("Short name"),
    color: z.string().describe("Main colour, CSS hex"),
    secondColor: z.string().describe("Second colour, CSS hex"),
    slug: z
      .string()
      .describe("What stands for it in addresses: no other team has it, and it is the same in every language"),
    sportId: id.describe("Id of the sport"),
    championshipId: id.describe("Id of the championship"),
    lineCount: z.int().describe("Games ahead"),
    liveCount: z.int().describe("Games in play"),
  })
  .describe("The team");

export const searchApi = {
  teams: {
    summary: "Teams by id or address word",
    description: "Teams by ids or by their address words (comma lists). Unknown ones are left out.",
    security: "none",
    method: "GET",
    path: "/sportsbook-api/v1/teams",
    query: z.object({
      ids: idList(200).optional(),
      slugs: z.string().max(2000).optional().describe("Address words of teams, comma-separated"),
      lng,
    }),
    response: z.object({ teams: z.array(team).describe("The teams found") }),
  },
  search: {
    summary: "Finds teams, championships and games by a typed text",
    description:
      "What a typed text finds, best first, at most `first` of each: names in any language, beginnings of words, a slip or two in longer ones, letters of the other keyboard. Live games first, then top championships, then by start.",
    security: "none",
    method: "GET",
    path: "/sportsbook-api/v1/search",
    query: z.object({
      text: z.string().max(64).describe("A text the player typed"),
      first: z.coerce.number().int().min(1).max(20).default(5).describe("Size of the page"),
    }),
    response: z.object({
      teamIds: z.array(id).describe("Team ids, comma-separated"),
      championshipIds: z.array(id).describe("Championship ids, comma-separated"),
      gameIds: z.array(id).describe("Ids of the games to follow"),
    }),
  },
} as const;

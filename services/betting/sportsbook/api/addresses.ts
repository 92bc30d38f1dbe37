/** REST contract of what the addresses of games are made of. */
import { z } from "zod";
import { epoch, errorBody } from "../../../platform/http/api.ts";
import { id } from "../../../platform/http/ids.ts";
import { cyberVariant, section, sportArea } from "./sections.ts";

export const gameAddress = z
  .object({
    id,
    slug: z.string().describe("Last part of the game's address"),
    sportSlug: z.string().describe("The sport's part of the address"),
    championshipId: id.describe("Id of the championship"),
    championshipSlug: z.string().describe("The championship's part of the address"),
    startsAt: epoch.describe("Start, epoch seconds"),
    area: sportArea.describe("Kind of sport: CLASSIC, CYBER or MARBLE"),
    cyberVariant: cyberVariant.nullable().describe("Variant of cyber-sport; null for others"),
  })
  .describe("What a game's address is made of");

export const addressesCalls = {
  addresses: {
    summary: "Addresses of games, for site maps",
    description:
      "What the addresses of a section's games are made of, without names, scores and prices: light enough for site maps of thousands.",
    security: "none",
    codes: { "400": { BAD_CURSOR: "`after` is not a cursor of this list" } },
    method: "GET",
    path: "/sportsbook-api/v1/addresses",
    query: z.object({
      section,
      first: z.coerce.number().int().min(1).max(5000).default(1000).describe("Size of the page"),
      after: z
        .string()
        .max(128)
        .optional()
        .describe("The `next` of the page before; the list starts at the beginning without it"),
    }),
    /** As for `games`. */
    response: z.object({
      games: z.array(gameAddress).describe("Games"),
      cursors: z.array(z.string()).describe("Cursor of each entry, in the same order"),
      totalCount: z.int().describe("Number of entries in the whole list"),
      next: z.string().nullable().describe("What to send as `after` for the following page; null on the last one"),
    }),
    errors: { 400: errorBody },
  },
} as const;

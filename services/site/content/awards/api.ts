/** The call for the awards that the operator has received. Public. */
import { z } from "zod";
import { lng } from "../../../platform/http/api.ts";

export const award = z
  .object({
    id: z.string().describe("Its id"),
    year: z.int().describe("Year for which it was given"),
    name: z.string().describe("Name of the award, in the language asked for"),
    category: z.string().describe("Category in which it was given, in the language asked for"),
    organisation: z.string().describe("Who gives it"),
    result: z.enum(["won", "shortlisted"]).describe("Whether the operator won, or was among the last few"),
    url: z.string().nullable().describe("Page of who gives it that tells of it; null for none"),
  })
  .describe("An award that the operator has received, or was shortlisted for");

export const awardsApi = {
  awards: {
    summary: "Awards that the operator has received, the newest first",
    security: "none",
    method: "GET",
    path: "/seo-api/v1/awards",
    query: z.object({ lng }),
    response: z.object({ awards: z.array(award).max(200).describe("All of them; empty where there are none") }),
  },
} as const;

/** REST contract of the dictionaries: words of the operator's pages by route and language (SPEC 7.10). Public. */
import { z } from "zod";
import { errorBody, lng } from "../../platform/http/api.ts";

const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,63}$/)
  .describe("Id of the dictionary");

export const dictionary = z
  .object({
    id,
    hash: z.string().describe("Changes when a word does"),
    path: z.string().describe("Where this version lies, below `cdn`; it may be kept for ever"),
    entries: z.record(z.string(), z.string()).describe("Words by their key"),
  })
  .describe("One dictionary");

export const dictionariesApi = {
  load: {
    summary: "Dictionaries of a page, or dictionaries by id",
    description:
      "The dictionaries of a route (a path without language prefix), or those named in `ids`, a comma list; unknown ids are left out.",
    security: "none",
    method: "GET",
    path: "/dictionaries-api/v1/dictionaries",
    query: z.object({
      route: z.string().max(2048).default("").describe("Path of the page without its language prefix"),
      lng,
      ids: z
        .string()
        .max(512)
        .optional()
        .describe("Ids of dictionaries, comma-separated; they take precedence over `route`"),
    }),
    response: z.object({
      language: z.string().describe("Two-letter language code"),
      hash: z.string().describe("Of all of them together"),
      cdn: z.string().describe("Base of the files; empty for the service's own address"),
      dictionaries: z.array(dictionary).describe("The dictionaries found"),
    }),
  },
  file: {
    summary: "One version of one dictionary as a file",
    description: "One version of one dictionary as a file: its words as a JSON object.",
    security: "none",
    codes: { "404": { DICTIONARY_UNKNOWN: "There is no such dictionary, language or version" } },
    method: "GET",
    path: "/dictionaries/:language/:file",
    params: z.object({
      language: z.string().describe("Language of the words"),
      file: z.string().describe("Name of the file"),
    }),
    response: z.record(z.string(), z.string()),
    errors: { 404: errorBody },
  },
} as const;

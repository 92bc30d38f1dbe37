/** REST contract of the dictionaries: words of the operator's pages by route and language (SPEC 7.10). Public. */
import { z } from "zod";
import { errorBody, lng } from "../core/api.ts";

const id = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/);

export const dictionary = z.object({
  id,
  /** Changes when a word does. */
  hash: z.string(),
  /** Where this version lies, below `cdn`; it may be kept for ever. */
  path: z.string(),
  entries: z.record(z.string(), z.string()),
});

export const dictionariesApi = {
  /** The dictionaries of a route (a path without language prefix), or those named in `ids`, a comma list; unknown ids are left out. */
  load: {
    method: "GET", path: "/dictionaries-api/v1/dictionaries",
    query: z.object({ route: z.string().max(2048).default(""), lng, ids: z.string().max(512).optional() }),
    response: z.object({
      language: z.string(),
      /** Of all of them together. */
      hash: z.string(),
      /** Base of the files; empty for the service's own address. */
      cdn: z.string(),
      dictionaries: z.array(dictionary),
    }),
  },
  /** One version of one dictionary as a file: its words as a JSON object. */
  file: {
    method: "GET", path: "/dictionaries/:language/:file", params: z.object({ language: z.string(), file: z.string() }),
    response: z.record(z.string(), z.string()), errors: { 404: errorBody },
  },
} as const;

/** Where the facts of the seed come from: sources, licences, and the notices that must be shown. */
import { readFileSync } from "node:fs";
import { z } from "zod";

export const creditsFile = z.object({
  sources: z.array(z.object({
    id: z.string(),
    name: z.string(),
    url: z.url(),
    /** SPDX id, or a word of our own where there is none. */
    license: z.string(),
    licenseName: z.string(),
    licenseUrl: z.url(),
    /** What was taken from it. */
    use: z.string(),
    /** Sentences to show word for word. */
    notices: z.array(z.string()),
  })).min(1),
});
export type Credits = z.infer<typeof creditsFile>;

/** The credits as they stand in credits.json. */
export function loadCredits(): Credits {
  return creditsFile.parse(JSON.parse(readFileSync(new URL("credits.json", import.meta.url), "utf8")));
}

/** Names of kinds as the operator writes them. */
import { z } from "zod";
import type { Names } from "../sportsbook/public.ts";

export const namesBody = z
  .object({
    en: z.string().min(1).max(60).describe("English"),
    ru: z.string().max(60).optional().describe("Russian"),
    ar: z.string().max(60).optional().describe("Arabic"),
    es: z.string().max(60).optional().describe("Spanish"),
  })
  .describe("Names by language");

/** Those that were written. */
export const namesFrom = ({ en, ru, ar, es }: z.infer<typeof namesBody>): Names => ({
  en,
  ...(ru && { ru }),
  ...(ar && { ar }),
  ...(es && { es }),
});

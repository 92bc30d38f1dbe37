/** Settings of the operator: languages, and how dates and money are written. */
import { z } from "zod";

export const languageSettings = {
  languages: z
    .array(
      z.object({
        code: z.string().describe("Two-letter language code"),
        name: z.string().describe("Name of the language, in the language itself"),
        isRtl: z.boolean().describe("True for a language written from right to left"),
      }),
    )
    .describe("Languages of the site"),
  defaultLanguage: z.string().describe("Language of visitors who have not chosen one"),
  langHiddenUnauthorized: z.array(z.string()).describe("Languages that only signed-in players see"),
  geoCurrencyCode: z.string().describe("Currency suggested for the visitor's country"),
  is12hClock: z
    .boolean()
    .optional()
    .describe(
      "Whether clocks count to twelve for who did not choose; by the visitor's country where the operator doesn't say",
    ),
  amountTemplate: z.string().max(64).describe("How a sum is written: `{amount}` and `{symbol}` are put in"),
};

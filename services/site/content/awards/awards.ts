/** The awards of an operator. Their own list takes the demo's place by AWARDS. */
import { z } from "zod";
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import { readOperatorFile } from "../../../platform/settings/operatorFile.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import { textLanguage } from "../texts.ts";
import type { award as awardBody } from "./api.ts";
import { demoAwards } from "./demoAwards.ts";

const text = z.string().trim().min(1).max(160);
const inEachLanguage = z.object(
  Object.fromEntries(Object.values(LANGUAGES).map(({ code }) => [code, text])) as Record<LanguageCode, typeof text>,
);

const award = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{2,60}$/),
  year: z.int().min(1900).max(2200),
  name: inEachLanguage,
  category: inEachLanguage,
  organisation: text,
  result: z.enum(["won", "shortlisted"]),
  url: z
    .url({ protocol: /^https$/ })
    .max(2048)
    .nullable()
    .default(null),
});

const awardList = z
  .array(award)
  .max(200)
  .refine((awards) => new Set(awards.map(({ id }) => id)).size === awards.length, "each id once");

export type Award = z.infer<typeof award>;

/** The awards of a site, the newest first. @throws SettingsError naming what is wrong with the operator's file */
export function loadAwards(from: Settings["awards"]): readonly Award[] {
  if (from === null) return [];
  const awards = from === "demo" ? demoAwards : readOperatorFile("AWARDS", from.path, awardList);
  return awards.toSorted((one, other) => other.year - one.year);
}

/** The awards in a language. */
export function toldAwards(awards: readonly Award[], lng: string): z.infer<typeof awardBody>[] {
  const language = textLanguage(lng);
  return awards.map(({ name, category, ...rest }) => ({ ...rest, name: name[language], category: category[language] }));
}

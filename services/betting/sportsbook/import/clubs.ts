/** Clubs: one key for all spellings, names in the site's languages, short names, shirt colors. */
import type { TeamDraft } from "./draft.ts";
import { plainDraft } from "./parts.ts";
import { RUSSIAN_CLUB_NAMES } from "./tables/club-russian.ts";
import { CLUBS } from "./tables/clubs.ts";
import { FORMER_CLUBS } from "./tables/former-clubs.ts";

/**
 * Key of a club: its country (gb for its parts too) and its name; English clubs are named with and without FC by the
 * sources.
 */
export function clubKey(name: string, countryCode: string): string {
  const country = countryCode.slice(0, 2);
  return `${country}:${country === "gb" ? name.replace(/ A?FC$/, "").replace(/^AFC /, "") : name}`;
}

/** Words that say what kind of club it is and not which. */
const CLUB_WORDS =
  /^(?:\d+\.\s+)?(?:(?:FC|AFC|SC|SV|CF|CD|CA|RC|AC|AS|SS|US|SK|FK|KV|KVC|RSC|KRC|KAA|CR|EC|SE|FCV|BSC|GKS|KS|TSV|SCR|IF)\s+)+|\s+(?:FC|AFC|SC|CF|BK|IF|FF|SK|FK|KV|VA|EH|VV|FR|FBPA|BSC|AC|EC)$/g;

/** Names that would be wrong or unclear without those words. */
const SHOWN_AS: Readonly<Record<string, string>> = {
  "br:CA Mineiro": "Atlético Mineiro",
  "br:SC Recife": "Sport Recife",
  "br:SC Corinthians Paulista": "Corinthians",
  "us:Los Angeles FC": "Los Angeles FC",
  "us:New York RB": "New York Red Bulls",
  "us:CF Montréal": "CF Montréal",
  "ch:FC Basel 1893": "Basel",
  "at:Wolfsberger AC": "Wolfsberger AC",
  "pl:FKS Stal Mielec": "Stal Mielec",
  "jp:FC Tokyo": "FC Tokyo",
  "jp:Yokohama FC": "Yokohama FC",
};

/** Names, short name and colors of a club by its key. */
export function clubDraft(key: string): TeamDraft {
  const known = CLUBS[key] ?? FORMER_CLUBS[key];
  if (known !== undefined) {
    const [en, ru, ar, shortName, color, secondColor] = known;
    return { key, names: { en, ru, ar }, shortName, color, secondColor };
  }
  const full = key.slice(key.indexOf(":") + 1);
  const short = full.replace(CLUB_WORDS, "").trim();
  const en = SHOWN_AS[key] ?? (short.length >= 3 ? short : full);
  return plainDraft(key, en, RUSSIAN_CLUB_NAMES[key]);
}

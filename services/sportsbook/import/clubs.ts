/** Clubs: one key for all spellings, names in the site's languages, short names, shirt colours. */
import { hashText } from "../seed/random.ts";
import type { TeamDraft } from "./draft.ts";
import { CLUBS } from "./club-table.ts";
import { shortNameOf } from "./short-names.ts";

/** Spellings of the sources that differ between files, country and spelling → the one used. */
const SPELLINGS: Readonly<Record<string, string>> = {};

/** Key of a club: its country and its name; English clubs are named with and without FC by the sources. */
export function clubKey(name: string, countryCode: string): string {
  const trimmed = countryCode === "gb" ? name.replace(/ A?FC$/, "").replace(/^AFC /, "") : name;
  const key = `${countryCode}:${trimmed}`;
  return SPELLINGS[key] ?? key;
}

/** Pairs of shirt colours that can be told apart, for clubs without an entry in the table. */
const SHIRTS: readonly (readonly [string, string])[] = [
  ["#C8102E", "#FFFFFF"], ["#003DA5", "#FFFFFF"], ["#00843D", "#FFFFFF"], ["#FFCD00", "#000000"], ["#000000", "#FFFFFF"],
  ["#FFFFFF", "#003DA5"], ["#6F263D", "#9BCBEB"], ["#FF6A13", "#000000"], ["#0C2340", "#C8102E"], ["#582C83", "#FFFFFF"],
];
/** Words that say what kind of club it is and not which. */
const CLUB_WORDS = /^(?:\d+\.\s+)?(?:(?:FC|AFC|SC|SV|CF|CD|CA|RC|AC|AS|SS|US|SK|FK|KV|KVC|RSC|KRC|KAA|CR|EC|SE|FCV|BSC|GKS|KS|TSV|SCR|IF)\s+)+|\s+(?:FC|AFC|SC|CF|BK|IF|FF|SK|FK|KV|VA|EH|VV|FR|FBPA|BSC|AC)$/g;

/** Names, short name and colours of a club by its key. */
export function clubDraft(key: string): TeamDraft {
  const known = CLUBS[key];
  if (known !== undefined) {
    const [en, ru, ar, shortName, color, secondColor] = known;
    return { key, names: { en, ru, ar }, shortName, color, secondColor };
  }
  const full = key.slice(key.indexOf(":") + 1);
  const short = full.replace(CLUB_WORDS, "").trim();
  const en = short.length >= 3 ? short : full;
  const [color, secondColor] = SHIRTS[hashText(key) % SHIRTS.length] ?? ["#000000", "#FFFFFF"];
  return { key, names: { en }, shortName: shortNameOf(en), color, secondColor };
}

/** Names of teams in the languages with a script of their own: a card of the site never shows two scripts. */
import type { Names } from "../model.ts";
import { ARABIC_CLUBS } from "./tables/arabic-clubs.ts";
import { ARABIC_TEAMS } from "./tables/arabic-teams.ts";
import { PLAYER_NAMES } from "./tables/player-names.ts";

/** Adds the Russian and the Arabic name, where the tables have one. */
export function allNames(names: Names): Names {
  const player = PLAYER_NAMES[names.en];
  const ru = names.ru ?? player?.[0];
  const ar = names.ar ?? player?.[1] ?? ARABIC_CLUBS[names.en] ?? ARABIC_TEAMS[names.en];
  return { ...names, ...(ru !== undefined && { ru }), ...(ar !== undefined && { ar }) };
}

/** The light preview of games: a group's offer in a country, in one language (SPEC 7.34, 7.35). */
import type { z } from "zod";
import { languageOf } from "../../../platform/http/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { casinoApi } from "../api.ts";
import { categoryOf, hallKeys, halls } from "../catalogue/halls.ts";
import { offeredGames } from "../catalogue/offer.ts";
import { nameOf, previewFacts } from "../catalogue/show.ts";
import { actions } from "./actions.ts";

type Query = z.output<typeof casinoApi.previewLight.query>;
type Preview = z.infer<typeof casinoApi.previewLight.response>;

export async function previewLight(
  db: Db,
  { groupId, lng, fcountry, includeCategories }: Query,
  { now, isExcluded }: { now: number; /** Self-excluded players get no promotions. */ isExcluded: boolean },
): Promise<Preview> {
  const offered = await offeredGames(db, { groupId, country: fcountry }, now);
  if (offered === null) return { Success: false, Value: null };
  const language = languageOf(lng);
  return {
    Success: true,
    Value: {
      Games: offered.map((game) => {
        const { former_key: OR, categories: CRID, tag: GF } = previewFacts(game);
        return { GT: game.row.id, GN: nameOf(game.row, language), R: game.row.key, OR, CRID, GF };
      }),
      ...(includeCategories && {
        Categories: hallKeys
          .filter((key) => offered.some((game) => game.halls.includes(key)))
          .map((key) => ({ RI: categoryOf(key), TR: halls[key][language] })),
      }),
      Actions: isExcluded ? [] : actions.map(({ id, names }) => ({ Id: id, Name: names[language] })),
    },
  };
}

/** The light preview of games: a group's offer in a country, in one language (SPEC 7.34, 7.35). */
import { isLanguageCode } from "#shared/site/languages.ts";
import type { z } from "zod";
import { actions, categories, forbiddenIn, games, groups } from "./inventory.ts";
import type { casinoApi } from "../api.ts";

type Query = z.output<typeof casinoApi.previewLight.query>;
type Preview = z.infer<typeof casinoApi.previewLight.response>;

/** @param isExcluded self-excluded players get no promotions */
export function previewLight({ groupId, lng, fcountry, includeCategories }: Query, isExcluded: boolean): Preview {
  const left = groups.get(groupId);
  if (!left) return { Success: false, Value: null };
  const language = isLanguageCode(lng) ? lng : "en";
  const forbidden = forbiddenIn[fcountry];
  const offered = games.filter((game) => !game.categories.some((id) => left.has(id) || forbidden?.has(id) === true));
  const used = new Set(offered.flatMap((game) => game.categories));
  return {
    Success: true,
    Value: {
      Games: offered.map((game) => ({
        GT: game.id,
        GN: game.names[language],
        R: game.route,
        OR: game.oldRoute,
        CRID: [...game.categories],
        GF: game.tagId,
      })),
      ...(includeCategories && {
        Categories: [...categories].filter(([id]) => used.has(id)).map(([RI, names]) => ({ RI, TR: names[language] })),
      }),
      Actions: isExcluded ? [] : actions.map(({ id, names }) => ({ Id: id, Name: names[language] })),
    },
  };
}

/** What a search found, as one list to go through with the arrow keys. */
import type { LanguageCode } from "#shared/site/languages.ts";
import { urls } from "#shared/routes/routes.ts";
import { gameUrl } from "@/prices/gameUrl.ts";
import type { Found } from "./useSearch.ts";

export type FoundGame = NonNullable<Found["games"]>[number];
export type FoundTeam = NonNullable<Found["teams"]>[number];
export type FoundChampionship = NonNullable<Found["championships"]>[number];

export type Option =
  | { kind: "games"; key: string; to: string; game: FoundGame }
  | { kind: "teams"; key: string; to: string; team: FoundTeam }
  | { kind: "championships"; key: string; to: string; championship: FoundChampionship };

export const KINDS = ["teams", "games", "championships"] as const;

/** Options in the order in which they stand; what has no address is left out. */
export function optionsOf({ games, teams, championships }: Found, lang: LanguageCode): Option[] {
  return [
    ...(teams ?? []).map((team): Option => ({
      kind: "teams",
      key: `team-${team.id}`,
      to: urls.page(lang, "teamLine", { team: team.slug }),
      team,
    })),
    ...(games ?? []).map((game): Option => ({
      kind: "games",
      key: `game-${game.id}`,
      to: gameUrl(lang, game, game.section),
      game,
    })),
    ...(championships ?? []).flatMap((championship): Option[] =>
      championship.sport === null
        ? []
        : [
            {
              kind: "championships",
              key: `championship-${championship.id}`,
              to: urls.championship(lang, "line", championship.sport, championship),
              championship,
            },
          ],
    ),
  ];
}

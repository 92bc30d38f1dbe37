import { type GameHeadFragment, type GameRowFragment, useGamesQuery } from "@/operations/betting/generated.ts";
import type { Section } from "@/operations/types.generated.ts";

/** Games of the championship that are looked at. */
const LOOKED_AT = 30;

interface OtherGames {
  others: readonly GameRowFragment[];
  before: GameRowFragment | null;
  after: GameRowFragment | null;
  isLoading: boolean;
}

/** The other games of a game's championship in its section, in their order, and its neighbours among them. */
export function useOtherGames(
  { id, championship }: Pick<GameHeadFragment, "id" | "championship">,
  section: Section,
): OtherGames {
  const { data, loading } = useGamesQuery({
    variables: { filter: { section, championshipId: championship?.id ?? "" }, first: LOOKED_AT },
    skip: championship === null,
  });
  const games = data?.games?.edges.map(({ node }) => node) ?? [];
  const at = games.findIndex((game) => game.id === id);
  return {
    others: games.filter((game) => game.id !== id),
    before: at > 0 ? (games[at - 1] ?? null) : null,
    after: at >= 0 ? (games[at + 1] ?? null) : null,
    isLoading: loading && data === undefined,
  };
}

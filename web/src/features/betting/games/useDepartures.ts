import { useEffect, useState } from "react";
import { hasEnded } from "@/prices/gameState.ts";
import { usePrices } from "@/prices/prices.ts";
import type { PriceStore } from "@/prices/priceStore.ts";
import type { GameRowFragment } from "@/operations/betting/generated.ts";
import type { Section } from "@/operations/types.generated.ts";

/** How long a game that is over, or that went live, stays where it was, so that this can be read, in milliseconds. */
export const LEAVES_AFTER = 30_000;
/** How often is looked whether one has stayed long enough. */
const LOOK_EVERY = 5_000;

type Edges = readonly { node: GameRowFragment }[];

/** `looks`: how often was looked whether it has stayed long enough. */
interface Departed {
  game: GameRowFragment;
  after: string | null;
  looks: number;
}

interface Kept {
  edges: Edges | undefined;
  list: string;
  games: readonly GameRowFragment[];
  departed: readonly Departed[];
}

/** Whether a game has left what a list is of: it is over, or it began. What only fell out of a filter goes at once. */
function hasLeft(prices: PriceStore, section: Section | null, game: GameRowFragment): boolean {
  const state = prices.game(game.id) ?? game;
  return hasEnded(state.status) || (section === "LINE" && state.section === "LIVE");
}

/** Games with those that left put back at their places. */
function merged(games: readonly GameRowFragment[], departed: readonly Departed[]): readonly GameRowFragment[] {
  if (departed.length === 0) return games;
  const result = [...games];
  for (const { game, after } of departed) {
    if (result.some(({ id }) => id === game.id)) continue;
    const place = after === null ? 0 : result.findIndex(({ id }) => id === after) + 1;
    result.splice(after !== null && place === 0 ? result.length : place, 0, game);
  }
  return result;
}

const unwrapped = (edges: Edges | undefined) => edges?.map(({ node }) => node) ?? [];

/**
 * The games of a list, and for a while those that just left it.
 * @param list tells one list from another: what left the last one is nothing to the next
 */
export function useDepartures(
  edges: Edges | undefined,
  list: string,
  section: Section | null,
): readonly GameRowFragment[] {
  const prices = usePrices();
  const [kept, setKept] = useState<Kept>(() => ({ edges, list, games: unwrapped(edges), departed: [] }));
  let current = kept;
  if (kept.edges !== edges || kept.list !== list) {
    const now = unwrapped(edges);
    const ids = new Set(now.map(({ id }) => id));
    const isSame = kept.list === list && edges !== undefined;
    const shown = isSame ? merged(kept.games, kept.departed) : [];
    const departed = shown.flatMap((game, index) => {
      if (ids.has(game.id) || !hasLeft(prices, section, game)) return [];
      const before = kept.departed.find((one) => one.game.id === game.id);
      return [before ?? { game, after: shown[index - 1]?.id ?? null, looks: 0 }];
    });
    current = { edges, list, games: now, departed };
    setKept(current);
  }
  const hasDeparted = current.departed.length > 0;

  useEffect(
    function letThemGo() {
      if (!hasDeparted) return undefined;
      const timer = setInterval(() => {
        setKept((now) => ({
          ...now,
          departed: now.departed
            .map((one) => ({ ...one, looks: one.looks + 1 }))
            .filter(({ looks }) => looks * LOOK_EVERY < LEAVES_AFTER),
        }));
      }, LOOK_EVERY);
      return () => clearInterval(timer);
    },
    [hasDeparted],
  );

  return merged(current.games, current.departed);
}

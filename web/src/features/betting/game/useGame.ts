import { useEffect } from "react";
import { usePrices } from "@/prices/prices.ts";
import { useClient } from "@/platform/app/app.ts";
import type { Answer } from "@/platform/page/page.ts";
import {
  type GameEventsFragment,
  type GameHeadFragment,
  type GameQuery,
  type GameQueryVariables,
  type GameRowFragment,
  GameRowFragmentDoc,
  type MarketFieldsFragment,
} from "@/operations/betting/generated.ts";

/**
 * How long changes of a game's markets are gathered before they are fetched, in milliseconds; longer than answers are
 * kept on their way.
 */
const GATHER = 1_100;

/** Fetches the game again when it gained or lost outcomes, or when its status changed. */
function useFreshGame(id: string, refetch: () => Promise<unknown>): void {
  const prices = usePrices();
  useEffect(
    function followStructure() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let known = prices.game(id)?.status;
      const ask = () => {
        if (timer !== undefined) return;
        timer = setTimeout(() => {
          timer = undefined;
          refetch().catch(() => undefined);
        }, GATHER);
      };
      const stopStructure = prices.onStructure((gameId) => {
        if (gameId === id) ask();
      });
      const stopState = prices.subscribe(id, () => {
        const status = prices.game(id)?.status;
        if (known !== undefined && status !== known) ask();
        known = status;
      });
      return () => {
        clearTimeout(timer);
        stopStructure();
        stopState();
      };
    },
    [prices, id, refetch],
  );
}

/** What a list that was on the page knows of a game: enough to show while the rest is on its way. */
export function useListedGame(id: string): GameRowFragment | null {
  const client = useClient();
  return client.readFragment<GameRowFragment>({
    id: `Game:${id}`,
    fragment: GameRowFragmentDoc,
    fragmentName: "GameRow",
  });
}

/** A game as its page asked for it. */
export type AskedGame = Answer<GameQuery, GameQueryVariables>;

interface ShownGame {
  game: (GameHeadFragment & GameEventsFragment) | null;
  /** Main markets while the rest is on its way; null if they could not be fetched. */
  markets: readonly MarketFieldsFragment[] | null;
  /** missing: there is no such game. */
  state: "loading" | "ready" | "failed" | "missing";
  retry(): void;
}

/** A game with all its markets, and meanwhile what is known of it. */
export function useGame({ data, variables: { id }, error, refetch }: AskedGame): ShownGame {
  const listed = useListedGame(id);
  useFreshGame(id, refetch);
  const retry = () => void refetch().catch(() => undefined);
  if (data?.game != null) return { game: data.game, markets: data.game.markets, state: "ready", retry };
  if (data?.game === null && error === undefined) return { game: null, markets: null, state: "missing", retry };
  const state = error === undefined ? "loading" : "failed";
  if (listed === null) return { game: null, markets: null, state, retry };
  return { game: { ...listed, events: [], eventCount: 0 }, markets: listed.markets ?? [], state, retry };
}

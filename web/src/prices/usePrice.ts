import { useEffect, useSyncExternalStore } from "react";
import { useLiveGames, usePrices, useStructure } from "@/prices/prices.ts";
import type { GameHeadFragment, GameRowFragment, OutcomeFieldsFragment } from "@/operations/betting/generated.ts";
import type { StructureRefresher } from "./structureRefresher.ts";
import { type GameState, type Price, UNHEARD } from "./gameState.ts";

type FetchedGame = Pick<GameHeadFragment, "id" | "version" | "section" | "status" | "score">;

/**
 * Price of an outcome now: the feed's, unless what was fetched is newer. While the feed has said nothing, the fetched
 * price stands.
 */
export function usePrice(
  game: Pick<FetchedGame, "id" | "version" | "status">,
  outcome: Pick<OutcomeFieldsFragment, "id" | "coef" | "isBlocked">,
): Price {
  const prices = usePrices();
  const live = useSyncExternalStore(
    (listener) => prices.subscribe(outcome.id, listener),
    () => prices.priceSince(game.id, game.version, outcome.id),
    () => undefined,
  );
  // A price that nobody but a fetch has told is shown as fetched, also while the feed is lost.
  if (live !== undefined && live !== UNHEARD) return live;
  return {
    coef: outcome.coef,
    isBlocked: outcome.isBlocked || game.status === "SUSPENDED",
    isGone: false,
    isStale: live !== undefined,
    move: 0,
  };
}

/** Section, status and score of a game now; the later of the feed's and the fetched one. */
export function useGameState(game: FetchedGame): GameState {
  const prices = usePrices();
  const live = useSyncExternalStore(
    (listener) => prices.subscribe(game.id, listener),
    () => prices.gameSince(game.id, game.version),
    () => undefined,
  );
  return live ?? game;
}

/** Asks for live changes of a game as long as the component stands. */
export function useLiveGame(gameId: string): void {
  const live = useLiveGames();
  useEffect(
    function watchGame() {
      return live?.watch(gameId);
    },
    [live, gameId],
  );
}

/**
 * Fetches a list row's markets again when one of them is no longer on offer: lines move with the score. `refresher` is
 * for markets beside the main ones.
 */
export function useFreshMarkets(
  game: Pick<GameRowFragment, "id" | "markets">,
  refresher?: Pick<StructureRefresher, "need">,
): void {
  const prices = usePrices();
  const main = useStructure();
  const structure = refresher ?? main;
  const { id, markets } = game;
  useEffect(
    function replaceGoneMarkets() {
      return prices.onStructure((gameId) => {
        const isAffected =
          gameId === id &&
          markets?.some(({ outcomes }) => outcomes.some((outcome) => prices.price(outcome.id)?.isGone === true)) ===
            true;
        if (isAffected) structure?.need(id);
      });
    },
    [prices, structure, id, markets],
  );
}

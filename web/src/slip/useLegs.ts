import { useEffect, useSyncExternalStore } from "react";
import { useLiveGames, usePrices } from "@/prices/prices.ts";
import type { LegFieldsFragment } from "@/operations/betting/generated.ts";
import { UNHEARD } from "@/prices/gameState.ts";

/** open: can be bet on. locked: not at the moment. gone: no longer on offer. */
export interface LegNow {
  leg: LegFieldsFragment;
  coef: string;
  state: "open" | "locked" | "gone";
}

/**
 * Legs at their prices now: by the feed, where it knows better than what was fetched. Follows their games as long as it
 * stands.
 */
export function useLegs(legs: readonly LegFieldsFragment[]): LegNow[] {
  const prices = usePrices();
  const live = useLiveGames();
  const gameIds = [...new Set(legs.map(({ game }) => game.id))].toSorted().join(" ");
  const now = useSyncExternalStore(
    (listener) => {
      const stops = legs.map(({ outcome }) => prices.subscribe(outcome.id, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    () =>
      legs
        .map(({ game, outcome }) => {
          const price = prices.priceSince(game.id, game.version, outcome.id);
          if (price === undefined || price === UNHEARD) return "";
          return `${price.isGone ? "gone" : price.isBlocked ? "locked" : "open"} ${price.coef}`;
        })
        .join("\n"),
    () => "",
  );

  useEffect(
    function watchGames() {
      const stops = gameIds
        .split(" ")
        .filter((id) => id !== "")
        .map((id) => live?.watch(id));
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    [live, gameIds],
  );

  const told = now.split("\n");
  return legs.map((leg, index): LegNow => {
    const [state, coef] = (told[index] ?? "").split(" ");
    if (state === "gone") return { leg, state, coef: leg.outcome.coef };
    if (coef === undefined) return { leg, state: leg.outcome.isBlocked ? "locked" : "open", coef: leg.outcome.coef };
    return { leg, state: state === "locked" ? "locked" : "open", coef };
  });
}

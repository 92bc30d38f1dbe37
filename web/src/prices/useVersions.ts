import { useEffect, useState } from "react";
import { usePrices } from "@/prices/prices.ts";
import type { PriceStore } from "./priceStore.ts";

/** What is asked again when a game moves is asked at most so often, in milliseconds. */
const EVERY = 1_000;

/** A name for the state games are in: their versions, and what stops bets on them. */
const stateOf = (prices: PriceStore, gameIds: readonly string[]) =>
  gameIds.map((id) => `${prices.game(id)?.version ?? ""} ${prices.game(id)?.status ?? ""}`).join("\n");

/**
 * Changes when one of the games does, at most once a second: for prices that the feed does not carry, as those of
 * combinations.
 */
export function useVersions(gameIds: readonly string[]): string {
  const prices = usePrices();
  const ids = [...new Set(gameIds)].toSorted().join(" ");
  const [text, setText] = useState("");
  useEffect(
    function followVersions() {
      const games = ids.split(" ").filter((id) => id !== "");
      let timer: ReturnType<typeof setTimeout> | undefined;
      const told = () => {
        timer ??= setTimeout(() => {
          timer = undefined;
          setText(stateOf(prices, games));
        }, EVERY);
      };
      const stops = games.map((id) => prices.subscribe(id, told));
      return () => {
        clearTimeout(timer);
        for (const stop of stops) stop();
      };
    },
    [prices, ids],
  );
  return text;
}

import { useEffect, useSyncExternalStore } from "react";
import { isCombination } from "#shared/betting/combination.ts";
import { useLiveGames, usePrices } from "@/prices/prices.ts";
import type { SlipBet } from "@/slip/couponState.ts";
import type { PriceStore } from "@/prices/priceStore.ts";
import type { CouponQuoteQuery } from "@/operations/betting/generated.ts";
import type { BetNow, BetState } from "@/features/betting/slip/evaluate.ts";

type QuotedBets = NonNullable<CouponQuoteQuery["couponQuote"]>["bets"];

/** What the feed says of each bet, as one text: it changes only when one of them does. */
function feedOf(prices: PriceStore, bets: readonly SlipBet[]): string {
  return bets
    .map(({ outcomeId, gameId }) => {
      const game = prices.game(gameId);
      if (game === undefined) return "";
      const price = prices.price(outcomeId);
      if (game.status === "FINISHED") return "finished";
      // The feed tells no prices of combinations, but when bets on their game stop.
      if (isCombination(outcomeId))
        return game.status === "CANCELLED" ? "gone" : game.status === "SUSPENDED" ? "locked" : "";
      if (price === undefined || price.isGone || game.status === "CANCELLED") return "gone";
      return `${price.isBlocked || game.status === "SUSPENDED" ? "locked" : "open"} ${price.coef}`;
    })
    .join("\n");
}

/** The coupon's bets at their prices now: by the feed, else by the last quote, else as picked. */
export function useBetsNow(bets: readonly SlipBet[], quoted: QuotedBets | undefined): BetNow[] {
  const prices = usePrices();
  const live = useLiveGames();
  const gameIds = [...new Set(bets.map(({ gameId }) => gameId))].toSorted().join(" ");
  const feed = useSyncExternalStore(
    (listener) => {
      const stops = bets.flatMap(({ outcomeId, gameId }) => [
        prices.subscribe(outcomeId, listener),
        prices.subscribe(gameId, listener),
      ]);
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => feedOf(prices, bets),
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

  const lines = feed.split("\n");
  return bets.map((bet, index) => {
    const [state = "", coef] = (lines[index] ?? "").split(" ");
    const quote = quoted?.find(({ outcomeId }) => outcomeId === bet.outcomeId);
    if (state !== "") return { bet, state: state as BetState, coef: coef ?? quote?.coef ?? bet.coef };
    if (quote === undefined) return { bet, state: "open", coef: bet.coef };
    return {
      bet,
      state: quote.coef === null ? "gone" : quote.isBlocked ? "locked" : "open",
      coef: quote.coef ?? bet.coef,
    };
  });
}

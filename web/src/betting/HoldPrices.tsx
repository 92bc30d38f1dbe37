import { useEffect } from "react";
import { useNavigation } from "react-router";
import { useApp } from "@/app/app.ts";

/** While a navigation is under way prices are drawn less often: each time they are, React begins the next page anew. */
export function HoldPrices() {
  const { prices } = useApp();
  const isBusy = useNavigation().state !== "idle";
  useEffect(function holdWhileNavigating() {
    prices.hold(isBusy);
    return () => prices.hold(false);
  }, [prices, isBusy]);
  return null;
}

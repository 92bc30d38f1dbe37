import { useEffect } from "react";
import { useNavigation } from "react-router";
import { usePrices } from "@/prices/prices.ts";

/**
 * While a navigation is under way prices are drawn less often: each time they are, React begins the next page again.
 * And whatever is pressed is drawn before them.
 */
export function HoldPrices() {
  const prices = usePrices();
  const isBusy = useNavigation().state !== "idle";
  useEffect(
    function holdWhileNavigating() {
      prices.hold(isBusy);
      return () => prices.hold(false);
    },
    [prices, isBusy],
  );
  useEffect(
    function giveWayToPresses() {
      const giveWay = () => prices.giveWay();
      for (const type of ["pointerdown", "keydown"]) addEventListener(type, giveWay, { capture: true, passive: true });
      return () => {
        for (const type of ["pointerdown", "keydown"]) removeEventListener(type, giveWay, { capture: true });
      };
    },
    [prices],
  );
  return null;
}

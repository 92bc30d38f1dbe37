import { slipPart } from "./slip.ts";
import { type App, useApp } from "@/platform/app/app.ts";
import { type SlipBet, toggleBet } from "./couponState.ts";

/** A press on a price: the bet goes into the coupon or out of it; with one-click it is placed at once. */
export function pickBet(app: App, bet: SlipBet): void {
  const { coupon } = slipPart.of(app);
  if (!coupon.settings().isActiveOneClick) {
    toggleBet(coupon, bet);
    return;
  }
  import("./oneClickBet.ts").then(
    ({ placeAtOnce }) => placeAtOnce(app, bet),
    () => toggleBet(coupon, bet),
  );
}

export function usePickBet(): (bet: SlipBet) => void {
  const app = useApp();
  return (bet) => pickBet(app, bet);
}

import type { App } from "@/app/app.ts";
import { type SlipBet, toggleBet } from "./couponState.ts";

/** A press on a price: the bet goes into the coupon or out of it; with one-click it is placed at once. */
export function pickBet(app: App, bet: SlipBet): void {
  if (!app.coupon.settings().isActiveOneClick) {
    toggleBet(app.coupon, bet);
    return;
  }
  import("./oneClickBet.ts").then(({ placeAtOnce }) => placeAtOnce(app, bet), () => toggleBet(app.coupon, bet));
}

/** The slip as part of the page: the coupon as it is being made, and its way to the gateway. */
import type { App } from "@/platform/app/app.ts";
import { Part, usePart } from "@/platform/app/parts.ts";
import type { CouponState } from "./couponState.ts";
import type { Placing } from "./placing.ts";
import { translateBets } from "./translateBets.ts";

export interface Slip {
  coupon: CouponState;
  placing: Placing;
}

export const slipPart = new Part<Slip>("slip");

export const useCoupon = (): CouponState => usePart(slipPart).coupon;
export const usePlacing = (): Placing => usePart(slipPart).placing;

/** Starts a slip whose bets follow the page's language. */
export function startSlipWith(app: App, slip: Slip): void {
  slipPart.start(app, slip);
  const { bets } = slip.coupon;
  app.parts.translators.push(async (language) => {
    const translated = await translateBets(app.client, bets(), language);
    return () => bets(translated(bets()));
  });
}

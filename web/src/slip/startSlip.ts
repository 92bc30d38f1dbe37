import type { ApolloClient } from "@apollo/client";
import type { App } from "@/platform/app/app.ts";
import type { StartPart } from "@/platform/app/parts.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { type CouponState, createCouponState } from "./couponState.ts";
import { persistCoupon } from "./persistCoupon.ts";
import { Placing } from "./placing.ts";
import { startSlipWith } from "./slip.ts";
import { randomKey } from "@/platform/browser/claims.ts";
import { localTexts } from "@/platform/browser/storage.ts";

/** A new coupon stands first in the history, which is asked for anew. What it cost the feed of balances tells. */
function forgetHistory(client: ApolloClient): void {
  const viewer = readViewer(client);
  if (viewer != null) client.cache.evict({ id: client.cache.identify(viewer) ?? "", fieldName: "coupons" });
}

/** Brings back the coupon that the browser kept. */
function restoreCoupon(app: App, coupon: CouponState): void {
  persistCoupon(coupon, localTexts);
  const known = new Set(coupon.bets().map(({ outcomeId }) => outcomeId));
  // From the first change on, others on the page are told; until then nobody needs the file that tells them.
  coupon.bets.onNextChange(
    () =>
      void import("./couponRelay.ts").then(
        ({ relayCoupon }) => relayCoupon(app, document, known),
        () => undefined,
      ),
  );
}

/** Starts the slip in the browser. */
export const startSlip: StartPart = (app) => {
  const { client } = app;
  const coupon = createCouponState();
  const placing = new Placing(coupon, {
    // Without its file nothing was sent, but nobody can tell that of a try before a reload.
    send: (input) =>
      import("./sendCoupon.ts").then(
        ({ sendCoupon }) => sendCoupon(app, input),
        () => ({ kind: "unknown" }),
      ),
    pause: (milliseconds) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      }),
    newKey: randomKey,
    placed: () => forgetHistory(client),
  });
  startSlipWith(app, { coupon, placing });
  app.parts.onHydrated.push(() => restoreCoupon(app, coupon));
};

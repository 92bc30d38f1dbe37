/** What a page that is rendered on the server has of prices, slip and favourites: nothing is live, placed or kept. */
import { Favorites, favoritesPart } from "@/favorites/favorites.ts";
import type { StartPart } from "@/platform/app/parts.ts";
import { pricesPart } from "@/prices/prices.ts";
import { PriceStore } from "@/prices/priceStore.ts";
import { createCouponState } from "@/slip/couponState.ts";
import { Placing } from "@/slip/placing.ts";
import { slipPart } from "@/slip/slip.ts";

const startPrices: StartPart = (app) => pricesPart.start(app, { store: new PriceStore(), live: null, structure: null });

const startSlip: StartPart = (app) => {
  const coupon = createCouponState();
  const placing = new Placing(coupon, {
    send: async () => ({ kind: "unknown" }),
    pause: async () => undefined,
    newKey: () => "",
    placed: () => undefined,
  });
  slipPart.start(app, { coupon, placing });
};

const startFavorites: StartPart = (app) =>
  favoritesPart.start(
    app,
    new Favorites({
      load: async () => null,
      change: async () => ({ keys: null, error: null }),
      tell: () => undefined,
      storage: () => null,
    }),
  );

export const SERVER_PARTS: readonly StartPart[] = [startPrices, startSlip, startFavorites];

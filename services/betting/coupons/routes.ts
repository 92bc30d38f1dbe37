/** Routes and jobs of the coupons service. */
import { networkOf } from "#shared/wire/networkOf.ts";
import { callerOf, claimedRoute, notSignedIn, playerRoute } from "../../people/players/public.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { Failure, route } from "../../platform/http/rest.ts";
import { serviceRoute } from "../../platform/http/serviceRoute.ts";
import { isId } from "../../platform/http/ids.ts";
import { registerAfter } from "./after/routes.ts";
import { couponsApi } from "./api/index.ts";
import { decideDue, decideVip } from "./place/decide.ts";
import { listCoupons, readCursor } from "./list.ts";
import { placeAs } from "./place/place.ts";
import { makeDemoPromoCodes, promoCodesOf } from "./check/promo.ts";
import { quoteCoupon } from "./place/quote.ts";
import { settleKnown } from "./settle/settle.ts";
import { loadShared, shareCoupon } from "./share.ts";
import { couponsById } from "./store.ts";
import { watchCoupons } from "./watch.ts";

/** How often the jobs look, in real milliseconds. A player watches a pending coupon, so that one looks more often. */
const decideEveryMs = 200;
const settleEveryMs = 1000;

/** Most coupons by id in one call. */
const maxIds = 50;

export const couponsService: ServicePlugin = (context) => async (app) => {
  if (context.settings.siteEnv === "demo") await makeDemoPromoCodes(context.db, context.clock.now());

  route(app, couponsApi.quote, async ({ body, header }) => {
    const authorization = header("authorization");
    const caller = await callerOf(context, authorization);
    // An expired token doesn't make its caller a guest: they must refresh it rather than get "account unknown".
    if (authorization && !caller) return notSignedIn;
    return quoteCoupon(context, caller?.playerId ?? null, body);
  });

  claimedRoute(app, context, couponsApi.place, ({ query, body, header }, claimed) =>
    placeAs(context, claimed, { key: header("idempotency-key"), body, language: query.lng }),
  );

  playerRoute(app, context, couponsApi.list, async ({ query }, caller) => {
    const before = query.after === undefined ? null : readCursor(query.after);
    if (query.after !== undefined && before === null)
      return new Failure(400, "BAD_CURSOR", "`after` is no cursor of this list");
    return listCoupons(context.db, caller.playerId, query, before, context.clock.now());
  });

  playerRoute(app, context, couponsApi.byIds, async ({ query }, caller) => {
    const ids = query.ids.split(",").filter(isId).slice(0, maxIds).map(Number);
    return { coupons: await couponsById(context.db, caller.playerId, ids, query.lng) };
  });

  playerRoute(app, context, couponsApi.promoCodes, async (_, caller) => {
    return { promoCodes: await promoCodesOf(context.db, caller.playerId, context.clock.now()) };
  });

  serviceRoute(app, context.settings.serviceKey, couponsApi.vipDecision, async ({ params, body }) => {
    const state = await decideVip(context, Number(params.id), body.accept);
    if (state === null) return new Failure(404, "COUPON_UNKNOWN", "There is no such VIP bet");
    return state === "decided" ? new Failure(409, "ALREADY_DECIDED", "The VIP bet waits for no decision") : { state };
  });

  route(app, couponsApi.share, async ({ body, header }) => {
    const caller = await callerOf(context, header("authorization"));
    return shareCoupon(
      context,
      body,
      caller ? `player:${caller.playerId}` : `network:${networkOf(header("x-client-address") ?? "")}`,
    );
  });

  route(
    app,
    couponsApi.shared,
    async ({ params }) =>
      (await loadShared(context, params.code)) ?? new Failure(404, "CODE_UNKNOWN", "Nothing was saved under this code"),
  );

  registerAfter(app, context);

  const settling = watchCoupons(context);
  context.jobs.add({ name: "decide", everyMs: decideEveryMs, work: () => decideDue(context) });
  context.jobs.add({ name: "settle", everyMs: settleEveryMs, work: () => settleKnown(context, settling.due) });
};

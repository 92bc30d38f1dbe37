/** Routes and jobs of the coupons service. */
import { networkOf } from "#shared/networkOf.ts";
import { callerOf, notSignedIn } from "../auth/session/caller.ts";
import type { ServicePlugin } from "../core/context.ts";
import { startJob } from "../core/job.ts";
import { Failure, route } from "../core/rest.ts";
import { keyFits } from "../core/serviceKey.ts";
import { termsRefusal } from "../users/agreement.ts";
import { registerAfter } from "./after/routes.ts";
import { couponsApi } from "./api.ts";
import { decideDue, decideVip } from "./place/decide.ts";
import { listCoupons, readCursor } from "./list.ts";
import { placeCoupon } from "./place/place.ts";
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
    // A token that has run out is no guest: the caller is to refresh it, not to be told that his account is unknown.
    if (authorization && !caller) return notSignedIn;
    return quoteCoupon(context, caller?.playerId ?? null, body);
  });

  route(app, couponsApi.place, async ({ query, body, header }) => {
    const caller = await callerOf(context, header("authorization"));
    if (!caller) return notSignedIn;
    return (await termsRefusal(context, caller.playerId)) ?? placeCoupon(context, caller.playerId, header("idempotency-key"), body, query.lng);
  });

  route(app, couponsApi.list, async ({ query, header }) => {
    const caller = await callerOf(context, header("authorization"));
    if (!caller) return notSignedIn;
    const before = query.after === undefined ? null : readCursor(query.after);
    if (query.after !== undefined && before === null) return new Failure(400, "BAD_CURSOR", "`after` is no cursor of this list");
    return listCoupons(context.db, caller.playerId, query, before, context.clock.now());
  });

  route(app, couponsApi.byIds, async ({ query, header }) => {
    const caller = await callerOf(context, header("authorization"));
    if (!caller) return notSignedIn;
    const ids = query.ids.split(",").filter((id) => /^\d{1,15}$/.test(id)).slice(0, maxIds).map(Number);
    return { coupons: await couponsById(context.db, caller.playerId, ids, query.lng) };
  });

  route(app, couponsApi.promoCodes, async ({ header }) => {
    const caller = await callerOf(context, header("authorization"));
    return caller ? { promoCodes: await promoCodesOf(context.db, caller.playerId, context.clock.now()) } : notSignedIn;
  });

  route(app, couponsApi.vipDecision, async ({ params, body, header }) => {
    if (!keyFits(header("x-service-key"), context.settings.serviceKey)) return new Failure(401, "KEY_NEEDED", "X-Service-Key is missing or wrong");
    const state = await decideVip(context, Number(params.id), body.accept);
    if (state === null) return new Failure(404, "COUPON_UNKNOWN", "There is no such VIP bet");
    return state === "decided" ? new Failure(409, "ALREADY_DECIDED", "The VIP bet waits for no decision") : { state };
  });

  route(app, couponsApi.share, async ({ body, header }) => {
    const caller = await callerOf(context, header("authorization"));
    return shareCoupon(context, body, caller ? `player:${caller.playerId}` : `network:${networkOf(header("x-client-address") ?? "")}`);
  });

  route(app, couponsApi.shared, async ({ params }) => (await loadShared(context, params.code)) ?? new Failure(404, "CODE_UNKNOWN", "Nothing was saved under this code"));

  registerAfter(app, context);

  const onError = (error: unknown) => app.log.error(error);
  const settling = watchCoupons(context);
  const stopDeciding = startJob(decideEveryMs, context.metrics.timed("decide", () => decideDue(context)), onError);
  const stopSettling = startJob(settleEveryMs, context.metrics.timed("settle", () => settleKnown(context, settling.due)), onError);
  app.addHook("onClose", async () => {
    await Promise.all([stopDeciding(), stopSettling()]);
  });
};

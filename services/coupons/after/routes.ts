/** Routes and jobs of what becomes of a placed coupon. */
import type { FastifyInstance } from "fastify";
import type { LegResult } from "#shared/coupon/legs.ts";
import { callerOf, notSignedIn } from "../../auth/session/caller.ts";
import type { ServiceContext } from "../../core/context.ts";
import { startJob } from "../../core/job.ts";
import { Failure, route } from "../../core/rest.ts";
import { keyFits } from "../../core/serviceKey.ts";
import { termsRefusal } from "../../users/agreement.ts";
import { afterApi } from "./api.ts";
import { sellAtTarget } from "../cashOut/auto.ts";
import { cancelAutoCashOut, cashOut, setAutoCashOut } from "../cashOut/cashOut.ts";
import { couponNumber } from "./deeds.ts";
import { insure } from "../insurance/insurance.ts";
import { offersById } from "./offers.ts";
import { correctResult, settleCorrected } from "../resettle/correct.ts";
import { swapBet } from "../swap/swap.ts";

/** How often standing orders and corrections are looked at, in real milliseconds. */
const lookEveryMs = 1000;

/** Most coupons in one call. */
const maxIds = 50;

const unknownCoupon = new Failure(404, "COUPON_UNKNOWN", "The player has no such coupon");

/** Registers the routes, and the jobs, which end with the app. */
export function registerAfter(app: FastifyInstance, context: ServiceContext): void {
  route(app, afterApi.offers, async ({ params, query, header }) => {
    const caller = await callerOf(context, header("authorization"));
    if (!caller) return notSignedIn;
    const id = couponNumber(params.id);
    const [offers] = id === null ? [] : await offersById(context, caller.playerId, [id], query.lng);
    return offers ?? unknownCoupon;
  });

  route(app, afterApi.offersByIds, async ({ query, header }) => {
    const caller = await callerOf(context, header("authorization"));
    if (!caller) return notSignedIn;
    const ids = query.ids.split(",").flatMap((id) => couponNumber(id) ?? []).slice(0, maxIds);
    return { offers: await offersById(context, caller.playerId, ids, query.lng) };
  });

  route(app, afterApi.cashOut, async ({ params, query, body, header }) => {
    const caller = await callerOf(context, header("authorization"));
    if (!caller) return notSignedIn;
    return (await termsRefusal(context, caller.playerId)) ?? cashOut(context, { playerId: caller.playerId, couponId: params.id, key: header("idempotency-key"), language: query.lng }, body);
  });

  route(app, afterApi.setAutoCashOut, async ({ params, query, body, header }) => {
    const caller = await callerOf(context, header("authorization"));
    if (!caller) return notSignedIn;
    return (await termsRefusal(context, caller.playerId)) ?? setAutoCashOut(context, { playerId: caller.playerId, couponId: params.id, language: query.lng }, body.target);
  });

  route(app, afterApi.cancelAutoCashOut, async ({ params, query, header }) => {
    const caller = await callerOf(context, header("authorization"));
    return caller ? cancelAutoCashOut(context, { playerId: caller.playerId, couponId: params.id, language: query.lng }) : notSignedIn;
  });

  route(app, afterApi.insure, async ({ params, query, body, header }) => {
    const caller = await callerOf(context, header("authorization"));
    if (!caller) return notSignedIn;
    return (await termsRefusal(context, caller.playerId)) ?? insure(context, { playerId: caller.playerId, couponId: params.id, key: header("idempotency-key"), language: query.lng }, body);
  });

  route(app, afterApi.swap, async ({ params, query, body, header }) => {
    const caller = await callerOf(context, header("authorization"));
    if (!caller) return notSignedIn;
    return (await termsRefusal(context, caller.playerId)) ?? swapBet(context, { playerId: caller.playerId, couponId: params.id, key: header("idempotency-key"), language: query.lng }, body);
  });

  route(app, afterApi.correct, async ({ params, body, header }) => {
    if (!keyFits(header("x-service-key"), context.settings.serviceKey)) return new Failure(401, "KEY_NEEDED", "X-Service-Key is missing or wrong");
    const done = await correctResult(context, params.id, body.result as LegResult, body.reason);
    if (done === "OUTCOME_OPEN") return new Failure(409, "OUTCOME_OPEN", "The outcome is still open: a result can be given once it is decided, or its game is over or called off");
    return done === "OUTCOME_UNKNOWN" ? new Failure(404, "OUTCOME_UNKNOWN", "There is no such outcome, and nobody has bet on it") : done;
  });

  const onError = (error: unknown) => app.log.error(error);
  const stops = [startJob(lookEveryMs, () => sellAtTarget(context), onError), startJob(lookEveryMs, async () => { await settleCorrected(context); }, onError)];
  app.addHook("onClose", async () => { await Promise.all(stops.map((stop) => stop())); });
}

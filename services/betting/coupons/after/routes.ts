/** Routes and jobs of what becomes of a placed coupon. */
import type { FastifyInstance } from "fastify";
import type { LegResult } from "#shared/betting/coupon/legs.ts";
import { playerRoute } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { Failure } from "../../../platform/http/rest.ts";
import { serviceRoute } from "../../../platform/http/serviceRoute.ts";
import { numberOfId } from "../../../platform/http/ids.ts";
import { termsRefusal } from "../../../people/users/public.ts";
import { afterApi } from "./api.ts";
import { sellAtTarget } from "../cashOut/auto.ts";
import { cancelAutoCashOut, cashOut, setAutoCashOut } from "../cashOut/cashOut.ts";
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
  playerRoute(app, context, afterApi.offers, async ({ params, query }, caller) => {
    const id = numberOfId(params.id);
    const [offers] = id === null ? [] : await offersById(context, caller.playerId, [id], query.lng);
    return offers ?? unknownCoupon;
  });

  playerRoute(app, context, afterApi.offersByIds, async ({ query }, caller) => {
    const ids = query.ids
      .split(",")
      .flatMap((id) => numberOfId(id) ?? [])
      .slice(0, maxIds);
    return { offers: await offersById(context, caller.playerId, ids, query.lng) };
  });

  playerRoute(app, context, afterApi.cashOut, async ({ params, query, body, header }, caller) => {
    return (
      (await termsRefusal(context, caller.playerId)) ??
      cashOut(
        context,
        { playerId: caller.playerId, couponId: params.id, key: header("idempotency-key"), language: query.lng },
        body,
      )
    );
  });

  playerRoute(app, context, afterApi.setAutoCashOut, async ({ params, query, body }, caller) => {
    return (
      (await termsRefusal(context, caller.playerId)) ??
      setAutoCashOut(context, { playerId: caller.playerId, couponId: params.id, language: query.lng }, body.target)
    );
  });

  playerRoute(app, context, afterApi.cancelAutoCashOut, async ({ params, query }, caller) => {
    return cancelAutoCashOut(context, { playerId: caller.playerId, couponId: params.id, language: query.lng });
  });

  playerRoute(app, context, afterApi.insure, async ({ params, query, body, header }, caller) => {
    return (
      (await termsRefusal(context, caller.playerId)) ??
      insure(
        context,
        { playerId: caller.playerId, couponId: params.id, key: header("idempotency-key"), language: query.lng },
        body,
      )
    );
  });

  playerRoute(app, context, afterApi.swap, async ({ params, query, body, header }, caller) => {
    return (
      (await termsRefusal(context, caller.playerId)) ??
      swapBet(
        context,
        { playerId: caller.playerId, couponId: params.id, key: header("idempotency-key"), language: query.lng },
        body,
      )
    );
  });

  serviceRoute(app, context.settings.serviceKey, afterApi.correct, async ({ params, body }) => {
    const done = await correctResult(context, params.id, body.result as LegResult, body.reason);
    if (done === "OUTCOME_OPEN")
      return new Failure(
        409,
        "OUTCOME_OPEN",
        "The outcome is still open: a result can be given once it is decided, or its game is over or called off",
      );
    return done === "OUTCOME_UNKNOWN"
      ? new Failure(404, "OUTCOME_UNKNOWN", "There is no such outcome, and nobody has bet on it")
      : done;
  });

  context.jobs.add({ name: "auto_cash_out", everyMs: lookEveryMs, work: () => sellAtTarget(context) });
  context.jobs.add({ name: "settle_corrected", everyMs: lookEveryMs, work: () => settleCorrected(context) });
}

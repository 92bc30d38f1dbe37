/** Calls of the operator's back office about what doesn't fit, and about whole days. */
import type { FastifyInstance } from "fastify";
import type { ServiceContext } from "../../../platform/context.ts";
import { Failure } from "../../../platform/http/rest.ts";
import { serviceRoute } from "../../../platform/http/serviceRoute.ts";
import type { Method } from "../methods/catalogue.ts";
import { ProviderUnreachable } from "../provider/client.ts";
import { deskApi } from "./api.ts";
import { mismatchesIn, settleMismatch } from "./mismatches.ts";
import { reconcile } from "./reconcile.ts";
import { watchDesk } from "./watch.ts";

const refusals = {
  unknown: new Failure(404, "MISMATCH_UNKNOWN", "There is no such mismatch"),
  settled: new Failure(409, "MISMATCH_SETTLED", "It was settled before"),
  "not bookable": new Failure(409, "NOT_BOOKABLE", "What the provider told can't be booked on this payment"),
} as const;

export function registerDesk(app: FastifyInstance, context: ServiceContext, methods: readonly Method[]): void {
  const { serviceKey, payments } = context.settings;
  const cashMethods = methods.filter(({ kind }) => kind === "cash").map(({ code }) => code);
  watchDesk(context);

  serviceRoute(app, serviceKey, deskApi.mismatches, async ({ query }) => ({
    mismatches: await mismatchesIn(context.db, query.state),
  }));

  serviceRoute(app, serviceKey, deskApi.settleMismatch, async ({ params, body }) => {
    const { book: isBooked, actor, note } = body;
    const settled = await settleMismatch(context, Number(params.id), { isBooked, actor, note, cashMethods });
    return typeof settled === "string" ? refusals[settled] : settled;
  });

  serviceRoute(app, serviceKey, deskApi.reconciliation, async ({ query }) => {
    if (payments.provider === null) return new Failure(409, "NO_PROVIDER", "No payment provider is set");
    try {
      return await reconcile(context.db, payments.provider, query.day);
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      context.log.warn({ error: error.message }, "The payment provider gives no statement");
      return new Failure(409, "PROVIDER_UNAVAILABLE", "The provider gives no statement now");
    }
  });
}

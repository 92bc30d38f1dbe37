/** Calls that set the switches. They are there only where PROVIDER_FAULTS is on. */
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { Problem } from "../../scripts/lib/standIn/problems.ts";
import { paymentPath } from "../api/shapes.ts";
import type { ProviderContext } from "../context.ts";
import { expireAll, releaseHeld } from "../payments/due.ts";
import { findPayment, shown } from "../payments/find.ts";
import { move } from "../payments/moves.ts";
import { faultsChange } from "./faults.ts";

export function controlCalls(base: FastifyInstance, context: ProviderContext): void {
  const { faults } = context;
  const app = base.withTypeProvider<ZodTypeProvider>();
  app.get("/control/faults", { schema: { hide: true } }, () => faults.current);
  app.post("/control/faults", { schema: { hide: true, body: faultsChange } }, (request) => {
    faults.set(request.body);
    if (request.body.expireAll) expireAll(context);
    return faults.current;
  });
  app.delete("/control/faults", { schema: { hide: true } }, () => {
    faults.reset();
    return faults.current;
  });
  app.post("/control/release", { schema: { hide: true } }, () => ({
    released: releaseHeld(context, faults.current.payouts === "failed" ? "failed" : "paid"),
  }));
  app.post("/control/chargebacks/:id", { schema: { hide: true, params: paymentPath } }, (request) => {
    const row = findPayment(context, request.params.id);
    if (row === null) throw new Problem(404, "UNKNOWN_PAYMENT", "There is no such payment");
    if (row.status !== "succeeded")
      throw new Problem(409, "NOT_CHARGEABLE", "Only a deposit that succeeded can be charged back");
    return shown(context, move(context, row.id, "charged_back"));
  });
}

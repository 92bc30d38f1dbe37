/** Calls about payments. */
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { Exact } from "#shared/money/money.ts";
import type { ProviderContext } from "../context.ts";
import { findPayment, shown } from "../payments/find.ts";
import { move } from "../payments/moves.ts";
import type { PaymentRow } from "../payments/payment.ts";
import { once } from "./merchant.ts";
import { orderDeposit, orderPayout } from "./orders.ts";
import { Problem } from "../../scripts/lib/standIn/problems.ts";
import { depositOrder, errorBody, payment, paymentPath, paymentQuery, payoutOrder, refundOrder } from "./shapes.ts";

const refusals = { 400: errorBody, 401: errorBody, 409: errorBody } as const;

/** @throws Problem where there is none */
function required(row: PaymentRow | null | undefined): PaymentRow {
  if (row === null || row === undefined) throw new Problem(404, "UNKNOWN_PAYMENT", "There is no such payment");
  return row;
}

export function paymentCalls(base: FastifyInstance, context: ProviderContext): void {
  const app = base.withTypeProvider<ZodTypeProvider>();

  app.post(
    "/v1/deposits",
    {
      schema: {
        summary: "Orders a deposit; the player pays on the page of `redirectUrl`",
        operationId: "orderDeposit",
        body: depositOrder,
        response: { 201: payment, ...refusals, 422: errorBody },
      },
    },
    async (request, reply) => once(context, request, reply, () => orderDeposit(context, request.body)),
  );

  app.post(
    "/v1/payouts",
    {
      schema: {
        summary: "Orders a payout",
        operationId: "orderPayout",
        body: payoutOrder,
        response: { 201: payment, ...refusals, 422: errorBody },
      },
    },
    async (request, reply) => once(context, request, reply, () => orderPayout(context, request.body)),
  );

  app.get(
    "/v1/payments/:id",
    {
      schema: {
        summary: "A payment as it is now",
        operationId: "payment",
        params: paymentPath,
        response: { 200: payment, 401: errorBody, 404: errorBody },
      },
    },
    async (request, reply) => reply.send(shown(context, required(findPayment(context, request.params.id)))),
  );

  app.get(
    "/v1/payments",
    {
      schema: {
        summary: "The newest payment by the merchant's reference",
        operationId: "paymentByReference",
        querystring: paymentQuery,
        response: { 200: payment, 400: errorBody, 401: errorBody, 404: errorBody },
      },
    },
    async (request, reply) => {
      const row = context.store.get<PaymentRow>(
        "select * from payment where reference = :reference order by created_at desc, rowid desc limit 1",
        { reference: request.query.reference },
      );
      return reply.send(shown(context, required(row)));
    },
  );

  app.post(
    "/v1/payments/:id/cancel",
    {
      schema: {
        summary: "Cancels a deposit that still needs its player",
        operationId: "cancelPayment",
        params: paymentPath,
        response: { 200: payment, ...refusals, 404: errorBody },
      },
    },
    async (request, reply) =>
      once(context, request, reply, () => {
        const { id, status } = required(findPayment(context, request.params.id));
        if (status !== "action_required")
          throw new Problem(409, "NOT_CANCELLABLE", "Only a deposit that needs its player can be cancelled");
        return { status: 200, body: shown(context, move(context, id, "cancelled", "cancelled")) };
      }),
  );

  app.post(
    "/v1/payments/:id/refunds",
    {
      schema: {
        summary: "Refunds a deposit that succeeded, as a whole",
        operationId: "refundPayment",
        params: paymentPath,
        body: refundOrder,
        response: { 200: payment, ...refusals, 404: errorBody, 422: errorBody },
      },
    },
    async (request, reply) =>
      once(context, request, reply, () => {
        const { id, status, amount } = required(findPayment(context, request.params.id));
        if (status !== "succeeded")
          throw new Problem(409, "NOT_REFUNDABLE", "Only a deposit that succeeded can be refunded");
        const given = request.body.amount;
        if (!/^\d+(?:\.\d+)?$/.test(given) || !new Exact(given).equals(amount))
          throw new Problem(422, "REFUND_NOT_WHOLE", `Only the whole amount of ${amount} can be refunded`);
        return { status: 200, body: shown(context, move(context, id, "refunded")) };
      }),
  );
}

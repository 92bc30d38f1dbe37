/** The statement of a day: every movement of money, so that the merchant can compare it with their own books. */
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { ProviderContext } from "../context.ts";
import { moneyStatuses, type PaymentRow, type Status } from "../payments/payment.ts";
import { errorBody, statementPath } from "./shapes.ts";

const columns = ["id", "reference", "kind", "method", "status", "amount", "currency", "fee", "settledAt"] as const;

type Movement = Pick<PaymentRow, "id" | "reference" | "kind" | "method" | "amount" | "currency" | "fee"> & {
  status: Status;
  at: number;
};

const DAY_MS = 86_400_000;
const listed = moneyStatuses.map((status) => `'${status}'`).join(", ");

/** A day's movements in their order. A payment that was refunded later still stands in the statement of its own day. */
export function statementOf({ store }: ProviderContext, day: string): string {
  const from = Date.parse(`${day}T00:00:00Z`);
  const movements = store.all<Movement>(
    `select p.id, p.reference, p.kind, p.method, e.status, p.amount, p.currency, p.fee, e.at
       from payment_event e join payment p on p.id = e.payment
       where e.at >= :from and e.at < :to and e.status in (${listed}) order by e.at, p.id, e.sequence`,
    { from, to: from + DAY_MS },
  );
  const lines = movements.map(({ at, ...movement }) =>
    // None of the values can hold a comma or a quotation mark.
    columns.map((column) => (column === "settledAt" ? Math.floor(at / 1000) : movement[column])).join(","),
  );
  return `${[columns.join(","), ...lines].join("\r\n")}\r\n`;
}

export function statementCalls(base: FastifyInstance, context: ProviderContext): void {
  base.withTypeProvider<ZodTypeProvider>().get(
    "/v1/statements/:day",
    {
      schema: {
        summary: "All movements of money of a day in UTC, as CSV (RFC 4180)",
        operationId: "statement",
        params: statementPath,
        response: { 200: z.string().describe("The lines, with a head"), 400: errorBody, 401: errorBody },
      },
    },
    async (request, reply) =>
      reply.type("text/csv; charset=utf-8; header=present").send(statementOf(context, request.params.day)),
  );
}

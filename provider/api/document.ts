/** The OpenAPI document of the API. */
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import { openapiText } from "../../scripts/lib/standIn/openapi.ts";
import type { ProviderContext } from "../context.ts";
import { paymentCalls } from "./payments.ts";
import { statementCalls } from "./statements.ts";

const idempotencyKey = z.object({
  "Idempotency-Key": z
    .string()
    .regex(/^[A-Za-z0-9:_-]{1,100}$/)
    .describe(
      "Name of this one action: the same key with the same body gives the first answer, and does nothing twice",
    ),
});

export const openapiDocument = (): Promise<string> =>
  openapiText({
    title: "Demo payment provider",
    securitySchemes: { merchant: { type: "http", scheme: "bearer", description: "The merchant's key" } },
    transform: ({ schema, route, ...others }) =>
      jsonSchemaTransform({
        ...others,
        route,
        schema: route.method === "POST" ? { ...schema, headers: idempotencyKey } : schema,
      }),
    calls: (app) => {
      const nothing = {} as ProviderContext;
      paymentCalls(app, nothing);
      statementCalls(app, nothing);
    },
  });

/** Makes the OpenAPI document of the API from its calls alone: no database, no port. */
import swagger from "@fastify/swagger";
import fastify from "fastify";
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { z } from "zod";
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

/** The document as JSON text with a final newline. */
export async function openapiDocument(): Promise<string> {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Demo payment provider", version: "1.0.0" },
      components: {
        securitySchemes: { merchant: { type: "http", scheme: "bearer", description: "The merchant's key" } },
      },
      security: [{ merchant: [] }],
    },
    transform: ({ schema, route, ...others }) =>
      jsonSchemaTransform({
        ...others,
        route,
        schema: route.method === "POST" ? { ...schema, headers: idempotencyKey } : schema,
      }),
  });
  app.after(() => {
    // Nobody calls them here, so nothing is asked of their context.
    const nothing = {} as ProviderContext;
    paymentCalls(app, nothing);
    statementCalls(app, nothing);
  });
  await app.ready();
  const document = JSON.stringify(app.swagger(), null, 2);
  await app.close();
  return `${document}\n`;
}

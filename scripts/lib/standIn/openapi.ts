/** Makes a stand-in's OpenAPI document from its calls alone: no database, no port. */
import swagger, { type FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import fastify, { type FastifyInstance } from "fastify";
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";

type SecurityScheme = { description: string } & (
  | { type: "apiKey"; in: "header"; name: string }
  | { type: "http"; scheme: string }
);

export interface StandInDocument {
  title: string;
  /** How a call says whose it is: by all of these. */
  securitySchemes: Readonly<Record<string, SecurityScheme>>;
  transform?: FastifyDynamicSwaggerOptions["transform"];
  /** Adds the calls. Nobody calls them here, so nothing is asked of their context. */
  calls(app: FastifyInstance): void;
}

/** The document as JSON text with a final newline. */
export async function openapiText({
  title,
  securitySchemes,
  transform = jsonSchemaTransform,
  calls,
}: StandInDocument): Promise<string> {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title, version: "1.0.0" },
      components: { securitySchemes },
      security: [Object.fromEntries(Object.keys(securitySchemes).map((name) => [name, []]))],
    },
    transform,
  });
  app.after(() => calls(app));
  await app.ready();
  const document = JSON.stringify(app.swagger(), null, 2);
  await app.close();
  return `${document}\n`;
}

/** Makes the OpenAPI document of a service from its contract alone: no database, no port. */
import swagger from "@fastify/swagger";
import fastify from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import { challengeBody, errorBody, fieldError, legalBody } from "./api.ts";
import type { ServiceManifest } from "../manifest.ts";
import { describeOperations, type Document } from "./operationWords.ts";
import { fastifySchema, speakContracts, type Contract } from "./rest.ts";

/** Platform schemas that have names in the documents that use them. */
const platformSchemas: Readonly<Record<string, z.ZodType>> = {
  ErrorBody: errorBody,
  FieldError: fieldError,
  ChallengeBody: challengeBody,
  LegalBody: legalBody,
};

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * Gives schemas their names. In the global registry, because descriptions (`.describe`) live there too and a registry
 * of our own would lose them.
 */
function nameSchemas(schemas: Readonly<Record<string, z.ZodType>>): void {
  for (const [id, schema] of Object.entries(schemas)) {
    const known = z.globalRegistry.get(schema);
    if (known?.id !== id) z.globalRegistry.add(schema, { ...known, id });
  }
}

/** A contract as it is documented: with the statuses that every call may answer. */
function documented(contract: Contract): Record<string, unknown> {
  const takesInput = contract.params || contract.query || contract.body;
  return {
    ...fastifySchema(contract),
    response: {
      200:
        contract.response ??
        (contract.media === undefined
          ? { description: "Server-sent events", content: { "text/event-stream": { schema: z.string() } } }
          : { description: "A file", content: { [contract.media]: { schema: z.string() } } }),
      ...(takesInput && { 400: errorBody }),
      ...contract.errors,
      500: errorBody,
    },
  };
}

/** Names of components that a part of the document refers to, directly or through others. */
function referredTo(part: Json, schemas: { [name: string]: Json }, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const item of part) referredTo(item, schemas, found);
  else if (part !== null && typeof part === "object") {
    for (const [key, value] of Object.entries(part)) {
      if (key === "$ref" && typeof value === "string") {
        const name = value.slice(value.lastIndexOf("/") + 1);
        if (found.has(name)) continue;
        found.add(name);
        referredTo(schemas[name] ?? null, schemas, found);
      } else referredTo(value, schemas, found);
    }
  }
  return found;
}

/** The same value with keys in alphabetical order, so that a document changes only when the contract does. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}

/**
 * The OpenAPI 3.1 document of a service, as JSON text with a final newline. @param all every service: a document uses
 * the same schema names as the service that defines them
 */
export async function openapiDocument(
  { name, api = {}, alsoDocumented = [] }: ServiceManifest,
  all: readonly ServiceManifest[],
): Promise<string> {
  for (const { schemas = {} } of [{ schemas: platformSchemas }, ...all]) nameSchemas(schemas);
  const app = fastify();
  speakContracts(app);
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: `${name} service`, version: "1.0.0" } },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.after(() => {
    for (const [operationId, contract] of Object.entries(api)) {
      app.route({
        method: contract.method,
        url: contract.path,
        schema: { ...documented(contract), operationId },
        handler: () => {
          throw new Error("documentation only");
        },
      });
    }
  });
  await app.ready();
  // Through JSON: the swagger object's own type is wider than what is written.
  const document = JSON.parse(JSON.stringify(app.swagger())) as {
    components: { schemas: { [name: string]: Json } };
    paths: Json;
  };
  await app.close();
  describeOperations(document as unknown as Document, api);
  const { schemas } = document.components;
  const used = referredTo(document.paths, schemas, new Set(alsoDocumented));
  for (const schema of alsoDocumented) referredTo(schemas[schema] ?? null, schemas, used);
  document.components.schemas = Object.fromEntries(Object.entries(schemas).filter(([schema]) => used.has(schema)));
  return `${JSON.stringify(sorted(document), null, 2)}\n`;
}

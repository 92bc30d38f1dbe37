/** Reads the operation of a request from a JSON body or a query string. */
import type { FastifyRequest } from "fastify";
import type { Variables } from "./operation.ts";
import type { AskedDocument } from "./request.ts";

export interface Asked extends AskedDocument {
  operationName: string | null;
  variables: Variables;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;
const nothing: Variables = Object.freeze({});

/** The parts of a body; null for one that is not in order, which is shown by somebody else. */
export function askedByBody(body: unknown): Asked | null {
  if (!isRecord(body)) return null;
  const { query, documentId, extensions, operationName, variables } = body;
  if (!isAbsent(operationName) && typeof operationName !== "string") return null;
  if (!isAbsent(variables) && !isRecord(variables)) return null;
  if (!isAbsent(extensions) && !isRecord(extensions)) return null;
  return { query, documentId, extensions, operationName: operationName ?? null, variables: variables ?? nothing };
}

/** The same from a query string; a repeated parameter is malformed. */
export function askedByQuery({ query: parameters, headers }: Pick<FastifyRequest, "query" | "headers">): Asked | null {
  // Some clients name a type although they send no body.
  const { "content-type": type } = headers;
  if ((type !== undefined && !type.startsWith("application/json")) || !isRecord(parameters)) return null;
  const { query, documentId, operationName } = parameters;
  const [variables, extensions] = [parsed(parameters["variables"]), parsed(parameters["extensions"])];
  return [query, documentId].some(Array.isArray)
    ? null
    : askedByBody({ query, documentId, extensions, operationName, variables });
}

/** JSON of a parameter; text that isn't JSON stays a string, which is malformed. */
function parsed(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

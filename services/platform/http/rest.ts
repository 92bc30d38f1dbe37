/** Registers the entries of a REST contract: requests are checked and handlers typed by the contract alone. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { z } from "zod";
import type { Codes, HeaderName, Security } from "./operationWords.ts";

/** One call of a service's REST contract. */
export interface Contract {
  /** What the call does, in one line. */
  readonly summary: string;
  /** What else a caller must know: rules, limits, errors that are values. */
  readonly description?: string;
  /** Who may make it. */
  readonly security: Security;
  /** Headers that its handler reads, besides those of `security`. */
  readonly headers?: readonly HeaderName[];
  /** Codes of its errors by status, besides those that many calls share. */
  readonly codes?: Readonly<Partial<Record<ErrorStatus, Codes>>>;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** "multipart/form-data" for a form; JSON without it. */
  readonly consumes?: "multipart/form-data";
  /** The largest body in bytes, where it may be larger than those of other calls. */
  readonly maxBytes?: number;
  /** Body of a 200; absent for answers that are no JSON. */
  readonly response?: z.ZodType;
  /** Media type of an answer that is no JSON; without it an event stream. */
  readonly media?: string;
  /**
   * Statuses other than 200 that a handler may answer, all with `errorBody`. 400 for a malformed request is always
   * possible.
   */
  readonly errors?: Readonly<Partial<Record<ErrorStatus, z.ZodType>>>;
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 451;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** A request that was checked against the contract. */
export interface Call<C extends Contract> {
  params: Parsed<C["params"]>;
  query: Parsed<C["query"]>;
  body: Parsed<C["body"]>;
  /** A header's first value. */
  header(name: string): string | undefined;
}

/** An answer other than 200; `code` is stable, `message` is for logs, `details` are added to the body. */
export class Failure<S extends ErrorStatus = ErrorStatus> {
  readonly status: S;
  readonly code: string;
  readonly message: string;
  readonly details: object;
  constructor(status: S, code: string, message: string, details: object = {}) {
    this.status = status;
    this.code = code;
    this.message = message;
    this.details = details;
  }
}

type DeclaredStatus<C extends Contract> = Extract<keyof C["errors"], ErrorStatus>;
export type Answer<C extends Contract> =
  | Parsed<C["response"]>
  | (C["errors"] extends object ? Failure<DeclaredStatus<C>> : never);
export type Handler<C extends Contract> = (call: Call<C>) => Answer<C> | Promise<Answer<C>>;

/** The fastify schema of a contract; `errorBody` is used for the statuses every call may answer. */
export function fastifySchema(contract: Contract): Record<string, unknown> {
  const { params, query, body, consumes, response, errors } = contract;
  return {
    ...(consumes && { consumes: [consumes] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(response && { response: { 200: response, ...errors } }),
  };
}

/** Registers a contract's call with its handler. */
export function route<const C extends Contract>(app: FastifyInstance, contract: C, handler: Handler<C>): void {
  app.route({
    method: contract.method,
    url: contract.path,
    schema: fastifySchema(contract),
    ...(contract.maxBytes !== undefined && { bodyLimit: contract.maxBytes }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      // The validator compiler has put the schemas' output in place of the raw parts.
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        header: (name: string) => {
          const value = request.headers[name.toLowerCase()];
          return Array.isArray(value) ? value[0] : value;
        },
      } as Call<C>;
      const answer = await handler(call);
      if (answer instanceof Failure) {
        const status: number = answer.status;
        return reply.code(status).send({ code: answer.code, message: answer.message, ...answer.details });
      }
      return reply.send(answer);
    },
  });
}

/** A form is a few short texts; files are none of the services' business. */
const maxFormBytes = 64 * 1024;

/**
 * The text fields of a multipart form; files are left out. @throws Error with status 400 for anything that isn't a
 * form.
 */
async function formFields(contentType: string, body: Buffer): Promise<Record<string, string>> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { "content-type": contentType } }).formData();
    return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    throw Object.assign(new Error("The body is no multipart form"), { statusCode: 400 });
  }
}

/** Makes an app speak the contracts' language: zod checks, and `errorBody` for everything that goes wrong. */
export function speakContracts(app: FastifyInstance): void {
  app.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer", bodyLimit: maxFormBytes },
    (request: FastifyRequest, body: Buffer) => formFields(request.headers["content-type"] ?? "", body),
  );
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: "NO_SUCH_CALL", message: "No such call" }));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const where = error.validation.map((issue) => `${issue.instancePath} ${issue.message ?? ""}`).join("; ");
      return reply.code(400).send({ code: "BAD_REQUEST", message: where.slice(0, 500) });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ code: "BAD_REQUEST", message: error.message });
    // Internal failures are for the log only: an answer must not reveal tables and files.
    request.log.error(error);
    return reply.code(500).send({ code: "INTERNAL", message: "The service failed" });
  });
}

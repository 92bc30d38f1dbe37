/** Errors of a stand-in's calls: a status and a body with a stable code. */
import type { FastifyInstance, FastifyReply } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";

/** Refuses a call. Its code and message are the answer. */
export class Problem extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 422 | 429 | 503;
  readonly code: string;
  /** More that the caller is told. */
  readonly more: Readonly<Record<string, string | number>>;
  constructor(status: Problem["status"], code: string, message: string, more: Problem["more"] = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

export const bodyOf = ({ code, message, more }: Problem) => ({ code, message, ...more });

export interface ProblemWords {
  /** What is said of a failure of its own. */
  failure: string;
  /** Codes of what Fastify itself refuses, by status; BAD_REQUEST where there is none. */
  codes?: Readonly<Record<number, string>>;
}

const send = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send({ code, message });

/** Makes whatever goes wrong below an answer. Bodies of requests appear in none, and in no log. */
export function answerProblems(app: FastifyInstance, { failure, codes = {} }: ProblemWords): void {
  app.setNotFoundHandler((_request, reply) => send(reply, 404, "NO_SUCH_CALL", "There is no such call"));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Problem) return reply.code(error.status).send(bodyOf(error));
    if (hasZodFastifySchemaValidationErrors(error)) {
      const where = error.validation.map(({ instancePath, message = "" }) => `${instancePath} ${message}`.trim());
      return send(reply, 400, "BAD_REQUEST", where.join("; ").slice(0, 500));
    }
    const { statusCode = 500 } = error;
    if (statusCode < 500) return send(reply, statusCode, codes[statusCode] ?? "BAD_REQUEST", error.message);
    request.log.error(error);
    return send(reply, 500, "INTERNAL", failure);
  });
}

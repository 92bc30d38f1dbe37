/** Errors of the API: a status and a body with a stable code. */
import type { FastifyInstance, FastifyReply } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";

/** Refuses a call. Its code and message are the answer. */
export class Problem extends Error {
  readonly status: 400 | 401 | 404 | 409 | 422;
  readonly code: string;
  constructor(status: Problem["status"], code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const bodyOf = ({ code, message }: Problem) => ({ code, message });

/** Codes of what Fastify itself refuses. */
const codes: Readonly<Record<number, string>> = { 413: "BODY_TOO_LARGE", 415: "UNSUPPORTED_MEDIA_TYPE" };

const send = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send({ code, message });

/** Makes whatever goes wrong below an answer of the API. Bodies of requests appear in none, and in no log. */
export function answerProblems(app: FastifyInstance): void {
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
    return send(reply, 500, "INTERNAL", "The provider failed");
  });
}

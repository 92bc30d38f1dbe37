/**
 * Requests that never become an operation (no JSON, too large, unknown path) are answered in GraphQL's form, with a
 * code.
 */
import type { FastifyError } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { ErrorCode } from "../errors/errors.ts";

const sentences: Record<number, string> = {
  400: "The request can't be read.",
  404: "There is nothing here.",
  413: "The request is too large.",
  415: "The request must be application/json.",
};

/** The body of an answer to such a request. */
export const answer = (status: number) => ({
  errors: [
    {
      message: sentences[status] ?? (status < 500 ? "The request can't be served." : "Something went wrong."),
      extensions: { code: (status < 500 ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR") satisfies ErrorCode },
    },
  ],
});

export const badRequestsPlugin = fastifyPlugin(async (app) => {
  // A form could be posted by any site without the browser asking first; JSON can't.
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ requestId: request.id, err: error }, "request failed");
    return reply.code(status).send(answer(status));
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send(answer(404)));
});

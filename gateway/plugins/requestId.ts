/**
 * Every request has an id: the client's own (`X-Request-Id`, when it is one) or a new one. It stands in the log, goes
 * upstream with every call and comes back in the answer.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import fastifyPlugin from "fastify-plugin";

/** Short and without anything that could break a log line or a header. */
const idForm = /^[\w.:-]{1,128}$/;

/** The id of a request that just came. */
export function requestIdOf({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && idForm.test(given) ? given : randomUUID();
}

export const requestIdPlugin = fastifyPlugin(async (app) => {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
});

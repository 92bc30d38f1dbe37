/**
 * One line a request: method, path, status, milliseconds. Never a query string, a header, a body or a variable: those
 * hold passwords, cookies, tokens and what players bet.
 */
import fastifyPlugin from "fastify-plugin";

const quiet = new Set(["/health", "/ready", "/metrics"]);

export const requestLogPlugin = fastifyPlugin(async (app) => {
  app.addHook("onResponse", async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    if (quiet.has(path) && reply.statusCode < 400) return;
    request.log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, "request");
  });
});

/**
 * One line a request: method, path, status, milliseconds. Never a query string, a header, a body or a variable: those
 * hold passwords, cookies, tokens and what players bet.
 */
import fastifyPlugin from "fastify-plugin";
import type { Logger } from "pino";

interface RequestLine {
  requestId: string;
  method: string;
  url: string;
  status: number;
  ms: number;
}

const quiet = new Set(["/health", "/ready", "/metrics"]);

/** Writes the line of a request. */
export function logRequest(log: Logger, line: RequestLine): void {
  if (!log.isLevelEnabled("info")) return;
  const path = line.url.split("?", 1)[0] ?? "";
  if (quiet.has(path) && line.status < 400) return;
  const { requestId, method, status } = line;
  log.info({ requestId, method, path, status, ms: Math.round(line.ms * 10) / 10 }, "request");
}

export const requestLogPlugin = fastifyPlugin<{ log: Logger }>(async (app, { log }) => {
  app.addHook("onResponse", (request, reply, next) => {
    logRequest(log, {
      requestId: request.id,
      method: request.method,
      url: request.url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
    next();
  });
});

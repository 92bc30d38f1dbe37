/**
 * What an operator sees of a server's requests: an id that is told to the caller, one line in the log at level info
 * (method, path, status, milliseconds; never a query, a header or a body: those hold passwords, tokens and codes), and
 * how long answers take. `/metrics` is for this machine and for anyone who shows a key.
 */
import { isIP } from "node:net";
import type { IncomingMessage } from "node:http";
import { timingSafeEqual } from "node:crypto";
import fastifyPlugin from "fastify-plugin";
import type { Logger } from "pino";
import type { Metrics } from "./metrics.ts";

export interface RequestWatch {
  metrics: Metrics;
  log: Logger;
  /** Keys that open /metrics from other machines, as `Authorization: Bearer KEY` or `X-Service-Key: KEY`. */
  keys: readonly (string | null)[];
}

const quiet: ReadonlySet<string> = new Set(["/health", "/metrics"]);
const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Whether a request came from this machine itself, not through a proxy that runs on it. Must be asked before anything
 * adds to the headers.
 */
export function isLocal({ socket, headers }: IncomingMessage): boolean {
  const address = socket.remoteAddress ?? "";
  return (
    isIP(address) !== 0 &&
    loopback.test(address) &&
    headers["x-forwarded-for"] === undefined &&
    headers["forwarded"] === undefined
  );
}

function same(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whether a request shows one of the keys, as `Authorization: Bearer KEY` or `X-Service-Key: KEY`. */
export function showsKey(
  { headers: { authorization = "", "x-service-key": serviceKey } }: Pick<IncomingMessage, "headers">,
  keys: readonly (string | null)[],
): boolean {
  const shown = [/^Bearer (.+)$/i.exec(authorization)?.[1], serviceKey].filter((value) => typeof value === "string");
  return shown.some((value) => keys.some((key) => key !== null && same(value, key)));
}

export const requestWatchPlugin = fastifyPlugin<RequestWatch>(async (app, { metrics, log, keys }) => {
  const local = new WeakSet<IncomingMessage>();
  const { registry } = metrics;
  app.addHook("onRequest", (request, reply, done) => {
    if (isLocal(request.raw)) local.add(request.raw);
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    metrics.answered(route, request.method, reply.statusCode, reply.elapsedTime / 1000);
    if (log.isLevelEnabled("info")) {
      const path = request.url.split("?", 1)[0] ?? "";
      if (!quiet.has(path) || reply.statusCode >= 400)
        log.info(
          {
            requestId: request.id,
            method: request.method,
            path,
            status: reply.statusCode,
            ms: Math.round(reply.elapsedTime * 10) / 10,
          },
          "request",
        );
    }
    done();
  });
  // Node's observers of this process hold the registry, and what its values are read from, for good.
  app.addHook("onClose", async () => registry.clear());
  app.get("/metrics", async (request, reply) => {
    if (!local.has(request.raw) && !showsKey(request.raw, keys))
      return reply
        .code(404)
        .header("cache-control", "no-store")
        .type("text/plain; charset=utf-8")
        .send("There is no such page.\n");
    return reply
      .header("cache-control", "no-store")
      .type(registry.contentType)
      .send(await registry.metrics());
  });
});

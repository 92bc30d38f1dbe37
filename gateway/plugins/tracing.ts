/**
 * A trace span for each request; its context goes on to the operation. Without telemetry the client's own context does.
 */
import fastifyPlugin from "fastify-plugin";
import type { FastifyRequest } from "fastify";
import { traceparentOf, type Telemetry, type TraceSpan } from "../process/telemetry.ts";

const spans = new WeakMap<object, TraceSpan>();

/** The trace context of a request's work. */
export const traceparentIn = (request: Pick<FastifyRequest, "headers">): string | undefined =>
  spans.get(request)?.traceparent ?? traceparentOf(request.headers["traceparent"]);

/** Paths that are named; others are one, for anybody can ask for anything. */
const named = new Set(["/graphql", "/health", "/ready", "/metrics", "/explorer"]);

export const tracingPlugin = fastifyPlugin<{ telemetry: Telemetry }>(async (app, { telemetry }) => {
  app.addHook("onRequest", (request, _reply, done) => {
    const path = request.url.split("?", 1)[0] ?? "";
    spans.set(
      request,
      telemetry.request(request.method, named.has(path) ? path : "/*", traceparentOf(request.headers["traceparent"])),
    );
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    spans.get(request)?.end(reply.statusCode >= 500, { "http.response.status_code": reply.statusCode });
    done();
  });
});

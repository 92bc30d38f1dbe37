/**
 * Fake operator services for tests: real HTTP, answering in the shapes of the OpenAPI documents, and remembering every
 * call so that tests can say which were made.
 */
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import type { Handler } from "./fakes/fake.ts";
import { fakes } from "./generated/fakes.ts";

interface Call {
  method: string;
  /** Path without the query. */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

export interface FakeUpstreams {
  url: string;
  calls: Call[];
  /** Calls of a path, such as "GET /sportsbook-api/v1/games". */
  callsOf(route: string): Call[];
  /** Answers a route this way from now on. */
  on(route: string, handler: Handler): void;
  /** An SSE event to every open stream. */
  emit(event: string, data: unknown, id?: string): void;
  /** Ends all open streams. */
  dropStreams(): void;
  /** Whether new streams are refused, as by a service that is down. */
  refuseStreams(isRefusing: boolean): void;
  /** The kind of site they say they run for; null: they say nothing, as an operator's own. */
  siteEnv: string | null;
  /** Streams open now. */
  streamCount(): number;
  close(): Promise<void>;
}

export async function startUpstreams(): Promise<FakeUpstreams> {
  const handlers = new Map(fakes.flatMap((one) => Object.entries(one)));
  const calls: Call[] = [];
  const streams = new Set<FastifyReply["raw"]>();
  let isRefusing = false;
  const app = Fastify({ forceCloseConnections: true });
  const standing = { siteEnv: null as string | null };
  app.get("/health", () => ({ status: "ok", ...(standing.siteEnv !== null && standing) }));
  app.get("/events-api/v1/stream", (request, reply) => {
    remember(calls, request);
    if (isRefusing) return reply.code(503).send({ code: "DOWN", message: "" });
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/event-stream" });
    streams.add(reply.raw);
    reply.raw.once("close", () => streams.delete(reply.raw));
    reply.raw.write(`event: hello\ndata: ${JSON.stringify({ reader: `reader-${streams.size}` })}\n\n`);
  });
  app.post("/events-api/v1/watch", (request) => {
    remember(calls, request);
    return { watching: (request.body as { gameIds: string[] }).gameIds.length };
  });
  app.all("/*", async (request, reply) => {
    const call = remember(calls, request);
    const handler = handlers.get(`${call.method} ${call.path}`);
    return handler === undefined
      ? reply.code(404).send({ code: "NOT_FAKED", message: call.path })
      : handler(request, reply);
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    get siteEnv() {
      return standing.siteEnv;
    },
    set siteEnv(value) {
      standing.siteEnv = value;
    },
    calls,
    callsOf: (route) => calls.filter(({ method, path }) => `${method} ${path}` === route),
    on: (route, handler) => void handlers.set(route, handler),
    emit: (event, data, id) => {
      for (const stream of streams)
        stream.write(`event: ${event}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`);
    },
    dropStreams: () => {
      for (const stream of streams) stream.end();
      streams.clear();
    },
    refuseStreams: (value) => void (isRefusing = value),
    streamCount: () => streams.size,
    close: () => app.close(),
  };
}

function remember(calls: Call[], request: FastifyRequest): Call {
  const call: Call = {
    method: request.method,
    path: request.url.split("?", 1)[0] ?? "",
    query: request.query as Record<string, string>,
    headers: request.headers,
    body: request.body,
  };
  calls.push(call);
  return call;
}

/**
 * GraphQL over server-sent events, one connection per operation (the distinct connections mode of graphql-sse): on
 * /graphql/stream, and on /graphql when the client prefers `text/event-stream`.
 */
import type { ServerResponse } from "node:http";
import fastifyPlugin from "fastify-plugin";
import type { FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, type ExecutionResult, type GraphQLFormattedError } from "graphql";
import type { Client } from "../execution/context.ts";
import type { ErrorCode } from "../errors/errors.ts";
import { askedByBody, askedByQuery } from "../documents/asked.ts";
import { FanoutReader } from "../execution/fanout.ts";
import { httpAnswer } from "../execution/httpAnswer.ts";
import { isOriginAllowed } from "../plugins/origin.ts";
import { Identity } from "./identity.ts";
import { beginSubscription, readOperation, runOnce, type LiveOperation, type LiveParts } from "./live.ts";
import { Outlet, sinkOver } from "./outlet.ts";
import { closeWords, type ConnectionRegistry, type EndReason, type LiveConnection } from "./registry.ts";

export interface SseOptions extends LiveParts {
  registry: ConnectionRegistry;
  allowedOrigins: readonly string[];
  clientOf: (request: FastifyRequest, reply: FastifyReply) => Client;
  onError: (error: unknown) => void;
}

const eventStream = "text/event-stream";
/** Milliseconds between two comments on a silent stream: proxies close what says nothing. */
const keepAliveMs = 12_000;

const header = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
const nextOf = (payload: string) => `event: next\ndata: ${payload}\n\n`;
const complete = "event: complete\ndata:\n\n";

/** Whether a request asks for an event stream before anything else. */
const wantsStream = ({ headers }: FastifyRequest) =>
  (headers.accept ?? "").split(",", 1)[0]?.split(";", 1)[0]?.trim().toLowerCase() === eventStream;

class Stream implements LiveConnection {
  readonly #response: ServerResponse;
  readonly outlet: Outlet;
  readonly #left = new AbortController();
  #isBegun = false;
  /** Why it is over before it has begun. */
  #early: EndReason | null = null;

  constructor(response: ServerResponse) {
    this.#response = response;
    this.outlet = new Outlet({
      bufferedBytes: () => response.writableLength,
      onceDrained: (listener) => void response.once("drain", listener),
      giveUp: () => void response.destroy(),
    });
  }

  /** Aborted when the client has left. */
  get left(): AbortSignal {
    return this.#left.signal;
  }

  /** Sends the head. What ended the stream before comes right after it. */
  begin(headers: Record<string, string>): void {
    this.#response.writeHead(200, headers);
    this.#response.flushHeaders();
    this.#isBegun = true;
    if (this.#early !== null) this.end(this.#early);
  }

  next(payload: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    this.#response.write(nextOf(payload));
  }

  complete(): void {
    if (!this.#response.writableEnded) this.#response.end(complete);
  }

  comment(): void {
    if (!this.outlet.isFull && !this.#response.writableEnded) this.#response.write(":\n\n");
  }

  end(reason: EndReason): void {
    if (!this.#isBegun) return void (this.#early ??= reason);
    // Without a `complete` the client comes back by itself.
    if (reason === "EVENTS_MISSED") return this.goAway();
    this.fail(new GraphQLError(closeWords[reason], { extensions: { code: reason satisfies ErrorCode } }).toJSON());
  }

  fail(error: GraphQLFormattedError): void {
    this.next(JSON.stringify({ errors: [error], data: null }));
    this.complete();
  }

  goAway(): void {
    if (!this.#response.writableEnded) this.#response.end();
  }

  closed(): void {
    this.#left.abort();
    this.outlet.close();
  }
}

export const ssePlugin = fastifyPlugin<SseOptions>(async (app, options) => {
  const { parts, registry, allowedOrigins, clientOf, format, onError } = options;
  const streams = new Set<Stream>();
  const keepAlive = setInterval(() => {
    for (const stream of streams) stream.comment();
  }, keepAliveMs);
  keepAlive.unref();
  // Open streams would keep the server from closing.
  app.addHook("preClose", async () => {
    clearInterval(keepAlive);
    for (const stream of streams) stream.goAway();
  });

  const refuse = (reply: FastifyReply, status: number, errors: readonly GraphQLError[]) =>
    reply.code(status).send({ errors: errors.map(format) });
  const refusal = (code: ErrorCode, words: string) => [new GraphQLError(words, { extensions: { code } })];

  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { headers, host, method } = request;
    if (!isOriginAllowed({ origin: headers.origin, site: header(headers["sec-fetch-site"]), host }, allowedOrigins)) {
      return refuse(reply, 403, refusal("FORBIDDEN_ORIGIN", "This origin may not use the gateway."));
    }
    const client = clientOf(request, reply);
    const read = readOperation(options, method === "POST" ? askedByBody(request.body) : askedByQuery(request), client);
    if (!("operation" in read)) {
      const { status, headers: own, body } = httpAnswer({ errors: read }, { isPlainJson: false }, format);
      return reply
        .code(status)
        .headers(Object.fromEntries(own ?? []))
        .type("application/json; charset=utf-8")
        .send(body);
    }
    if (method !== "POST" && read.operation.type === "mutation")
      return refuse(reply.header("allow", "POST"), 405, refusal("BAD_REQUEST", "A mutation goes by POST."));
    const { caller, language, address, country } = client;
    if (!registry.hasRoom(address))
      return refuse(reply, 429, refusal("TOO_MANY_CONNECTIONS", closeWords.TOO_MANY_CONNECTIONS));
    const { raw } = reply;
    const stream = new Stream(raw);
    // Of the request only this is kept as long as the stream. No cookie can be set once it has begun.
    const identity = new Identity(stream, { caller, language, address, country, cookie: null }, { parts, registry });
    registry.add(stream, address);
    raw.once("close", () => {
      streams.delete(stream);
      registry.remove(stream);
      identity.close();
      stream.closed();
    });
    if (!(await identity.settle())) {
      registry.remove(stream);
      return refuse(reply, 429, refusal("TOO_MANY_CONNECTIONS", closeWords.TOO_MANY_CONNECTIONS));
    }
    reply.hijack();
    // The client left during the identity check: nothing else would remove it.
    if (stream.left.aborted) return reply;
    streams.add(stream);
    stream.begin({
      ...(reply.getHeaders() as Record<string, string>),
      "content-type": `${eventStream}; charset=utf-8`,
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
    if (raw.writableEnded) return reply;
    tell(stream, read, identity).catch((error: unknown) => {
      if (error instanceof GraphQLError) return stream.fail(format(error));
      onError(error);
      return void raw.destroy();
    });
    return reply;
  };

  const tell = async (stream: Stream, read: LiveOperation, identity: Identity): Promise<void> => {
    const say = (result: ExecutionResult) =>
      stream.next(
        JSON.stringify(result.errors === undefined ? result : { ...result, errors: result.errors.map(format) }),
      );
    if (read.operation.type !== "subscription") {
      say(await runOnce(options, read, identity.client, stream.left));
      return stream.complete();
    }
    let reader: FanoutReader | null = null;
    const sink = sinkOver(
      stream.outlet,
      () => reader,
      (payload) => stream.next(payload),
      (payload) => {
        stream.next(payload);
        stream.complete();
      },
    );
    const begun = await beginSubscription(
      options,
      read,
      () => identity.client,
      () => sink,
    );
    if (begun instanceof FanoutReader) {
      reader = begun;
      if (stream.left.aborted) return begun.stop();
      stream.left.addEventListener("abort", () => begun.stop(), { once: true });
      return begun.start();
    }
    if (!(Symbol.asyncIterator in begun)) {
      say(begun);
      return stream.complete();
    }
    if (stream.left.aborted) return void (await begun.return());
    stream.left.addEventListener("abort", () => void begun.return(), { once: true });
    for await (const result of begun) {
      say(result);
      stream.outlet.written();
      if (stream.outlet.isFull) await new Promise<void>((resolve) => stream.outlet.wait({ resume: resolve }));
    }
    stream.complete();
  };

  app.route({ method: ["GET", "POST"], url: "/graphql/stream", handler: serve });
  app.addHook("preHandler", async (request, reply) => {
    if (
      request.routeOptions.url === "/graphql" &&
      (request.method === "GET" || request.method === "POST") &&
      wantsStream(request)
    )
      return serve(request, reply);
  });
});

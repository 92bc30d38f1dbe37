/**
 * graphql-ws on /graphql. A socket signs in by its `session` cookie (with an allowed Origin) or by
 * `connectionParams.authorization`; without either, or with a dead one, it is a guest's.
 */
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import fastifyCookie from "@fastify/cookie";
import { GraphQLError } from "graphql";
import { handleProtocols, makeServer } from "graphql-ws";
import { WebSocketServer, type WebSocket } from "ws";
import type { Client } from "../execution/context.ts";
import { askedByBody } from "../documents/asked.ts";
import { FanoutReader } from "../execution/fanout.ts";
import { languageOf } from "../sessions/language.ts";
import { isSocketAllowed } from "../plugins/origin.ts";
import { callerOf } from "../sessions/cookie.ts";
import { Identity } from "./identity.ts";
import { beginSubscription, readOperation, runOnce, type LiveOperation, type LiveParts } from "./live.ts";
import type { ConnectionRegistry } from "./registry.ts";
import { LiveSocket } from "./socket.ts";

export interface SocketOptions extends LiveParts {
  registry: ConnectionRegistry;
  allowedOrigins: readonly string[];
  /** Address of the client, proxies considered. */
  addressOf: (request: IncomingMessage) => string;
  /** Country of visitors whose proxy names none. */
  countryOf: (request: IncomingMessage) => string;
  /** Most operations of a socket at a time. */
  maxOperations: number;
  /** Hears of messages that could not be handled. */
  onError: (error: unknown) => void;
}

interface ConnectionParams extends Record<string, unknown> {
  authorization?: unknown;
  language?: unknown;
}
/** A message that asked for an operation. */
interface Begun {
  live: LiveSocket;
  id: string;
  read: LiveOperation;
}
interface Extra {
  live: LiveSocket;
  request: Pick<IncomingMessage, "headers">;
  address: string;
  country: string;
}

const maxMessageBytes = 64 * 1024;
/** Ids are kept as long as their subscriptions; clients' own are UUIDs or numbers. */
const maxIdLength = 128;
/** Every socket is asked whether it is there once in this many seconds, a part of them each second. */
const probeRounds = 12;

const text = (value: unknown) => (typeof value === "string" ? value : undefined);
const header = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
/** What is kept of the opening request: everything that identifies the client. */
const kept = ["authorization", "cookie", "x-language", "accept-language"] as const;

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function clientOf({ request: { headers }, address, country }: Extra, params: ConnectionParams): Client {
  return {
    caller: callerOf(
      text(params.authorization) ?? headers.authorization,
      fastifyCookie.parse(headers.cookie ?? "")["session"],
    ),
    language: languageOf(text(params.language) ?? header(headers["x-language"]), headers["accept-language"]),
    address,
    country,
    cookie: null,
  };
}

/** Whether an operation is still the one that runs under its id. */
const isCurrent = (begun: Begun): boolean => begun.live.operations.get(begun.id) === begun;
/** For an operation whose id is another's by now: graphql-ws would send its answer under that id. */
const noAnswer = () => new Promise<never>(() => {});

function clientIn({ identity }: LiveSocket): Client {
  if (identity === null) throw new Error("subscribed before the connection was acknowledged");
  return identity.client;
}

/** Serves sockets on an HTTP server until `close`, which ends them with 1001. */
export function serveSockets(server: Server, options: SocketOptions): { close(): Promise<void> } {
  const { documents, parts, registry, allowedOrigins, format, addressOf, countryOf, maxOperations, onError } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes, handleProtocols });

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    if ((request.url ?? "").split("?", 1)[0] !== "/graphql") return refuse(socket, "404 Not Found");
    if (!isSocketAllowed(request, allowedOrigins)) return refuse(socket, "403 Forbidden");
    if (!registry.hasRoom(addressOf(request))) return refuse(socket, "429 Too Many Requests");
    sockets.handleUpgrade(request, socket, head, (opened) => take(opened, request));
  });

  const graphql = makeServer<ConnectionParams, Extra>({
    onConnect: async ({ extra, connectionParams }) => {
      const identity = new Identity(extra.live, clientOf(extra, connectionParams ?? {}), { parts, registry });
      extra.live.identity = identity;
      // Read by now, and headers of ten thousand sockets are megabytes.
      extra.request = { headers: {} };
      if (await identity.settle()) return true;
      extra.live.end("TOO_MANY_CONNECTIONS");
      return undefined;
    },
    onSubscribe: (context, id, payload) => {
      if (id.length > maxIdLength)
        return [
          new GraphQLError(`An operation's id has at most ${maxIdLength} characters.`, {
            extensions: { code: "BAD_REQUEST" },
          }),
        ];
      if (Object.keys(context.subscriptions).length > maxOperations) {
        return [
          new GraphQLError(`A socket carries at most ${maxOperations} operations.`, {
            extensions: { code: "TOO_MANY_SUBSCRIPTIONS" },
          }),
        ];
      }
      const read = readOperation(options, askedByBody(payload), clientIn(context.extra.live));
      if (!("operation" in read)) return read;
      const { operation, variables } = read;
      // graphql-ws keeps the message as long as the subscription: the text is shared, the variables are known here.
      Object.assign(payload, { query: operation.document.text, variables: undefined, extensions: undefined });
      const begun: Begun = { live: context.extra.live, id, read: { operation, variables } };
      begun.live.operations.set(id, begun);
      return {
        schema: documents.schema,
        document: operation.document.document,
        operationName: operation.name,
        contextValue: begun,
      };
    },
    subscribe: async ({ contextValue }) => {
      const { live, id, read } = contextValue as Begun;
      const { sink, attach } = live.sinkOf(id);
      const begun = await beginSubscription(
        options,
        read,
        () => clientIn(live),
        () => sink,
      );
      const stream = begun instanceof FanoutReader ? attach(begun) : begun;
      if (isCurrent(contextValue as Begun)) return stream;
      if (Symbol.asyncIterator in stream) await stream.return(undefined);
      return noAnswer();
    },
    execute: async ({ contextValue }) => {
      const { live, read } = contextValue as Begun;
      const result = await runOnce(options, read, clientIn(live), live.left);
      return isCurrent(contextValue as Begun) ? result : noAnswer();
    },
    onComplete: ({ extra }, id) => void extra.live.operations.delete(id),
    onNext: (_, __, ___, ____, result) =>
      result.errors === undefined ? undefined : { ...result, errors: result.errors.map(format) },
    onError: (_, __, ___, errors) => errors.map(format),
  });

  let round = 0;
  const rounds = Array.from({ length: probeRounds }, () => new Set<LiveSocket>());
  const probing = setInterval(() => {
    round = (round + 1) % probeRounds;
    for (const live of rounds[round] ?? []) live.probe();
  }, 1000);
  probing.unref();

  const take = (socket: WebSocket, request: IncomingMessage): void => {
    const live = new LiveSocket(socket, request.socket as Socket);
    const address = addressOf(request);
    const mine = rounds[registry.size % probeRounds];
    registry.add(live, address);
    mine?.add(live);
    const headers = Object.fromEntries(
      kept.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
    );
    const closed = graphql.opened(live.forGraphql(onError), {
      live,
      request: { headers },
      address,
      country: countryOf(request),
    });
    socket.on("error", onError);
    socket.once("close", (code, reason) => {
      mine?.delete(live);
      registry.remove(live);
      live.closed();
      closed(code, String(reason)).catch(onError);
    });
  };

  return {
    close: async () => {
      clearInterval(probing);
      for (const socket of sockets.clients) socket.close(1001, "Going away");
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
    },
  };
}

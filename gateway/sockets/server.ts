/**
 * graphql-ws on /graphql. A socket signs in by its `session` cookie (with an allowed Origin) or by
 * `connectionParams.authorization`; without either, or with a dead one, it is a guest's.
 */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import fastifyCookie from "@fastify/cookie";
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import { type Extra, useServer as serveGraphql } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import { createContext, type Client, type GatewayParts } from "../context.ts";
import { isUnauthenticated } from "../datasources/errors.ts";
import type { Executor } from "../execution/jit.ts";
import { subscribe } from "../execution/subscribe.ts";
import { languageOf } from "../language.ts";
import { isSocketAllowed } from "../plugins/origin.ts";
import { callerOf } from "../sessions/cookie.ts";
import { credentialsOf, type Caller } from "../sessions/credentials.ts";
import { hashSession } from "../sessions/tokens.ts";
import { expiryOf } from "../sessions/userToken.ts";
import type { ReadDocument } from "./documents.ts";
import { closeCodes, type SocketOwner, type SocketRegistry } from "./registry.ts";

export interface SocketOptions {
  schema: GraphQLSchema;
  execute: Executor;
  readDocument: ReadDocument;
  parts: GatewayParts;
  registry: SocketRegistry;
  allowedOrigins: readonly string[];
  /** Forms an error for the caller. */
  format: (error: GraphQLError) => GraphQLFormattedError;
  /** Address of the peer, proxies considered. */
  addressOf: (request: IncomingMessage) => string;
  /** Told about every operation. */
  observe: (type: string, hasErrors: boolean) => void;
}

interface ConnectionParams extends Record<string, unknown> {
  authorization?: unknown;
  language?: unknown;
}
type SocketExtra = Extra & { client?: Client };

const maxMessageBytes = 64 * 1024;
const maxOperationsPerSocket = 50;
/** Longest delay a timer takes; a token that lives longer is looked at again by the services anyway. */
const maxTimerMs = 2_147_483_647;

const text = (value: unknown) => (typeof value === "string" ? value : undefined);
const header = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Serves sockets on an HTTP server until `close`, which ends them with 1001. */
export function serveSockets(server: Server, options: SocketOptions): { close(): Promise<void> } {
  const { schema, execute, readDocument, parts, registry, allowedOrigins, format, addressOf, observe } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    if ((request.url ?? "").split("?", 1)[0] !== "/graphql") return refuse(socket, "404 Not Found");
    if (!isSocketAllowed(request, allowedOrigins)) return refuse(socket, "403 Forbidden");
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit("connection", opened, request));
  });

  const clientOf = ({ request }: Extra, params: ConnectionParams): Client => {
    const { headers } = request;
    return {
      caller: callerOf(text(params.authorization) ?? headers.authorization, fastifyCookie.parse(headers.cookie ?? "")["session"]),
      language: languageOf(text(params.language) ?? header(headers["x-language"]), headers["accept-language"]),
      address: addressOf(request),
      country: "ru",
      cookie: null,
    };
  };

  /** The player number of a caller. @throws for a guest, and when the services can't say. */
  const userIdOf = async (caller: Caller): Promise<string> =>
    (await credentialsOf(caller, parts.tokens).withToken((token) => parts.services.auth.viewer(token))).id;

  const formatted = (errors: readonly GraphQLError[]) => errors.map((error) => format(error));

  const handle = serveGraphql<ConnectionParams, { client?: Client }>({
    onConnect: async ({ extra, connectionParams }) => {
      const { socket } = extra;
      const client = clientOf(extra, connectionParams ?? {});
      extra.client = client;
      const { caller } = client;
      const owner: SocketOwner = {
        sessionHash: caller.kind === "cookie" ? hashSession(caller.session) : null, userId: null,
        // Services that can't say leave the socket as it is: whatever it asks of them is checked there again.
        ...(caller.kind === "bearer" && { isTokenGood: () => userIdOf(caller).then(() => true, (error: unknown) => !isUnauthenticated(error)) }),
      };
      // Before the services are asked: a session that ends meanwhile must find its socket.
      registry.add(socket, owner);
      // While the services can't say who it is, public data flows all the same; what is personal asks again.
      owner.userId = await userIdOf(caller).catch(() => null);
      const expiry = caller.kind === "bearer" && owner.userId !== null ? expiryOf(caller.token) : null;
      if (expiry !== null) {
        const timer = setTimeout(() => socket.close(closeCodes.TOKEN_EXPIRED, "Token expired"), Math.min(maxTimerMs, expiry * 1000 - Date.now()));
        socket.once("close", () => clearTimeout(timer));
      }
    },
    onSubscribe: (context, _, { query, operationName, variables }) => {
      const { client } = context.extra as SocketExtra;
      if (Object.keys(context.subscriptions).length > maxOperationsPerSocket) {
        return [new GraphQLError(`A socket carries at most ${maxOperationsPerSocket} operations.`, { extensions: { code: "TOO_MANY_SUBSCRIPTIONS" } })];
      }
      const read = readDocument(query);
      if (!("document" in read)) return read;
      if (client === undefined) throw new Error("subscribed before the connection was acknowledged");
      const contextOf = () => createContext(parts, client);
      return { schema, document: read.document, operationName: operationName ?? null, variableValues: variables ?? null, contextValue: { key: read.key, contextOf } };
    },
    subscribe: async (args) => {
      const { key, contextOf } = args.contextValue as { key: string; contextOf: () => object };
      const { document, operationName, variableValues } = args;
      const result = await subscribe(schema, execute, { key, document, operationName, variables: variableValues ?? null }, contextOf);
      observe("subscription", "errors" in result);
      return result;
    },
    execute: async (args) => {
      const { key, contextOf } = args.contextValue as { key: string; contextOf: () => object };
      const { document, operationName, variableValues } = args;
      const result = await execute({ key, document, operationName, variables: variableValues ?? null, context: contextOf() });
      observe("socket", result.errors !== undefined);
      return result;
    },
    onNext: (_, __, ___, ____, result) => (result.errors === undefined ? undefined : { ...result, errors: formatted(result.errors) }),
    onError: (_, __, ___, errors) => formatted(errors),
  }, sockets);

  return { close: async () => handle.dispose() };
}

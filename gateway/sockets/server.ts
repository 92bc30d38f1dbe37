/**
 * graphql-ws on /graphql. A socket signs in by its `session` cookie (with an allowed Origin) or by
 * `connectionParams.authorization`; without either, or with a dead one, it is a guest's.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import fastifyCookie from "@fastify/cookie";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { type Extra, useServer as serveGraphql } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import { createContext, type Client, type GatewayContext, type GatewayParts } from "../context.ts";
import { isUnauthenticated } from "../datasources/errors.ts";
import type { PreparedOperation, Variables } from "../documents/operation.ts";
import type { DocumentStore } from "../documents/store.ts";
import type { Runner } from "../execution/run.ts";
import { subscribe } from "../execution/subscribe.ts";
import { languageOf } from "../language.ts";
import { isSocketAllowed } from "../plugins/origin.ts";
import { callerOf } from "../sessions/cookie.ts";
import { credentialsOf, type Caller } from "../sessions/credentials.ts";
import { hashSession } from "../sessions/tokens.ts";
import { expiryOf } from "../sessions/userToken.ts";
import { closeCodes, type SocketOwner, type SocketRegistry } from "./registry.ts";

export interface SocketOptions {
  documents: DocumentStore;
  execute: Runner["execute"];
  parts: GatewayParts;
  registry: SocketRegistry;
  allowedOrigins: readonly string[];
  /** Forms an error for the caller. */
  format: (error: GraphQLError) => GraphQLFormattedError;
  /** Address of the peer, proxies considered. */
  addressOf: (request: IncomingMessage) => string;
  /** Told about every subscription. */
  observe: (operation: PreparedOperation, hasErrors: boolean) => void;
}

interface ConnectionParams extends Record<string, unknown> {
  authorization?: unknown;
  language?: unknown;
}
/** An operation of a socket, on its way from being read to being run. */
interface Prepared {
  operation: PreparedOperation;
  variables: Variables;
  contextOf: () => GatewayContext;
  requestId: string;
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
  const { documents, execute, parts, registry, allowedOrigins, format, addressOf, observe } = options;
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
      const read = documents.read(query);
      if (!("operation" in read)) return read;
      const operation = read.operation(operationName);
      if (operation instanceof GraphQLError) return [operation];
      if (client === undefined) throw new Error("subscribed before the connection was acknowledged");
      const prepared: Prepared = { operation, variables: variables ?? {}, contextOf: () => createContext(parts, client), requestId: randomUUID() };
      return { schema: documents.schema, document: read.document, operationName: operation.name, variableValues: variables ?? null, contextValue: prepared };
    },
    subscribe: async (args) => {
      const { operation, variables, contextOf, requestId } = args.contextValue as Prepared;
      const result = await subscribe({
        operation, variables, contextOf, run: async (root, context) => execute(operation, { variables, root, context, requestId }),
      });
      observe(operation, "errors" in result);
      return result;
    },
    execute: (args) => {
      const { operation, variables, contextOf, requestId } = args.contextValue as Prepared;
      return execute(operation, { variables, context: contextOf(), requestId });
    },
    onNext: (_, __, ___, ____, result) => (result.errors === undefined ? undefined : { ...result, errors: formatted(result.errors) }),
    onError: (_, __, ___, errors) => formatted(errors),
  }, sockets);

  return { close: async () => handle.dispose() };
}

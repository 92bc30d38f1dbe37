/** The kit's engine as a server of its own: HTTP, graphql-ws and SSE on one path, told what to say over HTTP. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createHandler } from "graphql-sse/lib/use/http";
import { WebSocketServer } from "ws";
import { Engine } from "../engine.ts";
import { createMock, type Mock } from "../mock.ts";
import { languageOf, serve, sessionOf } from "../server.ts";
import { Sockets } from "../socket.ts";
import type { Target } from "./commands.ts";
import { allowLocalPages, control } from "./control.ts";
import { serveExplorer } from "./explorer.ts";
import { applyMocks } from "./mocks.ts";

export interface MockServerOptions {
  /** 0 takes a free one. */
  port: number;
  host?: string;
  /** Same seed, same data. Default "saffron". */
  seed?: string;
  /** File of mocks that are laid over each fresh world. */
  mocks?: string;
}

export interface MockServer {
  url: string;
  mock: Mock;
  close(): Promise<void>;
}

/** The code of a cut line, which a socket can't send: it is cut in fact. */
const lost = 1006;

const headersOf = ({ headers }: IncomingMessage): { session: string | null; language: string } => {
  const chosen = headers["x-language"];
  return {
    session: sessionOf(headers.authorization, headers.cookie),
    language: languageOf(Array.isArray(chosen) ? chosen[0] : chosen, headers["accept-language"]),
  };
};

/** Starts it. @throws when the port is taken, and when the file of mocks does not fit the schema */
export async function startMockServer({
  port,
  host = "127.0.0.1",
  seed: firstSeed = "saffron",
  mocks,
}: MockServerOptions): Promise<MockServer> {
  const engine = new Engine();
  const { state } = engine;
  const sockets = new Sockets(engine);
  const mock = createMock(state, sockets);
  let usualSession: string | null = null;
  const target: Target = {
    state,
    mock,
    setUsualSession: (session) => void (usualSession = session),
    reset: async (seed = state.seed) => {
      usualSession = null;
      sockets.close();
      sockets.restore();
      state.reset(seed);
      if (mocks !== undefined) await applyMocks(target, mocks);
    },
  };
  await target.reset(firstSeed);

  const serveEvents = createHandler({
    authenticate: () => null,
    onSubscribe: ({ raw }, { query, variables, operationName }) => {
      const { session, language } = headersOf(raw);
      const request = {
        query,
        variables,
        operationName,
        language,
        session: session ?? usualSession,
        via: "socket" as const,
      };
      const prepared = engine.prepare(request);
      if (Array.isArray(prepared)) return { errors: prepared };
      const unmocked = engine.note(prepared, request);
      return unmocked ? { errors: [unmocked] } : engine.open(prepared.args);
    },
  });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? "/", "http://mock");
    if (!allowLocalPages(request, response)) return void response.writeHead(403).end();
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    if ((await control(target, request, response)) || serveExplorer(pathname, response)) return;
    if (
      pathname === "/graphql/stream" ||
      (pathname === "/graphql" && request.headers.accept?.startsWith("text/event-stream") === true)
    ) {
      if (state.isOffline) return void request.socket.destroy();
      return serveEvents(request, response);
    }
    await serve(engine, request, response, {
      via: "browser",
      usualSession: () => usualSession,
      onSignOut: (session) => {
        if (session === usualSession) usualSession = null;
        sockets.endSession(session);
      },
    });
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      state.problems.push(`The mock's server broke: ${String(error)}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const lines = new WebSocketServer({ server, path: "/graphql", maxPayload: 1_048_576 });
  lines.on("connection", (socket, request) => {
    const { session, language } = headersOf(request);
    sockets.accept(
      {
        send: (message) => socket.send(message),
        close: (code, reason) => (code === lost ? socket.terminate() : socket.close(code, reason)),
        onMessage: (handler) => void socket.on("message", (data: Buffer) => handler(data.toString())),
        onClose: (handler) => void socket.on("close", (code, reason) => handler(code, reason.toString())),
      },
      { session: session ?? usualSession, language },
    );
  });

  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`,
    mock,
    close: async () => {
      state.holds.release();
      for (const socket of lines.clients) socket.terminate();
      lines.close();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

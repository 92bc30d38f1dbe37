/**
 * The web server: renders pages, serves the built files, and passes /graphql (HTTP and WebSocket) on to the gateway, so
 * that the browser knows one origin only. It holds no state; as many as wanted may run side by side.
 */
import { fileURLToPath } from "node:url";
import compress from "@fastify/compress";
import proxy from "@fastify/http-proxy";
import fastifyStatic from "@fastify/static";
import { fastifyReactRouter } from "@mcansh/remix-fastify";
import Fastify, { type FastifyRequest } from "fastify";
import { runProcess } from "../scripts/lib/runProcess.ts";
import { clientAddressPlugin } from "./clientAddress.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const YEAR_SECONDS = 31_536_000;

export interface WebOptions {
  /** Port to listen on; 0 takes a free one. Default `WEB_PORT`, else 3000. */
  port?: number;
  /** Address to listen on. Default `HOST`, else 127.0.0.1. */
  host?: string;
  /** Base URL of the gateway, without /graphql. Default `GATEWAY_URL`, else this machine's `GATEWAY_PORT` (4000). */
  gatewayUrl?: string;
  /** Serve from source with reload instead of the build. Default: whether NODE_ENV is "development". */
  isDev?: boolean;
}

export interface WebServer {
  url: string;
  close(): Promise<void>;
}

/** Sources with reload; the Vite server of the development mode, loaded only then. */
async function startVite() {
  const { createServer } = await import("vite");
  return createServer({ configFile: path("./vite.config.ts"), root: path("."), server: { middlewareMode: true } });
}

/**
 * Starts the web server and resolves when it listens.
 * @throws the listen error (code EADDRINUSE for a busy port), after everything opened before is closed again
 */
export async function startWeb(options: WebOptions = {}): Promise<WebServer> {
  const port = options.port ?? Number(process.env.WEB_PORT ?? 3000);
  const host = options.host ?? process.env.HOST ?? "127.0.0.1";
  const gatewayUrl = options.gatewayUrl ?? process.env.GATEWAY_URL ?? `http://127.0.0.1:${process.env.GATEWAY_PORT ?? 4000}`;
  const isDev = options.isDev ?? process.env.NODE_ENV === "development";
  // The rendered app is a bundle of its own and reads the address from the environment at each request.
  process.env.GATEWAY_URL = gatewayUrl;

  const vite = isDev ? await startVite() : undefined;
  const app = Fastify({ logger: false, trustProxy: true, forceCloseConnections: true, bodyLimit: 1_048_576 });
  app.addHook("onClose", async () => vite?.close());

  await app.register(clientAddressPlugin);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("x-content-type-options", "nosniff");
    reply.header("referrer-policy", "strict-origin-when-cross-origin");
    reply.header("x-frame-options", "SAMEORIGIN");
  });
  if (vite !== undefined) {
    app.addHook("onRequest", (request, reply, done) => {
      if (/^\/(graphql|health|flags\/|apps\/|dictionaries\/|web-api\/policy\/)/.test(request.url)) done();
      else vite.middlewares(request.raw, reply.raw, done);
    });
  }

  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"], brotliOptions: { params: { 0: 0, 1: 4 } } });
  app.get("/health", async () => ({ status: "ok" }));
  await app.register(fastifyStatic, {
    root: path("../node_modules/circle-flags/flags"), prefix: "/flags/", decorateReply: false, immutable: true, maxAge: YEAR_SECONDS * 1000,
  });
  // The gateway decides by Origin who may open a socket and by the cookie whose it is; it must see the browser's own.
  const wsClientOptions = {
    headers: {},
    rewriteRequestHeaders: (headers: object, request: FastifyRequest) => ({ ...headers, ...pick(request.headers, ["cookie", "origin", "user-agent", "accept-language", "x-forwarded-for"]) }),
  };
  await app.register(proxy, {
    upstream: gatewayUrl, prefix: "/graphql", rewritePrefix: "/graphql", websocket: true, wsUpstream: gatewayUrl.replace(/^http/, "ws"), wsClientOptions,
  });
  // Files of the operator that pages load from the site's own address: the policy allows scripts from nowhere else.
  for (const prefix of ["/apps", "/dictionaries", "/web-api/policy"]) {
    await app.register(proxy, { upstream: gatewayUrl, prefix, rewritePrefix: prefix, httpMethods: ["GET", "HEAD"] });
  }
  await app.register(fastifyReactRouter, {
    ...(vite === undefined ? {} : { devServer: vite }),
    serverBuildPath: path("./build/server/index.js"),
    clientBuildDirectory: path("./build/client"),
    mode: isDev ? "development" : "production",
  });

  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw error;
  }
  const address = app.server.address();
  const boundPort = typeof address === "object" && address !== null ? address.port : port;
  return { url: `http://${host}:${boundPort}`, close: () => app.close() };
}

function pick(headers: Record<string, string | string[] | undefined>, names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (typeof headers[name] === "string" ? [[name, headers[name]]] : [])));
}

if (import.meta.main) await runProcess({ name: "web", portVariable: "WEB_PORT", start: () => startWeb() });

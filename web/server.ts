/**
 * The web server: renders pages, serves the built files, and passes /graphql (HTTP and WebSocket) on to the gateway, so
 * that the browser knows one origin only. It holds no state but pages kept for seconds; as many as wanted may run side by side.
 */
import { fileURLToPath } from "node:url";
import compress from "@fastify/compress";
import Fastify from "fastify";
import { createRequestHandler, type ServerBuild } from "react-router";
import { runProcess } from "../scripts/lib/runProcess.ts";
import { refusals } from "./server/brokenRequests.ts";
import { registerCouponPictures } from "./server/couponPicture/pictures.ts";
import { sheetsOf } from "./server/firstVisit.ts";
import { securityHeaders } from "./server/headers.ts";
import { registerOneClick } from "./server/oneClick.ts";
import { answerNotFound, pagesPlugin } from "./server/pages.ts";
import { sendPlain } from "./server/plainPage.ts";
import { registerGatewayProxies } from "./server/proxies.ts";
import { registerSeoFiles } from "./server/seoFiles.ts";
import { registerSiteFiles } from "./server/siteFiles.ts";
import { registerStaticFiles } from "./server/staticFiles.ts";
import { trustedProxies, visitorPlugin } from "./server/visitor.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export interface WebOptions {
  /** Port to listen on; 0 takes a free one. Default `WEB_PORT`, else 3000. */
  port?: number;
  /** Address to listen on. Default `HOST`, else 127.0.0.1. */
  host?: string;
  /** Base URL of the gateway, without /graphql. Default `GATEWAY_URL`, else this machine's `GATEWAY_PORT` (4000). */
  gatewayUrl?: string;
  /** Serve from source with reload instead of the build. Default: whether NODE_ENV is "development". */
  isDev?: boolean;
  /** Keep pages that are the same for all guests for some seconds. Default: unless `PAGE_CACHE` is "off"; never in development. */
  hasPageCache?: boolean;
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
  const hasPageCache = !isDev && (options.hasPageCache ?? process.env.PAGE_CACHE !== "off");
  // The rendered app is a bundle of its own and reads the address from the environment at each request.
  process.env.GATEWAY_URL = gatewayUrl;

  const vite = isDev ? await startVite() : undefined;
  const build = vite === undefined ? ((await import(path("./build/server/index.js"))) as ServerBuild) : undefined;
  const proxies = trustedProxies();
  const app = Fastify({
    logger: false, trustProxy: proxies, forceCloseConnections: true, bodyLimit: 1_048_576,
    ...refusals,
  });
  app.addHook("onClose", async () => vite?.close());
  // What breaks here is the server's fault, and what it was is nobody's business but the operator's.
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    // Who asked has gone.
    if (error.code === "ERR_STREAM_PREMATURE_CLOSE") return reply;
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) console.error(error);
    return sendPlain(request, reply, status, status >= 500 ? "failed" : "bad");
  });

  app.setNotFoundHandler(answerNotFound);

  await app.register(visitorPlugin, { trustedProxies: proxies });
  await app.register(securityHeaders);
  if (vite !== undefined) {
    app.addHook("onRequest", (request, reply, done) => {
      if (/^\/(graphql|health|version\.json|offline|flags\/|coupon-picture\/|apps\/|dictionaries\/|web-api\/policy\/|robots\.txt|sitemap|manifest\.json|icons\/|apple-touch-icon|favicon\.)/.test(request.url)) done();
      else vite.middlewares(request.raw, reply.raw, done);
    });
  }

  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"], brotliOptions: { params: { 0: 0, 1: 4 } } });
  app.get("/health", async () => ({ status: "ok" }));
  await registerStaticFiles(app, build !== undefined);
  await registerSiteFiles(app, { version: build?.assets.version ?? null });
  await registerSeoFiles(app, { gatewayUrl });
  await registerCouponPictures(app, { gatewayUrl });
  await registerOneClick(app, { gatewayUrl });
  await registerGatewayProxies(app, gatewayUrl);
  const handler = createRequestHandler(build ?? (() => (vite as Awaited<ReturnType<typeof startVite>>).ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>), isDev ? "development" : "production");
  await app.register(pagesPlugin, {
    render: (request) => handler(request), gatewayUrl: () => gatewayUrl, hasCache: hasPageCache, tellsCache: (process.env.SITE_ENV ?? "demo") === "demo",
    readSheet: sheetsOf(new URL("./build/client/", import.meta.url)),
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

if (import.meta.main) await runProcess({ name: "web", portVariable: "WEB_PORT", start: () => startWeb() });

/**
 * The web server: renders pages, serves the built files, and passes /graphql (HTTP and WebSocket) on to the gateway, so
 * that the browser knows one origin only. It holds no state but pages kept for seconds; as many as wanted may run side
 * by side.
 */
import { SettingsError } from "../scripts/lib/environment.ts";
import { fileURLToPath } from "node:url";
import compress from "@fastify/compress";
import Fastify, { type FastifyBaseLogger, LogController } from "fastify";
import { pino } from "pino";
import { createRequestHandler, type ServerBuild } from "react-router";
import { requestIdOf } from "#shared/wire/requestId.ts";
import { limitConnections, requestTimeouts } from "../scripts/lib/httpLimits.ts";
import { requestWatchPlugin } from "../scripts/lib/requestWatch.ts";
import { runProcess } from "../scripts/lib/runProcess.ts";
import { isOnList } from "../scripts/lib/trustedProxies.ts";
import { addressReader } from "../scripts/lib/visitorAddress.ts";
import { refusals } from "./server/brokenRequests.ts";
import { registerCouponPictures } from "./server/couponPicture/pictures.ts";
import { sheetsOf } from "./server/pages/firstVisit.ts";
import { securityHeaders } from "./server/headers.ts";
import { registerOneClick } from "./server/oneClick.ts";
import { pagesPlugin } from "./server/pages/pages.ts";
import { answerNotFound, sendPlain } from "./server/pages/plainPage.ts";
import { registerGatewayProxies } from "./server/proxies.ts";
import { configured, renderSettingsOf } from "./server/rendering/configured.ts";
import { startRenderPool } from "./server/rendering/renderPool.ts";
import { RenderQueue } from "./server/rendering/renderQueue.ts";
import { readWebSettings, type WebSettings } from "./server/settings.ts";
import { registerSeoFiles } from "./server/seo/seoFiles.ts";
import { registerSiteFiles } from "./server/siteFiles.ts";
import { createSiteMetrics } from "./server/siteMetrics.ts";
import { registerStaticFiles } from "./server/staticFiles.ts";
import { introduce, visitorPlugin } from "./server/visitor.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** What tests and the testers' kit say instead of the environment. */
export interface WebOptions extends Partial<
  Pick<
    WebSettings,
    "port" | "host" | "gatewayUrl" | "hasPageCache" | "pageRate" | "renderThreads" | "addressConnections"
  >
> {
  /** Serve from source with reload instead of the build. Default: whether NODE_ENV is "development". */
  isDev?: boolean;
  /** Milliseconds that a client may take to send a request. */
  requestTimeoutMs?: number;
  /** Where the log goes instead of standard output. */
  logTo?: { write(line: string): void };
}

export interface WebServer {
  url: string;
  close(): Promise<void>;
}

/** Pages that a thread makes at a time: while one waits for the gateway, another is made. */
const PAGES_A_THREAD = 2;
const queueLimits = { waitingPerNetwork: 32, waiting: 256, patienceMs: 10_000, refusalMs: 1000 } as const;
/** A proxy stands for many people. */
const PROXY_TIMES = 8;
/** Seconds whose pages a network may have made at once after a quiet while. */
const BURST_SECONDS = 10;

/** A kept page costs a hundredth of one that is made. */
const VISITS_A_PAGE = 10;

function rateOf(pageRate: number | null) {
  const rate = (perSecond: number) => ({ perSecond, burst: Math.max(1, BURST_SECONDS * perSecond) });
  return {
    made: rate(pageRate ?? Infinity),
    visits: rate(VISITS_A_PAGE * (pageRate ?? Infinity)),
    ...(pageRate === null && { waitingPerNetwork: Infinity }),
  };
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
  const settings: WebSettings = { ...readWebSettings(process.env), ...options };
  const { port, host, gatewayUrl, trustedProxies } = settings;
  const isDev = options.isDev ?? process.env.NODE_ENV === "development";

  const vite = isDev ? await startVite() : undefined;
  const serverBuild = path("./build/server/index.js");
  const build = vite === undefined ? configured((await import(serverBuild)) as ServerBuild, settings) : undefined;
  const threads = build === undefined ? 0 : settings.renderThreads;
  const pool =
    threads === 0 ? null : await startRenderPool({ build: serverBuild, settings: renderSettingsOf(settings), threads });
  const log = pino({ level: settings.logLevel }, options.logTo ?? pino.destination(1));
  const metrics = createSiteMetrics();
  const queue = new RenderQueue({
    ...queueLimits,
    slots: PAGES_A_THREAD * Math.max(1, threads),
    ...rateOf(settings.pageRate),
  });
  metrics.watchQueue(queue);

  const base: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance: base,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    genReqId: requestIdOf,
    trustProxy: [...trustedProxies],
    forceCloseConnections: true,
    bodyLimit: 1_048_576,
    ...requestTimeouts(options.requestTimeoutMs),
    ...refusals,
  });
  const isProxy = isOnList(trustedProxies);
  const [introduction, addressOf] = [introduce(settings), addressReader(settings)];
  limitConnections(app.server, {
    perNetwork: settings.addressConnections,
    forMany: { isOne: isProxy, perNetwork: PROXY_TIMES * settings.addressConnections },
  });
  app.addHook("onClose", async () => {
    await vite?.close();
    await pool?.close();
  });
  // What breaks here is the server's fault, and what it was is private but the operator's.
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    // Who asked has gone.
    if (error.code === "ERR_STREAM_PREMATURE_CLOSE") return reply;
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) request.log.error(error);
    return sendPlain(request, reply, status, status >= 500 ? "failed" : "bad");
  });

  app.setNotFoundHandler(answerNotFound);

  // Before the visitor's headers are completed: who asks for metrics is shown by what they sent.
  await app.register(requestWatchPlugin, { metrics: metrics.process, log, keys: [settings.metricsKey] });
  await app.register(visitorPlugin, { introduction });
  await app.register(securityHeaders);
  if (vite !== undefined) {
    app.addHook("onRequest", (request, reply, done) => {
      if (
        /^\/(graphql|health|metrics|version\.json|offline|flags\/|coupon-picture\/|apps\/|dictionaries\/|web-api\/policy\/|robots\.txt|sitemap|manifest\.json|icons\/|apple-touch-icon|favicon\.)/.test(
          request.url,
        )
      )
        done();
      else vite.middlewares(request.raw, reply.raw, done);
    });
  }

  await app.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { 0: 0, 1: 4 } },
  });
  app.get("/health", async () => ({ status: "ok" }));
  await registerStaticFiles(app, build !== undefined);
  await registerSiteFiles(app, { version: build?.assets.version ?? null });
  await registerSeoFiles(app, { gatewayUrl, origins: settings.origins });
  await registerCouponPictures(app, { gatewayUrl, queue, addressOf });
  await registerOneClick(app, { gatewayUrl });
  await registerGatewayProxies(app, { gatewayUrl, introduction });
  const handler = createRequestHandler(
    build ??
      (async () =>
        configured(
          (await (vite as Awaited<ReturnType<typeof startVite>>).ssrLoadModule(
            "virtual:react-router/server-build",
          )) as ServerBuild,
          settings,
        )),
    isDev ? "development" : "production",
  );
  await app.register(pagesPlugin, {
    render: pool?.render ?? ((request) => handler(request)),
    gatewayUrl: () => gatewayUrl,
    addressOf,
    origins: settings.origins,
    outerOrigins: settings.outerOrigins,
    hasCache: !isDev && settings.hasPageCache,
    tellsCache: settings.siteEnv === "demo",
    readSheet: sheetsOf(new URL("./build/client/", import.meta.url)),
    queue,
    metrics,
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

if (import.meta.main)
  await runProcess({
    name: "web",
    portVariable: "WEB_PORT",
    start: () => startWeb(),
    isKnown: (error) => error instanceof SettingsError,
  });

/** The gateway as a whole: one HTTP server with GraphQL over HTTP and WebSocket, and what watches over it. */
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import fastifyCookie from "@fastify/cookie";
import Fastify, { LogController } from "fastify";
import type { GraphQLError } from "graphql";
import { pino } from "pino";
import { lastAnswers } from "../scripts/lib/lastAnswers.ts";
import { createAdmission } from "./admission/admission.ts";
import { defaultRates, type Rates } from "./admission/rates.ts";
import { connectRateRedis } from "./admission/redis.ts";
import { createContext, type Client, type GatewayParts } from "./context.ts";
import { closeServices, connectServices, upstreamsOf } from "./datasources/services.ts";
import { apart } from "./transport/shared.ts";
import { costOf } from "./documents/cost.ts";
import { defaultLimits, gatewayRules } from "./documents/limits.ts";
import type { PreparedOperation } from "./documents/operation.ts";
import { DocumentStore, type TrustedDocument } from "./documents/store.ts";
import { readTrusted } from "./documents/trusted.ts";
import { EventHub } from "./events/hub.ts";
import { RedisSource } from "./events/redisSource.ts";
import { EventReader, type ReaderOptions } from "./events/reader.ts";
import { formatError } from "./execution/errors.ts";
import { PublicAnswers } from "./execution/publicAnswers.ts";
import { Fanout } from "./execution/fanout.ts";
import { createRunner, formatted } from "./execution/run.ts";
import { OperationScope } from "./execution/scope.ts";
import { badRequestsPlugin } from "./plugins/badRequests.ts";
import { drainPlugin } from "./plugins/drain.ts";
import { explorerPlugin } from "./plugins/explorer.ts";
import { graphqlHttpPlugin } from "./plugins/graphqlHttp.ts";
import { operatorFilesPlugin } from "./plugins/operatorFiles.ts";
import { healthPlugin } from "./plugins/health.ts";
import { createMetrics, metricsPlugin } from "./plugins/metrics.ts";
import { localOrigins, originPlugin } from "./plugins/origin.ts";
import { requestIdOf, requestIdPlugin } from "./plugins/requestId.ts";
import { logRequest, requestLogPlugin } from "./plugins/requestLog.ts";
import { traceparentIn, tracingPlugin } from "./plugins/tracing.ts";
import { upstreamWatch } from "./plugins/upstreamLog.ts";
import { createSchema } from "./schema.ts";
import { HttpClient } from "./sessions/httpClient.ts";
import { playerOf } from "./sessions/credentials.ts";
import { passSetCookie } from "./sessions/passedCookies.ts";
import { TokenStore } from "./sessions/tokens.ts";
import type { GatewaySettings } from "./settings.ts";
import { shownSettings } from "./shownSettings.ts";
import { addressReader, secureReader } from "./sockets/address.ts";
import { isCallerGood } from "./sockets/identity.ts";
import { ConnectionRegistry } from "./sockets/registry.ts";
import { serveSockets } from "./sockets/server.ts";
import { startTelemetry } from "./telemetry.ts";
import { ssePlugin } from "./sockets/sse.ts";

export interface GatewayOptions extends GatewaySettings {
  /** Milliseconds between two tries of upstream calls, in place of their rules' own. */
  tryDelayMs?: number;
  /** How much callers may ask in a while, while `rateLimits` is on. Default `defaultRates`. */
  rates?: Rates;
  /** Trusted documents in place of those of the manifests. */
  trusted?: readonly TrustedDocument[];
  /** How long a client may take to send a request, milliseconds. Default 30 000. */
  requestTimeoutMs?: number;
  /** How long a session's token is reused, milliseconds. Default 60 000. */
  tokenReuseMs?: number;
  /** Pauses of the event stream's reader. */
  eventPauseMs?: ReaderOptions["pauseMs"];
}

export interface RunningGateway {
  /** Where it listens, such as "http://127.0.0.1:4000". */
  url: string;
  /** Milliseconds that `close` waits before anything is closed. */
  drainMs: number;
  /** Drains: /ready says no for a while, then sockets are closed with 1001, requests in flight finish, connections end. */
  close(): Promise<void>;
}

/** How long a start waits for the source of events, milliseconds. */
const firstEventsMs = 500;
const maxBodyBytes = 256 * 1024;
/** Country of visitors whose edge names none [7.03]. */
const defaultCountry = "ru";

/** Starts a gateway. @throws when its port is taken. */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const { requestTimeoutMs = 30_000 } = options;
  const log = pino({ level: options.logLevel });
  log.info({ settings: shownSettings(options) }, "settings");
  const metrics = createMetrics();
  const telemetry = options.otlpEndpoint === null ? null : await startTelemetry(options.otlpEndpoint);
  const services = connectServices({
    urls: options.urls, timeoutMs: options.upstreamTimeoutMs, concurrency: options.upstreamConnections, maxAnswerBytes: options.upstreamAnswerBytes, ...(options.tryDelayMs !== undefined && { tryDelayMs: options.tryDelayMs }),
    watch: upstreamWatch(metrics, log, telemetry),
    redirectsKey: options.redirectsKey, siteEnv: options.siteEnv, subAppOrigins: options.subAppOrigins,
    report: (trouble, details) => log.warn({ trouble, ...details }, "operator's answer"),
  });
  const tokens = new TokenStore({
    fetchToken: (session, force) => apart(() => services.auth.token(session, force)), ...(options.tokenReuseMs !== undefined && { reuseMs: options.tokenReuseMs }),
  });
  const registry = new ConnectionRegistry({ perPlayer: options.live.connectionsPerPlayer, perAddress: options.live.connectionsPerAddress, isGood: (caller) => isCallerGood(caller, parts) });
  const events = new EventHub({
    source: (listener) => (options.redisUrl === null
      ? new EventReader({ ...listener, url: options.urls.events, serviceKey: options.serviceKey, ...(options.eventPauseMs && { pauseMs: options.eventPauseMs }) })
      : new RedisSource({ ...listener, url: options.redisUrl })),
    graceMs: options.live.graceMs,
    onTrouble: (message) => log.warn({ trouble: message }, "event stream"),
    onMissed: () => {
      tokens.drop(null);
      registry.eventsMissed();
    },
    onSessionEnd: ({ userId, sessionId }) => {
      if (sessionId === null) {
        tokens.dropPlayer(String(userId));
        registry.closeUser(String(userId));
      } else {
        tokens.drop(sessionId);
        void registry.sessionEnded(sessionId, String(userId));
      }
    },
  });
  const parts: GatewayParts = { services, tokens, events, closeSession: (hash) => registry.closeSession(hash) };

  const schema = createSchema();
  const isExplored = options.siteEnv === "demo" && options.trustedDocuments !== "only";
  const rules = gatewayRules({ introspection: isExplored });
  const { maxTokens } = defaultLimits;
  const documents = new DocumentStore({
    schema, rules, maxTokens, costOf, onlyTrusted: options.trustedDocuments === "only",
    trusted: options.trusted ?? readTrusted(options.trustedDocumentFiles),
  });
  for (const { name, errors } of documents.broken) log.error({ document: name, trouble: errors[0]?.message }, "a trusted document does not fit the schema and is refused");
  const format = (error: GraphQLError) => formatError(error.toJSON(), error, log);
  const redis = options.redisUrl === null || !options.rateLimits ? null
    : connectRateRedis({ url: options.redisUrl, onTrouble: (message) => log.warn({ trouble: message }, "rate limits") });
  const { admit, admitText } = createAdmission({
    maxCost: options.maxCost, rates: options.rateLimits ? options.rates ?? defaultRates : null, redis, playerOf: (caller) => playerOf(caller, tokens),
    onRefused: metrics.notAdmitted,
  });
  const runner = createRunner({
    admit, admitText,
    deadlineMs: options.operationTimeoutMs, format,
    observe: metrics.operation, trace: telemetry?.operation,
  });
  const upstreamCookies = new Set(options.upstreamCookies);
  /**
   * Not written where it is assigned: V8 puts a function that stands behind `x.y =` into the old generation at once, and
   * with it lives all of its request until the next full collection.
   */
  const cookiesTo = (client: Client) => (line: string) => passSetCookie(client.cookie, line, upstreamCookies);
  const publicAnswers = new PublicAnswers({ parts, runner, defaultCountry, maxBytes: options.responseCacheBytes });
  let isDraining = false;

  const app = Fastify({
    loggerInstance: log, logController: new LogController({ disableRequestLogging: true }), bodyLimit: maxBodyBytes, trustProxy: options.trustedProxies,
    // A client that sends a byte a minute holds a connection for as long as this.
    requestTimeout: requestTimeoutMs, http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: Math.min(5000, requestTimeoutMs) },
    forceCloseConnections: "idle", return503OnClosing: true, genReqId: requestIdOf,
    // A logger for each request costs more than the few lines that are written: they name the request themselves.
    childLoggerFactory: (logger) => logger,
  });
  const endConnections = lastAnswers(app.server);
  app.addHook("preClose", async () => endConnections());
  const allowedOrigins = [...options.allowedOrigins];
  await app.register(fastifyCookie);
  await app.register(requestIdPlugin);
  if (telemetry !== null) await app.register(tracingPlugin, { telemetry });
  await app.register(drainPlugin, { isDraining: () => isDraining });
  await app.register(requestLogPlugin, { log });
  await app.register(originPlugin, { allowedOrigins });
  await app.register(badRequestsPlugin);
  await app.register(metricsPlugin, { metrics });
  await app.register(healthPlugin, { upstreams: { ...options.urls }, isStreamConnected: () => events.isConnected, isDraining: () => isDraining });
  await app.register(operatorFilesPlugin, { services });
  await app.register(explorerPlugin, { isOn: isExplored });
  const fanout = new Fanout({
    execute: runner.execute, format: (result) => formatted(result, format), sourceOf: ({ stream }) => stream.source(parts),
    contextOf: (language) => createContext(parts, { caller: { kind: "guest" }, language, address: "", country: defaultCountry, cookie: null }),
  });
  const live = {
    documents, runner, fanout, parts, registry, allowedOrigins, format,
    onError: (error: unknown) => log.debug({ err: error }, "live connection"),
    observe: (operation: PreparedOperation, hasErrors: boolean) => metrics.operation(operation, hasErrors, 0), started: metrics.subscription,
  };
  await app.register(ssePlugin, { ...live, clientOf: (request, reply) => new HttpClient(request, reply, defaultCountry) });
  await app.register(graphqlHttpPlugin, {
    documents, runner, publicAnswers, rules, maxTokens, format,
    observeKept: (operation) => metrics.operation(operation, false, 0),
    observeRefused: metrics.refused,
    formatApollo: (formatted, error) => formatError(formatted, error, log),
    // Spans are begun and ended by Fastify's hooks.
    direct: telemetry !== null ? null : {
      allowedOrigins, maxBodyBytes, isDraining: () => isDraining, addressOf: addressReader(options.trustedProxies), isSecure: secureReader(options.trustedProxies),
      onError: (error, requestId) => log.error({ requestId, err: error }, "request failed"),
      log: log.isLevelEnabled("info") ? ({ method = "", url = "" }, line) => logRequest(log, { ...line, method, url }) : null,
    },
    scopeOf: (request) => new OperationScope({ requestId: request.id, deadlineMs: options.operationTimeoutMs, traceparent: traceparentIn(request) }),
    clientOf: (request, reply) => new HttpClient(request, reply, defaultCountry),
    contextOf: (client, scope) => {
      scope.onSetCookie = cookiesTo(client);
      return createContext(parts, client, scope);
    },
  });
  const sockets = serveSockets(app.server, {
    ...live, addressOf: addressReader(options.trustedProxies), countryOf: () => defaultCountry, maxOperations: options.live.operationsPerSocket,
  });
  metrics.watchUpstreams(upstreamsOf(services));
  metrics.watch("gateway_sockets", "Open live connections: WebSockets and event streams", () => registry.size);
  metrics.watch("gateway_kept_answers", "Public answers kept", () => publicAnswers.size);
  metrics.watch("gateway_event_stream_connected", "1 while the event stream is connected", () => Number(events.isConnected));

  await events.start(firstEventsMs);
  await app.listen({ host: options.host, port: options.port });
  const { port } = app.server.address() as AddressInfo;
  // A port the system chose is known only now.
  if (options.port === 0) allowedOrigins.push(...localOrigins([port]));

  let closing: Promise<void> | null = null;
  const close = async () => {
    // Whoever sends people here learns first that there is nobody for new ones.
    isDraining = true;
    if (options.drainMs > 0) await wait(options.drainMs);
    await sockets.close();
    await app.close();
    await events.stop();
    redis?.disconnect();
    await closeServices(services);
    await telemetry?.close();
  };
  return {
    url: `http://${options.host.includes(":") ? `[${options.host}]` : options.host}:${port}`,
    drainMs: options.drainMs,
    close: () => (closing ??= close()),
  };
}

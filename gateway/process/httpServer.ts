/** The gateway's HTTP server: GraphQL over HTTP, event streams and WebSockets, and the pages for operators. */
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import fastifyCookie from "@fastify/cookie";
import Fastify, { LogController } from "fastify";
import type { Logger } from "pino";
import { limitConnections, requestTimeouts } from "../../scripts/lib/httpLimits.ts";
import { lastAnswers } from "../../scripts/lib/lastAnswers.ts";
import { isLocal, showsKey } from "../../scripts/lib/requestWatch.ts";
import { isOnList } from "../../scripts/lib/trustedProxies.ts";
import { requestIdOf } from "#shared/wire/requestId.ts";
import type { Behind } from "./backends.ts";
import { GatewayContext, type Client } from "../execution/context.ts";
import type { PreparedOperation } from "../documents/operation.ts";
import { formatError } from "../errors/formatError.ts";
import { OperationScope } from "../execution/scope.ts";
import type { Operations } from "./operations.ts";
import { defaultCountry, type GatewayOptions } from "./options.ts";
import { badRequestsPlugin } from "../plugins/badRequests.ts";
import { drainPlugin } from "../plugins/drain.ts";
import { explorerPlugin } from "../plugins/explorer.ts";
import { graphqlHttpPlugin } from "../plugins/graphqlHttp.ts";
import { hardeningPlugin } from "../plugins/hardening.ts";
import { healthPlugin } from "../plugins/health.ts";
import { metricsPlugin, type Metrics } from "../plugins/metrics.ts";
import { operatorFilesPlugin } from "../plugins/operatorFiles.ts";
import { originPlugin } from "../plugins/origin.ts";
import { requestIdPlugin } from "../plugins/requestId.ts";
import { logRequest, requestLogPlugin } from "../plugins/requestLog.ts";
import { uploadsPlugin } from "../plugins/uploads.ts";
import { traceparentIn, tracingPlugin } from "../plugins/tracing.ts";
import type { Answering, Asking } from "../sessions/exchange.ts";
import { HttpClient, RequestVisitor } from "../sessions/httpClient.ts";
import { passSetCookie } from "../sessions/passedCookies.ts";
import { addressReader } from "../../scripts/lib/visitorAddress.ts";
import { countryReader, secureReader } from "../sockets/address.ts";
import { serveSockets } from "../sockets/server.ts";
import { ssePlugin } from "../sockets/sse.ts";
import type { Telemetry } from "./telemetry.ts";

const maxBodyBytes = 256 * 1024;

export interface HttpParts {
  behind: Behind;
  operations: Operations;
  /** Grows by the server's own origins when their port is known. */
  allowedOrigins: readonly string[];
  log: Logger;
  metrics: Metrics;
  telemetry: Telemetry | null;
  isExplored: boolean;
  isDraining: () => boolean;
}

export interface HttpServer {
  /** Answers from now on. @returns its port. @throws when that is taken. */
  listen(): Promise<number>;
  /** Closes the sockets with 1001, then the rest when requests in flight are answered. */
  close(): Promise<void>;
}

/** Makes the server; it does not listen yet. */
export async function createHttpServer(
  options: GatewayOptions,
  {
    behind: { parts, registry },
    operations,
    allowedOrigins,
    log,
    metrics,
    telemetry,
    isExplored,
    isDraining,
  }: HttpParts,
): Promise<HttpServer> {
  const { requestTimeoutMs, trustedProxies, httpConnections } = options;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    trustProxy: trustedProxies,
    ...requestTimeouts(requestTimeoutMs),
    forceCloseConnections: "idle",
    return503OnClosing: true,
    genReqId: requestIdOf,
    // A logger for each request costs more than the few lines that are written: they name the request themselves.
    childLoggerFactory: (logger) => logger,
  });
  // A proxy's connections are those of all who come through it.
  limitConnections(app.server, {
    perNetwork: httpConnections.address,
    forMany: { isOne: isOnList(trustedProxies), perNetwork: httpConnections.proxy },
  });
  const endConnections = lastAnswers(app.server);
  app.addHook("preClose", async () => endConnections());
  await app.register(fastifyCookie);
  await app.register(hardeningPlugin);
  await app.register(requestIdPlugin);
  if (telemetry !== null) await app.register(tracingPlugin, { telemetry });
  await app.register(drainPlugin, { isDraining });
  await app.register(requestLogPlugin, { log });
  await app.register(originPlugin, { allowedOrigins });
  await app.register(badRequestsPlugin);
  // In production a proxy on this machine may pass on what strangers ask.
  const isOperator = (request: IncomingMessage) =>
    (options.siteEnv === "demo" && isLocal(request)) || showsKey(request, [options.serviceKey, options.metricsKey]);
  await app.register(metricsPlugin, { metrics, isOperator });
  await app.register(healthPlugin, {
    upstreams: { ...options.urls },
    siteEnv: options.siteEnv,
    onMismatch: (words) => log.error({ trouble: words }, "not ready"),
    isOperator,
    isStreamConnected: () => parts.events.isConnected,
    isDraining,
  });
  await app.register(operatorFilesPlugin, { services: parts.services });
  await app.register(explorerPlugin, { isOn: isExplored });

  const toldCountryOf = countryReader(trustedProxies, "");
  const [addressOf, countryOf] = [addressReader(options), countryReader(trustedProxies, defaultCountry)];
  const clientOf = (request: Asking, reply: Answering) =>
    new HttpClient(request, reply, { addressOf, countryOf }, options.siteEnv === "production");
  const upstreamCookies = new Set(options.upstreamCookies);
  /**
   * Not written where it is assigned: V8 puts a function that stands behind `x.y =` into the old generation at once,
   * and
   * with it lives all of its request until the next full collection.
   */
  const cookiesTo = (client: Client) => (line: string) => passSetCookie(client.cookie, line, upstreamCookies);
  const live = {
    ...operations,
    parts,
    registry,
    allowedOrigins,
    onError: (error: unknown) => log.debug({ err: error }, "live connection"),
    observe: (operation: PreparedOperation, hasErrors: boolean) => metrics.operation(operation, hasErrors, 0),
    started: metrics.subscription,
  };
  const contextOf = (client: Client, scope: OperationScope) => {
    scope.onSetCookie = cookiesTo(client);
    return new GatewayContext(parts, client, scope);
  };
  const scopeOf = (request: Asking) =>
    new OperationScope({
      requestId: request.id,
      deadlineMs: options.operationTimeoutMs,
      traceparent: traceparentIn(request),
      visitor: new RequestVisitor(request, { addressOf, countryOf: toldCountryOf }),
    });
  await app.register(uploadsPlugin, {
    doorToUpload: operations.doorToUpload,
    admitUpload: operations.admitUpload,
    format: operations.format,
    clientOf,
    contextOf: (client, request) => contextOf(client, scopeOf(request)),
  });
  await app.register(ssePlugin, { ...live, clientOf });
  await app.register(graphqlHttpPlugin, {
    ...operations,
    observeKept: (operation) => metrics.operation(operation, false, 0),
    observeRefused: metrics.refused,
    formatApollo: (formatted, error) => formatError(formatted, error, log),
    // Spans are begun and ended by Fastify's hooks.
    direct:
      telemetry !== null
        ? null
        : {
            allowedOrigins,
            maxBodyBytes,
            isDraining,
            addressOf,
            isSecure: secureReader(trustedProxies),
            onError: (error, requestId) => log.error({ requestId, err: error }, "request failed"),
            log: log.isLevelEnabled("info")
              ? ({ method = "", url = "" }, line) => logRequest(log, { ...line, method, url })
              : null,
          },
    scopeOf,
    clientOf,
    contextOf,
  });
  const sockets = serveSockets(app.server, {
    ...live,
    addressOf,
    countryOf,
    maxOperations: options.live.operationsPerSocket,
  });
  return {
    listen: async () => {
      await app.listen({ host: options.host, port: options.port });
      return (app.server.address() as AddressInfo).port;
    },
    close: async () => {
      await sockets.close();
      await app.close();
    },
  };
}

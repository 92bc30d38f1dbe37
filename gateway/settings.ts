/** The settings a gateway reads from its environment, parsed once. */
import { z } from "zod";
import { readOrigins } from "#shared/wire/publicOrigin.ts";
import { serviceKeyOf } from "#shared/wire/serviceKey.ts";
import {
  choice,
  type Env,
  httpUrl,
  list,
  origins,
  presentIn,
  proxies,
  readEnvironment,
  SettingsError,
  text,
  whole,
  wholeNumber,
} from "../scripts/lib/environment.ts";
import { refuseGuessableKeys } from "../scripts/lib/keyStrength.ts";
import { trustedList } from "../scripts/lib/trustedProxies.ts";
import { type ForwardedHeader, forwardedHeaders } from "../scripts/lib/visitorAddress.ts";
import { urlSettings } from "./datasources/descriptor.ts";
import { addressed, urlsBy, type UpstreamUrls } from "./datasources/services.ts";
import { localOrigins } from "./plugins/origin.ts";

export interface GatewaySettings {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  urls: UpstreamUrls;
  /** Shared key for the event stream. */
  serviceKey: string;
  /** The fixed key of the redirects call. */
  redirectsKey: string;
  /** More origins that sub-applications, their scripts and styles may come from. */
  subAppOrigins: string[];
  siteEnv: "demo" | "production";
  /** More sites that may use the gateway from a browser. */
  allowedOrigins: string[];
  /** Addresses of proxies whose X-Forwarded-* headers are trusted. */
  trustedProxies: string[];
  /** The header by which they tell where a visitor comes from. */
  forwardedHeader: ForwardedHeader;
  /** Milliseconds until an upstream call is given up. */
  upstreamTimeoutMs: number;
  /** Connections to one service, and calls of it at the same time. */
  upstreamConnections: number;
  /** Longest answer of a service, bytes. */
  upstreamAnswerBytes: number;
  /** Names of more cookies that sign-in services may set in a browser; `ggru` and `grant` are always allowed. */
  upstreamCookies: string[];
  /** Milliseconds between the first `/ready` that says no and the end of listening. */
  drainMs: number;
  /** Collector of traces (OTLP over HTTP); null: no traces. */
  otlpEndpoint: string | null;
  /** Name of this process in traces. */
  otelServiceName: string;
  /** "only": documents that no client was built with are refused. */
  trustedDocuments: "any" | "only";
  /** Manifests of other clients' trusted documents. */
  trustedDocumentFiles: string[];
  /** Most bytes of public answers that are kept. */
  responseCacheBytes: number;
  /** Milliseconds until an operation's reads are given up. */
  operationTimeoutMs: number;
  /** Live connections: WebSockets and event streams. */
  live: {
    /** Most operations of a socket at a time. */
    operationsPerSocket: number;
    /** Most connections of a player, and of the guests of one address. */
    connectionsPerPlayer: number;
    connectionsPerAddress: number;
    /** Milliseconds the source of events may be away before live data counts as stale. */
    graceMs: number;
  };
  logLevel: string;
  /** Redis that gateways share limits and events through; null if there is one gateway. */
  redisUrl: string | null;
  /** Highest cost of one operation, for guests and for the signed in. */
  maxCost: { guest: number; player: number };
  /** HTTP connections of one address, and of one proxy. */
  httpConnections: { address: number; proxy: number };
  /** A second key that opens /metrics, besides the service key; null if there is none. */
  metricsKey: string | null;
  /** Requests a second of one player, and of all guests of one address. */
  requestsPerSecond: { player: number; address: number };
  /** Whether callers have rate limits. */
  rateLimits: boolean;
}

/** Every variable the gateway reads, except the URLs of services. */
const environment = z.object({
  SITE_ENV: choice(["demo", "production"], "demo"),
  HOST: z.string().default("127.0.0.1"),
  GATEWAY_PORT: whole(4000, 0, 65535),
  WEB_PORT: whole(3000, 0, 65535),
  SERVICES_PORT: whole(4001, 0, 65535),
  SERVICE_KEY: z.string().optional(),
  PUBLIC_URL: z.string().optional(),
  REDIRECTS_KEY: z.string().optional(),
  SUB_APP_ORIGINS: origins,
  ALLOWED_ORIGINS: list,
  TRUSTED_PROXIES: proxies,
  FORWARDED_HEADER: choice([...forwardedHeaders], "x-forwarded-for"),
  UPSTREAM_TIMEOUT_MS: whole(5000, 1, 120_000),
  UPSTREAM_CONNECTIONS: whole(128, 1, 10_000),
  UPSTREAM_ANSWER_KB: whole(4096, 1, 1_048_576),
  UPSTREAM_COOKIES: list,
  DRAIN_SECONDS: wholeNumber(0, 600).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl,
  OTEL_SERVICE_NAME: z.string().default("betting-gateway"),
  TRUSTED_DOCUMENTS: choice(["any", "only"], "any"),
  TRUSTED_DOCUMENTS_FILE: list,
  RESPONSE_CACHE_MB: whole(64, 1, 16_384),
  OPERATION_TIMEOUT_MS: whole(10_000, 1, 600_000),
  SOCKET_OPERATIONS: whole(50, 1, 1000),
  PLAYER_CONNECTIONS: whole(20, 1, 100_000),
  ADDRESS_CONNECTIONS: whole(200, 1, 1_000_000),
  EVENTS_GRACE_MS: whole(5000, 0, 600_000),
  LOG_LEVEL: z.string().default("info"),
  REDIS_URL: text((value) => /^rediss?:\/\/./.test(value), "is not a redis:// or rediss:// URL").optional(),
  MAX_COST: whole(12_000, 1, 1_000_000_000),
  MAX_COST_PLAYER: whole(15_000, 1, 1_000_000_000),
  HTTP_CONNECTIONS: whole(1000, 10, 1_000_000),
  PROXY_CONNECTIONS: whole(50_000, 10, 1_000_000),
  METRICS_KEY: text((value) => value.length >= 16, "is too short: at least 16 characters").optional(),
  PLAYER_REQUESTS: whole(100, 1, 1_000_000),
  ADDRESS_REQUESTS: whole(200, 1, 1_000_000),
  RATE_LIMITS: choice(["on", "off"], "on"),
});

const urls = z.object(Object.fromEntries(addressed.flatMap(urlSettings).map((name) => [name, httpUrl])));

/** Their values may hold passwords, so errors don't show them. */
const secrets: ReadonlySet<string> = new Set(["REDIS_URL", "METRICS_KEY"]);

/** Base URL of each service: its own setting, else the one it falls back to, else the local services. */
function readUrls(present: Env, local: string): UpstreamUrls {
  const given = readEnvironment(urls, present);
  return urlsBy(
    (service) =>
      urlSettings(service)
        .map((name) => given[name])
        .find((url) => url !== undefined) ?? local,
  );
}

/**
 * Reads the environment; empty values count as absent.
 * @throws SettingsError naming the variable that is wrong.
 */
export function readSettings(env: Env): GatewaySettings {
  const present = presentIn(env);
  const given = readEnvironment(environment, present, secrets);
  const { SITE_ENV: siteEnv, GATEWAY_PORT: port } = given;
  const { key: serviceKey, trouble } = serviceKeyOf(given.SERVICE_KEY, siteEnv);
  if (serviceKey === null) throw new SettingsError(trouble);
  if (siteEnv === "production") refuseGuessableKeys(present);
  return {
    host: given.HOST,
    port,
    urls: readUrls(present, `http://127.0.0.1:${given.SERVICES_PORT}`),
    serviceKey,
    redirectsKey: given.REDIRECTS_KEY ?? serviceKey,
    subAppOrigins: given.SUB_APP_ORIGINS.map((origin) => new URL(origin).origin),
    siteEnv,
    allowedOrigins: [
      // On a production site a page of the visitor's own machine is a stranger's.
      ...(siteEnv === "demo" ? localOrigins([given.WEB_PORT, port]) : []),
      ...given.ALLOWED_ORIGINS.map((origin) => origin.toLowerCase().replace(/\/$/, "")),
      ...readOrigins({ PUBLIC_URL: given.PUBLIC_URL }).known,
    ],
    trustedProxies: trustedList(given.TRUSTED_PROXIES),
    forwardedHeader: given.FORWARDED_HEADER,
    upstreamTimeoutMs: given.UPSTREAM_TIMEOUT_MS,
    upstreamConnections: given.UPSTREAM_CONNECTIONS,
    upstreamAnswerBytes: given.UPSTREAM_ANSWER_KB * 1024,
    upstreamCookies: given.UPSTREAM_COOKIES,
    drainMs: (given.DRAIN_SECONDS ?? (siteEnv === "production" ? 5 : 0)) * 1000,
    otlpEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    otelServiceName: given.OTEL_SERVICE_NAME,
    trustedDocuments: given.TRUSTED_DOCUMENTS,
    trustedDocumentFiles: given.TRUSTED_DOCUMENTS_FILE,
    responseCacheBytes: given.RESPONSE_CACHE_MB * 1024 * 1024,
    operationTimeoutMs: given.OPERATION_TIMEOUT_MS,
    live: {
      operationsPerSocket: given.SOCKET_OPERATIONS,
      connectionsPerPlayer: given.PLAYER_CONNECTIONS,
      connectionsPerAddress: given.ADDRESS_CONNECTIONS,
      graceMs: given.EVENTS_GRACE_MS,
    },
    logLevel: given.LOG_LEVEL,
    redisUrl: given.REDIS_URL ?? null,
    maxCost: { guest: given.MAX_COST, player: given.MAX_COST_PLAYER },
    httpConnections: { address: given.HTTP_CONNECTIONS, proxy: given.PROXY_CONNECTIONS },
    metricsKey: given.METRICS_KEY ?? null,
    requestsPerSecond: { player: given.PLAYER_REQUESTS, address: given.ADDRESS_REQUESTS },
    rateLimits: given.RATE_LIMITS === "on",
  };
}

/** The settings a gateway reads from its environment, parsed once. */
import { serviceKeyOf } from "#shared/serviceKey.ts";
import { trustedList, untrustable } from "../scripts/lib/trustedProxies.ts";
import type { UpstreamUrls } from "./datasources/services.ts";
import { readOrigins } from "#shared/publicOrigin.ts";
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
  /** Origins that sub-applications, their scripts and styles may come from, beside the site's own. */
  subAppOrigins: string[];
  siteEnv: "demo" | "production";
  /** Sites that may use the gateway from a browser, beside its own origin. */
  allowedOrigins: string[];
  /** Addresses of proxies whose X-Forwarded-* headers are believed. */
  trustedProxies: string[];
  /** Milliseconds until an upstream call is given up. */
  upstreamTimeoutMs: number;
  /** Connections to one service, and calls of it at the same time. */
  upstreamConnections: number;
  /** Longest answer of a service, bytes. */
  upstreamAnswerBytes: number;
  /** Names of cookies that sign-in services may give a browser, beside `ggru` and `grant`. */
  upstreamCookies: string[];
  /** Milliseconds between the first `/ready` that says no and the end of listening. */
  drainMs: number;
  /** Collector of traces (OTLP over HTTP); null: no traces. */
  otlpEndpoint: string | null;
  /** "only": documents that no client was built with are refused. */
  trustedDocuments: "any" | "only";
  /** Manifests of further clients' trusted documents, beside the site's own. */
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
    /** Milliseconds the source of events may be away before games are no longer told as current. */
    graceMs: number;
  };
  logLevel: string;
  /** Redis that gateways share limits and events through; null when there is one gateway. */
  redisUrl: string | null;
  /** Highest cost of one operation, for guests and for the signed in. */
  maxCost: { guest: number; player: number };
  /** HTTP connections of one address, and of one proxy. */
  httpConnections: { address: number; proxy: number };
  /** A key that opens /metrics beside the service key; null when there is none. */
  metricsKey: string | null;
  /** Requests a second of one player, and of all guests of one address. */
  requestsPerSecond: { player: number; address: number };
  /** Whether callers are limited in what they ask in a while. */
  rateLimits: boolean;
}

/** A setting that can't be used. Its message is one line for the person who starts the process. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

type Env = Readonly<Record<string, string | undefined>>;

const list = (value: string | undefined) => (value ?? "").split(",").map((part) => part.trim()).filter((part) => part !== "");

function numberOf(env: Env, name: string, fallback: number, min: number, max: number): number {
  const text = env[name]?.trim() || String(fallback);
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) throw new SettingsError(`${name}=${text} is not a whole number from ${min} to ${max}`);
  return value;
}

function urlOf(env: Env, names: readonly string[], fallback: string): string {
  const name = names.find((candidate) => env[candidate]?.trim());
  const text = name === undefined ? fallback : env[name]?.trim() ?? fallback;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) throw new SettingsError(`${name}=${text} is not an http(s) URL`);
  return text;
}

function originOf(name: string, text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search !== "") throw new SettingsError(`${name}=${text} is not an origin such as https://apps.example.com`);
  return url.origin;
}

function siteEnvOf(env: Env): "demo" | "production" {
  const value = env["SITE_ENV"]?.trim() || "demo";
  if (value !== "demo" && value !== "production") throw new SettingsError(`SITE_ENV=${value} is neither demo nor production`);
  return value;
}

function switchOf(env: Env, name: string, fallback: boolean): boolean {
  const value = env[name]?.trim() || (fallback ? "on" : "off");
  if (value !== "on" && value !== "off") throw new SettingsError(`${name}=${value} is neither on nor off`);
  return value === "on";
}

function trustedProxiesOf(env: Env): string[] {
  const wrong = untrustable(env["TRUSTED_PROXIES"]);
  if (wrong !== null) throw new SettingsError(`TRUSTED_PROXIES=${wrong} is neither an address nor a range`);
  return trustedList(env["TRUSTED_PROXIES"]);
}

/** Its value is not told in the error: it may hold a password. */
function redisUrlOf(env: Env): string | null {
  const text = env["REDIS_URL"]?.trim() || null;
  if (text !== null && !/^rediss?:\/\/./.test(text)) throw new SettingsError("REDIS_URL is not a redis:// or rediss:// URL");
  return text;
}

function trustedDocumentsOf(env: Env): "any" | "only" {
  const value = env["TRUSTED_DOCUMENTS"]?.trim() || "any";
  if (value !== "any" && value !== "only") throw new SettingsError(`TRUSTED_DOCUMENTS=${value} is neither any nor only`);
  return value;
}

function metricsKeyOf(env: Env): string | null {
  const key = env["METRICS_KEY"]?.trim() || null;
  if (key !== null && key.length < 16) throw new SettingsError("METRICS_KEY is too short: at least 16 characters");
  return key;
}

/**
 * Reads the environment; empty values count as absent.
 * @throws SettingsError naming the variable that is wrong.
 */
export function readSettings(env: Env): GatewaySettings {
  const siteEnv = siteEnvOf(env);
  const port = numberOf(env, "GATEWAY_PORT", 4000, 0, 65535);
  const webPort = numberOf(env, "WEB_PORT", 3000, 0, 65535);
  const services = `http://127.0.0.1:${numberOf(env, "SERVICES_PORT", 4001, 0, 65535)}`;
  const url = (...names: string[]) => urlOf(env, names, services);
  const { key: serviceKey, trouble } = serviceKeyOf(env["SERVICE_KEY"], siteEnv);
  if (serviceKey === null) throw new SettingsError(trouble);
  return {
    host: env["HOST"]?.trim() || "127.0.0.1",
    port,
    urls: {
      config: url("CONFIG_URL"), auth: url("AUTH_URL"), captcha: url("CAPTCHA_URL"), social: url("SOCIAL_URL"), users: url("USERS_URL"), accounts: url("ACCOUNTS_URL"), limits: url("LIMITS_URL"),
      sportsbook: url("SPORTSBOOK_URL"), coupons: url("COUPONS_URL"), casino: url("CASINO_URL"), events: url("EVENTS_URL"),
      seo: url("SEO_URL", "CONTENT_URL"), redirects: url("REDIRECTS_URL", "CONTENT_URL"), blocks: url("BLOCKS_URL", "CONTENT_URL"), policy: url("POLICY_URL", "CONTENT_URL"),
      apps: url("APPS_URL"), dictionaries: url("DICTIONARIES_URL"), counters: url("COUNTERS_URL"), favorites: url("FAVORITES_URL"), security: url("SECURITY_URL"), recovery: url("RECOVERY_URL"), registration: url("REGISTRATION_URL"),
    },
    serviceKey,
    redirectsKey: env["REDIRECTS_KEY"]?.trim() || serviceKey,
    subAppOrigins: list(env["SUB_APP_ORIGINS"]).map((origin) => originOf("SUB_APP_ORIGINS", origin)),
    siteEnv,
    allowedOrigins: [
      // On a production site a page of the visitor's own machine is a stranger's.
      ...(siteEnv === "demo" ? localOrigins([webPort, port]) : []),
      ...list(env["ALLOWED_ORIGINS"]).map((origin) => origin.toLowerCase().replace(/\/$/, "")), ...readOrigins({ PUBLIC_URL: env["PUBLIC_URL"] }).known,
    ],
    trustedProxies: trustedProxiesOf(env),
    upstreamTimeoutMs: numberOf(env, "UPSTREAM_TIMEOUT_MS", 5000, 1, 120_000),
    upstreamConnections: numberOf(env, "UPSTREAM_CONNECTIONS", 128, 1, 10_000),
    upstreamAnswerBytes: numberOf(env, "UPSTREAM_ANSWER_KB", 4096, 1, 1_048_576) * 1024,
    upstreamCookies: list(env["UPSTREAM_COOKIES"]),
    drainMs: numberOf(env, "DRAIN_SECONDS", siteEnv === "production" ? 5 : 0, 0, 600) * 1000,
    otlpEndpoint: env["OTEL_EXPORTER_OTLP_ENDPOINT"]?.trim() ? urlOf(env, ["OTEL_EXPORTER_OTLP_ENDPOINT"], "") : null,
    trustedDocuments: trustedDocumentsOf(env),
    trustedDocumentFiles: list(env["TRUSTED_DOCUMENTS_FILE"]),
    responseCacheBytes: numberOf(env, "RESPONSE_CACHE_MB", 64, 1, 16_384) * 1024 * 1024,
    operationTimeoutMs: numberOf(env, "OPERATION_TIMEOUT_MS", 10_000, 1, 600_000),
    live: {
      operationsPerSocket: numberOf(env, "SOCKET_OPERATIONS", 50, 1, 1000),
      connectionsPerPlayer: numberOf(env, "PLAYER_CONNECTIONS", 20, 1, 100_000),
      connectionsPerAddress: numberOf(env, "ADDRESS_CONNECTIONS", 200, 1, 1_000_000),
      graceMs: numberOf(env, "EVENTS_GRACE_MS", 5000, 0, 600_000),
    },
    logLevel: env["LOG_LEVEL"]?.trim() || "info",
    redisUrl: redisUrlOf(env),
    maxCost: { guest: numberOf(env, "MAX_COST", 12_000, 1, 1_000_000_000), player: numberOf(env, "MAX_COST_PLAYER", 15_000, 1, 1_000_000_000) },
    httpConnections: { address: numberOf(env, "HTTP_CONNECTIONS", 1000, 10, 1_000_000), proxy: numberOf(env, "PROXY_CONNECTIONS", 50_000, 10, 1_000_000) },
    metricsKey: metricsKeyOf(env),
    requestsPerSecond: { player: numberOf(env, "PLAYER_REQUESTS", 100, 1, 1_000_000), address: numberOf(env, "ADDRESS_REQUESTS", 200, 1, 1_000_000) },
    rateLimits: switchOf(env, "RATE_LIMITS", true),
  };
}

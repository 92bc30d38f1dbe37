/** What the web server reads from its environment, checked once at the start. Empty values count as absent. */
import { availableParallelism } from "node:os";
import { publicUrlTrouble } from "#shared/publicOrigin.ts";
import { trustedList, untrustable } from "../../scripts/lib/trustedProxies.ts";

export interface WebSettings {
  port: number;
  host: string;
  gatewayUrl: string;
  siteEnv: "demo" | "production";
  /** Keeps pages that are the same for all guests for some seconds. */
  hasPageCache: boolean;
  trustedProxies: readonly string[];
  /** Pages a second that one network may have made for itself; null for as many as it likes. */
  pageRate: number | null;
  /** Threads that make pages; 0 makes them in the server's own. */
  renderThreads: number;
  /** Most connections of one network at a time. */
  addressConnections: number;
  logLevel: string;
  /** Opens /metrics to other machines; null leaves it to this one. */
  metricsKey: string | null;
}

/** A setting that can't be used. Its message is one line for the person who starts the process. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

type Env = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS: readonly string[] = ["silent", "fatal", "error", "warn", "info", "debug", "trace"];
const SHORTEST_KEY = 16;

function number(env: Env, name: string, fallback: number, least: number, most: number): number {
  const text = env[name]?.trim() || String(fallback);
  const value = Number(text);
  if (!/^\d+(?:\.\d+)?$/.test(text) || value < least || value > most) throw new SettingsError(`${name}=${text} is not a number from ${least} to ${most}`);
  return value;
}

function oneOf<T extends string>(env: Env, name: string, values: readonly T[], fallback: T): T {
  const text = env[name]?.trim() || fallback;
  const value = values.find((each) => each === text);
  if (value === undefined) throw new SettingsError(`${name}=${text} is none of ${values.join(", ")}`);
  return value;
}

/** @throws SettingsError naming the variable that is wrong */
export function readWebSettings(env: Env): WebSettings {
  const siteEnv = oneOf(env, "SITE_ENV", ["demo", "production"], "demo");
  const gatewayUrl = env["GATEWAY_URL"]?.trim() || `http://127.0.0.1:${number(env, "GATEWAY_PORT", 4000, 0, 65_535)}`;
  if (!/^https?:$/.test(URL.parse(gatewayUrl)?.protocol ?? "")) throw new SettingsError(`GATEWAY_URL=${gatewayUrl} is not an http(s) URL`);
  const trouble = publicUrlTrouble(env["PUBLIC_URL"], siteEnv);
  if (trouble !== null) throw new SettingsError(trouble);
  const stranger = untrustable(env["TRUSTED_PROXIES"]);
  if (stranger !== null) throw new SettingsError(`TRUSTED_PROXIES=${stranger} is neither an address nor a range`);
  const metricsKey = env["METRICS_KEY"]?.trim() || null;
  if (metricsKey !== null && metricsKey.length < SHORTEST_KEY) throw new SettingsError(`METRICS_KEY is too short: it takes ${SHORTEST_KEY} characters or more`);
  return {
    siteEnv, metricsKey, gatewayUrl: gatewayUrl.replace(/\/+$/, ""),
    port: number(env, "WEB_PORT", 3000, 0, 65_535), host: env["HOST"]?.trim() || "127.0.0.1",
    hasPageCache: oneOf(env, "PAGE_CACHE", ["on", "off"], "on") === "on",
    trustedProxies: trustedList(env["TRUSTED_PROXIES"]),
    pageRate: env["PAGE_RATE"]?.trim() === "off" ? null : number(env, "PAGE_RATE", 8, 0.1, 100_000),
    renderThreads: number(env, "RENDER_THREADS", Math.max(1, Math.min(4, availableParallelism() - 1)), 0, 64),
    addressConnections: number(env, "WEB_CONNECTIONS", 512, 1, 1_000_000),
    logLevel: oneOf(env, "LOG_LEVEL", LOG_LEVELS, "warn"),
  };
}

/** What the web server reads from its environment, checked once at the start. Empty values count as absent. */
import { availableParallelism } from "node:os";
import { z } from "zod";
import { publicUrlTrouble, readOrigins } from "#shared/wire/publicOrigin.ts";
import {
  choice,
  decimal,
  type Env,
  httpUrl,
  key,
  logLevel,
  presentIn,
  proxies,
  readEnvironment,
  SettingsError,
  whole,
} from "../../scripts/lib/environment.ts";
import { trustedList } from "../../scripts/lib/trustedProxies.ts";
import { type ForwardedHeader, forwardedHeaders } from "../../scripts/lib/visitorAddress.ts";
import type { RenderSettings } from "../src/platform/start/renderSettings.server.ts";
import { readOuterOrigins } from "./csp.ts";

export interface WebSettings extends RenderSettings {
  port: number;
  host: string;
  siteEnv: "demo" | "production";
  /** Keeps pages that are the same for all guests for some seconds. */
  hasPageCache: boolean;
  trustedProxies: readonly string[];
  /** The header by which they tell where a visitor comes from. */
  forwardedHeader: ForwardedHeader;
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

/** Every variable the web server reads. */
const environment = z.object({
  SITE_ENV: choice(["demo", "production"], "demo"),
  WEB_PORT: whole(3000, 0, 65_535),
  HOST: z.string().default("127.0.0.1"),
  GATEWAY_URL: httpUrl,
  GATEWAY_PORT: whole(4000, 0, 65_535),
  PUBLIC_URL: z.string().optional(),
  ALLOWED_ORIGINS: z.string().optional(),
  TRUSTED_PROXIES: proxies,
  FORWARDED_HEADER: choice([...forwardedHeaders], "x-forwarded-for"),
  METRICS_KEY: key.optional(),
  PAGE_CACHE: choice(["on", "off"], "on"),
  PAGE_RATE: z.union([z.literal("off"), decimal(0.1, 100_000)]).default(8),
  RENDER_THREADS: whole(Math.max(1, Math.min(4, availableParallelism() - 1)), 0, 64),
  WEB_CONNECTIONS: whole(512, 1, 1_000_000),
  LOG_LEVEL: logLevel("warn"),
  SUB_APP_ORIGINS: z.string().optional(),
  ONE_TAP_ORIGIN: z.string().optional(),
  DEVICE_SCRIPT_ORIGIN: z.string().optional(),
  VIDEO_ORIGINS: z.string().optional(),
  TOTO_FRAME_ORIGINS: z.string().optional(),
  GAME_ORIGINS: z.string().optional(),
  CHAT_ORIGINS: z.string().optional(),
  ANALYTICS_ORIGINS: z.string().optional(),
  CAPTCHA_PROVIDER: z.string().optional(),
  CAPTCHA_SCRIPT_URL: z.string().optional(),
});

/** Their values may hold passwords, so errors don't show them. */
const secrets: ReadonlySet<string> = new Set(["METRICS_KEY"]);

/**
 * Reads the environment; empty values count as absent.
 * @throws SettingsError naming the variable that is wrong
 */
export function readWebSettings(env: Env): WebSettings {
  const present = presentIn(env);
  const given = readEnvironment(environment, present, secrets);
  const trouble = publicUrlTrouble(given.PUBLIC_URL, given.SITE_ENV);
  if (trouble !== null) throw new SettingsError(trouble);
  return {
    siteEnv: given.SITE_ENV,
    metricsKey: given.METRICS_KEY ?? null,
    gatewayUrl: (given.GATEWAY_URL ?? `http://127.0.0.1:${given.GATEWAY_PORT}`).replace(/\/+$/, ""),
    origins: readOrigins(present),
    outerOrigins: readOuterOrigins(present),
    port: given.WEB_PORT,
    host: given.HOST,
    hasPageCache: given.PAGE_CACHE === "on",
    trustedProxies: trustedList(given.TRUSTED_PROXIES),
    forwardedHeader: given.FORWARDED_HEADER,
    pageRate: given.PAGE_RATE === "off" ? null : given.PAGE_RATE,
    renderThreads: given.RENDER_THREADS,
    addressConnections: given.WEB_CONNECTIONS,
    logLevel: given.LOG_LEVEL,
  };
}

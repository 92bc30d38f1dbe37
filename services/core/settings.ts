/** The settings a services process reads from its environment, parsed once. */
import { z } from "zod";

/** The REST services of this process, in the order they start. */
export const serviceNames = ["config", "auth", "captcha", "social", "users", "accounts", "limits", "sportsbook", "coupons", "casino", "content", "apps", "dictionaries", "counters", "favorites", "events"] as const;
export type ServiceName = (typeof serviceNames)[number];

export interface Settings {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  siteEnv: "demo" | "production";
  /** Folder of the embedded database; null keeps it in memory (tests). */
  dataDir: string | null;
  /** Postgres to use instead of the embedded one. */
  databaseUrl: string | null;
  /** Redis that events are told through when there are several gateways; null when there is one. */
  redisUrl: string | null;
  /** JSON file laid over the default site config. */
  siteConfigPath: string | null;
  /** Shared key of the event stream's readers. Null refuses all of them. */
  serviceKey: string | null;
  /** The fixed key of the redirects call. Null refuses it. */
  redirectsKey: string | null;
  /** Host of the site's main address when this deployment is a mirror of it; null when it is the main one. */
  canonicalDomain: string | null;
  /** Where dictionary files lie beside the service itself, such as a CDN; null for nowhere else. */
  dictionariesCdn: string | null;
  /** How much faster than real time the services' clock runs. */
  clockRate: number;
  services: readonly ServiceName[];
}

/** A setting that can't be used. Its message is one line for the person who starts the process. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const text = z.string().trim().min(1);
const environment = z.object({
  HOST: text.default("127.0.0.1"),
  SERVICES_PORT: z.coerce.number("a port number").int().min(0).max(65535).default(4001),
  SITE_ENV: z.enum(["demo", "production"]).default("demo"),
  DATA_DIR: text.default(".data"),
  DATABASE_URL: text.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SITE_CONFIG: text.optional(),
  SERVICE_KEY: text.optional(),
  REDIRECTS_KEY: text.optional(),
  DICTIONARIES_CDN: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, "")).optional(),
  CANONICAL_DOMAIN: text.regex(/^[a-z0-9.-]+(:\d+)?$/i, "a host name").optional(),
  CLOCK_RATE: z.coerce.number("a number").positive().max(10_000).default(1),
  SERVICES: text.transform((list) => list.split(",").map((name) => name.trim())).pipe(z.array(z.enum(serviceNames))).optional(),
});

/**
 * Reads the environment; empty values count as absent.
 * @throws SettingsError naming the variable that is wrong.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? "environment");
    throw new SettingsError(`${name}=${given[name] ?? ""} is not usable: ${issue?.message ?? "invalid"}`);
  }
  const value = parsed.data;
  const serviceKey = value.SERVICE_KEY ?? (value.SITE_ENV === "demo" ? "demo-service-key" : null);
  return {
    host: value.HOST,
    port: value.SERVICES_PORT,
    siteEnv: value.SITE_ENV,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL ?? null,
    redisUrl: value.REDIS_URL ?? null,
    siteConfigPath: value.SITE_CONFIG ?? null,
    serviceKey,
    redirectsKey: value.REDIRECTS_KEY ?? serviceKey,
    dictionariesCdn: value.DICTIONARIES_CDN ?? null,
    canonicalDomain: value.CANONICAL_DOMAIN ?? null,
    clockRate: value.CLOCK_RATE,
    services: value.SERVICES ?? serviceNames,
  };
}

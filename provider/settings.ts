/** What the demo provider reads from its environment, checked once at the start. Empty values count as absent. */
import { join } from "node:path";
import { z } from "zod";
import {
  choice,
  type Env,
  httpOrigin,
  httpUrl,
  key,
  logLevel,
  needed,
  presentIn,
  readEnvironment,
  text,
  whole,
} from "../scripts/lib/environment.ts";

export interface ProviderSettings {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Folder of its database. */
  dataDir: string;
  /** Origin that players reach its pages by; null for localhost and the port it listens on. */
  publicUrl: string | null;
  /** The merchant's key for the API. */
  key: string;
  /** Name of the merchant, as the pages show it. */
  merchant: string;
  /** Where notices go, and what signs them. */
  webhook: { url: string; secret: string };
  /** Pauses after the first failed attempt of a notice, the second and so on, milliseconds. */
  retryMs: readonly number[];
  /** Whether the switches for tests are there. */
  hasFaults: boolean;
  logLevel: string;
  /** Opens /metrics to other machines beside the merchant's key; null if there is none. */
  metricsKey: string | null;
}

/** Bounds of the Standard Webhooks convention, bytes. */
const SECRET_BYTES = { min: 24, max: 64 };
const MOST_RETRIES = 20;

function isWebhookSecret(value: string): boolean {
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value)?.[1];
  if (encoded === undefined || encoded.length % 4 !== 0) return false;
  const { length } = Buffer.from(encoded, "base64");
  return length >= SECRET_BYTES.min && length <= SECRET_BYTES.max;
}

const secondsForm = /^\d+(?:\.\d+)?$/;
const schedule = z
  .string()
  .default("5,300,1800,7200,18000,36000,86400")
  .transform((value) => value.split(",").map((part) => part.trim()))
  .refine(
    (parts) => parts.length <= MOST_RETRIES && parts.every((part) => secondsForm.test(part)),
    `is no list of seconds such as 5,300,1800, with ${MOST_RETRIES} at most`,
  )
  .transform((parts) => parts.map((part) => Number(part) * 1000));

/** Every variable the provider reads. */
const environment = z.object({
  PROVIDER_HOST: z.string().default("127.0.0.1"),
  PROVIDER_PORT: whole(4002, 0, 65_535),
  DATA_DIR: z.string().default(".data"),
  PROVIDER_DATA_DIR: z.string().optional(),
  PROVIDER_PUBLIC_URL: httpOrigin.optional(),
  PROVIDER_KEY: key.optional(),
  PROVIDER_MERCHANT: z.string().max(60, "is longer than 60 characters").default("Demo merchant"),
  PROVIDER_WEBHOOK_URL: httpUrl,
  PROVIDER_WEBHOOK_SECRET: text(
    isWebhookSecret,
    `is not whsec_ and ${SECRET_BYTES.min} to ${SECRET_BYTES.max} bytes in base64`,
  ).optional(),
  PROVIDER_RETRY_SCHEDULE: schedule,
  PROVIDER_FAULTS: choice(["on", "off"], "off"),
  LOG_LEVEL: logLevel("warn"),
  METRICS_KEY: key.optional(),
});

/** Their values are keys, so errors don't show them. */
const secrets: ReadonlySet<string> = new Set(["PROVIDER_KEY", "PROVIDER_WEBHOOK_SECRET", "METRICS_KEY"]);

/** @throws SettingsError naming the variable that is wrong or missing */
export function readProviderSettings(env: Env): ProviderSettings {
  const given = readEnvironment(environment, presentIn(env), secrets);
  return {
    host: given.PROVIDER_HOST,
    port: given.PROVIDER_PORT,
    dataDir: given.PROVIDER_DATA_DIR ?? join(given.DATA_DIR, "provider"),
    publicUrl: given.PROVIDER_PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    key: needed(
      given.PROVIDER_KEY,
      "PROVIDER_KEY is missing: the merchant's key for the API, such as `openssl rand -hex 32` prints",
    ),
    merchant: given.PROVIDER_MERCHANT,
    webhook: {
      url: needed(given.PROVIDER_WEBHOOK_URL, "PROVIDER_WEBHOOK_URL is missing: where notices of payments go"),
      secret: needed(
        given.PROVIDER_WEBHOOK_SECRET,
        "PROVIDER_WEBHOOK_SECRET is missing: whsec_ and what `openssl rand -base64 32` prints",
      ),
    },
    retryMs: given.PROVIDER_RETRY_SCHEDULE,
    hasFaults: given.PROVIDER_FAULTS === "on",
    logLevel: given.LOG_LEVEL,
    metricsKey: given.METRICS_KEY ?? null,
  };
}

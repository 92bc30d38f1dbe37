/** What the game studio reads from its environment, checked once at the start. Empty values count as absent. */
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
  origins,
  presentIn,
  readEnvironment,
  whole,
} from "../scripts/lib/environment.ts";

export interface StudioSettings {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Folder of its database. */
  dataDir: string;
  /** Origin that browsers reach its games by; null for localhost and the port it listens on. */
  publicUrl: string | null;
  /** Signs what the operator asks of the studio. */
  operatorSecret: string;
  /** The operator's wallet, and what signs calls to it. */
  wallet: { url: string; secret: string };
  /** Origins of pages that may show a game in a frame, and that its messages go to. */
  parents: readonly string[];
  /** Whether cycle times and release-and-press hold. */
  isProtected: boolean;
  /** How many times faster than usual shared rounds run; for tests. */
  tableRate: number;
  logLevel: string;
  /** Opens /metrics to other machines; null if there is none. */
  metricsKey: string | null;
}

/** Every variable the studio reads. */
const environment = z.object({
  STUDIO_HOST: z.string().default("127.0.0.1"),
  STUDIO_PORT: whole(4003, 0, 65_535),
  DATA_DIR: z.string().default(".data"),
  STUDIO_DATA_DIR: z.string().optional(),
  STUDIO_PUBLIC_URL: httpOrigin.optional(),
  STUDIO_SECRET: key.optional(),
  STUDIO_WALLET_URL: httpUrl,
  STUDIO_WALLET_SECRET: key.optional(),
  STUDIO_PARENTS: origins,
  STUDIO_PROTECTION: choice(["on", "off"], "on"),
  STUDIO_TABLE_RATE: whole(1, 1, 100),
  LOG_LEVEL: logLevel("warn"),
  METRICS_KEY: key.optional(),
});

/** Their values are keys, so errors don't show them. */
const secrets: ReadonlySet<string> = new Set(["STUDIO_SECRET", "STUDIO_WALLET_SECRET", "METRICS_KEY"]);

/** @throws SettingsError naming the variable that is wrong or missing */
export function readStudioSettings(env: Env): StudioSettings {
  const given = readEnvironment(environment, presentIn(env), secrets);
  return {
    host: given.STUDIO_HOST,
    port: given.STUDIO_PORT,
    dataDir: given.STUDIO_DATA_DIR ?? join(given.DATA_DIR, "studio"),
    publicUrl: given.STUDIO_PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    operatorSecret: needed(given.STUDIO_SECRET, "STUDIO_SECRET is missing: it signs the operator's calls"),
    wallet: {
      url: needed(given.STUDIO_WALLET_URL, "STUDIO_WALLET_URL is missing: where the operator's wallet is").replace(
        /\/+$/,
        "",
      ),
      secret: needed(given.STUDIO_WALLET_SECRET, "STUDIO_WALLET_SECRET is missing: it signs calls to the wallet"),
    },
    parents: given.STUDIO_PARENTS.map((origin) => new URL(origin).origin),
    tableRate: given.STUDIO_TABLE_RATE,
    isProtected: given.STUDIO_PROTECTION === "on",
    logLevel: given.LOG_LEVEL,
    metricsKey: given.METRICS_KEY ?? null,
  };
}

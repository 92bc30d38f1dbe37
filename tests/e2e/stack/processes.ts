import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../../scripts/lib/freePort.ts";
import { trialBalance, type TrialBalance } from "../../../services/money/accounts/ledger.ts";
import { startPushService, type TestPushService } from "../../../services/people/notices/testing/pushService.ts";
import type { Db } from "../../../services/platform/database/database.ts";
import { openDatabase } from "../../../services/platform/database/openDatabase.ts";
import { keptSecret } from "../../../services/platform/secrets/secrets.ts";
import { loadSiteConfig, revisionOf } from "../../../services/site/config/public.ts";
import { previewToken, type PreviewedText } from "../../../services/site/content/live/previews.ts";
import { end, startProcess, url } from "./process.ts";

/** Upstreams of the gateway; here they are one process. */
const upstreams = ["CONFIG", "AUTH", "ACCOUNTS", "LIMITS", "SPORTSBOOK", "COUPONS", "CONTENT", "EVENTS"] as const;

/** Where the gateway finds them. */
export const upstreamsAt = (servicesUrl: string): Record<string, string> =>
  Object.fromEntries(upstreams.map((name) => [`${name}_URL`, servicesUrl]));

const servicesMain = { name: "services", main: "services/main.ts", ready: "/health" } as const;

/** In the order of start; `ready` is asked until it answers 200. */
const mains = [
  { name: "provider", main: "provider/main.ts", ready: "/health" },
  { name: "studio", main: "studio/main.ts", ready: "/health" },
  servicesMain,
  { name: "gateway", main: "gateway/main.ts", ready: "/ready" },
  { name: "web", main: "web/server.ts", ready: "/health" },
] as const;

type Main = (typeof mains)[number];

/** The processes of the product with data of their own. */
export interface Stack {
  siteUrl: string;
  /** Origin of the demo payment provider, and the key of its API and its switches. */
  provider: { url: string; key: string };
  gatewayUrl: string;
  servicesUrl: string;
  /** Starts the push service that the services may call. */
  startPushService(): Promise<TestPushService>;
  /**
   * Lays fields over the default site config, instead of those before, and waits until the gateway answers with them.
   */
  configure(fields: Readonly<Record<string, unknown>>): Promise<void>;
  /** Starts the services again, with a clock that goes so many times as fast from where it is. */
  hurry(rate: number): Promise<void>;
  /** The token of a preview link as the services sign it, also for a moment that has passed. */
  previewToken(text: PreviewedText, until: number): Promise<string>;
  /** Ends the services and proves their books from every entry in them. */
  books(): Promise<TrialBalance>;
  stop(): Promise<void>;
}

async function revisionAt(gatewayUrl: string): Promise<string> {
  const answer = await fetch(`${gatewayUrl}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ siteConfig { revision } }" }),
  });
  const { data } = (await answer.json()) as { data: { siteConfig: { revision: string } } };
  return data.siteConfig.revision;
}

/** What the services and a provider know of each other. */
const paymentKeys = {
  PROVIDER_KEY: "provider-key-of-browser-tests",
  PROVIDER_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 9).toString("base64")}`,
};

/** What the services and the studio know of each other. */
const gameKeys = {
  STUDIO_SECRET: "studio-secret-of-browser-tests",
  STUDIO_WALLET_SECRET: "wallet-secret-of-browser-tests",
};

/**
 * Starts provider, studio, services, gateway and site on free ports with an empty folder of data; `stop` ends them by id and
 * clears it.
 * @param settings environment variables laid over this process's own
 */
export async function startStack(settings: Readonly<Record<string, string>> = {}): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), "betting-stack-"));
  const siteConfig = join(folder, "site.json");
  let written = "{}";
  writeFileSync(siteConfig, written);
  const ports: Readonly<Record<Main["name"], number>> = {
    services: await freePort(),
    gateway: await freePort(),
    web: await freePort(),
    provider: await freePort(),
    studio: await freePort(),
  };
  const { services, gateway, web, provider: pay, studio } = ports;
  const pushPort = await freePort();
  const payments = {
    ...paymentKeys,
    PROVIDER_URL: url(pay),
    PROVIDER_PORT: String(pay),
    PROVIDER_PUBLIC_URL: url(pay),
    PROVIDER_FAULTS: "on",
    PROVIDER_WEBHOOK_URL: `${url(services)}/payments-api/v1/provider/notices`,
  };
  const games = {
    ...gameKeys,
    STUDIO_PORT: String(studio),
    STUDIO_URL: url(studio),
    STUDIO_WALLET_URL: `${url(services)}/wallet-api/v1`,
    STUDIO_PARENTS: url(web),
    STUDIO_PUBLIC_URL: url(studio),
    // Shared rounds of a few seconds.
    STUDIO_TABLE_RATE: "2",
    GAME_ORIGINS: url(studio),
  };
  const env = {
    // All tests are one address, and the demo players' phones are everybody's: ceilings have tests of their own.
    MESSAGES_PER_ADDRESS: "9999/9999",
    MESSAGES_PER_NETWORK: "9999/9999",
    MESSAGES_PER_RECIPIENT: "9999/9999",
    PLAYERS_PER_ADDRESS: "9999/9999",
    PLAYERS_PER_NETWORK: "9999/9999",
    // Demo players are many tests' own: one that had to prove who they are would be led elsewhere from then on.
    VERIFICATION_ABOVE: "never",
    PUSH_TEST_HOST: `127.0.0.1:${pushPort}`,
    ...payments,
    ...games,
    ...process.env,
    ...settings,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    SITE_ENV: "demo",
    RATE_LIMITS: "off",
    PAGE_RATE: "off",
    RENDER_THREADS: "1",
    SITE_CONFIG: siteConfig,
    DATA_DIR: folder,
    SERVICES_PORT: String(services),
    GATEWAY_PORT: String(gateway),
    WEB_PORT: String(web),
    GATEWAY_URL: url(gateway),
    ONE_TAP_ORIGIN: url(services),
    ...upstreamsAt(url(services)),
  };
  const children: ChildProcess[] = [];
  const start = async (
    { name, main, ready }: Main,
    more: Readonly<Record<string, string>> = {},
  ): Promise<ChildProcess> => {
    const child = await startProcess(main, { ...env, ...more }, url(ports[name]) + ready);
    children.push(child);
    return child;
  };
  const stop = async (): Promise<void> => {
    for (const child of children.toReversed()) await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  let running: ChildProcess | undefined;
  try {
    for (const main of mains) {
      const child = await start(main);
      if (main.name !== "services") continue;
      running = child;
      // Games come from the studio a moment after the start, and a gateway that saw none would believe it for a while.
      const games = "/casino-api/v1/catalogue?group_id=1&country=kz&lng=en";
      while (!(await (await fetch(url(services) + games)).text()).includes('"provider"')) await pause(50);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const configure = async (fields: Readonly<Record<string, unknown>>): Promise<void> => {
    const text = JSON.stringify(fields);
    if (text === written) return;
    writeFileSync(siteConfig, text);
    written = text;
    const wanted = revisionOf(loadSiteConfig({ siteConfigPath: siteConfig, siteEnv: "demo" }));
    const deadline = Date.now() + 30_000;
    while ((await revisionAt(url(gateway))) !== wanted) {
      if (Date.now() > deadline) throw new Error(`The gateway never answered with ${text}`);
      await pause(100);
    }
  };
  const hurry = async (rate: number): Promise<void> => {
    if (running !== undefined) await end(running);
    running = await start(servicesMain, { CLOCK_RATE: String(rate) });
  };
  const inDatabase = async <T>(read: (db: Db) => Promise<T>): Promise<T> => {
    const { db, close } = await openDatabase({ databaseUrl: null, dataDir: folder });
    try {
      return await read(db);
    } finally {
      await close();
    }
  };
  const books = async (): Promise<TrialBalance> => {
    if (running !== undefined) await end(running);
    return inDatabase(trialBalance);
  };
  return {
    siteUrl: url(web),
    provider: { url: url(pay), key: paymentKeys.PROVIDER_KEY },
    gatewayUrl: url(gateway),
    servicesUrl: url(services),
    startPushService: () => startPushService(pushPort),
    configure,
    hurry,
    previewToken: async (text, until) =>
      previewToken(await inDatabase((db) => keptSecret(db, "content-preview")), text, until),
    books,
    stop,
  };
}

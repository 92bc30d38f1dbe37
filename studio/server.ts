/**
 * The game studio: a company of its own, as far as the product can tell. The operator launches its games, players play
 * them in a frame, and the operator's wallet is told what was staked and won.
 */
import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { SettingsError } from "../scripts/lib/environment.ts";
import { createMetrics, type Metrics } from "../scripts/lib/metrics.ts";
import { createStandInApp } from "../scripts/lib/standIn/app.ts";
import { openSqlite, type SqliteStore } from "../scripts/lib/standIn/sqliteStore.ts";
import { frameCalls } from "./api/frame.ts";
import { operatorCalls, requireSignature } from "./api/operator.ts";
import type { StudioContext, Timings } from "./context.ts";
import { watchStudio } from "./metrics.ts";
import { pageCalls } from "./pages/pages.ts";
import { createPlay, type Play } from "./rounds/play.ts";
import { tableCalls } from "./api/tables.ts";
import { createTables, type Tables } from "./tables/tables.ts";
import type { StudioSettings } from "./settings.ts";
import { steps } from "./store/schema.ts";
import { startWalletQueue } from "./wallet/queue.ts";
import { remoteWallet } from "./wallet/wallet.ts";

export interface StudioOptions {
  settings: StudioSettings;
  timings?: Partial<Timings>;
  /** Where the log goes instead of standard output. */
  logTo?: { write(line: string): void };
}

export interface RunningStudio {
  url: string;
  close(): Promise<void>;
}

const HOUR_MS = 3_600_000;
const usualTimings: Timings = {
  cycleMs: 5000,
  slotCycleMs: 2500,
  walletMs: 3000,
  betPauseMs: 1000,
  retryMs: [1000, 1000, 5000, 30_000, 300_000, 1_800_000, 2 * HOUR_MS, 6 * HOUR_MS],
  probeMs: 5000,
  winMs: 1000,
  sessionMs: 12 * HOUR_MS,
};
const BODY_BYTES = 16 * 1024;

/** @throws SettingsError with one line when the folder can't be used */
function openFolder(folder: string): SqliteStore {
  try {
    return openSqlite(folder, { name: "studio", steps });
  } catch (error) {
    throw new SettingsError(`STUDIO_DATA_DIR=${folder} can't be used: ${String(error)}`);
  }
}

/**
 * Starts the studio and answers when it takes calls.
 * @throws SettingsError for a folder, the listen error (code EADDRINUSE for a busy port); what was opened is closed
 */
export async function startStudio({ settings, timings, logTo }: StudioOptions): Promise<RunningStudio> {
  const store = openFolder(settings.dataDir);
  let publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const all = { ...usualTimings, ...timings };
  const context: StudioContext = {
    settings,
    store,
    log: pino({ level: settings.logLevel }, logTo ?? pino.destination(1)),
    timings: all,
    wallet: remoteWallet(settings.wallet.url, settings.wallet.secret, all.walletMs),
    publicUrl: () => publicUrl,
  };
  const queue = startWalletQueue(context);
  const tables = createTables(context, queue);
  const play = createPlay(context, queue, tables);
  const app = await buildApp(context, { play, tables }, createMetrics("studio"));
  const close = async () => {
    // First, so that no round goes on that nobody can follow.
    await tables.close();
    await app.close();
    await queue.close();
    store.close();
  };
  try {
    // Before the first call: an answer that was lost with the last process must not be waited for.
    play.recover();
    tables.recover();
    const url = await app.listen({ host: settings.host, port: settings.port });
    if (settings.publicUrl === null) publicUrl = `http://localhost:${new URL(url).port}`;
    queue.wake();
    tables.start();
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Parts {
  play: Play;
  tables: Tables;
}

async function buildApp(context: StudioContext, { play, tables }: Parts, metrics: Metrics): Promise<FastifyInstance> {
  const { settings, store, log } = context;
  watchStudio(metrics, store, tables.watchers);
  const app = await createStandInApp({
    log,
    store,
    metrics,
    metricsKeys: [settings.metricsKey],
    bodyBytes: BODY_BYTES,
    problems: { failure: "The studio failed" },
  });
  // A frame in a sandbox has no origin of its own. Its calls carry a token and no cookie, so any origin may read them.
  await app.register(async (frame) => {
    await frame.register(cors, { origin: "*", methods: ["GET", "POST"], maxAge: 600 });
    pageCalls(frame, context);
    frameCalls(frame, context, play);
    tableCalls(frame, context, tables);
  });
  app.addHook("preClose", async () => tables.watchers.close());
  await app.register(async (operator) => {
    requireSignature(operator, context);
    operatorCalls(operator, context, tables);
  });
  return app;
}

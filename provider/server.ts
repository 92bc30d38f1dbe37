/**
 * The demo payment provider: a company of its own, as far as the product can tell. Merchants order payments by its API,
 * players pay on its pages, and notices tell the merchant what came of it.
 */
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { SettingsError } from "../scripts/lib/environment.ts";
import { createMetrics, type Metrics } from "../scripts/lib/metrics.ts";
import { createStandInApp } from "../scripts/lib/standIn/app.ts";
import { delayAnswers, requireKey, takeEmptyBodies } from "./api/merchant.ts";
import { paymentCalls } from "./api/payments.ts";
import { statementCalls } from "./api/statements.ts";
import type { ProviderContext, Timings } from "./context.ts";
import { controlCalls } from "./faults/control.ts";
import { createFaults } from "./faults/faults.ts";
import { watchProvider } from "./metrics.ts";
import { pageCalls } from "./pages/pages.ts";
import { followPayments } from "./payments/due.ts";
import type { ProviderSettings } from "./settings.ts";
import { openStore, type Store } from "./store/store.ts";
import { startNotices } from "./webhooks/queue.ts";

export interface ProviderOptions {
  settings: ProviderSettings;
  timings?: Partial<Timings>;
  /** Where the log goes instead of standard output. */
  logTo?: { write(line: string): void };
}

export interface RunningProvider {
  url: string;
  close(): Promise<void>;
}

const usualTimings: Timings = { payoutMs: 2000, slowBankMs: 15_000, noticeMs: 10_000, returnMs: 5000 };
const BODY_BYTES = 64 * 1024;

/** @throws SettingsError with one line when the folder can't be used */
function openFolder(folder: string): Store {
  try {
    return openStore(folder);
  } catch (error) {
    throw new SettingsError(`PROVIDER_DATA_DIR=${folder} can't be used: ${String(error)}`);
  }
}

/**
 * Starts the provider and answers when it takes calls.
 * @throws SettingsError for a folder, the listen error (code EADDRINUSE for a busy port); what was opened is closed
 */
export async function startProvider({ settings, timings, logTo }: ProviderOptions): Promise<RunningProvider> {
  const store = openFolder(settings.dataDir);
  let publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const context: ProviderContext = {
    settings,
    store,
    faults: createFaults(),
    log: pino({ level: settings.logLevel }, logTo ?? pino.destination(1)),
    timings: { ...usualTimings, ...timings },
    publicUrl: () => publicUrl,
    noticesSent: (payment) => notices.triedOnce(payment, context.timings.returnMs),
  };
  const notices = startNotices(context);
  const payments = followPayments(context);
  const metrics = createMetrics("provider");
  const app = await buildApp(context, metrics);
  const close = async () => {
    await app.close();
    payments.stop();
    await notices.close();
    store.close();
  };
  try {
    const url = await app.listen({ host: settings.host, port: settings.port });
    if (settings.publicUrl === null) publicUrl = `http://localhost:${new URL(url).port}`;
    store.onCommit(() => {
      payments.wake();
      notices.wake();
    });
    payments.wake();
    notices.wake();
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function buildApp(context: ProviderContext, metrics: Metrics): Promise<FastifyInstance> {
  const { settings, store, log } = context;
  watchProvider(metrics, store);
  const app = await createStandInApp({
    log,
    store,
    metrics,
    metricsKeys: [settings.key, settings.metricsKey],
    bodyBytes: BODY_BYTES,
    problems: {
      failure: "The provider failed",
      codes: { 413: "BODY_TOO_LARGE", 415: "UNSUPPORTED_MEDIA_TYPE" },
    },
  });
  await app.register(async (pages) => pageCalls(pages, context));
  await app.register(async (merchant) => {
    requireKey(merchant, context);
    takeEmptyBodies(merchant);
    delayAnswers(merchant, context);
    paymentCalls(merchant, context);
    statementCalls(merchant, context);
  });
  if (settings.hasFaults)
    await app.register(async (control) => {
      requireKey(control, context);
      takeEmptyBodies(control);
      controlCalls(control, context);
    });
  return app;
}

/** One process with the services the settings name: the database, the clock, the book, and each service's routes. */
import { createServer } from "node:net";
import type { FastifyInstance } from "fastify";
import { pino, type Logger } from "pino";
import { createMetrics } from "../scripts/lib/metrics.ts";
import { requestWatchPlugin } from "../scripts/lib/requestWatch.ts";
import { createServerApp } from "../scripts/lib/serverApp.ts";
import { followSiteConfig, loadSiteConfig } from "./site/config/public.ts";
import { keepClock, keepingClock, startClock } from "./platform/clock.ts";
import { type BookParts, type RunningBook, startBook } from "./betting/sportsbook/public.ts";
import type { ServiceContext } from "./platform/context.ts";
import { type JobParts, type Jobs, timedJobs } from "./platform/jobs.ts";
import { logOptions, type LogLevel } from "./platform/log.ts";
import { watchCore } from "./platform/metrics.ts";
import { openapiDocument } from "./platform/http/openapi.ts";
import { readinessPlugin } from "./platform/database/readiness.ts";
import { openDatabase, type OpenDatabase } from "./platform/database/openDatabase.ts";
import { openOutbox } from "./platform/outbox.ts";
import { speakContracts } from "./platform/http/rest.ts";
import { retention } from "./platform/database/retention.ts";
import { keptSecret, openSecrets } from "./platform/secrets/secrets.ts";
import type { ServiceManifest } from "./platform/manifest.ts";
import { retentionRules, services, tables } from "./registry.ts";
import { SettingsError, type Settings } from "./platform/settings/settings.ts";
import { gatewayWordPlugin } from "./platform/http/visitorHeaders.ts";

export interface ServicesOptions {
  settings: Settings;
  /** Real time, epoch ms; tests give their own. */
  realNow?: () => number;
  /** The book to start instead of the real one; for tests. */
  startBook?: (parts: BookParts) => Promise<RunningBook>;
  /** A database to use instead of the one the settings name; for tests. */
  database?: OpenDatabase;
  /** Level of the log on standard output, instead of the settings'; "silent" for tests. */
  logLevel?: LogLevel;
  /** Where the log goes instead of standard output; for tests. */
  logTo?: { write(line: string): void };
  /** Milliseconds that a client may take to send a request; tests wait less. */
  requestTimeoutMs?: number;
  /** Milliseconds between two looks at the file of SITE_CONFIG; tests look more often. */
  siteConfigEveryMs?: number;
  /** What runs the services' jobs; timers if left out. */
  jobs?: (parts: JobParts) => Jobs;
  /** Called when PGlite's lock of the data folder is lost: going on could lose rows. */
  onLockLost?: () => void;
}

export interface RunningServices {
  url: string;
  context: ServiceContext;
  /** Lets running calls and jobs end, then closes the database. Can be called again. */
  close(): Promise<void>;
}

/** Used where no service needs the book. */
const noBook: RunningBook = {
  outcome: () => null,
  siblings: () => [],
  gameOf: () => null,
  result: () => null,
  snapshot: () => null,
  named: () => null,
  upcoming: () => [],
  subscribe: () => () => {},
  watch: () => () => {},
  service: () => async () => {},
  close: async () => {},
};

/**
 * Starts the services and answers when they take calls.
 * @throws SettingsError with one line when a setting can't be used: the port, the database, the data folder, the site
 *   config.
 */
export async function startServices(options: ServicesOptions): Promise<RunningServices> {
  const { settings } = options;
  /** Everything opened so far, closed in reverse order. */
  const opened: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of opened.splice(0).toReversed()) await close();
  };
  try {
    if (options.database === undefined) refuseEmbedded(settings);
    const firstConfig = loadSiteConfig(settings);
    await probePort(settings);
    const database =
      options.database ??
      (await openDatabase({
        databaseUrl: settings.databaseUrl,
        dataDir: settings.dataDir,
        isProduction: settings.siteEnv === "production",
        onLockLost: options.onLockLost,
      }));
    opened.push(database.close);
    const { db } = database;
    await openSecrets(db, settings.sealingKeys);
    const metrics = createMetrics("services");
    watchCore({ metrics, db, pool: database.pool });
    const outbox = await openOutbox(db, database.isShared);
    opened.push(outbox.close);
    const clock = await startClock(db, settings.clockRate, options.realNow);
    if (settings.siteEnv === "demo") for (const { prepareDemo } of services) await prepareDemo?.(db, clock.now());
    const running = services.filter(({ name }) => settings.services.includes(name));
    const parts: BookParts = { clock, settings, db, metrics, secret: (name) => keptSecret(db, name) };
    const book = running.some(({ needsBook }) => needsBook) ? await (options.startBook ?? startBook)(parts) : noBook;
    opened.push(book.close);
    const log = pino(logOptions(options.logLevel ?? settings.logLevel), options.logTo ?? pino.destination(1));
    const site = followSiteConfig(
      settings,
      firstConfig,
      (trouble) => log.warn({ trouble }, "site config"),
      options.siteConfigEveryMs,
    );
    opened.push(site.close);
    const jobs = (options.jobs ?? timedJobs)({ metrics, log });
    const context: ServiceContext = {
      ...parts,
      tables,
      book,
      outbox,
      log,
      jobs,
      transact: outbox.transact,
      onConnection: outbox.onConnection,
      onSiteConfigChange: site.onChange,
      get siteConfig() {
        return site.current;
      },
    };
    opened.push(() =>
      keepClock(db, clock).catch((error: unknown) => log.error(error, "the clock's latest moment was not kept")),
    );
    opened.push(jobs.stop);
    jobs.add(keepingClock(db, clock));
    jobs.add(retention({ db, clock, rules: retentionRules, days: settings.retentionDays }));
    const app = await buildApp(context, { running, log, requestTimeoutMs: options.requestTimeoutMs });
    opened.push(() => app.close());
    const url = await listen(app, settings);
    return { url, context, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** @throws SettingsError where production would use the embedded database without having said so */
function refuseEmbedded({ siteEnv, databaseUrl, allowsEmbeddedDatabase }: Settings): void {
  if (siteEnv === "production" && databaseUrl === null && !allowsEmbeddedDatabase)
    throw new SettingsError(
      "DATABASE_URL is missing: the embedded Postgres is a beta build for one machine; ALLOW_EMBEDDED_DATABASE=1 uses it all the same",
    );
}

interface AppParts {
  /** The services of this process. */
  running: readonly ServiceManifest[];
  log: Logger;
  requestTimeoutMs: number | undefined;
}

async function buildApp(
  context: ServiceContext,
  { running, log, requestTimeoutMs }: AppParts,
): Promise<FastifyInstance> {
  const { settings, metrics } = context;
  const app = createServerApp({
    log,
    bodyBytes: 256 * 1024,
    connections: settings.addressConnections,
    requestTimeoutMs,
  });
  speakContracts(app);
  await app.register(requestWatchPlugin, { metrics, log, keys: [settings.serviceKey, settings.metricsKey] });
  await app.register(gatewayWordPlugin, { gateways: settings.trustedGateways, serviceKey: settings.serviceKey });
  app.get("/health", async () => ({ status: "ok", services: settings.services, siteEnv: settings.siteEnv }));
  await app.register(readinessPlugin, {
    db: context.db,
    onChange: (works, error) =>
      works ? log.warn("the database takes writes again") : log.error({ err: error }, "the database takes no writes"),
  });
  for (const service of running) {
    if (service.routes) await app.register(service.routes(context));
    app.get(`/openapi/${service.name}.json`, async (_request, reply) =>
      reply.type("application/json").send(JSON.parse(await openapiDocument(service, services))),
    );
  }
  // Added last, so it runs first: what a service closes may still be used by its jobs.
  app.addHook("onClose", () => context.jobs.stop());
  return app;
}

/** Finds a port that is taken before a database is made for nothing. Listening itself may still find one. */
async function probePort({ host, port }: Settings): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await listening(
    () => new Promise((resolve, reject) => probe.once("error", reject).listen({ host, port }, () => resolve(""))),
    { host, port },
  );
  await new Promise((resolve) => probe.close(resolve));
}

function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  return listening(() => app.listen({ host, port }), { host, port });
}

async function listening(
  start: () => Promise<string>,
  { host, port }: Pick<Settings, "host" | "port">,
): Promise<string> {
  try {
    return await start();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "EADDRINUSE") throw new SettingsError(`SERVICES_PORT=${port} on ${host} is taken by another process`);
    if (code === "EADDRNOTAVAIL" || code === "EACCES" || code === "ENOTFOUND")
      throw new SettingsError(`SERVICES_HOST=${host} SERVICES_PORT=${port} can't be listened on (${code})`);
    throw error;
  }
}

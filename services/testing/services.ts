/** The services of a test: real HTTP on a free port, a database in memory, a clock and a book that the test moves. */
import { startServices, type RunningServices, type ServicesOptions } from "../server.ts";
import { testBook, type TestBook } from "../betting/coupons/testing/book.ts";
import { standardCeilings } from "../platform/settings/ceilingSettings.ts";
import { serviceNames } from "../registry.ts";
import type { Settings } from "../platform/settings/settings.ts";
import { memoryDatabase } from "./database.ts";
import { jobsByHand, type JobsByHand } from "./jobsByHand.ts";

export const testSettings: Settings = {
  host: "127.0.0.1",
  port: 0,
  siteEnv: "demo",
  dataDir: null,
  allowsEmbeddedDatabase: false,
  databaseUrl: null,
  redisUrl: null,
  siteConfigPath: null,
  contentDir: null,
  awards: "demo",
  logLevel: "silent",
  metricsKey: null,
  trustedGateways: ["loopback"],
  addressConnections: 4096,
  sealingKeys: [],
  serviceKey: "test-key",
  redirectsKey: "test-key",
  canonicalDomain: null,
  dictionariesCdn: null,
  siteUrl: "https://bets.example",
  siteOrigins: { known: ["https://bets.example"], fallback: "https://bets.example" },
  mail: null,
  sms: null,
  socialProvidersPath: null,
  demoNetworkUrl: null,
  maxAddressFailures: 20,
  captcha: null,
  ceilings: standardCeilings(),
  payments: { provider: null, methodsPath: null, cashDesks: "demo", deskMs: null },
  requests: { topicsPath: null, deskMs: null, reopenMs: 14 * 86_400_000, closeMs: null },
  push: { vapid: null, hosts: ["push.example"], testHost: null },
  chatIdentitySecret: null,
  rating: { periodMs: 90 * 86_400_000 },
  samePerson: "refuse",
  verification: { above: null, antivirus: null, deskMs: null },
  money: {
    adjustments: { needTwo: false, twoAbove: "0" },
    exchange: { rates: "demo", margin: "0", oldestMs: 96 * 3_600_000 },
  },
  studio: null,
  refreshTokenDays: 30,
  clockRate: 1,
  retentionDays: {},
  services: serviceNames,
};

/** An answer whose body only the test checks. */
export interface Answer<T> {
  status: number;
  body: T;
}

export interface TestServices {
  services: RunningServices;
  book: TestBook;
  /** Runs a job of the services once. With `jobs: timedJobs` they run by timers instead. */
  runJob(name: string): Promise<void>;
  /** Moves the services' clock on. */
  advance(ms: number): void;
  call<T = unknown>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    options?: { headers?: Record<string, string>; body?: unknown },
  ): Promise<Answer<T>>;
  /** Signs in and answers the session and headers with its token. */
  signIn(login?: string, password?: string): Promise<{ session: string; headers: { authorization: string } }>;
  close(): Promise<void>;
}

const base64 = (text: string) => Buffer.from(text, "utf8").toString("base64");

/** The body of a sign-in as the gateway sends it. */
export function logInBodyOf(login: string, password: string): { uLogin: string; uPassword: string } {
  return { uLogin: base64(login), uPassword: base64(password) };
}

/** Starts the services; `options.settings` are laid over the test's own. */
export async function startTestServices(
  options: Partial<Omit<ServicesOptions, "settings">> & { settings?: Partial<Settings> } = {},
): Promise<TestServices> {
  const book = testBook();
  let now = Date.UTC(2026, 10, 21, 12, 0, 0);
  const settings = { ...testSettings, ...options.settings };
  const isOwn = settings.databaseUrl === null && settings.dataDir === null;
  let jobs: JobsByHand | undefined;
  const services = await startServices({
    ...(isOwn && { database: await memoryDatabase() }),
    logLevel: "silent",
    realNow: () => now,
    jobs: (parts) => (jobs = jobsByHand(parts)),
    startBook: async () => book,
    ...options,
    settings,
  });

  const call = async <T>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
  ): Promise<Answer<T>> => {
    const response = await fetch(services.url + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  };

  return {
    services,
    book,
    call,
    runJob: async (name) => {
      if (jobs === undefined) throw new Error("the jobs of this test run by timers");
      await jobs.run(name);
    },
    advance: (ms) => {
      now += ms;
    },
    signIn: async (login = "demo", password = "Demo-2026!") => {
      const signedIn = await call<{ result: { session: string } | null }>("POST", "/auth-api/v1/login", {
        body: logInBodyOf(login, password),
      });
      const session = signedIn.body.result?.session;
      if (!session) throw new Error(`${login} could not sign in: ${JSON.stringify(signedIn.body)}`);
      const token = await call<{ token: string }>("GET", "/web-api/user/gettoken", {
        headers: { "x-session": session },
      });
      return { session, headers: { authorization: `Bearer ${token.body.token}` } };
    },
    close: () => services.close(),
  };
}

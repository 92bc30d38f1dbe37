/** Services, a gateway that reaches each of them through a proxy that can lie, players, and a load. */
import { openDatabase } from "../../services/platform/database/openDatabase.ts";
import { temporaryServerDatabase } from "../../services/testing/database.ts";
import { balancesHad, wrongs } from "./books.ts";
import { Excuses } from "./excuses.ts";
import { startLiar, type Liar } from "./liar.ts";
import { Load } from "./load.ts";
import { offers, signIn } from "./player.ts";
import { dataFolder, lastingPort, Server } from "./servers.ts";
import { Prices } from "./truth.ts";
import { Watcher } from "./watcher.ts";

export const lyingServices = ["sportsbook", "coupons", "accounts", "limits", "auth", "events"] as const;
export type LyingService = (typeof lyingServices)[number];

/** Shorter than an operator's, so that a fault is over in seconds. */
export const timesMs = { upstream: 2000, operation: 5000, grace: 2000 } as const;
/** What a busy machine may add to the operation's deadline. */
const slackMs = 3000;

export interface Ground {
  services: Server;
  gateway: Server;
  liars: Record<LyingService, Liar>;
  excuses: Excuses;
  prices: Prices;
  load: Load;
  watcher: Watcher;
  /** Ends the load and all processes, and answers everything that was wrong. */
  finish(): Promise<string[]>;
  /** Ends what a test that failed left. */
  close(): Promise<void>;
}

export async function startGround(seed: string): Promise<Ground> {
  const server = await temporaryServerDatabase();
  const folder = dataFolder();
  const open: (() => Promise<unknown>)[] = [async () => folder.remove()];
  if ("url" in server) open.push(() => server.drop());
  const close = async () => {
    for (const end of open.splice(0).toReversed()) await end();
  };
  const databaseUrl = "url" in server ? server.url : null;
  try {
    const services = new Server("services/main.ts", await lastingPort(), {
      CLOCK_RATE: "10",
      DATA_DIR: folder.path,
      DATABASE_URL: databaseUrl ?? "",
    });
    open.push(() => services.stop());
    await services.start();
    const liars = {} as Record<LyingService, Liar>;
    for (const name of lyingServices) {
      const liar = await startLiar(services.url);
      open.push(() => liar.close());
      liars[name] = liar;
    }
    const gateway = new Server("gateway/main.ts", await lastingPort(), {
      SERVICES_PORT: new URL(services.url).port,
      ...Object.fromEntries(lyingServices.map((name) => [`${name.toUpperCase()}_URL`, liars[name].url])),
      UPSTREAM_TIMEOUT_MS: String(timesMs.upstream),
      OPERATION_TIMEOUT_MS: String(timesMs.operation),
      EVENTS_GRACE_MS: String(timesMs.grace),
      RATE_LIMITS: "off",
    });
    open.push(() => gateway.stop());
    await gateway.start();
    const [one, other] = [await signIn(gateway.url, "demo"), await signIn(gateway.url, "demo2")];
    const [excuses, prices] = [new Excuses(), new Prices()];
    const load = new Load({
      gatewayUrl: gateway.url,
      players: [one, other],
      excuses,
      prices,
      line: await offers(gateway.url, "LINE", 40),
      deadlineMs: timesMs.operation + slackMs,
      seed,
    });
    open.push(() => load.stop());
    const watcher = new Watcher(gateway.url, one, prices);
    open.push(() => watcher.close());
    const finish = async () => {
      await load.stop();
      await watcher.close();
      const ends = [gateway, services].flatMap(({ isRunning, said, url }) => [
        ...(isRunning ? [] : [`${url} has ended`]),
        ...(said === "" ? [] : [`${url} said ${said}`]),
      ]);
      await gateway.stop();
      await services.stop();
      const database = await openDatabase({ databaseUrl, dataDir: folder.path });
      const inBooks = await wrongs(database.db, load.placings);
      const had = await balancesHad(database.db);
      await database.close();
      const told = [
        ...load.balances,
        ...[...watcher.balances].map(([id, amounts]) => [`${one.login} ${id}`, amounts] as const),
      ];
      const foreign = told.flatMap(([account, amounts]) =>
        [...amounts]
          .filter((amount) => had.get(account)?.has(amount) !== true)
          .map((amount) => `${account} never had ${amount}`),
      );
      return [...ends, ...load.wrongs, ...watcher.wrongs, ...prices.disagreements, ...inBooks, ...foreign];
    };
    return { services, gateway, liars, excuses, prices, load, watcher, finish, close };
  } catch (error) {
    await close();
    throw error;
  }
}

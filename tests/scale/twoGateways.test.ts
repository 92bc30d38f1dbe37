/** Two gateways on one Redis, two services processes on one Postgres: real servers, as an operator runs them. */
import { spawnSync } from "node:child_process";
import { createClient, type Client } from "graphql-ws";
import type { FormattedExecutionResult } from "graphql";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { freePort } from "../../scripts/lib/freePort.ts";
import { temporaryServerDatabase } from "../../services/testing/database.ts";
import { startRedis, startServer, type Running } from "./processes.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const database = await temporaryServerDatabase();
const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
const missing = "missing" in database ? database.missing : hasRedis ? null : "no redis-server on this machine";
if (missing !== null) console.info(`two gateways are not tried: ${missing}`);

type Result = FormattedExecutionResult<Record<string, Record<string, unknown> | null>, unknown>;
interface Change {
  gameId: string;
  version: number;
  isSnapshot: boolean;
  prices: { outcomeId: string; coef: string; isBlocked: boolean }[];
  goneOutcomeIds: string[];
}

const gamesQuery =
  "subscription($ids: [ID!]!) { gamesChanged(gameIds: $ids) { gameId version isSnapshot prices { outcomeId coef isBlocked } goneOutcomeIds } }";
const graceMs = 1500;
let redisPort = 0;
let redis: Running;
const services: Running[] = [];
const gateways: Running[] = [];
const urls: string[] = [];
const clients: Client[] = [];

async function ask<Data>(
  gateway: number,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<{ data: Data; cookie: string }> {
  const response = await fetch(`${urls[gateway]}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return { data, cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" };
}

/** A subscription at a gateway, and everything it says. */
function listen(
  gateway: number,
  query: string,
  variables: Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  class SocketWithHeaders extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { ...("cookie" in headers && { origin: urls[gateway] }), ...headers } });
    }
  }
  const said: Result[] = [];
  const codes: number[] = [];
  let isDone = false;
  let isConnected = false;
  const client = createClient({
    url: `${urls[gateway]?.replace("http", "ws")}/graphql`,
    webSocketImpl: SocketWithHeaders,
    retryAttempts: 0,
    on: { connected: () => (isConnected = true), closed: (event) => codes.push((event as { code: number }).code) },
  });
  clients.push(client);
  client.subscribe<Record<string, Record<string, unknown> | null>>(
    { query, variables },
    {
      next: (result) => void said.push(result),
      error: () => void (isDone = true),
      complete: () => void (isDone = true),
    },
  );
  const changes = () =>
    said.flatMap(({ data }) => (data?.["gamesChanged"] ? [data["gamesChanged"] as unknown as Change] : []));
  return { said, codes, changes, isDone: () => isDone, isConnected: () => isConnected };
}

/** What a reader knows after adding up what it was told. */
function addedUp(changes: readonly Change[]): Record<string, string> {
  const prices = new Map<string, string>();
  for (const { isSnapshot, prices: changed, goneOutcomeIds } of changes) {
    if (isSnapshot) prices.clear();
    for (const { outcomeId, coef, isBlocked } of changed) prices.set(outcomeId, `${coef} ${isBlocked}`);
    for (const id of goneOutcomeIds) prices.delete(id);
  }
  return Object.fromEntries([...prices].toSorted());
}

const liveIds = async () => {
  const { data } = await ask<{ games: { edges: { node: { id: string } }[] } }>(
    0,
    "{ games(filter: { section: LIVE }, first: 5) { edges { node { id } } } }",
  );
  return data.games.edges.map(({ node }) => node.id);
};
const logIn = (gateway: number) =>
  ask<{ logIn: { viewer: { id: string } } }>(
    gateway,
    'mutation { logIn(input: { login: "demo", password: "Demo-2026!" }) { viewer { id } } }',
  );

/** Bets at a gateway as the player of a cookie; the stake leaves the balance at once. */
async function bet(gateway: number, cookie: string): Promise<void> {
  type Games = {
    games: { edges: { node: { markets: { outcomes: { id: string; coef: string; isBlocked: boolean }[] }[] } }[] };
  };
  const {
    data: { games },
  } = await ask<Games>(
    gateway,
    "{ games(filter: { section: LINE }, first: 20) { edges { node { markets(main: true) { outcomes { id coef isBlocked } } } } } }",
  );
  const outcome = games.edges
    .flatMap(({ node }) => node.markets)
    .flatMap(({ outcomes }) => outcomes)
    .find(({ isBlocked }) => !isBlocked);
  const {
    data: { viewer },
  } = await ask<{ viewer: { accounts: { id: string; balance: { currency: string } }[] } }>(
    gateway,
    "{ viewer { accounts { id balance { currency } } } }",
    {},
    { cookie },
  );
  const input = {
    accountId: viewer.accounts.find(({ balance }) => balance.currency === "RUB")?.id,
    kind: "SINGLE",
    amount: "100",
    oddsChange: "ANY",
    bets: [{ outcomeId: outcome?.id, coef: outcome?.coef }],
    idempotencyKey: crypto.randomUUID(),
  };
  const { data } = await ask<{ placeCoupon: { errors: unknown[] } }>(
    gateway,
    "mutation($input: PlaceCouponInput!) { placeCoupon(input: $input) { errors { code } } }",
    { input },
    { cookie },
  );
  expect(data.placeCoupon.errors).toEqual([]);
}

async function startServices(port: number): Promise<Running> {
  if ("missing" in database) throw new Error(database.missing);
  return startServer(
    "services/main.ts",
    {
      SERVICES_PORT: String(port),
      DATABASE_URL: database.url,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      CLOCK_RATE: "10",
    },
    `http://127.0.0.1:${port}/health`,
  );
}
const servicesPorts: number[] = [];

describe.runIf(missing === null)("two gateways", () => {
  beforeAll(async () => {
    redisPort = await freePort();
    redis = await startRedis(redisPort);
    for (let index = 0; index < 2; index += 1) {
      const port = await freePort();
      servicesPorts.push(port);
      services.push(await startServices(port));
      const gatewayPort = await freePort();
      urls.push(`http://127.0.0.1:${gatewayPort}`);
      gateways.push(
        await startServer(
          "gateway/main.ts",
          {
            GATEWAY_PORT: String(gatewayPort),
            SERVICES_PORT: String(port),
            REDIS_URL: `redis://127.0.0.1:${redisPort}`,
            EVENTS_GRACE_MS: String(graceMs),
            RATE_LIMITS: "off",
          },
          `${urls[index]}/health`,
        ),
      );
    }
    for (const url of urls)
      await vi.waitUntil(async () => (await fetch(`${url}/ready`)).ok, { timeout: 30_000, interval: 100 });
  });

  afterAll(async () => {
    await Promise.all(clients.map((client) => client.dispose()));
    for (const running of [...gateways, ...services]) await running.kill("SIGTERM");
    await redis?.kill("SIGTERM");
    if (!("missing" in database)) await database.drop();
  });

  it("tell the same games, and what each reader adds up is the same", async () => {
    const ids = await liveIds();
    const [here, there] = [listen(0, gamesQuery, { ids }), listen(1, gamesQuery, { ids })];
    for (const reader of [here, there]) {
      await expect
        .poll(() => reader.changes().filter(({ isSnapshot }) => !isSnapshot).length, { timeout: 30_000 })
        .toBeGreaterThan(20);
      for (const id of ids) expect(reader.changes().find(({ gameId }) => gameId === id)?.isSnapshot ?? true).toBe(true);
    }
    // A game at a version is the same everywhere, however a reader came to it.
    for (const id of ids) {
      const of = (reader: typeof here) => reader.changes().filter(({ gameId }) => gameId === id);
      const common = of(here)
        .map(({ version }) => version)
        .findLast((version) => of(there).some((change) => change.version === version));
      if (common === undefined) continue;
      const upTo = (reader: typeof here) => addedUp(of(reader).filter(({ version }) => version <= common));
      expect(upTo(here)).toEqual(upTo(there));
    }
  });

  it("tell a player at one what they did at the other", async () => {
    const { cookie } = await logIn(0);
    // The subscription begins with the demo player's accounts as they are.
    const accountCount = 2;
    const there = listen(1, "subscription { balanceChanged { id balance { amount } } }", {}, { cookie });
    await expect
      .poll(
        async () => {
          if (there.said.length <= accountCount) await bet(0, cookie);
          return there.said.length;
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBeGreaterThan(accountCount);
    expect(there.said.at(-1)?.data?.["balanceChanged"]?.["balance"]).toHaveProperty("amount");
  });

  it("close a player's sockets at the other, and forget their token there, when they sign out at one", async () => {
    const { cookie } = await logIn(0);
    const there = listen(1, "subscription { balanceChanged { id } }", {}, { cookie });
    // One whose session is over before it is known would be a guest's.
    await expect.poll(() => there.isConnected()).toBe(true);
    const viewer = async () =>
      (await ask<{ viewer: { login: string } | null }>(1, "{ viewer { login } }", {}, { cookie })).data.viewer;
    expect(await viewer()).toEqual({ login: "demo" });
    await ask(0, "mutation { logOut { isSignedOut } }", {}, { cookie });
    await expect.poll(() => there.codes).toEqual([4403]);
    expect(await viewer()).toBeNull();
  });

  it("go on when the services process that told the games is killed", async () => {
    const ids = await liveIds();
    const readers = [listen(0, gamesQuery, { ids }), listen(1, gamesQuery, { ids })];
    for (const reader of readers)
      await expect.poll(() => reader.changes().length, { timeout: 20_000 }).toBeGreaterThan(ids.length);
    // The first process took the lease first; whichever has it, one of these two kills meets it.
    for (const index of [0, 1]) {
      await services[index]?.kill("SIGKILL");
      const before = readers.map((reader) => reader.changes().length);
      for (const [at, reader] of readers.entries())
        await expect
          .poll(() => reader.changes().length, { timeout: 20_000 })
          .toBeGreaterThan((before[at] ?? 0) + ids.length);
      services[index] = await startServices(servicesPorts[index] ?? 0);
    }
  });

  it("show nothing stale while Redis is away, and miss nothing that happened meanwhile", async () => {
    const { cookie } = await logIn(0);
    const ids = await liveIds();
    const money = listen(1, "subscription { balanceChanged { id balance { amount } } }", {}, { cookie });
    const readers = [listen(0, gamesQuery, { ids }), listen(1, gamesQuery, { ids })];
    for (const reader of readers)
      await expect.poll(() => reader.changes().length, { timeout: 20_000 }).toBeGreaterThan(0);
    await redis.kill("SIGKILL");
    const killed = performance.now();
    for (const reader of readers) {
      await expect.poll(() => reader.isDone()).toBe(true);
      expect(reader.said.at(-1)).toEqual({
        data: null,
        errors: [{ message: "Live data is not available just now.", extensions: { code: "EVENTS_UNAVAILABLE" } }],
      });
    }
    expect(performance.now() - killed).toBeLessThan(graceMs + 3000);
    const refused = listen(0, gamesQuery, { ids });
    await expect.poll(() => refused.said[0]?.errors).toMatchObject([{ extensions: { code: "EVENTS_UNAVAILABLE" } }]);
    const heard = money.said.length;
    await bet(0, cookie);
    redis = await startRedis(redisPort);
    await expect.poll(() => money.said.length, { timeout: 20_000 }).toBeGreaterThan(heard);
    expect(money.codes).toEqual([]);
    for (const gateway of [0, 1]) {
      let back = listen(gateway, gamesQuery, { ids });
      await expect
        .poll(
          () => {
            if (back.isDone()) back = listen(gateway, gamesQuery, { ids });
            return back.changes().length;
          },
          { timeout: 20_000 },
        )
        .toBeGreaterThan(ids.length);
    }
  });
});

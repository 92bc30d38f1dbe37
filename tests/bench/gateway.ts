/**
 * The lobby (sports, 20 live games with championships and main markets, the player with his accounts): CPU the gateway
 * spends on it as one query, against the CPU a caller spends who makes the same REST calls himself with the same HTTP
 * client. Both in one run, in turns; the ratio is the median of the rounds.
 */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Pool } from "undici";
import type { CallerOrder, CallerResult } from "./gatewayCaller.ts";
import { report } from "./report.ts";

const rounds = 7;
const requestsPerRound = 400;
const warmUp = 600;
const concurrency = 8;
const targetRatio = 3;

const root = fileURLToPath(new URL("../..", import.meta.url));
const games = 20;
const lobby = `query Lobby($ids: [ID!]!) {
  sports(section: LIVE) { id name slug gameCount }
  games(filter: { ids: $ids }, first: ${games}) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node {
      id startsAt slug status version marketCount
      opponents { id name shortName color secondColor }
      score { home away period periodName clockSeconds periods { home away } }
      championship { id name slug countryCode }
      markets(main: true) { id type name param outcomes { id type name shortName coef isBlocked } }
    } }
  }
  viewer { id login accounts { id type label balance { amount currency } isActive } }
}`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

const started: ChildProcess[] = [];
const dataDir = mkdtempSync(join(tmpdir(), "betting-bench-"));

async function start(main: string, env: Record<string, string>, ready: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, main)], { cwd: root, env: { ...process.env, ...env, NODE_ENV: "production", LOG_LEVEL: "warn" }, stdio: ["ignore", "ignore", "inherit"] });
  started.push(child);
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await wait(100)) {
    if (child.exitCode !== null) throw new Error(`${main} ended with ${child.exitCode}`);
    if ((await fetch(ready).catch(() => null))?.ok) return;
  }
  throw new Error(`${main} did not become ready`);
}

async function stopAll(): Promise<void> {
  for (const child of started.toReversed()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  rmSync(dataDir, { recursive: true, force: true });
}

/** Makes a number of requests, some at a time. */
async function repeat(times: number, request: () => Promise<void>): Promise<void> {
  let left = times;
  await Promise.all(Array.from({ length: concurrency }, async () => {
    while (left > 0) {
      left -= 1;
      await request();
    }
  }));
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

try {
  const [servicesPort, gatewayPort] = [await freePort(), await freePort()];
  const services = `http://127.0.0.1:${servicesPort}`;
  const gateway = `http://127.0.0.1:${gatewayPort}`;
  const env = { SERVICES_PORT: String(servicesPort), GATEWAY_PORT: String(gatewayPort), DATA_DIR: dataDir, SITE_ENV: "demo" };
  await start("services/main.ts", env, `${services}/health`);
  await start("gateway/main.ts", env, `${gateway}/ready`);

  const pool = new Pool(gateway, { connections: concurrency, pipelining: 1 });
  const ask = async (query: string, headers: Record<string, string> = {}, variables: object = {}) => {
    const { statusCode, headers: answered, body } = await pool.request({
      method: "POST", path: "/graphql", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify({ query, variables }),
    });
    return { statusCode, cookie: String(answered["set-cookie"] ?? "").split(";")[0] ?? "", text: await body.text() };
  };
  const { cookie } = await ask("mutation { logIn(input: { login: \"demo\", password: \"Demo-2026!\" }) { viewer { id } } }");
  const session = cookie.split("=")[1] ?? "";

  // Live games, filled up with coming ones at an hour with fewer than 20, so that every run measures the same amount.
  const idsOf = async (section: string) => {
    const { text } = await ask(`{ games(filter: { section: ${section} }, first: ${games}) { edges { node { id } } } }`);
    return (JSON.parse(text) as { data: { games: { edges: { node: { id: string } }[] } } }).data.games.edges.map(({ node }) => node.id);
  };
  const live = await idsOf("LIVE");
  const ids = [...live, ...await idsOf("LINE")].slice(0, games);
  const askLobby = () => ask(lobby, { cookie }, { ids });

  const sample = await askLobby();
  const { data, errors } = JSON.parse(sample.text) as { data: { sports: object[]; games: { edges: object[] }; viewer: { accounts: object[] } | null }; errors?: object[] };
  if (errors || data.games.edges.length !== games || (data.viewer?.accounts.length ?? 0) < 2) throw new Error(`The lobby is not whole: ${sample.text.slice(0, 500)}`);

  const throughGateway = () => repeat(requestsPerRound, async () => {
    const { statusCode } = await askLobby();
    if (statusCode !== 200) throw new Error(`gateway answered ${statusCode}`);
  });
  const gatewayCpu = async () => {
    const text = await (await fetch(`${gateway}/metrics`)).text();
    const seconds = /^process_cpu_seconds_total (\S+)/m.exec(text)?.[1];
    if (seconds === undefined) throw new Error("no CPU in /metrics");
    return Number(seconds);
  };

  const caller = fork(fileURLToPath(new URL("./gatewayCaller.ts", import.meta.url)), { cwd: root });
  started.push(caller);
  const direct = async (times: number): Promise<number> => {
    caller.send({ services, session, ids, times, concurrency } satisfies CallerOrder);
    const [result] = (await once(caller, "message")) as [CallerResult];
    return result.cpuSeconds;
  };

  await repeat(warmUp, async () => void (await askLobby()));
  await direct(warmUp);

  const measured: { gatewayMs: number; restMs: number; ratio: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await gatewayCpu();
    await throughGateway();
    const gatewayMs = ((await gatewayCpu()) - before) * 1000 / requestsPerRound;
    const restMs = (await direct(requestsPerRound)) * 1000 / requestsPerRound;
    measured.push({ gatewayMs, restMs, ratio: gatewayMs / restMs });
  }
  await pool.close();

  const ratio = median(measured.map((round) => round.ratio));
  console.log(`lobby gateway/REST CPU ratio: ${ratio.toFixed(2)} (target ≤ ${targetRatio})`);
  report("gateway", [{ name: "lobby: CPU of the gateway / of the same REST calls", value: Math.round(ratio * 100) / 100, unit: "×", target: `≤ ${targetRatio}`, isMet: ratio <= targetRatio }], {
    liveGames: Math.min(live.length, games), gatewayMsPerRequest: median(measured.map(({ gatewayMs }) => gatewayMs)), restMsPerRequest: median(measured.map(({ restMs }) => restMs)), rounds: measured,
  });
} finally {
  await stopAll();
}

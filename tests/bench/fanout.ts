/**
 * 10,000 sockets on one gateway process on one core, the load on the other: how old a change is when it is read, what a
 * socket costs, whether a newest state is lost; then the highest rate that is held, next to a plain graphql-ws server.
 */
import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../scripts/lib/freePort.ts";
import { answers, canPin, startPinned, stopAll, tell, usage } from "./gateway/pinned.ts";
import type { ClientsAnswer, ClientsOrder, SourceAnswer, SourceOrder } from "./fanout/orders.ts";
import { report } from "./report.ts";

const sockets = 10_000;
const gamesPerSocket = 20;
const games = Array.from({ length: 200 }, (_, index) => String(1001 + index));
/** Updates a second that each socket gets. */
const rate = 3;
const targetP99Ms = 500;
const targetKiB = 30;
const secondsAtRate = 20;
const secondsAStep = 8;
const step = 1.25;

const changesFor = (updates: number) => (updates * games.length) / gamesPerSocket;

interface Ground {
  server: ChildProcess;
  clients: ChildProcess;
  source: ChildProcess;
  idleMiB: number;
  openMiB: number;
}

async function setUp(file: string): Promise<Ground> {
  const began = { BENCH_BEGAN: String(Date.now()) };
  const [sourcePort, port] = [await freePort(), await freePort()];
  const sourceUrl = `http://127.0.0.1:${sourcePort}`;
  const source = startPinned(0, "tests/bench/fanout/source.ts", { ...began, BENCH_PORT: String(sourcePort) });
  await answers(source, `${sourceUrl}/health`);
  await tell<SourceAnswer>(source, { games, changesPerSecond: 0 } satisfies SourceOrder);
  const server = startPinned(1, file, {
    GATEWAY_PORT: String(port),
    SERVICES_PORT: String(sourcePort),
    BENCH_SOURCE: sourceUrl,
    ADDRESS_CONNECTIONS: String(sockets),
    RATE_LIMITS: "off",
  });
  await answers(server, `http://127.0.0.1:${port}/health`);
  const clients = startPinned(0, "tests/bench/fanout/clients.ts", began);
  // What a first socket loads belongs to the process, not to the sockets.
  await tell<ClientsAnswer>(clients, { open: 10, port, games, gamesPerSocket } satisfies ClientsOrder);
  await wait(2000);
  const idleMiB = usage(server).rssMiB;
  const { ready, closed } = await tell<ClientsAnswer>(clients, {
    open: sockets - 10,
    port,
    games,
    gamesPerSocket,
  } satisfies ClientsOrder);
  if (ready !== sockets || closed > 0)
    throw new Error(`${file}: ${ready} of ${sockets} sockets have their games, ${closed} were closed`);
  return { server, clients, source, idleMiB, openMiB: usage(server).rssMiB };
}

interface Run extends ClientsAnswer {
  updates: number;
  perSecond: number;
  serverCpu: number;
  loadCpu: number;
  rssMiB: number;
  isHeld: boolean;
}

/** Runs at a rate of updates a socket and second; held is it when what is sent arrives, in time. */
async function measure({ server, clients, source }: Ground, updates: number, seconds: number): Promise<Run> {
  await tell<SourceAnswer>(source, { changesPerSecond: changesFor(updates) } satisfies SourceOrder);
  await wait(2000);
  const before = [usage(server).cpuMs, usage(clients).cpuMs] as const;
  await tell<ClientsAnswer>(clients, { begin: true } satisfies ClientsOrder);
  await wait(seconds * 1000);
  const answer = await tell<ClientsAnswer>(clients, { end: true } satisfies ClientsOrder);
  const share = (child: ChildProcess, since: number) => (usage(child).cpuMs - since) / 1000 / answer.seconds;
  const perSecond = answer.messages / answer.seconds;
  return {
    ...answer,
    updates,
    perSecond,
    serverCpu: share(server, before[0]),
    loadCpu: share(clients, before[1]),
    rssMiB: usage(server).rssMiB,
    isHeld: answer.p99Ms < targetP99Ms && perSecond > updates * sockets * 0.95 && answer.closed === 0,
  };
}

/**
 * The same once more when it is not held the first time: a machine that does something else meanwhile is no limit of
 * the server.
 */
async function fairly(ground: Ground, updates: number, seconds: number): Promise<Run[]> {
  const first = await measure(ground, updates, seconds);
  return first.isHeld ? [first] : [first, await measure(ground, updates, seconds)];
}

/** Stops the changes and counts games of sockets that are not at their newest state once everything has arrived. */
async function behind({ clients, source }: Ground): Promise<number> {
  const { versions } = await tell<SourceAnswer>(source, { changesPerSecond: 0 } satisfies SourceOrder);
  let left = Number.POSITIVE_INFINITY;
  for (const deadline = Date.now() + 30_000; left > 0 && Date.now() < deadline; await wait(500)) {
    left = (await tell<ClientsAnswer>(clients, { compare: versions } satisfies ClientsOrder)).behind;
  }
  return left;
}

const line = ({ updates, perSecond, p50Ms, p99Ms, maxMs, serverCpu, loadCpu, isHeld }: Run) =>
  `${updates.toFixed(2)} updates/s a socket: ${Math.round(perSecond)} messages/s, p50 ${p50Ms} ms, p99 ${p99Ms} ms, max ${maxMs} ms, CPU ${serverCpu.toFixed(2)} (load ${loadCpu.toFixed(2)})${isHeld ? "" : ", not held"}`;

/** The highest rate held, from one that is: a step after the other until one is not. */
async function highest(ground: Ground, from: number): Promise<{ held: number; runs: Run[] }> {
  const runs: Run[] = [];
  for (let updates = from; ; updates *= step) {
    const tries = await fairly(ground, updates, secondsAStep);
    runs.push(...tries);
    for (const run of tries) console.log(`  ${line(run)}`);
    if (!tries.some(({ isHeld }) => isHeld))
      return { held: runs.findLast(({ isHeld }) => isHeld)?.perSecond ?? 0, runs };
  }
}

try {
  console.log(
    canPin ? "gateway on core 1, load on core 0" : "nothing is pinned: taskset is missing, or there is one core",
  );
  const gateway = await setUp("gateway/main.ts");
  const tries = await fairly(gateway, rate, secondsAtRate);
  for (const run of tries) console.log(`gateway: ${line(run)}`);
  const atRate = tries.at(-1) as Run;
  const lost = await behind(gateway);
  const kiB = Math.max(atRate.rssMiB, gateway.openMiB, usage(gateway.server).rssMiB) - gateway.idleMiB;
  const gatewayHighest = await highest(gateway, rate * step);
  const lostAfterwards = await behind(gateway);
  await stopAll();
  const peer = await setUp("tests/bench/fanout/peer.ts");
  console.log("plain graphql-ws:");
  const peerHighest = await highest(peer, 0.25);
  const perSocket = Math.round(((kiB * 1024) / sockets) * 10) / 10;
  const ratio = Math.round((gatewayHighest.held / peerHighest.held) * 10) / 10;
  report(
    "fanout",
    [
      {
        name: `age of a change at ${sockets} sockets and ${rate} updates/s each, p99`,
        value: atRate.p99Ms,
        unit: "ms",
        target: `< ${targetP99Ms}`,
        isMet: atRate.isHeld,
      },
      {
        name: "memory a socket",
        value: perSocket,
        unit: "KiB",
        target: `< ${targetKiB}`,
        isMet: perSocket < targetKiB,
      },
      {
        name: "newest states lost",
        value: lost + lostAfterwards,
        unit: "",
        target: "0",
        isMet: lost + lostAfterwards === 0,
      },
      { name: "highest rate, gateway / plain graphql-ws", value: ratio, unit: "×", target: "> 1", isMet: ratio > 1 },
    ],
    {
      atRate,
      gateway: { idleMiB: gateway.idleMiB, openMiB: gateway.openMiB, ...gatewayHighest },
      peer: { idleMiB: peer.idleMiB, openMiB: peer.openMiB, ...peerHighest },
      canPin,
    },
  );
} finally {
  await stopAll();
}

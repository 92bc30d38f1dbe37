/**
 * 500 games in play more than usual, repriced every two seconds by services on one core: how old a change is when it is
 * read from a socket at the gateway, which shares the other core with the reader.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../scripts/lib/freePort.ts";
import type { Answer, Order } from "./engine/clients.ts";
import { answers, canPin, startPinned, stopAll, tell, usage } from "./gateway/pinned.ts";
import { report } from "./report.ts";

const seconds = Number(process.env["BENCH_SECONDS"] ?? 30);
const targetP99Ms = 250;
/** Changes a second that 500 games repriced every two seconds make, less what is suspended after goals. */
const leastRate = 240;

const folder = mkdtempSync(join(tmpdir(), "engine-"));
try {
  const [servicesPort, port] = [await freePort(), await freePort()];
  const env = { SERVICES_PORT: String(servicesPort), GATEWAY_PORT: String(port), DATA_DIR: folder, RATE_LIMITS: "off" };
  const services = startPinned(0, "tests/bench/engine/services.ts", env);
  await answers(services, `http://127.0.0.1:${servicesPort}/health`);
  const { games, live } = await tell<{ games: string[]; live: number }>(services, { games: true });
  const gateway = startPinned(1, "gateway/main.ts", env);
  await answers(gateway, `http://127.0.0.1:${port}/health`);
  const clients = startPinned(1, "tests/bench/engine/clients.ts");
  const { snapshots } = await tell<Answer>(clients, { url: `ws://127.0.0.1:${port}/graphql`, games } satisfies Order);
  if (snapshots < games.length) throw new Error(`${snapshots} of ${games.length} games have been told`);
  await wait(5000);
  const before = [services, gateway].map((child) => usage(child).cpuMs);
  await tell<Answer>(clients, "begin" as unknown as object);
  await wait(seconds * 1000);
  const run = await tell<Answer>(clients, "end" as unknown as object);
  const [servicesCpu, gatewayCpu] = [services, gateway].map(
    (child, index) => Math.round((usage(child).cpuMs - (before[index] ?? 0)) / run.seconds / 10) / 100,
  );
  const rate = Math.round(run.changes / run.seconds);
  console.log(
    `${live} games in play, ${run.games} of ${games.length} changed; ${rate} changes/s with ${Math.round(run.prices / run.seconds)} prices/s; services ${servicesCpu} of a core, gateway ${gatewayCpu}; ${canPin ? "pinned" : "not pinned"}`,
  );
  console.log(`age at the socket: p50 ${run.p50Ms} ms, p99 ${run.p99Ms} ms, max ${run.maxMs} ms`);
  report(
    "engine",
    [
      {
        name: "games repriced, changes a second",
        value: rate,
        unit: "/s",
        target: `>= ${leastRate}`,
        isMet: rate >= leastRate,
      },
      {
        name: "age of a change at the socket, p99",
        value: run.p99Ms,
        unit: "ms",
        target: `<= ${targetP99Ms}`,
        isMet: run.p99Ms <= targetP99Ms,
      },
    ],
    { ...run, live, servicesCpu, gatewayCpu, canPin },
  );
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}

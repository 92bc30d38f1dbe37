/**
 * The casino: what a spin of a slot for money takes from press to result, with studio, services and database as processes
 * of their own; how many rounds a second go through the ledger, and that its books balance afterwards; what the lobby's
 * route weighs; how smoothly a hall of 500 games scrolls.
 */
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../scripts/lib/freePort.ts";
import { scrolledFrames } from "./casino/lobby.ts";
import { startSpinners } from "./casino/spins.ts";
import { answers, startPinned, stopAll, usage } from "./gateway/pinned.ts";
import { order, rounded, spent } from "./money/client.ts";
import { type Measure, report } from "./report.ts";
import { routeChunks } from "./web/chunks.ts";

const players = 64;
/** Spins a second that a calm site has, for the time of an answer. */
const calm = 40;
const calmSeconds = 10;
const fullSeconds = 15;
const maxSpinMs = 60;
const maxUnderLoadMs = 300;
const minRounds = 200;
const maxRouteKiB = 40;
const minFps = 55;

const percentile = (times: readonly number[], share: number) => {
  const sorted = times.toSorted((one, other) => one - other);
  return rounded(sorted[Math.floor(sorted.length * share)] ?? Number.NaN, 1);
};

interface Played {
  p95Ms: number;
  loadedP99Ms: number;
  perSecond: number;
  rounds: number;
  /** Processor time of a round, and statements to the database: what else the machine does is not in it. */
  cost: { studioMs: number; servicesMs: number; postgresMs: number; statements: number };
  failed: string;
  off: number;
}

async function play(): Promise<Played> {
  const folder = mkdtempSync(join(tmpdir(), "bench-casino-"));
  // The database's own user has to reach what lies in it, or it is kept elsewhere and stays there.
  chmodSync(folder, 0o755);
  try {
    const [port, studioPort] = [await freePort(), await freePort()];
    const urls = { services: `http://127.0.0.1:${port}`, studio: `http://127.0.0.1:${studioPort}` };
    const agreed = {
      STUDIO_SECRET: randomBytes(24).toString("hex"),
      STUDIO_WALLET_SECRET: randomBytes(24).toString("hex"),
    };
    const studio = startPinned(null, "studio/main.ts", {
      ...agreed,
      STUDIO_PORT: String(studioPort),
      STUDIO_DATA_DIR: join(folder, "studio"),
      STUDIO_WALLET_URL: `${urls.services}/wallet-api/v1`,
      STUDIO_PROTECTION: "off",
    });
    const services = startPinned(null, "tests/bench/placing/services.ts", {
      ...agreed,
      STUDIO_URL: urls.studio,
      SERVICES_PORT: String(port),
      DATA_DIR: join(folder, "services"),
    });
    await answers(studio, `${urls.studio}/health`);
    await answers(services, `${urls.services}/health`);
    const catalogue = `${urls.services}/casino-api/v1/catalogue?group_id=1&country=kz&lng=en`;
    while (!(await (await fetch(catalogue)).text()).includes("heron-lake")) await wait(200);
    const spinners = await startSpinners(urls, await order(services, "players", players));
    const waiting = async () =>
      Number(/^studio_wallet_calls_waiting (\d+)/m.exec(await (await fetch(`${urls.studio}/metrics`)).text())?.[1]);
    const settled = async () => {
      while ((await waiting()) > 0) await wait(20);
    };

    await spinners.all(3);
    await settled();
    spinners.latencies.length = 0;
    await spinners.paced(calm, calmSeconds);
    const p95Ms = percentile(spinners.latencies, 0.95);
    await settled();
    spinners.latencies.length = 0;
    const before = spinners.played;
    const studioBefore = usage(studio).cpuMs;
    // A round counts once its prize and its end are booked.
    const full = await spent(services, async () => {
      await spinners.all(fullSeconds);
      await settled();
    });
    const done = spinners.played - before;
    const perSecond = rounded(done / full.seconds, 0);
    const cost = {
      studioMs: rounded((usage(studio).cpuMs - studioBefore) / done),
      servicesMs: rounded(full.cpuMs / done),
      postgresMs: rounded((full.postgresMs ?? Number.NaN) / done),
      statements: rounded(full.statements / done, 1),
    };
    const loadedP99Ms = percentile(spinners.latencies, 0.99);
    const books = await order(services, "books", true);
    const off =
      books.drifts.length +
      books.totals.filter(({ sum }) => Number(sum) !== 0).length +
      Math.abs((books.journals["stake"] ?? 0) - (books.journals["reversal"] ?? 0) - spinners.played);
    const failed = [...spinners.failed].map(([why, count]) => `${count} × ${why}`).join("; ");
    await spinners.close();
    const rounds = spinners.played;
    return { p95Ms, loadedP99Ms, perSecond, rounds, cost, failed, off };
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}

const played = await play();
const lobby = routeChunks().find(({ route }) => route === "casinoLobby")?.gzipKiB ?? Number.NaN;
const scrolled = await scrolledFrames();
const { studioMs, servicesMs, postgresMs, statements } = played.cost;
console.log(
  `${played.rounds} rounds; processor time of each: studio ${studioMs} ms, services ${servicesMs} ms, database ${postgresMs} ms for ${statements} statements; came to nothing: ${played.failed || "none"}`,
);
const most = (name: string, value: number, unit: string, target: number): Measure => ({
  name,
  value,
  unit,
  target: `≤ ${target}`,
  isMet: value <= target,
});
report(
  "casino",
  [
    most(`a spin's answer at ${calm} a second, p95`, played.p95Ms, "ms", maxSpinMs),
    most(`a spin's answer with ${players} players at once, p99`, played.loadedP99Ms, "ms", maxUnderLoadMs),
    {
      name: "rounds from press to the end in the ledger",
      value: played.perSecond,
      unit: "/s",
      target: `≥ ${minRounds}`,
      isMet: played.perSecond >= minRounds,
    },
    most("what is off in the books afterwards", played.off, "", 0),
    most("JavaScript of the lobby's route", lobby, "KiB gzip", maxRouteKiB),
    {
      name: `scrolling ${scrolled.cards} games`,
      value: rounded(scrolled.fps, 1),
      unit: "fps",
      target: `≥ ${minFps}`,
      isMet: scrolled.fps >= minFps && scrolled.cards >= 500,
    },
  ],
  { ...played, lobby, scrolled },
);

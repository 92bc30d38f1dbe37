/**
 * One network against the others: how long a guest waits for the home page, which is kept, while one address asks the
 * site for pages that are not, as fast as it can. And what a signed-in guest's own page takes meanwhile. BENCH_SITE
 * measures a site that runs already, such as one of another version, instead of an own one.
 */
import { type ChildProcess, fork } from "node:child_process";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { LoadOrder } from "./gateway/load.ts";
import { type Measure, report } from "./report.ts";
import { startSites, userAgent } from "./web/load.ts";

/** By how much a guest's wait for a kept page may grow. */
const MAX_RATIO = 2;
/** Waits shorter than this are not told apart on a busy machine, milliseconds. */
const FLOOR_MS = 1;
const samples = 400;
const everyMs = 20;
/** Seconds before measuring: the burst that an address may have is spent by then. */
const settleMs = 3_000;

const flood = fileURLToPath(new URL("./gateway/load.ts", import.meta.url));
const attacker = "203.0.113.66";
const guest = "198.51.100.7";

const attacks: Readonly<Record<string, { path(n: number): string; headers?: Record<string, string> }>> = {
  "unknown parameters": { path: (n) => `/en?x=${n}` },
  "filters of a list": { path: (n) => `/en/line/football?time=first_period&x=${n}` },
  "pages that are none": { path: (n) => `/en/no-such-page/${n}` },
  "a cookie nobody knows": { path: () => "/en/line/football", headers: { cookie: "who=1" } },
};

const agent = new Agent({ keepAlive: true });
function waited(url: string, headers: Record<string, string> = {}): Promise<{ ms: number; status: number }> {
  const at = performance.now();
  return new Promise((resolve, reject) => {
    request(
      url,
      { agent, headers: { "user-agent": userAgent, "accept-encoding": "br", "x-forwarded-for": guest, ...headers } },
      (response) => {
        response.resume().once("end", () => resolve({ ms: performance.now() - at, status: response.statusCode ?? 0 }));
      },
    )
      .once("error", reject)
      .end();
  });
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

/**
 * Asks every so often, whether the answer before has come or not: a guest who waits must not keep the next one from
 * being counted.
 */
async function guestWaits(url: string): Promise<{ p50: number; p99: number; failures: number }> {
  const asked: ReturnType<typeof waited>[] = [];
  for (let at = 0; at < samples; at += 1) {
    asked.push(waited(`${url}/en`));
    await pause(everyMs);
  }
  const answers = await Promise.all(asked);
  const waits = answers.map(({ ms }) => ms);
  return {
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    failures: answers.filter(({ status }) => status !== 200).length,
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

const own = process.env["BENCH_SITE"] === undefined ? await startSites({}) : null;
const url = process.env["BENCH_SITE"] ?? own?.kept.url ?? "";
try {
  const { port, host } = new URL(url);
  for (let times = 0; times < 20; times += 1) await waited(`${url}/en`);
  const measures: Measure[] = [];
  const details: Record<string, unknown> = {};
  const alone = await guestWaits(url);
  details["alone"] = alone;
  console.log(`     alone: p50 ${rounded(alone.p50)} ms, p99 ${rounded(alone.p99)} ms`);
  for (const [name, { path, headers = {} }] of Object.entries(attacks)) {
    const requests = Array.from(
      { length: 2000 },
      (_, n) =>
        `GET ${path(n)} HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: ${userAgent}\r\nX-Forwarded-For: ${attacker}\r\n${Object.entries(
          headers,
        )
          .map(([key, value]) => `${key}: ${value}\r\n`)
          .join("")}\r\n`,
    );
    const child: ChildProcess = fork(flood);
    const done = new Promise<{ count: number; failures: number; seconds: number }>((resolve, reject) =>
      child.once("error", reject).once("message", resolve as () => void),
    );
    child.send({
      port: Number(port),
      requests,
      connections: 16,
      seconds: settleMs / 1000 + (samples * everyMs) / 1000,
    } satisfies LoadOrder);
    await pause(settleMs);
    const during = await guestWaits(url);
    const { count, failures: others, seconds } = await done;
    child.kill();
    const ratio = during.p50 / Math.max(FLOOR_MS, alone.p50);
    details[name] = { during, count, others, seconds };
    console.log(
      `     ${name}: ${Math.round(count / seconds)} answers a second to the address, ${others} of ${count} other than 200; the guest's p50 ${rounded(during.p50)} ms, p99 ${rounded(during.p99)} ms`,
    );
    measures.push({
      name: `a guest's wait for a kept page, one address asking for ${name}`,
      value: rounded(ratio),
      unit: "times as long",
      target: `≤ ${MAX_RATIO}`,
      isMet: ratio <= MAX_RATIO && during.failures === 0,
    });
  }
  report("crowd", measures, details);
} finally {
  agent.destroy();
  await own?.stop();
}

/**
 * npm run bench -- gateway: the same operations over the same REST services through this gateway, four others, and a
 * bare server that makes the same REST calls. The server that is measured has one core for itself, the load and the
 * replayed REST services the other; rounds go in turns, and what counts is the median of the rounds' ratios.
 */
import type { ChildProcess } from "node:child_process";
import { checkSame } from "./gateway/checks.ts";
import { contenders, type Contender } from "./gateway/contenders.ts";
import { prepare } from "./gateway/ground.ts";
import type { LoadOrder, LoadResult } from "./gateway/load.ts";
import { canPin, startPinned, stopAll, tell, usage } from "./gateway/pinned.ts";
import type { ReplayAnswer, ReplayOrder } from "./gateway/replay.ts";
import type { Scenario } from "./gateway/scenarios.ts";
import { report, type Measure } from "./report.ts";

const rounds = Number(process.env["BENCH_ROUNDS"] ?? 5);
const seconds = Number(process.env["BENCH_SECONDS"] ?? 2);
const connections = 32;

interface Round extends Pick<LoadResult, "p50" | "p99"> {
  perSecond: number;
  cpuMicros: number;
  rssMiB: number;
  callsPerRequest: number;
}
type Measured = { contender: string; scenario: string; rounds: Round[] };

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const of = (measured: readonly Measured[], contender: string, scenario: string) =>
  measured.find((one) => one.contender === contender && one.scenario === scenario);

/** The median over the rounds of one contender's requests a second by another's in the same round. */
function ratio(measured: readonly Measured[], contender: string, base: string, scenario: string): number {
  const [one, other] = [of(measured, contender, scenario)?.rounds ?? [], of(measured, base, scenario)?.rounds ?? []];
  return median(one.map(({ perSecond }, index) => perSecond / (other[index]?.perSecond ?? Number.NaN)));
}

async function measure(
  load: ChildProcess,
  replay: ChildProcess,
  { process, port, requests }: Contender,
  scenario: Scenario,
  forSeconds: number,
): Promise<Round> {
  await tell<ReplayAnswer>(replay, { count: true } satisfies ReplayOrder);
  const before = usage(process).cpuMs;
  const {
    count,
    seconds: took,
    p50,
    p99,
    failures,
  } = await tell<LoadResult>(load, {
    port,
    requests: requests(scenario),
    connections,
    seconds: forSeconds,
  } satisfies LoadOrder);
  const { cpuMs, rssMiB } = usage(process);
  const counted = await tell<ReplayAnswer>(replay, { count: true } satisfies ReplayOrder);
  if (failures > 0) throw new Error(`${scenario.name}: ${failures} of ${count} answers were not 200`);
  return {
    perSecond: count / took,
    p50,
    p99,
    rssMiB,
    cpuMicros: ((cpuMs - before) * 1000) / count,
    callsPerRequest: "calls" in counted ? counted.calls / count : Number.NaN,
  };
}

function print(measured: readonly Measured[], raw: string): void {
  for (const scenario of new Set(measured.map((one) => one.scenario))) {
    console.log(`\n${scenario.padEnd(34)} req/s   × raw   CPU µs   p50 ms   p99 ms   MiB   calls`);
    for (const { contender, rounds: done } of measured.filter((one) => one.scenario === scenario)) {
      const m = (key: keyof Round) => median(done.map((round) => round[key]));
      console.log(
        `  ${contender.padEnd(30)} ${m("perSecond").toFixed(0).padStart(7)} ${ratio(measured, contender, raw, scenario).toFixed(2).padStart(7)} ${m("cpuMicros").toFixed(0).padStart(8)} ${m("p50").toFixed(2).padStart(8)} ${m("p99").toFixed(2).padStart(8)} ${m("rssMiB").toFixed(0).padStart(5)} ${m("callsPerRequest").toFixed(1).padStart(7)}`,
      );
    }
  }
}

/** What the numbers must show: ahead of every peer; from the cache ahead of the raw calls; uncached, 0.7 of them. */
function targets(measured: readonly Measured[], all: readonly Contender[], raw: string): Measure[] {
  const own = all.find(({ kind }) => kind === "own")?.name ?? "";
  const rows = (contender: string) => measured.filter((one) => one.contender === contender);
  const line = (name: string, value: number, target: number): Measure => ({
    name,
    value: Math.round(value * 100) / 100,
    unit: "×",
    target: `≥ ${target}`,
    isMet: value >= target,
  });
  return [
    ...all
      .filter(({ kind }) => kind === "peer")
      .flatMap(({ name }) =>
        rows(name).map(({ scenario }) =>
          line(`${scenario}: requests a second by ${name}'s`, ratio(measured, own, name, scenario), 1),
        ),
      ),
    ...all
      .filter(({ kind }) => kind === "trusted")
      .flatMap(({ name }) =>
        rows(name).map(({ scenario }) =>
          line(`${scenario}, public trusted document: by the raw calls'`, ratio(measured, name, raw, scenario), 1),
        ),
      ),
    ...rows(own)
      .filter(({ scenario }) => scenario !== "trivial")
      .map(({ scenario }) =>
        line(`${scenario}, uncached: by the raw calls'`, ratio(measured, own, raw, scenario), 0.7),
      ),
  ];
}

try {
  if (!canPin) console.log("There is no taskset here: processes are not pinned to cores.");
  const prepared = await prepare();
  const replay = startPinned(1, "tests/bench/gateway/replay.ts");
  const started = await tell<ReplayAnswer>(replay, { recording: prepared.recording } satisfies ReplayOrder);
  const rest = `http://127.0.0.1:${"port" in started ? started.port : 0}`;
  const load = startPinned(1, "tests/bench/gateway/load.ts");
  const all = await contenders(rest, prepared);
  const raw = all.find(({ kind }) => kind === "raw")?.name ?? "";
  const pairs = prepared.scenarios.flatMap((scenario) =>
    all.filter(({ takes }) => takes(scenario)).map((contender) => ({ scenario, contender })),
  );

  await checkSame(prepared.scenarios, all, replay);
  for (const { scenario, contender } of pairs) await measure(load, replay, contender, scenario, seconds);
  const measured: Measured[] = pairs.map(({ scenario, contender }) => ({
    scenario: scenario.name,
    contender: contender.name,
    rounds: [],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { scenario, contender } of pairs)
      of(measured, contender.name, scenario.name)?.rounds.push(
        await measure(load, replay, contender, scenario, seconds),
      );
  }
  // The player's token lasts minutes: answers that became refusals on the way would be fast and worth nothing.
  await checkSame(prepared.scenarios, all, replay);
  print(measured, raw);
  console.log("");
  report("gateway", targets(measured, all, raw), { isPinned: canPin, rounds: measured });
} finally {
  await stopAll();
}

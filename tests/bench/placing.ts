/**
 * Twenty callers place singles and expresses for twenty players as fast as they are answered, over HTTP, by services
 * with their embedded database; all of it on one machine. What a coupon costs stands beside the very statements of its
 * placing, recorded once and sent again by the same process without anything around them, in turns: those of a coupon
 * that comes alone, because the services write those of several players together. Afterwards the books must balance to
 * zero.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../scripts/lib/freePort.ts";
import { answers, startPinned, stopAll } from "./gateway/pinned.ts";
import { costOf, median, offOf, order, rounded, spent, type Cost } from "./money/client.ts";
import { startCallers } from "./placing/callers.ts";
import { report } from "./report.ts";

/** Seconds of a round of placings, and of the statements alone. */
const seconds = Number(process.env["BENCH_SECONDS"] ?? 5);
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 5);
const warmUpSeconds = 8;
const players = 20;
/** Placings of each player that are recorded: one express and two singles, as they are placed. */
const recordedEach = 3;
const leastRate = 600;
const mostOverSql = 2;

const folder = mkdtempSync(join(tmpdir(), "placing-"));
try {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const services = startPinned(null, "tests/bench/placing/services.ts", {
    SERVICES_PORT: String(port),
    DATA_DIR: folder,
  });
  await answers(services, `${url}/health`);
  const callers = await startCallers(url, await order(services, "players", players));
  await callers.all(warmUpSeconds);
  await wait(1000);
  await order(services, "jobs", { seconds: 3 });
  let statements: string[] = [];
  for (let lane = 0; lane < players; lane += 1)
    for (let turn = 0; turn < recordedEach; turn += 1) {
      await order(services, "record", true);
      const key = await callers.one(lane);
      ({ statements } = await order(services, "recorded", { lane, key }));
    }
  await order(services, "profile", true);
  const idle = await spent(services, () => wait(4000));
  const idleSplit = await order(services, "profiled", true);

  callers.latencies.length = 0;
  const whole: Cost[] = [];
  const alone: Cost[] = [];
  let replayed = 0;
  await order(services, "replay", { seconds: 2 }).then((count) => (replayed += count));
  for (let round = 0; round < rounds; round += 1) {
    const before = callers.placed;
    const placing = await spent(services, () => callers.all(seconds));
    whole.push(costOf(placing, callers.placed - before, idle));
    let count = 0;
    const sql = await spent(services, async () => (count = await order(services, "replay", { seconds })));
    alone.push(costOf(sql, count, idle));
    replayed += count;
  }
  const beforeProfile = callers.placed;
  await order(services, "profile", true);
  const profiled = await spent(services, () => callers.all(seconds));
  const split = await order(services, "profiled", true);
  const profiledCpu = (profiled.cpuMs + profiled.jobsMs) / (callers.placed - beforeProfile);

  const middle = (costs: readonly Cost[], name: keyof Cost) => median(costs.map((cost) => cost[name]));
  const names = ["rate", "cpuMs", "postgresMs", "statements", "waitMs"] as const;
  const of = (costs: readonly Cost[]) =>
    Object.fromEntries(names.map((name) => [name, rounded(middle(costs, name), 3)]));
  const ratio = median(whole.map((cost, round) => cost.cpuMs / (alone[round]?.cpuMs ?? Number.NaN)));
  const times = callers.latencies.toSorted((one, other) => one - other);
  const p = (share: number) => rounded(times[Math.floor(times.length * share)] ?? 0, 1);
  const refused = [...callers.refused].map(([code, count]) => `${count} × ${code}`).join(", ");
  console.log(`a placing's statements:\n${statements.map((text) => `  ${text.slice(0, 140)}`).join("\n")}`);
  console.log("a coupon, median of the rounds      a second  services ms  Postgres ms  statements  SQL wait ms");
  for (const [name, costs] of [
    ["placed over HTTP", whole],
    ["its statements alone", alone],
  ] as const)
    console.log(
      `${name.padEnd(35)} ${names.map((each, index) => String(rounded(middle(costs, each), index === 0 ? 0 : 2)).padStart([8, 12, 12, 11, 12][index] ?? 8)).join(" ")}`,
    );
  console.log(
    `idle: ${rounded((idle.cpuMs + idle.jobsMs) / idle.seconds / 10, 1)} % of a core in the services, ${rounded((idle.postgresMs ?? 0) / idle.seconds / 10, 1)} % in Postgres`,
  );
  if (process.env["BENCH_TOP"] !== undefined)
    for (const { name, share } of idleSplit.top.slice(0, 15))
      console.log(`  idle ${String(rounded(share * 100, 1)).padStart(5)} %  ${name}`);
  console.log("of the services' processor time of a placing, jobs included:");
  for (const [name, share] of Object.entries(split.shares))
    console.log(
      `  ${name.padEnd(33)} ${String(rounded(share * 100, 1)).padStart(5)} %  ${rounded(share * profiledCpu, 3)} ms`,
    );
  if (process.env["BENCH_TOP"] !== undefined)
    for (const { name, share } of split.top) console.log(`  ${String(rounded(share * 100, 1)).padStart(5)} %  ${name}`);
  console.log(`p50 ${p(0.5)} ms, p99 ${p(0.99)} ms by ${players} callers; refused: ${refused || "none"}`);

  const books = await order(services, "books", true);
  const stakes = books.journals["stake"] ?? 0;
  const off = offOf(books) + Math.abs(stakes - callers.placed - replayed);
  console.log(
    `trial balance: ${books.totals.map(({ currency, sum }) => `${currency} ${sum}`).join(", ")}; ${books.drifts.length} drifts; ${stakes} stakes for ${callers.placed} answers and ${replayed} repetitions`,
  );
  const rate = rounded(middle(whole, "rate"), 0);
  report(
    "placing",
    [
      {
        name: "placings over HTTP on the embedded Postgres",
        value: rate,
        unit: "/s",
        target: `>= ${leastRate}`,
        isMet: rate >= leastRate,
      },
      {
        name: "the services' processor time of a coupon to that of its statements alone",
        value: rounded(ratio),
        unit: "×",
        target: `<= ${mostOverSql}`,
        isMet: ratio <= mostOverSql,
      },
      { name: "what is off in the books afterwards", value: off, unit: "", target: "0", isMet: off === 0 },
    ],
    { placed: of(whole), alone: of(alone), split, profiledCpu, statements, p50Ms: p(0.5), p99Ms: p(0.99), refused },
  );
  await callers.close();
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Twenty players at a time pay in by card, end to end: a call of the payments service, the page of the demo provider (a
 * process of its own), its form, the provider's notices, the booking, and the way back. Beside it, in turns and in the
 * same process, the ledger's part alone: the journal of a deposit in a transaction. Afterwards the books must balance to
 * zero.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../scripts/lib/freePort.ts";
import { answers, startPinned, stopAll, tell, usage } from "./gateway/pinned.ts";
import { costOf, median, offOf, order, rounded, spent, type Cost } from "./money/client.ts";
import { startPayers } from "./payments/callers.ts";
import { report } from "./report.ts";

const seconds = Number(process.env["BENCH_SECONDS"] ?? 5);
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 5);
const warmUpSeconds = 5;
const callers = 20;
/** Few pay in again and again, so there are many players. */
const players = 200;
const leastRate = 50;

const folder = mkdtempSync(join(tmpdir(), "payments-"));
try {
  const [port, providerPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const providerUrl = `http://127.0.0.1:${providerPort}`;
  const agreed = {
    PROVIDER_KEY: randomBytes(24).toString("hex"),
    PROVIDER_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString("base64")}`,
  };
  const provider = startPinned(null, "provider/main.ts", {
    ...agreed,
    PROVIDER_PORT: String(providerPort),
    PROVIDER_PUBLIC_URL: providerUrl,
    PROVIDER_DATA_DIR: join(folder, "provider"),
    PROVIDER_WEBHOOK_URL: `${url}/payments-api/v1/provider/notices`,
  });
  const services = startPinned(null, "tests/bench/payments/services.ts", {
    ...agreed,
    PROVIDER_URL: providerUrl,
    SERVICES_PORT: String(port),
    DATA_DIR: join(folder, "services"),
  });
  await answers(provider, `${providerUrl}/health`);
  await answers(services, `${url}/health`);
  const all = await order(services, "players", players);
  const payers = startPayers(url, all, callers);
  await payers.all(warmUpSeconds);
  await wait(1000);
  await order(services, "jobs", { seconds: 3 });
  await order(services, "record", true);
  const key = await payers.one(0);
  const { statements } = await order(services, "recorded", { lane: 0, key });
  const idle = await spent(services, () => wait(3000));

  const accountIds = all.slice(0, callers).map(({ accountId }) => Number(accountId));
  let posted = 0;
  const ledgerFor = async (forSeconds: number) => {
    const count = await tell<number>(services, { name: "ledger", ask: { seconds: forSeconds, accountIds } });
    posted += count;
    return count;
  };
  await ledgerFor(1);
  payers.latencies.length = 0;
  const whole: Cost[] = [];
  const ledger: Cost[] = [];
  const providerMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [paid, cpuMs] = [payers.paid, usage(provider).cpuMs];
    const paying = await spent(services, () => payers.all(seconds));
    whole.push(costOf(paying, payers.paid - paid, idle));
    providerMs.push((usage(provider).cpuMs - cpuMs) / (payers.paid - paid));
    let count = 0;
    const alone = await spent(services, async () => (count = await ledgerFor(seconds)));
    ledger.push(costOf(alone, count, idle));
  }
  const beforeProfile = payers.paid;
  await order(services, "profile", true);
  const profiled = await spent(services, () => payers.all(seconds));
  const split = await order(services, "profiled", true);
  const profiledCpu = (profiled.cpuMs + profiled.jobsMs) / (payers.paid - beforeProfile);

  const names = ["rate", "cpuMs", "postgresMs", "statements", "waitMs"] as const;
  const middle = (costs: readonly Cost[], name: keyof Cost) => median(costs.map((cost) => cost[name]));
  const of = (costs: readonly Cost[]) =>
    Object.fromEntries(names.map((name) => [name, rounded(middle(costs, name), 3)]));
  const times = payers.latencies.toSorted((one, other) => one - other);
  const p = (share: number) => rounded(times[Math.floor(times.length * share)] ?? 0, 1);
  const failed = [...payers.failed].map(([end, count]) => `${count} × ${end}`).join(", ");
  if (process.env["BENCH_TOP"] !== undefined)
    console.log(`a deposit's statements:\n${statements.map((text) => `  ${text.slice(0, 140)}`).join("\n")}`);
  console.log("a deposit, median of the rounds     a second  services ms  Postgres ms  statements  SQL wait ms");
  for (const [name, costs] of [
    ["end to end", whole],
    ["its journal alone", ledger],
  ] as const)
    console.log(
      `${name.padEnd(35)} ${names.map((each, index) => String(rounded(middle(costs, each), index === 0 ? 0 : 2)).padStart([8, 12, 12, 11, 12][index] ?? 8)).join(" ")}`,
    );
  console.log(`the provider: ${rounded(median(providerMs))} ms of processor time a deposit`);
  console.log("of the services' processor time of a deposit, jobs included:");
  for (const [name, share] of Object.entries(split.shares))
    console.log(
      `  ${name.padEnd(33)} ${String(rounded(share * 100, 1)).padStart(5)} %  ${rounded(share * profiledCpu, 3)} ms`,
    );
  console.log(`p50 ${p(0.5)} ms, p99 ${p(0.99)} ms by ${callers} at a time; came to nothing: ${failed || "none"}`);

  const books = await order(services, "books", true);
  const booked = books.journals["deposit"] ?? 0;
  const off = offOf(books) + Math.abs(booked - payers.paid - posted);
  console.log(
    `trial balance: ${books.totals.map(({ currency, sum }) => `${currency} ${sum}`).join(", ")}; ${books.drifts.length} drifts; ${booked} deposits booked for ${payers.paid} paid and ${posted} journals alone`,
  );
  const rate = rounded(middle(whole, "rate"), 0);
  report(
    "payments",
    [
      {
        name: "deposits end to end, by the demo provider",
        value: rate,
        unit: "/s",
        target: `>= ${leastRate}`,
        isMet: rate >= leastRate,
      },
      { name: "what is off in the books afterwards", value: off, unit: "", target: "0", isMet: off === 0 },
    ],
    {
      deposit: of(whole),
      ledger: of(ledger),
      providerMs: rounded(median(providerMs), 3),
      split,
      statements,
      p50Ms: p(0.5),
      p99Ms: p(0.99),
      failed,
    },
  );
  await payers.close();
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}

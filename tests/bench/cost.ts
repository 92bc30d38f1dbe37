/**
 * npm run bench -- cost: what operations cost in points against the processor time they take in the gateway and the
 * services. Every root field is asked at its dearest; none may be much cheaper than the usual one, or a guest could
 * have the site work for nothing.
 */
import { executableSchema } from "../../gateway/schema.ts";
import { dearest, type Asked } from "./cost/dearest.ts";
import { groundOf } from "./cost/ground.ts";
import { startSite, type Site } from "./cost/site.ts";
import { stopAll } from "./gateway/pinned.ts";
import { report } from "./report.ts";

/** How long each is asked in a round, milliseconds, and in how many rounds. */
const forMs = Number(process.env["BENCH_COST_MS"] ?? 500);
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 3);
const only = process.env["BENCH_COST_ONLY"];
/** A field may give so many times fewer points for its processor time than the median. */
const mostBelow = 3;

interface Row extends Asked {
  gatewayMs: number;
  servicesMs: number;
  perMs: number;
  count: number;
  codes: string;
}

/** Points a millisecond; CPU of both processes an operation. */
async function measure(
  site: Site,
  asked: Asked,
  token: string,
  idle: { gateway: number; services: number },
): Promise<Row> {
  const headers: Record<string, string> = asked.isPlayers ? { authorization: `Bearer ${token}` } : {};
  const codes = await site.codesOf(asked.query, headers);
  for (let index = 0; index < 3; index += 1) await site.send(asked.query, headers);
  const turns: Row[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    const before = site.cpu();
    const started = performance.now();
    let count = 0;
    for (; performance.now() - started < forMs; count += 1) await site.send(asked.query, headers);
    const [after, took] = [site.cpu(), performance.now() - started];
    const of = (name: "gateway" | "services") =>
      Math.max(0.02, (after[name] - before[name] - idle[name] * took) / count);
    const [gatewayMs, servicesMs] = [of("gateway"), of("services")];
    turns.push({ ...asked, gatewayMs, servicesMs, count, codes, perMs: asked.points / (gatewayMs + servicesMs) });
  }
  // Jobs of the services run beside it now and then; the round in which it took least has least of them.
  return turns.reduce((one, other) => (other.perMs > one.perMs ? other : one));
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

try {
  const site = await startSite({ RATE_LIMITS: "off" });
  const ground = await groundOf(site);
  const idle = await site.idle(3000);
  const rows: Row[] = [];
  for (const asked of dearest(executableSchema(), ground.ground, { guest: 12_000, player: 15_000 })) {
    if (only !== undefined && !asked.name.startsWith(only)) continue;
    rows.push(await measure(site, asked, await ground.token(), idle));
  }
  const usual = median(rows.map(({ perMs }) => perMs));
  console.log("                                        points    gateway ms  services ms  points/ms");
  for (const row of rows.toSorted((one, other) => one.perMs - other.perMs)) {
    console.log(
      `${row.name.padEnd(36)} ${row.points.toFixed(0).padStart(9)} ${row.gatewayMs.toFixed(2).padStart(13)} ${row.servicesMs.toFixed(2).padStart(12)} ${row.perMs.toFixed(0).padStart(10)}${row.codes === "" ? "" : `   ${row.codes}`}`,
    );
  }
  const cheapest = rows.reduce((one, other) => (other.perMs < one.perMs ? other : one));
  report(
    "cost",
    [
      { name: "Median", value: Math.round(usual), unit: "points/ms", target: "> 0", isMet: usual > 0 },
      {
        name: `Cheapest for its work (${cheapest.name}) below the median`,
        value: Math.round((usual / cheapest.perMs) * 100) / 100,
        unit: "×",
        target: `≤ ${mostBelow}`,
        isMet: usual / cheapest.perMs <= mostBelow,
      },
    ],
    {
      rows: rows.map(({ name, points, gatewayMs, servicesMs, perMs, count, codes }) => ({
        name,
        points,
        gatewayMs,
        servicesMs,
        perMs,
        count,
        codes,
      })),
    },
  );
} finally {
  await stopAll();
}

/**
 * npm run bench -- neighbour: what one guest who asks as much as is allowed takes from another. The first asks dear
 * things in several ways, from one address and without a pause; the second asks for the price of a coupon, again and
 * again, alone and beside the first.
 */
import { executableSchema } from "../../gateway/schema.ts";
import { dearest } from "./cost/dearest.ts";
import { groundOf } from "./cost/ground.ts";
import { startSite, type Site } from "./cost/site.ts";
import { stopAll } from "./gateway/pinned.ts";
import { report, type Measure } from "./report.ts";

const seconds = Number(process.env["BENCH_SECONDS"] ?? 10);
/** How much slower the median may be beside somebody. */
const mostSlower = 2;

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;
const from = (address: string) => ({ "x-forwarded-for": address });

/** Milliseconds of each of the second guest's questions. */
async function asked(site: Site, query: string, until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const started = performance.now();
    const { status } = await site.send(query, from("203.0.113.2"));
    if (status !== 200) throw new Error(`The second guest is refused with ${status}`);
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return times;
}

/** Asks without a pause, so many at a time; counts answers and refusals. */
async function load(
  site: Site,
  queries: readonly string[],
  atATime: number,
  until: number,
): Promise<{ served: number; refused: number }> {
  const done = { served: 0, refused: 0 };
  let next = 0;
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      while (performance.now() < until) {
        const { status } = await site.send(queries[next++ % queries.length] ?? "", from("203.0.113.1"));
        if (status === 200) done.served += 1;
        else {
          done.refused += 1;
          // All together still ask several times more than is allowed.
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
    }),
  );
  return done;
}

try {
  const site = await startSite({});
  const { ground } = await groundOf(site);
  const all = dearest(executableSchema(), ground, { guest: 12_000, player: 15_000 }).filter(
    ({ isPlayers }) => !isPlayers,
  );
  const named = (...names: string[]) =>
    all.filter(({ name }) => names.some((one) => name.startsWith(one))).map(({ query }) => query);
  const quote =
    dearest(executableSchema(), ground, { guest: 12_000, player: 15_000 }).find(
      ({ name }) => name === "couponQuote#1 all",
    )?.query ?? "";
  const loads: [string, readonly string[], number][] = [
    ["addresses, 8 at a time", named("gameAddresses least"), 8],
    ["addresses, 16 at a time", named("gameAddresses"), 16],
    ["pages of games with all markets, 16 at a time", named("games#6 all"), 16],
    ["a championship whole, 16 at a time", named("championship all"), 16],
    ["searches, 32 at a time", named("search#1 least", "games#2"), 32],
    ["wishes for bets, 16 at a time", named("generateBets#1"), 16],
    ["all of it, 64 at a time", all.map(({ query }) => query), 64],
  ];
  await asked(site, quote, performance.now() + 3000);
  const measures: Measure[] = [];
  for (const [name, queries, atATime] of loads) {
    // What was asked before must not count: a window of the rates is ten seconds.
    await new Promise((resolve) => setTimeout(resolve, 10_500));
    const alone = await asked(site, quote, performance.now() + 3000);
    const before = site.cpu();
    const until = performance.now() + seconds * 1000;
    const [times, { served, refused }] = await Promise.all([
      asked(site, quote, until),
      load(site, queries, atATime, until),
    ]);
    const after = site.cpu();
    const share = (which: "gateway" | "services") => `${Math.round((after[which] - before[which]) / seconds / 10)} %`;
    const [own, beside] = [quantile(alone, 0.5), quantile(times, 0.5)];
    console.log(
      `  ${name}: served ${served}, refused ${refused}; gateway ${share("gateway")}, services ${share("services")}; p50 ${own.toFixed(1)} → ${beside.toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(0)}, most ${Math.max(...times).toFixed(0)}`,
    );
    measures.push({
      name: `couponQuote p50 beside ${name}`,
      value: Math.round((beside / own) * 100) / 100,
      unit: "×",
      target: `≤ ${mostSlower}`,
      isMet: beside / own <= mostSlower,
    });
  }
  report("neighbour", measures);
} finally {
  await stopAll();
}

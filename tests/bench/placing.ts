/**
 * Twenty callers place singles and expresses for twenty players as fast as they are answered, over HTTP, by services on
 * one core with their embedded database; the callers have the other core. Afterwards the books must balance to zero.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Agent, request } from "undici";
import { freePort } from "../../scripts/lib/freePort.ts";
import { answers, canPin, startPinned, stopAll, tell, usage } from "./gateway/pinned.ts";
import type { BenchPlayer, Books } from "./placing/services.ts";
import { report } from "./report.ts";

const seconds = Number(process.env["BENCH_SECONDS"] ?? 20);
const warmUpSeconds = 5;
const callers = 20;
const leastRate = 150;
/** Every third coupon is an express of three. */
const expressEvery = 3;

interface Offer { outcomeId: string; coef: string }
interface Placed { coupons: unknown[]; errors: { code: string }[] }

const folder = mkdtempSync(join(tmpdir(), "placing-"));
const agent = new Agent({ connections: callers, pipelining: 1 });
try {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const services = startPinned(0, "tests/bench/placing/services.ts", { SERVICES_PORT: String(port), DATA_DIR: folder });
  await answers(services, `${url}/health`);
  const players = await tell<BenchPlayer[]>(services, { players: callers });
  const offers = await lineOffers(url);

  let placings = 0;
  const latencies: number[] = [];
  const refusals = new Map<string, number>();
  const call = async ({ token, accountId }: BenchPlayer, caller: number, until: number) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const isExpress = turn % expressEvery === 0;
      const bets = Array.from({ length: isExpress ? 3 : 1 }, (_, index) => offers[(caller * 7 + turn * 3 + index) % offers.length]);
      const body = JSON.stringify({ accountId, typeId: isExpress ? 1 : 0, amount: "10", bets, changeCoefAction: 0 });
      const begun = performance.now();
      const answer = await request(`${url}/coupon-api/v1/coupons?lng=en`, {
        method: "POST", dispatcher: agent, body, headers: { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": `bench-${caller}-${Math.round(begun * 1000)}` },
      });
      const { coupons = [], errors = [] } = (await answer.body.json()) as Placed;
      if (answer.statusCode !== 200 || coupons.length !== 1) {
        const code = errors[0]?.code ?? String(answer.statusCode);
        refusals.set(code, (refusals.get(code) ?? 0) + 1);
        continue;
      }
      placings += 1;
      latencies.push(performance.now() - begun);
    }
  };
  const run = async (forSeconds: number) => {
    const until = performance.now() + forSeconds * 1000;
    await Promise.all(players.map((player, caller) => call(player, caller, until)));
  };

  await run(warmUpSeconds);
  const warmedUp = placings;
  latencies.length = 0;
  const before = { cpuMs: usage(services).cpuMs, at: performance.now() };
  await run(seconds);
  const took = (performance.now() - before.at) / 1000;
  const cpu = Math.round((usage(services).cpuMs - before.cpuMs) / took / 10) / 100;
  const rate = Math.round((placings - warmedUp) / took);
  latencies.sort((one, other) => one - other);
  const p = (share: number) => Math.round((latencies[Math.floor(latencies.length * share)] ?? 0) * 10) / 10;
  const books = await tell<Books>(services, { books: true });
  const off = books.drifts.length + books.totals.filter(({ sum }) => sum !== "0").length + Math.abs(books.coupons - placings);
  const refused = [...refusals].map(([code, count]) => `${count} × ${code}`).join(", ");
  console.log(`${placings - warmedUp} coupons in ${Math.round(took)} s by ${callers} callers; p50 ${p(0.5)} ms, p99 ${p(0.99)} ms; services ${cpu} of a core; refused: ${refused || "none"}; ${canPin ? "pinned" : "not pinned"}`);
  console.log(`trial balance: ${books.totals.map(({ currency, sum }) => `${currency} ${sum}`).join(", ")}; ${books.drifts.length} drifts; ${books.coupons} stakes for ${placings} answers`);
  report("placing", [
    { name: "placements over HTTP on PGlite, services on one core", value: rate, unit: "/s", target: `>= ${leastRate}`, isMet: rate >= leastRate },
    { name: "what is off in the books afterwards", value: off, unit: "", target: "0", isMet: off === 0 },
  ], { seconds: took, callers, p50Ms: p(0.5), p99Ms: p(0.99), cpu, refused, canPin });
} finally {
  await agent.close();
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}

/** An outcome of each of many line games, so that no two of an express are of one game. */
async function lineOffers(url: string): Promise<Offer[]> {
  const answer = await fetch(`${url}/sportsbook-api/v1/games?section=LINE&markets=main&first=100&lng=en`);
  const { games } = (await answer.json()) as { games: { markets: { outcomes: { id: string; coef: string; isBlocked: boolean }[] }[] | null }[] };
  const found = games.flatMap(({ markets }) => {
    const outcome = markets?.flatMap(({ outcomes }) => outcomes).find(({ isBlocked }) => !isBlocked);
    return outcome ? [{ outcomeId: outcome.id, coef: outcome.coef }] : [];
  });
  if (found.length < 20) throw new Error(`only ${found.length} line games are on offer`);
  return found;
}

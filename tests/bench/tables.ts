/**
 * 10,000 players watch one shared round of the game studio, 100 of them bet in each: an update is made once and sent to
 * all, and how old it is when it is read.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../scripts/lib/freePort.ts";
import { signed } from "#shared/wire/signedCall.ts";
import { answers, startPinned, stopAll, tell, usage } from "./gateway/pinned.ts";
import { report } from "./report.ts";
import type { WatchersAnswer, WatchersOrder } from "./tables/watchers.ts";

const watchers = 10_000;
const players = 100;
const rounds = 3;
const game = "lantern-wheel";
const secret = "operator-secret-of-bench";
/** Rounds of 7 seconds. */
const tableRate = 4;
const roundMs = 7500;
const targetP99Ms = 500;

const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), "bench-tables-"));
const studio = startPinned(1, "studio/main.ts", {
  STUDIO_PORT: String(port),
  STUDIO_DATA_DIR: folder,
  STUDIO_SECRET: secret,
  // Demo play asks no wallet anything.
  STUDIO_WALLET_URL: "http://127.0.0.1:9/wallet",
  STUDIO_WALLET_SECRET: secret,
  STUDIO_TABLE_RATE: String(tableRate),
});

async function launch(): Promise<string> {
  const body = JSON.stringify({ game, language: "en", play: null });
  const response = await fetch(`${url}/v1/launches`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...signed(secret, { method: "POST", path: "/v1/launches", body }, Date.now()),
    },
    body,
  });
  return ((await response.json()) as { url: string }).url.split("#")[1] ?? "";
}

const call = async (token: string, path: string, body: object): Promise<Record<string, unknown>> => {
  const response = await fetch(`${url}/frame/v1/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
};
const figure = async (name: string): Promise<number> =>
  Number(new RegExp(`^${name} (\\d+)`, "m").exec(await (await fetch(`${url}/metrics`)).text())?.[1]);

/** Bets until the round has taken one of each player; answers how many were taken. */
async function betAll(tokens: readonly string[]): Promise<number> {
  let taken = 0;
  for (const token of tokens) {
    const { press } = await call(token, "presses", {});
    const { round } = await call(token, "rounds", { press, stake: "1", bet: { chips: { reed: 1 } } });
    if (round !== undefined) taken += 1;
  }
  return taken;
}

try {
  await answers(studio, `${url}/health`);
  const tokens: string[] = [];
  while (tokens.length < watchers) tokens.push(...(await Promise.all(Array.from({ length: 50 }, launch))));
  const idleMiB = usage(studio).rssMiB;
  const clients = startPinned(0, "tests/bench/tables/watchers.ts");
  const { open, closed } = await tell<WatchersAnswer>(clients, { open: { port, tokens } } satisfies WatchersOrder);
  if (open !== watchers || closed > 0) throw new Error(`${open} of ${watchers} watch, ${closed} were closed`);
  await wait(3000);
  const openMiB = usage(studio).rssMiB;
  const before = { made: await figure("studio_table_updates"), sent: await figure("studio_table_messages") };
  const cpuBefore = usage(studio).cpuMs;
  const from = Date.now();
  await tell<WatchersAnswer>(clients, { begin: true } satisfies WatchersOrder);
  let bets = 0;
  for (let round = 0; round < rounds; round += 1) {
    bets += await betAll(tokens.slice(0, players));
    await wait(roundMs);
  }
  const seconds = (Date.now() - from) / 1000;
  const cpu = (usage(studio).cpuMs - cpuBefore) / 1000 / seconds;
  const made = (await figure("studio_table_updates")) - before.made;
  const sent = (await figure("studio_table_messages")) - before.sent;
  await wait(1000);
  const heard = await tell<WatchersAnswer>(clients, { end: true } satisfies WatchersOrder);
  // What only one player was told, of their own bet, isn't an update of the table.
  const ofAll = sent - bets;
  console.log(
    `${made} updates of ${watchers} watchers in ${seconds.toFixed(1)} s, ${bets} bets: p50 ${heard.p50Ms} ms, max ${heard.maxMs} ms, CPU ${cpu.toFixed(2)} of a core, ${((1024 * (openMiB - idleMiB)) / watchers).toFixed(1)} KiB a watcher`,
  );
  report(
    "tables",
    [
      {
        name: "messages of an update that was made once",
        value: Math.round(ofAll / made),
        unit: "messages",
        target: `${watchers}`,
        isMet: Math.abs(ofAll / made - watchers) < 0.01 * watchers,
      },
      {
        name: "updates that the least served watcher has read",
        value: heard.fewest,
        unit: "updates",
        target: `≥ ${made - 1}`,
        isMet: heard.fewest >= made - 1,
      },
      {
        name: "age of an update when it is read, p99",
        value: heard.p99Ms,
        unit: "ms",
        target: `< ${targetP99Ms}`,
        isMet: heard.p99Ms < targetP99Ms,
      },
      { name: "streams that were lost", value: heard.closed, unit: "", target: "0", isMet: heard.closed === 0 },
    ],
    { made, sent, bets, cpu, heard },
  );
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import type { z } from "zod";
import { trialBalance } from "./money/accounts/ledger.ts";
import type { accountData } from "./money/accounts/api.ts";
import { openDatabase } from "./platform/database/openDatabase.ts";
import { logInBodyOf } from "./testing/services.ts";
import type { PlaceAnswer } from "./betting/coupons/testing/client.ts";
import type { game } from "./betting/sportsbook/api/game.ts";

const children = new Set<ChildProcess>();
const folders: string[] = [];
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
    }
  }
  children.clear();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

interface Run {
  code: number | null;
  errors: string;
}

/** Starts the process as it is started in earnest; `url` comes when it takes calls. */
function start(env: Record<string, string>): { child: ChildProcess; url: Promise<string>; exit: Promise<Run> } {
  const child = spawn(process.execPath, [fileURLToPath(new URL("./main.ts", import.meta.url))], {
    env: { PATH: process.env["PATH"], SERVICES_PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  let [output, errors] = ["", ""];
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const exit = once(child, "close").then(() => ({ code: child.exitCode, errors }));
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /^services: (http\S+)$/m.exec(output)?.[1];
      if (found) resolve(found);
    });
    exit.then((run) => reject(new Error(`it ended with ${run.code}: ${run.errors}`)), reject);
  });
  url.catch(() => {});
  return { child, url, exit };
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "services-"));
  folders.push(folder);
  return folder;
}

async function ask<T>(url: string, headers: Record<string, string> = {}, body?: unknown): Promise<T> {
  const response = await fetch(
    url,
    body === undefined
      ? { headers }
      : { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) },
  );
  return (await response.json()) as T;
}

it("loses and doubles nothing when it is killed in the middle of placings", async () => {
  const env = { DATA_DIR: await newFolder() };
  const first = start(env);
  const url = await first.url;
  const { result } = await ask<{ result: { session: string } }>(
    `${url}/auth-api/v1/login`,
    {},
    logInBodyOf("demo", "Demo-2026!"),
  );
  const tokenAt = async (base: string) => ({
    authorization: `Bearer ${(await ask<{ token: string }>(`${base}/web-api/user/gettoken`, { "x-session": result.session })).token}`,
  });
  const headers = await tokenAt(url);
  const { accounts } = await ask<z.infer<typeof accountData>>(`${url}/account-api/v1/accounts`, headers);
  const { games } = await ask<{ games: z.infer<typeof game>[] }>(
    `${url}/sportsbook-api/v1/games?section=LINE&markets=main&first=5`,
  );
  const playing = await ask<{ games: z.infer<typeof game>[] }>(
    `${url}/sportsbook-api/v1/games?section=LIVE&markets=all&first=20`,
  );
  const ahead = await ask<{ games: z.infer<typeof game>[] }>(
    `${url}/sportsbook-api/v1/games?section=LINE&sportId=1&order=START&first=100`,
  );
  const far = ahead.games
    .slice(-20)
    .map(({ id }) => id)
    .join(",");
  const priced = await ask<{ games: z.infer<typeof game>[] }>(
    `${url}/sportsbook-api/v1/games/by-ids?ids=${far}&markets=all`,
  );
  // The last of them starts last: it is still in line when the process is back.
  const outcome = games.at(-1)?.markets[0]?.outcomes[0];
  if (!outcome) throw new Error("nothing is on offer");
  const coupon = {
    accountId: String(accounts[0]?.id),
    typeId: 0,
    amount: "10",
    changeCoefAction: 0,
    bets: [{ outcomeId: outcome.id, coef: outcome.coef }],
  };
  const placeAt = (base: string, authorization: { authorization: string }, index: number) =>
    ask<PlaceAnswer>(
      `${base}/coupon-api/v1/coupons`,
      { ...authorization, "idempotency-key": `restart-${index}` },
      coupon,
    );

  const answered = new Map<number, string>();
  const placings = Array.from({ length: 60 }, async (_, index) => {
    const id = (await placeAt(url, headers, index)).coupons[0]?.id;
    if (id) answered.set(index, id);
    if (answered.size === 10) first.child.kill("SIGKILL");
  });
  await Promise.allSettled(placings);
  await first.exit;
  expect(answered.size).toBeGreaterThanOrEqual(10);
  expect(answered.size).toBeLessThan(60);

  const second = start(env);
  const again = await second.url;
  // The games go on where they were: past events are the same, and so are the prices of the same version.
  const playingOn = await ask<{ games: z.infer<typeof game>[] }>(
    `${again}/sportsbook-api/v1/games/by-ids?ids=${playing.games.map(({ id }) => id).join(",")}&markets=all`,
  );
  expect(playing.games.length).toBeGreaterThan(5);
  for (const [index, before] of playing.games.entries()) {
    const now = playingOn.games[index];
    expect(now?.version).toBeGreaterThanOrEqual(before.version);
    expect(now?.eventCount).toBeGreaterThanOrEqual(before.eventCount ?? 0);
    if (before.events.length === before.eventCount && now?.events.length === now?.eventCount)
      expect(now?.events.slice(0, before.events.length)).toEqual(before.events);
  }
  const pricedAgain = await ask<{ games: z.infer<typeof game>[] }>(
    `${again}/sportsbook-api/v1/games/by-ids?ids=${far}&markets=all`,
  );
  const same = priced.games.filter(({ version }, index) => pricedAgain.games[index]?.version === version);
  for (const before of same) expect(pricedAgain.games.find(({ id }) => id === before.id)).toEqual(before);
  expect(same.length).toBeGreaterThan(0);
  // The session has outlived the process.
  const freshHeaders = await tokenAt(again);
  for (let index = 0; index < 60; index += 1) {
    const { coupons, errors } = await placeAt(again, freshHeaders, index);
    expect(errors).toEqual([]);
    if (answered.has(index)) expect(coupons[0]?.id).toBe(answered.get(index));
  }
  const after = await ask<z.infer<typeof accountData>>(`${again}/account-api/v1/accounts`, freshHeaders);
  expect(after.accounts[0]?.money).toBe("99400.00");
  second.child.kill("SIGTERM");
  expect(await second.exit).toEqual({ code: 0, errors: "" });

  const database = await openDatabase({ databaseUrl: null, dataDir: env.DATA_DIR });
  try {
    const { totals, drifts } = await trialBalance(database.db);
    expect({ totals, drifts }).toEqual({
      totals: [
        { currency: "RUB", sum: "0" },
        { currency: "USD", sum: "0" },
      ],
      drifts: [],
    });
  } finally {
    await database.close();
  }
}, 240_000);

it.each<[string, Record<string, string>, RegExp]>([
  [
    "an unreachable DATABASE_URL",
    { DATABASE_URL: "postgres://bets:hush@127.0.0.1:1/bets" },
    /^services: DATABASE_URL=postgres:\/\/bets:\*\*\*@127\.0\.0\.1:1\/bets can't be reached: .*\n$/,
  ],
  [
    "a missing SITE_CONFIG",
    { SITE_CONFIG: "/nowhere/site.json" },
    /^services: SITE_CONFIG=\/nowhere\/site\.json .*\n$/,
  ],
  ["a port that is none", { SERVICES_PORT: "many" }, /^services: SERVICES_PORT=many .*\n$/],
  ["a service that is none", { SERVICES: "auth,casinos" }, /^services: SERVICES=auth,casinos .*\n$/],
])(
  "ends with one line that names %s",
  async (_what, env, line) => {
    const { code, errors } = await start({ DATA_DIR: await newFolder(), ...env }).exit;
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(line) });
  },
  180_000,
);

it("ends with one line that names a busy port, and starts a subset of the services alone", async () => {
  const running = start({ DATA_DIR: await newFolder(), SERVICES: "config,auth" });
  const url = await running.url;
  expect(await ask(`${url}/health`)).toEqual({ status: "ok", services: ["config", "auth"], siteEnv: "demo" });
  expect(await ask(`${url}/account-api/v1/accounts`)).toMatchObject({ code: "NO_SUCH_CALL" });
  const { port } = new URL(url);
  const { code, errors } = await start({ DATA_DIR: await newFolder(), SERVICES: "config", SERVICES_PORT: port }).exit;
  expect({ code, errors }).toEqual({
    code: 1,
    errors: `services: SERVICES_PORT=${port} on 127.0.0.1 is taken by another process\n`,
  });
}, 180_000);

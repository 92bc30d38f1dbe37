import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it, vi } from "vitest";
import { freePort } from "../scripts/lib/freePort.ts";
import { PLAYER, startWallet, TOKEN, WALLET_SECRET } from "./testing/wallet.ts";
import { OPERATOR_SECRET } from "./testing/world.ts";
import { sitDown } from "./testing/seat.ts";
import { signed } from "#shared/wire/signedCall.ts";

const kills = process.env["TEST_LONG"] === "1" ? 100 : 5;
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function start(env: Record<string, string>, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("./main.ts", import.meta.url))], {
    env: { PATH: process.env["PATH"], LOG_LEVEL: "silent", ...env },
    stdio: "ignore",
  });
  await vi.waitFor(async () => expect((await fetch(`${url}/health`)).status).toBe(200), { timeout: 60_000 });
  return child;
}

/** A studio of its own process that can be killed, and how its calls are made. */
async function killable(more: Record<string, string>) {
  const wallet = await startWallet();
  endings.push(() => wallet.close());
  const folder = mkdtempSync(join(tmpdir(), "studio-"));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    STUDIO_PORT: port,
    STUDIO_DATA_DIR: folder,
    STUDIO_SECRET: OPERATOR_SECRET,
    STUDIO_WALLET_URL: wallet.url,
    STUDIO_WALLET_SECRET: WALLET_SECRET,
    STUDIO_PROTECTION: "off",
    ...more,
  };
  let child = await start(env, url);
  endings.push(() => child.kill("SIGKILL"));
  const operator = async (method: string, path: string, body = "") => {
    const headers = {
      "content-type": "application/json",
      ...signed(OPERATOR_SECRET, { method, path, body }, Date.now()),
    };
    return fetch(
      url + path,
      body === "" ? { headers: { ...headers, "content-type": "text/plain" } } : { method, headers, body },
    );
  };
  const play = { player: PLAYER, token: TOKEN, currency: "EUR" };
  const launch = async (game: string) => {
    const body = JSON.stringify({ game, language: "en", play });
    const { url: address } = (await (await operator("POST", "/v1/launches", body)).json()) as { url: string };
    return address.split("#")[1] ?? "";
  };
  const call = async (token: string, path: string, body: unknown) => {
    const response = await fetch(`${url}/frame/v1/${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    });
    return (await response.json()) as {
      press: string;
      round: { id: string; moves: unknown[] } | null;
    };
  };
  const statement = async () =>
    (await (await operator("GET", `/v1/statements/${new Date().toISOString().slice(0, 10)}`)).text())
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split(","));
  return {
    url,
    wallet,
    launch,
    call,
    kill: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
    again: async () => {
      child = await start(env, url);
    },
    /** The wallet has what the rounds that are over have left of 100. */
    agree: (isWhole: (rows: string[][]) => void) =>
      vi.waitFor(
        async () => {
          const rows = await statement();
          isWhole(rows);
          const moved = rows.map(([, , , status, , stake, won]) =>
            status === "closed" ? Number(won) - Number(stake) : 0,
          );
          const total = moved.reduce((sum, amount) => sum + amount, 100);
          expect(Number(wallet.balance)).toBeCloseTo(total, 9);
        },
        { timeout: 60_000, interval: 100 },
      ),
  };
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it(`${kills} kills in the middle of rounds leave each bet won, lost or taken back`, async () => {
  const { launch, call, kill, again, agree } = await killable({});
  const token = await launch("lamplight-blackjack");
  for (let killed = 0; killed < kills; killed += 1) {
    // A round that the last kill has left is doubled, which asks for a further stake.
    const { round: left } = await call(token, "open", {});
    const { press } = await call(token, "presses", {});
    const round = (
      left === null
        ? call(token, "rounds", { press, stake: "0.50", bet: {} })
        : call(token, `rounds/${left.id}/moves`, {
            step: left.moves.length,
            move: { do: "double" },
          })
    ).catch(() => null);
    // Another moment each time: before the bet, while it is under way, after it.
    await wait((killed * 3) % 13);
    await kill();
    await round;
    await again();
  }
  // The last kill has left a round, or came before its bet; then another is played.
  const { round: left } = await call(token, "open", {});
  const { press } = await call(token, "presses", {});
  const last = left ?? (await call(token, "rounds", { press, stake: "0.50", bet: {} })).round;
  if (last !== null)
    await call(token, `rounds/${last.id}/moves`, {
      step: last.moves.length,
      move: { do: "stand" },
    });
  await agree((rows) => expect(rows.length).toBeGreaterThan(0));
}, 300_000);

it(`${kills} kills in the middle of free rounds leave each used or given back, and every win paid`, async () => {
  const { wallet, launch, call, kill, again } = await killable({});
  const given = kills + 5;
  wallet.free = {
    id: "7",
    left: given,
    stake: "0.50",
    won: "0.00",
    expiresAt: Date.now() + 3_600_000,
  };
  const token = await launch("heron-lake");
  for (let killed = 0; killed < kills; killed += 1) {
    await call(token, "open", {});
    const { press } = await call(token, "presses", {});
    const round = call(token, "rounds", {
      press,
      stake: "0.50",
      bet: {},
      free: "7",
    }).catch(() => null);
    await wait((killed * 3) % 13);
    await kill();
    await round;
    await again();
  }
  await call(token, "open", {});
  const { press } = await call(token, "presses", {});
  const last = await call(token, "rounds", {
    press,
    stake: "0.50",
    bet: {},
    free: "7",
  });
  expect(last.round).not.toBeNull();
  await vi.waitFor(
    () => {
      // Each round that was used has ended, and nothing but wins has come to the player.
      expect(wallet.ended.size).toBe(given - (wallet.free?.left ?? 0));
      expect(Number(wallet.balance)).toBeCloseTo(100 + Number(wallet.free?.won), 9);
    },
    { timeout: 60_000, interval: 100 },
  );
}, 300_000);

const sharedKills = process.env["TEST_LONG"] === "1" ? 100 : 3;

it(`${sharedKills} kills in the middle of shared rounds leave each bet won, lost or taken back`, async () => {
  const { url, launch, call, kill, again, agree } = await killable({
    STUDIO_TABLE_RATE: "10",
  });
  let taken = 0;
  for (let killed = 0; killed < sharedKills; killed += 1) {
    // A flight, which is void after a kill, and a slide, which the next process finishes.
    const token = await launch(["paper-kite", "snow-slide"][killed % 2] ?? "");
    await call(token, "open", {});
    const seat = await sitDown(url, token);
    await vi.waitFor(() => expect(seat.state().phase).toBe("open"), {
      timeout: 30_000,
      interval: 5,
    });
    const { press } = await call(token, "presses", {});
    // While the bet is under way, while bets are taken, in the draw, while it is paid.
    const round = call(token, "rounds", {
      press,
      stake: "0.50",
      bet: { target: 120 },
    }).catch(() => null);
    if (killed % 2 === 1 && (await round)?.round !== undefined) taken += 1;
    await wait((killed * 310 + 5) % 1500);
    await kill();
    await round;
    await again();
  }
  await agree((rows) => expect(rows.length).toBeGreaterThanOrEqual(taken));
}, 600_000);

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

it(`${kills} kills in the middle of rounds leave each bet won, lost or taken back`, async () => {
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
  const launch = JSON.stringify({ game: "lamplight-blackjack", language: "en", play });
  const launched = (await (await operator("POST", "/v1/launches", launch)).json()) as { url: string };
  const call = async (path: string, body: unknown) => {
    const response = await fetch(`${url}/frame/v1/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${launched.url.split("#")[1]}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { press: string; round: { id: string; moves: unknown[] } | null };
  };
  for (let kill = 0; kill < kills; kill += 1) {
    // A round that the last kill has left is doubled, which asks for a further stake.
    const { round: left } = await call("open", {});
    const { press } = await call("presses", {});
    const round = (
      left === null
        ? call("rounds", { press, stake: "0.50", bet: {} })
        : call(`rounds/${left.id}/moves`, { step: left.moves.length, move: { do: "double" } })
    ).catch(() => null);
    // Another moment each time: before the bet, while it is under way, after it.
    await new Promise((resolve) => setTimeout(resolve, (kill * 3) % 13));
    child.kill("SIGKILL");
    await once(child, "exit");
    await round;
    child = await start(env, url);
  }
  const { round: last } = await call("open", {});
  if (last !== null) await call(`rounds/${last.id}/moves`, { step: last.moves.length, move: { do: "stand" } });
  const statement = async () =>
    (await (await operator("GET", `/v1/statements/${new Date().toISOString().slice(0, 10)}`)).text())
      .trim()
      .split("\n")
      .slice(1);
  await vi.waitFor(
    async () => {
      const rows = (await statement()).map((line) => line.split(","));
      expect(rows.length).toBeGreaterThan(0);
      const moved = rows.map(([, , , status, , stake, won]) => (status === "closed" ? Number(won) - Number(stake) : 0));
      const total = moved.reduce((sum, amount) => sum + amount, 100);
      expect(Number(wallet.balance)).toBeCloseTo(total, 9);
    },
    { timeout: 60_000, interval: 100 },
  );
}, 300_000);

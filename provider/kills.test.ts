import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it, vi } from "vitest";
import { freePort } from "../scripts/lib/freePort.ts";
import type { Payment } from "./payments/payment.ts";
import { clientOf, depositOrder, payoutOrder, TEST_KEY, type Client } from "./testing/client.ts";
import { startMerchant, TEST_SECRET, type Merchant } from "./testing/merchant.ts";

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "provider-"));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

interface Running {
  child: ChildProcess;
  /** When it has said where it listens. */
  url: Promise<string>;
  ended: Promise<number | null>;
  printed(): string;
}

function start(env: Record<string, string>): Running {
  const child = spawn(process.execPath, [fileURLToPath(new URL("./main.ts", import.meta.url))], {
    env: { PATH: process.env["PATH"], PROVIDER_KEY: TEST_KEY, PROVIDER_WEBHOOK_SECRET: TEST_SECRET, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const ended = once(child, "close").then(() => child.exitCode);
  endings.push(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  const url = vi.waitFor(
    () => {
      const found = /^provider: (http\S+)$/m.exec(printed)?.[1];
      if (found === undefined) throw new Error(`it says: ${printed}`);
      return found;
    },
    { timeout: 15_000, interval: 20 },
  );
  url.catch(() => {});
  return { child, url, ended, printed: () => printed };
}

async function merchantOf(): Promise<Merchant> {
  const merchant = await startMerchant();
  endings.push(merchant.close);
  return merchant;
}

/** Asks until there is an answer: the process may be gone for a while. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      // What fetch says where nobody listens, or who listened is gone.
      if (!(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

const isOver = ({ status }: Payment) => !["action_required", "processing"].includes(status);

/** Orders a payment and sees it to its end, over deaths of the process. */
async function carryOut(client: Client, index: number): Promise<string> {
  const isPayout = index % 5 === 0;
  const [path, body] = isPayout
    ? ["/v1/payouts", payoutOrder("cash", { point: "1" }, { reference: `kill-${index}` })]
    : ["/v1/deposits", depositOrder("card", { reference: `kill-${index}` })];
  const { body: payment } = await insist(() => client.call("POST", path, { key: `kill-${index}`, body }));
  if (!isPayout)
    await insist(() => client.press(payment, client.card(index % 2 === 0 ? "4111111111111111" : "4000000000000002")));
  return payment.id;
}

it("loses no payment and no notice when it is killed in the middle of them", async () => {
  const merchant = await merchantOf();
  // A merchant that often fails, so that notices wait in the database at any moment.
  merchant.answer = (index) => (index % 3 === 0 ? 500 : 204);
  const env = {
    PROVIDER_DATA_DIR: newFolder(),
    PROVIDER_PORT: String(await freePort()),
    PROVIDER_WEBHOOK_URL: merchant.url,
    PROVIDER_RETRY_SCHEDULE: Array.from({ length: 20 }, () => "0.05").join(","),
  };
  let running = start(env);
  const client = clientOf(await running.url);
  const work = Promise.all(Array.from({ length: 50 }, (_, index) => carryOut(client, index)));
  for (const noticesBefore of [10, 40]) {
    await vi.waitFor(() => expect(merchant.received.length).toBeGreaterThan(noticesBefore), {
      timeout: 30_000,
      interval: 2,
    });
    running.child.kill("SIGKILL");
    await running.ended;
    running = start(env);
    await running.url;
  }
  const ids = await work;
  expect(new Set(ids).size).toBe(50);
  const payments = await vi.waitFor(
    async () => {
      const all = await Promise.all(ids.map((id) => client.payment(id)));
      expect(all.filter(isOver)).toHaveLength(50);
      return all;
    },
    { timeout: 30_000, interval: 50 },
  );
  const expected = (index: number) => {
    if (index % 5 === 0) return "paid";
    return index % 2 === 0 ? "succeeded" : "failed";
  };
  expect(payments.map(({ status }) => status)).toEqual(payments.map((_, index) => expected(index)));

  const sequencesOf = (id: string) => [...new Set(merchant.told(id).map(([sequence]) => sequence))].toSorted();
  await vi.waitFor(
    () => {
      for (const { id, kind } of payments) expect(sequencesOf(id)).toEqual(kind === "payout" ? [2] : [2, 3]);
    },
    { timeout: 30_000, interval: 20 },
  );
  running.child.kill("SIGTERM");
  expect(await running.ended).toBe(0);
  // One payment for each order: no repeated call has made a second.
  const database = new DatabaseSync(join(env.PROVIDER_DATA_DIR, "provider.sqlite"));
  expect(database.prepare("select count(*) as count from payment").get()).toEqual({ count: 50 });
  expect(database.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
  database.close();
}, 120_000);

it("says where it listens, answers for itself, and ends cleanly with a call under way", async () => {
  const merchant = await merchantOf();
  const folder = newFolder();
  const running = start({
    DATA_DIR: folder,
    PROVIDER_PORT: "0",
    PROVIDER_WEBHOOK_URL: merchant.url,
    PROVIDER_FAULTS: "on",
  });
  const url = await running.url;
  const get = async (path: string) => await fetch(`${url}${path}`);
  expect(await (await get("/health")).json()).toEqual({ status: "ok" });
  expect((await get("/ready")).status).toBe(200);
  const client = clientOf(url);
  const deposit = await client.deposit("card");
  expect(new URL(String(deposit.redirectUrl)).port).toBe(new URL(url).port);
  expect(await (await get("/metrics")).text()).toContain('provider_payments{status="action_required"} 1');
  const stranger = { headers: { "x-forwarded-for": "203.0.113.7" } };
  expect((await fetch(`${url}/metrics`, stranger)).status).toBe(404);

  await client.faults({ api: { timeoutMs: 1000 } });
  const underWay = client.call("POST", `/v1/payments/${deposit.id}/cancel`);
  await vi.waitFor(
    async () => expect(await (await get("/metrics")).text()).toContain('provider_payments{status="cancelled"} 1'),
    { interval: 5 },
  );
  running.child.kill("SIGTERM");
  expect((await underWay).body.status).toBe("cancelled");
  expect(await running.ended).toBe(0);

  const again = start({ DATA_DIR: folder, PROVIDER_PORT: "0", PROVIDER_WEBHOOK_URL: merchant.url });
  expect((await clientOf(await again.url).payment(deposit.id)).status).toBe("cancelled");
});

it("names what keeps it from starting in one line", async () => {
  const merchant = await merchantOf();
  const env = { PROVIDER_WEBHOOK_URL: merchant.url, PROVIDER_DATA_DIR: newFolder() };
  const port = new URL(merchant.url).port;
  const busy = start({ ...env, PROVIDER_PORT: port });
  expect(await busy.ended).toBe(1);
  expect(busy.printed().trim().split("\n")).toEqual([
    expect.stringContaining(`port ${port} (PROVIDER_PORT) is in use`),
  ]);
  const keyless = start({ ...env, PROVIDER_KEY: "" });
  expect(await keyless.ended).toBe(1);
  expect(keyless.printed()).toMatch(/^provider: PROVIDER_KEY is missing[^\n]*\n$/);
  const file = fileURLToPath(import.meta.url);
  const folderless = start({ ...env, PROVIDER_DATA_DIR: file, PROVIDER_PORT: "0" });
  expect(await folderless.ended).toBe(1);
  expect(folderless.printed()).toMatch(/^provider: PROVIDER_DATA_DIR=\S+kills\.test\.ts can't be used: [^\n]*\n$/);
});

/** Money is paid in and out while the services and the provider are killed: every payment ends, once, and all books agree. */
import { afterEach, expect, it } from "vitest";
import { Exact } from "#shared/money/money.ts";
import { TEST_KEY } from "../../provider/testing/client.ts";
import { TEST_SECRET } from "../../provider/testing/merchant.ts";
import { ledgerIn } from "./books.ts";
import type { Reconciliation } from "../../services/money/payments/desk/reconcile.ts";
import { killInPayments } from "./paying.ts";
import { dataFolder, lastingPort, Server } from "./servers.ts";

/** The whole number with TEST_LONG=1, a sample of the same seed without. */
const isLong = process.env["TEST_LONG"] === "1";
const kills = isLong ? 100 : 3;
const timeoutMs = isLong ? 3_600_000 : 240_000;
const serviceKey = "chaos-service-key-0123456789";

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function started(main: "services/main.ts" | "provider/main.ts", port: number, env: Record<string, string>) {
  const running = new Server(main, port, env);
  open.push(() => running.stop());
  await running.start();
  return running;
}

async function reconciled(url: string, startedAt: number): Promise<Reconciliation[]> {
  const days = new Set([startedAt, Date.now()].map((at) => new Date(at).toISOString().slice(0, 10)));
  return Promise.all(
    [...days].map(async (day) => {
      const response = await fetch(`${url}/payments-api/v1/desk/reconciliation?day=${day}`, {
        headers: { "x-service-key": serviceKey },
      });
      expect(response.status).toBe(200);
      return (await response.json()) as Reconciliation;
    }),
  );
}

it(
  `kill -9 of the services and of the provider, ${kills} times in the middle of payments, leaves every payment once`,
  async () => {
    const startedAt = Date.now();
    const folder = dataFolder();
    open.push(async () => folder.remove());
    const [servicesPort, providerPort] = [await lastingPort(), await lastingPort()];
    const secrets = { PROVIDER_KEY: TEST_KEY, PROVIDER_WEBHOOK_SECRET: TEST_SECRET };
    const provider = await started("provider/main.ts", providerPort, {
      ...secrets,
      PROVIDER_DATA_DIR: `${folder.path}/provider`,
      PROVIDER_WEBHOOK_URL: `http://127.0.0.1:${servicesPort}/payments-api/v1/provider/notices`,
      PROVIDER_RETRY_SCHEDULE: Array.from({ length: 20 }, () => "0.5").join(","),
    });
    const services = await started("services/main.ts", servicesPort, {
      ...secrets,
      PROVIDER_URL: `http://127.0.0.1:${providerPort}`,
      PAYMENT_DESK_SECONDS: "0",
      SERVICE_KEY: serviceKey,
      SERVICES: "config,auth,users,accounts,limits,payments",
      DATA_DIR: folder.path,
      DATABASE_URL: "",
    });
    const { paid, payers } = await killInPayments({ services, provider, kills, seed: "payments" });

    const ends = await Promise.all(
      paid.map(async ({ login, id, ends: end }) => {
        const payer = payers.find((each) => each.login === login);
        return [id, (await payer?.until(id, ({ state }) => state === end))?.state];
      }),
    );
    expect(ends).toEqual(paid.map(({ id, ends: end }) => [id, end]));
    // One payment for each key, however often it was asked for.
    for (const payer of payers) {
      const own = paid.filter(({ login }) => login === payer.login);
      const { total } = await payer.get<{ total: number }>("/payments-api/v1/payments?first=1");
      expect([total, new Set(own.map(({ id }) => id)).size]).toEqual([own.length, own.length]);
      const sum = own.reduce(
        (all, { ends: end, amount }) => all.plus(end === "SUCCEEDED" ? amount : end === "PAID" ? -amount : 0),
        new Exact(100_000),
      );
      expect((await payer.accounts()).find(({ iso }) => iso === "RUB")?.money).toBe(sum.toFixed(2));
    }
    for (const { differences, totals } of await reconciled(services.url, startedAt)) {
      expect(differences).toEqual([]);
      for (const total of totals)
        expect([total.count_here, total.amount_here]).toEqual([total.count_there, total.amount_there]);
    }
    console.info(`killed ${kills} times in ${paid.length} payments`);
    await services.stop();
    await provider.stop();
    expect(await ledgerIn(folder.path)).toEqual({ isBalanced: true, drifts: [], house: [] });
  },
  timeoutMs,
);

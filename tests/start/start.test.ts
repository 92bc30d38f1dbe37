import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { freePort } from "../../scripts/lib/freePort.ts";
import { processesWith, type Product, startProduct, temporaryFolder } from "./product.ts";

const folders: { path: string; remove(): void }[] = [];
const running: Product[] = [];
const folder = () => {
  const made = temporaryFolder();
  folders.push(made);
  return made.path;
};
const start = async (...options: Parameters<typeof startProduct>) => {
  const product = await startProduct(...options);
  running.push(product);
  return product;
};

afterEach(async () => {
  for (const product of running.splice(0)) {
    product.process.kill("SIGTERM");
    await product.ended;
  }
  for (const made of folders.splice(0)) made.remove();
});

/** One line on stderr, and exit 1. */
async function endsWithOneLine(product: Product): Promise<string> {
  expect(await product.ended).toBe(1);
  const lines = product.printed().err.trim().split("\n");
  expect(lines).toHaveLength(1);
  return lines[0] ?? "";
}

async function ask<T>(product: Product, query: string, variables: object, token?: string): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${product.ports.gateway}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

const createToken = "mutation ($input: LogInInput!) { createToken(input: $input) { userToken } }";
const purse =
  "{ viewer { activeAccount { id balance { amount currency } } coupons(first: 5) { totalCount edges { node { id amount { amount } } } } } }";
const lineGame =
  '{ games(filter: { section: LINE, sportId: "1" }, first: 1) { edges { node { markets(main: true) { outcomes { id coef isBlocked } } } } } }';
const placeCoupon =
  "mutation ($input: PlaceCouponInput!) { placeCoupon(input: $input) { coupon { id } errors { code } } }";

const startDeposit =
  "mutation ($input: StartDepositInput!) { startDeposit(input: $input) { payment { state redirectUrl } errors { code } } }";

interface Purse {
  viewer: {
    activeAccount: { id: string; balance: { amount: string; currency: string } };
    coupons: { totalCount: number; edges: { node: { id: string } }[] };
  };
}

describe("npm start", () => {
  it("names a busy port in one line and exits 1", async () => {
    const port = await freePort();
    const squatter = createServer().listen(port, "127.0.0.1");
    await vi.waitFor(() => expect(squatter.listening).toBe(true));
    const line = await endsWithOneLine(await start(folder(), { GATEWAY_PORT: String(port) }));
    expect(line).toContain(String(port));
    expect(line).toContain("GATEWAY_PORT");
    squatter.close();
  });

  it("names an unreachable database in one line, without its password, and exits 1", async () => {
    const line = await endsWithOneLine(
      await start(folder(), { DATABASE_URL: `postgres://somebody:s3cret@127.0.0.1:${await freePort()}/none` }),
    );
    expect(line).toContain("DATABASE_URL");
    expect(line).not.toContain("s3cret");
  });

  it("names a malformed site config in one line and exits 1", async () => {
    const dataDir = folder();
    const file = join(dataDir, "site.json");
    writeFileSync(file, "{ companyName: ");
    expect(await endsWithOneLine(await start(join(dataDir, "data"), { SITE_CONFIG: file }))).toContain(file);
  });

  it("keeps coupon and balance over a stop and a start, and leaves no process behind", async () => {
    const dataDir = folder();
    const first = await start(dataDir);
    await first.started;
    expect(first.printed().out).toContain(`http://127.0.0.1:${first.ports.web}`);
    expect((await fetch(`http://127.0.0.1:${first.ports.web}/en`)).status).toBe(200);

    const {
      createToken: { userToken },
    } = await ask<{ createToken: { userToken: string } }>(first, createToken, {
      input: { login: "demo", password: "Demo-2026!" },
    });
    const before = await ask<Purse>(first, purse, {}, userToken);
    const line = await ask<{
      games: { edges: { node: { markets: { outcomes: { id: string; coef: string; isBlocked: boolean }[] }[] } }[] };
    }>(first, lineGame, {});
    const outcome = line.games.edges[0]?.node.markets[0]?.outcomes.find(({ isBlocked }) => !isBlocked);
    if (!outcome) throw new Error("the line has no open outcome");
    const placed = await ask<{ placeCoupon: { coupon: { id: string } | null; errors: { code: string }[] } }>(
      first,
      placeCoupon,
      {
        input: {
          idempotencyKey: "start-test-coupon",
          accountId: before.viewer.activeAccount.id,
          kind: "SINGLE",
          amount: "150",
          bets: [{ outcomeId: outcome.id, coef: outcome.coef }],
          oddsChange: "ANY",
        },
      },
      userToken,
    );
    expect(placed.placeCoupon.errors).toEqual([]);
    const after = await ask<Purse>(first, purse, {}, userToken);
    expect(BigInt(after.viewer.activeAccount.balance.amount.replace(".", ""))).toBe(
      BigInt(before.viewer.activeAccount.balance.amount.replace(".", "")) - 15000n,
    );

    const { startDeposit: deposit } = await ask<{
      startDeposit: { payment: { state: string; redirectUrl: string }; errors: { code: string }[] };
    }>(
      first,
      startDeposit,
      {
        input: {
          idempotencyKey: "start-test-deposit",
          accountId: before.viewer.activeAccount.id,
          methodId: "card",
          amount: "1000",
        },
      },
      userToken,
    );
    expect(deposit).toMatchObject({ payment: { state: "ACTION_REQUIRED" }, errors: [] });
    expect(new URL(deposit.payment.redirectUrl).port).toBe(String(first.ports.provider));
    expect((await fetch(deposit.payment.redirectUrl)).status).toBe(200);

    first.process.kill("SIGINT");
    expect(await first.ended).toBe(0);
    expect(processesWith(dataDir)).toEqual([]);

    const second = await start(dataDir);
    await second.started;
    const again = await ask<{ createToken: { userToken: string } }>(second, createToken, {
      input: { login: "demo", password: "Demo-2026!" },
    });
    const kept = await ask<Purse>(second, purse, {}, again.createToken.userToken);
    expect(kept.viewer.activeAccount.balance).toEqual(after.viewer.activeAccount.balance);
    expect(kept.viewer.coupons.edges.map(({ node }) => node.id)).toEqual([placed.placeCoupon.coupon?.id]);
  }, 120_000);

  it.each([
    ["npm", "SIGTERM"],
    ["node", "SIGKILL"],
  ] as const)(
    "leaves nothing running when %s gets %s",
    async (way, signal) => {
      const dataDir = folder();
      const product = await start(dataDir, {}, way);
      await product.started;
      expect(processesWith(dataDir).length).toBeGreaterThanOrEqual(3);
      product.process.kill(signal);
      await product.ended;
      await vi.waitFor(() => expect(processesWith(dataDir)).toEqual([]), { timeout: 20_000, interval: 200 });
    },
    120_000,
  );
});

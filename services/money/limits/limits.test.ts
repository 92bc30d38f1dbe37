import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { sql } from "../../platform/database/drizzle.ts";
import { houseAccount, post, reverse } from "../accounts/ledger.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { decideDue } from "../../betting/coupons/place/decide.ts";
import { settleKnown } from "../../betting/coupons/settle/settle.ts";
import { placed, single } from "../../betting/coupons/testing/client.ts";
import { limitAgainstDeposit } from "./against.ts";
import { dayMs, limitsClient, type LimitsClient } from "./testing/limits.ts";

let test: TestServices;
let player: LimitsClient;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
// Each test begins with no limits and with nothing that counts against one.
beforeEach(async () => {
  await test.services.context.db.execute(sql`delete from player_limit`);
  test.advance(31 * dayMs);
  player = await limitsClient(test);
});

const now = () => test.services.context.clock.now();
const reached = { code: "LIMIT_REACHED", path: ["amount"] };

it("lists every type of limit once, not set, each with its fields [7.30] [3.12] [3.13] [3.14] [5.30]", async () => {
  const limits = await player.list();
  expect(limits.map(({ limitType, measure, section }) => [limitType, measure, section])).toEqual([
    ...[1, 2, 3].map((type) => [type, "money", "WAGERING"]),
    ...[10, 11, 12].map((type) => [type, "money", "LOSS"]),
    ...[20, 21, 22].map((type) => [type, "money", "DEPOSIT"]),
    [30, "days", "EXTRA"],
    [31, "hours", "EXTRA"],
    [32, "minutes", "REALITY_CHECK"],
    [33, "days", "EXTRA"],
  ]);
  expect(limits[0]).toEqual({
    limitType: 1,
    limitValue: null,
    limitBalance: null,
    limitState: "INACTIVE",
    needApprove: 0,
    startedAt: null,
    endsAt: null,
    label: "Wagering limit, 24 hours",
    measure: "money",
    currency: "RUB",
    section: "WAGERING",
    options: null,
    isDisabled: false,
    pending: null,
  });
  expect(limits.at(-1)?.options).toEqual(["1", "7", "30", "90"]);
  expect(limits.map(({ label }) => label).filter((label) => /7 days|30 days|24 hours/.test(label))).toHaveLength(9);
  expect((await player.list({ "x-language": "ru" }))[0]?.label).toBe("Лимит ставок, 24 часа");
  expect(
    (await test.call("GET", "/limit-service-api/api/external/web/v3/limits", { headers: { "x-auth": "old" } })).status,
  ).toBe(401);
});

it("stops a stake above what is left of a wagering limit, and tells what is left", async () => {
  await player.set(1, "250");
  expect(await player.limit(1)).toMatchObject({
    limitState: "ACTIVE",
    limitValue: "250",
    limitBalance: "250.00",
    startedAt: Math.floor(now() / 1000),
    currency: "RUB",
  });
  await placed(player.client, single(player.client, { amount: "200" }));
  expect((await player.events()).at(-1)).toMatchObject({
    userId: player.client.userId,
    limit: { limitType: 1, limitBalance: "50.00" },
  });
  expect(await player.refusals("50.01")).toEqual([reached]);
  await placed(player.client, single(player.client, { amount: "50" }));
  expect(await player.limit(1)).toMatchObject({ limitBalance: "0.00" });
  // Another account is no way past it; a day later the stakes no longer count.
  expect(await player.refusals("10", { accountId: player.client.accounts["USD"] })).toEqual([reached]);
  expect(await player.refusals("10")).toEqual([reached]);
  test.advance(dayMs + 1);
  expect(await player.refusals("250")).toEqual([]);
});

it("counts what was staked and lost in every currency", async () => {
  await player.set(1, "1000");
  await player.set(10, "1000");
  // 10 USD are four steps, as 400 RUB are.
  await placed(player.client, single(player.client, { amount: "10", accountId: player.client.accounts["USD"] }));
  for (const limitType of [1, 10])
    expect(await player.limit(limitType)).toMatchObject({ currency: "RUB", limitBalance: "600.00" });
  expect((await player.events()).slice(-2).map(({ limit }) => limit.limitBalance)).toEqual(["600.00", "600.00"]);
  expect(await player.refusals("15.01", { accountId: player.client.accounts["USD"] })).toEqual([reached]);
  expect(await player.refusals("600.01")).toEqual([reached]);
  await placed(player.client, single(player.client, { amount: "15", accountId: player.client.accounts["USD"] }));
  expect(await player.limit(1)).toMatchObject({ limitBalance: "0.00" });
});

it("lets several stakes at once through only as far as the limit goes", async () => {
  await player.set(2, "100");
  const answers = await Promise.all(Array.from({ length: 10 }, () => player.refusals("30")));
  expect(answers.filter((errors) => errors.length === 0)).toHaveLength(3);
});

it("gives a refused live stake back to the limit", async () => {
  await player.set(3, "250");
  await placed(player.client, single(player.client, { bets: [{ outcomeId: "101.1x2.home", coef: "2" }] }));
  expect(await player.limit(3)).toMatchObject({ limitBalance: "150.00" });
  test.book.setOutcome("101.1x2.home", { isBlocked: true });
  test.advance(5_000);
  await decideDue(test.services.context);
  expect((await player.events()).at(-1)).toMatchObject({ limit: { limitType: 3, limitBalance: "250.00" } });
});

it("counts a loss limit net: open and lost stakes less what was paid", async () => {
  await player.set(10, "250");
  await placed(player.client, single(player.client, { amount: "200", bets: [{ outcomeId: "9.1x2.home", coef: "2" }] }));
  expect(await player.refusals("60")).toEqual([reached]);
  test.book.setResult("9.1x2.home", "HALF_LOST");
  await settleKnown(test.services.context);
  // 200 staked, 100 back: 250 − 100 are left.
  expect(await player.limit(10)).toMatchObject({ limitBalance: "150.00" });
  expect(await player.refusals("60")).toEqual([]);
});

it("stops a deposit above what is left of a deposit limit, and gives room back for one that was taken back", async () => {
  const { context } = test.services;
  const wallet = Number(player.client.accounts["RUB"]);
  const against = async (amount: string, currency = "RUB") =>
    (await context.transact((tx) => limitAgainstDeposit(tx, player.client.userId, { amount, currency }, now())))
      ?.limitType ?? null;
  const key = `deposit:${now()}`;
  await player.set(20, "500");
  expect(await against("500.01")).toBe(20);
  expect(await against("500")).toBeNull();
  await context.transact(async (tx) => {
    const equity = await houseAccount(tx, "equity", "RUB");
    return post(tx, {
      key,
      kind: "deposit",
      use: "opening",
      at: now(),
      entries: [
        { accountId: equity, amount: "-300" },
        { accountId: wallet, amount: "300" },
      ],
    });
  });
  expect(await player.limit(20)).toMatchObject({ limitBalance: "200.00" });
  expect(await against("200.01")).toBe(20);
  // A step of 100 RUB is one of 2.50 USD.
  expect(await against("5", "USD")).toBeNull();
  expect(await against("5.01", "USD")).toBe(20);
  // Deposit limits don't affect bets, and wagering limits don't affect deposits.
  expect(await player.refusals("400")).toEqual([]);
  await player.set(1, "1");
  expect(await against("200")).toBeNull();
  await context.transact((tx) => reverse(tx, key, now()));
  expect(await player.limit(20)).toMatchObject({ limitBalance: "500.00" });
  test.advance(dayMs + 1);
  expect(await against("500")).toBeNull();
});

it.each([30, 33])(
  "type %i ends all sessions, stops every bet and deposit while it lasts, and none after [4.65]",
  async (limitType) => {
    const { context } = test.services;
    const sessions = async () =>
      (
        await context.db.execute<{ open: string }>(
          sql`select count(*) as open from session where player_id = ${player.client.userId} and ended_at is null`,
        )
      ).rows[0]?.open;
    const last = async () =>
      (await context.outbox.readAfter((await context.outbox.lastSeq()) - 6, 10)).findLast(
        ({ type }) => type === "session",
      )?.data;
    expect(await player.set(limitType, "7")).toMatchObject({ status: true, errors: [] });
    expect(String(await sessions())).toBe("0");
    await expect.poll(last).toEqual({ userId: player.client.userId, sessionId: null });
    // They may sign in again, and see when it began and when it ends.
    player = await limitsClient(test);
    const startedAt = Math.floor(now() / 1000);
    expect(await player.limit(limitType)).toMatchObject({
      limitState: "ACTIVE",
      limitValue: "7",
      limitBalance: null,
      startedAt,
      endsAt: startedAt + 7 * 86_400,
      isDisabled: true,
    });
    expect(await player.refusals("10")).toEqual([{ code: "LIMIT_REACHED", path: null }]);
    const deposit = () =>
      context.transact((tx) => limitAgainstDeposit(tx, player.client.userId, { amount: "1", currency: "USD" }, now()));
    expect((await deposit())?.limitType).toBe(limitType);
    test.advance(7 * dayMs);
    expect(await player.refusals("10")).toEqual([]);
    expect(await deposit()).toBeNull();
    expect(await player.limit(limitType)).toMatchObject({ limitState: "INACTIVE", limitValue: null });
  },
);

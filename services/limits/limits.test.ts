import type { z } from "zod";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventsOf } from "../core/outbox.ts";
import { startTestServices, type TestServices } from "../core/testing/services.ts";
import { decideDue } from "../coupons/decide.ts";
import { settleKnown } from "../coupons/settle.ts";
import { clientOf, placed, single, type Client } from "../coupons/testing/client.ts";
import type { limitsApi } from "./api.ts";
import { writeLimit, type LimitSetting } from "./limits.ts";

type List = z.infer<typeof limitsApi.list.response>;

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
}, 30_000);
afterAll(() => test.close());

const hourMs = 60 * 60_000;
const now = () => test.services.context.clock.now();
const list = async (headers: Record<string, string> = {}) => (await test.call<List>("GET", "/limit-service-api/api/external/web/v3/limits", { headers: { "x-auth": client.headers["authorization"]?.replace("Bearer ", "") ?? "", ...headers } })).body.limits;
const limit = async (limitType: number) => (await list()).find((each) => each.limitType === limitType);
const set = (setting: Partial<LimitSetting> & Pick<LimitSetting, "limitType">) => test.services.context.transact((tx) => writeLimit(test.services.context, tx, client.userId, { state: "ACTIVE", value: "250", currency: "RUB", startedAt: now(), endsAt: null, ...setting }, now()));
const unset = (limitType: number) => set({ limitType, state: "INACTIVE" });
const errorsOf = async (amount: string, changes = {}) => (await client.place(single(client, { amount, ...changes }))).body.errors;
const limitEvents = async () => (await eventsOf(test.services.context.db, client.userId)).filter(({ type }) => type === "limit").map(({ data }) => data);

it("lists every type of limit once, not set, each with its fields [7.30] [3.12] [3.13]", async () => {
  const limits = await list();
  expect(limits.map(({ limitType, measure }) => [limitType, measure])).toEqual([
    ...[1, 2, 3, 10, 11, 12, 20, 21, 22].map((type) => [type, "money"]), [30, "days"], [31, "hours"], [32, "minutes"], [33, "days"],
  ]);
  expect(limits[0]).toEqual({ limitType: 1, limitValue: null, limitBalance: null, limitState: "INACTIVE", needApprove: 0, startedAt: null, endsAt: null, label: "Wagering limit, 24 hours", measure: "money", currency: "RUB" });
  expect((await list({ "x-language": "ru" }))[0]?.label).toBe("Лимит ставок, 24 часа");
  expect((await test.call("GET", "/limit-service-api/api/external/web/v3/limits", { headers: { "x-auth": "old" } })).status).toBe(401);
});

it("stops a stake above what is left of a wagering limit, and tells what is left", async () => {
  await set({ limitType: 1 });
  expect(await limit(1)).toMatchObject({ limitState: "ACTIVE", limitValue: "250", limitBalance: "250.00", startedAt: Math.floor(now() / 1000), currency: "RUB" });
  await placed(client, single(client, { amount: "200" }));
  expect((await limitEvents()).at(-1)).toMatchObject({ userId: client.userId, limit: { limitType: 1, limitBalance: "50.00" } });
  expect(await errorsOf("50.01")).toMatchObject([{ code: "LIMIT_REACHED", path: ["amount"] }]);
  await placed(client, single(client, { amount: "50" }));
  expect(await limit(1)).toMatchObject({ limitBalance: "0.00" });
  // Another currency has no limit; a day later the stakes no longer count.
  expect(await errorsOf("10", { accountId: client.accounts["USD"] })).toEqual([]);
  expect(await errorsOf("10")).toMatchObject([{ code: "LIMIT_REACHED" }]);
  test.advance(24 * hourMs + 1);
  expect(await errorsOf("250")).toEqual([]);
  await unset(1);
});

it("lets several stakes at once through only as far as the limit goes", async () => {
  test.advance(31 * 24 * hourMs);
  await set({ limitType: 2, value: "100" });
  const answers = await Promise.all(Array.from({ length: 10 }, () => errorsOf("30")));
  expect(answers.filter((errors) => errors.length === 0)).toHaveLength(3);
  await unset(2);
});

it("gives a refused live stake back to the limit", async () => {
  test.advance(31 * 24 * hourMs);
  await set({ limitType: 3 });
  await placed(client, single(client, { bets: [{ outcomeId: "101.1x2.home", coef: "2" }] }));
  expect(await limit(3)).toMatchObject({ limitBalance: "150.00" });
  test.book.setOutcome("101.1x2.home", { isBlocked: true });
  test.advance(5_000);
  await decideDue(test.services.context);
  expect((await limitEvents()).at(-1)).toMatchObject({ limit: { limitType: 3, limitBalance: "250.00" } });
  await unset(3);
});

it("counts a loss limit net: open and lost stakes less what was paid", async () => {
  test.advance(31 * 24 * hourMs);
  await set({ limitType: 10 });
  await placed(client, single(client, { amount: "200", bets: [{ outcomeId: "9.1x2.home", coef: "2" }] }));
  expect(await errorsOf("60")).toMatchObject([{ code: "LIMIT_REACHED", path: ["amount"] }]);
  test.book.setResult("9.1x2.home", "HALF_LOST");
  await settleKnown(test.services.context);
  // 200 staked, 100 back: 250 − 100 are left.
  expect(await limit(10)).toMatchObject({ limitBalance: "150.00" });
  expect(await errorsOf("60")).toEqual([]);
  await unset(10);
});

it.each([30, 33])("type %i stops every bet at once while it lasts, and none after", async (limitType) => {
  await set({ limitType, value: "7", currency: null, endsAt: now() + 7 * 24 * hourMs });
  expect(await errorsOf("10")).toMatchObject([{ code: "LIMIT_REACHED", path: null }]);
  test.advance(7 * 24 * hourMs);
  expect(await errorsOf("10")).toEqual([]);
  expect(await limit(limitType)).toMatchObject({ limitState: "INACTIVE", limitValue: null });
});

it("holds nothing against a bet while a limit is pending", async () => {
  await set({ limitType: 1, value: "1", state: "PENDING" });
  expect(await limit(1)).toMatchObject({ limitState: "PENDING", limitValue: "1", limitBalance: null });
  expect(await errorsOf("10")).toEqual([]);
});

import { sql } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { sweepLimits } from "./sweep.ts";
import { dayMs, hourMs, limitsClient, type LimitsClient } from "./testing/limits.ts";

let test: TestServices;
let player: LimitsClient;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.services.context.db.execute(sql`delete from player_limit`);
  player = await limitsClient(test);
});

const nowSeconds = () => Math.floor(test.services.context.clock.now() / 1000);
const codes = ({ errors }: { errors: { code: string; path: string[] | null }[] }) =>
  errors.map(({ code, path }) => [code, path?.join(".")]);

it("sets a limit at once and tells so, and a tighter one replaces it at once [4.64]", async () => {
  const answer = await player.set(20, "5000");
  expect(answer).toMatchObject({ status: true, title: "Your limit was saved.", errors: [] });
  expect(answer.limits.find(({ limitType }) => limitType === 20)).toMatchObject({
    limitState: "ACTIVE",
    limitValue: "5000",
    startedAt: nowSeconds(),
    pending: null,
  });
  expect((await player.events()).find(({ limit }) => limit.limitType === 20)).toMatchObject({
    limit: { limitState: "ACTIVE", limitValue: "5000" },
  });
  test.advance(hourMs);
  await player.set(20, "4000.50");
  expect(await player.limit(20)).toMatchObject({ limitValue: "4000.5", startedAt: nowSeconds(), pending: null });
});

it("lets a looser value wait a day and then ask for approval, for one more day [4.64] [4.68]", async () => {
  await player.set(1, "100");
  await player.set(1, "200");
  const start = nowSeconds() + 86_400;
  const pending = {
    limitValue: "200",
    limitState: "PENDING",
    change: "HIGHER",
    needApprove: 0,
    startedAt: start,
    approveUntil: start + 86_400,
  };
  expect(await player.limit(1)).toMatchObject({
    limitState: "ACTIVE",
    limitValue: "100",
    needApprove: 0,
    isDisabled: false,
    pending,
  });
  expect(await player.refusals("150")).toMatchObject([{ code: "LIMIT_REACHED" }]);
  expect(await player.action(1, 1)).toMatchObject({ status: false, code: "NOTHING_PENDING" });
  test.advance(dayMs);
  await sweepLimits(test.services.context);
  expect((await player.events()).findLast(({ limit }) => limit.limitType === 1)).toMatchObject({
    limit: { limitValue: "100", needApprove: 1, isDisabled: true },
  });
  expect(await player.limit(1)).toMatchObject({
    needApprove: 1,
    isDisabled: true,
    pending: { ...pending, needApprove: 1 },
  });
  expect(await player.refusals("150")).toMatchObject([{ code: "LIMIT_REACHED" }]);
});

it("approves with the server's sentence [7.31] [8.22]", async () => {
  await player.set(1, "100");
  await player.set(1, "200");
  test.advance(dayMs);
  expect(await player.action(1, 1, { "x-language": "ru" })).toMatchObject({
    status: true,
    title: "Вы подтвердили новый лимит.",
  });
  expect(await player.limit(1)).toMatchObject({
    limitState: "ACTIVE",
    limitValue: "200",
    startedAt: nowSeconds(),
    needApprove: 0,
    isDisabled: false,
    pending: null,
  });
  expect(await player.action(1)).toMatchObject({
    status: false,
    code: "NOTHING_PENDING",
    title: "No limit change is waiting for your decision.",
  });
});

it("drops every pending deposit limit after a reject, and keeps what was in force [4.70] [7.31]", async () => {
  await player.set(20, "100");
  await player.set(21, "500");
  await player.set(1, "100");
  await player.set(20, "200");
  await player.set(1, "200");
  test.advance(hourMs);
  await player.set(21, "600");
  test.advance(23 * hourMs);
  // 20 and 1 ask for approval, 21 still waits.
  expect(await player.action(0, 20)).toMatchObject({ status: true, title: "You rejected the new limit." });
  expect(
    (await player.list())
      .filter(({ limitState }) => limitState === "ACTIVE")
      .map(({ limitType, limitValue, pending }) => [limitType, limitValue, pending?.limitValue]),
  ).toEqual([
    [1, "100", "200"],
    [20, "100", undefined],
    [21, "500", undefined],
  ]);
});

it("decides every waiting change at once when none is named [7.31]", async () => {
  for (const value of ["100", "300"]) for (const type of [2, 11]) await player.set(type, value);
  test.advance(dayMs);
  expect(await player.action(1)).toMatchObject({ status: true });
  expect([await player.limit(2), await player.limit(11)]).toMatchObject([
    { limitValue: "300", pending: null },
    { limitValue: "300", pending: null },
  ]);
});

it("forgets a change that nobody approved in time, and tells so [4.64]", async () => {
  await player.set(1, "100");
  await player.set(1, "200");
  test.advance(2 * dayMs);
  expect(await player.action(1, 1)).toMatchObject({ status: false, code: "NOTHING_PENDING" });
  await sweepLimits(test.services.context);
  expect((await player.events()).findLast(({ limit }) => limit.limitType === 1)).toMatchObject({
    limit: { limitValue: "100", pending: null },
  });
});

it("cancels pending deposit limits while they need no approval, and no others [4.64] [7.32]", async () => {
  for (const type of [20, 1]) for (const value of ["100", "200"]) await player.set(type, value);
  expect(await player.cancel(1)).toMatchObject({ status: false, code: "NOTHING_PENDING" });
  expect(await player.cancel(20)).toMatchObject({ status: true, title: "Your limit change was cancelled." });
  expect(await player.limit(20)).toMatchObject({ limitValue: "100", pending: null });
  await player.set(20, "200");
  test.advance(dayMs);
  expect(await player.cancel()).toMatchObject({ status: false, code: "NOTHING_PENDING" });
  expect(await player.limit(20)).toMatchObject({ needApprove: 1 });
});

it("takes a limit away only after the wait: -1 anywhere, 999999999 on limit 21 [5.31]", async () => {
  for (const [type, none] of [
    [21, "999999999"],
    [31, "-1"],
    [12, "-1"],
  ] as const) {
    await player.set(type, "10");
    expect(codes(await player.set(type, none))).toEqual([]);
    expect(await player.limit(type)).toMatchObject({
      limitValue: "10",
      pending: { limitValue: "-1", change: "HIGHER" },
    });
  }
  test.advance(dayMs);
  await player.action(1);
  for (const type of [21, 31, 12])
    expect(await player.limit(type)).toMatchObject({ limitState: "INACTIVE", limitValue: null, pending: null });
  expect(codes(await player.set(20, "999999999"))).toEqual([]);
  expect(await player.limit(20)).toMatchObject({ limitState: "ACTIVE", limitValue: "999999999" });
});

it("refuses values that the limit does not take, each at its field [5.30]", async () => {
  const cases: [number, string, object, [string, string]][] = [
    [4, "1", {}, ["INVALID", "limitType"]],
    [1, "", {}, ["REQUIRED", "limitValue"]],
    [1, "ten", {}, ["INVALID", "limitValue"]],
    [1, "0", {}, ["AMOUNT_TOO_SMALL", "limitValue"]],
    [1, "-5", {}, ["AMOUNT_TOO_SMALL", "limitValue"]],
    [1, "1.005", {}, ["AMOUNT_TOO_PRECISE", "limitValue"]],
    [1, "1e9", {}, ["INVALID", "limitValue"]],
    [1, "10", { currency: "JPY" }, ["INVALID", "currency"]],
    [30, "2", {}, ["INVALID", "limitValue"]],
    [30, "-1", {}, ["INVALID", "limitValue"]],
    [31, "25", {}, ["INVALID", "limitValue"]],
    [32, "7", {}, ["INVALID", "limitValue"]],
    [33, "365", {}, ["INVALID", "limitValue"]],
  ];
  for (const [type, value, more, expected] of cases) {
    const answer = await player.set(type, value, more);
    expect(codes(answer), `${type} ${value}`).toEqual([expected]);
    expect(answer).toMatchObject({ status: false, code: expected[0], title: "Your limit was not saved." });
  }
  expect((await player.list()).every(({ limitState }) => limitState === "INACTIVE")).toBe(true);
  expect(codes(await player.set(1, "10", { currency: "USD" }))).toEqual([]);
  expect(codes(await player.set(1, "5", { currency: "RUB" }))).toEqual([["INVALID", "currency"]]);
});

it("can't be loosened while a limit asks for approval or an exclusion lasts, for all of the extra limits [4.65] [4.66] [4.67]", async () => {
  await player.set(31, "2");
  await player.set(33, "7");
  player = await limitsClient(test);
  for (const [type, value] of [
    [33, "1"],
    [31, "3"],
    [31, "-1"],
  ] as const)
    expect(codes(await player.set(type, value)), String(type)).toEqual([["LIMIT_LOCKED", "limitType"]]);
  expect((await player.list()).filter(({ isDisabled }) => isDisabled).map(({ limitType }) => limitType)).toEqual([
    30, 31, 33,
  ]);
  expect(codes(await player.set(32, "15"))).toEqual([]);
  expect(await player.cancel(33)).toMatchObject({ status: false });
  test.advance(7 * dayMs);
  await sweepLimits(test.services.context);
  expect((await player.events()).findLast(({ limit }) => limit.limitType === 33)).toMatchObject({
    limit: { limitState: "INACTIVE", isDisabled: false },
  });
});

const valueOf = async (type: number) => (await player.list()).find(({ limitType }) => limitType === type);

it.each([1, 20])(
  "a lower limit %i holds at once while a raise asks for approval, and the raise is dropped",
  async (type) => {
    await player.set(type, "100");
    await player.set(type, "200");
    test.advance(dayMs);
    player = await limitsClient(test);
    expect(codes(await player.set(type, "150"))).toEqual([["LIMIT_LOCKED", "limitType"]]);
    expect(codes(await player.set(type, "50"))).toEqual([]);
    expect(await valueOf(type)).toMatchObject({ limitValue: "50", pending: null, isDisabled: false });
  },
);

it.each([
  ["after a time-out of a day", [[33, "1"]]],
  ["longer than the one that lasts", [[30, "1"]]],
  [
    "while a longer session waits",
    [
      [31, "2"],
      [31, "5"],
    ],
  ],
] as const)("self-exclusion holds at once %s", async (_name, before) => {
  for (const [type, value] of before) {
    expect(codes(await player.set(type, value))).toEqual([]);
    player = await limitsClient(test);
  }
  expect(codes(await player.set(30, "365"))).toEqual([]);
  player = await limitsClient(test);
  const { limitValue, startedAt, endsAt } = (await valueOf(30)) ?? {};
  expect([limitValue, (endsAt ?? 0) - (startedAt ?? 0)]).toEqual(["365", 365 * 86_400]);
  expect((await player.list()).filter(({ pending }) => pending !== null)).toEqual([]);
});

it("a self-exclusion drops raises of other limits that wait", async () => {
  await player.set(20, "100");
  await player.set(20, "200");
  await player.set(30, "7");
  player = await limitsClient(test);
  expect(await valueOf(20)).toMatchObject({ limitValue: "100", pending: null });
});

it("locks whole money sections against loosening if the operator wants it so [4.67]", async () => {
  const whole = await startTestServices({
    settings: { siteConfigPath: new URL("./testing/wholeSections.json", import.meta.url).pathname },
  });
  try {
    const other = await limitsClient(whole);
    await other.set(10, "100");
    await other.set(11, "400");
    await other.set(10, "200");
    whole.advance(dayMs);
    expect((await other.list()).filter(({ isDisabled }) => isDisabled).map(({ limitType }) => limitType)).toEqual([
      10, 11, 12,
    ]);
    expect(codes(await other.set(11, "500"))).toEqual([["LIMIT_LOCKED", "limitType"]]);
    expect(codes(await other.set(11, "300"))).toEqual([]);
    expect(codes(await other.set(12, "50"))).toEqual([]);
  } finally {
    await whole.close();
  }
});

it("needs a live token for every call", async () => {
  const base = "/limit-service-api/api/external/web/v3";
  const calls = [
    ["POST", "limit", { limitType: 1, limitValue: "1" }],
    ["POST", "limitaction?action=1", undefined],
    ["DELETE", "limit", undefined],
    ["POST", "ping", {}],
  ] as const;
  for (const [method, path, body] of calls)
    expect((await test.call(method, `${base}/${path}`, { headers: { "x-auth": "old" }, body })).status, path).toBe(401);
  expect((await test.call("POST", `${base}/limitaction?action=2`, { headers: { "x-auth": "old" } })).status).toBe(400);
});

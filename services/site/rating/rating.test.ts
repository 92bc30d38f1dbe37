/** When players are asked whether they would recommend the site, and what the operator reads of it, over REST. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { eq, sql } from "../../platform/database/drizzle.ts";
import { writeCoupon } from "../../betting/coupons/testing/after.ts";
import { clientOf, type Client } from "../../betting/coupons/testing/client.ts";
import { coupon, type CouponState } from "../../betting/coupons/tables.ts";
import { payment } from "../../money/payments/tables.ts";
import type { PaymentDirection, PaymentState } from "#shared/money/payments.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { ratingQuestion } from "./tables.ts";

const DAY = 86_400_000;
let test: TestServices;
let demo: Client;
beforeEach(async () => {
  test = await startTestServices();
  demo = await clientOf(test);
});
afterEach(() => test.close());

let payments = 0;
const key = { "x-service-key": "test-key" };
const get = async <T>(path: string, headers: Record<string, string>) =>
  (await test.call<T>("GET", `/rating-api/v1/${path}`, { headers })).body;
const isDue = async (who = demo) => (await get<{ is_due: boolean }>("question", who.headers)).is_due;
const ask = async (who = demo) =>
  (await test.call<{ is_asked: boolean }>("POST", "/rating-api/v1/question", { headers: who.headers })).body.is_asked;
const rate = async (body: { score: unknown; comment?: string | null }, who = demo) =>
  await test.call<{
    rating: { score: number; comment: string | null } | null;
    errors: { code: string; path: string[] | null }[];
  }>("POST", "/rating-api/v1/ratings", { headers: who.headers, body });
const settle = (state: CouponState) =>
  writeCoupon(test, demo, [{ coef: "2.000" }], { state, settledAt: test.services.context.clock.now() });
async function pay(direction: PaymentDirection, state: PaymentState, who = demo): Promise<number> {
  const at = test.services.context.clock.now();
  const [row] = await test.services.context.db
    .insert(payment)
    .values({
      playerId: who.userId,
      accountId: Number(who.accounts["RUB"]),
      direction,
      state,
      method: "card",
      currency: "RUB",
      amount: "100",
      fee: "0",
      idempotencyKey: `rating-key-${(payments += 1)}`,
      fingerprint: "-",
      createdAt: at,
      changedAt: at,
    })
    .returning();
  return row?.id ?? 0;
}

it("asks after the third settled coupon if it won, or a later one, and soon [2.62]", { tags: "slow" }, async () => {
  expect(await isDue()).toBe(false);
  await settle("WON");
  await settle("LOST");
  expect(await isDue()).toBe(false);
  test.advance(1);
  await settle("LOST");
  expect(await isDue()).toBe(false);
  test.advance(1);
  await settle("WON");
  expect(await isDue()).toBe(true);
  test.advance(DAY);
  expect(await isDue((demo = await clientOf(test)))).toBe(false);
});

it("asks after a withdrawal was paid out, but never while money is under way [2.62]", async () => {
  await pay("DEPOSIT", "SUCCEEDED");
  expect(await isDue()).toBe(false);
  await pay("WITHDRAWAL", "PAID");
  expect(await isDue()).toBe(true);
  const { db } = test.services.context;
  for (const [direction, state] of [
    ["DEPOSIT", "CREATED"],
    ["DEPOSIT", "ACTION_REQUIRED"],
    ["DEPOSIT", "PROCESSING"],
    ["WITHDRAWAL", "HELD"],
    ["WITHDRAWAL", "VERIFICATION_REQUIRED"],
    ["WITHDRAWAL", "APPROVED"],
    ["WITHDRAWAL", "SENT"],
  ] as const) {
    const id = await pay(direction, state);
    expect([state, await isDue(), await ask()]).toEqual([state, false, false]);
    await db.delete(payment).where(eq(payment.id, id));
  }
  const { id } = await writeCoupon(test, demo, [{ coef: "2.000" }], { state: "PENDING" });
  expect(await isDue()).toBe(false);
  await db
    .update(coupon)
    .set({ state: "ACCEPTED" })
    .where(eq(coupon.id, Number(id)));
  expect(await isDue()).toBe(true);
});

it("asks neither excluded nor banned players", async () => {
  await pay("WITHDRAWAL", "PAID");
  const other = await clientOf(test, "demo2");
  await pay("WITHDRAWAL", "PAID", other);
  const ban = (level: number) =>
    test.call("POST", `/users-api/v1/ban/${demo.userId}`, {
      headers: key,
      body: { ban_level: level, ban_version: level + 1 },
    });
  await ban(53);
  expect(await isDue()).toBe(false);
  await ban(0);
  expect(await isDue()).toBe(true);
  expect(await isDue(other)).toBe(true);
  await test.services.context.db.execute(
    sql`insert into player_limit (player_id, limit_type, state, value) values (${other.userId}, 30, 'ACTIVE', '6')`,
  );
  expect([await isDue(other), await ask(other)]).toEqual([false, false]);
});

it("asks on one page only and not again within the period, also if the question was closed", async () => {
  await pay("WITHDRAWAL", "PAID");
  expect((await Promise.all([ask(), ask(), ask()])).toSorted()).toEqual([false, false, true]);
  test.advance(1);
  await pay("WITHDRAWAL", "PAID");
  expect(await isDue()).toBe(false);
  test.advance(90 * DAY - 2);
  demo = await clientOf(test);
  await pay("WITHDRAWAL", "PAID");
  expect(await isDue()).toBe(false);
  test.advance(1);
  expect(await isDue()).toBe(true);
  expect(await ask()).toBe(true);
});

it("keeps the first answer however often it is sent, and refuses what is none", async () => {
  expect((await rate({ score: 9 })).body).toMatchObject({ rating: null, errors: [{ code: "NOT_ASKED", path: null }] });
  await pay("WITHDRAWAL", "PAID");
  await ask();
  for (const [body, path] of [
    [{ score: 11 }, "score"],
    [{ score: -1 }, "score"],
    [{ score: 5, comment: "x".repeat(2001) }, "comment"],
    [{ score: 5, comment: "a\0b" }, "comment"],
  ] as const)
    expect((await rate(body)).body).toMatchObject({ rating: null, errors: [{ code: "INVALID", path: [path] }] });
  expect((await rate({ score: 7.5 })).status).toBe(400);
  const sent = await Promise.all([rate({ score: 10, comment: " Fast. " }), rate({ score: 10, comment: "Fast." })]);
  for (const { body } of sent) expect(body).toMatchObject({ rating: { score: 10, comment: "Fast." }, errors: [] });
  expect((await rate({ score: 0, comment: "Changed" })).body.rating).toMatchObject({ score: 10, comment: "Fast." });
  expect((await get<{ answered: number }>("desk/report", key)).answered).toBe(1);
});

it("tells the operator the score, and comments page by page, and nobody else [2.62]", async () => {
  const { db, clock } = test.services.context;
  expect(await get("desk/report", key)).toMatchObject({ asked: 0, answered: 0, nps: null });
  const scores = [10, 10, 9, 9, 8, 7, 6, 0];
  const at = clock.now();
  for (const [index, score] of scores.entries())
    await db.insert(ratingQuestion).values({
      playerId: demo.userId,
      askedAt: at + index * 1000,
      ratedAt: at + index * 1000,
      score,
      comment: index % 2 === 0 ? `No. ${index}` : null,
    });
  await db.insert(ratingQuestion).values({ playerId: demo.userId, askedAt: at });
  test.advance(60_000);
  expect(await get("desk/report", key)).toEqual({
    asked: 9,
    answered: 8,
    promoters: 4,
    passives: 2,
    detractors: 2,
    nps: 25,
    counts: [1, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2].map((count, score) => ({ score, count })),
  });
  const seconds = Math.floor(at / 1000);
  const three = await get<object>(`desk/report?from=${seconds + 5}&to=${seconds + 8}`, key);
  expect(three).toMatchObject({ asked: 3, answered: 3, promoters: 0, passives: 1, detractors: 2, nps: -66.7 });
  interface Page {
    comments: { comment: string; score: number }[];
    next: number | null;
    total: number;
  }
  const first = await get<Page>("desk/comments?first=3", key);
  expect([first.comments.map(({ comment }) => comment), first.total]).toEqual([["No. 6", "No. 4", "No. 2"], 4]);
  const second = await get<Page>(`desk/comments?first=3&before=${first.next}`, key);
  expect([second.comments.map(({ comment, score }) => [comment, score]), second.next]).toEqual([[["No. 0", 10]], null]);
  for (const path of ["desk/report", "desk/comments"])
    for (const headers of [{}, demo.headers])
      expect((await test.call("GET", `/rating-api/v1/${path}`, { headers })).status).toBe(401);
});

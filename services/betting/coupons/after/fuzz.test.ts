import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { deedsOf, writeCoupon } from "../testing/after.ts";
import { clientOf, expectProvenBooks, nextKey, type Client } from "../testing/client.ts";

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
});
afterAll(() => test.close());

const odd = fc.oneof(
  fc.constantFrom(
    "",
    "0",
    "-1",
    "1e3",
    "0x10",
    "NaN",
    "Infinity",
    "0.1",
    "96.00",
    "\0",
    "\uD800",
    "' or 1=1 --",
    "9".repeat(64),
    "1.0000001",
    "0.5",
    "999999999999999999",
  ),
  fc.string({ maxLength: 70 }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.array(fc.string(), { maxLength: 2 }),
  fc.object({ maxDepth: 1 }),
);

it("answers whatever is sent with an error at its field, never with a failure, and moves no money", async () => {
  const {
    id,
    outcomeIds: [outcomeId = ""],
  } = await writeCoupon(test, client, [{ coef: "2.000" }], { possibleWin: "200.00" });
  const { cashOut } = await deedsOf(test, client).offers(id);
  const before = await client.balance();
  const ids = fc.oneof(
    fc.constant(id),
    fc.constantFrom("0", "99999999", "999999999999999", "9".repeat(32), "x", "%00", "-1", "1e9"),
  );
  const post = async (path: string, body: unknown, key: string) =>
    test.call<{ errors?: { code: string; message: string }[] }>("POST", `/coupon-api/v1/coupons/${path}?lng=en`, {
      headers: { ...client.headers, "idempotency-key": key },
      body,
    });
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      ids,
      fc.constantFrom("cash-out", "auto-cash-out", "insure", "swap"),
      fc.record({
        token: odd,
        value: odd,
        share: odd,
        policy: odd,
        target: odd,
        premium: odd,
        betOutcomeId: odd,
        outcomeId: odd,
        coef: odd,
      }),
      fc.boolean(),
      fc.constantFrom("good", "", "x", "ключ-ключ"),
      async (couponId, deed, odds, isHalfRight, key) => {
        // Half of them are right in all but one field or two.
        const right = { token: cashOut?.token, value: cashOut?.value, policy: "NONE", betOutcomeId: outcomeId };
        const body = isHalfRight ? { ...odds, ...right, share: odds.share, value: odds.value } : odds;
        // What would be a sale is none of this test's.
        if (isHalfRight && deed === "cash-out" && body.value === cashOut?.value) body.token = "x";
        const { status, body: answer } = await post(
          `${couponId}/${deed}`,
          body,
          encodeURIComponent(key === "good" ? nextKey() : key),
        );
        expect([200, 400]).toContain(status);
        if (status === 200) {
          expect(answer.errors?.length).toBeGreaterThan(0);
          for (const { code } of answer.errors ?? []) seen.set(code, (seen.get(code) ?? 0) + 1);
        }
      },
    ),
    { numRuns: 300, seed: 11 },
  );
  expect(await client.balance()).toBe(before);
  expect(await client.coupon(id)).toMatchObject({
    state: "ACCEPTED",
    cashOuts: [],
    insurance: null,
    autoCashOut: null,
    replacedBy: null,
  });
  expect([...seen.keys()]).toEqual(expect.arrayContaining(["COUPON_UNKNOWN", "INVALID"]));
  for (const path of ["x/offers", "9999999999999999/offers", "%00/offers", "99999999/offers"])
    expect((await test.call("GET", `/coupon-api/v1/coupons/${path}`, { headers: client.headers })).status).toBe(404);
  expect(
    (
      await test.call<{ offers: unknown[] }>("GET", "/coupon-api/v1/offers?ids=x,,-1,9999999999999999,%00", {
        headers: client.headers,
      })
    ).body,
  ).toEqual({ offers: [] });
  await expectProvenBooks(test);
});

it("needs a player: nobody else's token, none, or a forged one opens a coupon", async () => {
  const { id } = await writeCoupon(test, client, [{ coef: "2.000" }]);
  const [stranger, forged] = [await clientOf(test, "demo2"), { authorization: "Bearer nonsense" }];
  for (const deed of ["cash-out", "auto-cash-out", "insure", "swap"]) {
    const body = { token: "x", value: "1", target: "150", share: 10, premium: "9", betOutcomeId: "x", outcomeId: "y" };
    const send = (headers: Record<string, string>) =>
      test.call<{ errors: { code: string }[]; coupon: unknown }>("POST", `/coupon-api/v1/coupons/${id}/${deed}`, {
        headers: { ...headers, "idempotency-key": nextKey() },
        body: deed === "cash-out" ? { token: "x", value: "1" } : body,
      });
    expect([(await send({})).status, (await send(forged)).status]).toEqual([401, 401]);
    expect((await send(stranger.headers)).body).toMatchObject({ coupon: null, errors: [{ code: "COUPON_UNKNOWN" }] });
  }
});

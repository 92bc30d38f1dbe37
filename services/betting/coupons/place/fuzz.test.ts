import * as fc from "fast-check";
import { sql } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { clientOf, expectProvenBooks, nextKey, type Client } from "../testing/client.ts";

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
});
afterAll(() => test.close());

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    "0",
    "-1",
    "1e9",
    "NaN",
    "Infinity",
    "0x10",
    "9".repeat(60),
    "' or '1'='1",
    "../../etc",
    "\u0000",
    "１００",
  ),
);
const anything = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
);

/** Coupons that are nearly valid: each field is right or replaced, and at least one is certainly wrong. */
const wrongCoupon = fc.record(
  {
    accountId: fc.oneof(fc.constant("ACCOUNT"), anything),
    typeId: fc.oneof(fc.constant(0), fc.constant(1), anything),
    amount: fc.oneof(fc.constant("100"), anything),
    // No bet here is on an outcome that exists, so nothing may be placed.
    bets: fc.oneof(
      fc.array(
        fc.record(
          { outcomeId: text, coef: fc.oneof(fc.constant("2"), text), gameVersion: fc.oneof(fc.constant(1), anything) },
          { requiredKeys: [] },
        ),
        { maxLength: 4 },
      ),
      anything,
    ),
    changeCoefAction: fc.oneof(fc.constant(2), anything),
    systemValue: anything,
  },
  { requiredKeys: [] },
);

it("wrong coupons are refused with 200 or 400, never 500, and the ledger does not change", async () => {
  const entries = async () =>
    (await test.services.context.db.execute(sql`select count(*) as entries from entry`)).rows[0];
  const before = await entries();
  await fc.assert(
    fc.asyncProperty(
      wrongCoupon,
      fc.oneof(fc.constant(""), fc.string({ maxLength: 70 }).map(encodeURIComponent)),
      async (coupon, key) => {
        const body = coupon.accountId === "ACCOUNT" ? { ...coupon, accountId: client.accounts["RUB"] } : coupon;
        const placed = await client.place(body, key || nextKey());
        expect([200, 400]).toContain(placed.status);
        if (placed.status === 200)
          expect(placed.body).toMatchObject({
            coupons: [],
            errors: [expect.anything(), ...placed.body.errors.slice(1)],
          });
        const quoted = await client.quote(body);
        expect([200, 400]).toContain(quoted.status);
      },
    ),
    { numRuns: 150 },
  );
  expect(await entries()).toEqual(before);
  await expectProvenBooks(test);
});

it("other calls answer nonsense with a client error or an empty answer, never 500", async () => {
  const paths = [
    "/coupon-api/v1/shared/:x",
    "/coupon-api/v1/coupons?after=:x",
    "/coupon-api/v1/coupons?first=:x",
    "/coupon-api/v1/coupons/by-ids?ids=:x",
    "/coupon-api/v1/coupons?state=:x",
    "/coupon-api/v1/coupons?lng=:x",
    "/account-api/v1/accounts/active?id=:x",
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), text, async (path, value) => {
      const encoded = encodeURIComponent(value.toWellFormed());
      const answer = await test.call(path.includes("active") ? "POST" : "GET", path.replace(":x", encoded), {
        headers: client.headers,
      });
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
});

it("malformed JSON, a body too large and an unknown path are told apart, without a stack", async () => {
  const send = async (path: string, body: string) => {
    const response = await fetch(test.services.url + path, {
      method: "POST",
      headers: { ...client.headers, "content-type": "application/json" },
      body,
    });
    return { status: response.status, text: await response.text() };
  };
  const answers = [
    await send("/coupon-api/v1/coupons", "{"),
    await send("/coupon-api/v1/coupons", `"${"x".repeat(300_000)}"`),
    await send("/nowhere", "{}"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 413, 404]);
  for (const { text: body } of answers) {
    expect(JSON.parse(body)).toEqual({ code: expect.any(String), message: expect.any(String) });
    expect(body).not.toMatch(/\bat .*\.(ts|js)/);
  }
});

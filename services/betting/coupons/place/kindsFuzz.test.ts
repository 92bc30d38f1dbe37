import fc from "fast-check";
import { sql } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { clientOf, expectProvenBooks, nextKey, type Client } from "../testing/client.ts";

let test: TestServices;
let client: Client;
let other: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
  other = await clientOf(test, "demo2");
});
afterAll(() => test.close());

const typeIds = [0, 1, 2, 3, 4, 11, 12, 10001];
const odd = fc.oneof(
  fc.constantFrom(
    "",
    "0",
    "-1",
    "1e9",
    "NaN",
    "Infinity",
    "0x10",
    "9".repeat(30),
    "9".repeat(64),
    "0.001",
    "0.5",
    "1.000",
    "１００",
    "' or '1'='1",
    "\u0000",
    "\uD800",
    "__proto__",
    "constructor",
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 2 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 2 }),
);
/** Mostly right, now and then anything. */
const mostly = <T>(right: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: right as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: odd });
const amount = fc.constantFrom("10", "100", "12.34", "9.99", "1000000", "2000000", "100.001", "99999999999999999999");
const bet = fc.record(
  {
    outcomeId: mostly(
      fc.constantFrom(
        "1.1x2.home",
        "2.1x2.home",
        "3.1x2.home",
        "4.1x2.home",
        "5.1x2.home",
        "101.1x2.home",
        "1.1x2.draw",
        "999.1x2.home",
        "x",
      ),
    ),
    coef: mostly(fc.constantFrom("2.000", "2", "3.2", "1")),
    gameVersion: mostly(fc.constantFrom(null, 1, 40)),
    amount: mostly(amount),
    isBanker: mostly(fc.boolean()),
    blockId: mostly(fc.constantFrom(null, "a", "b", "lobby")),
  },
  { requiredKeys: ["outcomeId", "coef"] },
);
const coupon = fc.record({
  accountId: mostly(fc.constantFrom("MINE", "MINE", "MINE", "DOLLARS", "OTHERS", "0")),
  typeId: mostly(fc.constantFrom(...typeIds)),
  amount: mostly(amount),
  amountByBlockId: mostly(
    fc.dictionary(fc.constantFrom("a", "b", "lobby", "__proto__", "\u0000"), amount, { maxKeys: 3 }),
  ),
  bets: mostly(
    fc.oneof(
      {
        weight: 9,
        arbitrary: fc.uniqueArray(bet, { maxLength: 6, selector: ({ outcomeId }) => JSON.stringify(outcomeId) }),
      },
      { weight: 1, arbitrary: fc.array(bet, { minLength: 51, maxLength: 100 }) },
    ),
  ),
  systemValue: mostly(fc.constantFrom(null, 1, 2, 3, 20, -1)),
  cover: mostly(fc.constantFrom(null, "TRIXIE", "PATENT", "YANKEE", "LUCKY_31", "GOLIATH", "NONE")),
  changeCoefAction: mostly(fc.constantFrom(0, 0, 1, 2)),
  coef: mostly(fc.constantFrom("2.000", "5")),
  coefByView: mostly(fc.constantFrom("1/1", "+100")),
  coefViewId: mostly(fc.constantFrom(0, 16)),
  exactCoef: mostly(fc.constantFrom(null, "1.5", "4", "9".repeat(150))),
  isDropOnScoreChange: mostly(fc.boolean()),
  prepaidAmount: mostly(fc.constantFrom(null, "0", "1", "50")),
  refId: mostly(fc.constant(1)),
  hyperBonusPercent: mostly(fc.constantFrom(null, "0", "5")),
  minHyperBonusBetLimit: mostly(fc.constant("100")),
  maxHyperBonusLimit: mostly(fc.constant("10000")),
  hasBonusBet: mostly(fc.boolean()),
  promoCode: mostly(fc.constantFrom(null, "SAFFRON", "LAST-SEASON", "FREE-1")),
  isVipBet: mostly(fc.constantFrom(false, false, true)),
});

/** A valid coupon of a kind: bets on different games, in two blocks, with everything that any kind needs. */
const right = fc
  .record({
    typeId: fc.constantFrom(...typeIds),
    amount: fc.constantFrom("10", "100", "12.34"),
    games: fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 3, maxLength: 3 }),
  })
  .map(({ typeId, amount: stake, games }) => ({
    accountId: "MINE",
    typeId,
    amount: stake,
    amountByBlockId: { a: "10", b: "15" },
    systemValue: 2,
    cover: "PATENT",
    changeCoefAction: 2,
    bets: games.slice(0, typeId === 0 ? 1 : typeId === 11 ? 2 : 3).map((game, index) => ({
      outcomeId: `${game}.1x2.home`,
      coef: "2.000",
      amount: stake,
      blockId: index === 0 ? "a" : "b",
    })),
  }));
const fields = [
  "accountId",
  "typeId",
  "amount",
  "amountByBlockId",
  "bets",
  "systemValue",
  "cover",
  "changeCoefAction",
  "coef",
  "coefByView",
  "coefViewId",
  "exactCoef",
  "isDropOnScoreChange",
  "prepaidAmount",
  "refId",
  "hyperBonusPercent",
  "minHyperBonusBetLimit",
  "maxHyperBonusLimit",
  "hasBonusBet",
  "promoCode",
  "isVipBet",
] as const;
/** Right but for up to three fields, so that every check is met behind those before it. */
const nearlyRight = fc
  .tuple(right, coupon, fc.subarray([...fields], { maxLength: 3 }))
  .map(([good, any, wrong]) => ({ ...good, ...Object.fromEntries(wrong.map((field) => [field, any[field]])) }));

it(
  "whatever is asked for is placed and paid, or refused at its field with nothing moved: never a failure",
  { tags: "slow", timeout: 600_000 },
  async () => {
    const entries = async () =>
      Number(
        (await test.services.context.db.execute<{ entries: string }>(sql`select count(*) as entries from entry`))
          .rows[0]?.entries,
      );
    const accounts = new Map<unknown, unknown>([
      ["MINE", client.accounts["RUB"]],
      ["DOLLARS", client.accounts["USD"]],
      ["OTHERS", other.accounts["RUB"]],
    ]);
    const [placedKinds, codes] = [new Map<unknown, number>(), new Map<string, number>()];
    const count = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1);
    const othersBefore = await other.balance();
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 1, arbitrary: coupon }, { weight: 4, arbitrary: nearlyRight }),
        async (asked) => {
          const body = { ...asked, accountId: accounts.get(asked.accountId) ?? asked.accountId };
          const before = await entries();
          const quote = await client.quote(body);
          const { status, body: answer } = await client.place(body, nextKey());
          expect([200, 400]).toContain(status);
          expect(quote.status).toBe(status);
          const moved = (await entries()) - before;
          if (status === 400) {
            expect(moved).toBe(0);
            return;
          }
          const { coupons, errors, refused } = answer as typeof answer & {
            refused: { bet: number; errors: { code: string; path: string[] | null }[] }[];
          };
          for (const { code } of [...errors, ...refused.flatMap((one) => one.errors)]) count(codes, code);
          if (coupons.length === 0) expect([moved, errors.length + refused.length > 0]).toEqual([0, true]);
          else {
            count(placedKinds, asked.typeId);
            expect(errors).toEqual([]);
            expect(moved).toBeGreaterThanOrEqual(2 * coupons.length);
          }
          // A quote without errors is a coupon that is taken, but for a stake that was left out.
          // Asked by a guest's account number, it is a guest's quote.
          if (body.accountId !== "0" && quote.body.errors.length === 0 && (errors.length > 0 || refused.length > 0)) {
            for (const { code } of [...errors, ...refused.flatMap((one) => one.errors)]) expect(code).toBe("REQUIRED");
          }
        },
      ),
      { numRuns: process.env["TEST_LONG"] === "1" ? 5000 : 200, seed: 6 },
    );
    // It would show nothing if all were refused, or all for the same reason.
    expect(typeIds.filter((typeId) => placedKinds.has(typeId))).toEqual(typeIds);
    expect([...codes.keys()]).toEqual(
      expect.arrayContaining([
        "ACCOUNT_UNKNOWN",
        "COVER_INVALID",
        "SYSTEM_VALUE_INVALID",
        "PREPAID_TOO_LARGE",
        "PROMO_UNKNOWN",
        "TOO_MANY_BETS",
        "VIP_NOT_AVAILABLE",
        "EXACT_COEF_NOT_MET",
        "AMOUNT_TOO_PRECISE",
      ]),
    );
    expect(await other.balance()).toBe(othersBefore);
    await expectProvenBooks(test);
  },
);

it("lists are asked for with anything", async () => {
  const path = fc.constantFrom(
    "states",
    "kinds",
    "accountId",
    "from",
    "to",
    "search",
    "archive",
    "after",
    "first",
    "state",
  );
  await fc.assert(
    fc.asyncProperty(path, odd, async (name, value) => {
      const { status } = await test.call(
        "GET",
        `/coupon-api/v1/coupons?${name}=${encodeURIComponent((typeof value === "string" ? value : JSON.stringify(value)).toWellFormed())}`,
        { headers: client.headers },
      );
      expect([200, 400]).toContain(status);
    }),
    { numRuns: process.env["TEST_LONG"] === "1" ? 150 : 100, seed: 6 },
  );
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { clientOf, nextKey, type Client } from "../testing/client.ts";
import { coupon } from "../tables.ts";
import { couponSums } from "./sums.ts";

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
});
afterAll(() => test.close());

const span = { from: 1_000, to: 2_000 };

it("counts settled coupons with their premiums, and of free bets and refunds only what moved", async () => {
  const { db } = test.services.context;
  const row = (columns: Partial<typeof coupon.$inferInsert>): typeof coupon.$inferInsert => ({
    playerId: client.userId,
    accountId: Number(client.accounts["RUB"]),
    idempotencyKey: nextKey(),
    fingerprint: "-",
    typeId: 0,
    state: "LOST",
    currency: "RUB",
    amount: "100",
    possibleWin: "0",
    maxPayout: "1000",
    payout: "0",
    placedAt: 1,
    settledAt: 1_500,
    settlements: 1,
    ...columns,
  });
  const promo = { code: "FREE", kind: "FREE_BET" as const, percent: null, maxBonus: null };
  await db.insert(coupon).values([
    row({ insuranceShare: 50, insurancePremium: "5" }),
    // 40 of 100 were sold for 50, and the rest was given back.
    row({
      state: "REFUNDED",
      cashedStake: "40",
      cashedValue: "50",
      payout: "110",
      insuranceShare: 20,
      insurancePremium: "2",
    }),
    row({ state: "WON", payout: "30", promo }),
    row({ state: "CASHED_OUT", amount: "60", cashedStake: "60", cashedValue: "45", payout: "45" }),
    row({ state: "ACCEPTED", amount: "500", payout: null, settledAt: null }),
    row({ state: "REJECTED", amount: "600", rejectReason: "ODDS_CHANGED" }),
    row({ amount: "700", settledAt: 999 }),
    row({ amount: "800", settledAt: 2_000 }),
  ]);
  // 105 + 42 + 60 were staked; 50 + 30 + 45 were won.
  expect(await couponSums(db, [client.userId], span)).toEqual([
    { playerId: client.userId, currency: "RUB", staked: "207", won: "125" },
  ]);
  expect(await couponSums(db, [], span)).toEqual([]);
  expect(await couponSums(db, [client.userId + 1], span)).toEqual([]);
});

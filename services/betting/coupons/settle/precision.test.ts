/**
 * Sums with infinitely many decimals: the payout is rounded once, and the journal still adds up to zero to its last
 * digit.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { couponKinds } from "#shared/betting/coupon/kinds.ts";
import type { LegResult } from "#shared/betting/coupon/legs.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { settleKnown } from "./settle.ts";
import { writeCoupon } from "../testing/after.ts";
import { clientOf, expectProvenBooks, type Client } from "../testing/client.ts";

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
});
afterAll(() => test.close());

const system = { typeId: couponKinds.SYSTEM.typeId, systemValue: 3 };
const boosted = {
  hyperBonusPercent: "10",
  promo: { code: "X", kind: "WIN_BOOST" as const, percent: "20", maxBonus: null },
};

it.each<[string, string[], LegResult[], Parameters<typeof writeCoupon>[3], string]>([
  // 1000/35 × 1.5³ = 96.428571…: fewer digits before the point than the stake has.
  [
    "a system of 35 units that returns less than its stake",
    Array<string>(7).fill("1.500"),
    ["WON", "WON", "WON", "LOST", "LOST", "LOST", "LOST"],
    { ...system, amount: "1000" },
    "96.43",
  ],
  // 1000 × 1.1/30 = 36.666…
  ["a dead heat of thirty for one place", ["1.100"], ["DEAD_HEAT_1_OF_30"], { amount: "1000" }, "36.67"],
  // 100 × 2 × 2 × 2 × 2.2/3 = 586.666…; 486.666… more, of which 10 and 20 percent.
  [
    "a dead heat in an express with a hyper bonus and a boost",
    ["2.000", "2.000", "2.000", "2.200"],
    ["WON", "WON", "WON", "DEAD_HEAT_1_OF_3"],
    boosted,
    "732.67",
  ],
  [
    "the same under a cap that is reached in the bonuses",
    ["2.000", "2.000", "2.000", "2.200"],
    ["WON", "WON", "WON", "DEAD_HEAT_1_OF_3"],
    { ...boosted, maxPayout: "650" },
    "650.00",
  ],
])("%s", async (_what, coefs, results, columns, payout) => {
  const { id, outcomeIds } = await writeCoupon(
    test,
    client,
    coefs.map((coef) => ({ coef })),
    columns,
  );
  for (const [index, each] of outcomeIds.entries()) test.book.setResult(each, results[index] ?? "VOID");
  await settleKnown(test.services.context).catch(() => {});
  expect(await client.coupon(id)).toMatchObject({ payout });
  await expectProvenBooks(test);
});

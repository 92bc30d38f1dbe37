/** Promo codes across refunds and corrections: used up exactly once. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { settleKnown } from "./settle.ts";
import { promoCode } from "../tables.ts";
import { correct, newOutcome } from "../testing/after.ts";
import { clientOf, expectProvenBooks, placed, single, type Client } from "../testing/client.ts";

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
});
afterAll(() => test.close());

const pick = (coef: string) => {
  const outcomeId = newOutcome(test, coef);
  test.book.setGame(outcomeId.split(".")[0] ?? "", {
    startsAt: Math.floor(test.services.context.clock.now() / 1000) + 3600,
  });
  return { outcomeId, coef };
};
const settle = async (outcomeId: string, result: "WON" | "LOST" | "VOID") => {
  test.book.setResult(outcomeId, result);
  await settleKnown(test.services.context);
};

it("a free bet that was void and has won after all uses its code up again", async () => {
  const { db, clock } = test.services.context;
  await db
    .insert(promoCode)
    .values({ code: "ONCE", kind: "FREE_BET", currency: "RUB", amount: "100", validUntil: clock.now() + 1e9 });
  const bet = pick("2.000");
  const { id } = await placed(client, single(client, { bets: [bet], promoCode: "ONCE" }));
  await settle(bet.outcomeId, "VOID");
  expect((await client.coupon(id)).state).toBe("REFUNDED");
  await correct(test, bet.outcomeId, "WON");
  expect(await client.coupon(id)).toMatchObject({ state: "WON", payout: "100.00" });
  expect((await client.place(single(client, { bets: [pick("2.000")], promoCode: "ONCE" }))).body.errors).toMatchObject([
    { code: "PROMO_USED" },
  ]);
  await correct(test, bet.outcomeId, "VOID");
  await placed(client, single(client, { bets: [pick("2.000")], promoCode: "ONCE" }));
  await expectProvenBooks(test);
});

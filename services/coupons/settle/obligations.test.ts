/** Advances and promo codes over refusals and corrections: repaid once, neither twice nor never. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Exact } from "#shared/money.ts";
import { startTestServices, type TestServices } from "../../core/testing/services.ts";
import { decideDue } from "../place/decide.ts";
import { endUncovered } from "../place/prepaid.ts";
import { settleKnown } from "./settle.ts";
import { couponAdvance, promoCode } from "../tables.ts";
import { correct, newOutcome } from "../testing/after.ts";
import { clientOf, expectProvenBooks, placed, single, type Client } from "../testing/client.ts";

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
}, 30_000);
afterAll(() => test.close());

const minus = (one: string, other: string) => new Exact(one).minus(other).toFixed(2);
const pick = (coef: string, section: "LINE" | "LIVE" = "LINE") => {
  const outcomeId = newOutcome(test, coef, section);
  test.book.setGame(outcomeId.split(".")[0] ?? "", { startsAt: Math.floor(test.services.context.clock.now() / 1000) + 3600 });
  return { outcomeId, coef };
};
const settle = async (outcomeId: string, result: "WON" | "LOST" | "VOID") => {
  test.book.setResult(outcomeId, result);
  await settleKnown(test.services.context);
};
/** Stakes 100, which covers an advance of 40, and places a live bet of 100 with it. */
async function lent(section: "LINE" | "LIVE") {
  const [cover, bet] = [pick("2.000"), pick("3.000", section)];
  await placed(client, single(client, { bets: [cover] }));
  const before = await client.balance();
  const coupon = await placed(client, single(client, { bets: [bet], prepaidAmount: "40" }));
  expect(minus(await client.balance(), before)).toBe("-60.00");
  return { before, cover: cover.outcomeId, bet: bet.outcomeId, id: coupon.id };
}

it("a refused coupon gives back what was repaid of its advance while it waited, and a correction of that payment takes it again", async () => {
  const { before, cover, bet, id } = await lent("LIVE");
  // 200 are won, 40 of them repay the advance of the coupon that waits.
  await settle(cover, "WON");
  expect(minus(await client.balance(), before)).toBe("100.00");
  test.book.setOutcome(bet, { isBlocked: true });
  test.advance(60_000);
  await decideDue(test.services.context);
  expect((await client.coupon(id)).state).toBe("REJECTED");
  expect(minus(await client.balance(), before)).toBe("200.00");
  await correct(test, cover, "LOST");
  expect(minus(await client.balance(), before)).toBe("0.00");
  await endUncovered(test.services.context);
  expect(minus(await client.balance(), before)).toBe("0.00");
  await expectProvenBooks(test);
});

it("what the house has borne of a lost coupon is repaid when the coupon has won after all", async () => {
  const { before, cover, bet } = await lent("LINE");
  await settle(bet, "LOST");
  await settle(cover, "LOST");
  await endUncovered(test.services.context);
  await correct(test, bet, "WON");
  // 300 less the 40 lent, less the 60 staked.
  expect(minus(await client.balance(), before)).toBe("200.00");
  await correct(test, bet, "LOST");
  await endUncovered(test.services.context);
  expect(minus(await client.balance(), before)).toBe("-60.00");
  await correct(test, bet, "WON");
  expect(minus(await client.balance(), before)).toBe("200.00");
  await expectProvenBooks(test);
});

it("a payment taken back charges the player what it had repaid for a coupon that has won since", async () => {
  const { before, cover, bet } = await lent("LINE");
  await settle(cover, "WON");
  await settle(bet, "WON");
  // 200 and 300 won, 60 staked, 40 repaid.
  expect(minus(await client.balance(), before)).toBe("400.00");
  await correct(test, cover, "LOST");
  await endUncovered(test.services.context);
  expect(minus(await client.balance(), before)).toBe("200.00");
  expect(await test.services.context.db.select().from(couponAdvance).where(eq(couponAdvance.outstanding, "40"))).toEqual([]);
  await expectProvenBooks(test);
});

it("a free bet that was void and has won after all uses its code up again", async () => {
  const { db, clock } = test.services.context;
  await db.insert(promoCode).values({ code: "ONCE", kind: "FREE_BET", currency: "RUB", amount: "100", validUntil: clock.now() + 1e9 });
  const bet = pick("2.000");
  const { id } = await placed(client, single(client, { bets: [bet], promoCode: "ONCE" }));
  await settle(bet.outcomeId, "VOID");
  expect((await client.coupon(id)).state).toBe("REFUNDED");
  await correct(test, bet.outcomeId, "WON");
  expect(await client.coupon(id)).toMatchObject({ state: "WON", payout: "100.00" });
  expect((await client.place(single(client, { bets: [pick("2.000")], promoCode: "ONCE" }))).body.errors).toMatchObject([{ code: "PROMO_USED" }]);
  await correct(test, bet.outcomeId, "VOID");
  await placed(client, single(client, { bets: [pick("2.000")], promoCode: "ONCE" }));
  await expectProvenBooks(test);
});


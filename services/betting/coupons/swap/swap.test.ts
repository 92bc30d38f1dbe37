import { eq } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Exact } from "#shared/money/money.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { playerLimit } from "../../../money/limits/tables.ts";
import { playerProfile } from "../../../people/players/tables.ts";
import { settleKnown } from "../settle/settle.ts";
import { deedsOf, writeCoupon } from "../testing/after.ts";
import { clientOf, expectProvenBooks, nextKey, type Client } from "../testing/client.ts";

let test: TestServices;
let client: Client;
let deeds: ReturnType<typeof deedsOf>;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
  deeds = deedsOf(test, client);
});
afterAll(() => test.close());

const minus = (one: string, other: string) => new Exact(one).minus(other).toFixed(2);
const codes = (answer: { body: { errors: { code: string }[] } }) => answer.body.errors.map(({ code }) => code);
/** A coupon of bets at 2.000, each with an alternative at 4.000 in its market. */
const made = async (bets: number, columns = {}) => {
  const { id, outcomeIds } = await writeCoupon(
    test,
    client,
    Array.from({ length: bets }, () => ({ coef: "2.000" })),
    { possibleWin: "400.00", ...columns },
  );
  const others = outcomeIds.map((outcomeId) => outcomeId.replace(".home", ".away"));
  for (const other of others) test.book.setOutcome(other, { coef: "4.000" });
  return { id, outcomeIds, first: outcomeIds[0] ?? "", other: others[0] ?? "" };
};

describe("a swap", () => {
  it("cashes the coupon out and stakes what it was worth on the other outcome, all at the prices of now", async () => {
    const before = await client.balance();
    const {
      id,
      outcomeIds: [first = "", second = ""],
      other,
    } = await made(2);
    test.book.setOutcome(second, { coef: "1.600" });
    expect((await deeds.offers(id)).swaps).toEqual(
      [first, second].map((outcomeId) => ({
        outcomeId,
        outcomes: [{ outcomeId: outcomeId.replace(".home", ".away"), outcomeName: "Home", coef: "4.000" }],
      })),
    );
    const { body } = await deeds.swap(id, { betOutcomeId: first, outcomeId: other });
    // Worth 100 × 4 / (2 × 1.6) × 0.96² = 115.20, staked at 4 × 1.6.
    expect(body).toMatchObject({
      errors: [],
      coupon: {
        state: "ACCEPTED",
        amount: "115.20",
        coef: "6.400",
        possibleWin: "737.28",
        replaces: id,
        replacedBy: null,
        bets: [
          { outcomeId: other, coef: "4.000", swappedFrom: first },
          { outcomeId: second, coef: "1.600", swappedFrom: null },
        ],
      },
    });
    expect(await client.coupon(id)).toMatchObject({
      state: "CASHED_OUT",
      payout: "115.20",
      replacedBy: body.coupon?.id,
    });
    // Only the first stake has left the account.
    expect(minus(await client.balance(), before)).toBe("-100.00");
    test.book.setResult(other, "WON");
    test.book.setResult(second, "WON");
    await settleKnown(test.services.context);
    expect(await client.coupon(body.coupon?.id ?? "")).toMatchObject({ state: "WON", payout: "737.28" });
    expect(minus(await client.balance(), before)).toBe("637.28");
    await expectProvenBooks(test);
  });

  it("is done once per key, and once a coupon", async () => {
    const before = await client.balance();
    const { id, first, other } = await made(1);
    const [key, body] = [nextKey(), { betOutcomeId: first, outcomeId: other }];
    const answers = await Promise.all([deeds.swap(id, body, key), deeds.swap(id, body, key), deeds.swap(id, body)]);
    expect(answers.flatMap(codes)).toEqual(["SWAP_UNAVAILABLE"]);
    expect(answers[0]?.body.coupon?.id).toBe(answers[1]?.body.coupon?.id);
    expect(codes(await deeds.swap(id, { ...body, coef: "4.000" }, key))).toEqual(["IDEMPOTENCY_MISMATCH"]);
    expect(minus(await client.balance(), before)).toBe("-100.00");
    await expectProvenBooks(test);
  });

  it("of a swapped coupon goes on from the new one", async () => {
    const { id, first, other } = await made(1);
    const next = (await deeds.swap(id, { betOutcomeId: first, outcomeId: other })).body.coupon;
    const last = (await deeds.swap(next?.id ?? "", { betOutcomeId: other, outcomeId: first })).body.coupon;
    // 100 × 0.96, and again.
    expect(last).toMatchObject({
      amount: "92.16",
      replaces: next?.id,
      bets: [{ outcomeId: first, swappedFrom: other }],
    });
  });

  it("is refused when the value or the price is less than was seen, and nothing moves", async () => {
    const { id, first, other } = await made(1);
    const before = await client.balance();
    const swap = (changes: object) => deeds.swap(id, { betOutcomeId: first, outcomeId: other, ...changes });
    expect((await swap({ value: "96.01" })).body.errors).toMatchObject([
      { code: "CASH_OUT_CHANGED", path: ["value"], minAmount: "96.00" },
    ]);
    expect((await swap({ coef: "4.001" })).body.errors).toMatchObject([{ code: "ODDS_CHANGED", newCoef: "4.000" }]);
    expect(codes(await swap({ coef: "\0" }))).toEqual(["INVALID"]);
    expect(codes(await swap({ outcomeId: first }))).toEqual(["SWAP_UNAVAILABLE"]);
    expect(codes(await swap({ outcomeId: "1.1x2.home" }))).toEqual(["SWAP_UNAVAILABLE"]);
    expect(codes(await swap({ betOutcomeId: "1.1x2.home" }))).toEqual(["SWAP_UNAVAILABLE"]);
    expect(await client.balance()).toBe(before);
    expect(await client.coupon(id)).toMatchObject({ state: "ACCEPTED", replacedBy: null });
    expect(codes(await swap({ value: "96.00", coef: "4.000" }))).toEqual([]);
  });

  it("is refused where the line is closed to the player, and goes on where play is [3.11]", async () => {
    const { id, first, other } = await made(1);
    const close = (profile: { isLineDisallowed: boolean; isLiveDisallowed: boolean }) =>
      test.services.context.db.update(playerProfile).set(profile).where(eq(playerProfile.playerId, client.userId));
    const before = await client.balance();
    await close({ isLineDisallowed: true, isLiveDisallowed: false });
    expect((await deeds.offers(id)).swaps).toEqual([]);
    expect(codes(await deeds.swap(id, { betOutcomeId: first, outcomeId: other }))).toEqual(["SWAP_UNAVAILABLE"]);
    expect([await client.balance(), (await client.coupon(id)).state]).toEqual([before, "ACCEPTED"]);
    await close({ isLineDisallowed: false, isLiveDisallowed: true });
    expect(codes(await deeds.swap(id, { betOutcomeId: first, outcomeId: other }))).toEqual([]);
    await close({ isLineDisallowed: false, isLiveDisallowed: false });
  });

  it("is refused by a limit of stakes, and then the coupon is not sold either [3.13]", async () => {
    const { id, first, other } = await made(1);
    const { db } = test.services.context;
    const before = await client.balance();
    await db
      .insert(playerLimit)
      .values({ playerId: client.userId, limitType: 1, state: "ACTIVE", value: "150", currency: "RUB" });
    expect(codes(await deeds.swap(id, { betOutcomeId: first, outcomeId: other }))).toEqual(["LIMIT_REACHED"]);
    expect([await client.balance(), await client.coupon(id)]).toMatchObject([
      before,
      { state: "ACCEPTED", replacedBy: null },
    ]);
    await expectProvenBooks(test);
    await db.delete(playerLimit).where(eq(playerLimit.playerId, client.userId));
    expect(codes(await deeds.swap(id, { betOutcomeId: first, outcomeId: other }))).toEqual([]);
  });

  it("is not offered for what has begun, is suspended, is insured, or is worth no stake", async () => {
    const [live, suspended, insured, small, system] = [
      await made(2),
      await made(2),
      await made(1),
      await made(1, { amount: "10.00" }),
      await made(3, { typeId: 2, systemValue: 2 }),
    ];
    test.book.setGame(live.outcomeIds[1]?.split(".")[0] ?? "", { section: "LIVE", score: "0:0" });
    test.book.setOutcome(suspended.first, { isBlocked: true });
    await deeds.insure(insured.id, { share: 10, premium: "9.00" });
    for (const { id, first, other } of [live, suspended, insured, small, system]) {
      expect((await deeds.offers(id)).swaps).toEqual([]);
      expect(codes(await deeds.swap(id, { betOutcomeId: first, outcomeId: other }))).toEqual(["SWAP_UNAVAILABLE"]);
    }
    await expectProvenBooks(test);
  });
});

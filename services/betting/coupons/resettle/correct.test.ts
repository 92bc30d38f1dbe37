import { sql } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { couponKinds } from "#shared/betting/coupon/kinds.ts";
import { Exact } from "#shared/money/money.ts";
import { houseAccount, post } from "../../../money/accounts/ledger.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { settleKnown } from "../settle/settle.ts";
import { correct, deedsOf, endGame, writeCoupon } from "../testing/after.ts";
import { clientOf, expectProvenBooks, nextKey, type Client } from "../testing/client.ts";

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
});
afterAll(() => test.close());

const settle = () => settleKnown(test.services.context);
const minus = (one: string, other: string) => new Exact(one).minus(other).toFixed(2);
const single = async (coef = "2.000") => {
  const { id, outcomeIds } = await writeCoupon(test, client, [{ coef }]);
  return { id, outcome: outcomeIds[0] ?? "" };
};
/** Change of the house's account of a type, in RUB. */
const house = async (kind: string) =>
  (
    await test.services.context.db.execute<{ sum: string }>(sql`
  select coalesce(sum(entry.amount), 0)::text as sum from entry join ledger_account account on account.id = entry.account_id where account.kind = ${kind} and account.currency = 'RUB'`)
  ).rows[0]?.sum ?? "";
const journals = async (id: string) =>
  (
    await test.services.context.db.execute<{ key: string; kind: string }>(
      sql`select key, kind from journal where coupon_id = ${Number(id)} order by id`,
    )
  ).rows.map(({ key, kind }) => `${kind} ${key.replace(`coupon:${id}:`, "")}`);

describe("correcting a result", () => {
  it.each<[string, string, string, string, string]>([
    ["WON", "LOST", "-200.00", "LOST", "0.00"],
    ["LOST", "WON", "200.00", "WON", "200.00"],
    ["WON", "VOID", "-100.00", "REFUNDED", "100.00"],
    ["VOID", "HALF_WON", "50.00", "WON", "150.00"],
    ["LOST", "DEAD_HEAT_1_OF_2", "100.00", "REFUNDED", "100.00"],
  ])("from %s to %s moves %s, by reversal and a new payment", async (was, is, change, state, payout) => {
    const { id, outcome } = await single();
    test.book.setResult(outcome, was as "WON");
    await settle();
    const before = await client.balance();
    expect((await correct(test, outcome, is)).body).toEqual({ resettled: 1, changed: 0 });
    expect(await client.coupon(id)).toMatchObject({ state, payout, corrected: { reason: "The referee's report" } });
    expect(minus(await client.balance(), before)).toBe(change);
    expect(await journals(id)).toEqual(["stake stake", "payout payout", "reversal payout:reversal", "payout payout:2"]);
    await expectProvenBooks(test);
    // The same once more changes nothing, however often.
    expect((await correct(test, outcome, is)).body).toEqual({ resettled: 0, changed: 0 });
    await settle();
    expect(minus(await client.balance(), before)).toBe(change);
    expect((await journals(id)).length).toBe(4);
  });

  it("back and forth pays what the last one says", async () => {
    const { id, outcome } = await single("3.000");
    test.book.setResult(outcome, "WON");
    await settle();
    const before = await client.balance();
    for (const result of ["LOST", "WON", "VOID", "WON"]) await correct(test, outcome, result);
    expect(await client.coupon(id)).toMatchObject({ state: "WON", payout: "300.00" });
    expect(minus(await client.balance(), before)).toBe("0.00");
    expect((await journals(id)).at(-1)).toBe("payout payout:5");
    await expectProvenBooks(test);
  });

  it("opens a coupon again whose lost bet was not lost, and settles it with the rest", async () => {
    const {
      id,
      outcomeIds: [first = "", second = ""],
    } = await writeCoupon(test, client, [{ coef: "2.000" }, { coef: "3.000" }]);
    test.book.setResult(first, "LOST");
    await settle();
    const before = await client.balance();
    expect(await client.coupon(id)).toMatchObject({ state: "LOST", payout: "0.00" });
    expect((await correct(test, first, "WON")).body).toEqual({ resettled: 1, changed: 0 });
    expect(await client.coupon(id)).toMatchObject({
      state: "ACCEPTED",
      payout: null,
      settledAt: null,
      bets: [{ result: "WON" }, { result: "OPEN" }],
    });
    test.book.setResult(second, "WON");
    await settle();
    expect(await client.coupon(id)).toMatchObject({ state: "WON", payout: "600.00" });
    expect(minus(await client.balance(), before)).toBe("600.00");
    await expectProvenBooks(test);
  });

  it("holds for bets that are still open", async () => {
    const { id, outcome } = await single();
    endGame(test, outcome);
    expect((await correct(test, outcome, "WON")).body).toEqual({ resettled: 0, changed: 0 });
    test.book.setResult(outcome, "LOST");
    await settle();
    expect(await client.coupon(id)).toMatchObject({ state: "WON", payout: "200.00" });
  });

  it("settles an open bet that the book has no result for", async () => {
    const { id, outcome } = await single();
    endGame(test, outcome);
    await correct(test, outcome, "HALF_WON");
    await settle();
    expect(await client.coupon(id)).toMatchObject({ state: "WON", payout: "150.00", corrected: null });
  });

  it("moves no money where it pays the same, or where the coupon was sold", async () => {
    const {
      id,
      outcomeIds: [first = "", second = ""],
    } = await writeCoupon(test, client, [{ coef: "2.000" }, { coef: "3.000" }]);
    test.book.setResult(first, "LOST");
    test.book.setResult(second, "LOST");
    await settle();
    const sold = await single();
    await deedsOf(test, client).sellNow(sold.id);
    test.book.setResult(sold.outcome, "WON");
    await settle();
    const before = await client.balance();
    expect((await correct(test, first, "WON")).body).toEqual({ resettled: 0, changed: 1 });
    expect((await correct(test, sold.outcome, "LOST")).body).toEqual({ resettled: 0, changed: 1 });
    expect(await client.coupon(id)).toMatchObject({ state: "LOST", bets: [{ result: "WON" }, { result: "LOST" }] });
    expect(await client.coupon(sold.id)).toMatchObject({
      state: "CASHED_OUT",
      payout: "96.00",
      bets: [{ result: "LOST" }],
    });
    expect(await client.balance()).toBe(before);
    expect(await journals(id)).toEqual(["stake stake", "payout payout"]);
  });

  it("settles every coupon with the bet again, of any kind and any player, once when asked many times at once", async () => {
    const other = await clientOf(test, "demo2");
    const { outcome, ...mine } = await single();
    const { id: theirs } = await writeCoupon(test, other, [{ coef: "4.000" }]);
    const system = await writeCoupon(test, client, [{ coef: "2.000" }, { coef: "2.000" }, { coef: "2.000" }], {
      typeId: couponKinds.SYSTEM.typeId,
      systemValue: 2,
      amount: "30",
    });
    const { db } = test.services.context;
    await db.execute(
      sql`update coupon_bet set outcome_id = ${outcome} where coupon_id = ${Number(theirs)} or (coupon_id = ${Number(system.id)} and position = 0)`,
    );
    for (const each of [outcome, ...system.outcomeIds]) test.book.setResult(each, "WON");
    await settle();
    const [before, theirsBefore] = [await client.balance(), await other.balance()];
    const answers = await Promise.all(Array.from({ length: 4 }, () => correct(test, outcome, "LOST")));
    expect(answers.reduce((sum, { body }) => sum + body.resettled, 0)).toBe(3);
    // 10 × (2 × 2 of one pair) is left of 10 × (3 × 4).
    expect(await client.coupon(system.id)).toMatchObject({ state: "WON", payout: "40.00" });
    expect([(await client.coupon(mine.id)).state, (await other.coupon(theirs)).state]).toEqual(["LOST", "LOST"]);
    expect([minus(await client.balance(), before), minus(await other.balance(), theirsBefore)]).toEqual([
      "-280.00",
      "-400.00",
    ]);
    await expectProvenBooks(test);
  });

  it("is the operator's alone, and takes results only", async () => {
    const { outcome } = await single();
    expect((await correct(test, outcome, "WON", {})).status).toBe(401);
    expect((await correct(test, outcome, "WON", { "x-service-key": "wrong" })).status).toBe(401);
    expect((await correct(test, outcome, "PERHAPS")).status).toBe(400);
    expect((await correct(test, "%00", "WON")).status).toBe(400);
  });
});

describe("a player who has spent the money", () => {
  let accountId: number;
  beforeEach(() => {
    accountId = Number(client.accounts["RUB"]);
  });
  /** Moves the whole balance but so much to the house. */
  const spendAllBut = async (left: string) => {
    const { context } = test.services;
    const amount = new Exact(await client.balance()).minus(left).toFixed();
    await context.transact(async (tx) =>
      post(tx, {
        key: nextKey(),
        kind: "stake",
        use: "bet",
        at: context.clock.now(),
        entries: [
          { accountId, amount: new Exact(amount).negated().toFixed() },
          { accountId: await houseAccount(tx, "revenue", "RUB"), amount },
        ],
      }),
    );
  };
  const owed = async () =>
    new Exact(
      (
        await test.services.context.db.execute<{ amount: string }>(
          sql`select amount::text as amount from account_debt where account_id = ${accountId}`,
        )
      ).rows[0]?.amount ?? "0",
    ).toFixed(2);

  it("gives what is there, owes the rest, and pays it from the next wins", async () => {
    const [{ id, outcome }, next] = [await single("5.000"), await single("3.000")];
    test.book.setResult(outcome, "WON");
    await settle();
    await spendAllBut("120.00");
    await correct(test, outcome, "LOST");
    expect(await client.coupon(id)).toMatchObject({ state: "LOST", payout: "0.00" });
    expect([await client.balance(), await owed(), new Exact(await house("debts")).toFixed(2)]).toEqual([
      "0.00",
      "380.00",
      "-380.00",
    ]);
    await expectProvenBooks(test);
    // The next win, 300, goes to the debt.
    test.book.setResult(next.outcome, "WON");
    await settle();
    expect(await client.coupon(next.id)).toMatchObject({ state: "WON", payout: "300.00" });
    expect([await client.balance(), await owed()]).toEqual(["0.00", "80.00"]);
    // That payment is taken back as well: the debt is open again, and nothing is asked of the empty account.
    await correct(test, next.outcome, "LOST");
    expect([await client.balance(), await owed()]).toEqual(["0.00", "380.00"]);
    // Both were right after all: the debt is paid and the rest is the player's.
    await correct(test, next.outcome, "WON");
    await correct(test, outcome, "WON");
    expect([await client.balance(), await owed(), new Exact(await house("debts")).toFixed(2)]).toEqual([
      "420.00",
      "0.00",
      "0.00",
    ]);
    await expectProvenBooks(test);
  });
});

import { sql } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deadHeatOf, resultName } from "#shared/betting/coupon/legs.ts";
import { eventsOf } from "../../../platform/outbox.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import type { OutcomeResult } from "../../sportsbook/model.ts";
import { decideDue } from "../place/decide.ts";
import { settleKnown } from "./settle.ts";
import { clientOf, expectProvenBooks, express, placed, single, type Client } from "../testing/client.ts";

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
});
afterAll(() => test.close());

let games = 1000;
/** A new game with one outcome, so that no test meets another's bets. */
function newOutcome(coef: string, section: "LINE" | "LIVE" = "LINE"): string {
  const gameId = String((games += 1));
  test.book.setGame(gameId, { section, score: section === "LIVE" ? "2:1" : null });
  test.book.setOutcome(`${gameId}.1x2.home`, { coef });
  return `${gameId}.1x2.home`;
}

const minus = (a: string, b: string) => Math.round((Number(a) - Number(b)) * 100) / 100;
const settle = () => settleKnown(test.services.context);
const decide = () => decideDue(test.services.context);
/** How many events there are of a coupon. */
const told = async (id: string) =>
  (await eventsOf(test.services.context.db, client.userId)).filter(
    ({ type, data }) => type === "coupon" && JSON.stringify(data).includes(`"id":"${id}"`),
  ).length;

describe("settling", () => {
  // Worked out by hand: stake, legs, payout, state.
  it.each<[string, string, [string, OutcomeResult][], string, string]>([
    ["a won single: 100 × 1.85", "100", [["1.850", "WON"]], "185.00", "WON"],
    ["a lost single", "100", [["1.850", "LOST"]], "0.00", "LOST"],
    ["a void single", "100", [["1.850", "VOID"]], "100.00", "REFUNDED"],
    ["a half-won single: 100 × (1 + 1.95)/2", "100", [["1.950", "HALF_WON"]], "147.50", "WON"],
    ["a half-lost single: 100 × 1/2", "100", [["1.950", "HALF_LOST"]], "50.00", "LOST"],
    // 1.333 × 1.777 × 2.111 = 5.000412251; by the shown 5.000 it would be 166.65.
    [
      "an express by its exact product: 33.33 × 5.000412251 = 166.6637…",
      "33.33",
      [
        ["1.333", "WON"],
        ["1.777", "WON"],
        ["2.111", "WON"],
      ],
      "166.66",
      "WON",
    ],
    [
      "a void leg counts one: 100 × 1.5 × 2",
      "100",
      [
        ["1.500", "WON"],
        ["3.000", "VOID"],
        ["2.000", "WON"],
      ],
      "300.00",
      "WON",
    ],
    [
      "half-won and half-lost legs: 100 × 1.5 × 1.45 × 0.5",
      "100",
      [
        ["1.500", "WON"],
        ["1.900", "HALF_WON"],
        ["1.900", "HALF_LOST"],
      ],
      "108.75",
      "WON",
    ],
    ["a dead heat of two for one place: 100 × 4.5 × 1/2", "100", [["4.500", "DEAD_HEAT_1_OF_2"]], "225.00", "WON"],
    ["a dead heat below evens: 100 × 1.8 × 1/3", "100", [["1.800", "DEAD_HEAT_1_OF_3"]], "60.00", "LOST"],
    [
      "a dead heat of three for two places with a won leg: 100 × 3 × 2/3 × 1.5",
      "100",
      [
        ["3.000", "DEAD_HEAT_2_OF_3"],
        ["1.500", "WON"],
      ],
      "300.00",
      "WON",
    ],
    [
      "all legs void",
      "100",
      [
        ["1.500", "VOID"],
        ["3.000", "VOID"],
      ],
      "100.00",
      "REFUNDED",
    ],
    [
      "one leg lost",
      "100",
      [
        ["1.500", "WON"],
        ["3.000", "LOST"],
      ],
      "0.00",
      "LOST",
    ],
    [
      "a return above the cap is the cap",
      "1000",
      [
        ["300.000", "WON"],
        ["300.000", "WON"],
      ],
      "50000000.00",
      "WON",
    ],
  ])("pays %s", async (_what, amount, legs, payout, state) => {
    const outcomes = legs.map(([coef]) => newOutcome(coef));
    const bets = legs.map(([coef], index): [string, string] => [outcomes[index] ?? "", coef]);
    const before = await client.balance();
    const coupon = await placed(
      client,
      legs.length === 1
        ? single(client, { amount, bets: bets.map(([outcomeId, coef]) => ({ outcomeId, coef })) })
        : express(client, bets, { amount, hasBonusBet: false }),
    );
    for (const [index, outcomeId] of outcomes.entries()) test.book.setResult(outcomeId, legs[index]?.[1] ?? "VOID");
    await settle();
    expect(await client.coupon(coupon.id)).toMatchObject({
      state,
      payout,
      settledAt: Math.floor(test.services.context.clock.now() / 1000),
      bets: legs.map(([, result]) => ({ result: resultName(result), deadHeat: deadHeatOf(result) })),
    });
    expect(minus(await client.balance(), before)).toBe(minus(payout, amount));
    await expectProvenBooks(test);
  });

  it("waits for the last leg, tells of each, and is decided by the first that loses", async () => {
    const [one, two, three] = [newOutcome("2.000"), newOutcome("2.000"), newOutcome("2.000")];
    const waiting = await placed(
      client,
      express(client, [
        [one, "2"],
        [two, "2"],
      ]),
    );
    const losing = await placed(
      client,
      express(client, [
        [two, "2"],
        [three, "2"],
      ]),
    );
    test.book.setResult(one, "WON");
    test.book.setResult(three, "LOST");
    await settle();
    expect(await client.coupon(waiting.id)).toMatchObject({
      state: "ACCEPTED",
      payout: null,
      bets: [{ result: "WON" }, { result: "OPEN" }],
    });
    expect(await client.coupon(losing.id)).toMatchObject({
      state: "LOST",
      payout: "0.00",
      bets: [{ result: "OPEN" }, { result: "LOST" }],
    });
    expect([await told(waiting.id), await told(losing.id)]).toEqual([2, 2]);
    test.book.setResult(two, "WON");
    await settle();
    expect(await client.coupon(waiting.id)).toMatchObject({ state: "WON", payout: "400.00" });
    // The leg that was still open gets its result; the coupon stays as it was settled.
    expect(await client.coupon(losing.id)).toMatchObject({
      state: "LOST",
      payout: "0.00",
      bets: [{ result: "WON" }, { result: "LOST" }],
    });
  });

  it("pays and tells once, however many settle at once and again", async () => {
    const outcome = newOutcome("3.000");
    const before = await client.balance();
    const { id } = await placed(client, single(client, { bets: [{ outcomeId: outcome, coef: "3" }] }));
    test.book.setResult(outcome, "WON");
    await Promise.allSettled(Array.from({ length: 10 }, settle));
    await settle();
    expect(minus(await client.balance(), before)).toBe(200);
    // Its placing and its end.
    expect(await told(id)).toBe(2);
    await expectProvenBooks(test);
  });

  it("books what rounding gives and takes, exactly", async () => {
    const context = test.services.context;
    const rounding = async () =>
      (
        await context.db.execute<{ sum: string }>(
          sql`select coalesce(sum(entry.amount), 0)::text as sum from entry join ledger_account on ledger_account.id = entry.account_id where kind = 'rounding' and currency = 'USD'`,
        )
      ).rows[0]?.sum ?? "";
    const outcome = newOutcome("1.333");
    const before = Number(await rounding());
    await placed(
      client,
      single(client, {
        accountId: client.accounts["USD"],
        amount: "1.01",
        bets: [{ outcomeId: outcome, coef: "1.333" }],
      }),
    );
    test.book.setResult(outcome, "WON");
    await settle();
    // 1.01 × 1.333 = 1.34633; paid 1.35; the house gave 0.00367.
    expect(Number(await rounding()) - before).toBeCloseTo(-0.00367, 10);
    await expectProvenBooks(test);
  });

  it("is done by a job, with nobody asking", async () => {
    const outcome = newOutcome("2.000");
    const { id } = await placed(client, single(client, { bets: [{ outcomeId: outcome, coef: "2" }] }));
    test.book.setResult(outcome, "WON");
    await test.runJob("settle");
    expect((await client.coupon(id)).state).toBe("WON");
  });
});

describe("a live coupon", () => {
  let outcome: string;
  beforeEach(() => {
    outcome = newOutcome("2.000", "LIVE");
  });
  const placeLive = () => placed(client, single(client, { bets: [{ outcomeId: outcome, coef: "2" }] }));
  const moment = () => Math.floor(test.services.context.clock.now() / 1000);

  it("waits the delay of the site config and is then accepted at its original price", async () => {
    const before = await client.balance();
    const coupon = await placeLive();
    expect(coupon).toMatchObject({
      state: "PENDING",
      decidesAt: moment() + 5,
      bets: [{ isLive: true, scoreAtPlacing: "2:1" }],
    });
    expect(minus(await client.balance(), before)).toBe(-100);
    test.advance(4_999);
    test.book.setOutcome(outcome, { coef: "1.200" });
    await decide();
    expect((await client.coupon(coupon.id)).state).toBe("PENDING");
    test.advance(1);
    await decide();
    expect(await client.coupon(coupon.id)).toMatchObject({
      state: "ACCEPTED",
      coef: "2.000",
      decidesAt: null,
      rejectReason: null,
    });
  });

  it.each<[string, () => void, string]>([
    ["is suspended", () => test.book.setOutcome(outcome, { isBlocked: true }), "OUTCOME_SUSPENDED"],
    [
      "has opened again in another version",
      () => test.book.setOutcome(outcome, { marketVersion: 2 }),
      "MARKET_CHANGED",
    ],
    ["is gone", () => test.book.removeOutcome(outcome), "MARKET_CHANGED"],
    [
      "is of a game that is over",
      () => test.book.setGame(outcome.split(".")[0] ?? "", { isFinished: true }),
      "GAME_FINISHED",
    ],
  ])(
    "is refused when its outcome %s, and the stake is back with the reason kept",
    async (_what, move, rejectReason) => {
      const before = await client.balance();
      const coupon = await placeLive();
      move();
      test.advance(5_000);
      await decide();
      expect(await client.coupon(coupon.id)).toMatchObject({
        state: "REJECTED",
        rejectReason,
        settledAt: moment(),
        payout: null,
      });
      expect(await client.balance()).toBe(before);
      expect((await eventsOf(test.services.context.db, client.userId)).slice(-2)).toMatchObject([
        { type: "balance", data: { account: { money: before } } },
        { type: "coupon", data: { coupon: { id: coupon.id, state: "REJECTED", rejectReason } } },
      ]);
      await expectProvenBooks(test);
    },
  );

  it("is not settled before it is decided", async () => {
    const coupon = await placeLive();
    test.book.setResult(outcome, "WON");
    await settle();
    expect(await client.coupon(coupon.id)).toMatchObject({ state: "PENDING", bets: [{ result: "OPEN" }] });
    test.advance(5_000);
    await decide();
    await settle();
    expect(await client.coupon(coupon.id)).toMatchObject({ state: "WON", payout: "200.00" });
  });

  it("is decided once by several at once, and by the job with nobody asking", async () => {
    const before = await client.balance();
    const coupon = await placeLive();
    test.book.setOutcome(outcome, { isBlocked: true });
    test.advance(5_000);
    await Promise.all(Array.from({ length: 5 }, decide));
    expect(await client.balance()).toBe(before);
    expect((await client.coupon(coupon.id)).state).toBe("REJECTED");
    outcome = newOutcome("2.000", "LIVE");
    const next = await placeLive();
    test.advance(5_000);
    await test.runJob("decide");
    expect((await client.coupon(next.id)).state).toBe("ACCEPTED");
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventsOf } from "../../../platform/outbox.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { couponBody } from "../api/body.ts";
import { placeCoupon } from "./place.ts";
import {
  clientOf,
  expectProvenBooks,
  express,
  nextKey,
  placed,
  single,
  type Client,
  type CouponInput,
} from "../testing/client.ts";

let test: TestServices;
let client: Client;
let other: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
  other = await clientOf(test, "demo2");
});
afterAll(() => test.close());
beforeEach(() => {
  for (const gameId of ["1", "2", "3"]) {
    test.book.setGame(gameId, { isFinished: false, version: 1 });
    test.book.setOutcome(`${gameId}.1x2.home`, { coef: "2.000", isBlocked: false });
  }
});

const errorsOf = async (input: CouponInput, key?: string) => (await client.place(input, key)).body.errors;

describe("placing", () => {
  it("takes the stake, writes the coupon and tells, by accountId, amount, bets, changeCoefAction and typeId [3.05]", async () => {
    const before = Number(await client.balance());
    const eventsBefore = (await eventsOf(test.services.context.db, client.userId)).length;
    const coupon = await placed(client, single(client, { amount: "150.50", changeCoefAction: 2 }));
    expect(coupon).toMatchObject({
      typeId: 0,
      state: "ACCEPTED",
      accountId: client.accounts["RUB"],
      currency: "RUB",
      amount: "150.50",
      coef: "2.000",
      possibleWin: "301.00",
      payout: null,
      decidesAt: null,
      settledAt: null,
      rejectReason: null,
      placedAt: Math.floor(test.services.context.clock.now() / 1000),
    });
    expect(Number(await client.balance())).toBeCloseTo(before - 150.5, 2);
    const events = (await eventsOf(test.services.context.db, client.userId)).slice(eventsBefore);
    expect(events.map(({ type }) => type)).toEqual(["balance", "coupon"]);
    expect(events[0]?.data).toMatchObject({
      userId: client.userId,
      account: { id: Number(client.accounts["RUB"]), money: await client.balance() },
    });
    expect(events[1]?.data).toMatchObject({ userId: client.userId, coupon: { id: coupon.id, state: "ACCEPTED" } });
    await expectProvenBooks(test);
  });

  it("keeps names of the bet in every language and the outcome as the bet's id [3.04]", async () => {
    const { id } = await placed(client, single(client));
    const read = async (lng: string) =>
      (
        await test.call<{ coupons: { bets: unknown[] }[] }>(
          "GET",
          `/coupon-api/v1/coupons/by-ids?lng=${lng}&ids=${id}`,
          { headers: client.headers },
        )
      ).body.coupons[0]?.bets;
    expect(await read("ru")).toMatchObject([
      {
        outcomeId: "1.1x2.home",
        gameName: "Хозяева 1 – Гости 1",
        championshipName: "Премьер-лига",
        marketName: "Исход",
        outcomeName: "Хозяева",
        isLive: false,
        scoreAtPlacing: null,
        result: "OPEN",
      },
    ]);
    expect(await read("ar")).toMatchObject([{ gameName: "Home 1 – Away 1", championshipName: "Premier League" }]);
  });

  it("takes an express of fifty of the longest prices, and its history can be read [4.07]", async () => {
    const bets = Array.from({ length: 50 }, (_, index): [string, string] => [`${7000 + index}.1x2.away`, "501.000"]);
    for (const [outcomeId, coef] of bets) {
      test.book.setGame(outcomeId.split(".", 1)[0] ?? "");
      test.book.setOutcome(outcomeId, { coef });
    }
    const whole = `${501n ** 50n}.000`;
    expect((await client.quote(express(client, bets, { hasBonusBet: false }))).body).toMatchObject({
      coef: whole,
      possibleWin: "50000000.00",
      errors: [],
    });
    const { id, coef } = await placed(client, express(client, bets, { hasBonusBet: false }));
    expect(coef).toBe(whole);
    expect((await client.coupon(id)).coef).toBe(whole);
  });

  it("multiplies the prices of an express and pays from the account named", async () => {
    const before = await client.balance("USD");
    // 2 × 3.2 × 4.1 = 26.24; 12.34 × 26.24 = 323.8016.
    const coupon = await placed(
      client,
      express(
        client,
        [
          ["1.1x2.home", "2"],
          ["2.1x2.draw", "3.2"],
          ["3.1x2.away", "4.1"],
        ],
        { accountId: client.accounts["USD"], amount: "12.34", hasBonusBet: false },
      ),
    );
    expect(coupon).toMatchObject({ typeId: 1, coef: "26.240", possibleWin: "323.80", currency: "USD" });
    expect(Number(before) - Number(await client.balance("USD"))).toBeCloseTo(12.34, 2);
  });

  it("shows a return capped at the largest payout", async () => {
    for (const gameId of ["4", "5", "6"]) test.book.setOutcome(`${gameId}.1x2.away`, { coef: "100.000" });
    // 100 × 1,000,000 = 100,000,000, twice the cap in roubles.
    const coupon = await placed(
      client,
      express(
        client,
        [
          ["4.1x2.away", "100"],
          ["5.1x2.away", "100"],
          ["6.1x2.away", "100"],
        ],
        { hasBonusBet: false },
      ),
    );
    expect(coupon).toMatchObject({ coef: "1000000.000", possibleWin: "50000000.00" });
  });

  it("needs a live token", async () => {
    expect(
      (
        await test.call("POST", "/coupon-api/v1/coupons", {
          headers: { "idempotency-key": nextKey() },
          body: single(client),
        })
      ).status,
    ).toBe(401);
  });
});

describe("an idempotency key", () => {
  it("answers the same coupon again and moves money once", async () => {
    const key = nextKey();
    const [first, before] = [await client.place(single(client), key), await client.balance()];
    // Even when the price has disappeared since.
    test.book.setOutcome("1.1x2.home", { coef: "1.500", isBlocked: true });
    expect(await client.place(single(client), key)).toEqual(first);
    expect(await client.balance()).toBe(before);
  });

  it("is an error with another coupon, and another player's key is not mine", async () => {
    const key = nextKey();
    await client.place(single(client), key);
    for (const changed of [
      { amount: "101" },
      { accountId: client.accounts["USD"] },
      { changeCoefAction: 0 },
      { bets: [{ outcomeId: "2.1x2.home", coef: "2" }] },
    ]) {
      expect(await errorsOf(single(client, changed), key)).toMatchObject([
        { code: "IDEMPOTENCY_MISMATCH", path: ["idempotencyKey"] },
      ]);
    }
    expect((await other.place(single(other), key)).body.errors).toEqual([]);
  });

  it.each([
    ["", "REQUIRED"],
    ["short", "INVALID"],
    ["has spaces in it", "INVALID"],
    ["x".repeat(65), "INVALID"],
  ])("%j is %s", async (key, code) => {
    expect(await errorsOf(single(client), key)).toMatchObject([{ code, path: ["idempotencyKey"] }]);
  });

  it("makes one coupon of fifty placings at once", async () => {
    const before = Number(await client.balance());
    const key = nextKey();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.place(single(client, { amount: "70" }), key)),
    );
    expect(answers.flatMap(({ body }) => body.errors)).toEqual([]);
    expect(new Set(answers.map(({ body }) => body.coupons[0]?.id)).size).toBe(1);
    expect(Number(await client.balance())).toBeCloseTo(before - 70, 2);
    await expectProvenBooks(test);
  });

  it("is free again after a refusal, so that the player can mend the coupon", async () => {
    const key = nextKey();
    expect(await errorsOf(single(client, { bets: [{ outcomeId: "1.1x2.home", coef: "1.9" }] }), key)).toMatchObject([
      { code: "ODDS_CHANGED" },
    ]);
    expect(await errorsOf(single(client), key)).toEqual([]);
  });
});

/** A thousand in the long run of the tests. */
const many = process.env["TEST_LONG"] === "1" ? 1000 : 100;

describe(`${many} placings at once`, () => {
  it("never spend more than there is", async () => {
    const before = Number(await other.balance("USD"));
    expect(before).toBe(1000);
    // Past HTTP: a thousand connections at once are more than a system lets wait.
    const body = couponBody.parse(single(other, { accountId: other.accounts["USD"], amount: "30" }));
    const answers = await Promise.all(
      Array.from({ length: many }, () => placeCoupon(test.services.context, other.userId, nextKey(), body, "en")),
    );
    // 33 × 30 = 990, 34 × 30 = 1020.
    expect(answers.filter(({ coupons }) => coupons.length === 1)).toHaveLength(33);
    expect(answers.filter(({ errors }) => errors[0]?.code === "INSUFFICIENT_FUNDS")).toHaveLength(many - 33);
    expect(await other.balance("USD")).toBe("10.00");
    await expectProvenBooks(test);
  }, 120_000);
});

describe("what stops a coupon, each at its field", () => {
  const bet = (changes: Record<string, unknown>) => ({
    bets: [{ outcomeId: "1.1x2.home", coef: "2.000", ...changes }],
  });

  it.each<[string, CouponInput, unknown]>([
    ["no stake", { amount: null }, { code: "REQUIRED", path: ["amount"] }],
    ["no decimal", { amount: "abc" }, { code: "INVALID", path: ["amount"] }],
    ["an exponent", { amount: "1e3" }, { code: "INVALID", path: ["amount"] }],
    ["thirty digits", { amount: "1".repeat(30) }, { code: "AMOUNT_TOO_LARGE", path: ["amount"] }],
    [
      "zero",
      { amount: "0" },
      { code: "AMOUNT_TOO_SMALL", path: ["amount"], minAmount: "10.00", maxAmount: "1000000.00", currency: "RUB" },
    ],
    ["a negative stake", { amount: "-100" }, { code: "AMOUNT_TOO_SMALL", path: ["amount"] }],
    ["kopecks of kopecks", { amount: "100.001" }, { code: "AMOUNT_TOO_PRECISE", path: ["amount"] }],
    ["less than the minimum", { amount: "9.99" }, { code: "AMOUNT_TOO_SMALL", path: ["amount"], minAmount: "10.00" }],
    [
      "more than the maximum",
      { amount: "1000000.01" },
      { code: "AMOUNT_TOO_LARGE", path: ["amount"], maxAmount: "1000000.00" },
    ],
    [
      "more than there is",
      { amount: "500000" },
      { code: "INSUFFICIENT_FUNDS", path: ["amount"], minAmount: "10.00", currency: "RUB" },
    ],
    ["an account that is none", { accountId: "1" }, { code: "ACCOUNT_UNKNOWN", path: ["accountId"] }],
    ["an account that is no number", { accountId: "' or 1=1" }, { code: "ACCOUNT_UNKNOWN", path: ["accountId"] }],
    ["a system of one", { typeId: 2 }, { code: "TOO_FEW_BETS", path: ["bets"] }],
    ["a kind that is none", { typeId: 77 }, { code: "KIND_NOT_OFFERED", path: ["typeId"] }],
    ["no bets", { bets: [] }, { code: "REQUIRED", path: ["bets"] }],
    [
      "two bets in a single",
      {
        bets: [
          { outcomeId: "1.1x2.home", coef: "2" },
          { outcomeId: "2.1x2.home", coef: "2" },
        ],
      },
      { code: "TOO_MANY_BETS", path: ["bets"] },
    ],
    [
      "an outcome of no game",
      bet({ outcomeId: "999.1x2.home" }),
      { code: "OUTCOME_UNKNOWN", path: ["bets", "0", "outcomeId"] },
    ],
    [
      "an outcome of no market",
      bet({ outcomeId: "1.total.2.5.over" }),
      { code: "OUTCOME_UNKNOWN", path: ["bets", "0", "outcomeId"] },
    ],
    [
      "an outcome that is nonsense",
      bet({ outcomeId: "\u0000; drop" }),
      { code: "OUTCOME_UNKNOWN", path: ["bets", "0", "outcomeId"] },
    ],
    ["a price that is none", bet({ coef: "abc" }), { code: "INVALID", path: ["bets", "0", "coef"] }],
    ["a price of one", bet({ coef: "1.000" }), { code: "INVALID", path: ["bets", "0", "coef"] }],
    [
      "a lower price",
      bet({ coef: "1.999" }),
      {
        code: "ODDS_CHANGED",
        path: ["bets", "0", "coef"],
        outcomeId: "1.1x2.home",
        oldCoef: "1.999",
        newCoef: "2.000",
      },
    ],
    ["a higher price", bet({ coef: "2.001" }), { code: "ODDS_CHANGED", path: ["bets", "0", "coef"] }],
    [
      "another version of the game",
      bet({ gameVersion: 2 }),
      { code: "GAME_VERSION_CHANGED", path: ["bets", "0", "gameVersion"] },
    ],
  ])("%s", async (_what, changes, error) => {
    const before = await client.balance();
    expect(await errorsOf(single(client, changes))).toMatchObject([error]);
    expect(await client.balance()).toBe(before);
  });

  it("tells every error at once", async () => {
    const codes = (
      await errorsOf({
        ...single(client),
        accountId: other.accounts["RUB"],
        bets: [{ outcomeId: "1.1x2.home", coef: "3" }],
      })
    ).map(({ code }) => code);
    expect(codes).toEqual(["ACCOUNT_UNKNOWN", "ODDS_CHANGED"]);
  });

  it("takes an outcome that was 2.000 sent as 2, and its game's version", async () => {
    await placed(client, single(client, bet({ coef: "2", gameVersion: 1 })));
  });

  it("the same game in an express, and the same outcome twice", async () => {
    test.book.setOutcome("1.total.2.5.over", { coef: "1.900" });
    expect(
      await errorsOf(
        express(client, [
          ["1.1x2.home", "2"],
          ["1.total.2.5.over", "1.9"],
        ]),
      ),
    ).toMatchObject([
      { code: "BETS_DEPEND", path: ["bets", "0", "outcomeId"] },
      { code: "BETS_DEPEND", path: ["bets", "1", "outcomeId"] },
    ]);
    expect(
      await errorsOf(
        express(client, [
          ["1.1x2.home", "2"],
          ["2.1x2.home", "2"],
          ["1.1x2.home", "2"],
        ]),
      ),
    ).toMatchObject([{ code: "BET_DUPLICATE", path: ["bets", "2", "outcomeId"] }]);
    expect(await errorsOf(express(client, [["1.1x2.home", "2"]]))).toMatchObject([
      { code: "TOO_FEW_BETS", path: ["bets"] },
    ]);
  });

  it("a suspended outcome, whatever changes of price are accepted [4.09]", async () => {
    test.book.setOutcome("1.1x2.home", { isBlocked: true });
    for (const changeCoefAction of [0, 1, 2])
      expect(await errorsOf(single(client, { changeCoefAction }))).toMatchObject([
        { code: "OUTCOME_SUSPENDED", path: ["bets", "0", "outcomeId"] },
      ]);
  });

  it("a finished game, with its outcomes still there or gone [4.10]", async () => {
    test.book.setGame("1", { isFinished: true });
    expect(await errorsOf(single(client))).toMatchObject([{ code: "GAME_FINISHED", path: ["bets", "0", "outcomeId"] }]);
    test.book.setOutcome("1.total.9.5.over");
    test.book.removeOutcome("1.total.9.5.over");
    expect(await errorsOf(single(client, { bets: [{ outcomeId: "1.total.9.5.over", coef: "2" }] }))).toMatchObject([
      { code: "GAME_FINISHED" },
    ]);
  });
});

describe("changes of price", () => {
  // [changeCoefAction, price sent, price now, taken]
  it.each([
    [2, "2.000", "2.000", true],
    [2, "2.000", "2.001", false],
    [1, "2.000", "2.001", true],
    [1, "2.000", "1.999", false],
    [0, "2.000", "1.500", true],
    [0, "2.000", "2.500", true],
  ])("changeCoefAction %i, sent %s, now %s: taken %s", async (changeCoefAction, sent, now, isTaken) => {
    test.book.setOutcome("1.1x2.home", { coef: now });
    const { coupons, errors } = (
      await client.place(single(client, { changeCoefAction, bets: [{ outcomeId: "1.1x2.home", coef: sent }] }))
    ).body;
    expect(errors.map(({ code }) => code)).toEqual(isTaken ? [] : ["ODDS_CHANGED"]);
    // The book's price is stored, never the one sent.
    if (isTaken) expect(coupons[0]).toMatchObject({ coef: now, bets: [{ coef: now }] });
  });

  it("count on the product of an express: one leg up and one down can cancel out", async () => {
    test.book.setOutcome("1.1x2.home", { coef: "2.500" });
    test.book.setOutcome("2.1x2.home", { coef: "1.600" });
    // 2 × 2 = 4 = 2.5 × 1.6.
    await placed(
      client,
      express(
        client,
        [
          ["1.1x2.home", "2"],
          ["2.1x2.home", "2"],
        ],
        { changeCoefAction: 2 },
      ),
    );
    test.book.setOutcome("2.1x2.home", { coef: "1.599" });
    for (const changeCoefAction of [1, 2]) {
      expect(
        await errorsOf(
          express(
            client,
            [
              ["1.1x2.home", "2"],
              ["2.1x2.home", "2"],
            ],
            { changeCoefAction },
          ),
        ),
      ).toMatchObject([
        { code: "ODDS_CHANGED", path: ["bets", "0", "coef"], oldCoef: "2", newCoef: "2.500" },
        { code: "ODDS_CHANGED", path: ["bets", "1", "coef"], oldCoef: "2", newCoef: "1.599" },
      ]);
    }
    await placed(
      client,
      express(
        client,
        [
          ["1.1x2.home", "2.49"],
          ["2.1x2.home", "1.6"],
        ],
        { changeCoefAction: 1 },
      ),
    );
  });
});

import { sql } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount } from "../../../money/accounts/open.ts";
import { houseAccount, post } from "../../../money/accounts/ledger.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { marketKindOf } from "../check/bonus.ts";
import { decideDue } from "./decide.ts";
import { settleKnown } from "../settle/settle.ts";
import { promoCode } from "../tables.ts";
import {
  clientOf,
  expectProvenBooks,
  nextKey,
  placed,
  single,
  type Client,
  type CouponInput,
} from "../testing/client.ts";

let test: TestServices;
let client: Client;
let context: TestServices["services"]["context"];
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
  ({ context } = test.services);
});
afterAll(() => test.close());

const bet = (outcomeId: string, coef: string) => ({ outcomeId, coef });
const home = (game: number) => bet(`${game}.1x2.home`, "2.000");
const draw = (game: number) => bet(`${game}.1x2.draw`, "3.200");
const express = (bets: unknown[], more: CouponInput = {}): CouponInput => ({
  accountId: client.accounts["RUB"],
  typeId: 1,
  amount: "100",
  bets,
  ...more,
});
const quoted = async (input: CouponInput) => (await client.quote(input)).body;
const errorsOf = async (input: CouponInput) => (await client.place(input)).body.errors;
const money = async (currency = "RUB") => Number(await client.balance(currency));
/** Balance of the house's account of a type. */
const house = async (kind: "promo" | "advance", currency = "RUB") =>
  Number(
    (
      await context.db.execute<{ sum: string }>(
        sql`select coalesce(sum(amount), 0)::text as sum from entry join ledger_account on ledger_account.id = entry.account_id where kind = ${kind} and currency = ${currency}`,
      )
    ).rows[0]?.sum,
  );
/** Settles the outcomes at once. */
const settle = async (results: Record<string, "WON" | "LOST">) => {
  for (const [outcomeId, result] of Object.entries(results)) test.book.setResult(outcomeId, result);
  await settleKnown(context);
};
/** A new line game with a home win at 2.000. */
let games = 900;
const fresh = () => {
  const game = (games += 1);
  test.book.setGame(String(game));
  test.book.setOutcome(`${game}.1x2.home`, { coef: "2.000" });
  return home(game);
};

describe("the bonus bet", () => {
  it("raises an express of three by three percent, unless the player deletes it [5.15] [5.16]", async () => {
    // 2 × 2 × 3.2 = 12.8; × 1.03 = 13.184.
    expect(await quoted(express([home(1), home(2), draw(3)]))).toMatchObject({
      coef: "13.184",
      possibleWin: "1318.40",
      bonus: { coef: "1.030", percent: "3" },
    });
    expect(await quoted(express([home(1), home(2), draw(3)], { hasBonusBet: false }))).toMatchObject({
      coef: "12.800",
      possibleWin: "1280.00",
      bonus: null,
    });
    expect(await placed(client, express([home(1), home(2), draw(3)]))).toMatchObject({
      coef: "13.184",
      bonusCoef: "1.030",
      possibleWin: "1318.40",
    });
  });

  it("is not for two bets, prices below 1.1, specials, other kinds, or a price insisted on [5.15]", async () => {
    test.book.setOutcome("5.1x2.low", { coef: "1.090" });
    expect(["combination", "map1_kills", "odd_even", "race_odd_even", "1x2", "total"].map(marketKindOf)).toEqual([
      7,
      7,
      7,
      7,
      null,
      null,
    ]);
    for (const input of [
      express([home(1), home(2)]),
      express([home(1), home(2), bet("5.1x2.low", "1.090")]),
      express([home(1), home(2), home(3)], { typeId: 11 }),
      express([home(1), home(2), home(3)], { exactCoef: "8" }),
    ]) {
      expect((await quoted(input)).bonus).toBeNull();
    }
  });
});

describe("the hyper bonus", () => {
  const four = () => [home(1), home(2), home(3), home(4)];

  it("says what one more bet gives, and comes after the bonus bet", async () => {
    expect((await quoted(express([home(1), home(2), home(3)]))).hyperBonus).toMatchObject({
      percent: null,
      nextBets: 1,
      nextPercent: "5",
      isApplied: false,
      minAmount: "100.00",
      maxAmount: "10000.00",
    });
    expect((await quoted(express(four()))).hyperBonus).toMatchObject({ percent: "5", isApplied: false });
    // Net win 1500, five percent of it 75.
    expect(await quoted(express(four(), { hasBonusBet: false }))).toMatchObject({
      possibleWin: "1675.00",
      hyperBonus: { percent: "5", nextBets: 2, nextPercent: "10", isApplied: true },
    });
    expect(await placed(client, express(four(), { hasBonusBet: false, hyperBonusPercent: "5" }))).toMatchObject({
      hyperBonusPercent: "5",
      possibleWin: "1675.00",
    });
    expect(await placed(client, express(four(), { hasBonusBet: false, amount: "50" }))).toMatchObject({
      hyperBonusPercent: null,
      possibleWin: "800.00",
    });
  });

  it("another percent than the service's own is told and not taken", async () => {
    expect(await errorsOf(express(four(), { hyperBonusPercent: "10" }))).toMatchObject([
      { code: "BONUS_CHANGED", path: ["hyperBonusPercent"] },
    ]);
    expect(await errorsOf(express(four(), { hyperBonusPercent: "a lot" }))).toMatchObject([
      { code: "INVALID", path: ["hyperBonusPercent"] },
    ]);
  });
});

describe("a price insisted on", () => {
  it("is taken when it is met, shown and paid at [5.22]", async () => {
    expect(await placed(client, single(client, { exactCoef: "1.9" }))).toMatchObject({
      coef: "2.000",
      exactCoef: "1.900",
      possibleWin: "190.00",
    });
    expect(await errorsOf(single(client, { exactCoef: "2.001" }))).toMatchObject([
      { code: "EXACT_COEF_NOT_MET", path: ["exactCoef"] },
    ]);
  });

  it.each(["1", "0", "-2", "abc", "1.2345", "9".repeat(160), "\u0000", "\uD800"])("%j is none", async (exactCoef) => {
    const quote = await client.quote(single(client, { exactCoef }));
    expect([quote.status, quote.body.errors.map(({ path }) => path)]).toEqual([200, [["exactCoef"]]]);
    const [error] = await errorsOf(single(client, { exactCoef }));
    expect(error).toMatchObject({
      code: exactCoef.startsWith("9") ? "EXACT_COEF_NOT_MET" : "INVALID",
      path: ["exactCoef"],
    });
  });

  it("is not for kinds without a total price", async () => {
    expect(
      await errorsOf(express([home(1), home(2), home(3)], { typeId: 2, systemValue: 2, exactCoef: "3" })),
    ).toMatchObject([{ code: "INVALID", path: ["exactCoef"] }]);
  });

  it("and a score are looked at again when the live delay is over", async () => {
    const live = (more: CouponInput) => placed(client, single(client, { bets: [home(101)], ...more }));
    const [exact, score, free] = [
      await live({ exactCoef: "1.950" }),
      await live({ isDropOnScoreChange: true }),
      await live({}),
    ];
    test.book.setOutcome("101.1x2.home", { coef: "1.940" });
    test.book.setGame("101", { score: "2:0" });
    test.advance(5_000);
    await decideDue(context);
    expect(await client.coupon(exact.id)).toMatchObject({ state: "REJECTED", rejectReason: "EXACT_COEF_NOT_MET" });
    expect(await client.coupon(score.id)).toMatchObject({
      state: "REJECTED",
      rejectReason: "SCORE_CHANGED",
      isDropOnScoreChange: true,
    });
    expect(await client.coupon(free.id)).toMatchObject({ state: "ACCEPTED" });
  });
});

describe("a VIP bet", () => {
  const decide = (id: string, accept: boolean, key = "test-key") =>
    test.call<{ state?: string; code?: string }>("POST", `/coupon-api/v1/coupons/${id}/vip-decision`, {
      headers: { "x-service-key": key },
      body: { accept },
    });
  const give = async (amount: string) => {
    await context.transact(async (tx) => {
      const equity = await houseAccount(tx, "equity", "RUB");
      const posted = await post(tx, {
        key: nextKey(),
        kind: "deposit",
        use: "opening",
        at: context.clock.now(),
        entries: [
          { accountId: equity, amount: `-${amount}` },
          { accountId: Number(client.accounts["RUB"]), amount },
        ],
      });
      if (!posted.ok) throw new Error(posted.code);
    });
  };

  it("may exceed the maximum and waits for the desk, which takes up to five times of it [5.18]", async () => {
    await give("20000000");
    expect((await quoted(single(client))).isVipAvailable).toBe(true);
    expect(await errorsOf(single(client, { amount: "2000000" }))).toMatchObject([{ code: "AMOUNT_TOO_LARGE" }]);
    const before = await money();
    const [small, large] = [
      await placed(client, single(client, { amount: "5000000", isVipBet: true })),
      await placed(client, single(client, { amount: "5000000.01", isVipBet: true })),
    ];
    expect(small).toMatchObject({
      state: "PENDING",
      isVip: true,
      decidesAt: Math.ceil(context.clock.now() / 1000) + 15,
    });
    expect(await money()).toBeCloseTo(before - 10_000_000.01, 2);
    test.advance(15_000);
    await decideDue(context);
    expect(await client.coupon(small.id)).toMatchObject({ state: "ACCEPTED" });
    expect(await client.coupon(large.id)).toMatchObject({ state: "REJECTED", rejectReason: "VIP_REFUSED" });
    expect(await money()).toBeCloseTo(before - 5_000_000, 2);
  });

  it("is decided by an operator's desk with its key, once [5.18]", async () => {
    const { id } = await placed(client, single(client, { amount: "1500000", isVipBet: true }));
    expect((await decide(id, true, "wrong")).status).toBe(401);
    expect(await decide(id, false)).toEqual({ status: 200, body: { state: "REJECTED" } });
    expect((await decide(id, true)).status).toBe(409);
    expect((await decide("999", true)).status).toBe(404);
    const ordinary = await placed(client, single(client));
    expect((await decide(ordinary.id, true)).status).toBe(404);
  });

  it("is not for live bets, multiple singles or a site without [5.18]", async () => {
    expect(await errorsOf(single(client, { bets: [home(102)], isVipBet: true }))).toMatchObject([
      { code: "VIP_NOT_AVAILABLE", path: ["isVipBet"] },
    ]);
    expect(
      await errorsOf({ ...single(client, { bets: [{ ...home(1), amount: "100" }], isVipBet: true }), typeId: 10001 }),
    ).toMatchObject([{ code: "VIP_NOT_AVAILABLE", path: ["isVipBet"] }]);
    expect((await quoted(single(client, { bets: [home(102)] }))).isVipAvailable).toBe(false);
  });
});

describe("a promo code", () => {
  it("lets the house stake a free bet, of which the player gets the net win, once", async () => {
    const code = `FREE-${client.userId}`;
    const listed = async () =>
      (
        await test.call<{ promoCodes: { code: string }[] }>("GET", "/coupon-api/v1/promo-codes", {
          headers: client.headers,
        })
      ).body.promoCodes.map((promo) => promo.code);
    expect(await listed()).toContain(code);
    const [before, promoBefore] = [await money(), await house("promo")];
    const pick = fresh();
    expect(await quoted(single(client, { bets: [pick], promoCode: code.toLowerCase() }))).toMatchObject({
      errors: [],
      minAmount: "500.00",
      maxAmount: "500.00",
      possibleWin: "500.00",
      promo: { code, kind: "FREE_BET", amount: "500" },
    });
    const { id } = await placed(client, single(client, { bets: [pick], amount: null, promoCode: code }));
    expect(await client.coupon(id)).toMatchObject({ amount: "500.00", possibleWin: "500.00", promoCode: code });
    expect([await money(), await house("promo")]).toEqual([before, promoBefore - 500]);
    expect(await listed()).not.toContain(code);
    expect(await errorsOf(single(client, { promoCode: code }))).toMatchObject([
      { code: "PROMO_USED", path: ["promoCode"] },
    ]);
    await settle({ [pick.outcomeId]: "WON" });
    expect(await client.coupon(id)).toMatchObject({ state: "WON", payout: "500.00" });
    expect(await money()).toBeCloseTo(before + 500, 2);
    await expectProvenBooks(test);
  });

  it("boosts the net win, and comes back with a coupon that is refused", async () => {
    const { id } = await placed(client, single(client, { bets: [home(103)], promoCode: "\u2066saffron.\u200b " }));
    // Net win 100, ten percent of it 10.
    expect(await client.coupon(id)).toMatchObject({ promoCode: "SAFFRON", possibleWin: "210.00" });
    expect(await errorsOf(single(client, { promoCode: "SAFFRON" }))).toMatchObject([{ code: "PROMO_USED" }]);
    test.book.setOutcome("103.1x2.home", { isBlocked: true });
    test.advance(5_000);
    await decideDue(context);
    expect(await client.coupon(id)).toMatchObject({ state: "REJECTED" });
    await placed(client, single(client, { promoCode: "SAFFRON" }));
  });

  it.each<[string, string, CouponInput, string]>([
    ["nobody knows", "NOPE", {}, "PROMO_UNKNOWN"],
    ["that is nonsense", "\u0000' or 1=1", {}, "PROMO_UNKNOWN"],
    ["of another player", "FREE-1000002", {}, "PROMO_UNKNOWN"],
    ["that has run out", "LAST-SEASON", {}, "PROMO_EXPIRED"],
    ["of another currency", "SAFFRON-USD", {}, "PROMO_NOT_APPLICABLE"],
    ["for more bets", "BOOST-OWN", {}, "PROMO_NOT_APPLICABLE"],
    ["with an advance", "BOOST-OWN", { prepaidAmount: "10" }, "PROMO_NOT_APPLICABLE"],
    ["with a VIP bet", "BOOST-OWN", { isVipBet: true }, "PROMO_NOT_APPLICABLE"],
  ])("%s is refused at its field", async (_name, code, more, error) => {
    const other = await clientOf(test, "demo2");
    const promo =
      code === "BOOST-OWN" ? `BOOST-${client.userId}` : code === "FREE-1000002" ? `FREE-${other.userId}` : code;
    expect(await errorsOf(single(client, { promoCode: promo, ...more }))).toContainEqual(
      expect.objectContaining({ code: error, path: ["promoCode"] }),
    );
  });

  it("needs the total price and the kind it is for", async () => {
    await context.db.insert(promoCode).values({
      code: "LONGSHOT",
      kind: "WIN_BOOST",
      currency: "RUB",
      percent: "50",
      minCoef: "5.000",
      kinds: [1],
      validUntil: context.clock.now() + 1e9,
    });
    expect(await errorsOf(single(client, { promoCode: "LONGSHOT" }))).toMatchObject([{ code: "PROMO_NOT_APPLICABLE" }]);
    expect(await errorsOf(express([home(1), home(2)], { promoCode: "LONGSHOT" }))).toMatchObject([
      { code: "PROMO_NOT_APPLICABLE" },
    ]);
    // 6.4: net win 540, half of it 270.
    expect(await placed(client, express([home(1), draw(2)], { promoCode: "LONGSHOT" }))).toMatchObject({
      possibleWin: "910.00",
    });
  });
});

it("a bonus account has no largest stake, no VIP bets, no advance and no promo codes [5.17]", async () => {
  const accountId = await context.transact(async (tx) => {
    const id = await openAccount(tx, client.userId, "RUB", 4);
    const posted = await post(tx, {
      key: nextKey(),
      kind: "deposit",
      use: "opening",
      at: context.clock.now(),
      entries: [
        { accountId: await houseAccount(tx, "equity", "RUB"), amount: "-3000000" },
        { accountId: id, amount: "3000000" },
      ],
    });
    if (!posted.ok) throw new Error(posted.code);
    return String(id);
  });
  expect(await quoted(single(client, { accountId }))).toMatchObject({
    minAmount: "10.00",
    maxAmount: null,
    isVipAvailable: false,
    availablePrepaidAmount: null,
  });
  expect(await errorsOf(single(client, { accountId, promoCode: `BOOST-${client.userId}` }))).toMatchObject([
    { code: "PROMO_NOT_APPLICABLE" },
  ]);
  expect(await errorsOf(single(client, { accountId, prepaidAmount: "10" }))).toMatchObject([
    { code: "PREPAID_TOO_LARGE" },
  ]);
  expect(await errorsOf(single(client, { accountId, isVipBet: true }))).toMatchObject([{ code: "VIP_NOT_AVAILABLE" }]);
  expect(await placed(client, single(client, { accountId, amount: "2000000" }))).toMatchObject({
    amount: "2000000.00",
  });
  await expectProvenBooks(test);
});

it("the history is narrowed by states, kinds, account, days, names and numbers", async () => {
  const list = async (query: string) =>
    (
      await test.call<{
        coupons: { id: string; typeId: number; state: string; accountId: string }[];
        totalCount: number;
      }>("GET", `/coupon-api/v1/coupons?lng=en&first=50&${query}`, { headers: client.headers })
    ).body;
  await placed(client, single(client, { accountId: client.accounts["USD"], bets: [fresh()] }));
  const all = await list("");
  expect(new Set((await list("states=REJECTED,WON")).coupons.map(({ state }) => state))).toEqual(
    new Set(["REJECTED", "WON"]),
  );
  expect(new Set((await list("kinds=1")).coupons.map(({ typeId }) => typeId))).toEqual(new Set([1]));
  expect(
    new Set((await list(`accountId=${client.accounts["USD"]}`)).coupons.map(({ accountId }) => accountId)),
  ).toEqual(new Set([client.accounts["USD"]]));
  const [first] = all.coupons;
  expect((await list(`search=${first?.id}`)).coupons.map(({ id }) => id)).toEqual([first?.id]);
  expect((await list(`search=${encodeURIComponent("хозяева 103")}`)).totalCount).toBe(1);
  for (const nothing of [
    "search=%25",
    "search=%5C",
    "states=none",
    "kinds=x",
    "accountId=x",
    "to=1",
    "from=9999999999",
    "archive=true",
  ])
    expect([nothing, (await list(nothing)).totalCount]).toEqual([nothing, 0]);
  expect((await list("archive=false")).totalCount).toBe(all.totalCount);
  test.advance(31 * 24 * 3_600_000);
  const archived = await list("archive=true");
  expect(archived.totalCount).toBeGreaterThan(0);
  expect(archived.totalCount + (await list("archive=false")).totalCount).toBe(all.totalCount);
});

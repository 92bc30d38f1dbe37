import { beforeEach, describe, expect, it } from "vitest";
import { Engine } from "./engine.ts";
import { createMock } from "./mock.ts";
import { Sockets } from "./socket.ts";

const engine = new Engine();
const mock = createMock(engine.state, new Sockets(engine));
let session: string;
beforeEach(() => {
  engine.state.reset("saffron");
  session = engine.state.signIn();
  for (const [id, coef] of [
    [home, "2.000"],
    [second, "3.000"],
    [third, "1.500"],
    [fourth, "2.500"],
  ] as const)
    mock.set("Outcome", id, { coef });
});

const [home, second, third, fourth, live] = [
  "1001012.1x2.home",
  "1001013.1x2.home",
  "1001014.1x2.home",
  "1002013.1x2.home",
  "1001010.1x2.home",
] as const;
const bet = (outcomeId: string, more: object = {}) => ({
  outcomeId,
  coef: String(mock.get("Outcome", outcomeId)["coef"]),
  ...more,
});
const three = () => [home, second, third].map((id) => bet(id));
let keys = 0;

/** What the root field of a query answers the player. */
async function ask(field: string, query: string, variables: object = {}): Promise<Record<string, unknown>> {
  const answer = await engine.answer({ query, variables, session, language: "en", via: "browser" });
  const body =
    answer.kind === "broken"
      ? {}
      : (JSON.parse(JSON.stringify(answer.body)) as {
          data?: Record<string, Record<string, unknown>>;
          errors?: unknown;
        });
  expect([body.errors, engine.state.problems]).toEqual([undefined, []]);
  return body.data?.[field] ?? {};
}

const errorFields =
  "errors { __typename code path ... on AmountError { maxAmount { amount } } ... on ValueChangedError { newValue { amount } } }";
const quote = (input: object) =>
  ask(
    "couponQuote",
    `query($input: CouponInput!) { couponQuote(input: $input) {
  coef possibleWin { amount } minPossibleWin { amount } units systemValues { value offset combo minBetAmount { amount } } antiExpressCoef bonus { coef percent }
  hyperBonus { percent nextBets nextPercent isApplied } blocks { id coef maxAmount { amount } possibleWin { amount } } bets { possibleWin { amount } maxAmount { amount } }
  availablePrepaid { amount } isVipAvailable promo { code kind } ${errorFields} } }`,
    { input: { accountId: "7001", oddsChange: "NONE", ...input } },
  );
const place = (input: object) => {
  keys += 1;
  return ask(
    "placeCoupon",
    `mutation($input: PlaceCouponInput!) { placeCoupon(input: $input) {
    coupon { id } coupons { id kind state coef amount { amount } possibleWin { amount } promoCode isVip cover systemValue prepaidAmount { amount } blocks { id amount { amount } coef } bets { id isBanker blockId } }
    refused { bet errors { code path } } ${errorFields} } }`,
    { input: { idempotencyKey: `coupon-key-${keys}`, accountId: "7001", oddsChange: "NONE", ...input } },
  );
};
const placedId = async (input: object) => String(((await place(input))["coupon"] as { id: string }).id);
const balance = () => (mock.get("Account", "7001")["balance"] as { amount: string }).amount;

describe("every kind", () => {
  it("is quoted and placed by the shared rules", async () => {
    // 2 of 3 at 2, 3, 1.5 for 300: (6 + 3 + 4.5) × 100; the cheapest pair that wins returns 3 × 100.
    expect(await quote({ kind: "SYSTEM", systemValue: 2, amount: "300", bets: three() })).toMatchObject({
      coef: null,
      units: 3,
      possibleWin: { amount: "1350.00" },
      minPossibleWin: { amount: "300.00" },
      systemValues: [{ value: 2, offset: 1, combo: 3 }],
      errors: [],
    });
    // A Patent covers 3 singles, 3 doubles, a treble: (6.5 + 13.5 + 9) × 10.
    expect(await quote({ kind: "FULL_COVER", cover: "PATENT", amount: "70", bets: three() })).toMatchObject({
      units: 7,
      possibleWin: { amount: "290.00" },
      errors: [],
    });
    // 1 / (1.1165 − 1/9) is below 1: there is no such bet; 1 / (1.1165 − 1/3) is one.
    expect(await quote({ kind: "ANTI_EXPRESS", amount: "100", bets: three() })).toMatchObject({
      antiExpressCoef: null,
      errors: [{ code: "KIND_NOT_OFFERED", path: ["kind"] }],
    });
    expect(await quote({ kind: "ANTI_EXPRESS", amount: "100", bets: [bet(third), bet(home)] })).toMatchObject({
      antiExpressCoef: "1.277",
      possibleWin: { amount: "127.69" },
      errors: [],
    });
    // Each single stakes 100: the account goes 100 → 200 → 400 → 450.
    expect(await quote({ kind: "CHAIN", amount: "100", bets: three() })).toMatchObject({
      possibleWin: { amount: "450.00" },
      errors: [],
    });
    const blocks = {
      kind: "CONDITIONAL",
      amountByBlock: [
        { blockId: "a", amount: "100" },
        { blockId: "b", amount: "150" },
      ],
      bets: [bet(home, { blockId: "a" }), bet(second, { blockId: "b" })],
    };
    expect(await quote(blocks)).toMatchObject({
      blocks: [
        { id: "a", coef: "2.000", possibleWin: { amount: "200.00" } },
        { id: "b", maxAmount: { amount: "200.00" }, possibleWin: { amount: "450.00" } },
      ],
      possibleWin: { amount: "500.00" },
      errors: [],
    });
    const before = balance();
    expect(await place(blocks)).toMatchObject({
      coupons: [
        {
          kind: "CONDITIONAL",
          amount: { amount: "100.00" },
          blocks: [{ id: "a", amount: { amount: "100" } }, { id: "b" }],
          bets: [{ blockId: "a" }, { blockId: "b" }],
        },
      ],
      errors: [],
    });
    expect([before, balance()]).toEqual(["100000.00", "99900.00"]);
    expect(
      await place({
        kind: "SYSTEM",
        systemValue: 2,
        amount: "300",
        bets: [bet(home, { isBanker: true }), bet(second), bet(third), bet(fourth)],
      }),
    ).toMatchObject({
      coupons: [{ kind: "SYSTEM", coef: null, systemValue: 2, bets: [{ isBanker: true }, {}, {}, {}] }],
      errors: [],
    });
  });

  it("says what its shape misses, each at its field [4.07] [5.14]", async () => {
    const codes = async (input: object) => (await quote({ amount: "100", bets: three(), ...input }))["errors"];
    expect(await codes({ kind: "SYSTEM", systemValue: 1 })).toMatchObject([
      { code: "SYSTEM_VALUE_INVALID", path: ["systemValue"] },
    ]);
    expect(await codes({ kind: "FULL_COVER", cover: "GOLIATH" })).toMatchObject([
      { code: "COVER_INVALID", path: ["cover"] },
    ]);
    expect(
      await codes({
        kind: "CONDITIONAL",
        amountByBlock: [
          { blockId: "a", amount: "100" },
          { blockId: "x", amount: "1" },
        ],
        bets: [bet(home, { blockId: "a" }), bet(second)],
      }),
    ).toMatchObject([
      { code: "BLOCK_REQUIRED", path: ["bets", "1", "blockId"] },
      { code: "BLOCK_UNKNOWN", path: ["amountByBlock", "1", "blockId"] },
    ]);
    expect(
      await codes({
        kind: "CONDITIONAL",
        amountByBlock: [
          { blockId: "a", amount: "100" },
          { blockId: "b", amount: "201" },
        ],
        bets: [bet(home, { blockId: "a" }), bet(second, { blockId: "b" })],
      }),
    ).toMatchObject([
      { code: "AMOUNT_TOO_LARGE", path: ["amountByBlock", "1", "amount"], maxAmount: { amount: "200.00" } },
    ]);
    mock.answer("siteConfig", { couponKinds: ["SINGLE"] });
    expect(await codes({ kind: "EXPRESS" })).toMatchObject([{ code: "KIND_NOT_OFFERED", path: ["kind"] }]);
  });

  it("places multiple singles one by one, and tells which were refused", async () => {
    const answer = await place({
      kind: "MULTIPLE_SINGLES",
      bets: [bet(home, { amount: "100" }), bet(second, { amount: "1" }), bet(third)],
    });
    expect(answer).toMatchObject({
      coupons: [{ kind: "SINGLE", amount: { amount: "100.00" }, bets: [{ id: home }] }],
      errors: [],
      refused: [
        { bet: 1, errors: [{ code: "AMOUNT_TOO_SMALL", path: ["bets", "1", "amount"] }] },
        { bet: 2, errors: [{ code: "REQUIRED", path: ["bets", "2", "amount"] }] },
      ],
    });
    expect(balance()).toBe("99900.00");
  });
});

describe("terms", () => {
  it("has bonuses, an exact price, promo codes, an advance and VIP bets", async () => {
    const express = { kind: "EXPRESS", amount: "1000", bets: three() };
    // 9 × 1.03; with the bonus bet deleted three bets are one short of the hyper bonus.
    expect(await quote(express)).toMatchObject({
      coef: "9.270",
      bonus: { coef: "1.030", percent: "3" },
      hyperBonus: { percent: null, nextBets: 1, nextPercent: "5", isApplied: false },
      isVipAvailable: true,
    });
    expect(await quote({ ...express, hasBonusBet: false, hyperBonusPercent: "5" })).toMatchObject({
      coef: "9.000",
      bonus: null,
      errors: [{ code: "BONUS_CHANGED", path: ["hyperBonusPercent"] }],
    });
    expect(await quote({ ...express, exactCoef: "9.001" })).toMatchObject({
      errors: [{ code: "EXACT_COEF_NOT_MET", path: ["exactCoef"] }],
    });
    expect(await quote({ ...express, exactCoef: "8" })).toMatchObject({
      possibleWin: { amount: "8000.00" },
      errors: [],
    });
    const code = async (promoCode: string, input: object = {}) =>
      (await quote({ kind: "SINGLE", amount: "100", bets: [bet(home)], promoCode, ...input }))["errors"];
    expect(await code("nobodys")).toMatchObject([{ code: "PROMO_UNKNOWN", path: ["promoCode"] }]);
    expect(await code("lastyear")).toMatchObject([{ code: "PROMO_EXPIRED" }]);
    expect(await code("BOOST20")).toMatchObject([{ code: "PROMO_NOT_APPLICABLE" }]);
    expect(
      await code("kitbonus", { kind: "MULTIPLE_SINGLES", amount: null, bets: [bet(home, { amount: "100" })] }),
    ).toMatchObject([{ code: "PROMO_NOT_APPLICABLE" }]);
    // What the world's open single of 500 can be cashed out for.
    expect(await quote({ ...express, prepaidAmount: "404.41" })).toMatchObject({
      availablePrepaid: { amount: "404.40" },
      errors: [{ __typename: "AmountError", code: "PREPAID_TOO_LARGE", maxAmount: { amount: "404.40" } }],
    });
    expect(await quote({ ...express, isVip: true, bets: [bet(live), bet(second)] })).toMatchObject({
      isVipAvailable: false,
      errors: [{ code: "VIP_NOT_AVAILABLE", path: ["isVip"] }],
    });
  });

  it("stakes a free bet for the player once, an advance in part, and leaves a VIP bet to the desk", async () => {
    expect(await place({ kind: "SINGLE", promoCode: "free500", bets: [bet(home)] })).toMatchObject({
      coupons: [{ amount: { amount: "500.00" }, possibleWin: { amount: "500.00" }, promoCode: "FREE500" }],
      errors: [],
    });
    expect(balance()).toBe("100000.00");
    expect(await place({ kind: "SINGLE", amount: "100", promoCode: "FREE500", bets: [bet(home)] })).toMatchObject({
      coupons: [],
      errors: [{ code: "PROMO_USED" }],
    });
    expect((await ask("viewer", "{ viewer { promoCodes { code } } }"))["promoCodes"]).toEqual([{ code: "BOOST20" }]);
    expect(await place({ kind: "SINGLE", amount: "300", prepaidAmount: "100", bets: [bet(home)] })).toMatchObject({
      coupons: [{ prepaidAmount: { amount: "100.00" } }],
    });
    expect(balance()).toBe("99800.00");
    mock.set("Account", "7001", { balance: { amount: "900000.00" } });
    const vip = { kind: "SINGLE", amount: "500000", bets: [bet(home)] };
    expect(await place(vip)).toMatchObject({ errors: [{ code: "AMOUNT_TOO_LARGE" }] });
    expect(await place({ ...vip, isVip: true })).toMatchObject({
      coupons: [{ state: "PENDING", isVip: true }],
      errors: [],
    });
  });
});

describe("after placing", () => {
  const offers = async (id: string) =>
    (
      await ask(
        "viewer",
        `{ viewer { coupon(id: "${id}") { offers { reason cashOut { value { amount } isPartial token } insurance { share premium { amount } } swaps { betId outcomes { outcomeId } } } } } }`,
      )
    )["coupon"] as {
      offers: {
        reason: string | null;
        cashOut: { value: { amount: string }; token: string } | null;
        insurance: { share: number; premium: { amount: string } }[];
        swaps: { betId: string; outcomes: { outcomeId: string }[] }[];
      };
    };
  const act = (name: string, input: object) =>
    ask(
      name,
      `mutation($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) {
    coupon { id state amountLeft { amount } payout { amount } cashOuts { share value { amount } } autoCashOut { target { amount } } insurance { share premium { amount } } replaces bets { id swappedFrom coef } } ${errorFields} } }`,
      { input },
    );

  it("offers what a coupon is worth, sells a part and then all of it", async () => {
    const id = await placedId({ kind: "SINGLE", amount: "1000", bets: [bet(home)] });
    const {
      offers: { cashOut, reason },
    } = await offers(id);
    // 1000 × 2/2 × 0.96.
    expect([cashOut?.value.amount, reason]).toEqual(["960.00", null]);
    const sale = { couponId: id, token: cashOut?.token, value: "960.00", policy: "NONE" };
    expect(await act("cashOutCoupon", { ...sale, share: "0.25", idempotencyKey: "sale-0001" })).toMatchObject({
      coupon: {
        state: "ACCEPTED",
        amountLeft: { amount: "750.00" },
        cashOuts: [{ share: "0.25", value: { amount: "240.00" } }],
      },
      errors: [],
    });
    expect(balance()).toBe("99240.00");
    mock.set("Outcome", home, { coef: "1.600" });
    // 750 × 2/1.6 × 0.96.
    expect(await act("cashOutCoupon", { ...sale, value: "720.00", idempotencyKey: "sale-0002" })).toMatchObject({
      errors: [
        { __typename: "ValueChangedError", code: "CASH_OUT_CHANGED", path: ["value"], newValue: { amount: "900.00" } },
      ],
    });
    const all = { ...sale, value: "720.00", policy: "HIGHER", idempotencyKey: "sale-0003" };
    expect(await act("cashOutCoupon", all)).toMatchObject({
      coupon: { state: "CASHED_OUT", payout: { amount: "1140.00" } },
      errors: [],
    });
    expect(await act("cashOutCoupon", all)).toMatchObject({ coupon: { state: "CASHED_OUT" }, errors: [] });
    expect(balance()).toBe("100140.00");
    expect((await offers(id)).offers).toMatchObject({ reason: "NOT_OPEN", cashOut: null, insurance: [], swaps: [] });
  });

  it("says why a coupon can't be sold", async () => {
    const id = await placedId({ kind: "EXPRESS", amount: "100", bets: [bet(home), bet(second)] });
    mock.set("Outcome", second, { isBlocked: true });
    expect((await offers(id)).offers.reason).toBe("OUTCOME_SUSPENDED");
    expect(
      (await offers(await placedId({ kind: "CHAIN", amount: "100", bets: [bet(home), bet(third)] }))).offers.reason,
    ).toBe("KIND");
    mock.set("Coupon", id, { bets: [{ id: home, result: "LOST" }, { id: second }] });
    expect((await offers(id)).offers.reason).toBe("DECIDED");
  });

  it("orders a sale within its bounds, insures, and swaps within the market", async () => {
    const id = await placedId({ kind: "SINGLE", amount: "1000", bets: [bet(home)] });
    expect(await act("setAutoCashOut", { couponId: id, target: "960" })).toMatchObject({
      errors: [{ code: "AMOUNT_TOO_SMALL", path: ["target"] }],
    });
    expect(await act("setAutoCashOut", { couponId: id, target: "1500" })).toMatchObject({
      coupon: { autoCashOut: { target: { amount: "1500" } } },
      errors: [],
    });
    expect(await act("cancelAutoCashOut", { couponId: id })).toMatchObject({
      coupon: { autoCashOut: null },
      errors: [],
    });
    expect(await act("cancelAutoCashOut", { couponId: "1" })).toMatchObject({
      coupon: null,
      errors: [{ code: "COUPON_UNKNOWN", path: ["couponId"] }],
    });

    const {
      offers: { swaps, insurance },
    } = await offers(id);
    expect(swaps).toMatchObject([
      { betId: home, outcomes: [{ outcomeId: "1001012.1x2.draw" }, { outcomeId: "1001012.1x2.away" }] },
    ]);
    const swapped = await act("swapBet", {
      couponId: id,
      betId: home,
      outcomeId: "1001012.1x2.away",
      idempotencyKey: "swap-0001",
    });
    expect(swapped).toMatchObject({
      coupon: { replaces: id, amountLeft: { amount: "960.00" }, bets: [{ id: "1001012.1x2.away", swappedFrom: home }] },
      errors: [],
    });
    expect([mock.get("Coupon", id)["state"], balance()]).toEqual(["CASHED_OUT", "99000.00"]);

    // 10 % of 1000 × (1 − 1/2) × 1.15.
    expect(insurance[0]).toEqual({ share: 10, premium: { amount: "57.50" } });
    const other = await placedId({ kind: "SINGLE", amount: "1000", bets: [bet(home)] });
    expect(
      await act("insureCoupon", { couponId: other, share: 10, premium: "50", idempotencyKey: "insure-01" }),
    ).toMatchObject({
      errors: [{ __typename: "ValueChangedError", code: "ODDS_CHANGED", newValue: { amount: "57.50" } }],
    });
    expect(
      await act("insureCoupon", { couponId: other, share: 10, premium: "57.50", idempotencyKey: "insure-02" }),
    ).toMatchObject({ coupon: { insurance: { share: 10, premium: { amount: "57.50" } } }, errors: [] });
    expect((await offers(other)).offers.reason).toBe("INSURED");
  });

  it("lists by states, kinds, account, time and words, and knows the game of a bet", async () => {
    const ids = async (filter: object) =>
      (
        (
          await ask(
            "viewer",
            "query($filter: CouponFilter) { viewer { coupons(filter: $filter) { edges { node { id } } } } }",
            { filter },
          )
        )["coupons"] as { edges: { node: { id: string } }[] }
      ).edges.map(({ node }) => node.id);
    expect(await ids({ states: ["WON", "LOST"] })).toEqual(["9000002", "9000001"]);
    expect(await ids({ kinds: ["EXPRESS"], accountId: "7001" })).toEqual(["9000002"]);
    expect(await ids({ accountId: "7002" })).toEqual([]);
    expect(await ids({ from: "2026-11-02T00:00:00Z", to: "2026-11-03T00:00:00Z" })).toEqual(["9000002"]);
    expect(await ids({ search: "9000003" })).toEqual(["9000003"]);
    expect(await ids({ search: "английская" })).toEqual([]);
    expect(await ids({ search: "северная лига" })).toEqual(["9000003", "9000002", "9000001"]);
    expect(
      (
        await ask(
          "viewer",
          '{ viewer { coupon(id: "9000003") { amountLeft { amount } bets { game { id status } } } } }',
        )
      )["coupon"],
    ).toEqual({ amountLeft: { amount: "500.00" }, bets: [{ game: { id: "1001012", status: "NOT_STARTED" } }] });
  });
});

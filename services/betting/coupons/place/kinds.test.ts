import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { clientOf, expectProvenBooks, nextKey, placed, type Client, type CouponInput } from "../testing/client.ts";

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
});
afterAll(() => test.close());

type BetInput = Record<string, unknown>;
const home = (game: number, more: BetInput = {}): BetInput => ({
  outcomeId: `${game}.1x2.home`,
  coef: "2.000",
  ...more,
});
const draw = (game: number, more: BetInput = {}): BetInput => ({
  outcomeId: `${game}.1x2.draw`,
  coef: "3.200",
  ...more,
});
const coupon = (typeId: number, bets: BetInput[], more: CouponInput = {}): CouponInput => ({
  accountId: client.accounts["RUB"],
  typeId,
  amount: "100",
  bets,
  ...more,
});
const quoted = async (input: CouponInput) => (await client.quote(input)).body;
const errorsOf = async (input: CouponInput) => (await client.place(input)).body.errors;
/** Places what the quote accepts; both must agree. */
const taken = async (input: CouponInput) => {
  const quote = await quoted(input);
  expect(quote.errors).toEqual([]);
  const answer = await placed(client, input);
  expect({ coef: answer.coef, possibleWin: answer.possibleWin }).toEqual({
    coef: quote.coef,
    possibleWin: quote.possibleWin,
  });
  return { quote, answer };
};

describe("a system", () => {
  it("splits its stake over the combinations, with the choices of k, how many may lose, and their least stakes [3.06]", async () => {
    const { quote, answer } = await taken(coupon(2, [home(1), home(2), draw(3)], { systemValue: 2 }));
    // Three doubles of 33.33…: 2·2 + 2·3.2 + 2·3.2 = 16.8; 100 / 3 × 16.8 = 560. The least is the cheapest double: 100
    // / 3 × 4.
    expect(quote).toMatchObject({
      coef: null,
      possibleWin: "560.00",
      minPossibleWin: "133.33",
      units: 3,
      systemValues: [{ value: 2, offset: 1, combo: 3, minBetAmount: "10.00" }],
    });
    expect(answer).toMatchObject({ typeId: 2, systemValue: 2, coef: null, amount: "100.00", cover: null });
  });

  it("has bankers in every combination, which are not counted in k [4.07]", async () => {
    const { quote, answer } = await taken(
      coupon(2, [home(1, { isBanker: true }), home(2), draw(3), home(4)], { systemValue: 2 }),
    );
    // 100 / 3 × 2 × (2·3.2 + 2·2 + 3.2·2) = 66.67 × 16.8.
    expect(quote).toMatchObject({
      units: 3,
      possibleWin: "1120.00",
      systemValues: [
        { value: 2, offset: 1 },
        { value: 3, offset: 0, combo: 1 },
      ],
    });
    expect(answer.bets.map(({ isBanker }) => isBanker)).toEqual([true, false, false, false]);
  });

  it.each<[string, number | null]>([
    ["one", 1],
    ["the number of its bets", 3],
    ["more", 20],
    ["nothing", null],
    ["less than nothing", -2],
  ])("of %s is none [5.14] [4.14] [9.04]", async (_name, systemValue) => {
    expect(await errorsOf(coupon(2, [home(1), home(2), home(3)], { systemValue }))).toMatchObject([
      { code: "SYSTEM_VALUE_INVALID", path: ["systemValue"] },
    ]);
  });

  it("of 20 choose 10 needs a stake that 184,756 combinations can share", async () => {
    const bets = Array.from({ length: 20 }, (_, index) => {
      test.book.setGame(String(600 + index));
      test.book.setOutcome(`${600 + index}.1x2.home`, { coef: "2.000" });
      return home(600 + index);
    });
    expect(await errorsOf(coupon(2, bets, { systemValue: 10 }))).toMatchObject([
      { code: "AMOUNT_TOO_SMALL", path: ["amount"], minAmount: "1847.56" },
    ]);
    // Every combination returns 2^10 units: 2000 × 1024.
    expect(await placed(client, coupon(2, bets, { systemValue: 10, amount: "2000" }))).toMatchObject({
      possibleWin: "2048000.00",
    });
  });

  it("leaves two bets at least that are no bankers", async () => {
    const bankers = [home(1, { isBanker: true }), home(2, { isBanker: true }), home(3)];
    expect(await errorsOf(coupon(2, bankers, { systemValue: 2 }))).toMatchObject([
      { code: "BANKER_INVALID", path: ["bets", expect.anything(), "isBanker"] },
    ]);
  });
});

describe("a full cover", () => {
  it("is named, and its stake is the whole coupon's", async () => {
    // Patent: 7 units; singles 2+2+3.2, doubles 4+6.4+6.4, treble 12.8 = 36.8; 70 / 7 × 36.8.
    const { quote, answer } = await taken(coupon(12, [home(1), home(2), draw(3)], { cover: "PATENT", amount: "70" }));
    expect(quote).toMatchObject({ units: 7, possibleWin: "368.00", minPossibleWin: "20.00" });
    expect(answer).toMatchObject({ cover: "PATENT", coef: null });
  });

  it.each(["YANKEE", "trixie", "", null, "\u0000"])("of three bets is no %j", async (cover) => {
    expect(await errorsOf(coupon(12, [home(1), home(2), home(3)], { cover }))).toMatchObject([
      { code: "COVER_INVALID", path: ["cover"] },
    ]);
  });
});

describe("a conditional coupon", () => {
  const bets = [home(1, { blockId: "a" }), draw(2, { blockId: "b" })];

  it("pays its first block now; a later one stakes at most what the block before returns [5.21]", async () => {
    const before = Number(await client.balance());
    const { quote, answer } = await taken(coupon(4, bets, { amount: null, amountByBlockId: { a: "100", b: "200" } }));
    // Block a returns 200, all of it is staked on b: 640.
    expect(quote).toMatchObject({
      possibleWin: "640.00",
      blocks: [
        { id: "a", coef: "2.000", maxAmount: "1000000.00", possibleWin: "200.00" },
        { id: "b", coef: "3.200", maxAmount: "200.00", possibleWin: "640.00" },
      ],
    });
    expect(answer).toMatchObject({
      amount: "100.00",
      blocks: [
        { id: "a", amount: "100.00", coef: "2.000" },
        { id: "b", amount: "200.00", coef: "3.200" },
      ],
      bets: [{ blockId: "a" }, { blockId: "b" }],
    });
    expect(Number(await client.balance())).toBeCloseTo(before - 100, 2);
  });

  it.each<[string, BetInput[], unknown, unknown]>([
    [
      "more than the block before returns",
      bets,
      { a: "100", b: "200.01" },
      { code: "AMOUNT_TOO_LARGE", path: ["amountByBlockId", "b"], maxAmount: "200.00" },
    ],
    ["a block without a stake", bets, { a: "100" }, { code: "REQUIRED", path: ["amountByBlockId", "b"] }],
    [
      "a block nobody knows",
      bets,
      { a: "100", b: "50", c: "10" },
      { code: "BLOCK_UNKNOWN", path: ["amountByBlockId", "c"] },
    ],
    ["a negative stake", bets, { a: "-100", b: "50" }, { code: "AMOUNT_TOO_SMALL", path: ["amountByBlockId", "a"] }],
    [
      "thirty digits",
      bets,
      { a: "100", b: "9".repeat(30) },
      { code: "AMOUNT_TOO_LARGE", path: ["amountByBlockId", "b"] },
    ],
    [
      "a bet in the lobby",
      [home(1, { blockId: "a" }), home(2)],
      { a: "100" },
      { code: "BLOCK_REQUIRED", path: ["bets", "1", "blockId"] },
    ],
    [
      "a block with a name that can't be kept",
      [home(1, { blockId: "a" }), home(2, { blockId: "\u0000" })],
      { a: "100", "\u0000": "50" },
      { code: "INVALID", path: ["bets", "1", "blockId"] },
    ],
  ])("refuses %s at its field", async (_name, wrong, amountByBlockId, error) => {
    const before = await client.balance();
    expect(await errorsOf(coupon(4, wrong, { amountByBlockId }))).toMatchObject([error]);
    expect(await client.balance()).toBe(before);
  });
});

it("a chain stakes singles one after the other; the least stake is that of a single", async () => {
  // 100 + 100·(2−1) + 100·(3.2−1) = 420.
  const { answer } = await taken(coupon(3, [home(1), draw(1)]));
  expect(answer).toMatchObject({ typeId: 3, coef: null, possibleWin: "420.00" });
});

describe("an anti-express", () => {
  it("is priced 1/(M − 1/K) by the site's margin [4.08]", async () => {
    // K = 4: 1 / (1.1165 − 0.25) = 1.15407…
    const { quote, answer } = await taken(coupon(11, [home(1), home(2)]));
    expect(quote).toMatchObject({ coef: "1.154", antiExpressCoef: "1.154", possibleWin: "115.41" });
    expect(answer).toMatchObject({ typeId: 11, coef: "1.154" });
  });

  it("can't be had against an express that is too unlikely", async () => {
    expect(await errorsOf(coupon(11, [draw(1), draw(2)]))).toMatchObject([
      { code: "KIND_NOT_OFFERED", path: ["typeId"] },
    ]);
  });
});

describe("multiple singles", () => {
  const bets = [home(1, { amount: "100" }), draw(2, { amount: "5" }), home(3, { amount: "200.50" })];

  it("are a coupon each with its own stake and its own answer, the same when asked again [4.07]", async () => {
    const before = Number(await client.balance());
    const key = nextKey();
    const first = await client.place(coupon(10001, bets, { amount: null }), key);
    expect(first.body).toMatchObject({
      errors: [],
      coupons: [
        { typeId: 0, amount: "100.00", possibleWin: "200.00" },
        { typeId: 0, amount: "200.50", possibleWin: "401.00" },
      ],
      refused: [{ bet: 1, errors: [{ code: "AMOUNT_TOO_SMALL", path: ["bets", "1", "amount"], minAmount: "10.00" }] }],
    });
    expect(Number(await client.balance())).toBeCloseTo(before - 300.5, 2);
    expect((await client.place(coupon(10001, bets, { amount: null }), key)).body).toEqual(first.body);
    expect(Number(await client.balance())).toBeCloseTo(before - 300.5, 2);
    // The refused one mended under the same key is placed, the others are not placed again.
    const mended = await client.place(coupon(10001, bets.with(1, draw(2, { amount: "50" })), { amount: null }), key);
    expect(mended.body).toMatchObject({
      errors: [],
      refused: [],
      coupons: [{ id: first.body.coupons[0]?.id }, { amount: "50.00" }, { id: first.body.coupons[1]?.id }],
    });
    expect(Number(await client.balance())).toBeCloseTo(before - 350.5, 2);
  });

  it("use their key up for every other kind, and find one that another kind used up", async () => {
    const before = await client.balance();
    const mismatch = { coupons: [], errors: [{ code: "IDEMPOTENCY_MISMATCH", path: ["idempotencyKey"] }] };
    const [many, one, none] = [nextKey(), nextKey(), nextKey()];
    // The first single is refused, so that the key is used by the second alone.
    await client.place(coupon(10001, [draw(2, { amount: "5" }), home(1, { amount: "100" })], { amount: null }), many);
    await client.place(coupon(0, [home(1)]), one);
    expect(Number(await client.balance())).toBe(Number(before) - 200);
    for (const other of [coupon(0, [home(1)]), coupon(1, [home(1), home(2)])])
      expect((await client.place(other, many)).body).toMatchObject(mismatch);
    expect(
      (
        await client.place(
          coupon(10001, [home(1, { amount: "100" }), home(2, { amount: "100" })], { amount: null }),
          one,
        )
      ).body,
    ).toMatchObject(mismatch);
    expect(Number(await client.balance())).toBe(Number(before) - 200);
    // A coupon that is refused as a whole uses nothing up.
    await client.place(coupon(10001, []), none);
    expect((await client.place(coupon(0, [home(1)]), none)).body.errors).toEqual([]);
  });

  it("are quoted bet by bet, and may not cost more than there is", async () => {
    const quote = await quoted(
      coupon(10001, [home(1, { amount: "60000" }), draw(2, { amount: "60000" })], { amount: null }),
    );
    expect(quote).toMatchObject({
      coef: null,
      possibleWin: "312000.00",
      bets: [{ minAmount: "10.00", maxAmount: "1000000.00", possibleWin: "120000.00" }, { possibleWin: "192000.00" }],
      errors: [{ code: "INSUFFICIENT_FUNDS", path: ["bets", "1", "amount"] }],
    });
  });

  it("take no promo code [5.19]", async () => {
    expect(await errorsOf(coupon(10001, [home(1, { amount: "100" })], { promoCode: "SAFFRON" }))).toMatchObject([
      { code: "PROMO_NOT_APPLICABLE", path: ["promoCode"] },
    ]);
    expect((await quoted(coupon(10001, [home(1, { amount: "100" })], { promoCode: "SAFFRON" }))).errors).toMatchObject([
      { code: "PROMO_NOT_APPLICABLE", path: ["promoCode"] },
    ]);
  });

  it("of none, of too many and of another's account are refused whole", async () => {
    const other = await clientOf(test, "demo2");
    const many = Array.from({ length: 100 }, (_, index) => home(index + 1000, { amount: "100" }));
    expect((await client.place(coupon(10001, []))).body).toMatchObject({
      coupons: [],
      refused: [],
      errors: [{ code: "REQUIRED", path: ["bets"] }],
    });
    expect((await client.place(coupon(10001, many))).body).toMatchObject({
      coupons: [],
      refused: [],
      errors: [{ code: "TOO_MANY_BETS", path: ["bets"] }],
    });
    expect((await client.place(coupon(10001, bets, { accountId: other.accounts["RUB"] }))).body).toMatchObject({
      coupons: [],
      refused: [],
      errors: [{ code: "ACCOUNT_UNKNOWN", path: ["accountId"] }],
    });
  });
});

it("every bad input of a coupon is an error at its field, whatever the kind", async () => {
  const kinds: [number, CouponInput][] = [
    [0, {}],
    [1, {}],
    [2, { systemValue: 2 }],
    [3, {}],
    [4, { amountByBlockId: { a: "100" } }],
    [11, {}],
    [12, { cover: "TRIXIE" }],
    [10001, {}],
  ];
  const many = Array.from({ length: 100 }, (_, index) => home(index + 1000, { amount: "100", blockId: "a" }));
  for (const [typeId, more] of kinds) {
    expect(await errorsOf(coupon(typeId, [], more))).toMatchObject([
      { code: "REQUIRED", path: ["bets"] },
      ...(typeId === 4 ? [{ code: "BLOCK_UNKNOWN" }] : []),
    ]);
    expect(await errorsOf(coupon(typeId, many, more))).toContainEqual(
      expect.objectContaining({ code: "TOO_MANY_BETS", path: ["bets"] }),
    );
  }
  await expectProvenBooks(test);
});

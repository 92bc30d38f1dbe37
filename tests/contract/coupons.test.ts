/**
 * Whole coupons from GraphQL to the ledger and back: every kind, its refusals at their fields, and what becomes of it.
 */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openSocket } from "../../gateway/testing/gateway.ts";
import { settleKnown } from "../../services/betting/coupons/settle/settle.ts";
import { startMoneyStack, type MoneyStack } from "./moneyStack.ts";

interface Told {
  id: string;
  state: string;
  rejectReason: string | null;
  amountLeft: { amount: string };
  payout: { amount: string } | null;
  replacedBy: string | null;
  cashOuts: { value: { amount: string } }[];
  autoCashOut: object | null;
  bets: { id: string; result: string }[];
}
interface Refusal {
  __typename: string;
  code: string;
  path: string[] | null;
  maxAmount?: { amount: string } | null;
  newValue?: { amount: string } | null;
}
interface Placed {
  coupon: { id: string } | null;
  coupons: { id: string; kind: string; state: string }[];
  refused: { bet: number; errors: Refusal[] }[];
  errors: Refusal[];
}

let stack: MoneyStack;
let headers: { cookie: string };
let accountId: string;
const told: Told[] = [];
let stopListening: () => unknown;

beforeAll(async () => {
  stack = await startMoneyStack();
  headers = await stack.signIn();
  accountId = (
    await stack.field<{ mainAccount: { id: string } }>("viewer", "{ viewer { mainAccount { id } } }", { headers })
  ).mainAccount.id;
  const client = openSocket(stack.gateway.url, { headers });
  client.subscribe<{ couponChanged: Told }>(
    {
      query:
        "subscription { couponChanged { id state rejectReason amountLeft { amount } payout { amount } replacedBy cashOuts { value { amount } } autoCashOut { setAt } bets { id result } } }",
    },
    {
      next: ({ data }) => void (data && told.push(data.couponChanged)),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  stopListening = () => client.dispose();
  // The subscription is there once it tells of a coupon.
  await vi.waitUntil(
    async () => {
      await place({ kind: "SINGLE", amount: "10", bets: [leg("2.000")] });
      return told.length > 0;
    },
    { timeout: 15_000, interval: 300 },
  );
}, 90_000);
afterAll(async () => {
  await stopListening?.();
  await stack?.close();
});

let games = 700_000;
let keys = 0;
const nextKey = () => `whole-coupon-${(keys += 1)}`;

/** A bet on a new game of the line. */
function leg(coef: string, more: object = {}): { outcomeId: string; coef: string } {
  const gameId = String((games += 1));
  stack.test.book.setGame(gameId, { section: "LINE", score: null });
  stack.test.book.setOutcome(`${gameId}.1x2.home`, { coef });
  return { outcomeId: `${gameId}.1x2.home`, coef, ...more };
}

const errorFields =
  "errors { __typename code path ... on AmountError { maxAmount { amount } } ... on ValueChangedError { newValue { amount } } }";
const place = (input: object) =>
  stack.field<Placed>(
    "placeCoupon",
    `mutation($input: PlaceCouponInput!) { placeCoupon(input: $input) { coupon { id } coupons { id kind state } refused { bet ${errorFields} } ${errorFields} } }`,
    {
      variables: { input: { idempotencyKey: nextKey(), accountId, oddsChange: "NONE", ...input } },
      headers,
    },
  );
const placedId = async (input: object): Promise<string> => {
  const { coupon, errors } = await place(input);
  expect(errors).toEqual([]);
  return coupon?.id ?? "";
};
const act = (name: string, input: object) =>
  stack.field<{ coupon: Told | null; errors: Refusal[] }>(
    name,
    `mutation($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) {
  coupon { id state rejectReason amountLeft { amount } payout { amount } replacedBy cashOuts { value { amount } } autoCashOut { setAt } bets { id result } } ${errorFields} } }`,
    { variables: { input }, headers },
  );
const offer = async (id: string) =>
  (
    await stack.field<{
      coupon: {
        offers: {
          cashOut: { value: { amount: string }; token: string } | null;
          reason: string | null;
          insurance: { share: number; premium: { amount: string } }[];
        };
      };
    }>(
      "viewer",
      "query($id: ID!) { viewer { coupon(id: $id) { offers { cashOut { value { amount } token } reason insurance { share premium { amount } } } } } }",
      { variables: { id }, headers },
    )
  ).coupon.offers;
const balance = async () =>
  (
    await stack.field<{ mainAccount: { balance: { amount: string } } }>(
      "viewer",
      "{ viewer { mainAccount { balance { amount } } } }",
      { headers },
    )
  ).mainAccount.balance.amount;
const toldOf = (id: string) => told.filter((coupon) => coupon.id === id);

it("takes every kind, and a quote without errors is a coupon that is taken [4.07]", async () => {
  const four = () => ["1.500", "2.000", "1.800", "2.200"].map((coef) => leg(coef));
  const blocks = {
    amountByBlock: [
      { blockId: "a", amount: "100" },
      { blockId: "b", amount: "150" },
    ],
    bets: [leg("2.000", { blockId: "a" }), leg("1.500", { blockId: "b" })],
  };
  const kinds = [
    { kind: "SINGLE", amount: "100", bets: [leg("2.000")] },
    { kind: "EXPRESS", amount: "100", bets: four() },
    {
      kind: "SYSTEM",
      amount: "300",
      systemValue: 2,
      bets: four().map((bet, index) => ({ ...bet, isBanker: index === 0 })),
    },
    { kind: "CHAIN", amount: "100", bets: four() },
    { kind: "CONDITIONAL", ...blocks },
    { kind: "ANTI_EXPRESS", amount: "100", bets: four().slice(0, 2) },
    { kind: "FULL_COVER", amount: "330", cover: "YANKEE", bets: four() },
    { kind: "MULTIPLE_SINGLES", bets: four().map((bet) => ({ ...bet, amount: "20" })) },
  ];
  for (const input of kinds) {
    const quote = await stack.field<{ possibleWin: { amount: string } | null; errors: Refusal[] }>(
      "couponQuote",
      `query($input: CouponInput!) { couponQuote(input: $input) { possibleWin { amount } ${errorFields} } }`,
      { variables: { input: { accountId, ...input } }, headers },
    );
    expect([input.kind, quote.errors, quote.possibleWin === null]).toEqual([input.kind, [], false]);
    const placed = await place(input);
    expect([input.kind, placed.errors, placed.refused, placed.coupons.length]).toEqual([
      input.kind,
      [],
      [],
      input.kind === "MULTIPLE_SINGLES" ? 4 : 1,
    ]);
  }
});

it("refuses at the input's own fields what the service refuses at its own [5.14] [5.18] [5.19] [5.21]", async () => {
  const bets = [leg("2.000", { blockId: "a" }), leg("1.500")];
  const codes = async (input: object) =>
    (await place({ amount: "100", bets, ...input })).errors.map(({ code, path }) => [code, path?.join(".")]);
  expect(await codes({ kind: "CONDITIONAL", amount: null, amountByBlock: [{ blockId: "a", amount: "100" }] })).toEqual([
    ["BLOCK_REQUIRED", "bets.1.blockId"],
  ]);
  const inBlocks = [bets[0], { ...bets[1], blockId: "b" }];
  expect(
    (
      await place({
        kind: "CONDITIONAL",
        bets: inBlocks,
        amountByBlock: [
          { blockId: "b", amount: "201" },
          { blockId: "a", amount: "100" },
        ],
      })
    ).errors,
  ).toMatchObject([
    {
      __typename: "AmountError",
      code: "AMOUNT_TOO_LARGE",
      path: ["amountByBlock", "0", "amount"],
      maxAmount: { amount: "200.00" },
    },
  ]);
  expect(await codes({ kind: "SYSTEM", systemValue: 1, bets: [...bets, leg("3.000")] })).toEqual([
    ["SYSTEM_VALUE_INVALID", "systemValue"],
  ]);
  expect(await codes({ kind: "FULL_COVER", cover: "TRIXIE" })).toContainEqual(["TOO_FEW_BETS", "bets"]);
  expect(await codes({ kind: "EXPRESS", exactCoef: "3.001" })).toEqual([["EXACT_COEF_NOT_MET", "exactCoef"]]);
  expect(await codes({ kind: "EXPRESS", hyperBonusPercent: "50" })).toEqual([["BONUS_CHANGED", "hyperBonusPercent"]]);
  expect(await codes({ kind: "EXPRESS", promoCode: "no-such-code" })).toEqual([["PROMO_UNKNOWN", "promoCode"]]);
  expect(
    await codes({
      kind: "MULTIPLE_SINGLES",
      amount: null,
      promoCode: "SAFFRON",
      bets: [{ ...leg("2.000"), amount: "100" }],
    }),
  ).toEqual([["PROMO_NOT_APPLICABLE", "promoCode"]]);
  expect(
    (await place({ kind: "EXPRESS", amount: "100", prepaidAmount: "99", bets, accountId: (await secondAccount()).id }))
      .errors,
  ).toMatchObject([
    {
      __typename: "AmountError",
      code: "PREPAID_TOO_LARGE",
      path: ["prepaidAmount"],
      maxAmount: { amount: expect.stringMatching(/^0/) },
    },
  ]);
  stack.test.book.setGame("699999", { section: "LIVE", score: "0:0" });
  stack.test.book.setOutcome("699999.1x2.home", { coef: "2.000" });
  expect(await codes({ kind: "SINGLE", isVip: true, bets: [{ outcomeId: "699999.1x2.home", coef: "2.000" }] })).toEqual(
    [["VIP_NOT_AVAILABLE", "isVip"]],
  );
});

const secondAccount = async () => {
  const { accounts } = await stack.field<{ accounts: { id: string; type: string }[] }>(
    "viewer",
    "{ viewer { accounts { id type } } }",
    { headers },
  );
  return accounts.find(({ type }) => type === "CURRENCY") ?? { id: "" };
};

it("takes some of multiple singles and says why not the others, under one key", async () => {
  const suspended = leg("2.000");
  stack.test.book.setOutcome(suspended.outcomeId, { coef: "2.000", isBlocked: true });
  const input = {
    idempotencyKey: nextKey(),
    kind: "MULTIPLE_SINGLES",
    bets: [
      { ...leg("2.000"), amount: "50" },
      { ...suspended, amount: "50" },
      { ...leg("3.000"), amount: "1" },
    ],
  };
  const before = await balance();
  const first = await place(input);
  expect(first).toMatchObject({
    coupons: [{ kind: "SINGLE", state: "ACCEPTED" }],
    refused: [
      { bet: 1, errors: [{ code: "OUTCOME_SUSPENDED", path: ["bets", "1", "outcomeId"] }] },
      { bet: 2, errors: [{ code: "AMOUNT_TOO_SMALL", path: ["bets", "2", "amount"] }] },
    ],
    errors: [],
  });
  expect((await place(input)).coupons).toEqual(first.coupons);
  expect(Number(before) - Number(await balance())).toBe(50);
});

it("tells subscribers of a part that is sold, a leg that is settled, and the end", async () => {
  const [one, other] = [leg("2.000"), leg("3.000")];
  const id = await placedId({ kind: "EXPRESS", amount: "100", bets: [one, other] });
  const { cashOut } = await offer(id);
  // 100 × 6/6 × 0.96².
  expect(cashOut?.value.amount).toBe("92.16");
  const sale = {
    couponId: id,
    token: cashOut?.token,
    value: cashOut?.value.amount,
    share: "0.5",
    idempotencyKey: nextKey(),
  };
  expect(await act("cashOutCoupon", sale)).toMatchObject({
    coupon: { state: "ACCEPTED", amountLeft: { amount: "50.00" }, cashOuts: [{ value: { amount: "46.08" } }] },
    errors: [],
  });
  expect((await act("cashOutCoupon", sale)).coupon?.cashOuts).toHaveLength(1);
  await expect.poll(() => toldOf(id).at(-1)?.cashOuts.length).toBe(1);
  stack.test.book.setResult(one.outcomeId, "WON");
  await settleKnown(stack.test.services.context);
  await expect
    .poll(() => toldOf(id).at(-1))
    .toMatchObject({
      state: "ACCEPTED",
      bets: [
        { id: one.outcomeId, result: "WON" },
        { id: other.outcomeId, result: "OPEN" },
      ],
    });
  stack.test.book.setResult(other.outcomeId, "WON");
  await settleKnown(stack.test.services.context);
  // The half that was left, 50 × 6, and what was sold before.
  await expect.poll(() => toldOf(id).at(-1)).toMatchObject({ state: "WON", payout: { amount: "346.08" } });
});

it("sells at another value only by the player's policy, and tells the value now", async () => {
  const bet = leg("2.000");
  const id = await placedId({ kind: "SINGLE", amount: "100", bets: [bet] });
  const { cashOut } = await offer(id);
  stack.test.book.setOutcome(bet.outcomeId, { coef: "2.500" });
  const sale = { couponId: id, token: cashOut?.token, value: cashOut?.value.amount };
  // 100 × 2/2.5 × 0.96.
  expect((await act("cashOutCoupon", { ...sale, policy: "HIGHER", idempotencyKey: nextKey() })).errors).toMatchObject([
    { __typename: "ValueChangedError", code: "CASH_OUT_CHANGED", path: ["value"], newValue: { amount: "76.80" } },
  ]);
  expect(await act("cashOutCoupon", { ...sale, policy: "ANY", idempotencyKey: nextKey() })).toMatchObject({
    coupon: { state: "CASHED_OUT", payout: { amount: "76.80" } },
    errors: [],
  });
  expect((await offer(id)).reason).toBe("NOT_OPEN");
  expect(await act("cashOutCoupon", { ...sale, couponId: "999999999", idempotencyKey: nextKey() })).toMatchObject({
    coupon: null,
    errors: [{ code: "COUPON_UNKNOWN", path: ["couponId"] }],
  });
});

it("orders a sale, insures, and leaves a VIP bet to the desk, each told to subscribers [5.18]", async () => {
  const ordered = await placedId({ kind: "SINGLE", amount: "100", bets: [leg("2.000")] });
  expect(await act("setAutoCashOut", { couponId: ordered, target: "150" })).toMatchObject({
    coupon: { autoCashOut: { setAt: expect.any(String) } },
    errors: [],
  });
  await expect.poll(() => toldOf(ordered).at(-1)?.autoCashOut).not.toBeNull();
  expect(await act("cancelAutoCashOut", { couponId: ordered })).toMatchObject({
    coupon: { autoCashOut: null },
    errors: [],
  });

  const insured = await placedId({ kind: "SINGLE", amount: "100", bets: [leg("2.000")] });
  const half = (await offer(insured)).insurance.find(({ share }) => share === 50);
  // 50 × (1 − 1/2) × 1.15.
  expect(half?.premium.amount).toBe("28.75");
  expect(
    (await act("insureCoupon", { couponId: insured, share: 50, premium: "28.74", idempotencyKey: nextKey() })).errors,
  ).toMatchObject([
    { __typename: "ValueChangedError", code: "ODDS_CHANGED", path: ["premium"], newValue: { amount: "28.75" } },
  ]);
  expect(
    (await act("insureCoupon", { couponId: insured, share: 50, premium: "28.75", idempotencyKey: nextKey() })).errors,
  ).toEqual([]);
  expect((await offer(insured)).reason).toBe("INSURED");

  const before = await balance();
  const vip = await placedId({ kind: "SINGLE", amount: "100", isVip: true, bets: [leg("2.000")] });
  expect(
    (
      await stack.test.call("POST", `/coupon-api/v1/coupons/${vip}/vip-decision`, {
        headers: { "x-service-key": "test-key" },
        body: { accept: false },
      })
    ).status,
  ).toBe(200);
  await expect.poll(() => toldOf(vip).at(-1)).toMatchObject({ state: "REJECTED", rejectReason: "VIP_REFUSED" });
  expect(await balance()).toBe(before);
});

it("has the player's promo codes, stakes a free bet once, and lists coupons by what they are", async () => {
  const codes = async () =>
    (
      await stack.field<{ promoCodes: { code: string; kind: string }[] }>(
        "viewer",
        "{ viewer { promoCodes { code kind } } }",
        { headers },
      )
    ).promoCodes;
  const free = (await codes()).find(({ kind }) => kind === "FREE_BET");
  const before = await balance();
  const input = { kind: "SINGLE", amount: null, promoCode: free?.code, bets: [leg("2.000")] };
  const id = await placedId(input);
  expect([await balance(), (await codes()).map(({ code }) => code).includes(free?.code ?? "")]).toEqual([
    before,
    false,
  ]);
  expect((await place({ ...input, amount: "100" })).errors).toMatchObject([
    { code: "PROMO_USED", path: ["promoCode"] },
  ]);
  const list = async (filter: object) =>
    (
      await stack.field<{ coupons: { edges: { node: { id: string } }[] } }>(
        "viewer",
        "query($filter: CouponFilter) { viewer { coupons(first: 50, filter: $filter) { edges { node { id } } } } }",
        { variables: { filter }, headers },
      )
    ).coupons.edges.map(({ node }) => node.id);
  expect((await list({ kinds: ["SINGLE"], states: ["ACCEPTED"] })).includes(id)).toBe(true);
  expect(await list({ search: id })).toEqual([id]);
  for (const filter of [
    { states: ["LOST"] },
    { accountId: "999" },
    { to: "2020-01-01T00:00:00Z" },
    { isArchived: true },
  ])
    expect(await list(filter)).toEqual([]);
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { offersOf, placedBet, placedCoupon } from "../../testing/fakes/betting/coupons.ts";
import { demoCookie, fieldOf, startTestGateway, type TestGateway } from "../../testing/gateway.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const listRoute = "GET /coupon-api/v1/coupons";
const offersRoute = "GET /coupon-api/v1/offers";
const gamesRoute = "GET /sportsbook-api/v1/games/by-ids";
const asPlayer = { headers: demoCookie };

/** A page of open coupons, each with two bets on different games. */
const page = (count: number) => {
  const coupons = Array.from({ length: count }, (_, index) =>
    placedCoupon({
      id: String(200_001 + index),
      state: "ACCEPTED",
      bets: [placedBet(String(600 + index)), placedBet(String(700 + index))],
    }),
  );
  return { coupons, cursors: coupons.map(({ id }) => `c${id}`), totalCount: count, next: null };
};
const pageQuery = `{ viewer { coupons(first: 50) { edges { node { id
  offers { cashOut { value { amount currency } expiresAt isPartial token } reason insurance { share premium { amount } insuredAmount { amount } } swaps { betId outcomes { outcomeId coef } } }
  bets { id game { id status score { home away } } } } } } } }`;
type Page = {
  coupons: {
    edges: {
      node: {
        id: string;
        offers: { cashOut: { token: string } | null; reason: string | null } | null;
        bets: { game: { id: string } | null }[];
      };
    }[];
  };
};

describe("a page of coupons", () => {
  it.each([1, 20, 50])("asks for offers and games of %i coupons in one call each", async (count) => {
    gateway.upstreams.on(listRoute, () => page(count));
    gateway.upstreams.on(offersRoute, (request) => ({
      offers: (request.query as { ids: string }).ids.split(",").map((id) => offersOf(id)),
    }));
    const before = gateway.upstreams.calls.length;
    const { data, errors } = await gateway.ask(pageQuery, asPlayer);
    expect(errors).toBeUndefined();
    const nodes = fieldOf<Page>(data, "viewer").coupons.edges.map(({ node }) => node);
    expect(nodes.map(({ id, offers }) => [id, offers?.cashOut?.token])).toEqual(
      nodes.map(({ id }) => [id, `token-${id}`]),
    );
    expect(nodes.flatMap(({ bets }) => bets.map(({ game }) => game?.id))).toEqual(
      nodes.flatMap((_, index) => [String(600 + index), String(700 + index)]),
    );
    const made = gateway.upstreams.calls
      .slice(before)
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => /coupon-api|sportsbook-api/.test(route));
    expect(made.toSorted()).toEqual([listRoute, offersRoute, gamesRoute].toSorted());
  });

  it("asks nothing about coupons that are settled or wait, which have a reason", async () => {
    gateway.upstreams.on(listRoute, () => ({
      coupons: [placedCoupon(), placedCoupon({ id: "2", state: "WON" })],
      cursors: ["a", "b"],
      totalCount: 2,
      next: null,
    }));
    const { data } = await gateway.ask(pageQuery, asPlayer);
    expect(fieldOf<Page>(data, "viewer").coupons.edges.map(({ node }) => node.offers)).toEqual(
      Array.from({ length: 2 }, () => ({ cashOut: null, reason: "NOT_OPEN", insurance: [], swaps: [] })),
    );
    expect(gateway.upstreams.callsOf(offersRoute)).toEqual([]);
  });

  it("stays whole while offers or the book can't be asked: null with the upstream's name", async () => {
    gateway.upstreams.on(listRoute, () => page(1));
    gateway.upstreams.on(offersRoute, (_, reply) => reply.code(503).send({ code: "DOWN", message: "" }));
    gateway.upstreams.on(gamesRoute, (_, reply) => reply.code(503).send({ code: "DOWN", message: "" }));
    const { data, errors } = await gateway.ask(pageQuery, asPlayer);
    expect(fieldOf<Page>(data, "viewer").coupons.edges).toEqual([
      { node: { id: "200001", offers: null, bets: [600, 700].map((id) => ({ id: `${id}.1x2.home`, game: null })) } },
    ]);
    expect(
      new Set(
        errors?.map(
          ({ path, extensions }) =>
            `${path?.slice(-1)} ${String((extensions["upstream"] as { service: string }).service)} ${String(extensions["code"])}`,
        ),
      ),
    ).toEqual(new Set(["offers coupons UPSTREAM_UNAVAILABLE", "game sportsbook UPSTREAM_UNAVAILABLE"]));
  });

  it("has null for a game that is no longer in the book, and for offers of a coupon the service does not know", async () => {
    gateway.upstreams.on(listRoute, () => ({
      ...page(1),
      coupons: [placedCoupon({ state: "ACCEPTED", bets: [placedBet("900001")] })],
      cursors: ["a"],
    }));
    gateway.upstreams.on(offersRoute, () => ({ offers: [] }));
    const { data, errors } = await gateway.ask(pageQuery, asPlayer);
    expect({ errors, edges: fieldOf<Page>(data, "viewer").coupons.edges }).toEqual({
      errors: undefined,
      edges: [{ node: { id: "100001", offers: null, bets: [{ id: "900001.1x2.home", game: null }] } }],
    });
  });
});

describe("a coupon's life", () => {
  it("is told in the coupon's currency: what was sold, ordered, insured, swapped, corrected", async () => {
    gateway.upstreams.on("GET /coupon-api/v1/coupons/by-ids", () => ({
      coupons: [
        placedCoupon({
          state: "ACCEPTED",
          currency: "EUR",
          coef: null,
          typeId: 12,
          cover: "HEINZ",
          amount: "20.00",
          amountLeft: "15.00",
          prepaidAmount: "5.00",
          bonusPayout: "1.20",
          bonusCoef: "1.030",
          cashOuts: [
            { at: 1_795_000_100, share: "0.25", amount: "5.00", value: "6.10", isAuto: false, isAdvance: true },
          ],
          autoCashOut: { target: "40.00", setAt: 1_795_000_200 },
          insurance: { share: 50, premium: "3.10", insuredAmount: "7.50", payout: null },
          replaces: "99",
          replacedBy: "101",
          corrected: { at: 1_795_000_300, reason: "Wrong scorer" },
          blocks: [{ id: "a", amount: "20.00", coef: "1.850" }],
        }),
      ],
    }));
    const { data, errors } = await gateway.ask(
      `{ viewer { coupon(id: "100001") { coef cover amountLeft { amount currency } prepaidAmount { amount } bonusPayout { amount } bonusCoef
      cashOuts { at share amount { amount } value { amount currency } isAuto isAdvance } autoCashOut { target { amount } setAt } insurance { share premium { amount } insuredAmount { amount } payout { amount } }
      replaces replacedBy corrected { at reason } blocks { id amount { amount } coef } } } }`,
      asPlayer,
    );
    expect({ data, errors }).toEqual({
      errors: undefined,
      data: {
        viewer: {
          coupon: {
            coef: null,
            cover: "HEINZ",
            amountLeft: { amount: "15.00", currency: "EUR" },
            prepaidAmount: { amount: "5.00" },
            bonusPayout: { amount: "1.20" },
            bonusCoef: "1.030",
            cashOuts: [
              {
                at: "2026-11-18T11:08:20Z",
                share: "0.25",
                amount: { amount: "5.00" },
                value: { amount: "6.10", currency: "EUR" },
                isAuto: false,
                isAdvance: true,
              },
            ],
            autoCashOut: { target: { amount: "40.00" }, setAt: "2026-11-18T11:10:00Z" },
            insurance: { share: 50, premium: { amount: "3.10" }, insuredAmount: { amount: "7.50" }, payout: null },
            replaces: "99",
            replacedBy: "101",
            corrected: { at: "2026-11-18T11:11:40Z", reason: "Wrong scorer" },
            blocks: [{ id: "a", amount: { amount: "20.00" }, coef: "1.850" }],
          },
        },
      },
    });
  });

  it("tells of promo codes of the player", async () => {
    gateway.upstreams.on("GET /coupon-api/v1/promo-codes", () => ({
      promoCodes: [
        {
          code: "WELCOME",
          kind: "FREE_BET",
          currency: "RUB",
          amount: "500.00",
          percent: null,
          maxBonus: null,
          minCoef: "1.500",
          minBets: 2,
          kinds: [0, 1, 99],
          validUntil: 1_796_000_000,
        },
        {
          code: "BOOST",
          kind: "WIN_BOOST",
          currency: "RUB",
          amount: null,
          percent: "10",
          maxBonus: "1000.00",
          minCoef: null,
          minBets: null,
          kinds: null,
          validUntil: 1_796_000_000,
        },
      ],
    }));
    const { data } = await gateway.ask(
      "{ viewer { promoCodes { code kind amount { amount } percent maxBonus { amount currency } minCoef minBets kinds validUntil } } }",
      asPlayer,
    );
    expect(data).toEqual({
      viewer: {
        promoCodes: [
          {
            code: "WELCOME",
            kind: "FREE_BET",
            amount: { amount: "500.00" },
            percent: null,
            maxBonus: null,
            minCoef: "1.500",
            minBets: 2,
            kinds: ["SINGLE", "EXPRESS"],
            validUntil: "2026-11-30T00:53:20Z",
          },
          {
            code: "BOOST",
            kind: "WIN_BOOST",
            amount: null,
            percent: "10",
            maxBonus: { amount: "1000.00", currency: "RUB" },
            minCoef: null,
            minBets: null,
            kinds: null,
            validUntil: "2026-11-30T00:53:20Z",
          },
        ],
      },
    });
  });
});

const errorFields = "errors { __typename code path ... on ValueChangedError { newValue { amount currency } } }";
const key = "key-12345";
/** Each mutation with its input, the call it makes, and what that call takes. */
const acts = [
  {
    name: "cashOutCoupon",
    type: "CashOutCouponInput",
    route: "POST /coupon-api/v1/coupons/100001/cash-out",
    isKeyed: true,
    input: { couponId: "100001", token: "t", value: "95.50", share: "0.5", policy: "HIGHER", idempotencyKey: key },
    body: { token: "t", value: "95.50", share: "0.5", policy: "HIGHER" },
  },
  {
    name: "setAutoCashOut",
    type: "SetAutoCashOutInput",
    route: "POST /coupon-api/v1/coupons/100001/auto-cash-out",
    isKeyed: false,
    input: { couponId: "100001", target: "150" },
    body: { target: "150" },
  },
  {
    name: "cancelAutoCashOut",
    type: "CancelAutoCashOutInput",
    route: "DELETE /coupon-api/v1/coupons/100001/auto-cash-out",
    isKeyed: false,
    input: { couponId: "100001" },
    body: undefined,
  },
  {
    name: "insureCoupon",
    type: "InsureCouponInput",
    route: "POST /coupon-api/v1/coupons/100001/insure",
    isKeyed: true,
    input: { couponId: "100001", share: 50, premium: "26.45", idempotencyKey: key },
    body: { share: 50, premium: "26.45" },
  },
  {
    name: "swapBet",
    type: "SwapBetInput",
    route: "POST /coupon-api/v1/coupons/100001/swap",
    isKeyed: true,
    input: { couponId: "100001", betId: "501.1x2.home", outcomeId: "501.1x2.away", coef: "2.1", idempotencyKey: key },
    body: { betOutcomeId: "501.1x2.home", outcomeId: "501.1x2.away", value: null, coef: "2.1" },
  },
];

describe.each(acts)("$name", ({ name, type, route, isKeyed, input, body }) => {
  const run = (change: object = {}, headers: Record<string, string> = demoCookie) =>
    gateway.ask(`mutation($input: ${type}!) { ${name}(input: $input) { coupon { id state } ${errorFields} } }`, {
      variables: { input: { ...input, ...change } },
      headers,
    });

  it("does it as the player, once, and answers the coupon after it", async () => {
    gateway.upstreams.on(route, () => ({ coupon: placedCoupon({ state: "CASHED_OUT" }), errors: [] }));
    const { data, errors } = await run();
    expect({ data, errors }).toEqual({
      errors: undefined,
      data: { [name]: { coupon: { id: "100001", state: "CASHED_OUT" }, errors: [] } },
    });
    const [call] = gateway.upstreams.callsOf(route);
    expect(call).toMatchObject({ query: { lng: "en" }, headers: { authorization: expect.stringMatching(/^Bearer /) } });
    expect([call?.body ?? undefined, call?.headers["idempotency-key"]]).toEqual([body, isKeyed ? key : undefined]);
  });

  it("is not tried again when the service fails: nobody knows what became of it", async () => {
    gateway.upstreams.on(route, (_, reply) => reply.code(503).send({ code: "DOWN", message: "" }));
    expect((await run()).errors).toMatchObject([
      { path: [name], extensions: { code: "UPSTREAM_UNAVAILABLE", upstream: { service: "coupons", status: 503 } } },
    ]);
    expect(gateway.upstreams.callsOf(route)).toHaveLength(1);
  });

  it("tells a guest to sign in", async () => {
    expect((await run({}, {})).errors).toEqual([
      { message: "Sign in first.", path: [name], extensions: { code: "UNAUTHENTICATED" } },
    ]);
  });

  it("asks for no coupon whose number is none", async () => {
    for (const couponId of ["", "x", "1/../2", "1".repeat(19)]) {
      expect(fieldOf<object>((await run({ couponId })).data, name)).toEqual({
        coupon: null,
        errors: [{ __typename: "InputError", code: "COUPON_UNKNOWN", path: ["couponId"] }],
      });
    }
    expect(gateway.upstreams.calls.filter(({ path }) => path.startsWith("/coupon-api"))).toEqual([]);
  });
});

describe("what moved meanwhile", () => {
  const ofCoupon = (errors: object[]) => () => ({ coupon: placedCoupon({ state: "ACCEPTED" }), errors });
  const ask = (name: string) => {
    const one = acts.find((act) => act.name === name);
    return gateway.ask(`mutation($input: ${one?.type}!) { ${name}(input: $input) { coupon { id } ${errorFields} } }`, {
      variables: { input: one?.input },
      headers: demoCookie,
    });
  };

  it("comes with the value now, at its field", async () => {
    gateway.upstreams.on(
      "POST /coupon-api/v1/coupons/100001/cash-out",
      ofCoupon([{ code: "CASH_OUT_CHANGED", message: "x", path: ["value"], minAmount: "90.10", currency: "RUB" }]),
    );
    gateway.upstreams.on(
      "POST /coupon-api/v1/coupons/100001/insure",
      ofCoupon([{ code: "ODDS_CHANGED", message: "x", path: ["premium"], minAmount: "30.00", currency: "RUB" }]),
    );
    gateway.upstreams.on(
      "POST /coupon-api/v1/coupons/100001/swap",
      ofCoupon([{ code: "SWAP_UNAVAILABLE", message: "x", path: ["betOutcomeId"] }]),
    );
    const answers = await Promise.all(
      ["cashOutCoupon", "insureCoupon", "swapBet"].map(async (name) => fieldOf<object>((await ask(name)).data, name)),
    );
    expect(answers).toEqual([
      {
        coupon: { id: "100001" },
        errors: [
          {
            __typename: "ValueChangedError",
            code: "CASH_OUT_CHANGED",
            path: ["value"],
            newValue: { amount: "90.10", currency: "RUB" },
          },
        ],
      },
      {
        coupon: { id: "100001" },
        errors: [
          {
            __typename: "ValueChangedError",
            code: "ODDS_CHANGED",
            path: ["premium"],
            newValue: { amount: "30.00", currency: "RUB" },
          },
        ],
      },
      { coupon: { id: "100001" }, errors: [{ __typename: "InputError", code: "SWAP_UNAVAILABLE", path: ["betId"] }] },
    ]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { demoCookie, fieldOf, startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { placedCoupon, quoted } from "../../testing/fakes/betting/coupons.ts";
import { game } from "../../testing/fakes/betting/sportsbook.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const placeRoute = "POST /coupon-api/v1/coupons";
const outcomeId = "501.1x2.home";
const errorFields = `errors { __typename code message path
  ... on OddsChangedError { outcomeId oldCoef newCoef } ... on AmountError { minAmount { amount currency } maxAmount { amount currency } } }`;
const placeQuery = `mutation($input: PlaceCouponInput!) { placeCoupon(input: $input) { coupon { id kind state decidesAt placedAt amount { amount currency } bets { id result } } coupons { id } ${errorFields} } }`;
const quoteQuery = `query($input: CouponInput!) { couponQuote(input: $input) { coef possibleWin { amount currency } maxAmount { amount } bets { outcomeId coef isBlocked } ${errorFields} } }`;
const bets = [{ outcomeId, coef: "1.850" }];
const input = {
  idempotencyKey: "key-12345",
  accountId: "7001",
  kind: "EXPRESS",
  amount: "100",
  bets,
  oddsChange: "HIGHER",
};
const place = (change: object = {}, headers: Record<string, string> = demoCookie) =>
  gateway.ask(placeQuery, { variables: { input: { ...input, ...change } }, headers });
const errorsOf = (data: Record<string, unknown> | null | undefined, name: string) =>
  fieldOf<{ errors: Record<string, unknown>[] }>(data, name).errors;

describe("placing", () => {
  it("sends the coupon in the service's words, with the key and the player's token [3.05, 4.07]", async () => {
    gateway.upstreams.on(placeRoute, () => ({ coupons: [placedCoupon()], refused: [], errors: [] }));
    const { data, errors } = await place();
    expect(errors).toBeUndefined();
    expect(data?.["placeCoupon"]).toEqual({
      coupon: {
        id: "100001",
        kind: "EXPRESS",
        state: "PENDING",
        placedAt: "2026-11-18T11:06:40Z",
        decidesAt: "2026-11-18T11:06:45Z",
        amount: { amount: "100.00", currency: "RUB" },
        bets: [{ id: outcomeId, result: "OPEN" }],
      },
      coupons: [{ id: "100001" }],
      errors: [],
    });
    const [call] = gateway.upstreams.callsOf(placeRoute);
    expect(call?.body).toEqual({
      accountId: "7001",
      typeId: 1,
      amount: "100",
      bets,
      systemValue: null,
      changeCoefAction: 1,
    });
    expect(call?.headers).toMatchObject({
      "idempotency-key": "key-12345",
      authorization: expect.stringMatching(/^Bearer /),
    });
  });

  it("sends blocks, cover, bonuses, advance, code, VIP and exact price in the service's words, and leaves out what is as usual [3.05]", async () => {
    gateway.upstreams.on(placeRoute, () => ({ coupons: [placedCoupon()], refused: [], errors: [] }));
    const whole = {
      cover: "LUCKY_15",
      amountByBlock: [
        { blockId: "2", amount: "50" },
        { blockId: "a-1", amount: "20.5" },
      ],
      coef: "1.85",
      coefByView: "-118",
      coefViewId: 2,
      exactCoef: "1.8",
      prepaidAmount: "30",
      refId: 7,
      hyperBonusPercent: "5",
      minHyperBonusBetLimit: "100",
      maxHyperBonusLimit: "10000",
      promoCode: "WELCOME",
    };
    await place({
      ...whole,
      bets: [{ ...bets[0], isBanker: true, blockId: "2", amount: "5" }],
      dropsOnScoreChange: true,
      hasBonusBet: false,
      isVip: true,
    });
    const { amountByBlock: _, ...same } = whole;
    expect(gateway.upstreams.callsOf(placeRoute)[0]?.body).toEqual({
      accountId: "7001",
      typeId: 1,
      amount: "100",
      systemValue: null,
      changeCoefAction: 1,
      bets: [{ ...bets[0], isBanker: true, blockId: "2", amount: "5" }],
      ...same,
      amountByBlockId: { "2": "50", "a-1": "20.5" },
      isDropOnScoreChange: true,
      hasBonusBet: false,
      isVipBet: true,
    });
    await place({ dropsOnScoreChange: false, hasBonusBet: true, isVip: false, cover: null, amountByBlock: null });
    expect(gateway.upstreams.callsOf(placeRoute)[1]?.body).toEqual({
      accountId: "7001",
      typeId: 1,
      amount: "100",
      bets,
      systemValue: null,
      changeCoefAction: 1,
    });
  });

  it("tells which of multiple singles were taken and why the others were not [4.07]", async () => {
    gateway.upstreams.on(placeRoute, () => ({
      coupons: [placedCoupon({ id: "1", typeId: 0 }), placedCoupon({ id: "2", typeId: 0 })],
      errors: [],
      refused: [
        {
          bet: 1,
          errors: [
            { code: "AMOUNT_TOO_SMALL", message: "x", path: ["bets", "1", "amount"], minAmount: "10", currency: "RUB" },
          ],
        },
      ],
    }));
    const { data } = await gateway.ask(
      `mutation($input: PlaceCouponInput!) { placeCoupon(input: $input) { coupon { id } coupons { id kind } refused { bet errors { __typename code path } } errors { code } } }`,
      {
        variables: {
          input: {
            ...input,
            kind: "MULTIPLE_SINGLES",
            amount: null,
            bets: ["5", "1", "5"].map((amount) => ({ ...bets[0], amount })),
          },
        },
        headers: demoCookie,
      },
    );
    expect(data?.["placeCoupon"]).toEqual({
      coupon: { id: "1" },
      coupons: [
        { id: "1", kind: "SINGLE" },
        { id: "2", kind: "SINGLE" },
      ],
      errors: [],
      refused: [
        { bet: 1, errors: [{ __typename: "AmountError", code: "AMOUNT_TOO_SMALL", path: ["bets", "1", "amount"] }] },
      ],
    });
    expect(gateway.upstreams.callsOf(placeRoute)[0]?.body).toMatchObject({ typeId: 10001, amount: null });
  });

  it("refuses ids of blocks that can't be told apart or sent, at their place", async () => {
    const amountByBlock = ["a", "__proto__", "a", "", "with space", "x".repeat(33)].map((blockId) => ({
      blockId,
      amount: "10",
    }));
    expect(
      errorsOf((await place({ amountByBlock })).data, "placeCoupon").map(({ code, path }) => [code, path]),
    ).toEqual(["1", "2", "3", "4", "5"].map((index) => ["BLOCK_UNKNOWN", ["amountByBlock", index, "blockId"]]));
    expect(
      errorsOf(
        (
          await place({
            promoCode: "x".repeat(65),
            exactCoef: "1".repeat(161),
            coefViewId: -1,
            refId: -7,
            prepaidAmount: "1".repeat(65),
          })
        ).data,
        "placeCoupon",
      ).map(({ code, path }) => [code, path]),
    ).toEqual([
      ["INVALID", ["prepaidAmount"]],
      ["INVALID", ["exactCoef"]],
      ["INVALID", ["coefViewId"]],
      ["INVALID", ["refId"]],
      ["PROMO_UNKNOWN", ["promoCode"]],
    ]);
    expect(gateway.upstreams.callsOf(placeRoute)).toEqual([]);
  });

  it("puts errors of a block at its place in the list, and others at the input's names", async () => {
    gateway.upstreams.on(placeRoute, () => ({
      coupons: [],
      refused: [],
      errors: [
        { code: "AMOUNT_TOO_LARGE", message: "x", path: ["amountByBlockId", "b"], maxAmount: "92.5", currency: "RUB" },
        { code: "BLOCK_UNKNOWN", message: "x", path: ["amountByBlockId", "nobody"] },
        { code: "VIP_NOT_AVAILABLE", message: "x", path: ["isVipBet"] },
        { code: "PREPAID_TOO_LARGE", message: "x", path: ["prepaidAmount"], maxAmount: "40", currency: "RUB" },
      ],
    }));
    const { data } = await place({
      amountByBlock: [
        { blockId: "a", amount: "50" },
        { blockId: "b", amount: "500" },
      ],
    });
    expect(errorsOf(data, "placeCoupon")).toMatchObject([
      {
        __typename: "AmountError",
        path: ["amountByBlock", "1", "amount"],
        maxAmount: { amount: "92.5", currency: "RUB" },
      },
      { __typename: "InputError", code: "BLOCK_UNKNOWN", path: ["amountByBlock"] },
      { __typename: "InputError", code: "VIP_NOT_AVAILABLE", path: ["isVip"] },
      {
        __typename: "AmountError",
        code: "PREPAID_TOO_LARGE",
        path: ["prepaidAmount"],
        maxAmount: { amount: "40", currency: "RUB" },
      },
    ]);
  });

  it("tells a guest to sign in, as a top-level error [1.02]", async () => {
    for (const headers of [{}, { cookie: "session=session-of-nobody" }]) {
      const { status, data, errors } = await place({}, headers as Record<string, string>);
      expect({ status, data }).toEqual({ status: 200, data: { placeCoupon: null } });
      expect(errors).toEqual([
        { message: "Sign in first.", path: ["placeCoupon"], extensions: { code: "UNAUTHENTICATED" } },
      ]);
    }
    expect(gateway.upstreams.callsOf(placeRoute)).toEqual([]);
  });

  it.each([
    ["", "REQUIRED"],
    ["short", "INVALID"],
    ["x".repeat(65), "INVALID"],
    ["with space", "INVALID"],
  ])("refuses the key %j", async (idempotencyKey, code) => {
    expect(errorsOf((await place({ idempotencyKey })).data, "placeCoupon")).toMatchObject([
      { code, path: ["idempotencyKey"] },
    ]);
    expect(gateway.upstreams.callsOf(placeRoute)).toEqual([]);
  });

  it.each(["abc", "9".repeat(30), "-1", "1e3", "1,5", "", "0"])(
    "lets the service judge the amount %j, never the scalar",
    async (amount) => {
      gateway.upstreams.on(placeRoute, () => ({
        coupons: [],
        refused: [],
        errors: [{ code: "INVALID", message: "x", path: ["amount"] }],
      }));
      const { status, data, errors } = await place({ amount });
      expect({ status, errors }).toEqual({ status: 200, errors: undefined });
      expect(errorsOf(data, "placeCoupon")).toEqual([
        { __typename: "InputError", code: "INVALID", message: "This value is not valid.", path: ["amount"] },
      ]);
      expect(gateway.upstreams.callsOf(placeRoute)[0]?.body).toMatchObject({ amount });
    },
  );

  it("answers what is too long for the service itself, at its field", async () => {
    const { data } = await place({
      amount: "9".repeat(65),
      accountId: "7".repeat(33),
      bets: [{ outcomeId: "x".repeat(129), coef: "1".repeat(65) }],
    });
    expect(errorsOf(data, "placeCoupon").map(({ code, path }) => [code, path])).toEqual([
      ["ACCOUNT_UNKNOWN", ["accountId"]],
      ["INVALID", ["amount"]],
      ["OUTCOME_UNKNOWN", ["bets", "0", "outcomeId"]],
      ["INVALID", ["bets", "0", "coef"]],
    ]);
    expect(
      errorsOf((await place({ bets: Array.from({ length: 201 }, () => bets[0]) })).data, "placeCoupon"),
    ).toMatchObject([{ code: "TOO_MANY_BETS", path: ["bets"] }]);
    expect(gateway.upstreams.callsOf(placeRoute)).toEqual([]);
  });

  it("types the service's errors, names fields as the schema does, and speaks the player's language", async () => {
    gateway.upstreams.on(placeRoute, () => ({
      coupons: [],
      refused: [],
      errors: [
        {
          code: "ODDS_CHANGED",
          message: "x",
          path: ["bets", "0", "coef"],
          outcomeId,
          oldCoef: "1.850",
          newCoef: "1.700",
        },
        {
          code: "AMOUNT_TOO_LARGE",
          message: "x",
          path: ["amount"],
          minAmount: "10",
          maxAmount: "50000",
          currency: "RUB",
        },
        { code: "KIND_NOT_OFFERED", message: "x", path: ["typeId"] },
        { code: "A_CODE_OF_TOMORROW", message: "select * from players", path: null },
      ],
    }));
    const { data } = await place({}, { ...demoCookie, "accept-language": "fr, ar;q=0.8, en;q=0.5" });
    expect(errorsOf(data, "placeCoupon")).toEqual([
      {
        __typename: "OddsChangedError",
        code: "ODDS_CHANGED",
        message: "تغيّرت الاحتمالات.",
        path: ["bets", "0", "coef"],
        outcomeId,
        oldCoef: "1.850",
        newCoef: "1.700",
      },
      {
        __typename: "AmountError",
        code: "AMOUNT_TOO_LARGE",
        message: "مبلغ الرهان أكبر من الحد الأقصى.",
        path: ["amount"],
        minAmount: { amount: "10", currency: "RUB" },
        maxAmount: { amount: "50000", currency: "RUB" },
      },
      { __typename: "InputError", code: "KIND_NOT_OFFERED", message: "هذا النوع من القسائم غير متاح.", path: ["kind"] },
      { __typename: "InputError", code: "INVALID", message: "هذه القيمة غير صالحة.", path: null },
    ]);
  });
});

describe("quoting", () => {
  const quoteRoute = "POST /coupon-api/v1/quote";
  const couponInput = { accountId: "7001", kind: "SINGLE", bets };

  it("goes as a guest's without a token [1.01]", async () => {
    gateway.upstreams.on(quoteRoute, () => quoted());
    const { data } = await gateway.ask(quoteQuery, { variables: { input: couponInput } });
    expect(data?.["couponQuote"]).toMatchObject({
      coef: "1.850",
      possibleWin: null,
      maxAmount: { amount: "50000" },
      errors: [],
    });
    const [call] = gateway.upstreams.callsOf(quoteRoute);
    expect(call?.headers["authorization"]).toBeUndefined();
    expect(call?.body).toEqual({
      accountId: "0",
      typeId: 0,
      amount: null,
      bets,
      systemValue: null,
      changeCoefAction: 2,
    });
  });

  it("tells k's of a system, bonuses, blocks, advance and code as money in the coupon's currency [3.06, 5.15, 5.21]", async () => {
    gateway.upstreams.on(quoteRoute, () =>
      quoted({
        coef: null,
        minPossibleWin: "12.00",
        units: 126_410_606_437_752,
        systemValues: [{ value: 2, offset: 48, combo: 1225, minBetAmount: "1225.00" }],
        bonus: { coef: "1.030", percent: "3" },
        hyperBonus: {
          percent: null,
          minCoef: "1.3",
          minAmount: "100",
          maxAmount: "10000",
          nextBets: 1,
          nextPercent: "5",
          isApplied: false,
        },
        blocks: [{ id: "a", coef: "1.850", maxAmount: "50000", possibleWin: null }],
        availablePrepaidAmount: "40",
        isVipAvailable: true,
        promo: { code: "WELCOME", kind: "FREE_BET", amount: "500", percent: null },
      }),
    );
    const { data, errors } = await gateway.ask(
      `query($input: CouponInput!) { couponQuote(input: $input) {
      coef minPossibleWin { amount } units systemValues { value offset combo minBetAmount { amount currency } } bonus { coef percent }
      hyperBonus { percent minCoef minAmount { amount } nextBets nextPercent isApplied } blocks { id coef maxAmount { amount } possibleWin { amount } }
      availablePrepaid { amount currency } isVipAvailable promo { code kind amount { amount } percent } bets { minAmount { amount } possibleWin { amount } } } }`,
      { variables: { input: couponInput } },
    );
    expect({ data, errors }).toEqual({
      errors: undefined,
      data: {
        couponQuote: {
          coef: null,
          minPossibleWin: { amount: "12.00" },
          units: 126_410_606_437_752,
          systemValues: [{ value: 2, offset: 48, combo: 1225, minBetAmount: { amount: "1225.00", currency: "RUB" } }],
          bonus: { coef: "1.030", percent: "3" },
          hyperBonus: {
            percent: null,
            minCoef: "1.3",
            minAmount: { amount: "100" },
            nextBets: 1,
            nextPercent: "5",
            isApplied: false,
          },
          blocks: [{ id: "a", coef: "1.850", maxAmount: { amount: "50000" }, possibleWin: null }],
          availablePrepaid: { amount: "40", currency: "RUB" },
          isVipAvailable: true,
          promo: { code: "WELCOME", kind: "FREE_BET", amount: { amount: "500" }, percent: null },
          bets: [{ minAmount: null, possibleWin: null }],
        },
      },
    });
  });

  it("goes as the player's with their token and account", async () => {
    gateway.upstreams.on(quoteRoute, () => quoted());
    await gateway.ask(quoteQuery, { variables: { input: couponInput }, headers: demoCookie });
    expect(gateway.upstreams.callsOf(quoteRoute)[0]).toMatchObject({
      body: { accountId: "7001" },
      headers: { authorization: expect.stringMatching(/^Bearer /) },
    });
  });
});

describe("sharing", () => {
  const query =
    "query($code: String!) { sharedCoupon(code: $code) { code kind systemValue cover missingCount bets { isBanker blockId outcome { id coef } market { id } game { id markets(main: true) { id } } } } }";

  it("shows what is still on offer at today's prices", async () => {
    gateway.upstreams.on("GET /coupon-api/v1/shared/ABCD2345", () => ({
      code: "ABCD2345",
      typeId: 2,
      systemValue: 2,
      cover: null,
      bets: [outcomeId, "502.1x2.home"].map((id) => ({ outcomeId: id, isBanker: id === outcomeId, blockId: null })),
    }));
    const one = game("501");
    gateway.upstreams.on("POST /sportsbook-api/v1/outcomes", () => ({
      outcomes: [{ game: one, market: one.markets[0], outcome: one.markets[0]?.outcomes[0] }],
    }));
    const { data, errors } = await gateway.ask(query, { variables: { code: "abcd2345" } });
    expect({ data, errors }).toEqual({
      errors: undefined,
      data: {
        sharedCoupon: {
          code: "ABCD2345",
          kind: "SYSTEM",
          systemValue: 2,
          cover: null,
          missingCount: 1,
          bets: [
            {
              isBanker: true,
              blockId: null,
              outcome: { id: outcomeId, coef: "1.850" },
              market: { id: "501.1x2" },
              game: { id: "501", markets: [{ id: "501.1x2" }] },
            },
          ],
        },
      },
    });
  });

  it.each(["NOBODY99", "../../x", ""])("is null for %j", async (code) => {
    expect(await gateway.ask(query, { variables: { code } })).toMatchObject({
      data: { sharedCoupon: null },
      errors: undefined,
    });
  });

  it("answers a code", async () => {
    gateway.upstreams.on("POST /coupon-api/v1/shared", () => ({ code: "ABCD2345", errors: [] }));
    const { data } = await gateway.ask(
      "mutation($input: ShareCouponInput!) { shareCoupon(input: $input) { code errors { code } } }",
      { variables: { input: { kind: "EXPRESS", bets } } },
    );
    expect(data).toEqual({ shareCoupon: { code: "ABCD2345", errors: [] } });
    expect(gateway.upstreams.callsOf("POST /coupon-api/v1/shared")[0]?.body).toEqual({ typeId: 1, bets });
  });
});

describe("history and accounts", () => {
  it("pages coupons as the service does", async () => {
    gateway.upstreams.on("GET /coupon-api/v1/coupons", () => ({
      coupons: [placedCoupon()],
      cursors: ["c1"],
      totalCount: 9,
      next: "c1",
    }));
    const { data } = await gateway.ask(
      '{ viewer { coupons(first: 1, after: "c0", state: PENDING) { totalCount edges { cursor node { id } } pageInfo { hasNextPage endCursor } } } }',
      { headers: demoCookie },
    );
    expect(data).toEqual({
      viewer: {
        coupons: {
          totalCount: 9,
          edges: [{ cursor: "c1", node: { id: "100001" } }],
          pageInfo: { hasNextPage: true, endCursor: "c1" },
        },
      },
    });
    expect(gateway.upstreams.callsOf("GET /coupon-api/v1/coupons")[0]?.query).toEqual({
      first: "1",
      after: "c0",
      state: "PENDING",
      lng: "en",
    });
  });

  it("asks for coupons by filter in the service's words, and for nothing that can't be", async () => {
    gateway.upstreams.on("GET /coupon-api/v1/coupons", () => ({ coupons: [], cursors: [], totalCount: 0, next: null }));
    const list = (filter: object) =>
      gateway.ask("query($filter: CouponFilter) { viewer { coupons(filter: $filter) { totalCount } } }", {
        variables: { filter },
        headers: demoCookie,
      });
    await list({
      states: ["WON", "LOST", "WON"],
      kinds: ["EXPRESS", "MULTIPLE_SINGLES"],
      accountId: "7001",
      from: "2026-11-01T00:00:00Z",
      to: "2026-11-21T00:00:00Z",
      search: "  Leeds ",
      isArchived: false,
    });
    await list({ states: [], kinds: [], search: "  " });
    const calls = gateway.upstreams.callsOf("GET /coupon-api/v1/coupons").map(({ query }) => query);
    expect(calls).toEqual([
      {
        first: "20",
        lng: "en",
        states: "WON,LOST",
        kinds: "1,10001",
        accountId: "7001",
        from: "1793491200",
        to: "1795219200",
        search: "Leeds",
        archive: "false",
      },
      { first: "20", lng: "en" },
    ]);
    for (const accountId of ["7001,7002", "x", "9".repeat(16)])
      expect((await list({ accountId })).data).toEqual({ viewer: { coupons: { totalCount: 0 } } });
    const { errors } = await list({ search: "x".repeat(65) });
    expect(errors).toMatchObject([{ path: ["viewer", "coupons"], extensions: { code: "BAD_USER_INPUT" } }]);
    expect(gateway.upstreams.callsOf("GET /coupon-api/v1/coupons")).toHaveLength(2);
  });

  it("gives one coupon by its number, and asks for nothing but a number [2.53]", async () => {
    gateway.upstreams.on("GET /coupon-api/v1/coupons/by-ids", (request) => ({
      coupons: (request.query as Record<string, string>)["ids"] === "100001" ? [placedCoupon()] : [],
    }));
    const one = async (id: string) =>
      (
        await gateway.ask("query($id: ID!) { viewer { coupon(id: $id) { id } } }", {
          variables: { id },
          headers: demoCookie,
        })
      ).data;
    expect(await one("100001")).toEqual({ viewer: { coupon: { id: "100001" } } });
    for (const id of ["100002", "100001,100002", "x", "-1", "9".repeat(19)])
      expect(await one(id)).toEqual({ viewer: { coupon: null } });
    expect(
      gateway.upstreams
        .callsOf("GET /coupon-api/v1/coupons/by-ids")
        .map(({ query }) => (query as Record<string, string>)["ids"]),
    ).toEqual(["100001", "100002"]);
  });

  const setActive =
    "mutation($id: ID!) { setActiveAccount(input: { accountId: $id }) { viewer { id } errors { code path } } }";

  it("changes the active account by its number [7.24]", async () => {
    gateway.upstreams.on("POST /account-api/v1/accounts/active", () => ({
      accounts: [],
      all_accounts: [],
      bonus: [],
      balance: "0",
      is_available_first_deposit_bonus: false,
    }));
    const { data } = await gateway.ask(setActive, { variables: { id: "7001" }, headers: demoCookie });
    expect(data).toEqual({ setActiveAccount: { viewer: { id: "42" }, errors: [] } });
    expect(gateway.upstreams.callsOf("POST /account-api/v1/accounts/active")[0]?.query).toEqual({ id: "7001" });
  });

  it.each(["99", "abc"])("answers ACCOUNT_UNKNOWN for somebody else's account and for %j", async (id) => {
    gateway.upstreams.on("POST /account-api/v1/accounts/active", (_, reply) =>
      reply.code(404).send({ code: "ACCOUNT_UNKNOWN", message: "" }),
    );
    const { data } = await gateway.ask(setActive, { variables: { id }, headers: demoCookie });
    expect(data).toEqual({
      setActiveAccount: { viewer: null, errors: [{ code: "ACCOUNT_UNKNOWN", path: ["accountId"] }] },
    });
  });
});

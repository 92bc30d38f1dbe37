import { beforeEach, describe, expect, it } from "vitest";
import { Engine } from "./engine.ts";
import { createMock } from "./mock.ts";
import { Sockets } from "./socket.ts";
import { isEntity } from "./store.ts";

const engine = new Engine();
const mock = createMock(engine.state, new Sockets(engine));
beforeEach(() => engine.state.reset("saffron"));

/** Asks the engine and answers the body, as JSON carries it. */
async function ask(
  query: string,
  variables: object = {},
  { session = null, language = "en" }: { session?: string | null; language?: string } = {},
): Promise<unknown> {
  const answer = await engine.answer({ query, variables, session, language, via: "browser" });
  return answer.kind === "broken" ? "broken" : JSON.parse(JSON.stringify(answer.body));
}

const world = `{ sports(section: LIVE) { id name gameCount championships(section: LINE) { id games(first: 100) { totalCount edges { node {
  id slug startsAt section version opponents { name color } score { home away clockSeconds } markets { id name outcomes { id coef } } } } } } } }`;
const place =
  "mutation Place($input: PlaceCouponInput!) { placeCoupon(input: $input) { coupon { id state coef possibleWin { amount } decidesAt } errors { __typename code path } } }";
const quote =
  "query Quote($input: CouponInput!) { couponQuote(input: $input) { coef possibleWin { amount currency } errors { code path ... on OddsChangedError { oldCoef newCoef } } } }";
const home = "1001012.1x2.home";

describe("the world", () => {
  it("is the same for the same seed, and another for another", async () => {
    const first = await ask(world);
    engine.state.reset("saffron");
    expect(await ask(world)).toEqual(first);
    engine.state.reset("other");
    expect(await ask(world)).not.toEqual(first);
  });

  it("holds 3 sports, 6 championships and 30 games, 12 of them in play", async () => {
    expect(mock.ids("Sport")).toHaveLength(3);
    expect(mock.ids("Championship")).toHaveLength(6);
    expect(mock.ids("Game")).toHaveLength(30);
    expect(
      await ask(
        "{ live: games(filter: {section: LIVE}) { totalCount } line: games(filter: {section: LINE}) { totalCount } }",
      ),
    ).toEqual({ data: { live: { totalCount: 12 }, line: { totalCount: 18 } } });
  });

  it("prices every market with a margin and never at or below 1", () => {
    for (const id of mock.ids("Market").filter((market) => market.endsWith("1x2"))) {
      const outcomes = mock.get("Market", id)["outcomes"];
      const prices = (Array.isArray(outcomes) ? outcomes : []).map((outcome) =>
        Number(mock.get("Outcome", String(outcome))["coef"]),
      );
      const sum = prices.reduce((total, price) => total + 1 / price, 0);
      expect(sum).toBeGreaterThan(1.045);
      expect(sum).toBeLessThan(1.055);
    }
  });

  it("answers in the language of the request", async () => {
    expect(await ask('{ championship(id: "101") { name sport { name } } }', {}, { language: "ru" })).toEqual({
      data: { championship: { name: "Англия. Северная лига", sport: { name: "Футбол" } } },
    });
  });

  it("answers null for unknown ids, also of the wrong form", async () => {
    expect(
      await ask('{ game(id: "no-such") { id } championship(id: "-1") { id } sharedCoupon(code: "x") { code } }'),
    ).toEqual({ data: { game: null, championship: null, sharedCoupon: null } });
  });

  it("pages a connection by first and after, and refuses a page of more than 100", async () => {
    const page =
      'query P($after: String) { games(filter: {sportId: "1"}, first: 4, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { id } } } }';
    const seen: string[] = [];
    let after: unknown = null;
    for (let pages = 0; pages < 3; pages += 1) {
      const answer = JSON.stringify(await ask(page, { after }));
      seen.push(...[...answer.matchAll(/"id":"(\d+)"/g)].map((match) => match[1] ?? ""));
      after = /"endCursor":"([^"]+)"/.exec(answer)?.[1];
      expect(answer).toContain(`"hasNextPage":${String(pages < 2)}`);
    }
    expect(new Set(seen).size).toBe(10);
    expect(await ask("{ games(filter: {}, first: 101) { totalCount } }")).toMatchObject({
      errors: [{ extensions: { code: "BAD_USER_INPUT" } }],
      data: { games: null },
    });
  });
});

describe("validation", () => {
  it("refuses an operation that the schema does not have, and remembers it", async () => {
    expect(await ask("query Odd { games(filter: {}) { total } }")).toMatchObject({
      errors: [{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }],
    });
    expect(engine.state.problems).toEqual([expect.stringContaining('Cannot query field "total"')]);
  });

  it("refuses what is not GraphQL and variables of the wrong type", async () => {
    await ask("{ games(");
    await ask(quote, { input: { kind: "SINGLE" } });
    expect(engine.state.problems).toEqual([
      expect.stringContaining("not GraphQL"),
      expect.stringContaining('"accountId" of required type'),
      expect.stringContaining('"bets" of required type'),
    ]);
  });

  it("takes an error that a test did not ask for as a problem, one that it asked for not", async () => {
    mock.fail("viewer", { code: "UPSTREAM_TIMEOUT" });
    await ask("{ viewer { id } }");
    expect(engine.state.problems).toEqual([]);
    mock.answer("route", () => {
      throw new Error("a mistake in a mock");
    });
    expect(await ask('{ route(path: "/") { path } }')).toMatchObject({ data: { route: null } });
    expect(engine.state.problems).toEqual([expect.stringContaining("a mistake in a mock")]);
  });

  it("refuses mocks that do not fit the schema", () => {
    const loose: { set(type: string, id: string, fields: object): void } = mock;
    expect(() => loose.set("Game", "1001010", { statsu: "FINISHED" })).toThrow("no field Game.statsu");
    expect(() => loose.set("Game", "1001010", { status: "OVER" })).toThrow("GameStatus has no value OVER");
    expect(() => loose.set("Outcome", home, { coef: "1,5" })).toThrow('Decimal cannot be "1,5"');
    expect(() => loose.set("Outcome", home, { coef: null })).toThrow("never null");
    expect(() => loose.set("Money", "1", {})).toThrow("not a type with ids");
    expect(() => mock.push("gamesChanged", { gameId: "7" })).toThrow("there is no 7");
  });
});

describe("set", () => {
  it("merges into the object and keeps the rest", async () => {
    mock.set("Game", "1001010", { status: "SUSPENDED", score: { home: 4 } });
    expect(await ask('{ game(id: "1001010") { status slug score { home away period } } }')).toEqual({
      data: {
        game: { status: "SUSPENDED", slug: "harrowgate-town-millbrook-rovers", score: { home: 4, away: 1, period: 2 } },
      },
    });
  });

  it("makes a new game complete in itself, with links by id and objects inside", async () => {
    mock.set("Game", "5", { section: "LIVE", championship: "102", opponents: [{ id: "a", name: "Ours" }, "1011"] });
    expect(
      await ask(
        '{ game(id: "5") { section championship { name } opponents { id name shortName } marketCount markets(main: true) { type } } }',
      ),
    ).toMatchObject({
      data: {
        game: {
          section: "LIVE",
          championship: { name: "Spain. Liga Costa" },
          opponents: [{ id: "a", name: "Ours" }, { name: "Harrowgate Town" }],
          marketCount: 6,
          markets: [{ type: "1x2" }, { type: "total" }, { type: "handicap" }],
        },
      },
    });
    expect(engine.state.problems).toEqual([]);
  });

  it("completes what nobody told the same way each time", async () => {
    const opponent = '{ game(id: "1001010") { opponents { name shortName color } } }';
    mock.set("Game", "1001010", { opponents: [{ id: "new" }, "1011"] });
    const first = await ask(opponent);
    engine.state.reset("saffron");
    mock.set("Game", "1001010", { opponents: [{ id: "new" }, "1011"] });
    expect(await ask(opponent)).toEqual(first);
  });

  it("takes a removed object out of the lists", async () => {
    mock.set("Outcome", "1001010.1x2.draw", null);
    expect(await ask('{ game(id: "1001010") { markets(main: true) { outcomes { type } } } }')).toMatchObject({
      data: { game: { markets: [{ outcomes: [{ type: "home" }, { type: "away" }] }, {}, {}] } },
    });
  });
});

describe("fail and answer", () => {
  it("fails a field with the gateway's extensions and leaves the rest", async () => {
    mock.fail("sports", { code: "UPSTREAM_UNAVAILABLE", upstream: { service: "sportsbook", status: 503 } });
    expect(await ask("{ sports(section: LINE) { id } siteConfig { companyName } }")).toMatchObject({
      data: { sports: null, siteConfig: { companyName: "Saffron" } },
      errors: [
        {
          path: ["sports"],
          extensions: { code: "UPSTREAM_UNAVAILABLE", upstream: { service: "sportsbook", status: 503 } },
        },
      ],
    });
    expect(engine.state.problems).toEqual([]);
  });

  it("breaks the connection as often as told", async () => {
    mock.fail("Names", "network", { times: 1 });
    const query = "query Names { siteConfig { companyName } }";
    expect(
      await engine.answer({ query, operationName: "Names", session: null, language: "en", via: "browser" }),
    ).toEqual({ kind: "broken" });
    expect(await ask(query)).toEqual({ data: { siteConfig: { companyName: "Saffron" } } });
  });

  it("knows which failures never happened", async () => {
    mock.fail("viewer", { code: "UPSTREAM_TIMEOUT" });
    mock.fail("PlaceCoupn", "network");
    await ask("{ viewer { id } }");
    mock.restore("PlaceCoupn");
    expect(engine.state.failures.unused).toEqual(["PlaceCoupn"]);
  });

  it("tells user errors in the payload, each of its own type", async () => {
    mock.fail("placeCoupon", [
      { code: "SIGN_IN_LOCKED", lockedUntil: "2030-01-01T00:00:00Z" },
      { code: "LIMIT_REACHED", path: ["amount"] },
    ]);
    expect(
      await ask(
        place,
        { input: { idempotencyKey: "12345678", accountId: "7001", kind: "SINGLE", bets: [] } },
        { session: engine.state.signIn() },
      ),
    ).toEqual({
      data: {
        placeCoupon: {
          coupon: null,
          errors: [
            { __typename: "LockedError", code: "SIGN_IN_LOCKED", path: null },
            { __typename: "InputError", code: "LIMIT_REACHED", path: ["amount"] },
          ],
        },
      },
    });
  });

  it("lays an answer over the usual one, and takes a function of the arguments", async () => {
    mock.answer("couponQuote", { maxPayout: { amount: "5", currency: "USD" } });
    mock.answer("route", ({ path }) => ({ redirect: { url: `${String(path)}/new`, code: 301 } }));
    expect(
      await ask(
        `{ couponQuote(input: {accountId: "0", kind: SINGLE, bets: [{outcomeId: "${home}", coef: "1"}]}) { maxPayout { amount } bets { outcomeId } } route(path: "/en") { path redirect { url code } } }`,
      ),
    ).toEqual({
      data: {
        couponQuote: { maxPayout: { amount: "5" }, bets: [{ outcomeId: home }] },
        route: { path: "/en", redirect: { url: "/en/new", code: 301 } },
      },
    });
  });

  it("holds an answer back until it is let go", async () => {
    const letGo = mock.hold("siteConfig");
    let answered = false;
    const asked = ask("{ siteConfig { companyName } }").then(() => (answered = true));
    await ask("{ viewer { id } }");
    expect(answered).toBe(false);
    letGo();
    expect(await asked).toBe(true);
  });
});

describe("the player and their coupons", () => {
  const input = {
    idempotencyKey: "key-12345",
    accountId: "7001",
    kind: "SINGLE",
    amount: "250.50",
    bets: [{ outcomeId: home, coef: "2.000" }],
  };

  /** Errors of the quote of that coupon with some fields changed. */
  async function codes(change: object): Promise<unknown> {
    const body = await ask(
      quote,
      { input: { accountId: "7001", kind: "SINGLE", amount: "100", bets: input.bets, ...change } },
      { session: engine.state.signIn() },
    );
    return isEntity(body) && isEntity(body["data"]) && isEntity(body["data"]["couponQuote"])
      ? body["data"]["couponQuote"]["errors"]
      : body;
  }

  it("signs in with the demo password, and answers a wrong one like a wrong login", async () => {
    const logIn =
      "mutation M($input: LogInInput!) { logIn(input: $input) { viewer { login activeAccount { id } } errors { code path } } }";
    const answer = await engine.answer({
      query: logIn,
      variables: { input: { login: "demo", password: "Demo-2026!" } },
      session: null,
      language: "en",
      via: "browser",
    });
    expect(answer).toMatchObject({
      newSession: expect.stringMatching(/^kit-session-/),
      body: { data: { logIn: { viewer: { login: "demo", activeAccount: { id: "7001" } }, errors: [] } } },
    });
    const wrong = { data: { logIn: { viewer: null, errors: [{ code: "BAD_CREDENTIALS", path: null }] } } };
    expect(await ask(logIn, { input: { login: "demo", password: "x" } })).toEqual(wrong);
    expect(await ask(logIn, { input: { login: "nobody", password: "Demo-2026!" } })).toEqual(wrong);
  });

  it("takes the stake once for one key, and refuses the key with another coupon", async () => {
    mock.set("Outcome", home, { coef: "2.000" });
    const session = engine.state.signIn();
    const first = await ask(place, { input }, { session });
    expect(first).toMatchObject({
      data: {
        placeCoupon: {
          coupon: { state: "ACCEPTED", coef: "2.000", possibleWin: { amount: "501.00" }, decidesAt: null },
          errors: [],
        },
      },
    });
    expect(await ask(place, { input }, { session })).toEqual(first);
    expect(mock.get("Account", "7001")["balance"]).toEqual({ amount: "99749.50", currency: "RUB" });
    expect(await ask(place, { input: { ...input, amount: "1" } }, { session })).toMatchObject({
      data: { placeCoupon: { errors: [{ code: "IDEMPOTENCY_MISMATCH" }] } },
    });
    expect(mock.calls("placeCoupon")).toHaveLength(3);
  });

  it("refuses changed odds, suspended and unknown outcomes, and money that is not there", async () => {
    mock.set("Outcome", home, { coef: "2.200" });
    expect(await codes({})).toEqual([
      { code: "ODDS_CHANGED", path: ["bets", "0", "coef"], oldCoef: "2.000", newCoef: "2.200" },
    ]);
    expect(await codes({ oddsChange: "HIGHER" })).toEqual([]);
    expect(await codes({ oddsChange: "ANY", amount: "100000.01" })).toEqual([
      { code: "INSUFFICIENT_FUNDS", path: ["amount"] },
    ]);
    expect(await codes({ oddsChange: "ANY", amount: "0.001" })).toEqual([
      { code: "AMOUNT_TOO_PRECISE", path: ["amount"] },
    ]);
    expect(await codes({ bets: [{ outcomeId: "9.1x2.home", coef: "2" }] })).toEqual([
      { code: "OUTCOME_UNKNOWN", path: ["bets", "0", "outcomeId"] },
    ]);
    mock.push("gamesChanged", { gameId: "1001012", status: "SUSPENDED" });
    expect(await codes({ oddsChange: "ANY" })).toEqual([
      { code: "OUTCOME_SUSPENDED", path: ["bets", "0", "outcomeId"] },
    ]);
  });

  it("multiplies an express and wants its bets on different games", async () => {
    const other = "1001013.1x2.home";
    mock.set("Outcome", home, { coef: "1.115" });
    mock.set("Outcome", other, { coef: "1.113" });
    const bets = [
      { outcomeId: home, coef: "1.115" },
      { outcomeId: other, coef: "1.113" },
    ];
    // 1.115 × 1.113 = 1.240995, to 3 places 1.241; a stake of 1000 returns 1240.995, to 2 places 1241.00.
    expect(await ask(quote, { input: { accountId: "0", kind: "EXPRESS", amount: "1000", bets } })).toEqual({
      data: { couponQuote: { coef: "1.241", possibleWin: { amount: "1241.00", currency: "RUB" }, errors: [] } },
    });
    const dependent = [
      bets[0],
      { outcomeId: "1001012.total.2.5.over", coef: mock.get("Outcome", "1001012.total.2.5.over")["coef"] },
    ];
    expect(await ask(quote, { input: { accountId: "0", kind: "EXPRESS", bets: dependent } })).toMatchObject({
      data: {
        couponQuote: {
          errors: [
            { code: "BETS_DEPEND", path: ["bets", "0", "outcomeId"] },
            { code: "BETS_DEPEND", path: ["bets", "1", "outcomeId"] },
          ],
        },
      },
    });
  });

  it("leaves a coupon on a live game pending, and refuses a guest", async () => {
    const live = { outcomeId: "1001010.1x2.home", coef: mock.get("Outcome", "1001010.1x2.home")["coef"] };
    expect(await ask(place, { input: { ...input, bets: [live] } }, { session: engine.state.signIn() })).toMatchObject({
      data: { placeCoupon: { coupon: { state: "PENDING", decidesAt: expect.any(String) } } },
    });
    expect(await ask(place, { input })).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
  });

  it("shares a coupon under a code that finds it again", async () => {
    const share = await ask(
      `mutation { shareCoupon(input: {kind: SINGLE, bets: [{outcomeId: "${home}", coef: "2"}, {outcomeId: "gone", coef: "2"}]}) { code errors { code } } }`,
    );
    expect(share).toEqual({ data: { shareCoupon: { code: "KIT00001", errors: [] } } });
    expect(
      await ask(
        '{ sharedCoupon(code: "kit00001") { missingCount bets { outcome { id } game { id } market { type } } } }',
      ),
    ).toEqual({
      data: {
        sharedCoupon: {
          missingCount: 1,
          bets: [{ outcome: { id: home }, game: { id: "1001012" }, market: { type: "1x2" } }],
        },
      },
    });
  });
});

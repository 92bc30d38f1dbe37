/** What an operation may cost and how often it may be asked, on every transport. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { defaultRates, type Rates } from "../../gateway/admission/rates.ts";
import { demoCookie, startTestGateway, type TestGateway } from "../../gateway/testing/gateway.ts";
import { get, onSocket, query, refusal, socketClient } from "./asking.ts";

const rate = (points: number) => ({ points, windowSeconds: 60, lot: 1 });
const few = (points: number): Rates["player"] => ({
  ...defaultRates.player,
  MUTATION: rate(points),
  SUBSCRIPTION: rate(points),
  PLACEMENT: rate(points),
  SIGN_IN: rate(points),
});

describe("an operation above the limit is refused", () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  const page =
    "query($first: Int, $ids: [ID!], $main: Boolean) { games(filter: { ids: $ids }, first: $first) { edges { node { id markets(main: $main) { id outcomes { id coef } } } } } }";
  const ids = (count: number) => Array.from({ length: count }, (_, index) => String(1000 + index));
  const tooCostly = { status: 400, codes: ["OPERATION_TOO_COSTLY"] };

  it("a guest may ask 50 games with all their markets, and 100 with their main ones", async () => {
    for (const variables of [
      { first: 50 },
      { ids: ids(50), first: 50 },
      { first: 100, main: true },
      { ids: ids(100), first: 100, main: true },
    ]) {
      expect(await refusal(await query(gateway.url, page, variables)), JSON.stringify(variables).slice(0, 40)).toEqual({
        status: 200,
        codes: [],
      });
    }
  });

  it.each([
    ["100 games by number", page, { first: 100 }],
    ["100 games by ids", page, { ids: ids(100) }],
    ["as many as a number can say", page, { first: 2_147_483_647 }],
    [
      "100 games by a variable's default",
      "query($n: Int = 100) { games(filter: {}, first: $n) { edges { node { markets { outcomes { id } } } } } }",
      {},
    ],
    [
      "100 games by a whole input",
      "query($f: GameFilter!) { games(filter: $f) { edges { node { markets { outcomes { id } } } } } }",
      { f: { ids: ids(100) } },
    ],
    [
      "15 times 25 games, markets twice, by aliases",
      `{ ${Array.from({ length: 15 }, (_, index) => `a${index}: games(filter: {}, first: 25) { edges { node { markets(main: true) { outcomes { id } } markets2: markets(main: true) { outcomes { coef } } } } }`).join(" ")} }`,
      {},
    ],
    [
      "games of championships of sports",
      "{ sports(section: LINE) { championships(section: LINE) { games(first: 100) { edges { node { id } } } } } }",
      {},
    ],
  ])("%s", async (_, text, variables) => {
    gateway.upstreams.calls.length = 0;
    expect(await refusal(await query(gateway.url, text, variables))).toEqual(tooCostly);
    // Known by now: the other path refuses it too.
    expect(await refusal(await query(gateway.url, text, variables))).toEqual(tooCostly);
    const client = socketClient(gateway.url);
    expect(await onSocket(client, text, variables)).toEqual(["OPERATION_TOO_COSTLY"]);
    await client.dispose();
    expect(gateway.upstreams.callsOf("GET /sportsbook-api/v1/games")).toEqual([]);
  });

  it("the answer says how much and how much would do", async () => {
    const { errors } = await gateway.ask(page, { variables: { first: 100 } });
    expect(errors).toEqual([
      {
        message: expect.stringContaining("18101"),
        extensions: { code: "OPERATION_TOO_COSTLY", cost: 18_101, limit: 12_000 },
      },
    ]);
  });
});

describe("too much in a while is refused", () => {
  const running: TestGateway[] = [];
  const start = async (rates: Partial<Rates>) => {
    const gateway = await startTestGateway({ rates: { ...defaultRates, ...rates } });
    running.push(gateway);
    return gateway;
  };
  afterEach(async () => {
    for (const gateway of running.splice(0)) await gateway.close();
  });
  const logIn = "mutation($input: LogInInput!) { logIn(input: $input) { errors { code } } }";
  const limited = { status: 429, codes: ["RATE_LIMITED"] };

  it("queries by their cost, with Retry-After, and nobody else", async () => {
    const { url } = await start({ address: { ...defaultRates.address, COST: rate(115) } });
    const text = "{ siteConfig { companyName } }";
    const from = (address: string) => ({ "x-forwarded-for": address });
    for (let index = 0; index < 5; index += 1)
      expect((await query(url, text, {}, from("203.0.113.1"))).status).toBe(200);
    const response = await query(url, text, {}, from("203.0.113.1"));
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(50);
    const body = (await response.clone().json()) as { errors: { extensions: object }[] };
    expect(body.errors[0]?.extensions).toEqual({
      code: "RATE_LIMITED",
      retryAfterSeconds: Number(response.headers.get("retry-after")),
    });
    expect(await refusal(response)).toEqual(limited);
    expect(await refusal(await get(url, { query: text }, from("203.0.113.1")))).toEqual(limited);
    expect((await query(url, text, {}, from("203.0.113.2"))).status).toBe(200);
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('gateway_refused_total{code="RATE_LIMITED"} 2\n');
  });

  it("requests a second, kept answers and refusals too, on every way in", async () => {
    const { url } = await start({ address: { ...defaultRates.address, REQUESTS: rate(6) } });
    const text = "{ siteConfig { companyName } }";
    const from = (address: string) => ({ "x-forwarded-for": address });
    const statuses = [];
    for (let index = 0; index < 9; index += 1)
      statuses.push((await query(url, index % 2 === 0 ? text : "{ nonsense }", {}, from("203.0.113.1"))).status);
    // The count is asked beside the answer: one more may pass.
    expect([statuses.slice(0, 6), statuses.slice(-2)]).toEqual([
      [200, 400, 200, 400, 200, 400],
      [429, 429],
    ]);
    const refused = await query(url, text, {}, from("203.0.113.1"));
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refusal(refused)).toEqual(limited);
    expect(await refusal(await get(url, { query: text }, from("203.0.113.1")))).toEqual(limited);
    const client = socketClient(url, from("203.0.113.1"));
    expect(await onSocket(client, text)).toEqual(["RATE_LIMITED"]);
    await client.dispose();
    expect((await query(url, text, {}, from("203.0.113.2"))).status).toBe(200);
  });

  it("sign-ins by address, before a service is asked", async () => {
    const gateway = await start({ address: few(3) });
    const attempt = (index: number) => query(gateway.url, logIn, { input: { login: `player${index}`, password: "x" } });
    const statuses = [];
    for (let index = 0; index < 5; index += 1) statuses.push((await attempt(index)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(gateway.upstreams.callsOf("POST /auth-api/v1/login").length).toBeLessThanOrEqual(3);
  });

  it("sign-ins by login in one network, and never its owner's from another", async () => {
    const gateway = await start({ login: rate(3) });
    const attempt = (index: number, login: string) =>
      query(
        gateway.url,
        logIn,
        { input: { login, password: `x${index}` } },
        { "x-forwarded-for": index < 9 ? `2001:db8:1:2::${index}` : "2001:db8:1:3::1" },
      );
    const statuses = [];
    for (let index = 0; index < 5; index += 1)
      statuses.push((await attempt(index, index % 2 === 0 ? "demo" : "Demo ")).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await attempt(8, "demo2")).status).toBe(200);
    expect((await attempt(9, "demo")).status).toBe(200);
  });

  it("sign-ins told by literals and aliases alike", async () => {
    const { url } = await start({ login: rate(3) });
    const four = `mutation { ${Array.from({ length: 4 }, (_, index) => `a${index}: createToken(input: { login: "demo", password: "${index}" }) { errors { code } }`).join(" ")} }`;
    expect(await refusal(await query(url, four))).toEqual(limited);
  });

  it("placements by player, whichever session they use; a made-up token is an address's", async () => {
    const gateway = await start({ player: few(2), address: few(4) });
    const place = "mutation($input: PlaceCouponInput!) { placeCoupon(input: $input) { errors { code } } }";
    const input = {
      idempotencyKey: "key-123456",
      accountId: "7001",
      kind: "SINGLE",
      amount: "10",
      bets: [{ outcomeId: "1.1x2.home", coef: "1.85" }],
    };
    await query(gateway.url, "{ viewer { id } }", {}, demoCookie);
    const ask = async (headers: Record<string, string>) => (await query(gateway.url, place, { input }, headers)).status;
    expect([await ask(demoCookie), await ask(demoCookie), await ask(demoCookie)]).toEqual([200, 200, 429]);
    const forged = [];
    for (let index = 0; index < 6; index += 1) forged.push(await ask({ authorization: `Bearer made.up.${index}` }));
    expect(forged.slice(-2)).toEqual([429, 429]);
  });

  it("documents that nobody has sent before, by their length, on every way in", async () => {
    const { url } = await start({
      address: { ...defaultRates.address, DOCUMENT: { points: 2000, windowSeconds: 60, lot: 1 } },
    });
    const known = "{ siteConfig { companyName } }";
    const fresh = (index: number) => `{ siteConfig { companyName } } # ${index} ${"x".repeat(400)}`;
    for (let index = 0; index < 2; index += 1) expect((await query(url, known)).status).toBe(200);
    const statuses = [];
    for (let index = 0; index < 10; index += 1) statuses.push((await query(url, fresh(index))).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
    expect(await refusal(await get(url, { query: fresh(20) }))).toEqual(limited);
    expect(await refusal(await get(url, { query: fresh(21) }, { "content-type": "text/plain" }))).toEqual(limited);
    const client = socketClient(url);
    expect(await onSocket(client, fresh(22))).toEqual(["RATE_LIMITED"]);
    expect(await onSocket(client, known)).toEqual([{ siteConfig: { companyName: "Test Bets" } }]);
    await client.dispose();
    expect((await query(url, known)).status).toBe(200);
  });

  it("subscriptions on a socket", async () => {
    const { url } = await start({ address: few(2) });
    const client = socketClient(url);
    const text = 'subscription { gamesChanged(gameIds: ["900"]) { gameId } }';
    void onSocket(client, text);
    void onSocket(client, text);
    await expect.poll(async () => onSocket(client, text)).toEqual(["RATE_LIMITED"]);
    await client.dispose();
  });
});

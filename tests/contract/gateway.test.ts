/** The gateway on the project's own services: what the fakes of gateway/testing assume is what the services do. */
import { Decimal } from "decimal.js";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startGateway, type RunningGateway } from "../../gateway/server.ts";
import { ask, fieldOf, openSocket, testOptions } from "../../gateway/testing/gateway.ts";
import { readSettings } from "../../services/settings.ts";
import { memoryDatabase } from "../../services/testing/database.ts";
import { startServices, type RunningServices } from "../../services/server.ts";

let services: RunningServices;
let gateway: RunningGateway;

beforeAll(async () => {
  services = await startServices({
    database: await memoryDatabase(),
    settings: { ...readSettings({}), dataDir: null, port: 0, serviceKey: "contract-key" },
    logLevel: "error",
  });
  gateway = await startGateway({ ...testOptions(services.url), serviceKey: "contract-key" });
  await vi.waitUntil(async () => (await fetch(`${gateway.url}/ready`)).ok);
}, 120_000);
afterAll(async () => {
  await gateway?.close();
  await services?.close();
});

interface GameNode {
  id: string;
  section: string;
  version: number;
  sport: { id: string; name: string; area: string } | null;
  championship: { id: string; name: string } | null;
  opponents: { name: string }[];
  score: { home: number; away: number; periodName: string } | null;
  markets: { id: string; outcomes: { id: string; coef: string; isBlocked: boolean }[] }[];
}
interface Page<T> {
  totalCount: number;
  edges: { cursor: string; node: T }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
type Errors = { code: string; path: string[] | null; message: string }[];

const demo = { login: "demo", password: "Demo-2026!" };
const gamesQuery = `query($filter: GameFilter!, $first: Int, $after: String) { games(filter: $filter, first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node {
  id section version sport { id name area } championship { id name } opponents { name } score { home away periodName } markets(main: true) { id outcomes { id coef isBlocked } } } } } }`;

async function games(filter: object, first = 20, after?: string, language = "en"): Promise<Page<GameNode>> {
  const { data, errors } = await ask(gateway.url, gamesQuery, {
    variables: { filter, first, after },
    headers: { "x-language": language },
  });
  expect(errors).toBeUndefined();
  return fieldOf<Page<GameNode>>(data, "games");
}

/** Signs in over HTTP; answers the header that keeps it. */
async function signIn(input = demo): Promise<{ cookie: string }> {
  const { data, headers } = await ask(
    gateway.url,
    "mutation($input: LogInInput!) { logIn(input: $input) { viewer { login } errors { code } } }",
    { variables: { input } },
  );
  expect(data).toEqual({ logIn: { viewer: { login: input.login }, errors: [] } });
  return { cookie: headers.get("set-cookie")?.split(";")[0] ?? "" };
}

interface Me {
  id: string;
  accounts: { id: string; balance: { amount: string; currency: string } }[];
  activeAccount: { id: string };
}
const me = async (headers: Record<string, string>) =>
  (
    await ask(gateway.url, "{ viewer { id accounts { id balance { amount currency } } activeAccount { id } } }", {
      headers,
    })
  ).data?.["viewer"] as Me | null;

const place = (headers: Record<string, string>, input: object) =>
  ask(
    gateway.url,
    `mutation($input: PlaceCouponInput!) { placeCoupon(input: $input) {
  coupon { id state decidesAt amount { amount currency } bets { id gameName result } } errors { code path message } } }`,
    { headers, variables: { input } },
  );
const placed = ({ data }: Awaited<ReturnType<typeof place>>) =>
  fieldOf<{
    coupon: { id: string; state: string; decidesAt: string | null; bets: { id: string }[] } | null;
    errors: Errors;
  }>(data, "placeCoupon");

/** An outcome on offer in a section. */
async function anOutcome(section: "LINE" | "LIVE"): Promise<{ outcomeId: string; coef: string }> {
  const { edges } = await games({ section }, 50);
  const outcome = edges
    .flatMap(({ node }) => node.markets.flatMap(({ outcomes }) => outcomes))
    .find(({ isBlocked, coef }) => !isBlocked && coef > "1.1");
  if (outcome === undefined) throw new Error(`no outcome in ${section}`);
  return { outcomeId: outcome.id, coef: outcome.coef };
}

describe("the book", () => {
  it("shows live and coming games with sports, championships and prices, to a guest [1.01]", async () => {
    for (const section of ["LINE", "LIVE"]) {
      const { edges } = await games({ section }, 20);
      expect(edges.length).toBeGreaterThanOrEqual(12);
      for (const { node } of edges) {
        expect(node).toMatchObject({
          section,
          sport: { id: expect.any(String) },
          championship: { id: expect.any(String) },
        });
        // In a quiet hour live marble races come into view, of eight marbles each.
        const isRace = node.sport?.area === "MARBLE";
        expect(node.opponents).toHaveLength(isRace ? 8 : 2);
        expect(node.score === null).toBe(section === "LINE");
        for (const { outcomes } of node.markets) for (const { coef } of outcomes) expect(coef).toMatch(/^\d+\.\d{3}$/);
      }
    }
  });

  it("pages without gap or overlap, and names games in the language asked for", async () => {
    const first = await games({ section: "LINE", sportId: "1" }, 5);
    const second = await games({ section: "LINE", sportId: "1" }, 5, first.pageInfo.endCursor ?? "");
    const both = await games({ section: "LINE", sportId: "1" }, 10);
    expect([...first.edges, ...second.edges].map(({ node }) => node.id)).toEqual(both.edges.map(({ node }) => node.id));
    const russian = await games({ section: "LINE", sportId: "1" }, 5, undefined, "ru");
    expect(russian.edges[0]?.node.sport?.name).toMatch(/[А-я]/);
  });

  it("gives sports their championships and those their games", async () => {
    const { data, errors } = await ask(
      gateway.url,
      `{ sports(section: LIVE) { id name gameCount championships(section: LIVE) { name gameCount(section: LIVE) games(section: LIVE, first: 3) { totalCount edges { node { id } } } } } }`,
    );
    expect(errors).toBeUndefined();
    const sports = fieldOf<{ gameCount: number; championships: { gameCount: number; games: Page<object> }[] }[]>(
      data,
      "sports",
    );
    expect(sports.length).toBeGreaterThanOrEqual(5);
    for (const { championships } of sports) {
      expect(championships.length).toBeGreaterThan(0);
      for (const { games: page } of championships) expect(page.edges.length).toBe(Math.min(3, page.totalCount));
    }
  });

  it("refuses an invalid cursor, and knows no foreign ids", async () => {
    const { errors } = await ask(gateway.url, '{ games(filter: { section: LINE }, after: "nonsense") { totalCount } }');
    expect(errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT" });
    expect(await ask(gateway.url, '{ game(id: "1") { id } championship(id: "999999999") { id } }')).toMatchObject({
      data: { game: null, championship: null },
      errors: undefined,
    });
  });
});

describe("a player", () => {
  it("signs in, has accounts in two currencies and limits, and is a guest after signing out [1.02, 7.23, 7.30]", async () => {
    const headers = await signIn();
    expect(await me(headers)).toMatchObject({
      accounts: [{ balance: { currency: "RUB" } }, { balance: { currency: "USD" } }],
    });
    const { data } = await ask(
      gateway.url,
      "{ viewer { limits { limitType limitState measure } coupons { totalCount } } }",
      { headers },
    );
    expect(
      fieldOf<{ limits: { limitType: number }[] }>(data, "viewer").limits.map(({ limitType }) => limitType),
    ).toEqual(expect.arrayContaining([1, 10, 20, 30, 33]));
    await ask(gateway.url, "mutation { logOut { isSignedOut } }", { headers });
    expect(await me(headers)).toBeNull();
  });

  it("is refused with a typed error for a wrong password", async () => {
    const { data } = await ask(
      gateway.url,
      'mutation { logIn(input: { login: "nobody-here", password: "wrong" }) { viewer { id } errors { __typename code path } } }',
    );
    expect(data).toMatchObject({ logIn: { viewer: null, errors: [{ code: "BAD_CREDENTIALS" }] } });
  });

  it("chooses the active account [7.24]", async () => {
    const headers = await signIn();
    const before = await me(headers);
    const other = before?.accounts.find(({ id }) => id !== before.activeAccount.id)?.id ?? "";
    for (const accountId of [other, before?.activeAccount.id ?? ""]) {
      const { data } = await ask(
        gateway.url,
        "mutation($accountId: ID!) { setActiveAccount(input: { accountId: $accountId }) { viewer { activeAccount { id } } errors { code } } }",
        { headers, variables: { accountId } },
      );
      expect(data).toEqual({ setActiveAccount: { viewer: { activeAccount: { id: accountId } }, errors: [] } });
    }
    const { data } = await ask(
      gateway.url,
      'mutation { setActiveAccount(input: { accountId: "1" }) { errors { code } } }',
      { headers },
    );
    expect(data).toEqual({ setActiveAccount: { errors: [{ code: "ACCOUNT_UNKNOWN" }] } });
  });

  it("places a coupon once per key, and sees the balance fall over a socket [1.02]", async () => {
    const headers = await signIn();
    const accountId = (await me(headers))?.accounts[0]?.id ?? "";
    const balance = async () => new Decimal((await me(headers))?.accounts[0]?.balance.amount ?? "NaN");
    const expected = (await balance()).minus(150).toFixed(2);
    const client = openSocket(gateway.url, { headers });
    const said: string[] = [];
    let isReady = false;
    client.on("connected", () => void (isReady = true));
    client.subscribe<{ balanceChanged: { id: string; balance: { amount: string } } }>(
      { query: "subscription { balanceChanged { id balance { amount } } }" },
      {
        next: ({ data }) => void said.push(data?.balanceChanged.balance.amount ?? ""),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    await expect.poll(() => isReady).toBe(true);
    const input = {
      idempotencyKey: `contract-${crypto.randomUUID()}`,
      accountId,
      kind: "SINGLE",
      amount: "150",
      oddsChange: "ANY",
      bets: [await anOutcome("LINE")],
    };
    const [one, again] = [placed(await place(headers, input)), placed(await place(headers, input))];
    expect(one).toMatchObject({
      coupon: { state: "ACCEPTED", bets: [{ id: input.bets[0]?.outcomeId, result: "OPEN" }] },
      errors: [],
    });
    expect(again.coupon?.id).toBe(one.coupon?.id);
    await expect.poll(() => said).toContain(expected);
    expect((await balance()).toFixed(2)).toBe(expected);
    await client.dispose();
  });

  it("hears over a socket what became of a live coupon", { tags: "slow" }, async () => {
    const headers = await signIn();
    const accountId = (await me(headers))?.accounts[0]?.id ?? "";
    const client = openSocket(gateway.url, { headers });
    const states = new Map<string, string>();
    client.subscribe<{ couponChanged: { id: string; state: string } }>(
      { query: "subscription { couponChanged { id state } }" },
      {
        next: ({ data }) => void (data && states.set(data.couponChanged.id, data.couponChanged.state)),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    const { coupon, errors } = placed(
      await place(headers, {
        idempotencyKey: `contract-${crypto.randomUUID()}`,
        accountId,
        kind: "SINGLE",
        amount: "100",
        oddsChange: "ANY",
        bets: [await anOutcome("LIVE")],
      }),
    );
    expect({ errors, state: coupon?.state }).toEqual({ errors: [], state: "PENDING" });
    expect(Date.parse(coupon?.decidesAt ?? "")).toBeGreaterThan(0);
    await expect
      .poll(() => states.get(coupon?.id ?? ""), { timeout: 20_000 })
      .toMatch(/^(ACCEPTED|REJECTED|WON|LOST|REFUNDED)$/);
    await client.dispose();
  });
});

describe("bad coupons", () => {
  it("get a typed error at each field, and nothing is taken", async () => {
    const headers = await signIn({ login: "demo2", password: demo.password });
    const accounts = (await me(headers))?.accounts;
    const accountId = accounts?.[0]?.id ?? "";
    const bet = await anOutcome("LINE");
    const coupon = (change: object) =>
      place(headers, {
        idempotencyKey: `contract-${crypto.randomUUID()}`,
        accountId,
        kind: "SINGLE",
        amount: "100",
        bets: [bet],
        ...change,
      });
    const cases: [object, string, string[]][] = [
      [{ amount: "abc" }, "INVALID", ["amount"]],
      [{ amount: "9".repeat(30) }, "", ["amount"]],
      [{ amount: "-5" }, "", ["amount"]],
      [{ amount: "0" }, "", ["amount"]],
      [{ amount: "1e3" }, "INVALID", ["amount"]],
      [{ amount: "10.001" }, "AMOUNT_TOO_PRECISE", ["amount"]],
      [{ amount: null }, "REQUIRED", ["amount"]],
      [{ accountId: "2000001" }, "ACCOUNT_UNKNOWN", ["accountId"]],
      [{ bets: [{ outcomeId: "1.1x2.home", coef: "2.000" }] }, "OUTCOME_UNKNOWN", ["bets", "0", "outcomeId"]],
      [{ bets: [{ ...bet, coef: "99.000" }] }, "ODDS_CHANGED", ["bets", "0", "coef"]],
      [{ idempotencyKey: "" }, "REQUIRED", ["idempotencyKey"]],
      [{ bets: [] }, "REQUIRED", ["bets"]],
      [{ kind: "SYSTEM" }, "TOO_FEW_BETS", ["bets"]],
    ];
    for (const [change, code, path] of cases) {
      const answer = await coupon(change);
      expect(answer.errors, JSON.stringify(change)).toBeUndefined();
      const { coupon: taken, errors } = placed(answer);
      expect(taken, JSON.stringify(change)).toBeNull();
      expect(
        errors.map((error) => error.path),
        JSON.stringify(change),
      ).toContainEqual(path);
      if (code !== "")
        expect(
          errors.map((error) => error.code),
          JSON.stringify(change),
        ).toContain(code);
    }
    expect((await me(headers))?.accounts).toEqual(accounts);
  });

  it("of guests are quoted, not placed [1.01]", async () => {
    const bet = await anOutcome("LINE");
    const { data } = await ask(
      gateway.url,
      "query($input: CouponInput!) { couponQuote(input: $input) { coef maxAmount { amount currency } bets { outcomeId isBlocked } } }",
      {
        variables: { input: { accountId: "0", kind: "SINGLE", amount: "100", bets: [bet], oddsChange: "ANY" } },
      },
    );
    expect(data?.["couponQuote"]).toMatchObject({
      coef: expect.stringMatching(/^\d+\.\d{3}$/),
      bets: [{ outcomeId: bet.outcomeId }],
    });
    const refused = await place(
      {},
      { idempotencyKey: "contract-guest", accountId: "0", kind: "SINGLE", amount: "100", bets: [bet] },
    );
    expect(refused.errors?.[0]?.extensions).toEqual({ code: "UNAUTHENTICATED" });
  });

  it("can be shared by a code and loaded by anybody", async () => {
    const bet = await anOutcome("LINE");
    const { data } = await ask(
      gateway.url,
      "mutation($input: ShareCouponInput!) { shareCoupon(input: $input) { code errors { code } } }",
      { variables: { input: { kind: "SINGLE", bets: [bet] } } },
    );
    const { code } = fieldOf<{ code: string }>(data, "shareCoupon");
    const loaded = await ask(
      gateway.url,
      "query($code: String!) { sharedCoupon(code: $code) { kind missingCount bets { outcome { id } market { id } game { id } } } }",
      { variables: { code: code.toLowerCase() } },
    );
    expect(loaded.data).toMatchObject({
      sharedCoupon: { kind: "SINGLE", missingCount: 0, bets: [{ outcome: { id: bet.outcomeId } }] },
    });
  });
});

describe("prices", () => {
  it("come whole first, then as they change, over a socket", async () => {
    const ids = (await games({ section: "LIVE" }, 50)).edges.map(({ node }) => node.id);
    const client = openSocket(gateway.url);
    const seen = new Map<string, { version: number; isSnapshot: boolean }[]>();
    client.subscribe<{ gamesChanged: { gameId: string; version: number; isSnapshot: boolean } }>(
      {
        query:
          "subscription($ids: [ID!]!) { gamesChanged(gameIds: $ids) { gameId version isSnapshot prices { outcomeId coef } } }",
        variables: { ids },
      },
      {
        next: ({ data }) => {
          if (data)
            seen.set(data.gamesChanged.gameId, [...(seen.get(data.gamesChanged.gameId) ?? []), data.gamesChanged]);
        },
        error: () => undefined,
        complete: () => undefined,
      },
    );
    await expect.poll(() => seen.size).toBe(ids.length);
    await expect.poll(() => [...seen.values()].some((changes) => changes.length > 1), { timeout: 30_000 }).toBe(true);
    for (const changes of seen.values()) {
      expect(changes[0]?.isSnapshot).toBe(true);
      const versions = changes.map(({ version }) => version);
      expect(versions).toEqual(versions.toSorted((one, other) => one - other));
    }
    await client.dispose();
  });
});

import type { FormattedExecutionResult } from "graphql";
import type { Client } from "graphql-ws";
import { WebSocket } from "ws";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashSession } from "../sessions/tokens.ts";
import { placedCoupon } from "../testing/fakes/betting/coupons.ts";
import { demoCookie, startTestGateway, type TestGateway } from "../testing/gateway.ts";
import { account, accountData } from "../testing/fakes/money/accounts.ts";
import { fakeToken } from "../testing/fakes/people/auth.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  await expect.poll(() => gateway.upstreams.streamCount()).toBe(1);
});
afterEach(() => gateway.close());

const watchRoute = "POST /events-api/v1/watch";
const gamesQuery =
  "subscription($ids: [ID!]!) { gamesChanged(gameIds: $ids) { gameId version isSnapshot status score { home periodName } prices { outcomeId coef isBlocked } goneOutcomeIds } }";
const balanceQuery = "subscription { balanceChanged { id balance { amount currency } } }";
const change = (version: number, extra: object = {}) => ({
  gameId: "501",
  version,
  section: "LIVE",
  status: "IN_PLAY",
  goneOutcomeIds: [],
  isSnapshot: false,
  score: {
    home: 1,
    away: 0,
    periods: [],
    period: 1,
    periodNames: { en: "1st half", ru: "1-й тайм" },
    clockSeconds: 1,
    homePoints: null,
    awayPoints: null,
    serving: null,
  },
  prices: [{ outcomeId: "501.1x2.home", coef: `1.${String(version).padStart(3, "0")}`, isBlocked: false }],
  ...extra,
});
const whole = (version: number) => change(version, { isSnapshot: true });

/** Everything a subscription says, as it comes. */
function listen(client: Client, query: string, variables: Record<string, unknown> = {}) {
  const said: FormattedExecutionResult<Record<string, Record<string, unknown>>, unknown>[] = [];
  const failures: unknown[] = [];
  let isDone = false;
  const stop = client.subscribe<Record<string, Record<string, unknown>>>(
    { query, variables },
    {
      next: (result) => void said.push(result),
      error: (error) => void failures.push(error),
      complete: () => void (isDone = true),
    },
  );
  return { said, failures, stop, isDone: () => isDone };
}
const balanceEvent = (money: string) => ({ userId: 42, account: { ...account, money } });

/** Waits until the services know that these games are watched. */
const watched = (...ids: string[]) =>
  expect
    .poll(() => (gateway.upstreams.callsOf(watchRoute).at(-1)?.body as { gameIds: string[] } | undefined)?.gameIds)
    .toEqual(ids);

describe("a player's events", () => {
  it("reach them by cookie and by token, and nobody else", async () => {
    const [mine, byToken, guest] = [
      listen(gateway.socket({ headers: demoCookie }), balanceQuery),
      listen(gateway.socket({ params: { authorization: `Bearer ${fakeToken("demo")}` } }), balanceQuery),
      listen(gateway.socket(), balanceQuery),
    ];
    await expect.poll(() => guest.said.length).toBe(1);
    expect(guest.said[0]?.errors).toEqual([
      { message: "Sign in first.", path: ["balanceChanged"], extensions: { code: "UNAUTHENTICATED" } },
    ]);
    const toldOf = (amount: string) => ({
      data: { balanceChanged: { id: "7001", balance: { amount, currency: "RUB" } } },
    });
    await expect.poll(() => [mine, byToken].map(({ said }) => said.length)).toEqual([1, 1]);
    gateway.upstreams.emit("balance", { ...balanceEvent("1.00"), userId: 43 });
    gateway.upstreams.emit("balance", balanceEvent("900.00"));
    for (const { said } of [mine, byToken])
      await expect.poll(() => said).toEqual([toldOf("1500.50"), toldOf("900.00")]);
  });

  it("of balances begin with the accounts as they are, and never with less than an event told meanwhile", async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    gateway.upstreams.on("GET /account-api/v1/accounts", async () => {
      asked.resolve();
      await answer.promise;
      return accountData([account, { ...account, id: 7002, iso: "USD", money: "10.00" }]);
    });
    const { said } = listen(gateway.socket({ headers: demoCookie }), balanceQuery);
    await asked.promise;
    gateway.upstreams.emit("balance", balanceEvent("900.00"), "7");
    // A later event shows that the first has arrived.
    await expect.poll(() => gateway.upstreams.streamCount()).toBe(1);
    listen(gateway.socket(), gamesQuery, { ids: ["501"] });
    await watched("501");
    answer.resolve();
    await expect
      .poll(() => said.map(({ data }) => data?.["balanceChanged"]))
      .toEqual([
        { id: "7001", balance: { amount: "900.00", currency: "RUB" } },
        { id: "7002", balance: { amount: "10.00", currency: "USD" } },
      ]);
  });

  it("of balances go on without that beginning where the accounts can't be had", async () => {
    gateway.upstreams.on("GET /account-api/v1/accounts", (_, reply) =>
      reply.code(503).send({ code: "DOWN", message: "" }),
    );
    const { said, failures } = listen(gateway.socket({ headers: demoCookie }), balanceQuery);
    await expect
      .poll(() => {
        gateway.upstreams.emit("balance", balanceEvent("900.00"));
        return said.length;
      })
      .toBeGreaterThan(0);
    expect([said[0]?.errors, failures]).toEqual([undefined, []]);
  });

  it("fetch a coupon again for each event, in the subscriber's language", async () => {
    let state: "PENDING" | "WON" = "PENDING";
    gateway.upstreams.on("GET /coupon-api/v1/coupons/by-ids", () => ({
      coupons: [placedCoupon({ id: "9", typeId: 0, state })],
    }));
    const { said } = listen(
      gateway.socket({ headers: { ...demoCookie, "x-language": "ar" } }),
      "subscription { couponChanged { id state kind } }",
    );
    await expect
      .poll(() => {
        gateway.upstreams.emit("coupon", { userId: 42, coupon: { id: "9" } });
        return said.length;
      })
      .toBeGreaterThan(0);
    expect(said[0]).toEqual({ data: { couponChanged: { id: "9", state: "PENDING", kind: "SINGLE" } } });
    state = "WON";
    gateway.upstreams.emit("coupon", { userId: 42, coupon: { id: "9" } });
    await expect.poll(() => said.at(-1)?.data?.["couponChanged"]?.["state"]).toBe("WON");
    expect(gateway.upstreams.callsOf("GET /coupon-api/v1/coupons/by-ids")[0]?.query).toEqual({ ids: "9", lng: "ar" });
  });

  it("tell limits", async () => {
    const { said } = listen(
      gateway.socket({ headers: demoCookie }),
      "subscription { limitChanged { id limitState limitValue } }",
    );
    await expect
      .poll(() => {
        gateway.upstreams.emit("limit", {
          userId: 42,
          limit: {
            limitType: 20,
            limitValue: "10",
            limitBalance: "1",
            limitState: "PENDING",
            needApprove: 1,
            startedAt: 1,
            endsAt: null,
            label: "",
            measure: "money",
            currency: "RUB",
          },
        });
        return said[0];
      })
      .toEqual({ data: { limitChanged: { id: "20", limitState: "PENDING", limitValue: "10" } } });
  });
});

describe("a socket", () => {
  it("of a session that ended is closed with 4403, also by another gateway's sign-out", async () => {
    const codes: number[] = [];
    listen(gateway.socket({ headers: demoCookie, onClose: (code) => codes.push(code) }), gamesQuery, { ids: ["501"] });
    await watched("501");
    gateway.upstreams.emit("session", { userId: 42, sessionId: hashSession("session-of-demo") }, "5");
    await expect.poll(() => codes).toEqual([4403]);
  });

  it("of a player who was excluded is closed, whatever it signed in with", async () => {
    const codes: number[] = [];
    const { said } = listen(
      gateway.socket({ params: { authorization: `Bearer ${fakeToken("demo")}` }, onClose: (code) => codes.push(code) }),
      balanceQuery,
    );
    await expect
      .poll(() => {
        gateway.upstreams.emit("balance", balanceEvent("1"));
        return said.length;
      })
      .toBeGreaterThan(0);
    gateway.upstreams.emit("session", { userId: 42, sessionId: null }, "6");
    await expect.poll(() => codes).toEqual([4403]);
  });

  it("of a player whose session limit is used up is closed with words of its own, for their other devices to tell them [8.23]", async () => {
    const reasons: string[] = [];
    const { said } = listen(
      gateway.socket({
        params: { authorization: `Bearer ${fakeToken("demo")}` },
        onClose: (_, reason) => reasons.push(reason),
      }),
      balanceQuery,
    );
    await expect
      .poll(() => {
        gateway.upstreams.emit("balance", balanceEvent("1"));
        return said.length;
      })
      .toBeGreaterThan(0);
    gateway.upstreams.emit("session", { userId: 42, sessionId: null, reason: "limit" }, "7");
    await expect.poll(() => reasons).toEqual(["Session limit used up"]);
  });

  it("of a session that ended for a new password, or on another device, is closed with words of its own", async () => {
    const reasons: string[] = [];
    for (const [reason, number] of [
      ["password", "8"],
      ["elsewhere", "9"],
    ]) {
      const before = reasons.length;
      const { said } = listen(
        gateway.socket({ headers: demoCookie, onClose: (_, words) => reasons.push(words) }),
        balanceQuery,
      );
      await expect
        .poll(() => {
          gateway.upstreams.emit("balance", balanceEvent("1"));
          return said.length;
        })
        .toBeGreaterThan(0);
      gateway.upstreams.emit("session", { userId: 42, sessionId: hashSession("session-of-demo"), reason }, number);
      await expect.poll(() => reasons).toHaveLength(before + 1);
    }
    expect(reasons).toEqual(["Password changed", "Session ended on another device"]);
  });

  it("of a token is closed with 4403 when the session of the token ends, those of other tokens stay", async () => {
    const codes: Record<string, number> = {};
    const open = async (name: string) => {
      const authorization = `Bearer ${fakeToken(name)}`;
      const { said } = listen(
        gateway.socket({ params: { authorization }, onClose: (code) => void (codes[name] = code) }),
        balanceQuery,
      );
      await expect
        .poll(() => {
          gateway.upstreams.emit("balance", balanceEvent("1"));
          return said.length;
        })
        .toBeGreaterThan(0);
      return authorization;
    };
    const [ended] = [await open("phone"), await open("tablet")];
    gateway.upstreams.on("GET /auth-api/v1/user", (request, reply) =>
      request.headers.authorization === ended
        ? reply.code(401).send({ code: "UNAUTHENTICATED", message: "no" })
        : { result: { user_id: 42, login: "demo", user_name: null, ban_level: 0 } },
    );
    const asked = gateway.upstreams.callsOf("GET /auth-api/v1/user").length;
    gateway.upstreams.emit("session", { userId: 42, sessionId: hashSession("session-of-the-phone") }, "5");
    await expect.poll(() => codes["phone"]).toBe(4403);
    await expect.poll(() => gateway.upstreams.callsOf("GET /auth-api/v1/user").length).toBe(asked + 2);
    expect(codes).toEqual({ phone: 4403 });
  });

  it("is closed with 4403 by the sign-out of its own browser", async () => {
    const codes: number[] = [];
    listen(gateway.socket({ headers: demoCookie, onClose: (code) => codes.push(code) }), gamesQuery, { ids: ["501"] });
    await watched("501");
    await gateway.ask("mutation { logOut { isSignedOut } }", { headers: demoCookie });
    await expect.poll(() => codes).toEqual([4403]);
  });

  it("of a token is closed with 4401 when the token expires [4.34]", async () => {
    const codes: number[] = [];
    const token = fakeToken("demo", Math.ceil(Date.now() / 1000) + 1);
    listen(
      gateway.socket({ params: { authorization: `Bearer ${token}` }, onClose: (code) => codes.push(code) }),
      gamesQuery,
      { ids: ["501"] },
    );
    await expect.poll(() => codes).toEqual([4401]);
  });

  it.each([
    ["https://evil.example", 403],
    ["https://www.example.com", 101],
  ])("from %s is answered %i", async (origin, status) => {
    const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/graphql`, "graphql-transport-ws", {
      headers: { ...demoCookie, origin },
    });
    const answered = await new Promise<number>((resolve) => {
      socket.once("open", () => resolve(101));
      socket.once("unexpected-response", (_, { statusCode }) => resolve(statusCode ?? 0));
      socket.on("error", () => undefined);
    });
    socket.terminate();
    expect(answered).toBe(status);
  });

  it("does not sign anybody in, because addresses behind a proxy can't be told apart there", async () => {
    const { said } = listen(
      gateway.socket(),
      'mutation { createToken(input: { login: "demo", password: "x" }) { userToken } }',
    );
    await expect
      .poll(() => said[0]?.errors)
      .toMatchObject([{ path: ["createToken"], extensions: { code: "BAD_USER_INPUT" } }]);
    expect(gateway.upstreams.callsOf("POST /auth-api/v1/login")).toEqual([]);
  });

  it("answers a wrong document with a code and goes on", async () => {
    const client = gateway.socket();
    const [wrong, deep] = [listen(client, "subscription { nothing }"), listen(client, "subscription {")];
    await expect
      .poll(() => [wrong.failures, deep.failures])
      .toMatchObject([
        [[{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }]],
        [[{ extensions: { code: "GRAPHQL_PARSE_FAILED" } }]],
      ]);
    const query = listen(client, "{ sports(section: LIVE) { id } }");
    await expect.poll(() => query.said[0]).toEqual({ data: { sports: [{ id: "1" }, { id: "2" }] } });
  });
});

describe("gamesChanged", () => {
  it("gives the whole state first, then each newer change, in the reader's language", async () => {
    const { said } = listen(gateway.socket({ headers: { "x-language": "ru" } }), gamesQuery, {
      ids: ["501", "nonsense"],
    });
    await watched("501");
    gateway.upstreams.emit("game", whole(5));
    gateway.upstreams.emit("game", change(4));
    gateway.upstreams.emit("game", change(6));
    await expect.poll(() => said.map(({ data }) => data?.["gamesChanged"]?.["version"])).toEqual([5, 6]);
    expect(said[0]?.data?.["gamesChanged"]).toEqual({
      gameId: "501",
      version: 5,
      isSnapshot: true,
      status: "IN_PLAY",
      score: { home: 1, periodName: "1-й тайм" },
      prices: [{ outcomeId: "501.1x2.home", coef: "1.005", isBlocked: false }],
      goneOutcomeIds: [],
    });
  });

  it("gives a second reader the state at once, added up from what happened", async () => {
    const first = listen(gateway.socket(), gamesQuery, { ids: ["501"] });
    await watched("501");
    gateway.upstreams.emit("game", whole(5));
    gateway.upstreams.emit(
      "game",
      change(6, { prices: [{ outcomeId: "501.total.over", coef: "2.000", isBlocked: true }] }),
    );
    await expect.poll(() => first.said.length).toBe(2);
    const second = listen(gateway.socket(), gamesQuery, { ids: ["501"] });
    await expect.poll(() => second.said.length).toBe(1);
    expect(second.said[0]?.data?.["gamesChanged"]).toMatchObject({
      version: 6,
      isSnapshot: true,
      prices: [
        { outcomeId: "501.1x2.home", coef: "1.005" },
        { outcomeId: "501.total.over", coef: "2.000", isBlocked: true },
      ],
    });
    expect(gateway.upstreams.callsOf(watchRoute).at(-1)?.body).toMatchObject({ gameIds: ["501"] });
  });

  it("stops watching a game that nobody watches, and asks for it again when somebody comes back", async () => {
    const client = gateway.socket();
    const first = listen(client, gamesQuery, { ids: ["501"] });
    await watched("501");
    first.stop();
    await watched();
    listen(client, gamesQuery, { ids: ["502"] });
    await watched("502");
  });

  it("asks for everything again when the stream broke, and resumes where it stopped", async () => {
    const { said } = listen(gateway.socket(), gamesQuery, { ids: ["501"] });
    await watched("501");
    gateway.upstreams.emit("game", whole(5));
    gateway.upstreams.emit("balance", balanceEvent("1"), "77");
    await expect.poll(() => said.length).toBe(1);
    const streamsBefore = gateway.upstreams.callsOf("GET /events-api/v1/stream").length;
    const watchesBefore = gateway.upstreams.callsOf(watchRoute).length;
    gateway.upstreams.dropStreams();
    await expect
      .poll(() => gateway.upstreams.callsOf("GET /events-api/v1/stream").length)
      .toBeGreaterThan(streamsBefore);
    await expect.poll(() => gateway.upstreams.callsOf(watchRoute).length).toBeGreaterThan(watchesBefore);
    expect(gateway.upstreams.callsOf("GET /events-api/v1/stream").at(-1)?.headers).toMatchObject({
      "last-event-id": "77",
      "x-service-key": "key",
    });
    await watched("501");
    gateway.upstreams.emit("game", change(8));
    gateway.upstreams.emit("game", whole(9));
    await expect.poll(() => said.map(({ data }) => data?.["gamesChanged"]?.["version"])).toEqual([5, 9]);
  });

  it.each([[[]], [Array.from({ length: 201 }, (_, index) => String(index + 1))]])(
    "refuses no games and too many",
    async (ids) => {
      const { said } = listen(gateway.socket(), gamesQuery, { ids });
      await expect.poll(() => said[0]?.errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT" });
    },
  );

  it("tells a reader that can't keep up less, and at last the latest state", { tags: "slow" }, async () => {
    const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
    const versions: number[] = [];
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as {
        type: string;
        payload?: { data: { gamesChanged: { version: number } } };
      };
      if (message.type === "next") versions.push(message.payload?.data.gamesChanged.version ?? 0);
    });
    await new Promise((resolve) => socket.once("open", resolve));
    socket.send(JSON.stringify({ type: "connection_init" }));
    await new Promise((resolve) => socket.once("message", resolve));
    socket.send(
      JSON.stringify({ id: "1", type: "subscribe", payload: { query: gamesQuery, variables: { ids: ["501"] } } }),
    );
    await watched("501");
    socket.pause();
    const last = 300;
    // 300 states of 1,200 prices are some 20 MB: far more than the buffers between the two ends hold.
    const prices = (version: number) =>
      Array.from({ length: 1200 }, (_, index) => ({
        outcomeId: `501.market.${index}`,
        coef: `${index}.${String(version % 1000).padStart(3, "0")}`,
        isBlocked: false,
      }));
    const fast = listen(gateway.socket(), 'subscription { gamesChanged(gameIds: ["501"]) { version } }');
    gateway.upstreams.emit("game", { ...whole(1), prices: prices(1) });
    await expect.poll(() => fast.said.length).toBeGreaterThan(0);
    for (let version = 2; version <= last; version += 1)
      gateway.upstreams.emit("game", change(version, { prices: prices(version) }));
    await expect.poll(() => fast.said.at(-1)?.data?.["gamesChanged"]?.["version"], { timeout: 20_000 }).toBe(last);
    socket.resume();
    await expect.poll(() => versions.at(-1), { timeout: 20_000 }).toBe(last);
    socket.terminate();
    expect(versions.length).toBeLessThan(last * 0.8);
    expect(versions.toSorted((one, other) => one - other)).toEqual(versions);
  });
});

describe("draining", () => {
  it("closes sockets with 1001 and lets requests in flight finish", async () => {
    const codes: number[] = [];
    listen(gateway.socket({ onClose: (code) => codes.push(code) }), gamesQuery, { ids: ["501"] });
    await watched("501");
    let answer: (value: object) => void = () => undefined;
    gateway.upstreams.on("GET /sportsbook-api/v1/sports", () => new Promise((resolve) => void (answer = resolve)));
    const inFlight = gateway.ask("{ sports(section: LIVE) { id } }");
    await expect.poll(() => gateway.upstreams.callsOf("GET /sportsbook-api/v1/sports").length).toBe(1);
    const closing = gateway.drain();
    await expect.poll(() => codes).toEqual([1001]);
    answer({
      sports: [
        {
          id: "1",
          name: "Football",
          slug: "football",
          gameCount: 1,
          lineCount: 1,
          liveCount: 0,
          area: "CLASSIC",
          cyberVariant: null,
        },
      ],
    });
    expect((await inFlight).data).toEqual({ sports: [{ id: "1" }] });
    await closing;
    await expect(fetch(`${gateway.url}/health`)).rejects.toThrow();
  });
});

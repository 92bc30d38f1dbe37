import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { demoCookie, fieldOf, startTestGateway, type TestGateway } from "../testing/gateway.ts";
import { account, accountData } from "../testing/fakes/money/accounts.ts";
import { fakeToken } from "../testing/fakes/people/auth.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const tokenRoute = "GET /web-api/user/gettoken";
const logIn =
  "mutation($input: LogInInput!) { logIn(input: $input) { viewer { id login } errors { __typename code message path ... on LockedError { lockedUntil } ... on CredentialsError { triesLeft } } } }";
const signedIn = (session: string) => ({
  result: { user_id: 42, session, expires: 1_900_000_000 },
  two_step: null,
  errors: [],
});

describe("who asks", () => {
  it("is nobody without a cookie, and no service is asked [1.01]", async () => {
    expect(await gateway.ask("{ viewer { id } }")).toMatchObject({
      status: 200,
      data: { viewer: null },
      errors: undefined,
    });
    expect(gateway.upstreams.callsOf(tokenRoute)).toEqual([]);
  });

  it.each([
    ["a dead cookie", { cookie: "session=session-of-nobody" }],
    ["a malformed cookie", { cookie: "session=%22;drop" }],
    ["another scheme", { authorization: "Basic ZGVtbzpkZW1v" }],
  ])("is nobody with %s [4.34]", async (_, headers) => {
    expect(
      await gateway.ask("{ viewer { id accounts { id } } }", { headers: headers as Record<string, string> }),
    ).toMatchObject({ status: 200, data: { viewer: null }, errors: undefined });
  });

  it("is the player of the cookie, whose data comes with their token [1.02, 7.23, 7.30]", async () => {
    const { data, errors } = await gateway.ask(
      "{ viewer { id login accounts { id type balance { amount currency } } activeAccount { id } limits { id limitType limitState needApprove } } }",
      {
        headers: { ...demoCookie, "x-language": "ru" },
      },
    );
    expect(errors).toBeUndefined();
    expect(data?.["viewer"]).toEqual({
      id: "42",
      login: "demo",
      accounts: [{ id: "7001", type: "MAIN", balance: { amount: "1500.50", currency: "RUB" } }],
      activeAccount: { id: "7001" },
      limits: [{ id: "20", limitType: 20, limitState: "ACTIVE", needApprove: false }],
    });
    const [accounts] = gateway.upstreams.callsOf("GET /account-api/v1/accounts");
    expect(accounts?.headers).toMatchObject({ "x-language": "ru", authorization: expect.stringMatching(/^Bearer /) });
    const [limits] = gateway.upstreams.callsOf("GET /limit-service-api/api/external/web/v3/limits");
    expect(limits?.headers).toMatchObject({ "x-language": "ru", "x-auth": expect.stringMatching(/\.sig$/) });
    for (const route of [
      "GET /account-api/v1/accounts",
      "GET /limit-service-api/api/external/web/v3/limits",
      tokenRoute,
    ]) {
      expect(gateway.upstreams.callsOf(route), route).toHaveLength(1);
    }
  });

  it("uses the second account data call when the config says so [7.23]", async () => {
    gateway.upstreams.on("GET /bff-api/config/group/get", () => ({ accountDataVersion: 2 }));
    const { data } = await gateway.ask("{ viewer { accounts { id } } }", { headers: demoCookie });
    expect(data).toEqual({ viewer: { accounts: [{ id: "7001" }] } });
    expect(gateway.upstreams.callsOf("GET /account-api/v2/accounts")).toHaveLength(1);
    expect(gateway.upstreams.callsOf("GET /bff-api/config/group/get")[0]?.query).toMatchObject({
      groups: "accountDataVersion",
    });
  });

  it("makes the main account active when none is chosen [4.39]", async () => {
    const accounts = [
      { ...account, id: 7002, type: 9, isActive: false },
      { ...account, isActive: false },
    ];
    gateway.upstreams.on("GET /account-api/v1/accounts", () => accountData(accounts));
    const { data } = await gateway.ask("{ viewer { accounts { id type } activeAccount { id } } }", {
      headers: demoCookie,
    });
    expect(data).toEqual({
      viewer: {
        accounts: [
          { id: "7001", type: "MAIN" },
          { id: "7002", type: "CURRENCY" },
        ],
        activeAccount: { id: "7001" },
      },
    });
  });
});

describe("a token", () => {
  it("is exchanged once for requests at the same time and after [4.35, 7.14, 9.11]", async () => {
    await Promise.all(Array.from({ length: 5 }, () => gateway.ask("{ viewer { id } }", { headers: demoCookie })));
    await gateway.ask("{ viewer { id } }", { headers: demoCookie });
    expect(gateway.upstreams.callsOf(tokenRoute)).toHaveLength(1);
  });

  it("that is refused is refreshed once, and the calls made once more [4.35, 7.02]", async () => {
    const fresh = fakeToken("fresh");
    gateway.upstreams.on(tokenRoute, ({ query }) => ({
      token: (query as { force_refresh?: string }).force_refresh === "true" ? fresh : fakeToken("stale"),
    }));
    const refuseStale =
      (body: object) =>
      (
        { headers }: { headers: Record<string, unknown> },
        reply: { code(status: number): { send(body: object): unknown } },
      ) =>
        `${headers["authorization"]}${headers["x-auth"]}`.includes(fresh)
          ? body
          : reply.code(401).send({ code: "TOKEN_EXPIRED", message: "" });
    gateway.upstreams.on(
      "GET /auth-api/v1/user",
      refuseStale({ result: { user_id: 42, login: "demo", user_name: null, ban_level: 0 } }),
    );
    gateway.upstreams.on("GET /account-api/v1/accounts", refuseStale(accountData([account])));
    gateway.upstreams.on("GET /limit-service-api/api/external/web/v3/limits", refuseStale({ limits: [] }));
    const { data, errors } = await gateway.ask("{ viewer { id accounts { id } limits { id } } }", {
      headers: demoCookie,
    });
    expect({ data, errors }).toEqual({
      data: { viewer: { id: "42", accounts: [{ id: "7001" }], limits: [] } },
      errors: undefined,
    });
    expect(gateway.upstreams.callsOf(tokenRoute).map(({ query }) => query["force_refresh"])).toEqual([
      undefined,
      "true",
    ]);
    expect(gateway.upstreams.callsOf("GET /auth-api/v1/user")).toHaveLength(2);
  });

  it("refused twice makes a guest, without a third try [7.02]", async () => {
    gateway.upstreams.on("GET /auth-api/v1/user", (_, reply) => reply.code(401).send({ code: "NO", message: "" }));
    expect((await gateway.ask("{ viewer { id } }", { headers: demoCookie })).data).toEqual({ viewer: null });
    expect(gateway.upstreams.callsOf("GET /auth-api/v1/user")).toHaveLength(2);
  });

  it("is forgotten when the session's end is shown by an event", async () => {
    await gateway.ask("{ viewer { id } }", { headers: demoCookie });
    await expect.poll(() => gateway.upstreams.streamCount()).toBe(1);
    // SHA-256 of "session-of-demo", by `printf session-of-demo | sha256sum`.
    gateway.upstreams.emit(
      "session",
      { userId: 42, sessionId: "541b4b552b0dbcce7014ad66a888d1b2b93ae3f5db14f78f05003758b19411d9" },
      "1",
    );
    await expect
      .poll(async () => {
        await gateway.ask("{ viewer { id } }", { headers: demoCookie });
        return gateway.upstreams.callsOf(tokenRoute).length;
      })
      .toBe(2);
  });
});

describe("signing in", () => {
  it("sets a new HttpOnly cookie, encodes the credentials, and ends the session before [5.24, 7.19]", async () => {
    gateway.upstreams.on("POST /auth-api/v1/login", () => signedIn("session-of-demo"));
    const { data, headers } = await gateway.ask(logIn, {
      variables: { input: { login: "demo", password: "Пароль-1" } },
      headers: { cookie: "session=session-before" },
    });
    expect(data).toEqual({ logIn: { viewer: { id: "42", login: "demo" }, errors: [] } });
    // 1 900 000 000 s is 2030-03-17 17:46:40 UTC.
    expect(headers.get("set-cookie")).toBe(
      "session=session-of-demo; Path=/; Expires=Sun, 17 Mar 2030 17:46:40 GMT; HttpOnly; SameSite=Lax",
    );
    const [call] = gateway.upstreams.callsOf("POST /auth-api/v1/login");
    // `printf demo | base64`, `printf Пароль-1 | base64`
    expect(call?.body).toEqual({ uLogin: "ZGVtbw==", uPassword: "0J/QsNGA0L7Qu9GMLTE=", save: true });
    expect(call?.headers).toMatchObject({ "x-client-address": "127.0.0.1", "x-language": "en" });
    expect(
      gateway.upstreams.callsOf("POST /auth-api/v1/disconnect").map(({ headers: sent }) => sent["x-session"]),
    ).toEqual(["session-before"]);
  });

  const byPassword =
    'mutation($save: Boolean) { done: logIn(input: { login: "demo", password: "x", save: $save }) { errors { code } } }';
  const bySms =
    'mutation($save: Boolean) { done: logInBySms(input: { phone: { countryCode: "+7", number: "9000000001" }, code: "123456", save: $save }) { errors { code } } }';
  const byCode =
    'mutation($save: Boolean) { done: logInTwoStep(input: { token: "t", code: "123456", save: $save }) { errors { code } } }';
  it.each([
    ["a password", byPassword, "/auth-api/v1/login"],
    ["a code by SMS", bySms, "/auth-api/v1/login/sms"],
    ["a second step", byCode, "/auth-api/v1/login/two-step"],
  ])(
    "sets a cookie that goes with the browser's window after %s, unless the player stays signed in [3.26]",
    async (_, document, path) => {
      gateway.upstreams.on(`POST ${path}`, () => signedIn("session-of-demo"));
      const cookieAfter = async (save: boolean) =>
        (await gateway.ask(document, { variables: { save } })).headers.get("set-cookie");
      expect(await cookieAfter(false)).toBe("session=session-of-demo; Path=/; HttpOnly; SameSite=Lax");
      expect(await cookieAfter(true)).toBe(
        "session=session-of-demo; Path=/; Expires=Sun, 17 Mar 2030 17:46:40 GMT; HttpOnly; SameSite=Lax",
      );
    },
  );

  it("makes the cookie Secure in production, also where no proxy says https", async () => {
    const production = await startTestGateway({ siteEnv: "production" });
    production.upstreams.on("POST /auth-api/v1/login", () => signedIn("session-of-demo"));
    const { headers } = await production.ask(logIn, {
      variables: { input: { login: "demo", password: "Demo-2026!" } },
    });
    await production.close();
    expect(headers.get("set-cookie")).toMatch(/^session=session-of-demo;.*; HttpOnly; Secure; SameSite=Lax$/);
  });

  it("makes the cookie Secure behind a proxy that speaks https", async () => {
    gateway.upstreams.on("POST /auth-api/v1/login", () => signedIn("session-of-demo"));
    const { headers } = await gateway.ask(logIn, {
      variables: { input: { login: "demo", password: "x" } },
      headers: { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9" },
    });
    expect(headers.get("set-cookie")).toMatch(/; Secure/);
    expect(gateway.upstreams.callsOf("POST /auth-api/v1/login")[0]?.headers["x-client-address"]).toBe("203.0.113.9");
  });

  it("tells how many tries are left", async () => {
    gateway.upstreams.on("POST /auth-api/v1/login", () => ({
      result: null,
      two_step: null,
      errors: [{ code: "BAD_CREDENTIALS", message: "internal words", path: null, triesLeft: 2 }],
    }));
    const { data } = await gateway.ask(logIn, { variables: { input: { login: "demo", password: "x" } } });
    expect(data).toMatchObject({
      logIn: { errors: [{ __typename: "CredentialsError", code: "BAD_CREDENTIALS", triesLeft: 2 }] },
    });
  });

  it("tells typed errors in the request's language and sets no cookie", async () => {
    gateway.upstreams.on("POST /auth-api/v1/login", () => ({
      result: null,
      two_step: null,
      errors: [{ code: "SIGN_IN_LOCKED", message: "internal words", path: null, lockedUntil: 1_795_000_000 }],
    }));
    const { data, headers } = await gateway.ask(logIn, {
      variables: { input: { login: "demo", password: "x" } },
      headers: { "x-language": "ru" },
    });
    expect(data).toEqual({
      logIn: {
        viewer: null,
        errors: [
          {
            __typename: "LockedError",
            code: "SIGN_IN_LOCKED",
            message: "Слишком много попыток. Вход временно заблокирован.",
            path: null,
            lockedUntil: "2026-11-18T11:06:40Z",
          },
        ],
      },
    });
    expect(headers.get("set-cookie")).toBeNull();
  });

  it("refuses empty and endless input at its field without asking", async () => {
    const { data } = await gateway.ask(logIn, { variables: { input: { login: "", password: "x".repeat(257) } } });
    expect(fieldOf<{ errors: unknown[] }>(data, "logIn").errors).toMatchObject([
      { code: "REQUIRED", path: ["login"] },
      { code: "INVALID", path: ["password"] },
    ]);
    expect(gateway.upstreams.callsOf("POST /auth-api/v1/login")).toEqual([]);
  });

  it("answers a token for clients without cookies, which then signs them in", async () => {
    gateway.upstreams.on("POST /auth-api/v1/login", () => signedIn("session-of-demo"));
    const { data, headers } = await gateway.ask(
      'mutation { createToken(input: { login: "demo", password: "x" }) { userToken expiresAt errors { code } } }',
    );
    const { userToken, expiresAt } = fieldOf<{ userToken: string; expiresAt: string }>(data, "createToken");
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
    expect(headers.get("set-cookie")).toBeNull();
    expect(gateway.upstreams.callsOf("POST /auth-api/v1/login")[0]?.body).toMatchObject({ save: true });
    expect(
      (await gateway.ask("{ viewer { login } }", { headers: { authorization: `Bearer ${userToken}` } })).data,
    ).toEqual({ viewer: { login: "demo" } });
  });
});

describe("signing out", () => {
  it("by a token ends the session of the cookie beside it too", async () => {
    const { data, headers } = await gateway.ask("mutation { logOut { isSignedOut } }", {
      headers: { ...demoCookie, authorization: `Bearer ${fakeToken("demo")}` },
    });
    expect(data).toEqual({ logOut: { isSignedOut: true } });
    expect(headers.get("set-cookie")).toMatch(/^session=; /);
    const ended = gateway.upstreams
      .callsOf("POST /auth-api/v1/disconnect")
      .map(({ headers: { authorization, "x-session": session } }) => session ?? String(authorization).slice(0, 7));
    expect(ended).toEqual(["session-of-demo", "Bearer "]);
  });

  it("ends the session upstream and clears the cookie", async () => {
    const { data, headers } = await gateway.ask("mutation { logOut { isSignedOut errors { code } } }", {
      headers: demoCookie,
    });
    expect(data).toEqual({ logOut: { isSignedOut: true, errors: [] } });
    expect(headers.get("set-cookie")).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/);
    expect(gateway.upstreams.callsOf("POST /auth-api/v1/disconnect")[0]?.headers["x-session"]).toBe("session-of-demo");
  });
});

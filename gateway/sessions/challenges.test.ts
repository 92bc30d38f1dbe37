import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AuthService } from "../datasources/people/auth.ts";
import { UsersService } from "../datasources/people/users.ts";
import { fieldOf, startTestGateway, type TestGateway } from "../testing/gateway.ts";
import { fakeToken } from "../testing/fakes/people/auth.ts";
import { readComponents } from "./challenges.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({ rateLimits: false });
});
afterEach(() => gateway.close());

const loginRoute = "POST /auth-api/v1/login";
const logIn = `mutation($input: LogInInput!) { logIn(input: $input) { viewer { id } device { token }
  errors { __typename code message path ... on CaptchaError { challenge { id type image expiresAt } } ... on RetryLaterError { retryAt } } } }`;
const demo = { login: "demo", password: "x" };
interface Errors {
  errors: { __typename: string; code: string; path: string[] | null; challenge?: { id: string } | null }[];
  viewer: object | null;
  device: { token: string } | null;
}
const send = async (input: object) => {
  const { data, errors } = await gateway.ask(logIn, { variables: { input } });
  expect(errors).toBeUndefined();
  return fieldOf<Errors>(data, "logIn");
};
const asksFor = (...codes: (number | string)[]) =>
  gateway.upstreams.on(loginRoute, (_, reply) =>
    reply.code(400).send({ code: "X", message: "", errors: codes.map((code) => ({ code, message: "" })) }),
  );
const signedIn = {
  result: { user_id: 42, session: "session-of-demo", expires: 1_900_000_000 },
  two_step: null,
  errors: [],
};

describe("a captcha", () => {
  beforeEach(() => {
    gateway.upstreams.on("GET /captcha-api/captcha/update", () => ({
      id: "abc.def",
      type: "picture",
      image: "<svg/>",
      time: 300,
    }));
  });

  it.each([
    [100, "CAPTCHA_REQUIRED"],
    [111, "CAPTCHA_WRONG"],
    [112, "CAPTCHA_EXPIRED"],
    [113, "CAPTCHA_EXPIRED"],
    [114, "CAPTCHA_UNAVAILABLE"],
    ["100", "CAPTCHA_REQUIRED"],
  ])("asked for by %j is %s with a new picture [5.25]", async (code, expected) => {
    asksFor(code);
    expect((await send(demo)).errors).toEqual([
      {
        __typename: "CaptchaError",
        code: expected,
        message: expect.any(String),
        path: ["captcha"],
        challenge: { id: "abc.def", type: "picture", image: "<svg/>", expiresAt: expect.stringMatching(/Z$/) },
      },
    ]);
    expect(gateway.upstreams.callsOf(loginRoute)).toHaveLength(1);
  });

  it("stays a typed error when its picture can't be had", async () => {
    asksFor(100);
    gateway.upstreams.on("GET /captcha-api/captcha/update", (_, reply) =>
      reply.code(500).send({ code: "X", message: "" }),
    );
    expect((await send(demo)).errors).toMatchObject([{ code: "CAPTCHA_REQUIRED", challenge: null }]);
  });

  it("that is solved goes up in a header, whatever was typed [5.25]", async () => {
    gateway.upstreams.on(loginRoute, () => signedIn);
    await send({ ...demo, captcha: { challengeId: "abc.def", answer: " K7ÿ\r\nX " } });
    const [call] = gateway.upstreams.callsOf(loginRoute);
    expect(call?.headers["x-captcha-result"]).toBe("abc.def.K7%C3%BF%0D%0AX");
    expect(call?.headers["x-client-address"]).toBe("127.0.0.1");
  });

  it.each([
    { challengeId: "a b", answer: "X" },
    { challengeId: "a\r\nx-evil: 1", answer: "X" },
    { challengeId: "abc.def", answer: " " },
    { challengeId: "abc.def", answer: "x".repeat(6_145) },
    { challengeId: "x".repeat(300), answer: "X" },
  ])("like %j is refused without asking", async (captcha) => {
    expect((await send({ ...demo, captcha })).errors).toMatchObject([{ code: "INVALID", path: ["captcha"] }]);
    expect(gateway.upstreams.callsOf(loginRoute)).toEqual([]);
  });
});

describe("a device token that ran out", () => {
  const refusesOld = () =>
    gateway.upstreams.on(loginRoute, ({ headers }, reply) =>
      headers["x-fingerprint"] === "fresh"
        ? signedIn
        : reply.code(400).send({ code: "FINGERPRINT", message: "", errors: [{ code: 120, message: "" }] }),
    );
  const device = { token: "old", componentsData: { platform: "Linux" } };

  it("is replaced and the call made once more, with the same captcha [5.26]", async () => {
    refusesOld();
    gateway.upstreams.on("POST /auth-api/v1/fingerprint", ({ body }) => ({
      token: "fresh",
      expiresAt: 1_900_000_000,
      ...(body as object),
    }));
    expect(await send({ ...demo, device, captcha: { challengeId: "abc.def", answer: "X" } })).toMatchObject({
      viewer: { id: "42" },
      device: { token: "fresh" },
      errors: [],
    });
    expect(
      gateway.upstreams
        .callsOf(loginRoute)
        .map(({ headers }) => [headers["x-fingerprint"], headers["x-captcha-result"]]),
    ).toEqual([
      ["old", "abc.def.X"],
      ["fresh", "abc.def.X"],
    ]);
    expect(gateway.upstreams.callsOf(loginRoute)[0]?.body).toMatchObject({ component_data: { platform: "Linux" } });
  });

  it("is not replaced twice [5.26]", async () => {
    gateway.upstreams.on("POST /auth-api/v1/fingerprint", ({ body }) => ({
      token: "also-old",
      expiresAt: 1,
      ...(body as object),
    }));
    refusesOld();
    expect(await send({ ...demo, device })).toMatchObject({
      viewer: null,
      device: { token: "also-old" },
      errors: [{ code: "FINGERPRINT_REQUIRED", path: ["device"] }],
    });
    expect(gateway.upstreams.callsOf(loginRoute)).toHaveLength(2);
  });

  it("is asked for where the device told nothing of itself", async () => {
    refusesOld();
    expect((await send({ ...demo, device: { token: "a\r\nx: y" } })).errors).toMatchObject([
      { code: "FINGERPRINT_REQUIRED" },
    ]);
    expect(gateway.upstreams.callsOf(loginRoute)[0]?.headers["x-fingerprint"]).toBe("none");
    expect(gateway.upstreams.callsOf("POST /auth-api/v1/fingerprint")).toEqual([]);
  });

  it.each([
    ["a list", []],
    ["a text", "x"],
    ["too much", { data: "x".repeat(17_000) }],
    ["an endless name", { ["x".repeat(65)]: 1 }],
  ])("may not be described by %s", async (_, componentsData) => {
    expect((await send({ ...demo, device: { componentsData } })).errors).toMatchObject([
      { code: "INVALID", path: ["device", "componentsData"] },
    ]);
    expect(gateway.upstreams.callsOf(loginRoute)).toEqual([]);
  });
});

it("a device may not be described by endless nesting", () => {
  const depth = 30_000;
  expect(readComponents({ platform: "Linux" })).toEqual({ platform: "Linux" });
  expect(readComponents(JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`))).toBeNull();
});

describe("signing in", () => {
  it("says when messages may be asked for again", async () => {
    gateway.upstreams.on(loginRoute, () => ({
      result: null,
      two_step: null,
      errors: [{ code: "TOO_MANY_MESSAGES", message: "", path: null, retryAt: 1_900_000_000 }],
    }));
    expect((await send(demo)).errors).toMatchObject([
      { __typename: "RetryLaterError", code: "TOO_MANY_MESSAGES", retryAt: "2030-03-17T17:46:40Z" },
    ]);
  });

  it("passes an ordinary 400 on as the service's failure", async () => {
    gateway.upstreams.on(loginRoute, (_, reply) =>
      reply.code(400).send({ code: "BAD_REQUEST", message: "secret words", errors: [{ code: 7, message: "" }] }),
    );
    const { errors } = await gateway.ask(logIn, { variables: { input: demo } });
    expect(errors).toMatchObject([
      { extensions: { code: "UPSTREAM_ERROR", upstream: { service: "auth", status: 400 } } },
    ]);
    expect(JSON.stringify(errors)).not.toContain("secret words");
  });

  it("goes over HTTP only, whichever way", async () => {
    const socket = gateway.socket();
    const texts = [
      'mutation { logIn(input: { login: "demo", password: "x" }) { errors { code } } }',
      'mutation { logInBySocial(input: { network: VK, credential: "x" }) { errors { code } } }',
      'mutation { sendSignInCode(input: { phone: { countryCode: "7", number: "9000000001" } }) { errors { code } } }',
    ];
    for (const query of texts) {
      const { value } = await socket.iterate({ query }).next();
      expect((value as { errors?: { extensions: object }[] }).errors?.[0]?.extensions).toMatchObject({
        code: "BAD_USER_INPUT",
      });
    }
    expect(
      gateway.upstreams.calls.filter(({ method, path }) => method === "POST" && path.startsWith("/auth-api")),
    ).toEqual([]);
  });

  it("shows a session check the headers of a frame without cookies [7.13]", async () => {
    gateway.upstreams.on("GET /auth-api/v1/session", () => ({ user_id: 42 }));
    const authorization = `Bearer ${fakeToken("demo")}`;
    const { data } = await gateway.ask("{ session(isCookieIframe: true) { userId isSignedIn } }", {
      headers: { authorization },
    });
    expect(data).toEqual({ session: { userId: "42", isSignedIn: true } });
    expect(gateway.upstreams.callsOf("GET /auth-api/v1/session")[0]?.headers).toMatchObject({
      authorization,
      "x-cookie-iframe": "1",
    });
    await gateway.ask("{ session { userId } }", { headers: { cookie: "session=session-of-demo" } });
    const { headers } = gateway.upstreams.callsOf("GET /auth-api/v1/session")[1] ?? {};
    expect(headers).toMatchObject({ "x-session": "session-of-demo" });
    expect(headers).not.toHaveProperty("x-cookie-iframe");
  });
});

it("a session check that fails is made twice more, secure data and challenges are not [9.24] [7.18]", async () => {
  const routes = ["GET /auth-api/v1/session", "GET /auth-api/v1/secure-data", "GET /captcha-api/captcha/update"];
  for (const route of routes)
    gateway.upstreams.on(route, (_, reply) => reply.code(503).send({ code: "X", message: "" }));
  const headers = { cookie: "session=session-of-demo" };
  const { errors } = await gateway.ask("{ session { userId } }", { headers });
  expect(errors).toMatchObject([
    { path: ["session"], extensions: { code: "UPSTREAM_UNAVAILABLE", upstream: { service: "auth", status: 503 } } },
  ]);
  for (const field of ["secureBrowser(input: {}) { isSecured }", "createCaptcha { challenge { id } }"])
    await gateway.ask(`mutation { ${field} }`, { headers });
  expect(routes.map((route) => gateway.upstreams.callsOf(route).length)).toEqual([3, 1, 1]);
});

describe("services that answer nothing of use", () => {
  const reports: string[] = [];
  const options = (service: string) => ({
    service,
    url: gateway.upstreams.url,
    timeoutMs: 1000,
    report: (trouble: string) => void reports.push(trouble),
  });
  beforeEach(() => void reports.splice(0));

  it("are logged: empty secure data [8.06], a session load that fails", async () => {
    const auth = new AuthService(options("auth"));
    gateway.upstreams.on("GET /auth-api/v1/secure-data", () => ({ data: null }));
    expect(await auth.secureData({ session: "s" }, undefined)).toBeNull();
    gateway.upstreams.on("GET /web-api/session", (_, reply) => reply.code(400).send({ code: "X", message: "" }));
    expect(await auth.loadSession("s")).toBeNull();
    expect(reports).toEqual(["secure data is empty", "the session could not be loaded"]);
    await auth.upstream.close();
  });

  it("count as unchanged terms when they fail [4.57], and as a failure when the user config has no result [7.22]", async () => {
    const users = new UsersService(options("users"));
    gateway.upstreams.on("GET /web-api/api-v3/v2/user/agreement-rules/status", (_, reply) =>
      reply.code(500).send({ code: "X", message: "" }),
    );
    expect(await users.agreement("t")).toEqual({ isChanged: false, updatedAt: null });
    gateway.upstreams.on("GET /web-api/api-v3/v2/user/agreement-rules/status", (_, reply) =>
      reply.code(401).send({ code: "X", message: "" }),
    );
    await expect(users.agreement("t")).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    gateway.upstreams.on("GET /users-api/v1/user/config", () => ({ result: null }));
    await expect(users.config("t")).rejects.toMatchObject({ code: "UPSTREAM_ERROR" });
    await users.upstream.close();
  });
});

import { createHash } from "node:crypto";
import { eq } from "../../platform/database/drizzle.ts";
import { decodeJwt, decodeProtectedHeader, SignJWT, generateKeyPair } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { solvedCaptcha } from "../captcha/testing/solve.ts";
import { eventsOf } from "../../platform/outbox.ts";
import { logInBodyOf, startTestServices, type TestServices } from "../../testing/services.ts";
import { readLogin } from "../players/players.ts";
import { signingKeyOf } from "../players/signingKeys.ts";
import { player, session } from "../players/tables.ts";

interface LogInAnswer {
  result: { user_id: number; session: string; expires: number } | null;
  errors: { code: string; path: string[] | null; lockedUntil?: number }[];
}

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
// Failures of one test must not lock the next one's sign-in.
beforeEach(() => test.advance(61 * 60_000));

const demoPassword = "Demo-2026!";
const logIn = (login: string, password: string, headers: Record<string, string> = {}) =>
  test.call<LogInAnswer>("POST", "/auth-api/v1/login", { body: logInBodyOf(login, password), headers });
const codes = async (answer: ReturnType<typeof logIn>) => (await answer).body.errors.map(({ code }) => code);
const tokenOf = (value: string) =>
  test.call<{ token: string }>("GET", "/web-api/user/gettoken?force_refresh=true", { headers: { "x-session": value } });
const whoIs = (value: string) =>
  test.call<{ user_id: number | null }>("GET", "/web-api/session", { headers: { "x-session": value } });

describe("sign-in", () => {
  it("takes login, player number, e-mail and phone however it is written [7.19]", async () => {
    const id = (await logIn("demo", demoPassword)).body.result?.user_id;
    expect(id).toBeGreaterThan(0);
    for (const login of [
      String(id),
      " DEMO ",
      "Demo@Example.com",
      "+7 (900) 000-00-01",
      "79000000001",
      "0079000000001",
      "7-900-000-00-01",
    ]) {
      expect((await logIn(login, demoPassword)).body, login).toMatchObject({ result: { user_id: id }, errors: [] });
    }
  });

  it("reads base64 of UTF-8 and nothing else [5.24]", async () => {
    const send = (login: string, uPassword: string) =>
      test.call<LogInAnswer>("POST", "/auth-api/v1/login", { body: { uLogin: login, uPassword } });
    // "demo" is base64 too, of bytes that are no UTF-8.
    expect((await send("demo", Buffer.from(demoPassword).toString("base64"))).body.errors).toMatchObject([
      { code: "INVALID", path: ["login"] },
    ]);
    expect((await send("de mo", "***")).body.errors).toMatchObject([
      { code: "INVALID", path: ["login"] },
      { code: "INVALID", path: ["password"] },
    ]);
    expect((await send(Buffer.from([0xff, 0xfe]).toString("base64"), "YQ==")).body.errors).toMatchObject([
      { code: "INVALID", path: ["login"] },
    ]);
  });

  it("names each field that is empty or too long", async () => {
    expect((await logIn("", " ")).body.errors).toMatchObject([
      { code: "REQUIRED", path: ["login"] },
      { code: "REQUIRED", path: ["password"] },
    ]);
    expect((await logIn("x".repeat(129), "y".repeat(257))).body.errors).toMatchObject([
      { code: "INVALID", path: ["login"] },
      { code: "INVALID", path: ["password"] },
    ]);
  });

  it("gives a new session each time and keeps only its hash, and only an argon2id hash of the password", async () => {
    const [first, second] = [
      (await logIn("demo", demoPassword)).body.result,
      (await logIn("demo", demoPassword)).body.result,
    ];
    if (!first || !second) throw new Error("not signed in");
    expect(first.session).not.toBe(second.session);
    const kept = await test.services.context.db.select().from(session);
    expect(kept.some(({ idHash }) => idHash === createHash("sha256").update(first.session).digest("hex"))).toBe(true);
    expect(JSON.stringify(kept)).not.toContain(first.session);
    const [row] = await test.services.context.db.select().from(player).where(eq(player.id, first.user_id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("locks after three failures within thirty minutes, for a login that exists and one that does not alike", async () => {
    for (const login of ["demo", "nobody-has-this"]) {
      for (const attempt of [1, 2, 3])
        expect(await codes(logIn(login, "wrong")), `${login} ${attempt}`).toEqual(["BAD_CREDENTIALS"]);
      const locked = (await logIn(login, demoPassword)).body;
      // Thirty minutes after the last failure; the clock stands still meanwhile.
      expect(locked).toEqual({
        result: null,
        two_step: null,
        errors: [
          {
            code: "SIGN_IN_LOCKED",
            message: expect.any(String),
            path: null,
            lockedUntil: Math.ceil(test.services.context.clock.now() / 1000) + 1800,
          },
        ],
      });
    }
    test.advance(29 * 60_000);
    expect(await codes(logIn("demo", demoPassword))).toEqual(["SIGN_IN_LOCKED"]);
    test.advance(2 * 60_000);
    expect(await codes(logIn("demo", demoPassword))).toEqual([]);
  });

  it("counts failures by each name, and never calls the right password wrong by what was tried under others", async () => {
    for (const login of ["demo2", "demo2@example.com", "+79000000002"])
      expect(await codes(logIn(login, "wrong"))).toEqual(["BAD_CREDENTIALS"]);
    expect(await codes(logIn("demo2", demoPassword))).toEqual([]);
  });

  it("forgets failures at a success, and those older than thirty minutes", async () => {
    for (const password of ["wrong", "wrong", demoPassword, "wrong", "wrong", demoPassword])
      await logIn("demo", password);
    expect(await codes(logIn("demo", demoPassword))).toEqual([]);
    for (const password of ["wrong", "wrong"]) await logIn("demo", password);
    test.advance(31 * 60_000);
    for (const password of ["wrong", "wrong"]) await logIn("demo", password);
    expect(await codes(logIn("demo", demoPassword))).toEqual([]);
  });

  it("gives a hundred guesses at once no more than three looks at the password", async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => codes(logIn("demo", `guess ${index}`))),
    );
    expect(answers.filter(([code]) => code === "BAD_CREDENTIALS")).toHaveLength(3);
    expect(answers.filter(([code]) => code === "SIGN_IN_LOCKED")).toHaveLength(97);
  });

  it("locks an address after twenty failures, whoever it tries, and no other address", async () => {
    const from = { "x-client-address": "203.0.113.7" };
    const solved = async () => ({ ...from, "x-captcha-result": await solvedCaptcha(test) });
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect(await codes(logIn(`somebody-${attempt}`, "wrong", await solved()))).toEqual(["BAD_CREDENTIALS"]);
    expect(await codes(logIn("demo", demoPassword, await solved()))).toEqual(["SIGN_IN_LOCKED"]);
    expect(await codes(logIn("demo", demoPassword, { "x-client-address": "203.0.113.8" }))).toEqual([]);
  });

  it.each([
    ["1000001", { by: "id", id: 1_000_001 }],
    ["+7 (900) 000-00-01", { by: "phone", digits: "79000000001" }],
    ["+7 8 (900) 000-00-01", { by: "phone", digits: "79000000001" }],
    ["+44 (0)7911 123456", { by: "phone", digits: "447911123456" }],
    ["\u200e١٠٠٠٠٠١", { by: "id", id: 1_000_001 }],
    ["00 44 20 7946 0000", { by: "phone", digits: "442079460000" }],
    ["A@B.c", { by: "email", email: "a@b.c" }],
    ["ｄｅｍｏ", { by: "login", login: "demo" }],
    ["+", { by: "login", login: "+" }],
  ])("reads %j as %j", (typed, form) => {
    expect(readLogin(typed)).toEqual(form);
  });
});

describe("sessions and tokens", () => {
  it("tells whose a session is, and null for a dead, unknown or missing one [7.13] [7.15]", async () => {
    const signedIn = (await logIn("demo", demoPassword)).body.result;
    if (!signedIn) throw new Error("not signed in");
    expect((await whoIs(signedIn.session)).body).toEqual({ user_id: signedIn.user_id });
    expect((await whoIs("nonsense")).body).toEqual({ user_id: null });
    expect((await test.call("GET", "/web-api/session")).body).toEqual({ user_id: null });
  });

  it("exchanges a session for a token that expires in ten minutes [7.14] [3.33]", async () => {
    const { session: value } = await test.signIn();
    const { token } = (await tokenOf(value)).body;
    const { exp = 0, iat = 0, sub, sid } = decodeJwt<{ sid: string }>(token);
    expect(exp - iat).toBe(600);
    expect(Math.abs(iat - Date.now() / 1000)).toBeLessThan(30);
    expect({ sub, sid }).toEqual({
      sub: expect.stringMatching(/^\d+$/),
      sid: createHash("sha256").update(value).digest("hex"),
    });
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: "EdDSA" });
    expect((await tokenOf("nonsense")).status).toBe(401);
    const { keys } = (await test.call<{ keys: Record<string, unknown>[] }>("GET", "/auth-api/v1/jwks.json")).body;
    expect(keys).toMatchObject([{ kty: "OKP", crv: "Ed25519" }]);
    expect(keys[0]).not.toHaveProperty("d");
  });

  it("answers 401 to a token that is missing, garbled, expired, forged or unsigned [4.34]", async () => {
    const { session: value, headers } = await test.signIn();
    const claims = decodeJwt(headers.authorization.slice("Bearer ".length));
    const { privateKey } = await generateKeyPair("EdDSA");
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: "EdDSA", kid: (await signingKeyOf(test.services.context.db)).id })
      .sign(privateKey);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`;
    const { id: kid, privateKey: ownKey } = await signingKeyOf(test.services.context.db);
    const expired = await new SignJWT({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 })
      .setProtectedHeader({ alg: "EdDSA", kid })
      .sign(ownKey);
    const withoutExp = await new SignJWT({ sid: claims["sid"] })
      .setSubject(claims.sub ?? "")
      .setIssuer("auth")
      .setProtectedHeader({ alg: "EdDSA", kid })
      .sign(ownKey);
    for (const authorization of [
      undefined,
      "Bearer",
      "Bearer garbage",
      `Basic ${value}`,
      `Bearer ${forged}`,
      `Bearer ${unsigned}`,
      `Bearer ${expired}`,
      `Bearer ${withoutExp}`,
    ]) {
      const answer = await test.call("GET", "/auth-api/v1/user", {
        headers: authorization === undefined ? {} : { authorization },
      });
      expect(answer, String(authorization)).toEqual({
        status: 401,
        body: { code: "UNAUTHENTICATED", message: expect.any(String) },
      });
    }
    expect((await test.call("GET", "/auth-api/v1/user", { headers })).body).toEqual({
      result: { user_id: Number(claims.sub), login: "demo", user_name: "Demo", ban_level: 0 },
    });
  });

  it("ends a session at sign-out: its cookie, its tokens, by event, and no other session [7.19]", async () => {
    const [one, other] = [await test.signIn(), await test.signIn()];
    expect(
      (await test.call("POST", "/auth-api/v1/disconnect", { headers: { "x-session": one.session } })).body,
    ).toEqual({ success: true });
    expect((await whoIs(one.session)).body.user_id).toBeNull();
    expect((await test.call("GET", "/auth-api/v1/user", { headers: one.headers })).status).toBe(401);
    expect((await test.call("GET", "/auth-api/v1/user", { headers: other.headers })).status).toBe(200);
    const userId = (await whoIs(other.session)).body.user_id ?? 0;
    const sessionId = createHash("sha256").update(one.session).digest("hex");
    expect((await eventsOf(test.services.context.db, userId)).findLast(({ type }) => type === "session")?.data).toEqual(
      { userId, sessionId },
    );
    // By its token, for clients without cookies; and nothing happens the second time.
    for (let time = 0; time < 2; time += 1)
      expect((await test.call("POST", "/auth-api/v1/disconnect", { headers: other.headers })).body).toEqual({
        success: true,
      });
    expect((await whoIs(other.session)).body.user_id).toBeNull();
    expect((await eventsOf(test.services.context.db, userId)).filter(({ type }) => type === "session")).toHaveLength(2);
  });
});

it("has no demo players in production, not even on a database that was a demo's", async () => {
  const production = await startTestServices({ settings: { siteEnv: "production" } });
  try {
    expect(await production.services.context.db.select().from(player)).toEqual([]);
    await production.services.context.db.insert(player).values({
      login: "demo",
      passwordHash: (await test.services.context.db.select().from(player))[0]?.passwordHash ?? "",
      isDemo: true,
      createdAt: 0,
    });
    expect(
      (await production.call<LogInAnswer>("POST", "/auth-api/v1/login", { body: logInBodyOf("demo", demoPassword) }))
        .body.errors,
    ).toMatchObject([{ code: "BAD_CREDENTIALS" }]);
  } finally {
    await production.close();
  }
});

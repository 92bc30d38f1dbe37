import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eq } from "../../platform/database/drizzle.ts";
import { Secret, TOTP } from "otpauth";
import { latestCode, wrongCode, type SignInAnswer } from "../auth/testing/signIns.ts";
import { hashPassword } from "../players/passwords.ts";
import { hashSession } from "../players/sessions.ts";
import { player, session, playerProfile } from "../players/tables.ts";
import { logInBodyOf, startTestServices, type TestServices } from "../../testing/services.ts";
import { asWritten } from "#shared/typed/testWritten.ts";
import { stepOf } from "../auth/authenticator/totp.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());

const password = "Quiet-River-7";
let made = 0;

interface Headers {
  [name: string]: string;
}
interface Errors {
  errors: { code: string; path: string[] | null }[];
}
interface State {
  protection_level: number;
  activation_type: number;
  two_factor: string | null;
  recovery_codes_left: number;
  phone: string | null;
  email: string | null;
  question_id: number | null;
  is_answer_needed: boolean;
  proven_until: number | null;
  protection_methods: Record<string, boolean>;
  should_sync_protection_methods: boolean;
  changed_pass_day_count: number;
  mailing: Record<string, boolean>;
}

/** A player for one test alone, so that its locks don't affect others. */
async function newPlayer(
  contacts: { phone?: string; email?: string } = {},
): Promise<{ id: number; login: string; session: string; headers: Headers }> {
  const { db, clock } = test.services.context;
  const login = `careful${(made += 1)}`;
  const [row] = await db
    .insert(player)
    .values({ login, passwordHash: await hashPassword(password), createdAt: clock.now(), ...contacts })
    .returning({ id: player.id });
  await db.insert(playerProfile).values({ playerId: row?.id ?? 0, termsAcceptedAt: clock.now() });
  return { id: row?.id ?? 0, login, ...(await test.signIn(login, password)) };
}

const post = async <T = Errors>(path: string, headers: Headers, body?: unknown) =>
  (await test.call<T>("POST", `/security-api/v1/${path}`, { headers, ...(body !== undefined && { body }) })).body;
const stateOf = async (headers: Headers) => (await test.call<State>("GET", "/security-api/v1/state", { headers })).body;
const codes = (answer: Errors) => answer.errors.map(({ code }) => code);
const codeAt = (secret: string, ms = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms });
const grow = (headers: Headers) =>
  test.services.context.db
    .update(session)
    .set({ provenAt: Date.now() - 601_000 })
    .where(eq(session.idHash, hashSession(headers["session"] ?? "")));
const signInFirst = async (login: string) =>
  (
    await test.call<SignInAnswer & { two_step: { token: string; method: string; phone: string } | null }>(
      "POST",
      "/auth-api/v1/login",
      { body: logInBodyOf(login, password) },
    )
  ).body;
const secondStep = async (token: string, code: string) =>
  (await test.call<SignInAnswer>("POST", "/auth-api/v1/login/two-step", { body: { token, code } })).body;

async function turnOn(headers: Headers): Promise<{ secret: string; recovery: string[] }> {
  const { result } = await post<{ result: { secret: string; uri: string } }>("two-factor/begin", headers);
  const { recovery_codes } = await post<{ recovery_codes: string[] }>("two-factor/confirm", headers, {
    code: codeAt(result.secret, Date.now() - 30_000),
  });
  return { secret: result.secret, recovery: recovery_codes };
}

describe("codes of an app", () => {
  // RFC 6238, appendix B, SHA-1: the last six of its eight digits are the code of six.
  it.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("are those of RFC 6238 at %d seconds", (seconds, eight) => {
    const secret = new Secret({ buffer: new TextEncoder().encode("12345678901234567890").buffer }).base32;
    const [six, step] = [eight.slice(2), Math.floor(seconds / 30)];
    expect(stepOf(secret, six, seconds * 1000)).toBe(step);
    for (const [way, text] of asWritten(six)) expect(stepOf(secret, text, seconds * 1000), way).toBe(step);
    expect(stepOf(secret, six, (seconds + 30) * 1000)).toBe(step);
    expect(stepOf(secret, six, (seconds + 61) * 1000)).toBeNull();
    expect(stepOf(secret, wrongCode(six), seconds * 1000)).toBeNull();
  });

  it.each(["", "12345", "1234567", "١٢٣٤٥٦", "12345x", "<script>", "\u202e123456", "🙂🙂🙂"])(
    "are none that read %j",
    (code) => {
      expect(stepOf("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", code, 59_000)).toBeNull();
    },
  );
});

describe("two steps by an app", () => {
  it("count once the app has shown a code; each code and each recovery code signs in once [3.11]", async () => {
    const { login, headers } = await newPlayer();
    const begun = await post<{ result: { secret: string; uri: string } }>("two-factor/begin", headers);
    expect(begun.result.uri).toMatch(/^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}/);
    // A secret that no app has shown a code of changes nothing.
    expect((await signInFirst(login)).result).not.toBeNull();
    expect(codes(await post("two-factor/confirm", headers, { code: wrongCode(codeAt(begun.result.secret)) }))).toEqual([
      "WRONG_CODE",
    ]);
    const { secret, recovery } = await turnOn(headers);
    expect(new Set(recovery).size).toBe(10);
    expect(codes(await post("two-factor/begin", headers))).toEqual(["ALREADY_ON"]);
    expect(await stateOf(headers)).toMatchObject({ two_factor: "app", recovery_codes_left: 10, protection_level: 20 });

    const first = await signInFirst(login);
    expect([first.result, first.two_step?.method, first.two_step?.phone]).toEqual([null, "app", ""]);
    const code = codeAt(secret);
    expect(codes(await secondStep(first.two_step?.token ?? "", wrongCode(code)))).toEqual(["WRONG_CODE"]);
    expect((await secondStep(first.two_step?.token ?? "", code)).result).not.toBeNull();
    const again = await signInFirst(login);
    expect(codes(await secondStep(again.two_step?.token ?? "", code))).toEqual(["WRONG_CODE"]);
    expect(
      (await secondStep(again.two_step?.token ?? "", ` ${(recovery[0] ?? "").toUpperCase()} `)).result,
    ).not.toBeNull();
    const third = await signInFirst(login);
    expect(codes(await secondStep(third.two_step?.token ?? "", recovery[0] ?? ""))).toEqual(["WRONG_CODE"]);
    expect((await stateOf(headers)).recovery_codes_left).toBe(9);
    const renewed = await post<{ recovery_codes: string[] }>("two-factor/recovery-codes", headers);
    expect(codes(await secondStep(third.two_step?.token ?? "", recovery[1] ?? ""))).toEqual(["WRONG_CODE"]);
    expect((await secondStep(third.two_step?.token ?? "", renewed.recovery_codes[1] ?? "")).result).not.toBeNull();
  });

  it("bear five wrong codes a step and five steps that lead nowhere", async () => {
    const { login, headers } = await newPlayer();
    await turnOn(headers);
    for (let step = 0; step < 5; step += 1) {
      const { two_step } = await signInFirst(login);
      const tries = [];
      for (let attempt = 0; attempt < (step === 0 ? 6 : 1); attempt += 1)
        tries.push(...codes(await secondStep(two_step?.token ?? "", "000000")));
      if (step === 0)
        expect(tries).toEqual(["WRONG_CODE", "WRONG_CODE", "WRONG_CODE", "WRONG_CODE", "TIME_UP", "TIME_UP"]);
    }
    expect(codes(await signInFirst(login))).toEqual(["TOO_MANY_MESSAGES"]);
  });

  it("take the phone's code too where the app is lost", async () => {
    const { login, headers } = await newPlayer({ phone: "79000000101" });
    await turnOn(headers);
    const { two_step } = await signInFirst(login);
    const instead = await test.call<{ two_step: { token: string; method: string; phone: string } }>(
      "POST",
      "/auth-api/v1/login/two-step/sms",
      { body: { token: two_step?.token } },
    );
    expect(instead.body.two_step).toMatchObject({ method: "sms", phone: "+*********01" });
    expect(
      (await secondStep(instead.body.two_step.token, await latestCode(test, "79000000101"))).result,
    ).not.toBeNull();
    expect(
      codes(
        (await test.call<Errors>("POST", "/auth-api/v1/login/two-step/sms", { body: { token: "nobody-has-it" } })).body,
      ),
    ).toEqual(["TIME_UP"]);
  });

  it("are turned off by password, code and answer together, and by nothing less", async () => {
    const { login, headers } = await newPlayer();
    const { secret, recovery } = await turnOn(headers);
    expect(codes(await post("question", headers, { question_id: 2, answer: "  Blue  House " }))).toEqual([]);
    const stop = (body: object) =>
      post("two-factor/stop", headers, { password, code: codeAt(secret), answer: "blue house", ...body });
    expect(codes(await stop({ password: "wrong" }))).toEqual(["BAD_CREDENTIALS"]);
    expect(codes(await stop({ answer: undefined }))).toEqual(["REQUIRED"]);
    test.advance(31 * 60_000);
    expect(codes(await stop({ answer: "red house" }))).toEqual(["WRONG_ANSWER"]);
    expect(codes(await stop({ code: "000000" }))).toEqual(["WRONG_CODE"]);
    expect((await signInFirst(login)).two_step).not.toBeNull();
    expect(codes(await stop({ code: recovery[3] ?? "", answer: "BLUE HOUSE" }))).toEqual([]);
    expect(await stateOf(headers)).toMatchObject({ two_factor: null, recovery_codes_left: 0 });
    expect((await signInFirst(login)).result).not.toBeNull();
    expect(codes(await stop({}))).toEqual(["NOT_OFFERED"]);
  });
});

describe("a proof of those who sit there", () => {
  it("is asked for ten minutes after signing in, and given by the password", async () => {
    const { headers, session: value } = await newPlayer();
    const old = { ...headers, session: value };
    await grow(old);
    expect((await stateOf(headers)).proven_until).toBeNull();
    const guarded: [string, object | undefined][] = [
      ["two-factor/begin", undefined],
      ["two-factor/confirm", { code: "123456" }],
      ["two-factor/recovery-codes", undefined],
      ["phone/code", { country_code: "7", phone: "9000000102" }],
      ["phone", { token: "x", code: "1" }],
      ["email/code", { email: "a@example.com" }],
      ["email", { token: "x", code: "1" }],
      ["question", { question_id: 1, answer: "blue" }],
    ];
    for (const [path, body] of guarded)
      expect(codes(await post(path, headers, body)), path).toEqual(["CONFIRMATION_REQUIRED"]);
    expect(codes(await post("confirm", headers, { password: "" }))).toEqual(["REQUIRED"]);
    expect(codes(await post("confirm", headers, { password: "wrong" }))).toEqual(["BAD_CREDENTIALS"]);
    expect(codes(await post("confirm", headers, { password }))).toEqual([]);
    expect((await stateOf(headers)).proven_until).toBeGreaterThan(Date.now() / 1000 + 500);
    expect(codes(await post("question", headers, { question_id: 1, answer: "blue" }))).toEqual([]);
  });

  it("is not inherited by a device that came by another's link", async () => {
    const { headers } = await newPlayer();
    const link = (
      await test.call<{ method_id: number; token: string; sign: string }>("POST", "/auth-api/v1/sign-in-token", {
        headers,
      })
    ).body;
    const other = (await test.call<SignInAnswer>("POST", "/auth-api/v1/login/token", { body: link })).body;
    const {
      body: { token },
    } = await test.call<{ token: string }>("GET", "/web-api/user/gettoken", {
      headers: { "x-session": other.result?.session ?? "" },
    });
    expect(codes(await post("two-factor/begin", { authorization: `Bearer ${token}` }))).toEqual([
      "CONFIRMATION_REQUIRED",
    ]);
  });

  it("locks after three wrong passwords in the session that gave them, and neither another one nor signing in", async () => {
    const { login, headers } = await newPlayer();
    const own = await test.signIn(login, password);
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(codes(await post("confirm", headers, { password: "wrong" }))).toEqual(["BAD_CREDENTIALS"]);
    expect(codes(await post("confirm", headers, { password }))).toEqual(["SIGN_IN_LOCKED"]);
    expect(codes(await post("password", headers, { old_password: password, new_password: "Loud-Ocean-8" }))).toEqual([
      "SIGN_IN_LOCKED",
    ]);
    expect(codes(await post("confirm", own.headers, { password }))).toEqual([]);
    expect((await signInFirst(login)).result).not.toBeNull();
    test.advance(31 * 60_000);
    expect(codes(await post("confirm", headers, { password }))).toEqual([]);
  });

  it("gives sessions that one vouched for no more wrong passwords together than one has", async () => {
    const { headers } = await newPlayer();
    const vouched = async () => {
      const link = (await test.call<object>("POST", "/auth-api/v1/sign-in-token", { headers })).body;
      const { result } = (await test.call<SignInAnswer>("POST", "/auth-api/v1/login/token", { body: link })).body;
      const {
        body: { token },
      } = await test.call<{ token: string }>("GET", "/web-api/user/gettoken", {
        headers: { "x-session": result?.session ?? "" },
      });
      return { authorization: `Bearer ${token}` };
    };
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(codes(await post("confirm", await vouched(), { password: "wrong" }))).toEqual(["BAD_CREDENTIALS"]);
    expect(codes(await post("confirm", await vouched(), { password }))).toEqual(["SIGN_IN_LOCKED"]);
    expect(codes(await post("confirm", headers, { password }))).toEqual([]);
  });

  it("is nobody's without a session", async () => {
    for (const path of ["confirm", "two-factor/stop", "password", "sessions/end", "mailing"])
      expect((await test.call("POST", `/security-api/v1/${path}`, { body: {} })).status, path).not.toBe(200);
    for (const path of ["state", "sessions"])
      expect((await test.call("GET", `/security-api/v1/${path}`)).status).toBe(401);
  });
});

describe("contacts", () => {
  const send = (path: "phone/code" | "email/code", headers: Headers, body: object) =>
    post<Errors & { result: { token: string } | null }>(path, headers, body);

  it("are bound by the code sent there: a phone moves the activation from 0 to 3 and from 1 to 2 [4.36] [4.37]", async () => {
    const alone = await newPlayer();
    expect((await stateOf(alone.headers)).activation_type).toBe(0);
    const sent = await send("phone/code", alone.headers, { country_code: "+7", phone: "900 000-01-03" });
    const code = await latestCode(test, "79000000103");
    expect(codes(await post("phone", alone.headers, { token: sent.result?.token, code: wrongCode(code) }))).toEqual([
      "WRONG_CODE",
    ]);
    expect(codes(await post("email", alone.headers, { token: sent.result?.token, code }))).toEqual(["TIME_UP"]);
    expect(codes(await post("phone", alone.headers, { token: sent.result?.token, code }))).toEqual([]);
    expect(await stateOf(alone.headers)).toMatchObject({
      activation_type: 3,
      phone: "79000000103",
      protection_level: 20,
    });
    expect(codes(await post("phone", alone.headers, { token: sent.result?.token, code }))).toEqual(["TIME_UP"]);

    const mailed = await newPlayer();
    const letter = await send("email/code", mailed.headers, { email: " Careful@Example.com " });
    expect(
      codes(
        await post("email", mailed.headers, {
          token: letter.result?.token,
          code: await latestCode(test, "careful@example.com"),
        }),
      ),
    ).toEqual([]);
    expect(await stateOf(mailed.headers)).toMatchObject({
      activation_type: 1,
      email: "careful@example.com",
      protection_level: 20,
    });
    const phone = await send("phone/code", mailed.headers, { country_code: "7", phone: "9000000104" });
    expect(
      codes(
        await post("phone", mailed.headers, {
          token: phone.result?.token,
          code: await latestCode(test, "79000000104"),
        }),
      ),
    ).toEqual([]);
    expect(await stateOf(mailed.headers)).toMatchObject({ activation_type: 2, protection_level: 40 });
  });

  it("that are another player's get no code, and the answer does not tell", async () => {
    const { headers } = await newPlayer();
    for (const [path, body, recipient] of [
      ["phone/code", { country_code: "7", phone: "9000000001" }, "79000000001"],
      ["email/code", { email: "demo@example.com" }, "demo@example.com"],
    ] as const) {
      expect(await send(path, headers, body)).toEqual({
        result: { token: expect.any(String), expires: expect.any(Number), retry: expect.any(Number) },
        errors: [],
      });
      await expect(latestCode(test, recipient)).rejects.toThrow("no code");
    }
  });

  it("can't be changed with another's token", async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    const sent = await send("phone/code", one.headers, { country_code: "7", phone: "9000000105" });
    expect(
      codes(
        await post("phone", other.headers, { token: sent.result?.token, code: await latestCode(test, "79000000105") }),
      ),
    ).toEqual(["TIME_UP"]);
    expect((await stateOf(other.headers)).phone).toBeNull();
  });

  it("keep the phone that codes of the second step go to", async () => {
    const { id, headers } = await newPlayer({ phone: "79000000106" });
    await test.services.context.db
      .update(playerProfile)
      .set({ isTwoFactor: true })
      .where(eq(playerProfile.playerId, id));
    expect(codes(await send("phone/code", headers, { country_code: "7", phone: "9000000107" }))).toEqual([
      "TWO_FACTOR_DEPENDS",
    ]);
    const stop = await post<{ result: { token: string } }>("two-factor/stop-code", headers);
    expect(
      codes(
        await post("two-factor/stop", headers, {
          password,
          token: stop.result.token,
          code: await latestCode(test, "79000000106"),
        }),
      ),
    ).toEqual([]);
    expect(codes(await send("phone/code", headers, { country_code: "7", phone: "9000000107" }))).toEqual([]);
  });

  it.each([
    "",
    "no",
    "a@b",
    "a b@example.com",
    "a@example.com\u0000",
    "<script>@example.com",
    `${"a".repeat(300)}@example.com`,
    "\u202ea@example.com",
    "🙂@example.com",
  ])("are no e-mail that read %j", async (email) => {
    const { headers } = await test.signIn();
    const { status, body } = await test.call<Errors>("POST", "/security-api/v1/email/code", {
      headers,
      body: { email },
    });
    expect(status === 400 || /^(INVALID|REQUIRED)$/.test(codes(body)[0] ?? "")).toBe(true);
  });
});

describe("the question", () => {
  it.each(["", " ", "a", "a".repeat(65), "ok\u0000", "\u202eok", "ok\u200e"])(
    "takes no answer that reads %j",
    async (answer) => {
      const { headers } = await test.signIn();
      expect(codes(await post("question", headers, { question_id: 1, answer }))[0]).toMatch(/^(INVALID|REQUIRED)$/);
    },
  );

  it("is one of those there are, and takes answers of any script", async () => {
    const { headers } = await newPlayer();
    expect(codes(await post("question", headers, { question_id: 7, answer: "blue" }))).toEqual(["INVALID"]);
    for (const answer of ["Синий дом", "البيت الأزرق", "🙂🙂"])
      expect(codes(await post("question", headers, { question_id: 6, answer }))).toEqual([]);
    expect(await stateOf(headers)).toMatchObject({ question_id: 6, protection_level: 20 });
  });
});

describe("a new password", () => {
  const change = (headers: Headers, body: object) =>
    post("password", headers, { old_password: password, new_password: "Loud-Ocean-8", ...body });

  it("ends the other sessions and is the only one that signs in [3.11]", async () => {
    const { login, headers } = await newPlayer();
    const other = await test.signIn(login, password);
    expect(codes(await change(headers, {}))).toEqual([]);
    expect((await stateOf(headers)).protection_methods["is_changed_password"]).toBe(true);
    expect((await test.call("GET", "/security-api/v1/state", { headers: other.headers })).status).toBe(401);
    expect(codes(await signInFirst(login))).toEqual(["BAD_CREDENTIALS"]);
    await test.signIn(login, "Loud-Ocean-8");
  });

  it("must be another, a strong one, and follow the right old one", async () => {
    const { login, headers } = await newPlayer({ email: "strong@example.com" });
    expect(codes(await change(headers, { old_password: "wrong" }))).toEqual(["BAD_CREDENTIALS"]);
    expect(codes(await change(headers, { new_password: password }))).toEqual(["PASSWORD_SAME"]);
    for (const weak of [
      "short1",
      "onlyletters",
      "12345678901",
      login,
      "strong@example.com",
      "Loud-Ocean-8\u0000",
      "a1".repeat(40),
      " Loud-Ocean-8",
      "Loud\u202eOcean8",
    ]) {
      expect(codes(await change(headers, { new_password: weak })), weak).toEqual(["PASSWORD_WEAK"]);
    }
    expect(codes(await change(headers, { new_password: "" }))).toEqual(["REQUIRED"]);
  });

  it("asks a device that is new for the answer", async () => {
    const { login, headers } = await newPlayer();
    await post("question", headers, { question_id: 1, answer: "blue" });
    const device = async (agent: string) => {
      const signedIn = await signInFirst(login);
      const {
        body: { token },
      } = await test.call<{ token: string }>("GET", "/web-api/user/gettoken", {
        headers: { "x-session": signedIn.result?.session ?? "", "user-agent": agent },
      });
      return { authorization: `Bearer ${token}` };
    };
    await device("Mozilla/5.0 Known");
    const [known, fresh] = [await device("Mozilla/5.0 Known"), await device("Mozilla/5.0 Fresh")];
    expect([(await stateOf(known)).is_answer_needed, (await stateOf(fresh)).is_answer_needed]).toEqual([false, true]);
    expect(await change(fresh, {})).toMatchObject({ errors: [{ code: "REQUIRED", path: ["answer"] }] });
    expect(codes(await change(fresh, { answer: "red" }))).toEqual(["WRONG_ANSWER"]);
    expect(codes(await change(known, {}))).toEqual([]);
  });
});

describe("sessions", () => {
  interface Listed {
    sessions: {
      id: string;
      is_current: boolean;
      device: string | null;
      browser: string | null;
      system: string | null;
      address: string | null;
      country: string | null;
      ended_at: number | null;
    }[];
  }
  const list = async (headers: Headers) =>
    (await test.call<Listed>("GET", "/security-api/v1/sessions", { headers })).body.sessions;
  const chrome =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";

  it("tell device, place and which is this one; one ends alone, all others end together [2.43]", async () => {
    const { login, headers, session: own } = await newPlayer();
    const others = [
      await test.signIn(login, password),
      await test.signIn(login, password),
      await test.signIn(login, password),
    ];
    await test.services.context.db
      .update(session)
      .set({ userAgent: null, lastSeenAt: null })
      .where(eq(session.idHash, hashSession(own)));
    await test.call("GET", "/web-api/user/gettoken", {
      headers: { "x-session": own, "user-agent": chrome, "x-client-address": "203.0.113.9", "x-geo-country": "kz" },
    });
    const listed = await list(headers);
    expect(listed).toHaveLength(4);
    expect(listed[0]).toMatchObject({
      is_current: true,
      device: "desktop",
      browser: "Chrome 130",
      system: "Windows 10",
      address: "203.0.113.9",
      country: "kz",
      ended_at: null,
    });
    expect(listed.filter(({ is_current }) => is_current)).toHaveLength(1);

    const stranger = await newPlayer();
    await post("sessions/end", stranger.headers, { id: hashSession(own) });
    expect((await test.call("GET", "/security-api/v1/state", { headers })).status).toBe(200);
    await post("sessions/end", headers, { id: hashSession(others[0]?.session ?? "") });
    const status = async () =>
      Promise.all(
        others.map(
          async (other) => (await test.call("GET", "/security-api/v1/state", { headers: other.headers })).status,
        ),
      );
    expect(await status()).toEqual([401, 200, 200]);
    await post("sessions/end", headers, { id: null });
    expect(await status()).toEqual([401, 401, 401]);
    expect((await list(headers)).map(({ ended_at }) => ended_at === null)).toEqual([true, false, false, false]);
    const told = async () =>
      (await test.services.context.outbox.readAfter(0, 1000))
        .filter(({ type }) => type === "session")
        .map(({ data }) => data);
    // Events are numbered, and thereby readable, a moment after their cause.
    await expect
      .poll(told)
      .toEqual(
        expect.arrayContaining(
          others.map((other) =>
            expect.objectContaining({ sessionId: hashSession(other.session), reason: "elsewhere" }),
          ),
        ),
      );
  });

  it("that are being changed at once end but one [3.11]", async () => {
    const { login, headers } = await newPlayer();
    const other = await test.signIn(login, password);
    const both = await Promise.all([
      post("password", headers, { old_password: password, new_password: "Loud-Ocean-8" }),
      test.call<Errors>("POST", "/security-api/v1/password", {
        headers: other.headers,
        body: { old_password: password, new_password: "Calm-Forest-9" },
      }),
    ]);
    expect(both.flatMap((one) => codes("body" in one ? one.body : one))).toEqual(["BAD_CREDENTIALS"]);
    const alive = await Promise.all(
      [headers, other.headers].map(
        async (of) => (await test.call("GET", "/security-api/v1/state", { headers: of })).status,
      ),
    );
    expect(alive.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  });
});

it("news are wanted or not, each by itself [3.31]", async () => {
  const { id, headers } = await newPlayer();
  const wanted = { enable_mail_news: true, enable_mail_deposit: false, enable_mail_bets: false, enable_sms_news: true };
  await test.services.context.db
    .update(playerProfile)
    .set({ isNewsletterStopped: true })
    .where(eq(playerProfile.playerId, id));
  expect((await stateOf(headers)).mailing["enable_mail_news"]).toBe(false);
  expect(await post("mailing", headers, wanted)).toEqual({ mailing: wanted });
  expect((await stateOf(headers)).mailing).toEqual(wanted);
});

it("methods that are kept other than they are, are read again [3.11]", async () => {
  const { id, headers } = await newPlayer();
  await test.services.context.db
    .update(playerProfile)
    .set({ isTwoFactor: true, hasSecurityQuestion: true })
    .where(eq(playerProfile.playerId, id));
  expect(await stateOf(headers)).toMatchObject({ should_sync_protection_methods: true, protection_level: 40 });
  await post("sync", headers);
  expect(await stateOf(headers)).toMatchObject({ should_sync_protection_methods: false, protection_level: 0 });
});

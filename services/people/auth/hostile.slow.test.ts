/** Ways in that were open once: each of these got through before it was closed. */
import { and, eq, isNotNull } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { solvedCaptcha } from "../captcha/testing/solve.ts";
import { logInBodyOf, startTestServices, type TestServices } from "../../testing/services.ts";
import { beginAuthenticator } from "./authenticator/authenticator.ts";
import { authenticator } from "./tables.ts";
import { playerProfile, player, session } from "../players/tables.ts";
import { issueFingerprint } from "./session/fingerprint.ts";
import { hashPassword } from "../players/passwords.ts";
import { latestCode, wrongCode, type SignInAnswer } from "./testing/signIns.ts";

let test: TestServices;
const addressFailures = 7;
beforeAll(async () => {
  test = await startTestServices({ settings: { maxAddressFailures: addressFailures } });
});
afterAll(() => test.close());
beforeEach(() => test.advance(61 * 60_000));

const password = "Quiet-River-7";
const nextPassword = "Loud-Ocean-8";
let made = 0;

/** A player that no other test uses. */
async function newPlayer(isTwoFactor = false) {
  const { db, clock } = test.services.context;
  const number = (made += 1);
  const [login, email, phone] = [`target${number}`, `target${number}@example.com`, `7900000${5000 + number}`];
  const [row] = await db
    .insert(player)
    .values({ login, email, phone, passwordHash: await hashPassword(password), createdAt: clock.now() })
    .returning({ id: player.id });
  const id = row?.id ?? 0;
  await db.insert(playerProfile).values({ playerId: id, termsAcceptedAt: clock.now(), isTwoFactor });
  return { id, login, email, phone };
}

const post = <T = SignInAnswer>(path: string, body: unknown, headers: Record<string, string> = {}) =>
  test.call<T>("POST", path, { body, headers });
const codesOf = async (answer: Promise<{ body: { errors: { code: string }[] } }>) =>
  (await answer).body.errors.map(({ code }) => code);
const logIn = (login: string, typed: string, headers: Record<string, string> = {}) =>
  post("/auth-api/v1/login", logInBodyOf(login, typed), headers);
const changePassword = (headers: Record<string, string>) =>
  post<{ errors: { code: string }[] }>(
    "/security-api/v1/password",
    { old_password: password, new_password: nextPassword },
    headers,
  );
const recover = async (email: string, address: string) =>
  (await post<{ result: { id: string } }>("/recovery-api/v1/password/send", { email }, { "x-client-address": address }))
    .body.result.id;

describe("a lock does not tell that two names are one person's", () => {
  const guess = async (names: string[]) => {
    const answers: string[] = [];
    for (const name of names) answers.push(...(await codesOf(logIn(name, "wrong"))));
    return answers;
  };

  it("by an e-mail and a phone", async () => {
    const { email, phone } = await newPlayer();
    const known = await guess([email, email, phone, phone, email, phone]);
    expect(known).toEqual(
      await guess([
        "none@example.com",
        "none@example.com",
        "79005550000",
        "79005550000",
        "none@example.com",
        "79005550000",
      ]),
    );
    expect(await codesOf(logIn(email, password))).toEqual(["SIGN_IN_LOCKED"]);
  });

  it("by a number and the login that was made of it", async () => {
    const { id } = await newPlayer();
    await test.services.context.db
      .update(player)
      .set({ login: `id${id}` })
      .where(eq(player.id, id));
    expect(await guess([`id${id}`, `id${id}`, String(id), String(id)])).toEqual(
      await guess(["id999999", "id999999", "999999", "999999"]),
    );
  });

  it("and other names give an address no more guesses than it has", async () => {
    const { login, email, phone } = await newPlayer();
    const from = async () => ({ "x-client-address": "203.0.113.201", "x-captcha-result": await solvedCaptcha(test) });
    const answers: string[] = [];
    for (const name of [login, login, login, email, email, email, phone, phone, phone])
      answers.push(...(await codesOf(logIn(name, "wrong", await from()))));
    expect(answers).toEqual([
      ...Array.from({ length: addressFailures }, () => "BAD_CREDENTIALS"),
      "SIGN_IN_LOCKED",
      "SIGN_IN_LOCKED",
    ]);
  });
});

describe("an address", () => {
  it("of IPv6 is a whole network: another address of it is no fresh start", async () => {
    const from = async (attempt: number) => ({
      "x-client-address": `2001:db8:7:7::${attempt}`,
      "x-captcha-result": await solvedCaptcha(test),
    });
    for (let attempt = 0; attempt < addressFailures; attempt += 1)
      await logIn(`nobody-${attempt}`, "wrong", await from(attempt));
    expect(await codesOf(logIn("somebody-else", "wrong", await from(99)))).toEqual(["SIGN_IN_LOCKED"]);
    expect(await codesOf(logIn("somebody-else", "wrong", { "x-client-address": "2001:db8:7:8::1" }))).toEqual([
      "BAD_CREDENTIALS",
    ]);
  });

  it.each([
    ["signing in", "/auth-api/v1/login/sms", { "phone-number": "9005550002", "phone-code": "7", "sms-code": "000000" }],
    ["a second step", "/auth-api/v1/login/two-step", { token: "made-up-token-00", code: "000000" }],
    ["a lost password", "/recovery-api/v1/password/check", { id: "made-up-token-00", code: "000000" }],
    [
      "the end of registering",
      "/registration-api/v1/full/confirm",
      { idempotency_key: "0123456789abcdef", token: "made-up", code: "000000" },
    ],
    ["moving over", "/web-api/api/internal/v1/account/user-transfer/check-code/77", { code: "000000" }],
  ])("that guesses codes of %s is asked for a captcha and locked", async (_, path, body) => {
    const address = { "x-client-address": `203.0.113.${70 + (made += 1)}` };
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await codesOf(post(path, body, address))).toEqual(["TIME_UP"]);
    expect((await post(path, body, address)).status).toBe(400);
    for (let attempt = 5; attempt < addressFailures; attempt += 1)
      await post(path, body, { ...address, "x-captcha-result": await solvedCaptcha(test) });
    expect(await codesOf(post(path, body, { ...address, "x-captcha-result": await solvedCaptcha(test) }))).toEqual([
      "SIGN_IN_LOCKED",
    ]);
  });
});

describe("a new password ends what was begun before it", () => {
  it("a code and a token for a lost password", async () => {
    const { login, email } = await newPlayer();
    const { headers } = await test.signIn(login, password);
    const id = await recover(email, "203.0.113.101");
    const { token } = (
      await post<{ token: string }>("/recovery-api/v1/password/check", { id, code: await latestCode(test, email) })
    ).body;
    const second = await recover(email, "203.0.113.102");
    const code = await latestCode(test, email);
    expect(await codesOf(changePassword(headers))).toEqual([]);
    expect(await codesOf(post("/recovery-api/v1/password/check", { id: second, code }))).toEqual(["TIME_UP"]);
    expect(await codesOf(post("/recovery-api/v1/password/reset", { token, password: "Third-Tower-9" }))).toEqual([
      "TIME_UP",
    ]);
    await test.signIn(login, nextPassword);
  });

  it("a second step after the old one", async () => {
    const { login, phone } = await newPlayer(true);
    const begun = (await logIn(login, password)).body.two_step;
    const first = await latestCode(test, phone);
    const { result } = (await post("/auth-api/v1/login/two-step", { token: begun?.token, code: first })).body;
    const {
      body: { token },
    } = await test.call<{ token: string }>("GET", "/web-api/user/gettoken", {
      headers: { "x-session": result?.session ?? "" },
    });
    const thief = (await logIn(login, password)).body.two_step;
    const code = await latestCode(test, phone);
    expect(await codesOf(changePassword({ authorization: `Bearer ${token}` }))).toEqual([]);
    expect(await codesOf(post("/auth-api/v1/login/two-step", { token: thief?.token, code }))).toEqual(["TIME_UP"]);
  });

  it("a browser that was let in by a picture and has not come yet", async () => {
    const { login } = await newPlayer();
    const { headers } = await test.signIn(login, password);
    const { result } = (await post<{ result: { id: string; code: string } }>("/auth-api/v1/qr", undefined)).body;
    expect(
      (await post<{ success: boolean }>("/auth-api/v1/qr/answer", { code: result.code, allow: true }, headers)).body
        .success,
    ).toBe(true);
    await changePassword(headers);
    expect(await codesOf(post("/auth-api/v1/login/qr", { id: result.id }))).toEqual(["CREDENTIAL_REFUSED"]);
  });
});

it("a code that went to a phone opens nothing once the phone is no longer the player's", async () => {
  const { id, phone } = await newPlayer();
  await post("/auth-api/v1/sms", { "phone-code": "7", "phone-number": phone.slice(1) });
  const code = await latestCode(test, phone);
  await test.services.context.db.update(player).set({ phone: "79000006999" }).where(eq(player.id, id));
  expect(
    await codesOf(
      post("/auth-api/v1/login/sms", { "phone-code": "7", "phone-number": phone.slice(1), "sms-code": code }),
    ),
  ).toEqual(["CREDENTIAL_REFUSED"]);
});

it("one phone that two players bind at once becomes one's, and the other is told that time is up", async () => {
  const bound = await Promise.all(
    ["203.0.113.111", "203.0.113.112"].map(async () => {
      const { login } = await newPlayer();
      const { headers } = await test.signIn(login, password);
      const sent = (
        await post<{ result: { token: string } }>(
          "/security-api/v1/phone/code",
          { country_code: "7", phone: "9000007001" },
          headers,
        )
      ).body;
      return { headers, token: sent.result.token };
    }),
  );
  const { messages } = (
    await test.call<{ messages: { text: string }[] }>("GET", "/auth-api/v1/demo/messages?recipient=79000007001")
  ).body;
  const codes = messages.map(({ text }) => /\d{6}/.exec(text)?.[0] ?? "");
  const tries = await Promise.all(
    bound.flatMap(({ headers, token }) =>
      codes.map((code) => post<{ errors?: { code: string }[] }>("/security-api/v1/phone", { token, code }, headers)),
    ),
  );
  expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 200));
  expect(tries.filter(({ body }) => body.errors?.length === 0)).toHaveLength(1);
});

it("a phone is not changed under two steps by an app either: its messages stand in for the app's codes", async () => {
  const { id, login } = await newPlayer();
  const { headers } = await test.signIn(login, password);
  await beginAuthenticator(test.services.context, id);
  await test.services.context.db
    .update(authenticator)
    .set({ confirmedAt: Date.now() })
    .where(eq(authenticator.playerId, id));
  await test.services.context.db.update(playerProfile).set({ isTwoFactor: true }).where(eq(playerProfile.playerId, id));
  expect(
    await codesOf(post("/security-api/v1/phone/code", { country_code: "7", phone: "9000007002" }, headers)),
  ).toEqual(["TWO_FACTOR_DEPENDS"]);
});

it("a registration is not answered again with a session once its player wants two steps", async () => {
  const body = {
    idempotency_key: "hostile-replay-0001",
    country_id: 1,
    currency_id: 643,
    accepts_terms: true,
    "phone-code": "7",
    "phone-number": "9000007003",
    "sms-code": "",
  };
  await post("/registration-api/v1/phone/code", { "phone-code": "7", "phone-number": "9000007003" });
  const sent = { ...body, "sms-code": await latestCode(test, "79000007003") };
  const { result } = (await post("/registration-api/v1/phone", sent)).body;
  expect(result).not.toBeNull();
  await test.services.context.db
    .update(playerProfile)
    .set({ isTwoFactor: true })
    .where(eq(playerProfile.playerId, result?.user_id ?? 0));
  expect(await codesOf(post("/registration-api/v1/phone", sent))).toEqual(["IDEMPOTENCY_MISMATCH"]);
});

it("nobody's phone is filled with codes by taking turns between what they are for", async () => {
  const sent: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const [path, body] of [
      ["/auth-api/v1/sms", { "phone-code": "7", "phone-number": "9000007004" }],
      ["/registration-api/v1/phone/code", { "phone-code": "7", "phone-number": "9000007004" }],
      ["/recovery-api/v1/password/send", { phone: { code: "7", number: "9000007004" } }],
    ] as const) {
      sent.push(
        ...(await codesOf(
          post(path, body, { "x-client-address": `198.51.100.${sent.length + round * 3 + path.length}` }),
        )),
      );
    }
  }
  expect(sent.filter((code) => code === "TOO_MANY_MESSAGES")).toHaveLength(5);
});

it("a browser that only calls itself as the player's does is a new device: what it told of itself must be the same", async () => {
  const { login, id } = await newPlayer();
  const { headers } = await test.signIn(login, password);
  expect(await codesOf(post("/security-api/v1/question", { question_id: 1, answer: "blue" }, headers))).toEqual([]);
  const device = async (screen: number[]) => {
    const { token } = await issueFingerprint(test.services.context, { screen });
    const { result } = (await logIn(login, password, { "x-fingerprint": token })).body;
    const asked = await test.call<{ token: string }>("GET", "/web-api/user/gettoken", {
      headers: { "x-session": result?.session ?? "", "user-agent": "Mozilla/5.0 Copied" },
    });
    return { authorization: `Bearer ${asked.body.token}` };
  };
  await device([1920, 1080]);
  await test.services.context.db
    .update(session)
    .set({ createdAt: 1 })
    .where(and(eq(session.playerId, id), isNotNull(session.device)));
  const [own, thief] = [await device([1920, 1080]), await device([800, 600])];
  const isAnswerNeeded = async (of: Record<string, string>) =>
    (await test.call<{ is_answer_needed: boolean }>("GET", "/security-api/v1/state", { headers: of })).body
      .is_answer_needed;
  expect([await isAnswerNeeded(own), await isAnswerNeeded(thief)]).toEqual([false, true]);
});

it("the device is kept of anyone who comes by a picture, a link or a message, as by a password [3.34]", async () => {
  const { login, phone, id } = await newPlayer();
  const { headers } = await test.signIn(login, password);
  const { token: fingerprint } = await issueFingerprint(test.services.context, { screen: [1366, 768] });
  const from = { "x-fingerprint": fingerprint };
  const { result: picture } = (await post<{ result: { id: string; code: string } }>("/auth-api/v1/qr", undefined)).body;
  await post("/auth-api/v1/qr/answer", { code: picture.code, allow: true }, headers);
  const link = (await post<object>("/auth-api/v1/sign-in-token", undefined, headers)).body;
  await post("/auth-api/v1/sms", { "phone-code": "7", "phone-number": phone.slice(1) });
  const ways = [
    await post("/auth-api/v1/login/qr", { id: picture.id }, from),
    await post("/auth-api/v1/login/token", link, from),
    await post(
      "/auth-api/v1/login/sms",
      { "phone-code": "7", "phone-number": phone.slice(1), "sms-code": await latestCode(test, phone) },
      from,
    ),
  ];
  expect(ways.map(({ body }) => body.result?.user_id)).toEqual([id, id, id]);
  const kept = await test.services.context.db
    .select({ device: session.device })
    .from(session)
    .where(and(eq(session.playerId, id), isNotNull(session.device)));
  expect(kept).toHaveLength(3);
  expect(new Set(kept.map(({ device }) => device)).size).toBe(1);
});

it("a wrong code takes a try, anyone who asks", async () => {
  const { phone } = await newPlayer();
  await post("/auth-api/v1/sms", { "phone-code": "7", "phone-number": phone.slice(1) });
  const code = await latestCode(test, phone);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      codesOf(
        post(
          "/auth-api/v1/login/sms",
          { "phone-code": "7", "phone-number": phone.slice(1), "sms-code": wrongCode(code) },
          { "x-client-address": `198.51.100.${100 + index}` },
        ),
      ),
    ),
  );
  expect(answers.flat().filter((one) => one === "WRONG_CODE")).toHaveLength(4);
});

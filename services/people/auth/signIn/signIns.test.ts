import { eq } from "../../../platform/database/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { solvedCaptcha } from "../../captcha/testing/solve.ts";
import { logInBodyOf, startTestServices, type TestServices } from "../../../testing/services.ts";
import { issueFingerprint } from "../session/fingerprint.ts";
import { message } from "../../messages/tables.ts";
import { oneTimeCode } from "../tables.ts";
import { player } from "../../players/tables.ts";
import { latestCode, wrongCode, type SignInAnswer } from "../testing/signIns.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
beforeEach(() => test.advance(61 * 60_000));

const careful = "79000000003";
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  test.call<SignInAnswer>("POST", `/auth-api/v1${path}`, { body, headers });
const idOf = async (login: string) =>
  (await test.services.context.db.select().from(player).where(eq(player.login, login)))[0]?.id;
const errorsOf = async (answer: ReturnType<typeof post>) => (await answer).body.errors.map(({ code }) => code);
const sms = (number: string, headers: Record<string, string> = {}) =>
  test.call<{ result: { expires: number; retry: number } | null; errors: { code: string; retryAt?: number }[] }>(
    "POST",
    "/auth-api/v1/sms",
    { body: { "phone-code": "7", "phone-number": number }, headers },
  );
const inArabic = (digits: string) => digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
const bySms = (number: string, code: string) =>
  post("/login/sms", { "phone-code": "+7", "phone-number": number, "sms-code": code });

describe("by phone and password", () => {
  it("takes the number and its dialling code apart, however they are written [7.19]", async () => {
    const { uPassword } = logInBodyOf("", "Demo-2026!");
    for (const [country_code, phone_number] of [
      ["7", "9000000001"],
      ["+7", "(900) 000-00-01"],
      ["+7", "8 900 000-00-01"],
      ["+7", "٨ ٩٠٠ ٠٠٠ ٠٠ ٠١"],
    ]) {
      expect((await post("/login", { country_code, phone_number, uPassword })).body, phone_number).toMatchObject({
        result: { user_id: await idOf("demo") },
        errors: [],
      });
    }
    expect(
      (await post("/login", { country_code: "x", phone_number: "9000000001", uPassword })).body.errors,
    ).toMatchObject([{ code: "INVALID", path: ["phone_number"] }]);
  });
});

describe("by a code sent to a phone", () => {
  it("signs in once by the code of the message [7.19]", async () => {
    const { body } = await sms("9000000001");
    expect(body.errors).toEqual([]);
    expect((body.result?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(295);
    const code = await latestCode(test, "79000000001");
    const pasted = `\u2066${inArabic(code.slice(0, 3))}–${code.slice(3)}\u2069 `;
    expect((await bySms("9000000001", pasted)).body).toMatchObject({
      result: { user_id: await idOf("demo"), session: expect.stringMatching(/^.{43}$/) },
      errors: [],
    });
    expect(await errorsOf(bySms("9000000001", code))).toEqual(["TIME_UP"]);
  });

  it("says wrong code while its time is in the future, time up after that, and keeps no code [5.28]", async () => {
    await sms("9000000001");
    const code = await latestCode(test, "79000000001");
    const kept = await test.services.context.db.select().from(oneTimeCode);
    expect(JSON.stringify(kept)).not.toContain(code);
    expect((await bySms("9000000001", wrongCode(code))).body).toMatchObject({
      result: null,
      errors: [{ code: "WRONG_CODE", path: ["code"] }],
    });
    test.advance(5 * 60_000 + 1);
    expect(await errorsOf(bySms("9000000001", code))).toEqual(["TIME_UP"]);
  });

  it("ends a code at the fifth wrong try, also when all come at once", async () => {
    await sms("9000000001");
    const code = await latestCode(test, "79000000001");
    const answers = await Promise.all(Array.from({ length: 20 }, () => errorsOf(bySms("9000000001", wrongCode(code)))));
    expect(answers.filter(([error]) => error === "WRONG_CODE")).toHaveLength(4);
    expect(await errorsOf(bySms("9000000001", code))).toEqual(["TIME_UP"]);
  });

  it("makes an earlier code worthless by a later one", async () => {
    await sms("9000000001");
    const first = await latestCode(test, "79000000001");
    await sms("9000000001", { "x-client-address": "203.0.113.20" });
    const second = await latestCode(test, "79000000001");
    if (first !== second) expect(await errorsOf(bySms("9000000001", first))).toEqual(["WRONG_CODE"]);
    expect((await bySms("9000000001", second)).body.result).not.toBeNull();
  });

  it("answers alike for a phone that nobody has, and sends nothing there", async () => {
    const { body } = await sms("9001112233");
    expect(body).toEqual({ result: { expires: expect.any(Number), retry: expect.any(Number) }, errors: [] });
    expect(await test.services.context.db.select().from(message).where(eq(message.recipient, "79001112233"))).toEqual(
      [],
    );
    expect(await errorsOf(bySms("9001112233", "123456"))).toEqual(["WRONG_CODE"]);
  });

  it(
    "asks for a captcha from the third message of an address on, and refuses the sixth to one phone whether or not anybody has it [5.25]",
    { tags: "slow" },
    async () => {
      for (const [number, address] of [
        ["9000000002", "203.0.113.30"],
        ["9004445566", "203.0.113.31"],
      ] as const) {
        const from = { "x-client-address": address };
        for (const _ of [1, 2]) expect((await sms(number, from)).status).toBe(200);
        expect(await sms(number, from)).toMatchObject({ status: 400, body: { errors: [{ code: 100 }] } });
        for (const _ of [3, 4, 5])
          expect((await sms(number, { ...from, "x-captcha-result": await solvedCaptcha(test) })).body.errors).toEqual(
            [],
          );
        const { body } = await sms(number, { ...from, "x-captcha-result": await solvedCaptcha(test) });
        expect(body).toMatchObject({
          result: null,
          errors: [{ code: "TOO_MANY_MESSAGES", retryAt: expect.any(Number) }],
        });
      }
    },
  );
});

describe("in two steps", () => {
  it("sends a code after the right password, and signs in by it [7.19]", async () => {
    const { body } = await post("/login", logInBodyOf("demo-2fa", "Demo-2026!"));
    expect(body).toMatchObject({ result: null, errors: [], two_step: { phone: "+*********03" } });
    const token = body.two_step?.token ?? "";
    const code = await latestCode(test, careful);
    expect(await errorsOf(post("/login/two-step", { token, code: wrongCode(code) }))).toEqual(["WRONG_CODE"]);
    // Neither of the two is enough alone, nor for the other kind of second step.
    expect(await errorsOf(post("/login/social/two-step", { token, code }))).toEqual(["TIME_UP"]);
    expect(await errorsOf(post("/login/two-step", { token: "somebody-else", code }))).toEqual(["TIME_UP"]);
    expect((await post("/login/two-step", { token, code })).body).toMatchObject({
      result: { user_id: await idOf("demo-2fa") },
      two_step: null,
    });
    expect(await errorsOf(post("/login/two-step", { token, code }))).toEqual(["TIME_UP"]);
  });

  it("sends nothing after a wrong password", async () => {
    const count = async () => (await test.services.context.db.select().from(message)).length;
    const before = await count();
    expect(await errorsOf(post("/login", logInBodyOf("demo-2fa", "wrong")))).toEqual(["BAD_CREDENTIALS"]);
    expect(await count()).toBe(before);
  });
});

describe("by a signed token", () => {
  const issue = async () => {
    const { headers } = await test.signIn();
    return (
      await test.call<{ method_id: number; token: string; sign: string; expires: number }>(
        "POST",
        "/auth-api/v1/sign-in-token",
        { headers },
      )
    ).body;
  };

  it("signs another device in, once, within two minutes [7.19]", async () => {
    const { method_id, token, sign } = await issue();
    expect((await post("/login/token", { method_id, token, sign, lng: "en" })).body).toMatchObject({
      result: { user_id: await idOf("demo") },
      errors: [],
    });
    expect(await errorsOf(post("/login/token", { method_id, token, sign }))).toEqual(["CREDENTIAL_REFUSED"]);
    const late = await issue();
    test.advance(2 * 60_000 + 1);
    expect(await errorsOf(post("/login/token", late))).toEqual(["CREDENTIAL_REFUSED"]);
  });

  it("tells whom a token would sign in without using it up, and nothing of one that can't be used [2.49]", async () => {
    const look = async (body: object) =>
      (await test.call<{ result: object | null }>("POST", "/auth-api/v1/sign-in-token/look", { body })).body.result;
    const made = await issue();
    for (let times = 0; times < 2; times += 1)
      expect(await look(made)).toEqual({ user_id: await idOf("demo"), login: "demo", expires: made.expires });
    for (const body of [
      { ...made, sign: "x" },
      { ...made, method_id: 2 },
      { ...made, token: "x" },
    ])
      expect(await look(body)).toBeNull();
    expect((await post("/login/token", made)).body).toMatchObject({ result: { user_id: await idOf("demo") } });
    expect(await look(made)).toBeNull();
    const late = await issue();
    test.advance(2 * 60_000 + 1);
    expect(await look(late)).toBeNull();
  });

  it("refuses a sign that is not of this token, another method, and a guest who wants one", async () => {
    const [one, other] = [await issue(), await issue()];
    for (const body of [
      { ...one, sign: other.sign },
      { ...one, method_id: 2 },
      { ...one, method_id: 99 },
      { method_id: 1, token: "x", sign: "" },
    ]) {
      expect(await errorsOf(post("/login/token", body))).toEqual(["CREDENTIAL_REFUSED"]);
    }
    expect((await test.call("POST", "/auth-api/v1/sign-in-token")).status).toBe(401);
  });
});

describe("a captcha", () => {
  it("is demanded after five failures from an address, once each, and lets the right password in [5.25]", async () => {
    const from = { "x-client-address": "203.0.113.40" };
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await errorsOf(post("/login", logInBodyOf(`nobody-${attempt}`, "wrong"), from))).toEqual([
        "BAD_CREDENTIALS",
      ]);
    const demo = logInBodyOf("demo", "Demo-2026!");
    const listed = async (headers: Record<string, string>) => {
      const { status, body } = await post("/login", demo, { ...from, ...headers });
      return { status, codes: body.errors.map(({ code }) => code) };
    };
    expect(await listed({})).toEqual({ status: 400, codes: [100] });
    expect(await listed({ "x-captcha-result": "made.up.answer" })).toEqual({ status: 400, codes: [111] });
    const late = await solvedCaptcha(test);
    test.advance(5 * 60_000 + 1);
    expect(await listed({ "x-captcha-result": late })).toEqual({ status: 400, codes: [112] });
    const solved = await solvedCaptcha(test);
    expect(await listed({ "x-captcha-result": solved })).toEqual({ status: 200, codes: [] });
    expect(await listed({ "x-captcha-result": solved })).toEqual({ status: 400, codes: [113] });
  });
});

describe("a device token", () => {
  it("is issued with what the device told, and a run-out one asks for another [3.34] [5.26]", async () => {
    const componentsData = { platform: "Linux", screen: [1920, 1080] };
    const { body } = await test.call<{ token: string; expiresAt: number; componentsData: unknown }>(
      "POST",
      "/auth-api/v1/fingerprint",
      { body: { componentsData } },
    );
    expect(body.componentsData).toEqual(componentsData);
    expect(body.expiresAt - Date.now() / 1000).toBeGreaterThan(86_000);
    const demo = logInBodyOf("demo", "Demo-2026!");
    expect((await post("/login", demo, { "x-fingerprint": body.token })).body.result).not.toBeNull();
    const old = await issueFingerprint(test.services.context, componentsData, Date.now() - 25 * 60 * 60_000);
    for (const token of [old.token, "garbage"])
      expect(await post("/login", demo, { "x-fingerprint": token })).toMatchObject({
        status: 400,
        body: { errors: [{ code: 120 }] },
      });
  });
});

it("answers what no database can hold like anything else that is wrong", async () => {
  const odd = "\0\uD800💥";
  for (const [path, body] of [
    ["/login/two-step", { token: odd, code: odd }],
    ["/login/social/two-step", { token: odd, code: odd }],
    ["/login/token", { method_id: 1, token: odd, sign: odd }],
    ["/login/social", { login: odd, pass: odd }],
    ["/oauth", { network: 5, code: odd, state: odd }],
    ["/login/sms", { "phone-number": odd, "phone-code": odd, "sms-code": odd }],
    ["/login", { phone_number: odd, country_code: odd, uPassword: "eA==" }],
  ] as const)
    expect(await post(path, body), path).toMatchObject({
      status: 200,
      body: { result: null, errors: [{ code: expect.any(String) }] },
    });
  expect((await sms(odd)).body).toMatchObject({ result: null, errors: [{ code: "INVALID" }] });
  expect(
    (await post("/login/sms", { "phone-number": "9000000001", "phone-code": "7", "sms-code": odd })).body.errors,
  ).toMatchObject([{ code: expect.stringMatching(/WRONG_CODE|TIME_UP/) }]);
});

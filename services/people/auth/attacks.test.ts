/** Attempts to sign in by other ways than the intended ones. */
import { and, eq } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { solvedCaptcha } from "../captcha/testing/solve.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { answerConsent } from "../social/testing/consent.ts";
import { message } from "../messages/tables.ts";
import { latestCode, type SignInAnswer } from "./testing/signIns.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
beforeEach(() => test.advance(61 * 60_000));

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  test.call<SignInAnswer>("POST", path, { body, headers });
const codesOf = async (answer: ReturnType<typeof post>) => (await answer).body.errors.map(({ code }) => code);
const smsTo = (recipient: string) =>
  test.services.context.db
    .select()
    .from(message)
    .where(and(eq(message.recipient, recipient), eq(message.channel, "sms")));
const sms = (number: string, headers: Record<string, string> = {}) =>
  post("/auth-api/v1/sms", { "phone-code": "7", "phone-number": number }, headers);

it("a code to the phone is no way around the password of a player who wants both; the phone is told", async () => {
  const before = await smsTo("79000000003");
  const forms = [await sms("9000000003"), await sms("9001112233")].map(({ body }) => ({
    ...body,
    result: Object.keys(body.result ?? {}),
  }));
  expect(forms[0]).toEqual(forms[1]);
  const [told] = (await smsTo("79000000003")).slice(before.length);
  expect(told?.body).not.toMatch(/\d/);
  expect(
    await codesOf(
      post("/auth-api/v1/login/sms", { "phone-code": "7", "phone-number": "9000000003", "sms-code": "123456" }),
    ),
  ).toEqual(["WRONG_CODE"]);
  // A code asked for before they wanted two steps is no way either.
  expect(await latestCode(test, "79000000003").catch(() => null)).toBeNull();
});

describe("a state of oauth", () => {
  const startOauth = async () => {
    const { url, state } = (
      await test.call<{ url: string; state: string }>("POST", "/social-api/v1/oauth/start", {
        body: { network: 5, return_path: "/en/user/login" },
      })
    ).body;
    return { code: (await answerConsent(url, { subject: "demo-person" })).searchParams.get("code"), state };
  };

  it("is good once, however it is spelled", async () => {
    const { code, state } = await startOauth();
    expect((await post("/auth-api/v1/oauth", { network: 5, code, state })).body.result).not.toBeNull();
    const others = [await startOauth(), await startOauth(), await startOauth()];
    for (const [index, spelled] of [`${state}.`, `${state}!`, `${state}=`].entries()) {
      expect(
        await codesOf(post("/auth-api/v1/oauth", { network: 5, code: others[index]?.code, state: spelled })),
        spelled,
      ).toEqual(["CREDENTIAL_REFUSED"]);
    }
  });
});

it("a captcha that was tried too often says that its time is up", async () => {
  const [token = "", sign = ""] = (await solvedCaptcha(test)).split(".");
  const id = `${token}.${sign}`;
  const validate = async () =>
    (await test.call<{ success: boolean; time: number }>("POST", `/captcha-api/captcha/validate?captcha=${id}.XXXXX`))
      .body.time;
  const times = [];
  for (const _ of [1, 2, 3, 4]) times.push(await validate());
  expect(times).toEqual([300, 300, 300, 0]);
  expect((await test.call("GET", `/captcha-api/captcha/gettime?captcha=${id}`)).body).toMatchObject({
    success: false,
    time: 0,
  });
});

it("a token for another device is worth nothing once the session that made it has ended", async () => {
  const { headers } = await test.signIn();
  const issue = async () => (await test.call<object>("POST", "/auth-api/v1/sign-in-token", { headers })).body;
  const [before, after] = [await issue(), await issue()];
  expect((await post("/auth-api/v1/login/token", before)).body.result).not.toBeNull();
  await test.call("POST", "/auth-api/v1/disconnect", { headers });
  expect(await codesOf(post("/auth-api/v1/login/token", after))).toEqual(["CREDENTIAL_REFUSED"]);
});

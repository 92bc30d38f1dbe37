/** Messages to phones speak the language that the visitor reads the site in. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { logInBodyOf, startTestServices, type TestServices } from "../../testing/services.ts";
import type { SignInAnswer } from "../auth/testing/signIns.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
beforeEach(() => test.advance(61 * 60_000));

const latest = async (phone: string) =>
  (await test.call<{ messages: { text: string }[] }>("GET", `/auth-api/v1/demo/messages?recipient=${phone}`)).body
    .messages[0]?.text;
const askFor = (number: string, language: string) =>
  test.call("POST", "/auth-api/v1/sms", {
    body: { "phone-code": "7", "phone-number": number },
    headers: { "x-language": language },
  });

it.each([
  ["en", /^Your code is \d{6}\./],
  ["ru", /^Ваш код: \d{6}\./],
  ["ar", /^رمزك هو \d{6}\./],
  ["es", /^Tu código es \d{6}\./],
  ["de", /^Your code is \d{6}\./],
])("a code asked for in %s is told in it, in English where it is not spoken [0.03]", async (language, form) => {
  await askFor("9000000001", language);
  expect(await latest("79000000001")).toMatch(form);
});

it("warns a player of two steps, and sends the second step's code, in the language of the call [0.03]", async () => {
  await askFor("9000000003", "es");
  expect(await latest("79000000003")).toMatch(/primero la contraseña/);
  const body = { country_code: "7", phone_number: "9000000003", uPassword: logInBodyOf("", "Demo-2026!").uPassword };
  expect(
    (await test.call<SignInAnswer>("POST", "/auth-api/v1/login", { body, headers: { "x-language": "ar" } })).body
      .two_step,
  ).not.toBeNull();
  expect(await latest("79000000003")).toMatch(/^رمزك هو \d{6}/);
});

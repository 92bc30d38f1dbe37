/** Protection of accounts besides the ways to sign in. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { solvedCaptcha } from "../captcha/testing/solve.ts";
import { logInBodyOf, startTestServices, type TestServices } from "../../testing/services.ts";
import type { SignInAnswer } from "./testing/signIns.ts";

let test: TestServices;
const failures = 7;
beforeAll(async () => {
  test = await startTestServices({ settings: { maxAddressFailures: failures } });
});
afterAll(() => test.close());
beforeEach(() => test.advance(61 * 60_000));

const password = "Demo-2026!";
const logIn = (login: string, typed: string, headers: Record<string, string> = {}) =>
  test.call<SignInAnswer>("POST", "/auth-api/v1/login", { body: logInBodyOf(login, typed), headers });
const codes = async (answer: ReturnType<typeof logIn>) => (await answer).body.errors.map(({ code }) => code);

it("locks an address after as many failures as the operator says, and lets it in again after thirty minutes", async () => {
  const from = async () => ({ "x-client-address": "203.0.113.9", "x-captcha-result": await solvedCaptcha(test) });
  for (let attempt = 0; attempt < failures; attempt += 1)
    expect(await codes(logIn(`nobody-${attempt}`, "wrong", await from()))).toEqual(["BAD_CREDENTIALS"]);
  expect(await codes(logIn("demo", password, await from()))).toEqual(["SIGN_IN_LOCKED"]);
  test.advance(30 * 60_000 + 1);
  expect(await codes(logIn("demo", password, await from()))).toEqual([]);
});

describe("nobody learns whether a login exists", () => {
  it("by the answer", async () => {
    const [known, unknown] = [await logIn("demo", "wrong"), await logIn("nobody-at-all", "wrong")];
    expect(known).toEqual(unknown);
  });

  it("by the time: an unknown login is looked at as long as a known one", { tags: "slow" }, async () => {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    // The lower quarter: a busy machine makes some answers late, and none early.
    const quarter = (values: number[]) =>
      values.toSorted((one, other) => one - other)[Math.floor(values.length / 4)] ?? 0;
    const difference = () => Math.abs(quarter(times.known) - quarter(times.unknown)) / quarter(times.known);
    // More looks make chance smaller, and a real difference no smaller. In turns, so that what else the machine does
    // falls on both alike.
    for (let round = 0; round < 200 && (round < 60 || difference() >= 0.15); round += 1) {
      for (const kind of round % 2 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)) {
        test.advance(31 * 60_000);
        const began = performance.now();
        await logIn(kind === "known" ? "demo" : "nobody-at-all", "wrong");
        times[kind].push(performance.now() - began);
      }
    }
    expect(difference(), `${quarter(times.known)} ms and ${quarter(times.unknown)} ms`).toBeLessThan(0.15);
  });
});

it("gives each sign-in a session of its own, whatever the browser showed before", async () => {
  const chosen = "attackers-choice-of-a-session-0123456789abcdef";
  const sessions = [];
  for (const _ of [1, 2])
    sessions.push(
      (await logIn("demo", password, { "x-session": chosen, cookie: `session=${chosen}` })).body.result?.session,
    );
  expect(new Set([...sessions, chosen]).size).toBe(3);
  expect((await test.call("GET", "/web-api/session", { headers: { "x-session": chosen } })).body).toEqual({
    user_id: null,
  });
});

it("takes no captcha twice, for whatever call", async () => {
  const headers = { "x-client-address": "203.0.113.77" };
  for (let attempt = 0; attempt < 5; attempt += 1) await logIn(`somebody-${attempt}`, "wrong", headers);
  const solved = await solvedCaptcha(test);
  expect(await codes(logIn("demo", password, { ...headers, "x-captcha-result": solved }))).toEqual([]);
  expect((await logIn("demo", password, { ...headers, "x-captcha-result": solved })).status).toBe(400);
});

it.each([
  ["NUL", "de\0mo"],
  ["too long", "x".repeat(129)],
  ["marks of direction around nobody's name", "\u202enobody"],
  ["another script", "демо"],
  ["emoji", "🙂"],
  ["a script", "<script>alert(1)</script>"],
  ["SQL", "demo' or '1'='1"],
  ["a lone surrogate", "\ud800"],
])("answers a login of %s like any other that is wrong", async (_, login) => {
  const answer = await logIn(login, password);
  expect(answer.status).toBe(200);
  expect(answer.body.result).toBeNull();
  expect(JSON.stringify(answer.body)).not.toContain(login);
});

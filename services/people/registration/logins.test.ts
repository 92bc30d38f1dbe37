/** Logins and numbers of new players: one player's must not be a list of all. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { logInBodyOf, startTestServices, type TestServices } from "../../testing/services.ts";
import type { Registered } from "./api.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());

const register = async (index: number) =>
  (
    await test.call<Registered>("POST", "/registration-api/v1/one-click", {
      body: {
        idempotency_key: `key-of-a-login-${index}`.padEnd(20, "x"),
        country_id: 1,
        currency_id: 643,
        accepts_terms: true,
      },
      headers: { "x-client-address": `203.0.113.${index}` },
    })
  ).body;

it("are random, and both sign in [7.19]", async () => {
  const made: Registered[] = [];
  for (let index = 0; index < 8; index += 1) made.push(await register(index));
  const [logins, numbers] = [
    made.map(({ credentials }) => credentials?.login ?? ""),
    made.map(({ result }) => result?.user_id ?? 0),
  ];
  for (const login of logins) expect(login).toMatch(/^[a-z][a-z2-9]{9}$/);
  for (const number of numbers) expect(number).toBeGreaterThanOrEqual(100_000_000);
  expect([new Set(logins).size, new Set(numbers).size]).toEqual([8, 8]);
  const gaps = numbers.slice(1).map((number, index) => Math.abs(number - (numbers[index] ?? 0)));
  expect(Math.max(...gaps)).toBeGreaterThan(1_000_000);
  for (const name of [logins[0], String(numbers[0])]) {
    const { body } = await test.call<{ result: { user_id: number } }>("POST", "/auth-api/v1/login", {
      body: logInBodyOf(name ?? "", made[0]?.credentials?.password ?? ""),
    });
    expect(body.result.user_id).toBe(numbers[0]);
  }
});

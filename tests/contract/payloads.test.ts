/**
 * One mutation's failure takes no other's answer with it, and renewing works as the schema says; on the project's own
 * services.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../scripts/lib/freePort.ts";
import { startGateway, type RunningGateway } from "../../gateway/server.ts";
import { ask, fieldOf, testOptions } from "../../gateway/testing/gateway.ts";
import { startMoneyStack, type MoneyStack } from "./moneyStack.ts";

let stack: MoneyStack;
/** A gateway whose favorites service is away. */
let halved: RunningGateway;
beforeAll(async () => {
  stack = await startMoneyStack();
  const { url } = stack.test.services;
  const options = testOptions(url);
  halved = await startGateway({
    ...options,
    serviceKey: "test-key",
    urls: { ...options.urls, favorites: `http://127.0.0.1:${await freePort()}` },
  });
});
afterAll(async () => {
  await halved?.close();
  await stack?.close();
});

interface Tokens {
  userToken: string;
  expiresAt: string;
  refreshToken: string;
  refreshExpiresAt: string;
  errors: { code: string; path: string[] | null }[];
}
const fields = "userToken expiresAt refreshToken refreshExpiresAt errors { code path }";
const signIn = async (save: boolean) =>
  fieldOf<Tokens>(
    (
      await ask(
        stack.gateway.url,
        `mutation { createToken(input: { login: "demo", password: "Demo-2026!", save: ${save} }) { ${fields} } }`,
      )
    ).data,
    "createToken",
  );
const renew = async (refreshToken: string) =>
  fieldOf<Tokens>(
    (
      await ask(
        stack.gateway.url,
        `mutation($input: RefreshTokenInput!) { refreshToken(input: $input) { ${fields} } }`,
        { variables: { input: { refreshToken } } },
      )
    ).data,
    "refreshToken",
  );
const whoIs = (token: string) =>
  ask(stack.gateway.url, "{ viewer { login } }", { headers: { authorization: `Bearer ${token}` } });

it("what the first mutation did is told when the service of the second is away", async () => {
  const headers = await stack.signIn();
  const both =
    'mutation { first: setBalanceHidden(input: { isHidden: true }) { isHidden errors { code } } second: addFavorites(input: { items: [{ kind: GAME, id: "1" }] }) { errors { code } } }';
  // Sessions are the same services': the cookie counts at both gateways.
  const { data, errors, status } = await ask(halved.url, both, { headers });
  expect([status, data]).toEqual([200, { first: { isHidden: true, errors: [] }, second: null }]);
  expect(errors).toMatchObject([{ path: ["second"], extensions: { upstream: { service: "favorites" } } }]);
});

it("a token is renewed by its refresh token, without header or password", async () => {
  const first = await signIn(true);
  const inDays = (at: string) => Math.round((Date.parse(at) - Date.now()) / 86_400_000);
  expect([inDays(first.refreshExpiresAt), Math.round((Date.parse(first.expiresAt) - Date.now()) / 60_000)]).toEqual([
    30, 10,
  ]);
  const second = await renew(first.refreshToken);
  expect(second).toMatchObject({ errors: [], userToken: expect.any(String) });
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect((await whoIs(second.userToken)).data).toEqual({ viewer: { login: "demo" } });
});

it("a sign-in that is not to last ends after a day", async () => {
  const { refreshExpiresAt } = await signIn(false);
  expect(Math.abs(Date.parse(refreshExpiresAt) - Date.now() - 86_400_000)).toBeLessThan(60_000);
});

it("signing out ends both tokens, and what is no token is refused at its place", async () => {
  const { userToken, refreshToken } = await signIn(true);
  await ask(stack.gateway.url, "mutation { logOut { isSignedOut } }", {
    headers: { authorization: `Bearer ${userToken}` },
  });
  const refused = {
    userToken: null,
    expiresAt: null,
    refreshToken: null,
    refreshExpiresAt: null,
    errors: [{ code: "CREDENTIAL_REFUSED", path: ["refreshToken"] }],
  };
  for (const token of [refreshToken, "nonsense-nonsense", "", "x".repeat(10_000), "\u0000"])
    expect(await renew(token)).toEqual(refused);
  expect((await whoIs(userToken)).errors?.[0]?.extensions).toEqual({
    code: "UNAUTHENTICATED",
    reason: "TOKEN_INVALID",
  });
});

import { decodeProtectedHeader } from "jose";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { callerOf } from "./caller.ts";
import { keyMs } from "./signingKeys.ts";
import { signingKey } from "./tables.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
afterEach(() => {
  vi.useRealTimers();
});

const keyIds = async () =>
  (await test.call<{ keys: { kid: string }[] }>("GET", "/auth-api/v1/jwks.json")).body.keys.map(({ kid }) => kid);
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

it("a new key signs while the old one still verifies what it signed, and is gone when that has run out [3.33] [4.34]", async () => {
  const { session, headers } = await test.signIn();
  const [first] = await keyIds();
  const player = () => test.call<{ result?: { login: string } }>("GET", "/auth-api/v1/user", { headers });
  const kidOf = (token: string) => decodeProtectedHeader(token).kid;
  expect(kidOf(headers.authorization.slice("Bearer ".length))).toBe(first);
  await test.services.context.db.update(signingKey).set({ createdAt: Date.now() - keyMs });
  vi.useFakeTimers({ toFake: ["Date"] });
  later(61_000);
  const { token } = (
    await test.call<{ token: string }>("GET", "/web-api/user/gettoken", { headers: { "x-session": session } })
  ).body;
  expect(kidOf(token)).not.toBe(first);
  expect(await keyIds()).toEqual([kidOf(token), first]);
  expect((await player()).body.result?.login).toBe("demo");
  later(12 * 60_000);
  expect(await keyIds()).toEqual([kidOf(token)]);
  expect((await player()).status).toBe(401);
});

it("a token that names a key of nobody's is refused", async () => {
  const { headers } = await test.signIn();
  const [, claims = "", sign = ""] = headers.authorization.split(".");
  for (const kid of ["nobody", "../../etc", ""]) {
    const header = Buffer.from(JSON.stringify({ alg: "EdDSA", kid })).toString("base64url");
    expect(
      (
        await test.call("GET", "/auth-api/v1/user", {
          headers: { authorization: `Bearer ${header}.${claims}.${sign}` },
        })
      ).status,
      kid,
    ).toBe(401);
  }
});

it("a token is not refused because the keys can't be read: that is the service's failure, not its player's", async () => {
  const { headers } = await test.signIn();
  const { db } = test.services.context;
  const broken = Object.assign(Object.create(db) as typeof db, {
    transaction: () => Promise.reject(new Error("the database is away")),
  });
  await expect(callerOf({ ...test.services.context, db: broken }, headers.authorization)).rejects.toThrow("away");
  expect(await callerOf({ ...test.services.context, db: broken }, "Bearer not.a.token")).toBeNull();
});

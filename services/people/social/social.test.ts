import { eq } from "../../platform/database/drizzle.ts";
import { decodeJwt, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { socialNetworks } from "#shared/people/socialNetworks.ts";
import { player } from "../players/tables.ts";
import { latestCode, type SignInAnswer } from "../auth/testing/signIns.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { demoClientId } from "./demoNetwork/network.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
beforeEach(() => test.advance(61 * 60_000));

const google = 5;
const credential = async (subject = "demo-person", network = google) =>
  (await test.call<{ credential: string }>("POST", "/social-api/v1/demo/credential", { body: { network, subject } }))
    .body.credential;
const idOf = async (login: string) =>
  (await test.services.context.db.select().from(player).where(eq(player.login, login)))[0]?.id;

async function oneTap(fields: Record<string, string>): Promise<{ status: number; redirectUrl: string | null }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await fetch(`${test.services.url}/social-api/v1/oauth/one-tap`, { method: "POST", body: form });
  return {
    status: response.status,
    redirectUrl: ((await response.json()) as { redirectUrl?: string | null }).redirectUrl ?? null,
  };
}
const rest = { language: "ru", currency: "643", countryId: "1" };
const logIn = async (path: string, body: object) =>
  (await test.call<SignInAnswer>("POST", `/auth-api/v1${path}`, { body })).body;

describe("one-tap", () => {
  it("answers its client id, and sixteen networks [7.16] [3.20] [3.29]", async () => {
    expect((await test.call("GET", "/social-api/v1/oauth/one-tap/client-id")).body).toEqual({
      clientId: demoClientId,
      script: `${test.services.url}/demo-network/5/one-tap.js`,
    });
    const { networks } = (
      await test.call<{ networks: { id: number; code: string; isOn: boolean }[] }>("GET", "/social-api/v1/networks")
    ).body;
    expect(networks).toHaveLength(16);
    expect(new Set(networks.map(({ code }) => code)).size).toBe(16);
    expect(networks.every(({ id, isOn }) => isOn && socialNetworks.some((one) => one.id === id))).toBe(true);
  });

  it("takes a multipart form and sends the browser where the token of the answer signs it in [7.17] [7.19]", async () => {
    const { redirectUrl } = await oneTap({ credential: await credential(), ...rest });
    const url = new URL(redirectUrl ?? "", "https://site.example");
    expect(url.pathname).toBe("/ru/user/login");
    expect([...url.searchParams.keys()]).toEqual(["method_id"]);
    const { method_id, token, sign } = Object.fromEntries([
      ...url.searchParams,
      ...new URLSearchParams(url.hash.slice(1)),
    ]);
    const body = { method_id: Number(method_id), token, sign };
    expect(await logIn("/login/token", body)).toMatchObject({ result: { user_id: await idOf("demo") }, errors: [] });
    expect(await logIn("/login/token", body)).toMatchObject({ result: null, errors: [{ code: "CREDENTIAL_REFUSED" }] });
  });

  it("sends somebody who is nobody here to registration, with what it knew", async () => {
    expect((await oneTap({ credential: await credential("a stranger"), ...rest })).redirectUrl).toMatch(
      /^\/ru\/registration\/socialregistration\?network=5&currency=643&countryId=1#token=[\w-]+\.[\w-]+$/,
    );
  });

  it("refuses a credential that is used, forged, too old or for another site, and what is no form", async () => {
    const used = await credential();
    await oneTap({ credential: used, ...rest });
    const claims = decodeJwt(await credential());
    const { privateKey } = await generateKeyPair("ES256");
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: "ES256" }).sign(privateKey);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`;
    for (const refused of [used, forged, unsigned, "garbage"])
      expect(await oneTap({ credential: refused, ...rest })).toEqual({ status: 200, redirectUrl: null });
    expect((await oneTap({ credential: used })).status).toBe(400);
    const broken = await fetch(`${test.services.url}/social-api/v1/oauth/one-tap`, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: "nonsense",
    });
    expect(broken.status).toBe(400);
  });
});

describe("signing in by a network", () => {
  it("takes what the network signed, of the network it says it is of [7.19]", async () => {
    expect(await logIn("/login/social", { login: "5", pass: await credential() })).toMatchObject({
      result: { user_id: await idOf("demo") },
      errors: [],
    });
    expect(await logIn("/login/social", { login: "1", pass: await credential() })).toMatchObject({
      errors: [{ code: "CREDENTIAL_REFUSED" }],
    });
    expect(await logIn("/login/social", { login: "5", pass: await credential("a stranger") })).toMatchObject({
      errors: [{ code: "NOT_LINKED" }],
    });
  });

  it("asks a careful player for a code as well [7.19]", async () => {
    const { two_step, result } = await logIn("/login/social", {
      login: "5",
      pass: await credential("demo-person-2fa"),
    });
    expect(result).toBeNull();
    const code = await latestCode(test, "79000000003");
    expect(await logIn("/login/social/two-step", { token: two_step?.token, code })).toMatchObject({
      result: { user_id: await idOf("demo-2fa") },
      errors: [],
    });
  });

  it.each(["//evil.example", "https://evil.example", "/\\evil.example", "", "/a b"])(
    "sends nobody to %j",
    async (return_path) => {
      expect(
        (await test.call("POST", "/social-api/v1/oauth/start", { body: { network: google, return_path } })).status,
      ).toBe(400);
    },
  );
});

it("has no networks and no demo calls in production", { tags: "slow" }, async () => {
  const production = await startTestServices({ settings: { siteEnv: "production" } });
  try {
    expect((await production.call("GET", "/social-api/v1/oauth/one-tap/client-id")).body).toEqual({
      clientId: null,
      script: null,
    });
    expect((await fetch(`${production.services.url}/demo-network/5/one-tap.js`)).status).toBe(404);
    expect(
      (
        await production.call("POST", "/social-api/v1/demo/credential", {
          body: { network: google, subject: "demo-person" },
        })
      ).status,
    ).toBe(404);
    expect((await production.call("GET", "/auth-api/v1/demo/messages?recipient=79000000001")).status).toBe(404);
    expect(
      (
        await production.call<SignInAnswer>("POST", "/auth-api/v1/login/social", {
          body: { login: "5", pass: await credential() },
        })
      ).body.errors,
    ).toMatchObject([{ code: "CREDENTIAL_REFUSED" }]);
  } finally {
    await production.close();
  }
});

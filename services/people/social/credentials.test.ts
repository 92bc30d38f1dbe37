/**
 * Credentials signed by a network for one-tap, verified with keys requested over real HTTP, including networks that
 * answer nonsense, too much or never.
 */
import { createHash } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { socialNetworks } from "#shared/people/socialNetworks.ts";
import type { SignInAnswer } from "../auth/testing/signIns.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";

const { privateKey, publicKey } = await generateKeyPair("ES256");
const good = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: "ES256", use: "sig", kid: "one" }] });
const json =
  (text: string, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(text);

/** An answer without an end, as fast as it is taken. */
const endless: RequestListener = (_, response) => {
  response.setHeader("content-type", "application/json").write('{"keys":[');
  const more = (): void => {
    if (!response.destroyed && response.write("{}, ".repeat(16_384))) setImmediate(more);
  };
  response.on("drain", more);
  more();
};
/** A byte now and then: each comes in time, and all of them never. */
const dripping: RequestListener = (request, response) => {
  response.setHeader("content-type", "application/json");
  const timer = setInterval(() => response.write(" "), 100);
  request.socket.once("close", () => clearInterval(timer));
};

/** How networks answer for their keys; each is its own issuer, because answers are cached. */
const away = {
  HTML: json("<html>"),
  "no keys": json('{"error":"none"}'),
  "keys that are none": json('{"keys":[{"kid":"one"}]}'),
  "a list": json("[]"),
  nothing: json(""),
  "too deep nonsense": json("[".repeat(10_000)),
  "a refusal": json("{}", 403),
  "a failure": json("{}", 503),
  "a megabyte": json(JSON.stringify({ keys: [{ kty: "a".repeat(1024 * 1024) }] })),
  "an answer without an end": endless,
  "a byte now and then": dripping,
  silence: () => undefined,
  "a broken line": (request) => request.socket.destroy(),
  "another address": (_, response) => response.writeHead(302, { location: `${origin}/elsewhere` }).end(),
} satisfies Record<string, RequestListener>;
const names = Object.keys(away) as (keyof typeof away)[];

const folder = mkdtempSync(join(tmpdir(), "credentials-"));
let provider: Server;
let origin: string;
let test: TestServices;
/** Paths the provider was asked for, and bytes its latest long answer sent. */
let asked: string[] = [];
let sent = 0;

const issuerOf = (index: number) => `${origin}/${index}`;
/** The last network answers as it should, once it does. */
const last = names.length;
let lastKeys: RequestListener = json(good);

beforeAll(async () => {
  provider = createServer((request, response) => {
    const [, index = "", path = ""] = /^\/(\d+)(.*)$/.exec(request.url ?? "") ?? [];
    asked.push(request.url ?? "");
    if (path === "/.well-known/openid-configuration") {
      const issuer = issuerOf(Number(index));
      json(
        JSON.stringify({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ["code"],
          id_token_signing_alg_values_supported: ["ES256"],
          subject_types_supported: ["public"],
        }),
      )(request, response);
      return;
    }
    response.once("close", () => {
      sent = request.socket.bytesWritten;
    });
    const name = names[Number(index)];
    if (request.url === "/elsewhere") json(good)(request, response);
    else (name === undefined ? lastKeys : away[name])(request, response);
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const path = join(folder, "providers.json");
  writeFileSync(
    path,
    JSON.stringify(
      Object.fromEntries(
        [...names, "good"].map((_, index) => [
          socialNetworks[index]?.code,
          { issuer: issuerOf(index), clientId: "bets" },
        ]),
      ),
    ),
  );
  test = await startTestServices({ settings: { socialProvidersPath: path } });
});
afterAll(async () => {
  await test?.close();
  provider?.closeAllConnections();
  provider?.close();
  rmSync(folder, { recursive: true });
});

const signed = (index: number, claims: Record<string, unknown> = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: "ES256", kid: "one" })
    .setIssuer(issuerOf(index))
    .setAudience("bets")
    .setSubject("person")
    .setIssuedAt()
    .setExpirationTime("5m")
    .setJti(String(Math.ceil(performance.now() * 1e6)))
    .sign(privateKey);

async function oneTap(
  credential: string,
  more: Record<string, string> = {},
): Promise<{ status: number; code: string | null; redirectUrl: string | null }> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ credential, language: "en", currency: "643", countryId: "1", ...more }))
    form.append(name, value);
  const response = await fetch(`${test.services.url}/social-api/v1/oauth/one-tap`, { method: "POST", body: form });
  const body = (await response.json()) as { redirectUrl?: string | null; code?: string };
  return { status: response.status, code: body.code ?? null, redirectUrl: body.redirectUrl ?? null };
}
const registration = expect.stringMatching(/^\/en\/registration\/socialregistration\?/);

describe("keys of a network", () => {
  it.each(names.map((name, index) => [name, index] as const))(
    "that answers %s for them are told as away, in time; the credential stays good",
    { tags: "slow", timeout: 10_000 },
    async (_, index) => {
      asked = [];
      const began = Date.now();
      expect(await oneTap(await signed(index))).toEqual({ status: 409, code: "NETWORK_AWAY", redirectUrl: null });
      expect(Date.now() - began).toBeLessThan(5_000);
      expect(asked).not.toContain("/elsewhere");
    },
  );

  it("are read no further than they can be of use", async () => {
    sent = 0;
    expect(await oneTap(await signed(names.indexOf("an answer without an end")))).toMatchObject({
      code: "NETWORK_AWAY",
    });
    await expect.poll(() => sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });

  it("that can't be had are told by the other way to show a credential, too [7.19]", { tags: "slow" }, async () => {
    const index = names.indexOf("silence");
    const { errors } = (
      await test.call<SignInAnswer>("POST", "/auth-api/v1/login/social", {
        body: { login: String(socialNetworks[index]?.id), pass: await signed(index) },
      })
    ).body;
    expect(errors.map(({ code }) => code)).toEqual(["PROVIDER_UNAVAILABLE"]);
  });

  it("that come later let the same credential in, once [7.17]", async () => {
    const credential = await signed(last);
    lastKeys = json("{}", 503);
    expect(await oneTap(credential)).toMatchObject({ status: 409 });
    lastKeys = json(good);
    expect(await oneTap(credential)).toEqual({ status: 200, code: null, redirectUrl: registration });
    expect(await oneTap(credential)).toEqual({ status: 200, code: null, redirectUrl: null });
  });
});

describe("a credential with a nonce", () => {
  const secret = "what-only-the-page-knows";
  const nonce = createHash("sha256").update(secret).digest("base64url");

  it.each([
    ["with its secret", { nonce }, { nonce_secret: secret }, true],
    ["without it", { nonce }, {}, false],
    ["with the nonce itself", { nonce }, { nonce_secret: nonce }, false],
    ["with another page's", { nonce }, { nonce_secret: "another" }, false],
    ["that is none, with a secret", {}, { nonce_secret: secret }, false],
    ["that is no text", { nonce: 7 }, { nonce_secret: secret }, false],
  ] as const)("is of use %s: %s", async (_, claims, more, isTaken) => {
    expect((await oneTap(await signed(last, claims), more)).redirectUrl).toEqual(isTaken ? registration : null);
  });

  it("is none for the way that asks for no secret", async () => {
    const { errors } = (
      await test.call<SignInAnswer>("POST", "/auth-api/v1/login/social", {
        body: { login: String(socialNetworks[last]?.id), pass: await signed(last, { nonce }) },
      })
    ).body;
    expect(errors.map(({ code }) => code)).toEqual(["CREDENTIAL_REFUSED"]);
  });
});

/**
 * Signing in by a network's own site, over real HTTP: the embedded demo network, and providers that answer nonsense.
 */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SignInAnswer } from "../auth/testing/signIns.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { answerConsent } from "./testing/consent.ts";

const google = 5;
const vk = 1;
const folder = mkdtempSync(join(tmpdir(), "providers-"));
const { privateKey, publicKey } = await generateKeyPair("ES256");
const stranger = await generateKeyPair("ES256");

/**
 * The answers of this test's provider at its token endpoint; discovery and keys are fine unless a test says otherwise.
 */
let tokenAnswer: RequestListener = (_, response) => response.end();
/** Its keys in place of those it begins with. */
let keys: object[] | null = null;
let provider: Server;
let issuer: string;
let test: TestServices;

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const json = (value: object) => response.setHeader("content-type", "application/json").end(JSON.stringify(value));
    if (request.url === "/.well-known/openid-configuration")
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ["code"],
        id_token_signing_alg_values_supported: ["ES256"],
        subject_types_supported: ["public"],
      });
    if (request.url === "/jwks")
      return json({ keys: keys ?? [{ ...(await exportJWK(publicKey)), alg: "ES256", use: "sig", kid: "one" }] });
    tokenAnswer(request, response);
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const path = join(folder, "providers.json");
  writeFileSync(path, JSON.stringify({ VK: { issuer, clientId: "bets", clientSecret: "s3cret" } }));
  test = await startTestServices({ settings: { socialProvidersPath: path } });
});
afterAll(async () => {
  await test?.close();
  provider?.closeAllConnections();
  provider?.close();
  rmSync(folder, { recursive: true });
});

const start = async (network = google, more: object = {}) =>
  (
    await test.call<{ url: string; state: string }>("POST", "/social-api/v1/oauth/start", {
      body: { network, return_path: "/en/user/login", ...more },
    })
  ).body;
const logIn = async (body: object) =>
  (await test.call<SignInAnswer & { registration_token?: string }>("POST", "/auth-api/v1/oauth", { body })).body;
const codes = ({ errors }: SignInAnswer) => errors.map(({ code }) => code);

describe("the demo network", () => {
  it("is gone to, asks for consent and comes back with a code that signs in, once [7.19]", async () => {
    const { url, state } = await start(google, { origin: "http://localhost:3000" });
    const asked = new URL(url).searchParams;
    expect(
      Object.fromEntries(
        ["response_type", "code_challenge_method", "redirect_uri", "state"].map((name) => [name, asked.get(name)]),
      ),
    ).toEqual({
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: "http://localhost:3000/en/user/login",
      state,
    });
    const back = await answerConsent(url, { subject: "demo-person" });
    expect(`${back.origin}${back.pathname}`).toBe("http://localhost:3000/en/user/login");
    const input = { network: google, code: back.searchParams.get("code"), state: back.searchParams.get("state") };
    expect(await logIn(input)).toMatchObject({ result: { session: expect.any(String) }, errors: [] });
    expect(codes(await logIn(input))).toEqual(["CREDENTIAL_REFUSED"]);
  });

  it("says when its visitor refuses, and gives no code", async () => {
    const { url, state } = await start();
    const back = await answerConsent(url, { answer: "no" });
    expect(Object.fromEntries(back.searchParams)).toEqual({ error: "access_denied", state });
  });

  it("hands a newcomer on to registration with what it told of them, unreadable on the way", async () => {
    const { url, state } = await start();
    const back = await answerConsent(url, { subject: "", other: "Nora New" });
    const answer = await logIn({ network: google, code: back.searchParams.get("code"), state });
    expect(codes(answer)).toEqual(["NOT_LINKED"]);
    const token = answer.registration_token ?? "";
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
    for (const part of [token, ...token.split(".")])
      expect(Buffer.from(part, "base64url").toString("latin1")).not.toMatch(/nora|network\.example/i);
  });

  it.each([
    ["another state", (url: URL) => url.searchParams.set("state", "made.up")],
    ["another address", (url: URL) => url.searchParams.set("redirect_uri", "https://evil.example/en/user/login")],
    ["no proof key", (url: URL) => url.searchParams.delete("code_challenge")],
    ["another client", (url: URL) => url.searchParams.set("client_id", "evil")],
  ])("shows no form and sends nobody on with %s", async (_, change) => {
    const url = new URL((await start()).url);
    change(url);
    const response = await fetch(url, { redirect: "manual" });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain("<form");
  });

  it("takes a code only with what this site alone knows of it", async () => {
    const { url, state } = await start();
    const code = (await answerConsent(url, { subject: "demo-person" })).searchParams.get("code") ?? "";
    const token = async (fields: Record<string, string>) =>
      (
        await fetch(url.replace(/\/authorize.*/, "/token"), {
          method: "POST",
          body: new URLSearchParams({
            grant_type: "authorization_code",
            client_id: "demo-one-tap.apps.example",
            code,
            redirect_uri: "https://bets.example/en/user/login",
            ...fields,
          }),
        })
      ).status;
    expect(await token({ code_verifier: "x".repeat(43) })).toBe(400);
    // A state of another network doesn't match, nor does a code from another attempt.
    expect(codes(await logIn({ network: 2, code, state }))).toEqual(["CREDENTIAL_REFUSED"]);
    expect(codes(await logIn({ network: google, code, state: (await start()).state }))).toEqual(["CREDENTIAL_REFUSED"]);
    expect(await logIn({ network: google, code, state })).toMatchObject({ result: { session: expect.any(String) } });
  });

  it("writes what a visitor types as text", async () => {
    const { url } = await start();
    const html = await (await fetch(url)).text();
    expect(html).not.toMatch(/<script/i);
    const response = await fetch(url);
    expect(response.headers.get("content-security-policy")).toMatch(
      /default-src 'none'.*form-action 'self' https:\/\/bets\.example/,
    );
    await expect(answerConsent(url, { subject: "", other: "<script>alert(1)</script>" })).rejects.toThrow("400");
  });
});

describe("a network of the operator's [3.29]", () => {
  const claims = (nonce: string | null, kid = "one") =>
    new SignJWT({ ...(nonce !== null && { nonce }), email: "a@b.example", email_verified: true })
      .setProtectedHeader({ alg: "ES256", kid })
      .setIssuer(issuer)
      .setAudience("bets")
      .setSubject("vk-person")
      .setIssuedAt()
      .setExpirationTime("5m");
  const tokens =
    (idToken: unknown): RequestListener =>
    (_, response) =>
      response
        .setHeader("content-type", "application/json")
        .end(JSON.stringify({ access_token: "a", token_type: "Bearer", id_token: idToken }));
  const trip = async () => {
    const { url, state } = await start(vk);
    return {
      state,
      nonce: new URL(url).searchParams.get("nonce") ?? "",
      go: () => logIn({ network: vk, code: "a-code", state }),
    };
  };

  it("is asked with this site's secret, and what it signs is believed", async () => {
    const { nonce, go } = await trip();
    const idToken = await claims(nonce).sign(privateKey);
    let sent = "";
    tokenAnswer = (request, response) => {
      request
        .on("data", (part: Buffer) => {
          sent += part.toString();
        })
        .on("end", () => tokens(idToken)(request, response));
    };
    expect(codes(await go())).toEqual(["NOT_LINKED"]);
    expect(Object.fromEntries(new URLSearchParams(sent))).toMatchObject({
      code: "a-code",
      client_id: "bets",
      client_secret: "s3cret",
      redirect_uri: "https://bets.example/en/user/login",
      code_verifier: expect.stringMatching(/^.{43,}$/),
    });
  });

  it.each([
    ["signed by somebody else", (nonce: string) => claims(nonce).sign(stranger.privateKey)],
    ["made for another site", (nonce: string) => claims(nonce).setAudience("other").sign(privateKey)],
    ["of another issuer", (nonce: string) => claims(nonce).setIssuer("https://evil.example").sign(privateKey)],
    ["of another trip", () => claims("another-nonce").sign(privateKey)],
    ["without a nonce", () => claims(null).sign(privateKey)],
    ["that has run out", (nonce: string) => claims(nonce).setExpirationTime(1).sign(privateKey)],
    ["that is none", async () => "nonsense"],
    ["that is a number", async () => 7],
  ])("is refused with a token %s", async (_, make) => {
    const { nonce, go } = await trip();
    tokenAnswer = tokens(await make(nonce));
    expect(codes(await go())).toEqual(["CREDENTIAL_REFUSED"]);
  });

  it.each([
    ["HTML", (_, response) => response.setHeader("content-type", "text/html").end("<html>")],
    ["an empty answer", (_, response) => response.end()],
    [
      "a refusal",
      (_, response) => response.writeHead(400, { "content-type": "application/json" }).end('{"error":"invalid_grant"}'),
    ],
    [
      "too deep nonsense",
      (_, response) => response.setHeader("content-type", "application/json").end("[".repeat(10_000)),
    ],
  ] satisfies [string, RequestListener][])("is refused with %s", async (_, answer) => {
    const { go } = await trip();
    tokenAnswer = answer;
    expect(codes(await go())).toEqual(["CREDENTIAL_REFUSED"]);
  });

  it("signs with another key from one day to the next: its new keys are read", async () => {
    const { nonce, go } = await trip();
    keys = [{ ...(await exportJWK(stranger.publicKey)), alg: "ES256", use: "sig", kid: "two" }];
    try {
      tokenAnswer = tokens(await claims(nonce, "two").sign(stranger.privateKey));
      expect(codes(await go())).toEqual(["NOT_LINKED"]);
      // Signatures by the previous key no longer count.
      const old = await trip();
      tokenAnswer = tokens(await claims(old.nonce).sign(privateKey));
      expect(codes(await old.go())).toEqual(["CREDENTIAL_REFUSED"]);
    } finally {
      keys = null;
    }
  });

  it.each([301, 302, 303, 307, 308])(
    "that sends the site elsewhere by %i is not followed: its secret goes nowhere else",
    async (status) => {
      const { nonce, go } = await trip();
      const asked: string[] = [];
      const elsewhere = createServer((request, response) => {
        asked.push(request.url ?? "");
        void claims(nonce)
          .sign(privateKey)
          .then((token) => tokens(token)(request, response));
      });
      await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
      tokenAnswer = (_, response) =>
        response
          .writeHead(status, { location: `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/token` })
          .end();
      expect(codes(await go())).toEqual(["CREDENTIAL_REFUSED"]);
      expect(asked).toEqual([]);
      elsewhere.close();
    },
  );

  it.each([
    [
      "a megabyte in one field",
      (_, response) =>
        response
          .setHeader("content-type", "application/json")
          .end(JSON.stringify({ access_token: "a".repeat(1024 * 1024), token_type: "Bearer", id_token: "b" })),
    ],
    [
      "an answer without an end",
      (_, response) => {
        response.setHeader("content-type", "application/json").write('{"access_token":"');
        const more = (): void => {
          if (!response.destroyed && response.write("a".repeat(64 * 1024))) setImmediate(more);
        };
        response.on("drain", more);
        more();
      },
    ],
  ] satisfies [string, RequestListener][])("with %s is told as away, and read no further", async (_, answer) => {
    const { go } = await trip();
    let sent = 0;
    tokenAnswer = (request, response) => {
      response.once("close", () => {
        sent = request.socket.bytesWritten;
      });
      answer(request, response);
    };
    expect(codes(await go())).toEqual(["PROVIDER_UNAVAILABLE"]);
    await expect.poll(() => sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });

  it.each([
    ["never answers", () => undefined],
    ["breaks off", (request) => request.socket.destroy()],
    ["fails", (_, response) => response.writeHead(503, { "content-type": "application/json" }).end("{}")],
  ] satisfies [string, RequestListener][])("that %s is told as away", { tags: "slow" }, async (_, answer) => {
    const { go } = await trip();
    tokenAnswer = answer;
    const began = Date.now();
    expect(codes(await go())).toEqual(["PROVIDER_UNAVAILABLE"]);
    expect(Date.now() - began).toBeLessThan(5_000);
  });
});

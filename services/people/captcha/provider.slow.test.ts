/** An external captcha, with a stand-in for its provider. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { logInBodyOf, startTestServices, type TestServices } from "../../testing/services.ts";
import { readSettings } from "../../settings.ts";

let test: TestServices;
let provider: Server;
/** The provider's answers, and the requests it got. */
let answer: (response: ServerResponse, asked: URLSearchParams) => void;
let asked: URLSearchParams[] = [];

const url = () => `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`;
const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

beforeAll(async () => {
  provider = createServer((request, response) => {
    void (async () => {
      const form = new URLSearchParams(await textOf(request));
      asked.push(form);
      answer(response, form);
    })();
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  test = await startTestServices({
    settings: {
      captcha: {
        name: "turnstile",
        siteKey: "site-1",
        secret: "secret-1",
        verifyUrl: url(),
        scriptUrl: "https://captcha.example/api.js",
      },
    },
  });
});
afterAll(async () => {
  await test.close();
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => {
  asked = [];
  test.advance(61 * 60_000);
});

interface Challenge {
  id: string;
  type: string;
  image: string;
  widget: { site_key: string; script: string } | null;
}
interface Refusal {
  errors: { code: string | number }[];
  result?: object | null;
}

const update = async () => (await test.call<Challenge>("GET", "/captcha-api/captcha/update")).body;
const address = "203.0.113.9";

/** Signs in where a captcha is asked for, with one. */
async function signInWith(solved: string) {
  for (let attempt = 0; attempt < 5; attempt += 1)
    await test.call("POST", "/auth-api/v1/login", {
      body: logInBodyOf(`nobody-${attempt}`, "wrong"),
      headers: { "x-client-address": address },
    });
  return test.call<Refusal>("POST", "/auth-api/v1/login", {
    body: logInBodyOf("demo", "Demo-2026!"),
    headers: { "x-client-address": address, "x-captcha-result": solved },
  });
}

describe("an operator's own captcha", () => {
  it("is shown by the challenge, without a picture or a sound", async () => {
    const challenge = await update();
    expect(challenge).toMatchObject({
      type: "turnstile",
      image: "",
      widget: { site_key: "site-1", script: "https://captcha.example/api.js" },
    });
    expect((await test.call("GET", `/captcha-api/captcha/sound?captcha=${challenge.id}`)).body).toEqual({
      sound: null,
    });
  });

  it("lets on whom it vouches for, once, and is asked with the site's keys and the visitor's address", async () => {
    answer = json({ success: true });
    const { id } = await update();
    const signedIn = await signInWith(`${id}.${encodeURIComponent("0.token.with-dots_and/more=")}`);
    expect(signedIn.body.result).not.toBeNull();
    expect(asked.map((one) => Object.fromEntries(one))).toEqual([
      { secret: "secret-1", response: "0.token.with-dots_and/more=", sitekey: "site-1", remoteip: address },
    ]);
    expect(
      (
        await test.call<Refusal>("POST", "/auth-api/v1/login", {
          body: logInBodyOf("demo", "Demo-2026!"),
          headers: { "x-client-address": address, "x-captcha-result": `${id}.again` },
        })
      ).body.errors,
    ).toMatchObject([{ code: 113 }]);
    expect(asked).toHaveLength(1);
  });

  const refusals: readonly [string, typeof answer, number][] = [
    ["says no", json({ success: false, "error-codes": ["invalid-input-response"] }), 111],
    ["has seen the token before", json({ success: false, "error-codes": ["timeout-or-duplicate"] }), 113],
    ["refuses the site's secret", json({ success: false, "error-codes": ["invalid-input-secret"] }), 114],
    ["answers something else", json({ hello: "world" }), 114],
    ["answers success as a text", json({ success: "true" }), 114],
    [
      "answers no JSON",
      (response) => {
        response.end("<html>");
      },
      114,
    ],
    ["answers endlessly", json({ success: true, filler: "x".repeat(10_000) }), 114],
    ["is broken", json({ success: true }, 500), 114],
    [
      "sends elsewhere",
      (response) => {
        response.writeHead(302, { location: url() }).end();
      },
      114,
    ],
    [
      "hangs up",
      (response) => {
        response.destroy();
      },
      114,
    ],
  ];
  it.each(refusals)("lets nobody on when it %s", async (_, how, code) => {
    answer = how;
    const { status, body } = await signInWith(`${(await update()).id}.token`);
    expect([status, body.errors.map((error) => error.code)]).toEqual([400, [code]]);
  });

  it("lets nobody on when it does not answer", async () => {
    answer = () => undefined;
    expect((await signInWith(`${(await update()).id}.token`)).body.errors).toMatchObject([{ code: 114 }]);
    provider.closeAllConnections();
  });

  it.each(["", "x".repeat(8_193)])("is not asked about what can be no token", async (token) => {
    answer = json({ success: true });
    expect((await signInWith(`${(await update()).id}.${token}`)).body.errors).toMatchObject([{ code: 111 }]);
    expect(asked).toEqual([]);
  });

  it("does not spend its token on a look", async () => {
    answer = json({ success: true });
    expect(
      (await test.call("POST", `/captcha-api/captcha/validate?captcha=${(await update()).id}.token`)).body,
    ).toMatchObject({ success: false, type: "turnstile" });
    expect(asked).toEqual([]);
  });
});

describe("its settings", () => {
  const of = (env: Record<string, string>) => readSettings(env).captcha;

  it("are the provider's own where only the keys are given", () => {
    expect(of({})).toBeNull();
    expect(of({ CAPTCHA_PROVIDER: "own" })).toBeNull();
    expect(of({ CAPTCHA_PROVIDER: "hcaptcha", CAPTCHA_SITE_KEY: "a", CAPTCHA_SECRET: "b" })).toEqual({
      name: "hcaptcha",
      siteKey: "a",
      secret: "b",
      verifyUrl: "https://api.hcaptcha.com/siteverify",
      scriptUrl: "https://js.hcaptcha.com/1/api.js?render=explicit",
    });
  });

  it.each([
    [{ CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SECRET: "b" }, /^CAPTCHA_SITE_KEY is missing/],
    [{ CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SITE_KEY: "a" }, /^CAPTCHA_SECRET is missing/],
    [{ CAPTCHA_PROVIDER: "recaptcha" }, /^CAPTCHA_PROVIDER=recaptcha/],
    [{ CAPTCHA_VERIFY_URL: "ftp://secret@x" }, /^CAPTCHA_VERIFY_URL is not usable/],
  ])("%j end the start with one line", (env, line) => {
    expect(() => of(env)).toThrow(line);
    expect(() => of(env)).not.toThrow(/secret@/);
  });
});

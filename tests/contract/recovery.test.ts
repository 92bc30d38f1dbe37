/** Lost passwords, confirmed contacts and newsletters through the gateway on the project's own services. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startGateway, type RunningGateway } from "../../gateway/server.ts";
import { ask, fieldOf, testOptions } from "../../gateway/testing/gateway.ts";
import { wrongCode } from "../../services/people/auth/testing/signIns.ts";
import { startTestServices, type TestServices } from "../../services/testing/services.ts";

let services: TestServices;
let gateway: RunningGateway;

beforeAll(async () => {
  services = await startTestServices({ settings: { serviceKey: "contract-key" } });
  gateway = await startGateway({
    ...testOptions(services.services.url),
    serviceKey: "contract-key",
    rateLimits: false,
  });
  await vi.waitUntil(async () => (await fetch(`${gateway.url}/ready`)).ok);
});
afterAll(async () => {
  await gateway?.close();
  await services?.close();
});
// What is asked for too often, is asked for again an hour later.
beforeEach(() => services.advance(61 * 60_000));

interface Answered<T> {
  value: T;
  cookie: string | null;
}

async function mutate<T>(
  name: string,
  selection: string,
  input: object | null,
  headers: Record<string, string> = {},
): Promise<Answered<T>> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const text =
    input === null
      ? `mutation { ${name} ${selection} }`
      : `mutation($input: ${type}!) { ${name}(input: $input) ${selection} }`;
  const {
    data,
    errors,
    headers: answered,
  } = await ask(gateway.url, text, { variables: input === null ? {} : { input }, headers });
  expect(errors).toBeUndefined();
  return { value: fieldOf<T>(data, name), cookie: answered.get("set-cookie") };
}

const outbox = async (recipient: string) =>
  (await fetch(`${services.services.url}/outbox?recipient=${encodeURIComponent(recipient)}`)).text();
const codeFor = async (recipient: string) =>
  /\b\d{6}\b/.exec((await outbox(recipient)).split("<article>")[1]?.split("<pre")[1] ?? "")?.[0] ?? "none";
const send = (input: object) =>
  mutate<{ id: string | null; retryAt: string | null; errors: { code: string; path: string[] | null }[] }>(
    "sendRecoveryCode",
    "{ id expiresAt retryAt errors { code path } }",
    input,
  );
const check = (id: string | null, code: string) =>
  mutate<{ token: string | null; errors: { code: string }[] }>("checkRecoveryCode", "{ token errors { code } }", {
    id,
    code,
  });
const reset = (token: string | null, password: string, headers: Record<string, string> = {}) =>
  mutate<{ isChanged: boolean; viewer: { login: string } | null; errors: { code: string; path: string[] | null }[] }>(
    "resetPassword",
    "{ isChanged viewer { login } errors { code path } }",
    { token, password },
    headers,
  );
const sessionOf = (cookie: string | null) => ({ cookie: cookie?.split(";")[0] ?? "" });
const logIn = (login: string, password: string) =>
  mutate<{ viewer: { id: string } | null }>("logIn", "{ viewer { id } errors { code } }", { login, password });
const viewerOf = async (headers: Record<string, string>) =>
  (await ask(gateway.url, "{ viewer { login } }", { headers })).data?.["viewer"];

describe("a lost password", () => {
  it("is set again by a code; the browser gets a new session cookie, and the old ones are dead [5.28]", async () => {
    const old = sessionOf((await logIn("demo2", "Demo-2026!")).cookie);
    const sent = await send({ email: "demo2@example.com" });
    expect(sent.value).toEqual({
      id: expect.any(String),
      expiresAt: expect.stringMatching(/Z$/),
      retryAt: expect.stringMatching(/Z$/),
      errors: [],
    });
    const code = await codeFor("demo2@example.com");
    expect((await check(sent.value.id, wrongCode(code))).value).toEqual({
      token: null,
      errors: [{ code: "WRONG_CODE" }],
    });
    const { token } = (await check(sent.value.id, code)).value;
    expect((await reset(token, "demo2")).value).toEqual({
      isChanged: false,
      viewer: null,
      errors: [{ code: "PASSWORD_WEAK", path: ["password"] }],
    });
    const done = await reset(token, "Demo-2026!", old);
    expect(done.value).toEqual({ isChanged: true, viewer: { login: "demo2" }, errors: [] });
    expect(done.cookie).toMatch(/^session=[\w-]{43};.*HttpOnly/);
    expect(await viewerOf(sessionOf(done.cookie))).toEqual({ login: "demo2" });
    await vi.waitUntil(async () => (await viewerOf(old)) === null);
    expect((await reset(token, "Demo-2026!")).value.errors).toEqual([{ code: "TIME_UP", path: ["token"] }]);
  });

  it("signs nobody in who wants two steps", async () => {
    const sent = await send({ email: "demo-2fa@example.com" });
    const { token } = (await check(sent.value.id, await codeFor("demo-2fa@example.com"))).value;
    const done = await reset(token, "Demo-2026!");
    expect([done.value, done.cookie]).toEqual([{ isChanged: true, viewer: null, errors: [] }, null]);
  });

  it("answers alike whether or not somebody is there", async () => {
    const shape = ({ value }: Awaited<ReturnType<typeof send>>) => ({
      ...value,
      id: typeof value.id,
      expiresAt: null,
      retryAt: null,
    });
    expect(shape(await send({ phone: { countryCode: "+7", number: "9000000002" } }))).toEqual(
      shape(await send({ phone: { countryCode: "+7", number: "9000000098" } })),
    );
  });

  it.each([
    ["nothing", {}, [{ code: "REQUIRED", path: ["email"] }]],
    ["too long an address", { email: `${"a".repeat(250)}@example.com` }, [{ code: "INVALID", path: ["email"] }]],
    ["a NUL", { email: "a\0@example.com" }, [{ code: "INVALID", path: ["email"] }]],
    ["a word", { email: "demo" }, [{ code: "INVALID", path: ["email"] }]],
    ["no phone", { phone: { countryCode: "+7", number: "🙂" } }, [{ code: "INVALID", path: ["phone"] }]],
  ])("refuses where it stands: %s", async (_, input, errors) =>
    expect((await send(input)).value.errors).toEqual(errors),
  );

  it("asks for a captcha in the third try, with a picture [5.25]", async () => {
    const answers = [];
    for (let time = 0; time < 3; time += 1)
      answers.push(
        (
          await mutate<{ errors: { code: string; challenge?: { id: string } }[] }>(
            "sendRecoveryCode",
            "{ errors { code ... on CaptchaError { challenge { id } } } }",
            { email: "x@example.com" },
          )
        ).value.errors,
      );
    expect(answers).toEqual([[], [], [{ code: "CAPTCHA_REQUIRED", challenge: { id: expect.any(String) } }]]);
  });
});

describe("contacts and newsletters", () => {
  it("need a player where one is theirs to confirm, and no session where a link says who they are", async () => {
    for (const [name, input] of [
      ["sendActivationLink", null],
      ["sendActivationCode", { channel: "EMAIL" }],
      ["activateFast", { channel: "EMAIL", code: "123456" }],
    ] as const) {
      const text =
        input === null
          ? `mutation { ${name} { errors { code } } }`
          : `mutation($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { errors { code } } }`;
      expect(
        (await ask(gateway.url, text, { variables: { input } })).errors?.map(({ extensions }) => extensions["code"]),
      ).toEqual(["UNAUTHENTICATED"]);
    }
    expect((await mutate("activateEmail", "{ isConfirmed errors { code path } }", { token: "made.up" })).value).toEqual(
      { isConfirmed: false, errors: [{ code: "CREDENTIAL_REFUSED", path: ["token"] }] },
    );
    expect((await mutate("stopNewsletter", "{ isStopped errors { code path } }", { token: "made.up" })).value).toEqual({
      isStopped: false,
      errors: [{ code: "CREDENTIAL_REFUSED", path: ["token"] }],
    });
    expect((await mutate("stopNewsletter", "{ isStopped errors { code path } }", { token: "" })).value).toEqual({
      isStopped: false,
      errors: [{ code: "REQUIRED", path: ["token"] }],
    });
  });

  it("that are confirmed need no letter", async () => {
    const headers = sessionOf((await logIn("demo", "Demo-2026!")).cookie);
    expect((await mutate("sendActivationLink", "{ expiresAt errors { code } }", null, headers)).value).toEqual({
      expiresAt: null,
      errors: [{ code: "ALREADY_CONFIRMED" }],
    });
    expect((await mutate("sendActivationCode", "{ errors { code } }", { channel: "PHONE" }, headers)).value).toEqual({
      errors: [{ code: "ALREADY_CONFIRMED" }],
    });
    expect(
      (
        await mutate(
          "activateFast",
          "{ isConfirmed errors { code path } }",
          { channel: "PHONE", code: "123456" },
          headers,
        )
      ).value,
    ).toEqual({ isConfirmed: false, errors: [{ code: "TIME_UP", path: ["code"] }] });
  });
});

/** Every way to sign in, through the gateway on the project's own services [7.13–7.20]. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startGateway, type RunningGateway } from "../../gateway/server.ts";
import { ask, fieldOf, testOptions, type Answer } from "../../gateway/testing/gateway.ts";
import { solvedCaptcha } from "../../services/people/captcha/testing/solve.ts";
import { startTestServices, type TestServices } from "../../services/testing/services.ts";
import { latestCode, wrongCode } from "../../services/people/auth/testing/signIns.ts";
import { answerConsent } from "../../services/people/social/testing/consent.ts";
import { issueFingerprint } from "../../services/people/auth/session/fingerprint.ts";

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

interface LogIn {
  viewer: { login: string } | null;
  twoStep: { token: string; phone: string } | null;
  nextForm: string | null;
  errorClass: string | null;
  device: { token: string; expiresAt: string } | null;
  errors: {
    __typename: string;
    code: string;
    path: string[] | null;
    challenge?: { id: string; image: string } | null;
    retryAt?: string;
  }[];
}
const payload = `{ viewer { login } twoStep { token phone } nextForm errorClass device { token expiresAt }
  errors { __typename code path ... on CaptchaError { challenge { id image } } ... on RetryLaterError { retryAt } } }`;

/**
 * One mutation with its input; each test speaks from an address of its own, so that none is asked for another's
 * captcha.
 */
async function logIn(
  name: string,
  input: object,
  address = "203.0.113.1",
  more: Record<string, string> = {},
): Promise<LogIn & { cookie: string | null }> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`.replace("LogInTwoStepInput", "TwoStepInput");
  const { data, errors, headers } = await ask(
    gateway.url,
    `mutation($input: ${type}!) { ${name}(input: $input) ${payload} }`,
    { variables: { input }, headers: { "x-forwarded-for": address, ...more } },
  );
  expect(errors).toBeUndefined();
  return { ...fieldOf<LogIn>(data, name), cookie: headers.get("set-cookie")?.split(";")[0] ?? null };
}
const demo = { login: "demo", password: "Demo-2026!" };
const mutate = async <T>(text: string, name: string, headers: Record<string, string> = {}): Promise<T> => {
  const answer = await ask(gateway.url, `mutation { ${text} }`, { headers });
  expect(answer.errors).toBeUndefined();
  return fieldOf<T>(answer.data, name);
};
async function startOauth(path: string) {
  const { data, headers } = await ask(
    gateway.url,
    "mutation($input: StartOauthInput!) { startOauth(input: $input) { url state errors { code } } }",
    { variables: { input: { network: "GOOGLE", returnPath: path } } },
  );
  return {
    ...fieldOf<{ url: string | null; state: string; errors: { code: string }[] }>(data, "startOauth"),
    cookie: headers.get("set-cookie")?.split(";")[0] ?? null,
  };
}
const codesOf = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code);
const demoCredential = async (subject = "demo-person") =>
  (
    await services.call<{ credential: string }>("POST", "/social-api/v1/demo/credential", {
      body: { network: 5, subject },
    })
  ).body.credential;
const cookieOf = async () => ({ cookie: (await logIn("logIn", demo)).cookie ?? "" });

describe("signing in", () => {
  it("by password takes a login or a phone in its parts [7.19]", async () => {
    const signedIn = await logIn("logIn", demo);
    expect(signedIn).toMatchObject({
      viewer: { login: "demo" },
      twoStep: null,
      nextForm: null,
      errorClass: null,
      errors: [],
      cookie: expect.stringMatching(/^session=.{43}$/),
    });
    expect(
      await logIn("logIn", { phone: { countryCode: "+7", number: "900 000-00-01" }, password: demo.password }),
    ).toMatchObject({ viewer: { login: "demo" } });
    expect(await logIn("logIn", { phone: { countryCode: "7", number: "not a phone" }, password: "x" })).toMatchObject({
      viewer: null,
      nextForm: "PHONE_PASSWORD",
      errorClass: "LOGIN",
      errors: [{ code: "INVALID", path: ["phone"] }],
    });
  });

  it("classes errors by the field they belong to [5.27]", async () => {
    expect(await logIn("logIn", { login: "nobody", password: "x" })).toMatchObject({
      errorClass: "BOTH",
      nextForm: "LOGIN_PASSWORD",
      cookie: null,
    });
    expect(await logIn("logIn", { login: "", password: "x" })).toMatchObject({ errorClass: "LOGIN" });
    expect(await logIn("logIn", { login: "x", password: "" })).toMatchObject({ errorClass: "PASSWORD" });
    expect(await logIn("logIn", { login: "", password: "" })).toMatchObject({ errorClass: "BOTH" });
  });

  it("in two steps goes on with the code, in a browser and for a client without cookies [7.19] [3.26]", async () => {
    const careful = { login: "demo-2fa", password: demo.password };
    const first = await logIn("logIn", careful);
    expect(first).toMatchObject({
      viewer: null,
      twoStep: { phone: "+*********03" },
      nextForm: "LOGIN_PASSWORD_TWO_STEP_CODE",
      errors: [],
      cookie: null,
    });
    const code = await latestCode(services, "79000000003");
    const token = first.twoStep?.token ?? "";
    expect(await logIn("logInTwoStep", { token, code: wrongCode(code) })).toMatchObject({
      viewer: null,
      nextForm: "LOGIN_PASSWORD_TWO_STEP_CODE",
      errors: [{ code: "WRONG_CODE", path: ["code"] }],
    });
    expect(await logIn("logInTwoStep", { token, code })).toMatchObject({
      viewer: { login: "demo-2fa" },
      cookie: expect.any(String),
    });

    const created = await mutate<{ userToken: string | null; twoStep: { token: string } }>(
      `createToken(input: { login: "demo-2fa", password: "${demo.password}" }) { userToken twoStep { token } errors { code } }`,
      "createToken",
    );
    expect(created.userToken).toBeNull();
    const second = await latestCode(services, "79000000003");
    const { userToken } = await mutate<{ userToken: string }>(
      `createTokenTwoStep(input: { token: "${created.twoStep.token}", code: "${second}" }) { userToken errors { code } }`,
      "createTokenTwoStep",
    );
    expect(
      (await ask(gateway.url, "{ viewer { login } }", { headers: { authorization: `Bearer ${userToken}` } })).data,
    ).toEqual({ viewer: { login: "demo-2fa" } });
  });

  it("by a code sent to the phone; wrong code or time up by its expiry [7.19] [5.28]", async () => {
    const phone = { countryCode: "+7", number: "9000000002" };
    const { data } = await ask(
      gateway.url,
      "mutation($input: SendSignInCodeInput!) { sendSignInCode(input: $input) { expiresAt retryAt errors { code } } }",
      { variables: { input: { phone } }, headers: { "x-forwarded-for": "203.0.113.2" } },
    );
    expect(data).toEqual({
      sendSignInCode: { expiresAt: expect.stringMatching(/Z$/), retryAt: expect.stringMatching(/Z$/), errors: [] },
    });
    const code = await latestCode(services, "79000000002");
    expect(codesOf(await logIn("logInBySms", { phone, code: wrongCode(code) }))).toEqual(["WRONG_CODE"]);
    expect(await logIn("logInBySms", { phone, code })).toMatchObject({ viewer: { login: "demo2" } });
    expect(await logIn("logInBySms", { phone, code })).toMatchObject({
      nextForm: "SMS",
      errors: [{ code: "TIME_UP" }],
    });
  });

  it("by a token made for another device, once [7.19]", async () => {
    const made = await mutate<{ methodId: number; token: string; sign: string }>(
      "createSignInToken { methodId token sign expiresAt errors { code } }",
      "createSignInToken",
      await cookieOf(),
    );
    const input = { methodId: made.methodId, token: made.token, sign: made.sign };
    const whose = async () =>
      (
        await ask(gateway.url, "query($input: SignInTokenInput!) { signInToken(input: $input) { login playerId } }", {
          variables: { input },
        })
      ).data;
    expect(await whose()).toEqual({ signInToken: { login: "demo", playerId: expect.stringMatching(/^\d+$/) } });
    expect(await logIn("logInByToken", input)).toMatchObject({ viewer: { login: "demo" }, cookie: expect.any(String) });
    expect(codesOf(await logIn("logInByToken", input))).toEqual(["CREDENTIAL_REFUSED"]);
    expect(await whose()).toEqual({ signInToken: null });
    const guest = await ask(gateway.url, "mutation { createSignInToken { token } }");
    expect(guest.errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
  });

  it("by a social network and by its one-tap [7.16] [7.17] [7.19] [3.29]", async () => {
    const { data } = await ask(gateway.url, "{ oneTapClientId socialNetworks { code isOn } }");
    expect(data).toMatchObject({
      oneTapClientId: expect.any(String),
      socialNetworks: expect.arrayContaining([{ code: "GOOGLE", isOn: true }]),
    });
    expect(fieldOf<unknown[]>(data, "socialNetworks")).toHaveLength(16);
    expect(await logIn("logInBySocial", { network: "GOOGLE", credential: await demoCredential() })).toMatchObject({
      viewer: { login: "demo" },
    });
    expect(codesOf(await logIn("logInBySocial", { network: "VK", credential: await demoCredential() }))).toEqual([
      "CREDENTIAL_REFUSED",
    ]);
    expect(
      codesOf(await logIn("logInBySocial", { network: "GOOGLE", credential: await demoCredential("a stranger") })),
    ).toEqual(["NOT_LINKED"]);

    const tap = async (credential: string) => {
      const { data: answer, headers } = await ask(
        gateway.url,
        "mutation($input: OneTapInput!) { oneTap(input: $input) { redirectUrl errors { code } } }",
        { variables: { input: { credential, currencyId: 643, countryId: 1 } }, headers: { "x-language": "ar" } },
      );
      return {
        ...fieldOf<{ redirectUrl: string | null; errors: { code: string }[] }>(answer, "oneTap"),
        cookie: headers.get("set-cookie")?.split(";")[0] ?? null,
      };
    };
    const { redirectUrl, cookie } = await tap(await demoCredential());
    const { pathname, searchParams, hash } = new URL(redirectUrl ?? "", "https://site.example");
    expect(pathname).toBe("/ar/user/login");
    // What signs them in stands where no server sees it.
    expect([...searchParams.keys()]).toEqual(["method_id"]);
    const secrets = new URLSearchParams(hash.slice(1));
    const input = {
      methodId: Number(searchParams.get("method_id")),
      token: secrets.get("token"),
      sign: secrets.get("sign"),
    };
    // In a link to somebody else the token would sign them in as its sender: it is good in the browser it was made for.
    for (const other of ["", `one_tap=${"0".repeat(64)}`])
      expect(await logIn("logInByToken", input, undefined, { cookie: other })).toMatchObject({
        viewer: null,
        errors: [{ code: "CREDENTIAL_REFUSED" }],
      });
    expect(await logIn("logInByToken", input, undefined, { cookie: cookie ?? "" })).toMatchObject({
      viewer: { login: "demo" },
    });
    expect(await tap("garbage")).toEqual({ redirectUrl: null, errors: [{ code: "CREDENTIAL_REFUSED" }], cookie: null });

    expect(await startOauth("//evil.example")).toMatchObject({
      url: null,
      cookie: null,
      errors: [{ code: "INVALID" }],
    });
  });

  it("by way of a network's own site in the browser that went there, once: what another browser was given signs nobody in [7.19]", async () => {
    const [mine, theirs] = [await startOauth("/en/user/login"), await startOauth("/en/user/login")];
    expect(mine.cookie).toMatch(/^oauth_state=/);
    const come = async ({ url, state }: typeof mine, cookie: string | null) =>
      logIn(
        "logInByOauth",
        {
          network: "GOOGLE",
          code: (await answerConsent(url ?? "", { subject: "demo-person" })).searchParams.get("code"),
          state,
        },
        undefined,
        cookie === null ? {} : { cookie },
      );
    for (const cookie of [null, mine.cookie])
      expect(await come(theirs, cookie)).toMatchObject({
        viewer: null,
        cookie: null,
        errors: [{ code: "CREDENTIAL_REFUSED", path: ["state"] }],
      });
    expect(await come(mine, mine.cookie)).toMatchObject({ viewer: { login: "demo" } });
    expect(codesOf(await come(mine, mine.cookie))).toEqual(["CREDENTIAL_REFUSED"]);
  });

  it("by way of a network hands a newcomer on to registration, and comes back to the address they came by [7.19]", async () => {
    const { data, headers } = await ask(
      gateway.url,
      "mutation($input: StartOauthInput!) { startOauth(input: $input) { url state } }",
      { variables: { input: { network: "GOOGLE", returnPath: "/ar/user/login" } }, headers: { origin: gateway.url } },
    );
    const { url, state } = fieldOf<{ url: string; state: string }>(data, "startOauth");
    const back = await answerConsent(url, { subject: "", other: "Nora New" });
    expect(`${back.origin}${back.pathname}`).toBe(`${gateway.url}/ar/user/login`);
    const come = await ask(
      gateway.url,
      "mutation($input: LogInByOauthInput!) { logInByOauth(input: $input) { registrationToken errors { code } } }",
      {
        variables: { input: { network: "GOOGLE", code: back.searchParams.get("code"), state } },
        headers: { cookie: headers.get("set-cookie")?.split(";")[0] ?? "" },
      },
    );
    expect(fieldOf(come.data, "logInByOauth")).toEqual({
      registrationToken: expect.stringMatching(/^[\w-]+\.[\w-]+$/),
      errors: [{ code: "NOT_LINKED" }],
    });
  });

  it("by a picture that a signed-in device reads, once; the picture alone signs nobody in", async () => {
    const qr = await mutate<{ token: string; code: string; checkNumber: string }>(
      "createQrSignIn { token code checkNumber }",
      "createQrSignIn",
    );
    const wait = async (token: string) => {
      const { data, headers } = await ask(
        gateway.url,
        "mutation($input: LogInByQrInput!) { logInByQr(input: $input) { viewer { login } isWaiting errors { code } } }",
        { variables: { input: { token } } },
      );
      return {
        ...fieldOf<{ viewer: object | null; isWaiting: boolean; errors: object[] }>(data, "logInByQr"),
        cookie: headers.get("set-cookie"),
      };
    };
    expect(await wait(qr.token)).toEqual({ viewer: null, isWaiting: true, errors: [], cookie: null });
    for (const token of [qr.code, "<script>", "x".repeat(65)])
      expect(await wait(token)).toMatchObject({
        viewer: null,
        isWaiting: false,
        errors: [{ code: "CREDENTIAL_REFUSED" }],
      });
    const player = await cookieOf();
    const seen = await ask(gateway.url, `{ qrSignIn(code: "${qr.code}") { checkNumber } }`, { headers: player });
    expect(seen.data).toEqual({ qrSignIn: { checkNumber: qr.checkNumber } });
    expect(
      (await ask(gateway.url, `{ qrSignIn(code: "${qr.code}") { checkNumber } }`)).errors?.[0]?.extensions["code"],
    ).toBe("UNAUTHENTICATED");
    expect(
      await mutate(
        `answerQrSignIn(input: { code: "${qr.code}", isAllowed: true }) { isAnswered }`,
        "answerQrSignIn",
        player,
      ),
    ).toEqual({ isAnswered: true });
    expect(await wait(qr.token)).toMatchObject({
      viewer: { login: "demo" },
      isWaiting: false,
      errors: [],
      cookie: expect.stringMatching(/^session=.*HttpOnly/),
    });
    expect(await wait(qr.token)).toMatchObject({ viewer: null, errors: [{ code: "CREDENTIAL_REFUSED" }] });
  });
});

describe("challenges", () => {
  it("show a captcha as an error with a picture, and the same call with the answer goes on [5.25]", async () => {
    const address = "203.0.113.50";
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(codesOf(await logIn("logIn", { login: `nobody-${attempt}`, password: "x" }, address))).toEqual([
        "BAD_CREDENTIALS",
      ]);
    const asked = await logIn("logIn", demo, address);
    expect(asked).toMatchObject({
      viewer: null,
      errorClass: "UNKNOWN",
      errors: [
        {
          __typename: "CaptchaError",
          code: "CAPTCHA_REQUIRED",
          path: ["captcha"],
          challenge: { image: expect.stringMatching(/^data:image\/png;base64,/) },
        },
      ],
    });
    const challengeId = asked.errors[0]?.challenge?.id ?? "";
    expect(codesOf(await logIn("logIn", { ...demo, captcha: { challengeId, answer: "?" } }, address))).toEqual([
      "CAPTCHA_WRONG",
    ]);
    const [token = "", sign = "", answer = ""] = (await solvedCaptcha(services)).split(".");
    const solved = { challengeId: `${token}.${sign}`, answer: answer.toLowerCase() };
    const check = await ask(
      gateway.url,
      "mutation($input: CaptchaInput!) { checkCaptcha(input: $input) { isRight type secondsLeft errors { code } } }",
      { variables: { input: solved } },
    );
    expect(check.data).toEqual({ checkCaptcha: { isRight: true, type: "picture", secondsLeft: 300, errors: [] } });
    const left = () =>
      ask(gateway.url, "query($id: ID!) { captchaSecondsLeft(challengeId: $id) }", {
        variables: { id: solved.challengeId },
      });
    expect((await left()).data).toEqual({ captchaSecondsLeft: 300 });
    expect(await logIn("logIn", { ...demo, captcha: solved }, address)).toMatchObject({
      viewer: { login: "demo" },
      errors: [],
    });
    expect(codesOf(await logIn("logIn", { ...demo, captcha: solved }, address))).toEqual(["CAPTCHA_EXPIRED"]);
    expect((await left()).data).toEqual({ captchaSecondsLeft: 0 });
  });

  it("take a new challenge at any time", async () => {
    const { challenge } = await mutate<{ challenge: { id: string; image: string; type: string } }>(
      "createCaptcha { challenge { id type image expiresAt } errors { code } }",
      "createCaptcha",
    );
    expect(challenge).toMatchObject({ type: "picture", image: expect.stringMatching(/^data:image\/png;base64,/) });
    const sound = () =>
      mutate<{ sound: string | null; errors: { code: string }[] }>(
        `createCaptchaSound(input: { challengeId: "${challenge.id}" }) { sound errors { code } }`,
        "createCaptchaSound",
      );
    expect(await sound()).toEqual({ sound: expect.stringMatching(/^data:audio\/wav;base64,/), errors: [] });
    const next = await mutate<{ challenge: { id: string; widget: null } }>(
      `createCaptcha(input: { replaces: "${challenge.id}" }) { challenge { id widget { siteKey } } errors { code } }`,
      "createCaptcha",
    );
    expect(next.challenge).toEqual({ id: expect.not.stringMatching(challenge.id), widget: null });
    expect(await sound()).toEqual({ sound: null, errors: [{ code: "CAPTCHA_EXPIRED" }] });
  });

  it("replace a device token that ran out where the device told of itself, else ask for it [5.26] [3.34]", async () => {
    const componentsData = { platform: "Linux" };
    const { device } = await mutate<{ device: { token: string } }>(
      'createDeviceToken(input: { componentsData: { platform: "Linux" } }) { device { token expiresAt componentsData } errors { code } }',
      "createDeviceToken",
    );
    expect(await logIn("logIn", { ...demo, device: { token: device.token } })).toMatchObject({
      viewer: { login: "demo" },
      device: null,
    });
    const old = (await issueFingerprint(services.services.context, componentsData, Date.now() - 25 * 60 * 60_000))
      .token;
    expect(await logIn("logIn", { ...demo, device: { token: old } })).toMatchObject({
      viewer: null,
      errors: [{ code: "FINGERPRINT_REQUIRED", path: ["device"] }],
    });
    const replaced = await logIn("logIn", { ...demo, device: { token: old, componentsData } });
    expect(replaced).toMatchObject({ viewer: { login: "demo" }, device: { expiresAt: expect.stringMatching(/Z$/) } });
    expect(await logIn("logIn", { ...demo, device: { token: replaced.device?.token } })).toMatchObject({
      viewer: { login: "demo" },
      device: null,
    });
  });
});

describe("a session", () => {
  const check = (headers: Record<string, string>, args = ""): Promise<Answer> =>
    ask(gateway.url, `{ session${args} { userId isSignedIn } loadedSession { userId } }`, { headers });

  it("is checked by cookie, and by token in a frame without cookies", async () => {
    const headers = await cookieOf();
    const { data } = await check(headers);
    const { userId } = fieldOf<{ userId: string }>(data, "session");
    expect(data).toEqual({
      session: { userId: expect.stringMatching(/^\d+$/), isSignedIn: true },
      loadedSession: { userId },
    });
    const { userToken } = await mutate<{ userToken: string }>(
      `createToken(input: { login: "demo", password: "${demo.password}" }) { userToken }`,
      "createToken",
    );
    expect((await check({ authorization: `Bearer ${userToken}` }, "(isCookieIframe: true)")).data).toMatchObject({
      session: { userId, isSignedIn: true },
    });
    expect((await check({ cookie: "session=dead-session-of-nobody" })).data).toEqual({
      session: { userId: null, isSignedIn: false },
      loadedSession: { userId: null },
    });
    expect((await check({})).data).toEqual({
      session: { userId: null, isSignedIn: false },
      loadedSession: { userId: null },
    });
  });

  it("gets its browser two cookies, the grant for 30 minutes, unless the site is closed for updates [7.18] [9.09]", async () => {
    const headers = await cookieOf();
    const secure = async (blockReason: number | null, sent: Record<string, string>) => {
      const answer = await ask(
        gateway.url,
        "mutation($input: SecureBrowserInput!) { secureBrowser(input: $input) { isSecured errors { code } } }",
        { variables: { input: { blockReason } }, headers: sent },
      );
      return {
        isSecured: fieldOf<{ isSecured: boolean }>(answer.data, "secureBrowser").isSecured,
        cookies: answer.headers.getSetCookie(),
      };
    };
    const { isSecured, cookies } = await secure(null, headers);
    expect(isSecured).toBe(true);
    expect(cookies.find((line) => line.startsWith("grant="))).toMatch(/; Max-Age=1800; Path=\/; HttpOnly/);
    const ggru = cookies.find((line) => line.startsWith("ggru="))?.split(";")[0] ?? "";
    const again = await secure(1, { cookie: `${headers.cookie}; ${ggru}` });
    expect(again.cookies.find((line) => line.startsWith("ggru="))).toMatch(new RegExp(`^${ggru};`));
    expect(await secure(4, headers)).toEqual({ isSecured: false, cookies: [] });
    expect(await secure(null, {})).toEqual({ isSecured: false, cookies: [] });
  });
});

/** Registering, through the gateway on the project's own services [3.27] [3.28] [3.30]. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startGateway, type RunningGateway } from "../../gateway/server.ts";
import { ask, fieldOf, testOptions } from "../../gateway/testing/gateway.ts";
import { seal } from "../../services/platform/secrets/sealed.ts";
import { latestCode, wrongCode } from "../../services/people/auth/testing/signIns.ts";
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

interface Errors {
  errors: { code: string; path: string[] | null; challenge?: { id: string } | null }[];
}
interface Registered extends Errors {
  viewer: { id: string; login: string; activeAccount: { balance: { currency: string } } } | null;
  credentials: { login: string; password: string; token: string } | null;
}
const registered =
  "{ viewer { id login activeAccount { balance { currency } } } credentials { login password token } errors { code path ... on CaptchaError { challenge { id } } } }";

let asked = 0;
async function mutate<T extends Errors>(
  name: string,
  selection: string,
  input: object,
  headers: Record<string, string> = {},
): Promise<T & { cookie: string | null }> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const answer = await ask(gateway.url, `mutation($input: ${type}!) { ${name}(input: $input) ${selection} }`, {
    variables: { input },
    headers: { "x-forwarded-for": `203.0.113.${(asked += 1)}`, ...headers },
  });
  expect(answer.errors).toBeUndefined();
  return { ...fieldOf<T>(answer.data, name), cookie: answer.headers.get("set-cookie") };
}
const common = (more: object = {}) => ({
  idempotencyKey: `contract-key-${(asked += 1)}-long`,
  countryId: "1",
  currencyId: "840",
  acceptsTerms: true,
  ...more,
});
const codesOf = ({ errors }: Errors) => errors.map(({ code, path }) => `${code} ${path?.join(".") ?? ""}`.trim());

describe("registering", () => {
  it("offers countries, currencies and ways by the visitor's country [3.28]", async () => {
    const { data } = await ask(
      gateway.url,
      "{ registrationOptions { types countries { id code minimumAge currencyId } currencies { id code } defaultCountryId defaultCurrencyId bonusChoices } }",
      { headers: { "x-geo-country": "es", "x-language": "es" } },
    );
    const options = fieldOf<{
      types: string[];
      countries: { id: string; code: string }[];
      currencies: { code: string }[];
      defaultCountryId: string;
      defaultCurrencyId: string;
      bonusChoices: string[];
    }>(data, "registrationOptions");
    expect(options).toMatchObject({
      types: ["ONE_CLICK", "FULL", "PHONE", "SOCIAL"],
      bonusChoices: ["REFUSED", "SPORT", "CASINO"],
      defaultCurrencyId: "978",
    });
    expect(options.countries.find(({ id }) => id === options.defaultCountryId)?.code).toBe("es");
    expect(options.currencies.length).toBeGreaterThan(100);
  });

  it("by one click tells login and password, signs in under a new cookie, and sends them by e-mail once [3.30]", async () => {
    const made = await mutate<Registered>(
      "registerOneClick",
      registered,
      common({ bonusChoice: "SPORT", mailing: { mailNews: true } }),
    );
    expect(made).toMatchObject({
      viewer: { activeAccount: { balance: { currency: "USD" } } },
      errors: [],
      cookie: expect.stringMatching(/^session=.{43}; .*HttpOnly/),
    });
    expect(made.cookie).toMatch(/SameSite=Lax/);
    const again = await mutate<Errors & { viewer: { id: string } | null }>(
      "logIn",
      "{ viewer { id } errors { code path } }",
      { login: made.credentials?.login, password: made.credentials?.password },
    );
    expect(again.viewer?.id).toBe(made.viewer?.id);
    const send = () =>
      mutate<Errors & { isSent: boolean }>("sendCredentials", "{ isSent errors { code path } }", {
        token: made.credentials?.token,
        password: made.credentials?.password,
        email: "ann@example.com",
      });
    expect(await send()).toMatchObject({ isSent: true, errors: [] });
    expect(codesOf(await send())).toEqual(["CREDENTIAL_REFUSED"]);
  });

  it("ends the session that a browser had before", async () => {
    const first = (await mutate<Registered>("registerOneClick", registered, common())).cookie?.split(";")[0] ?? "";
    await mutate("registerOneClick", registered, common(), { cookie: first });
    const { data } = await ask(gateway.url, "{ session { isSignedIn } }", { headers: { cookie: first } });
    expect(data).toEqual({ session: { isSignedIn: false } });
  });

  it("by the whole form goes on with the code of the letter", async () => {
    const input = common({
      email: "whole@example.com",
      password: "secret-2026",
      name: "Ann",
      surname: "Lee",
      birthday: "1990-05-31",
    });
    const started = await mutate<Errors & { token: string; expiresAt: string }>(
      "register",
      "{ token expiresAt errors { code path } }",
      input,
    );
    expect(started).toMatchObject({
      token: expect.any(String),
      expiresAt: expect.stringMatching(/Z$/),
      errors: [],
      cookie: null,
    });
    const code = await latestCode(services, "whole@example.com");
    const confirm = (typed: string) =>
      mutate<Registered>("confirmRegistration", registered, {
        idempotencyKey: input.idempotencyKey,
        token: started.token,
        code: typed,
      });
    expect(codesOf(await confirm(wrongCode(code)))).toEqual(["WRONG_CODE code"]);
    expect(await confirm(code)).toMatchObject({
      viewer: { id: expect.any(String) },
      credentials: null,
      cookie: expect.stringContaining("session="),
    });
  });

  it("names the fields that are wrong", async () => {
    const wrong = common({
      countryId: "1e3",
      currencyId: "0",
      promoCode: "x".repeat(600),
      email: "none",
      password: "short",
      name: "",
      surname: "<script>",
      birthday: "2020-01-01",
    });
    expect(codesOf(await mutate("register", "{ errors { code path } }", wrong))).toEqual([
      "INVALID countryId",
      "INVALID currencyId",
      "INVALID promoCode",
    ]);
    const typed = common({
      promoCode: "a b",
      acceptsTerms: false,
      email: "none",
      password: "short",
      name: "",
      surname: "<script>",
      birthday: "2020-01-01",
    });
    expect(codesOf(await mutate("register", "{ errors { code path } }", typed))).toEqual([
      "INVALID promoCode",
      "REQUIRED acceptsTerms",
      "INVALID email",
      "PASSWORD_WEAK password",
      "REQUIRED name",
      "INVALID surname",
      "TOO_YOUNG birthday",
    ]);
    expect(codesOf(await mutate("registerOneClick", registered, common({ idempotencyKey: "short" })))).toEqual([
      "INVALID idempotencyKey",
    ]);
  });

  it("by phone takes the code of the message", async () => {
    const phone = { countryCode: "+7", number: "900 000-00-61" };
    expect(
      codesOf(
        await mutate("sendRegistrationCode", "{ expiresAt errors { code path } }", {
          phone: { ...phone, number: "12" },
        }),
      ),
    ).toEqual(["INVALID phone"]);
    expect(codesOf(await mutate("sendRegistrationCode", "{ expiresAt errors { code path } }", { phone }))).toEqual([]);
    const code = await latestCode(services, "79000000061");
    expect(codesOf(await mutate("registerByPhone", registered, common({ phone, code: wrongCode(code) })))).toEqual([
      "WRONG_CODE code",
    ]);
    expect(await mutate("registerByPhone", registered, common({ phone, code }))).toMatchObject({
      viewer: { id: expect.any(String) },
      errors: [],
    });
  });

  it("by a social network takes a token once", async () => {
    const { token, sign } = await seal(
      services.services.context,
      "social-registration",
      JSON.stringify({ network: 5, subject: "contract-person" }),
      60_000,
    );
    expect(await mutate("registerBySocial", registered, common({ token: `${token}.${sign}` }))).toMatchObject({
      viewer: { id: expect.any(String) },
      errors: [],
    });
    expect(codesOf(await mutate("registerBySocial", registered, common({ token: `${token}.${sign}` })))).toEqual([
      "CREDENTIAL_REFUSED token",
    ]);
  });

  it("by a network's token in the browser that was given it: in a link to somebody else it would tie their account to its sender's [2.34] [7.17]", async () => {
    const credentialOf = async (subject: string) =>
      (
        await services.call<{ credential: string }>("POST", "/social-api/v1/demo/credential", {
          body: { network: 5, subject },
        })
      ).body.credential;
    const tap = async (subject: string) => {
      const { data, headers } = await ask(
        gateway.url,
        "mutation($input: OneTapInput!) { oneTap(input: $input) { redirectUrl } }",
        {
          variables: { input: { credential: await credentialOf(subject), currencyId: 643, countryId: 1 } },
          headers: { origin: gateway.url },
        },
      );
      const { redirectUrl } = fieldOf<{ redirectUrl: string }>(data, "oneTap");
      return {
        token: new URLSearchParams(new URL(redirectUrl, gateway.url).hash.slice(1)).get("token"),
        cookie: headers.get("set-cookie")?.split(";")[0] ?? "",
      };
    };
    const [sender, reader] = [await tap("Sender of links"), await tap("Reader of links")];
    for (const cookie of ["", reader.cookie])
      expect(
        codesOf(
          await mutate("registerBySocial", registered, common({ token: sender.token }), {
            origin: gateway.url,
            cookie,
          }),
        ),
      ).toEqual(["CREDENTIAL_REFUSED token"]);
    expect(
      await mutate("registerBySocial", registered, common({ token: reader.token }), {
        origin: gateway.url,
        cookie: reader.cookie,
      }),
    ).toMatchObject({ viewer: { id: expect.any(String) }, errors: [] });
  });

  it("asks for a captcha after two from one address [5.25]", async () => {
    const from = { "x-forwarded-for": "198.51.100.9" };
    const send = () => mutate<Registered>("registerOneClick", registered, common(), from);
    await send();
    await send();
    const { errors, viewer } = await send();
    expect([errors[0]?.code, errors[0]?.path, viewer]).toEqual(["CAPTCHA_REQUIRED", ["captcha"], null]);
    expect(errors[0]?.challenge?.id).toBeTruthy();
  });
});

/**
 * A player's settings, agreements and phones, and coming over from the former brand, through the gateway on the
 * project's own services.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startGateway, type RunningGateway } from "../../gateway/server.ts";
import { ask, fieldOf, testOptions } from "../../gateway/testing/gateway.ts";
import { latestCode, wrongCode } from "../../services/people/auth/testing/signIns.ts";
import { startTestServices, type TestServices } from "../../services/testing/services.ts";

let folder: string;
let services: TestServices;
let gateway: RunningGateway;
/** The test's clock begins at 12:00 of this day, when the demo players accept the terms. */
const termsUpdatedAt = Date.UTC(2026, 10, 21, 13) / 1000;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "users-"));
  await writeFile(join(folder, "site.json"), JSON.stringify({ termsUpdatedAt }));
  services = await startTestServices({
    settings: { serviceKey: "contract-key", siteConfigPath: join(folder, "site.json") },
  });
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
  await rm(folder, { recursive: true });
});

async function signIn(login = "demo", password = "Demo-2026!"): Promise<{ cookie: string }> {
  const { data, headers } = await ask(
    gateway.url,
    "mutation($input: LogInInput!) { logIn(input: $input) { viewer { id } errors { code } } }",
    { variables: { input: { login, password } } },
  );
  expect(data).toMatchObject({ logIn: { viewer: { id: expect.any(String) }, errors: [] } });
  return { cookie: headers.get("set-cookie")?.split(";")[0] ?? "" };
}

async function mutate<T>(
  name: string,
  selection: string,
  input: object,
  headers: Record<string, string> = {},
): Promise<T> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await ask(
    gateway.url,
    `mutation($input: ${type}!) { ${name}(input: $input) ${selection} }`,
    { variables: { input }, headers },
  );
  expect(errors).toBeUndefined();
  return fieldOf<T>(data, name);
}

describe("a player's settings", () => {
  it("come whole, in the schema's words [7.22] [3.11] [4.36] [4.38] [5.12] [5.13] [6.12] [6.14]", async () => {
    const { data, errors } = await ask(
      gateway.url,
      `{ viewer {
      config {
        isLineDisallowed isLiveDisallowed phoneNumber phoneCode email name countryCode countryId activationType refId messageCount hidesBalance passwordAgeDays
        personalData { birthday documentTypeId inn name passport passportDate passportEndDate registrationAddress surname } isProfileFilled areContactsFilled
        protectionLevel protectionStatus protectionMethods { isPasswordChanged isTwoFactorOn isPhoneBound isSecurityQuestionOn isEmailAuthOn } shouldSyncProtectionMethods
        isIdentificationNeeded banLevel banVersion statusId verificationStatus verificationTypes verificationStatusGroupCode isDocumentRequested hasDeposit
        isIdentificationBonus showsVerificationOnDeposit remainingDaysToActivate hasSecurityQuestion
      }
      rights { canBetLine canBetLive canDeposit canWithdraw canUseBonuses canAskSupport }
    } }`,
      { headers: await signIn("demo2") },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      viewer: {
        config: {
          isLineDisallowed: false,
          isLiveDisallowed: false,
          phoneNumber: "9000000002",
          phoneCode: "7",
          email: "demo2@example.com",
          name: "Demo Two",
          countryCode: "ru",
          countryId: "1",
          activationType: "EMAIL_AND_PHONE",
          refId: 1,
          messageCount: 0,
          hidesBalance: false,
          passwordAgeDays: 0,
          personalData: {
            birthday: null,
            documentTypeId: null,
            inn: null,
            name: "Demo Two",
            passport: null,
            passportDate: null,
            passportEndDate: null,
            registrationAddress: null,
            surname: null,
          },
          isProfileFilled: false,
          areContactsFilled: true,
          protectionLevel: 20,
          protectionStatus: "BAD",
          protectionMethods: {
            isPasswordChanged: false,
            isTwoFactorOn: false,
            isPhoneBound: true,
            isSecurityQuestionOn: false,
            isEmailAuthOn: false,
          },
          shouldSyncProtectionMethods: false,
          isIdentificationNeeded: false,
          banLevel: 0,
          banVersion: 0,
          statusId: 0,
          verificationStatus: 0,
          verificationTypes: [],
          verificationStatusGroupCode: null,
          isDocumentRequested: false,
          hasDeposit: true,
          isIdentificationBonus: false,
          showsVerificationOnDeposit: false,
          remainingDaysToActivate: null,
          hasSecurityQuestion: false,
        },
        rights: {
          canBetLine: true,
          canBetLive: true,
          canDeposit: true,
          canWithdraw: true,
          canUseBonuses: true,
          canAskSupport: true,
        },
      },
    });
  });

  it("hide their balances on every device, alone [3.11]", async () => {
    const [here, there] = [await signIn("demo2"), await signIn("demo2")];
    for (const isHidden of [true, false]) {
      expect(await mutate("setBalanceHidden", "{ isHidden errors { code } }", { isHidden }, here)).toEqual({
        isHidden,
        errors: [],
      });
      expect((await ask(gateway.url, "{ viewer { config { hidesBalance } } }", { headers: there })).data).toEqual({
        viewer: { config: { hidesBalance: isHidden } },
      });
    }
    const guest = await ask(gateway.url, "mutation { setBalanceHidden(input: { isHidden: true }) { isHidden } }");
    expect(guest.errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("keep when they agreed to cookies; a guest has none to keep [7.26]", async () => {
    const headers = await signIn();
    expect(
      await mutate("setCookiesAgreement", "{ isNoted errors { code } }", { agreedAt: "2026-11-21T10:00:00Z" }, headers),
    ).toEqual({ isNoted: true, errors: [] });
    const guest = await ask(
      gateway.url,
      'mutation { setCookiesAgreement(input: { agreedAt: "2026-11-21T10:00:00Z" }) { isNoted } }',
    );
    expect(guest.errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
  });
});

describe("changed terms", () => {
  it("must be accepted before the settings come and a bet is taken; the rest of the player stands [7.21] [8.24]", async () => {
    services.advance(2 * 60 * 60_000);
    const headers = await signIn();
    const me = () =>
      ask(gateway.url, "{ viewer { login config { email } agreement { isChanged updatedAt } } }", { headers });
    const place = () =>
      ask(gateway.url, "mutation($input: PlaceCouponInput!) { placeCoupon(input: $input) { errors { code } } }", {
        headers,
        variables: {
          input: {
            idempotencyKey: "terms-of-contract",
            accountId: "1",
            kind: "SINGLE",
            amount: "100",
            bets: [{ outcomeId: "1.1x2.home", coef: "2.000" }],
          },
        },
      });
    const before = await me();
    expect(before.data).toEqual({
      viewer: { login: "demo", config: null, agreement: { isChanged: true, updatedAt: "2026-11-21T13:00:00Z" } },
    });
    expect(before.errors).toMatchObject([
      {
        path: ["viewer", "config"],
        extensions: { code: "TERMS_NOT_ACCEPTED", upstream: { service: "users", status: 451 } },
      },
    ]);
    expect((await place()).errors?.[0]?.extensions).toEqual({
      code: "TERMS_NOT_ACCEPTED",
      upstream: { service: "coupons", status: 451 },
    });
    const accepted = await ask(gateway.url, "mutation { acceptTerms { agreement { isChanged } errors { code } } }", {
      headers,
    });
    expect(accepted.data).toEqual({ acceptTerms: { agreement: { isChanged: false }, errors: [] } });
    expect((await me()).data).toMatchObject({
      viewer: { config: { email: "demo@example.com" }, agreement: { isChanged: false } },
    });
    expect((await place()).errors).toBeUndefined();
  });
});

it("phones have their countries and masks in the language asked for [7.27] [3.17] [3.18]", async () => {
  const countries = async (language: string) => {
    const { data } = await ask(
      gateway.url,
      "{ phoneCountries { id name code phoneCode mask { mask minDigits maxDigits } } }",
      { headers: { "x-language": language } },
    );
    return fieldOf<{ id: string; name: string; code: string; phoneCode: string; mask: object | null }[]>(
      data,
      "phoneCountries",
    );
  };
  expect((await countries("ru")).find(({ code }) => code === "ru")).toEqual({
    id: "1",
    name: "Россия",
    code: "ru",
    phoneCode: "+7",
    mask: { mask: "### ### ## ##", minDigits: 10, maxDigits: 10 },
  });
  expect((await countries("ar")).find(({ code }) => code === "gb")?.name).toBe("المملكة المتحدة");
  expect((await countries("en")).length).toBeGreaterThan(230);
});

it("a player of the former brand comes over by a code, once, and signs in by the password told [7.28]", async () => {
  const formerId = "5000001";
  const phone = { countryCode: "7", number: "9000000011" };
  expect(await mutate("sendTransferCode", "{ expiresAt errors { code } }", { formerId, phone })).toEqual({
    expiresAt: expect.stringMatching(/Z$/),
    errors: [],
  });
  const code = await latestCode(services, "79000000011");
  const check = (typed: string) =>
    mutate<{ redirectToken: string | null; errors: { code: string }[] }>(
      "checkTransferCode",
      "{ redirectToken errors { code } }",
      { formerId, code: typed },
    );
  expect(await check(wrongCode(code))).toEqual({ redirectToken: null, errors: [{ code: "WRONG_CODE" }] });
  const { redirectToken } = await check(code);
  const move = () =>
    mutate<{ status: string; userId: string; password: string | null }>(
      "transferUser",
      "{ status userId password errors { code } }",
      { redirectToken },
    );
  const moved = await move();
  expect(moved).toMatchObject({
    status: "MOVED",
    userId: expect.stringMatching(/^\d+$/),
    password: expect.stringMatching(/^.{16}$/),
  });
  await signIn(moved.userId, moved.password ?? "");
  expect(await move()).toMatchObject({ status: "ALREADY", userId: moved.userId, password: null });
  expect(await mutate("transferUser", "{ status userId errors { code } }", { redirectToken: "made.up" })).toEqual({
    status: "REFUSED",
    userId: null,
    errors: [],
  });
  expect(await mutate("sendTransferCode", "{ errors { code path } }", { formerId: "../5", phone })).toEqual({
    errors: [{ code: "INVALID", path: ["formerId"] }],
  });
});

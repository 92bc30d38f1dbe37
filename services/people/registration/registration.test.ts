import { eq } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { countryId } from "#shared/people/countryIds.ts";
import { ledgerAccount } from "../../money/accounts/tables.ts";
import { seal } from "../../platform/secrets/sealed.ts";
import { message } from "../messages/tables.ts";
import { player, playerProfile } from "../players/tables.ts";
import { socialLink } from "../social/tables.ts";
import { latestCode, wrongCode } from "../auth/testing/signIns.ts";
import { solvedCaptcha } from "../captcha/testing/solve.ts";
import { promoCode } from "../../betting/coupons/tables.ts";
import { logInBodyOf, startTestServices, type TestServices } from "../../testing/services.ts";
import type { Registered } from "./api.ts";
import { registration } from "./tables.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
beforeEach(() => test.advance(61 * 60_000));

let calls = 0;
/** Each call from its own address, so that none needs another's captcha. */
const headers = () => ({ "x-client-address": `203.0.113.${(calls += 1) % 250}`, "x-language": "en" });
const newKey = () => `key-of-a-test-${(calls += 1)}`.padEnd(20, "x");
const base64 = (text: string) => Buffer.from(text, "utf8").toString("base64");
const common = (more: object = {}) => ({
  idempotency_key: newKey(),
  country_id: 1,
  currency_id: 643,
  accepts_terms: true,
  ...more,
});
const post = async <T = Registered>(path: string, body: object, more: Record<string, string> = {}) =>
  (await test.call<T>("POST", `/registration-api/v1/${path}`, { body, headers: { ...headers(), ...more } })).body;
interface Started {
  result: { token: string; expires: number } | null;
  errors: { code: string; path: string[] | null }[];
}
const full = (more: object = {}) =>
  common({
    email: "ann@example.com",
    password: base64("secret-2026"),
    name: "Ann",
    surname: "Lee",
    date_birthday: "1990-05-31",
    ...more,
  });
const errorsOf = ({ errors }: { errors: { code: string; path: string[] | null }[] }) =>
  errors.map(({ code, path }) => `${code} ${path?.join(".") ?? ""}`.trim());
const db = () => test.services.context.db;
const lettersTo = (recipient: string) => db().select().from(message).where(eq(message.recipient, recipient));

describe("one click", () => {
  it("makes a player with an account in the chosen currency, tells login and password, and signs them in [3.27] [3.28] [3.31]", async () => {
    const body = common({
      currency_id: 978,
      country_id: 2,
      ref_code: "WELCOME",
      first_deposit_bonus_choice: 2,
      enable_sms_news: true,
    });
    const { result, credentials, errors } = await post("one-click", body);
    expect(errors).toEqual([]);
    const id = result?.user_id ?? 0;
    expect(
      (await test.call("GET", "/web-api/session", { headers: { "x-session": result?.session ?? "" } })).body,
    ).toEqual({ user_id: id });
    const signedIn = await test.call<{ result: { user_id: number } }>("POST", "/auth-api/v1/login", {
      body: logInBodyOf(credentials?.login ?? "", credentials?.password ?? ""),
    });
    expect(signedIn.body.result.user_id).toBe(id);
    expect(await db().select().from(ledgerAccount).where(eq(ledgerAccount.playerId, id))).toMatchObject([
      { currency: "EUR", type: 0, balance: "0" },
    ]);
    expect(await db().select().from(registration).where(eq(registration.playerId, id))).toMatchObject([
      { kind: "one_click", refCode: "WELCOME", firstDepositBonusChoice: 2 },
    ]);
    expect(await db().select().from(playerProfile).where(eq(playerProfile.playerId, id))).toMatchObject([
      {
        countryCode: "ac",
        termsAcceptedAt: test.services.context.clock.now(),
        enableMailNews: false,
        enableMailDeposit: false,
        enableMailBets: false,
        enableSmsNews: true,
        isEmailConfirmed: false,
        isPhoneConfirmed: false,
      },
    ]);
    const [row] = await db().select().from(player).where(eq(player.id, id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(row).toMatchObject({ isDemo: false, email: null, phone: null });
  });

  it("counts to the partner whose link left its cookies in the browser, and keeps nothing else that is sent as one [3.39]", async () => {
    const tag = JSON.stringify({ type: "btag", val: "summer-26", additional: null });
    const referral = { partner_id: "77", reflinkid: tag, utm_source: "<script>", session: "secret", shorttag: "a\0b" };
    const { result } = await post("one-click", common({ referral }));
    const [kept] = await db()
      .select()
      .from(registration)
      .where(eq(registration.playerId, result?.user_id ?? 0));
    expect(kept?.referral).toEqual({ partner_id: "77", reflinkid: tag });
  });

  it("takes a promo code that there is: one for new players, or one that anybody may use, in its time [3.28]", async () => {
    const code = { kind: "FREE_BET", currency: "RUB", amount: "100" } as const;
    await db()
      .insert(promoCode)
      .values([
        { ...code, code: "OPEN-TO-ALL", validUntil: test.services.context.clock.now() + 1000 },
        { ...code, code: "LONG-GONE", validUntil: 1 },
        {
          ...code,
          code: "SOMEBODYS",
          validUntil: test.services.context.clock.now() + 1000,
          playerId: (await db().select().from(player))[0]?.id ?? 0,
        },
      ]);
    const withCode = async (ref_code: string) => errorsOf(await post("one-click", common({ ref_code })));
    expect([await withCode("welcome"), await withCode("")]).toEqual([[], []]);
    // Coupons' codes have dashes, which a code for registering may have too.
    expect(await withCode("open-to-all")).toEqual([]);
    expect([await withCode("LONG-GONE"), await withCode("NOT-A-CODE"), await withCode("SOMEBODYS")]).toEqual([
      ["PROMO_EXPIRED ref_code"],
      ["PROMO_UNKNOWN ref_code"],
      ["PROMO_UNKNOWN ref_code"],
    ]);
  });

  it("answers a call that is sent again with the same player, and refuses the key for others", async () => {
    const body = common();
    const [first, again] = [await post("one-click", body), await post("one-click", body)];
    expect(again.credentials).toMatchObject({ login: first.credentials?.login, password: first.credentials?.password });
    expect(again.result?.user_id).toBe(first.result?.user_id);
    expect(again.result?.session).not.toBe(first.result?.session);
    const at = await Promise.all([
      post("one-click", { ...body, idempotency_key: "eleven-at-once-123" }),
      post("one-click", { ...body, idempotency_key: "eleven-at-once-123" }),
    ]);
    expect(new Set(at.map(({ result }) => result?.user_id)).size).toBe(1);
    expect(errorsOf(await post("one-click", { ...body, currency_id: 840 }))).toEqual([
      "IDEMPOTENCY_MISMATCH idempotency_key",
    ]);
    test.advance(11 * 60_000);
    expect(errorsOf(await post("one-click", body))).toEqual(["IDEMPOTENCY_MISMATCH idempotency_key"]);
  });

  it.each([
    ["a country that is none", { country_id: 9999 }, "NOT_OFFERED country_id"],
    ["a currency that is none", { currency_id: 1 }, "CURRENCY_UNKNOWN currency_id"],
    ["terms that are not accepted", { accepts_terms: false }, "REQUIRED accepts_terms"],
    ["a promo code of 500 characters", { ref_code: "A".repeat(500) }, "INVALID ref_code"],
    ["a promo code with a NUL", { ref_code: "A\0" }, "INVALID ref_code"],
    ["a script as promo code", { ref_code: "<script>" }, "INVALID ref_code"],
    ["an unknown promo code with invisible marks", { ref_code: "AB\u202eC" }, "PROMO_UNKNOWN ref_code"],
  ])("refuses %s", async (_, more, error) => expect(errorsOf(await post("one-click", common(more)))).toEqual([error]));

  it("refuses invalid bodies", async () => {
    for (const more of [
      { first_deposit_bonus_choice: 3 },
      { idempotency_key: "short" },
      { idempotency_key: "with spaces in the key" },
      { country_id: "1" },
    ]) {
      expect(
        (await test.call("POST", "/registration-api/v1/one-click", { body: common(more), headers: headers() })).status,
      ).toBe(400);
    }
  });

  it("asks for a captcha after two from one address, and takes its answer once [5.25]", async () => {
    const from = { "x-client-address": "198.51.100.7" };
    const send = (more: Record<string, string> = {}) =>
      test.call<{ code?: string; errors?: { code: number | string }[]; result?: object }>(
        "POST",
        "/registration-api/v1/one-click",
        { body: common(), headers: { ...from, ...more } },
      );
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    const refused = await send();
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([400, 100]);
    const captcha = { "x-captcha-result": await solvedCaptcha(test) };
    expect((await send(captcha)).status).toBe(200);
    expect((await send(captcha)).body.errors?.[0]?.code).toBe(113);
  });
});

describe("login and password by e-mail [3.30]", () => {
  it("go out once, to those who have the password, within fifteen minutes", async () => {
    const { credentials } = await post("one-click", common());
    const { token = "", password = "" } = credentials ?? {};
    const send = (more: object = {}) =>
      post<{ success: boolean; errors: { code: string; path: string[] | null }[] }>("credentials", {
        token,
        email: "One@Example.com",
        password: base64(password),
        ...more,
      });
    expect(errorsOf(await send({ email: "no address" }))).toEqual(["INVALID email"]);
    expect(errorsOf(await send({ email: "one@example.com\r\nbcc: eve@example.com" }))).toEqual(["INVALID email"]);
    expect(errorsOf(await send({ password: base64("guess") }))).toEqual(["CREDENTIAL_REFUSED"]);
    expect(errorsOf(await send({ token: `${token}x` }))).toEqual(["CREDENTIAL_REFUSED"]);
    expect(await send()).toEqual({ success: true, errors: [] });
    expect(errorsOf(await send())).toEqual(["CREDENTIAL_REFUSED"]);
    const letters = await lettersTo("one@example.com");
    expect(letters).toHaveLength(1);
    expect(letters[0]?.body).toContain(`Password: ${password}`);
    const late = (await post("one-click", common())).credentials;
    test.advance(16 * 60_000);
    expect(errorsOf(await send({ token: late?.token, password: base64(late?.password ?? "") }))).toEqual(["TIME_UP"]);
  });
});

describe("the whole form", () => {
  it("makes the player by the code in the letter, once", async () => {
    const body = full({ email: " Ann@Example.com " });
    const { result: started, errors } = await post<Started>("full", body);
    expect(errors).toEqual([]);
    const code = await latestCode(test, "ann@example.com");
    const confirm = (typed: string, key = body.idempotency_key) =>
      post("full/confirm", { idempotency_key: key, token: started?.token, code: typed });
    expect(errorsOf(await confirm(wrongCode(code)))).toEqual(["WRONG_CODE code"]);
    const { result, credentials } = await confirm(code);
    expect(credentials).toBeNull();
    expect(
      await db()
        .select()
        .from(player)
        .where(eq(player.id, result?.user_id ?? 0)),
    ).toMatchObject([{ email: "ann@example.com", name: "Ann", phone: null }]);
    expect(
      await db()
        .select()
        .from(playerProfile)
        .where(eq(playerProfile.playerId, result?.user_id ?? 0)),
    ).toMatchObject([{ surname: "Lee", dateBirthday: "1990-05-31", isEmailConfirmed: true }]);
    const signedIn = await test.call<{ result: { user_id: number } }>("POST", "/auth-api/v1/login", {
      body: logInBodyOf("ann@example.com", "secret-2026"),
    });
    expect(signedIn.body.result.user_id).toBe(result?.user_id);
    // The answer was lost: the same key gives the same player. Another one gets nothing out of a code that was used.
    expect((await confirm(code)).result?.user_id).toBe(result?.user_id);
    expect(errorsOf(await confirm(code, newKey()))).toEqual(["TIME_UP code"]);
  });

  it("says the same of an e-mail that has an owner; only they learn it", async () => {
    const [taken, free] = [
      await post<Started>("full", full({ email: "demo@example.com" })),
      await post<Started>("full", full({ email: "nobody@example.com" })),
    ];
    // A second may have passed between the two.
    const shape = ({ result, errors }: Started) => ({
      errors,
      keys: Object.keys(result ?? {}),
      token: result?.token.length,
    });
    expect(shape(taken)).toEqual(shape(free));
    expect(Math.abs((taken.result?.expires ?? 0) - (free.result?.expires ?? 9))).toBeLessThan(3);
    const letters = await lettersTo("demo@example.com");
    expect(letters[0]?.subject).toBe("You already have an account");
    expect(letters[0]?.body).not.toMatch(/\d{6}/);
    for (const code of ["000000", "123456"])
      expect(
        errorsOf(await post("full/confirm", { idempotency_key: newKey(), token: taken.result?.token, code })),
      ).toEqual(["WRONG_CODE code"]);
  });

  it("refuses a code whose time is up, and one tried five times", async () => {
    const { result: late } = await post<Started>("full", full({ email: "late@example.com" }));
    const code = await latestCode(test, "late@example.com");
    test.advance(31 * 60_000);
    expect(errorsOf(await post("full/confirm", { idempotency_key: newKey(), token: late?.token, code }))).toEqual([
      "TIME_UP code",
    ]);
    const { result: tried } = await post<Started>("full", full({ email: "late@example.com" }));
    const right = await latestCode(test, "late@example.com");
    for (let n = 0; n < 5; n += 1)
      await post("full/confirm", { idempotency_key: newKey(), token: tried?.token, code: wrongCode(right) });
    expect(
      errorsOf(await post("full/confirm", { idempotency_key: newKey(), token: tried?.token, code: right })),
    ).toEqual(["TIME_UP code"]);
    expect(
      errorsOf(await post("full/confirm", { idempotency_key: newKey(), token: "no token \0", code: right })),
    ).toEqual(["TIME_UP code"]);
  });

  it("tells when an e-mail gets no more letters", async () => {
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await post<Started>("full", full({ email: "often@example.com" })));
    expect(answers.map(({ errors }) => errors[0]?.code ?? "sent")).toEqual([
      "sent",
      "sent",
      "sent",
      "sent",
      "sent",
      "TOO_MANY_MESSAGES",
    ]);
  });

  it.each([
    ["no e-mail", { email: "" }, "REQUIRED email"],
    ["an e-mail of another script", { email: "анна@пример.рф" }, "INVALID email"],
    ["an e-mail with a NUL", { email: "ann\0@example.com" }, "INVALID email"],
    ["a short password", { password: base64("abc123") }, "PASSWORD_WEAK password"],
    ["a password without digits", { password: base64("abcdefghij") }, "PASSWORD_WEAK password"],
    [
      "a password that is the e-mail",
      { email: "a1@example.com", password: base64("A1@example.com") },
      "PASSWORD_WEAK password",
    ],
    ["a password of 65 characters", { password: base64(`${"a".repeat(64)}1`) }, "PASSWORD_WEAK password"],
    ["a password that is no base64", { password: "secret 2026" }, "INVALID password"],
    ["no name", { name: " " }, "REQUIRED name"],
    ["a name of emoji", { name: "🙂" }, "INVALID name"],
    ["a script as surname", { surname: "<script>alert(1)</script>" }, "INVALID surname"],
    ["a surname that turns the reading round", { surname: "Le\u202ee" }, "INVALID surname"],
    ["a name of 200 letters", { name: "a".repeat(200) }, "INVALID name"],
    ["who is seventeen", { date_birthday: "2008-11-30" }, "TOO_YOUNG date_birthday"],
    [
      "twenty where the law wants twenty-one",
      { country_id: countryId("gr"), date_birthday: "2006-01-01" },
      "TOO_YOUNG date_birthday",
    ],
    ["a day that no month has", { date_birthday: "1990-02-31" }, "INVALID date_birthday"],
  ])("refuses %s", async (_, more, error) =>
    expect(errorsOf(await post<Started>("full", full(more)))).toEqual([error]),
  );
});

describe("by phone", () => {
  const phone = { "phone-code": "+7", "phone-number": "900 000-00-51" };
  it("makes the player by the code in the message", async () => {
    expect((await post<Started>("phone/code", phone)).errors).toEqual([]);
    const code = await latestCode(test, "79000000051");
    const body = common({ ...phone, "sms-code": code });
    expect(errorsOf(await post("phone", { ...body, "sms-code": wrongCode(code) }))).toEqual(["WRONG_CODE sms-code"]);
    const { result, errors } = await post("phone", body);
    expect(errors).toEqual([]);
    expect(
      await db()
        .select()
        .from(player)
        .where(eq(player.id, result?.user_id ?? 0)),
    ).toMatchObject([{ phone: "79000000051", email: null }]);
    expect((await post("phone", body)).result?.user_id).toBe(result?.user_id);
    expect(errorsOf(await post("phone", { ...body, idempotency_key: newKey() }))).toEqual(["TIME_UP sms-code"]);
  });

  it("says the same of a phone that has an owner; only they learn it", async () => {
    const taken = { "phone-code": "7", "phone-number": "9000000001" };
    const [one, other] = [
      await post<Started>("phone/code", taken),
      await post<Started>("phone/code", { "phone-code": "7", "phone-number": "9000000052" }),
    ];
    expect([one.errors, Object.keys(one.result ?? {})]).toEqual([other.errors, Object.keys(other.result ?? {})]);
    const [sms] = await lettersTo("79000000001");
    expect(sms?.body).toContain("You already have an account");
    expect(errorsOf(await post("phone", common({ ...taken, "sms-code": "123456" })))).toEqual(["WRONG_CODE sms-code"]);
  });

  it.each([
    ["letters", { "phone-code": "+7", "phone-number": "not a phone" }],
    ["too few digits", { "phone-code": "+7", "phone-number": "123" }],
    ["no dialling code", { "phone-code": "", "phone-number": "9000000053" }],
    ["a number that no operator has", { "phone-code": "+7", "phone-number": "891 612 34 56" }],
    ["a NUL", { "phone-code": "+7", "phone-number": "9000000053\0" }],
  ])("refuses %s", async (_, wrong) => {
    expect(errorsOf(await post<Started>("phone/code", wrong))).toEqual(["INVALID phone-number"]);
    expect(errorsOf(await post("phone", common({ ...wrong, "sms-code": "123456" })))).toEqual(["INVALID phone-number"]);
  });
});

describe("by a social network", () => {
  const tokenOf = async (person: object, ms = 60_000) => {
    const { token, sign } = await seal(test.services.context, "social-registration", JSON.stringify(person), ms);
    return `${token}.${sign}`;
  };

  it("makes a player who is linked to it, once", async () => {
    const body = common({
      token: await tokenOf({ network: 5, subject: "new-person", email: "new.person@example.com", name: "New Person" }),
    });
    const { result, errors } = await post("social", body);
    expect(errors).toEqual([]);
    expect(await db().select().from(socialLink).where(eq(socialLink.subject, "new-person"))).toEqual([
      { network: 5, subject: "new-person", playerId: result?.user_id },
    ]);
    expect(
      await db()
        .select()
        .from(player)
        .where(eq(player.id, result?.user_id ?? 0)),
    ).toMatchObject([{ email: "new.person@example.com", name: "New Person" }]);
    expect((await post("social", body)).result?.user_id).toBe(result?.user_id);
    expect(errorsOf(await post("social", { ...body, idempotency_key: newKey() }))).toEqual([
      "CREDENTIAL_REFUSED token",
    ]);
    const players = (await db().select().from(player)).length;
    const twin = common({ token: await tokenOf({ network: 5, subject: "new-person" }) });
    expect(errorsOf(await post("social", twin))).toEqual(["CREDENTIAL_REFUSED token"]);
    expect((await db().select().from(player)).length).toBe(players);
  });

  it("leaves an e-mail to those who have it here, and takes no name that is none", async () => {
    const { result } = await post(
      "social",
      common({ token: await tokenOf({ network: 6, subject: "other", email: "demo@example.com", name: "<script>" }) }),
    );
    expect(
      await db()
        .select()
        .from(player)
        .where(eq(player.id, result?.user_id ?? 0)),
    ).toMatchObject([{ email: null, name: null }]);
  });

  it("refuses tokens that are forged, made for something else, or too old", async () => {
    const other = await seal(test.services.context, "transfer", JSON.stringify({ network: 5, subject: "x" }), 60_000);
    const old = await tokenOf({ network: 5, subject: "late" }, 1000);
    test.advance(2000);
    for (const token of ["made.up", "", "a.b.c", `${other.token}.${other.sign}`, old])
      expect(errorsOf(await post("social", common({ token }))), token).toEqual(["CREDENTIAL_REFUSED token"]);
  });
});

describe("options", () => {
  it("name countries with their ages, currencies, and what to begin with [3.28]", async () => {
    const options = async (country: string) =>
      (
        await test.call<{
          types: string[];
          countries: {
            id: number;
            name: string;
            country_code: string;
            minimum_age: number;
            currency_id: number | null;
          }[];
          currency_ids: number[];
          default_country_id: number | null;
          default_currency_id: number;
          bonus_choices: number[];
        }>("GET", "/registration-api/v1/options?lng=ru", { headers: { "x-geo-country": country } })
      ).body;
    const greek = await options("gr");
    expect(greek).toMatchObject({
      types: ["one_click", "full_reg", "phone_reg", "soc_reg"],
      default_currency_id: 978,
      bonus_choices: [0, 1, 2],
    });
    expect(greek.countries.find(({ country_code }) => country_code === "gr")).toEqual({
      id: greek.default_country_id,
      name: "Греция",
      country_code: "gr",
      minimum_age: 21,
      currency_id: 978,
    });
    expect(greek.currency_ids).toContain(643);
    expect(await options("zz")).toMatchObject({ default_country_id: null, default_currency_id: 643 });
  });

  it("follow the operator's config", async () => {
    const { writeFile, mkdtemp, rm } = await import("node:fs/promises");
    const { tmpdir } = await import("node:os");
    const { join } = await import("node:path");
    const folder = await mkdtemp(join(tmpdir(), "registration-"));
    await writeFile(
      join(folder, "site.json"),
      JSON.stringify({ registrationTypes: ["phone_reg"], registrationClosedCountries: ["gr"] }),
    );
    const narrow = await startTestServices({ settings: { siteConfigPath: join(folder, "site.json") } });
    try {
      const { body } = await narrow.call<{ types: string[]; countries: { country_code: string }[] }>(
        "GET",
        "/registration-api/v1/options",
        { headers: { "x-geo-country": "gr" } },
      );
      expect(body).toMatchObject({ types: ["phone_reg"], default_country_id: null });
      expect(body.countries.some(({ country_code }) => country_code === "gr")).toBe(false);
      const { body: refused } = await narrow.call<Registered>("POST", "/registration-api/v1/one-click", {
        body: common(),
        headers: headers(),
      });
      expect(errorsOf(refused)).toEqual(["NOT_OFFERED"]);
    } finally {
      await narrow.close();
      await rm(folder, { recursive: true });
    }
  });
});

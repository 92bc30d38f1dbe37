import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "../../platform/database/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { latestCode, wrongCode } from "../auth/testing/signIns.ts";
import { player, playerProfile } from "../players/tables.ts";
import { logInBodyOf, startTestServices, type TestServices } from "../../testing/services.ts";
import { formerPlayer } from "./tables.ts";

let test: TestServices;
beforeAll(async () => {
  test = await startTestServices();
});
afterAll(() => test.close());
beforeEach(() => test.advance(61 * 60_000));

const agreementPath = "/web-api/api-v3/v2/user/agreement-rules";
const configOf = (of: TestServices, headers: Record<string, string>) =>
  of.call<{ result: Record<string, unknown> }>("GET", "/users-api/v1/user/config", { headers });

describe("user config", () => {
  it("holds every field, of the player as they are [7.22] [3.11]", async () => {
    const { headers } = await test.signIn();
    expect((await configOf(test, headers)).body.result).toEqual({
      disallow_line_sport: false,
      disallow_live_sport: false,
      phone_number: "9000000001",
      phone_code: "7",
      user_email: "demo@example.com",
      user_name: "Demo",
      user_country_code: "ru",
      user_country_id: 1,
      activation_type: 2,
      user_ref_id: 1,
      user_msg_count: 0,
      user_hide_balance: false,
      changed_pass_day_count: 0,
      user_data: {
        date_birthday: null,
        document_type_id: null,
        inn: null,
        name: "Demo",
        passport: null,
        passport_date: null,
        passport_end_date: null,
        registration_address: null,
        surname: null,
      },
      protection_level: 20,
      protection_methods: {
        is_changed_password: false,
        enable_two_factor_auth: false,
        enable_phone_binding: true,
        enable_security_question: false,
        enable_email_auth: false,
      },
      should_sync_protection_methods: false,
      is_need_identification: false,
      ban_level: 0,
      ban_version: 0,
      user_status_id: 0,
      verification_status: 0,
      verification_types: [],
      verification_status_group_code: null,
      requested_additional_document: false,
      has_deposit: true,
      is_identification_bonus: false,
      show_verification_modal_on_deposit_page: false,
      remaining_days_to_activate: null,
      is_active_secure_question: false,
    });
    expect((await configOf(test, {})).status).toBe(401);
  });

  it("follows what is written of the player [4.36]", async () => {
    const { db, clock } = test.services.context;
    const { headers } = await test.signIn("demo2");
    const [demo2] = await db.select().from(player).where(eq(player.login, "demo2"));
    await db
      .update(playerProfile)
      .set({
        isTwoFactor: true,
        hasSecurityQuestion: true,
        passwordChangedAt: clock.now() - 3 * 86_400_000,
        isEmailConfirmed: false,
        countryCode: "kz",
        activateUntil: clock.now() + 36 * 3_600_000,
        verificationTypes: [2, 5],
        surname: "Two",
      })
      .where(eq(playerProfile.playerId, demo2?.id ?? 0));
    expect((await configOf(test, headers)).body.result).toMatchObject({
      activation_type: 3,
      protection_level: 80,
      changed_pass_day_count: 3,
      user_country_code: "kz",
      remaining_days_to_activate: 2,
      verification_types: [2, 5],
      is_active_secure_question: true,
      user_data: { surname: "Two" },
    });
  });
});

describe("agreement", () => {
  it("is unchanged while the operator names no day [7.21]", async () => {
    const { headers } = await test.signIn();
    expect(await test.call("GET", `${agreementPath}/status`, { headers })).toEqual({
      status: 200,
      body: { result: false, updatedAt: 0 },
    });
    expect((await test.call("GET", `${agreementPath}/status`)).status).toBe(401);
  });

  it("that changed closes the user config with 451 and exception code 1 until it is accepted, where the feature is on [8.24] [7.21]", async () => {
    const folder = await mkdtemp(join(tmpdir(), "terms-"));
    // The test's clock begins at 12:00 on this day: the demo players accepted the terms then.
    const updatedAt = Date.UTC(2026, 10, 21, 13) / 1000;
    for (const isAvailableConfirmTerms of [true, false]) {
      const siteConfigPath = join(folder, `${isAvailableConfirmTerms}.json`);
      await writeFile(siteConfigPath, JSON.stringify({ isAvailableConfirmTerms, termsUpdatedAt: updatedAt }));
      const changed = await startTestServices({ settings: { siteConfigPath } });
      try {
        const { headers } = await changed.signIn();
        const status = async () => (await changed.call("GET", `${agreementPath}/status`, { headers })).body;
        // Terms of a coming hour do not hold yet.
        expect(await status()).toEqual({ result: false, updatedAt });
        changed.advance(61 * 60_000);
        expect(await status()).toEqual({ result: isAvailableConfirmTerms, updatedAt });
        if (!isAvailableConfirmTerms) continue;
        expect(await configOf(changed, headers)).toEqual({
          status: 451,
          body: { code: "TERMS_CHANGED", message: expect.any(String), exception: { code: 1 } },
        });
        const place = (idempotencyKey: string) =>
          changed.call<{ errors?: { code: string }[] }>("POST", "/coupon-api/v1/coupons", {
            headers: { ...headers, "idempotency-key": idempotencyKey },
            body: { accountId: "1", typeId: 0, amount: "100", bets: [{ outcomeId: "1.1x2.home", coef: "2.000" }] },
          });
        expect(await place("before-accepting")).toMatchObject({ status: 451, body: { exception: { code: 1 } } });
        expect((await changed.call("POST", `${agreementPath}/accept`, { headers })).body).toEqual({
          result: false,
          updatedAt,
        });
        expect((await configOf(changed, headers)).status).toBe(200);
        expect((await place("after-accepting")).status).toBe(200);
      } finally {
        await changed.close();
      }
    }
    await rm(folder, { recursive: true });
  });
});

describe("hidden balances", () => {
  it("are the player's own choice, told by their user config [3.11]", async () => {
    const { headers } = await test.signIn();
    const hide = (isHidden: unknown, of: Record<string, string> = headers) =>
      test.call("POST", "/users-api/v1/user/hide-balance", { headers: of, body: { user_hide_balance: isHidden } });
    for (const isHidden of [true, false]) {
      expect(await hide(isHidden)).toEqual({ status: 200, body: { user_hide_balance: isHidden } });
      expect((await configOf(test, headers)).body.result["user_hide_balance"]).toBe(isHidden);
    }
    expect((await hide(true, {})).status).toBe(401);
    expect((await hide("yes")).status).toBe(400);
  });
});

describe("cookies agreement", () => {
  it("keeps the latest moment, of a signed-in player only [7.26]", async () => {
    const { headers } = await test.signIn();
    const send = (time: string, of: Record<string, string> = headers) =>
      test.call("POST", `/users-api/v1/user/cookies-agreement?cookiesAgreeTime=${time}`, { headers: of });
    const [demo] = await test.services.context.db.select().from(player).where(eq(player.login, "demo"));
    const kept = async () =>
      (
        await test.services.context.db
          .select()
          .from(playerProfile)
          .where(eq(playerProfile.playerId, demo?.id ?? 0))
      )[0]?.cookiesAgreedAt;
    for (const time of ["1795000000", "1790000000"]) {
      expect((await send(time)).body).toEqual({ success: true });
      expect(await kept()).toBe(1_795_000_000_000);
    }
    expect((await send("1795000001", {})).status).toBe(401);
    for (const nonsense of ["yesterday", "-1", ""]) expect((await send(nonsense)).status, nonsense).toBe(400);
    expect(await kept()).toBe(1_795_000_000_000);
  });
});

describe("phones", () => {
  interface Country {
    id: number;
    name: string;
    country_code: string;
    tel_code: string;
  }
  const countries = async (lng: string) =>
    (await test.call<{ countries: Country[] }>("GET", `/users-api/v1/phone/countries?lng=${lng}`)).body.countries;

  it("has the world's countries with dialling codes, named and ordered in the language asked for [7.27] [3.17]", async () => {
    const english = await countries("en");
    expect(english.length).toBeGreaterThan(230);
    expect(new Set(english.map(({ id }) => id)).size).toBe(english.length);
    expect(english.filter(({ name }) => name === "Germany")).toEqual([
      { id: expect.any(Number), name: "Germany", country_code: "de", tel_code: "+49" },
    ]);
    expect(english[0]?.name).toBe("Afghanistan");
    expect((await countries("ru")).find(({ id }) => id === 1)).toEqual({
      id: 1,
      name: "Россия",
      country_code: "ru",
      tel_code: "+7",
    });
    expect((await countries("ar")).find(({ country_code }) => country_code === "de")?.name).toBe("ألمانيا");
  });

  it("has their masks and lengths [7.27] [3.18]", async () => {
    const { masks } = (
      await test.call<{ masks: { CountryId: number; Mask: string; Max: number; Min: number }[] }>(
        "GET",
        "/users-api/v1/phone/masks",
      )
    ).body;
    expect(masks.find(({ CountryId }) => CountryId === 1)).toEqual({
      CountryId: 1,
      Mask: "### ### ## ##",
      Max: 10,
      Min: 10,
    });
    const byId = new Map((await countries("en")).map(({ id, country_code }) => [id, country_code]));
    const germany = masks.find(({ CountryId }) => byId.get(CountryId) === "de");
    expect(germany).toMatchObject({ Mask: "#### #######", Max: 11, Min: 10 });
    for (const { CountryId, Mask, Max, Min } of masks) {
      const digits = Mask.replaceAll(/[^#]/g, "").length;
      expect(Min <= digits && digits <= Max, `${byId.get(CountryId)} ${Mask} ${Min}–${Max}`).toBe(true);
    }
  });
});

describe("coming over from the former brand [7.28]", () => {
  const path = "/web-api/api/internal/v1/account/user-transfer";
  const sendCode = (id: number, phone: string) =>
    test.call<{ result: object | null; errors: { code: string }[] }>("POST", `${path}/send-code/${id}`, {
      body: { country_code: "7", phone },
    });
  const check = async (id: number, code: string) =>
    (
      await test.call<{ redirectToken: string | null; errors: { code: string }[] }>(
        "POST",
        `${path}/check-code/${id}`,
        { body: { code } },
      )
    ).body;
  const userData = async (redirectToken: string) =>
    (
      await test.call<{ status: string; user_id: number | null; password: string | null }>(
        "POST",
        `${path}/user-data`,
        { body: { redirectToken } },
      )
    ).body;

  it("makes the player once, who signs in by the number and password told", async () => {
    expect((await sendCode(5_000_001, "9000000011")).body.errors).toEqual([]);
    const code = await latestCode(test, "79000000011");
    expect((await check(5_000_001, wrongCode(code))).errors).toMatchObject([{ code: "WRONG_CODE" }]);
    const { redirectToken } = await check(5_000_001, code);
    const both = await Promise.all([userData(redirectToken ?? ""), userData(redirectToken ?? "")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["already", "moved"]);
    const moved = both.find(({ status }) => status === "moved");
    expect(new Set(both.map(({ user_id }) => user_id)).size).toBe(1);
    const signedIn = await test.call<{ result: { user_id: number } | null }>("POST", "/auth-api/v1/login", {
      body: logInBodyOf(String(moved?.user_id), moved?.password ?? ""),
    });
    expect(signedIn.body.result?.user_id).toBe(moved?.user_id);
    const { headers } = await test.signIn(String(moved?.user_id), moved?.password ?? "");
    expect((await test.call("GET", "/account-api/v1/accounts", { headers })).body).toMatchObject({
      accounts: [{ type: 0, iso: "RUB", money: "0.00" }],
    });
  });

  it("answers alike when phone and number do not belong together, and sends nothing", async () => {
    expect((await sendCode(5_000_002, "9000000099")).body).toEqual({
      result: { expires: expect.any(Number), retry: expect.any(Number) },
      errors: [],
    });
    await expect(latestCode(test, "79000000099")).rejects.toThrow("no code");
    expect((await check(5_000_002, "000000")).redirectToken).toBeNull();
    expect(
      (await test.services.context.db.select().from(formerPlayer).where(eq(formerPlayer.id, 5_000_002)))[0]?.movedTo,
    ).toBeNull();
  });

  it("refuses a token that is made up or too old", async () => {
    expect((await check(5_000_002, "\0\uD800")).errors).toMatchObject([{ code: "TIME_UP" }]);
    expect(await userData("\0.\uD800")).toMatchObject({ status: "refused" });
    expect(await userData("made.up")).toEqual({ status: "refused", user_id: null, password: null });
    await sendCode(5_000_002, "9000000012");
    const { redirectToken } = await check(5_000_002, await latestCode(test, "79000000012"));
    test.advance(15 * 60_000 + 1);
    expect(await userData(redirectToken ?? "")).toMatchObject({ status: "refused" });
  });
});

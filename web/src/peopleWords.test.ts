/**
 * Every refusal that the gateway documents for the calls about people has words of its own in each language, never the
 * common ones.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { type LanguageCode, LANGUAGES } from "#shared/site/languages.ts";
import { type Refusal as RecoveryRefusal, refusalKey } from "@/features/people/recovery/refusals.ts";
import type { RegistrationError } from "@/features/people/registration/useRegister.ts";
import { fieldWords, refusalWords as registrationWords } from "@/features/people/registration/words.ts";
import type { Refusal as SignInRefusal } from "@/features/people/signIn/authForm.ts";
import { refusalWords as signInWords } from "@/features/people/signIn/refusals.ts";
import { createI18n } from "@/platform/i18n/i18n.ts";

type Told = readonly [code: string, field: string | null, moment?: object];
const LATER = "2030-05-01T12:34:00Z";
const CAPTCHA: readonly Told[] = [
  ["CAPTCHA_REQUIRED", "captcha"],
  ["CAPTCHA_WRONG", "captcha"],
  ["CAPTCHA_EXPIRED", "captcha"],
  ["CAPTCHA_UNAVAILABLE", "captcha"],
  ["INVALID", "captcha"],
];
const CODE: readonly Told[] = [
  ["WRONG_CODE", "code"],
  ["TIME_UP", "code"],
  ["REQUIRED", "code"],
  ["INVALID", "code"],
];
const LOCKED: Told = ["SIGN_IN_LOCKED", null, { lockedUntil: LATER }];
const SENT: Told = ["TOO_MANY_MESSAGES", null, { retryAt: LATER }];
const FULL: Told = ["MESSAGE_CEILING", null, { retryAt: LATER }];

const SIGN_IN: readonly Told[] = [
  ...CAPTCHA,
  ...CODE,
  LOCKED,
  SENT,
  FULL,
  ["BAD_CREDENTIALS", null],
  ["REQUIRED", "login"],
  ["INVALID", "login"],
  ["REQUIRED", "password"],
  ["INVALID", "password"],
  ["INVALID", "phone"],
  ["FINGERPRINT_REQUIRED", "device"],
  ["CREDENTIAL_REFUSED", null],
  ["CREDENTIAL_REFUSED", "state"],
  ["INVALID", "token"],
  ["INVALID", "state"],
  ["NOT_LINKED", null],
  ["NOT_OFFERED", "network"],
  ["PROVIDER_UNAVAILABLE", null],
];
const RECOVERY: readonly Told[] = [
  ...CAPTCHA,
  ...CODE,
  ["INVALID", "email"],
  ["INVALID", "phone"],
  ["REQUIRED", "password"],
  ["INVALID", "password"],
  ["PASSWORD_WEAK", "password"],
  ["TIME_UP", "token"],
  ["INVALID", "token"],
  ["INVALID", "id"],
  ["CREDENTIAL_REFUSED", "token"],
  ["CONTACT_UNKNOWN", null],
  ["ALREADY_CONFIRMED", null],
  ["INVALID", "formerId"],
  ["INVALID", "redirectToken"],
];
const REGISTRATION: readonly Told[] = [
  ...CODE,
  SENT,
  FULL,
  ["PLAYER_CEILING", null, { retryAt: LATER }],
  ["NOT_OFFERED", null],
  ["CREDENTIAL_REFUSED", "token"],
  ["IDEMPOTENCY_MISMATCH", "idempotencyKey"],
  ["CAPTCHA_REQUIRED", "captcha"],
  ["CAPTCHA_WRONG", "captcha"],
  ["CAPTCHA_EXPIRED", "captcha"],
  ["CAPTCHA_UNAVAILABLE", "captcha"],
];
const FIELDS = [
  ["email", "REQUIRED"],
  ["email", "INVALID"],
  ["password", "REQUIRED"],
  ["password", "INVALID"],
  ["password", "PASSWORD_WEAK"],
  ["name", "INVALID"],
  ["surname", "INVALID"],
  ["birthday", "INVALID"],
  ["birthday", "TOO_YOUNG"],
  ["phone", "INVALID"],
  ["countryId", "NOT_OFFERED"],
  ["currencyId", "CURRENCY_UNKNOWN"],
  ["promoCode", "INVALID"],
  ["promoCode", "PROMO_UNKNOWN"],
  ["promoCode", "PROMO_EXPIRED"],
  ["acceptsTerms", "REQUIRED"],
  ["captcha", "INVALID"],
  ["captcha", "CAPTCHA_REQUIRED"],
  ["captcha", "CAPTCHA_WRONG"],
  ["captcha", "CAPTCHA_EXPIRED"],
  ["captcha", "CAPTCHA_UNAVAILABLE"],
] as const;

const refusals = (told: readonly Told[]) =>
  told.map(([code, field, moment]) => ({
    code,
    field,
    refusal: { code, path: field === null ? null : [field], ...moment },
  }));
const languages = Object.keys(LANGUAGES) as LanguageCode[];

describe.each(languages)("in %s", (language) => {
  let words: Awaited<ReturnType<typeof createI18n>>;
  beforeAll(async () => {
    words = await createI18n(language);
  });

  it.each(refusals(SIGN_IN))("signing in tells $code of $field [5.27] [5.28]", ({ refusal }) => {
    const t = words.getFixedT(language, "signIn");
    const { key, moment } = signInWords(refusal as SignInRefusal);
    expect(key).not.toBe("error.OTHER");
    expect(t(key, { time: moment })).toMatch(/\p{L}{2,} /u);
  });

  it.each(refusals(RECOVERY))("a lost password tells $code of $field [5.28]", ({ refusal }) => {
    const t = words.getFixedT(language, "recovery");
    const key = refusalKey(refusal as RecoveryRefusal);
    expect(key).not.toBe("error.OTHER");
    expect(t(key)).toMatch(/\p{L}{2,} /u);
  });

  it.each(refusals(REGISTRATION))("registering tells $code of $field", ({ refusal }) => {
    const t = words.getFixedT(language, "registration");
    const text = registrationWords(t, refusal as RegistrationError, () => "12:34");
    expect(text).not.toBe(t("refused.OTHER"));
    expect(text).toMatch(/\p{L}{2,} /u);
  });

  it("each field of registering tells what is wrong with it, no two alike that differ [5.27]", () => {
    const t = words.getFixedT(language, "registration");
    for (const [field, code] of FIELDS) {
      const text = fieldWords(t, field, code, 18);
      if (code !== "REQUIRED" || field === "acceptsTerms")
        expect(text, `${field} ${code}`).not.toBe(t("problem.INVALID"));
      expect(text, `${field} ${code}`).toMatch(/\p{L}{2,} /u);
    }
    expect(
      new Set(["INVALID", "PROMO_UNKNOWN", "PROMO_EXPIRED"].map((code) => fieldWords(t, "promoCode", code, 18))).size,
    ).toBe(3);
  });
});

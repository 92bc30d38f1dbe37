/**
 * REST contract of the registration service (SPEC 3.27, 3.28, 3.30, 3.31). Each way to register ends in a session.
 * Headers that all of them read: `X-Client-Address` counts calls, `X-Captcha-Result` carries a solved captcha,
 * `X-Language` is that of a message sent. A 400 with an error list asks for a captcha. No answer tells whether an
 * e-mail or a phone has an owner.
 */
import { z } from "zod";
import { REGISTRATION_TYPES } from "#shared/registration.ts";
import { signedIn } from "../auth/signIn/signInApi.ts";
import { challengeBody, epoch, fieldError, lng } from "../core/api.ts";

const text = z.string().max(512);
const flag = z.boolean().default(false);

/** What every way to register takes. Errors: REQUIRED (terms), INVALID, NOT_OFFERED (country, type), CURRENCY_UNKNOWN, IDEMPOTENCY_MISMATCH. */
const common = z.object({
  /** Sent again with the same values within ten minutes, it registers nobody anew. It is a secret of the caller's. */
  idempotency_key: z.string().regex(/^[\w-]{16,64}$/),
  country_id: z.int(),
  currency_id: z.int(),
  /** Promo code: one that anybody may use, or one of the operator's for new players. Errors: PROMO_UNKNOWN, PROMO_EXPIRED. */
  ref_code: text.default(""),
  /** What partners' links had left in the browser, by the name of the cookie (SPEC 3.39); what is no such cookie is left out. */
  referral: z.record(z.string().max(32), z.string().max(1024)).default({}),
  /** 0 refuse, 1 sport, 2 casino. */
  first_deposit_bonus_choice: z.int().min(0).max(2).default(0),
  enable_mail_news: flag,
  enable_mail_deposit: flag,
  enable_mail_bets: flag,
  enable_sms_news: flag,
  /** The terms are accepted, and the caller is of age. */
  accepts_terms: z.boolean(),
});

/** Base64 of UTF-8, as for signing in (SPEC 5.24). */
const encoded = z.string().max(2048);

export const registered = z.object({
  result: signedIn.nullable(),
  /** Of a one-click registration: told now and never again. `token` goes to sendCredentials, until `expires`. */
  credentials: z.object({ login: z.string(), password: z.string(), token: z.string(), expires: epoch }).nullable(),
  errors: z.array(fieldError),
});
export type Registered = z.infer<typeof registered>;

const ending = { method: "POST", response: registered, errors: { 400: challengeBody } } as const;

export const registrationApi = {
  /** What may be chosen. Header `X-Geo-Country` (default "ru") chooses the country and the currency to begin with. */
  options: {
    method: "GET", path: "/registration-api/v1/options", query: z.object({ lng }),
    response: z.object({
      types: z.array(z.enum(REGISTRATION_TYPES)),
      countries: z.array(z.object({ id: z.int(), name: z.string(), country_code: z.string(), minimum_age: z.int(), currency_id: z.int().nullable() })),
      currency_ids: z.array(z.int()),
      default_country_id: z.int().nullable(),
      default_currency_id: z.int(),
      bonus_choices: z.array(z.int()),
    }),
  },
  /** One click: login and password are made here. */
  oneClick: { ...ending, path: "/registration-api/v1/one-click", body: common },
  /** The whole form: sends a code to the e-mail; one that has an owner gets a letter that says so. Errors also: PASSWORD_WEAK, TOO_YOUNG, TOO_MANY_MESSAGES, MESSAGE_CEILING. */
  full: {
    method: "POST", path: "/registration-api/v1/full",
    body: common.extend({ email: text, password: encoded, name: text, surname: text, date_birthday: z.string().max(32).describe("Such as 1990-05-31") }),
    response: z.object({ result: z.object({ token: z.string(), expires: epoch, retry: epoch }).nullable(), errors: z.array(fieldError) }),
    errors: { 400: challengeBody },
  },
  /** The code of the e-mail ends the whole form's registration. Errors: WRONG_CODE, TIME_UP. */
  confirmFull: { ...ending, path: "/registration-api/v1/full/confirm", body: common.pick({ idempotency_key: true }).extend({ token: z.string().max(64), code: z.string().max(16) }) },
  /** Sends a code to a phone; one that has an owner gets a message that says so. Errors: INVALID, TOO_MANY_MESSAGES, MESSAGE_CEILING. */
  sendCode: {
    method: "POST", path: "/registration-api/v1/phone/code", body: z.object({ "phone-number": z.string().max(32), "phone-code": z.string().max(8) }),
    response: z.object({ result: z.object({ expires: epoch, retry: epoch }).nullable(), errors: z.array(fieldError) }),
    errors: { 400: challengeBody },
  },
  /** By the code sent to a phone. Errors also: WRONG_CODE, TIME_UP. */
  phone: {
    ...ending, path: "/registration-api/v1/phone",
    body: common.extend({ "phone-number": z.string().max(32), "phone-code": z.string().max(8), "sms-code": z.string().max(16) }),
  },
  /** By what a sign-in through a social network gave who is nobody here yet. Errors also: CREDENTIAL_REFUSED. */
  social: { ...ending, path: "/registration-api/v1/social", body: common.extend({ token: z.string().max(2048) }) },
  /** Sends login and password of a one-click registration to an e-mail, once. Errors: INVALID, REQUIRED, CREDENTIAL_REFUSED, TIME_UP. */
  sendCredentials: {
    method: "POST", path: "/registration-api/v1/credentials", body: z.object({ token: z.string().max(2048), email: text, password: encoded }),
    response: z.object({ success: z.boolean(), errors: z.array(fieldError) }),
  },
} as const;

export type CommonBody = z.output<typeof common>;
export type FullBody = z.output<typeof registrationApi.full.body>;
export type PhoneBody = z.output<typeof registrationApi.phone.body>;
export type SocialBody = z.output<typeof registrationApi.social.body>;

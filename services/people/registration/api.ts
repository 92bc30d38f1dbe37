/**
 * REST contract of the registration service (SPEC 3.27, 3.28, 3.30, 3.31). Each way to register ends in a session. All
 * calls read these headers: `X-Client-Address` counts calls, `X-Captcha-Result` carries a solved captcha, `X-Language`
 * is the language of messages. A 400 with an error list asks for a captcha. No answer reveals whether an e-mail or a
 * phone has an account.
 */
import { z } from "zod";
import { REGISTRATION_TYPES } from "#shared/people/registration.ts";
import { signedIn } from "../auth/public.ts";
import { challengeBody, epoch, fieldError, lng } from "../../platform/http/api.ts";
import { secretKey } from "../../platform/http/ids.ts";

const text = z.string().max(512).describe("A text the player typed");
const flag = z.boolean().default(false).describe("True or false");

const common = z
  .object({
    idempotency_key: secretKey.describe(
      "Sent again with the same values within ten minutes, it registers nobody anew. It is a secret of the caller's.",
    ),
    country_id: z.int().describe("Id of the country"),
    currency_id: z.int().describe("Id of the currency of the main account"),
    ref_code: text
      .default("")
      .describe(
        "Promo code: one that anybody may use, or one of the operator's for new players. Errors: PROMO_UNKNOWN, PROMO_EXPIRED.",
      ),
    referral: z
      .record(z.string().max(32), z.string().max(1024))
      .default({})
      .describe(
        "What partners' links had left in the browser, by the name of the cookie; what is no such cookie is left out",
      ),
    first_deposit_bonus_choice: z.int().min(0).max(2).default(0).describe("0 refuse, 1 sport, 2 casino"),
    enable_mail_news: flag.describe("News by e-mail"),
    enable_mail_deposit: flag.describe("Messages about deposits by e-mail"),
    enable_mail_bets: flag.describe("Messages about bets by e-mail"),
    enable_sms_news: flag.describe("News by text message"),
    accepts_terms: z.boolean().describe("The terms are accepted, and the caller is of age"),
  })
  .describe(
    "What every way to register takes. Errors: REQUIRED (terms), INVALID, NOT_OFFERED (country, type), CURRENCY_UNKNOWN, IDEMPOTENCY_MISMATCH.",
  );

const encoded = z.string().max(2048).describe("Base64 of UTF-8, as for signing in");

export const registered = z
  .object({
    result: signedIn.nullable().describe("Session of the new player; null when the registration failed"),
    credentials: z
      .object({
        login: z.string().describe("Login that was made"),
        password: z.string().describe("Password that was made, shown once"),
        token: z.string().describe("Token that `sendCredentials` takes"),
        expires: epoch.describe("When that token expires, epoch seconds"),
      })
      .nullable()
      .describe(
        "Of a one-click registration: told now and never again. `token` goes to sendCredentials, until `expires`.",
      ),
    errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
  })
  .describe("Outcome of a registration");
export type Registered = z.infer<typeof registered>;

const ending = { method: "POST", response: registered, errors: { 400: challengeBody } } as const;

export const registrationApi = {
  options: {
    summary: "What can be chosen when registering",
    description:
      'What may be chosen. Header `X-Geo-Country` (default "ru") chooses the country and the currency to begin with.',
    security: "none",
    headers: ["X-Geo-Country"],
    method: "GET",
    path: "/registration-api/v1/options",
    query: z.object({ lng }),
    response: z.object({
      types: z.array(z.enum(REGISTRATION_TYPES)).describe("Ways to register that are open"),
      countries: z
        .array(
          z.object({
            id: z.int().describe("Id of the country"),
            name: z.string().describe("Name of the country in the requested language"),
            country_code: z.string().describe("Two-letter country code"),
            minimum_age: z.int().describe("Least age of players, years"),
            currency_id: z.int().nullable().describe("Id of the country's usual currency; null for none"),
          }),
        )
        .describe("Countries to choose from"),
      currency_ids: z.array(z.int()).describe("Ids of the currencies to choose from"),
      default_country_id: z.int().nullable().describe("Id of the visitor's country; null when it can't be chosen"),
      default_currency_id: z.int().describe("Id of the currency suggested"),
      bonus_choices: z.array(z.int()).describe("Numbers of the first-deposit bonuses to choose from"),
    }),
  },
  oneClick: {
    summary: "Registers in one click",
    description: "One click: login and password are made here.",
    security: "none",
    headers: ["X-Captcha-Result", "X-Client-Address", "X-Language"],
    ...ending,
    path: "/registration-api/v1/one-click",
    body: common,
  },
  full: {
    summary: "Begins a registration by the whole form",
    description:
      "The whole form: sends a code to the e-mail; one that has an owner gets a letter that says so. Errors also: PASSWORD_WEAK, TOO_YOUNG, TOO_MANY_MESSAGES, MESSAGE_CEILING.",
    security: "none",
    headers: ["X-Captcha-Result", "X-Client-Address", "X-Language"],
    method: "POST",
    path: "/registration-api/v1/full",
    body: common.extend({
      email: text.describe("E-mail address"),
      password: encoded.describe("Password, base64 of UTF-8"),
      name: text.describe("First name"),
      surname: text.describe("Last name"),
      date_birthday: z.string().max(32).describe("Such as 1990-05-31"),
    }),
    response: z.object({
      result: z
        .object({
          token: z.string().describe("Token that goes with the code to the next step"),
          expires: epoch.describe("When it stops being valid, epoch seconds"),
          retry: epoch.describe("When another may be asked for, epoch seconds"),
        })
        .nullable()
        .describe("Token that goes with the code, and the times; null when refused"),
      errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
    }),
    errors: { 400: challengeBody },
  },
  confirmFull: {
    summary: "Ends a registration by the whole form",
    description: "The code of the e-mail ends the whole form's registration. Errors: WRONG_CODE, TIME_UP.",
    security: "none",
    headers: ["X-Captcha-Result", "X-Fingerprint", "X-Client-Address", "X-Language"],
    ...ending,
    path: "/registration-api/v1/full/confirm",
    body: common.pick({ idempotency_key: true }).extend({
      token: z.string().max(64).describe("Token that came with the code"),
      code: z.string().max(16).describe("The code as the player typed it"),
    }),
  },
  sendCode: {
    summary: "Sends a code for registering by phone",
    description:
      "Sends a code to a phone; one that has an owner gets a message that says so. Errors: INVALID, TOO_MANY_MESSAGES, MESSAGE_CEILING.",
    security: "none",
    headers: ["X-Captcha-Result", "X-Client-Address", "X-Language"],
    method: "POST",
    path: "/registration-api/v1/phone/code",
    body: z.object({
      "phone-number": z.string().max(32).describe("Phone number without its dialling code"),
      "phone-code": z.string().max(8).describe('Dialling code such as "7" or "+7"'),
    }),
    response: z.object({
      result: z
        .object({
          expires: epoch.describe("When it stops being valid, epoch seconds"),
          retry: epoch.describe("When another may be asked for, epoch seconds"),
        })
        .nullable()
        .describe("When the code expires and when another may be asked for; null when nothing was sent"),
      errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
    }),
    errors: { 400: challengeBody },
  },
  phone: {
    summary: "Registers by the code sent to a phone",
    description: "By the code sent to a phone. Errors also: WRONG_CODE, TIME_UP.",
    security: "none",
    headers: ["X-Captcha-Result", "X-Fingerprint", "X-Client-Address", "X-Language"],
    ...ending,
    path: "/registration-api/v1/phone",
    body: common.extend({
      "phone-number": z.string().max(32).describe("Phone number without its dialling code"),
      "phone-code": z.string().max(8).describe('Dialling code such as "7" or "+7"'),
      "sms-code": z.string().max(16).describe("The code that was sent"),
    }),
  },
  social: {
    summary: "Registers through a social network",
    description: "Takes the `registration_token` of a sign-in that found no account. Errors also: CREDENTIAL_REFUSED.",
    security: "none",
    headers: ["X-Captcha-Result", "X-Fingerprint", "X-Client-Address", "X-Language"],
    ...ending,
    path: "/registration-api/v1/social",
    body: common.extend({
      token: z.string().max(2048).describe("`registration_token` of the sign-in that found no account"),
    }),
  },
  sendCredentials: {
    summary: "Sends the login and password of a one-click registration",
    description:
      "Sends login and password of a one-click registration to an e-mail, once. Errors: INVALID, REQUIRED, CREDENTIAL_REFUSED, TIME_UP.",
    security: "none",
    headers: ["X-Language", "X-Client-Address"],
    method: "POST",
    path: "/registration-api/v1/credentials",
    body: z.object({
      token: z.string().max(2048).describe("Token of the registration"),
      email: text.describe("Where to send them"),
      password: encoded.describe("The password that was made, base64 of UTF-8"),
    }),
    response: z.object({
      success: z.boolean().describe("True when it was done"),
      errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
    }),
  },
} as const;

export type CommonBody = z.output<typeof common>;
export type FullBody = z.output<typeof registrationApi.full.body>;
export type PhoneBody = z.output<typeof registrationApi.phone.body>;
export type SocialBody = z.output<typeof registrationApi.social.body>;

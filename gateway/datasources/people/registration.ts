/** The registration service: what may be chosen, and the ways to register [3.27, 3.28, 3.30, 3.31]. */
import {
  BONUS_CHOICES,
  type BonusChoiceName,
  type RegistrationType as RegistrationKind,
} from "#shared/people/registration.ts";
import type { RegistrationCountry, RegistrationType } from "../../generated/resolvers.ts";
import type { components, paths } from "../../upstream/registration.ts";
import type { FieldError, Phone, SentCode, TryHeaders } from "./signIns.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService } from "../descriptor.ts";

export type Registered = components["schemas"]["Registered"];

/** Choices that all ways to register share. */
export interface Chosen {
  idempotencyKey: string;
  countryId: number;
  currencyId: number;
  promoCode: string;
  bonusChoice: BonusChoiceName;
  mailing: { mailNews: boolean; mailDeposits: boolean; mailBets: boolean; smsNews: boolean };
  acceptsTerms: boolean;
  /** Values left in the browser by partners' links, by cookie name [3.39]. */
  referral: Record<string, string>;
}

export interface WholeForm {
  email: string;
  password: string;
  name: string;
  surname: string;
  birthday: string;
}

/** The answer when a code was sent to an e-mail address; `token` must be sent along with the code. */
export interface StartedRegistration {
  result: { token: string; expires: number; retry: number } | null;
  errors: FieldError[];
}

export interface Options {
  types: RegistrationType[];
  countries: RegistrationCountry[];
  currencyIds: ReadonlySet<string>;
  defaultCountryId: string | null;
  defaultCurrencyId: string;
  bonusChoices: BonusChoiceName[];
}

/** Upstream names of the ways, in the order of the schema's. */
const types: Readonly<Record<RegistrationKind, RegistrationType>> = {
  one_click: "ONE_CLICK",
  full_reg: "FULL",
  phone_reg: "PHONE",
  soc_reg: "SOCIAL",
};

const textOf = (id: number | null) => (id === null ? null : String(id));
/** Passwords go as base64 of UTF-8, as for signing in [5.24]. */
const encoded = (text: string) => Buffer.from(text, "utf8").toString("base64");

const bodyOf = ({
  idempotencyKey,
  countryId,
  currencyId,
  promoCode,
  bonusChoice,
  mailing,
  acceptsTerms,
  referral,
}: Chosen) => ({
  idempotency_key: idempotencyKey,
  country_id: countryId,
  currency_id: currencyId,
  ref_code: promoCode,
  first_deposit_bonus_choice: BONUS_CHOICES[bonusChoice],
  enable_mail_news: mailing.mailNews,
  enable_mail_deposit: mailing.mailDeposits,
  enable_mail_bets: mailing.mailBets,
  enable_sms_news: mailing.smsNews,
  accepts_terms: acceptsTerms,
  referral,
});

const phoneOf = ({ countryCode, number }: Phone) => ({ "phone-code": countryCode, "phone-number": number });

/** Every method throws UpstreamError; one with a `reason` asks for a captcha. */
export class RegistrationService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** @param country two lower-case letters of the visitor's */
  async options(language: string, country: string): Promise<Options> {
    const answer = await this.upstream.get("/registration-api/v1/options", {
      query: { lng: language },
      headers: { "x-geo-country": country },
    });
    return {
      types: answer.types.map((type) => types[type]),
      countries: answer.countries.map(({ id, name, country_code, minimum_age, currency_id }) => ({
        id: String(id),
        name,
        code: country_code,
        minimumAge: minimum_age,
        currencyId: textOf(currency_id),
      })),
      currencyIds: new Set(answer.currency_ids.map(String)),
      defaultCountryId: textOf(answer.default_country_id),
      defaultCurrencyId: String(answer.default_currency_id),
      bonusChoices: (Object.keys(BONUS_CHOICES) as BonusChoiceName[]).filter((name) =>
        answer.bonus_choices.includes(BONUS_CHOICES[name]),
      ),
    };
  }

  oneClick(chosen: Chosen, headers: TryHeaders): Promise<Registered> {
    return this.upstream.post("/registration-api/v1/one-click", { body: bodyOf(chosen), headers: { ...headers } });
  }

  full(
    chosen: Chosen,
    { email, password, name, surname, birthday }: WholeForm,
    headers: TryHeaders,
  ): Promise<StartedRegistration> {
    const body = { ...bodyOf(chosen), email, password: encoded(password), name, surname, date_birthday: birthday };
    return this.upstream.post("/registration-api/v1/full", { body, headers: { ...headers } });
  }

  confirm(idempotencyKey: string, token: string, code: string, headers: TryHeaders): Promise<Registered> {
    return this.upstream.post("/registration-api/v1/full/confirm", {
      body: { idempotency_key: idempotencyKey, token, code },
      headers: { ...headers },
    });
  }

  sendCode(phone: Phone, headers: TryHeaders): Promise<SentCode> {
    return this.upstream.post("/registration-api/v1/phone/code", { body: phoneOf(phone), headers: { ...headers } });
  }

  phone(chosen: Chosen, phone: Phone, code: string, headers: TryHeaders): Promise<Registered> {
    return this.upstream.post("/registration-api/v1/phone", {
      body: { ...bodyOf(chosen), ...phoneOf(phone), "sms-code": code },
      headers: { ...headers },
    });
  }

  social(chosen: Chosen, token: string, headers: TryHeaders): Promise<Registered> {
    return this.upstream.post("/registration-api/v1/social", {
      body: { ...bodyOf(chosen), token },
      headers: { ...headers },
    });
  }

  sendCredentials(
    token: string,
    email: string,
    password: string,
    headers: Pick<TryHeaders, "x-client-address" | "x-language">,
  ): Promise<{ success: boolean; errors: FieldError[] }> {
    return this.upstream.post("/registration-api/v1/credentials", {
      body: { token, email, password: encoded(password) },
      headers: { ...headers },
    });
  }
}

export const registration = describeService({
  name: "registration",
  calls: {
    "GET /registration-api/v1/options": { isPublic: true },
  },
  connect: (options) => new RegistrationService({ ...options, passesCookies: true }),
});

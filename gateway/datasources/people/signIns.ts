/** The ways to sign in [7.19], each a call of the auth service. */
import { socialNetworks, type SocialNetworkCode } from "#shared/people/socialNetworks.ts";
import type { components, paths } from "../../upstream/auth.ts";
import { bearer } from "../../transport/headers.ts";
import type { Upstream } from "../../transport/upstream.ts";

export type FieldError = components["schemas"]["FieldError"];
/** `is_waiting`: not answered yet. */
export type QrAnswer = SignInAnswer & { is_waiting: boolean };
export type SignInAnswer = components["schemas"]["SignInAnswer"];

/** Sent with every attempt: whom failures are counted for, and the answers to the service's earlier challenges. */
export interface TryHeaders {
  "x-client-address": string;
  /** Language of a message that the call may send. */
  "x-language": string;
  /** A solved captcha, "id.answer" [5.25]. */
  "x-captcha-result"?: string;
  /** A device token [5.26]. */
  "x-fingerprint"?: string;
}

/** A phone as typed: dialling code and number. */
export interface Phone {
  countryCode: string;
  number: string;
}

export interface Password {
  /** Login, number, e-mail or whole phone; or the phone in its parts. */
  who: { login: string } | { phone: Phone };
  password: string;
  save: boolean;
  /** Data about the device. */
  componentsData?: Record<string, unknown>;
}

/** The answer when a code was sent: epoch seconds when it expires, and when another may be requested. */
export interface SentCode {
  result: { expires: number; retry: number } | null;
  errors: FieldError[];
}

/** Credentials go as base64 of UTF-8 [5.24]. */
const encoded = (text: string) => Buffer.from(text, "utf8").toString("base64");

/** The upstream number of a network [3.29]. */
export const networkNumber = (code: SocialNetworkCode): number =>
  socialNetworks.find((network) => network.code === code)?.id ?? 0;

/** Every method throws UpstreamError; one with a `reason` asks for a captcha or a device token. */
export class SignIns {
  readonly #upstream: Upstream<paths>;

  constructor(upstream: Upstream<paths>) {
    this.#upstream = upstream;
  }

  byPassword({ who, password, save, componentsData }: Password, headers: TryHeaders): Promise<SignInAnswer> {
    const person =
      "login" in who
        ? { uLogin: encoded(who.login) }
        : { phone_number: who.phone.number, country_code: who.phone.countryCode };
    const body = {
      ...person,
      uPassword: encoded(password),
      save,
      ...(componentsData && { component_data: componentsData }),
    };
    return this.#upstream.post("/auth-api/v1/login", { body, headers: { ...headers } });
  }

  byToken(methodId: number, token: string, sign: string, language: string, headers: TryHeaders): Promise<SignInAnswer> {
    return this.#upstream.post("/auth-api/v1/login/token", {
      body: { method_id: methodId, token, sign, lng: language },
      headers: { ...headers },
    });
  }

  /** @param credential signed by the network */
  bySocial(network: SocialNetworkCode, credential: string, headers: TryHeaders): Promise<SignInAnswer> {
    return this.#upstream.post("/auth-api/v1/login/social", {
      body: { login: String(networkNumber(network)), pass: credential },
      headers: { ...headers },
    });
  }

  bySms(phone: Phone, code: string, save: boolean, headers: TryHeaders): Promise<SignInAnswer> {
    const body = { "phone-number": phone.number, "phone-code": phone.countryCode, "sms-code": code, save };
    return this.#upstream.post("/auth-api/v1/login/sms", { body, headers: { ...headers } });
  }

  /** @param after result of the first step */
  twoStep(
    after: "PASSWORD" | "SOCIAL",
    token: string,
    code: string,
    save: boolean,
    headers: TryHeaders,
  ): Promise<SignInAnswer> {
    return after === "SOCIAL"
      ? this.#upstream.post("/auth-api/v1/login/social/two-step", { body: { token, code }, headers: { ...headers } })
      : this.#upstream.post("/auth-api/v1/login/two-step", { body: { token, code, save }, headers: { ...headers } });
  }

  /** Sends the code of a second step to the phone, in place of the app's. */
  sendTwoStep(
    after: "PASSWORD" | "SOCIAL",
    token: string,
    headers: Pick<TryHeaders, "x-client-address" | "x-language">,
  ): Promise<Pick<SignInAnswer, "two_step" | "errors">> {
    return this.#upstream.post("/auth-api/v1/login/two-step/sms", {
      body: { token, after_social: after === "SOCIAL" },
      headers: { ...headers },
    });
  }

  byOauth(network: SocialNetworkCode, code: string, state: string, headers: TryHeaders): Promise<SignInAnswer> {
    return this.#upstream.post("/auth-api/v1/oauth", {
      body: { network: networkNumber(network), code, state },
      headers: { ...headers },
    });
  }

  sendSms(phone: Phone, headers: TryHeaders): Promise<SentCode> {
    return this.#upstream.post("/auth-api/v1/sms", {
      body: { "phone-number": phone.number, "phone-code": phone.countryCode },
      headers: { ...headers },
    });
  }

  /** Begins signing in by a picture. `expires` is epoch seconds. */
  async createQr(): Promise<{ id: string; code: string; check: string; expires: number }> {
    return (await this.#upstream.post("/auth-api/v1/qr", {})).result;
  }

  /**
   * The sign-in behind a picture, for the player of a token; null if the code is invalid, expired or already answered.
   */
  async lookAtQr(token: string, code: string): Promise<{ check: string; expires: number } | null> {
    return (await this.#upstream.post("/auth-api/v1/qr/look", { body: { code }, headers: bearer(token) })).result;
  }

  /** Lets the browser of a picture in, or refuses it; false when it can't be answered any more. */
  async answerQr(token: string, code: string, allow: boolean): Promise<boolean> {
    return (await this.#upstream.post("/auth-api/v1/qr/answer", { body: { code, allow }, headers: bearer(token) }))
      .success;
  }

  byQr(id: string, headers: TryHeaders): Promise<QrAnswer> {
    return this.#upstream.post("/auth-api/v1/login/qr", { body: { id }, headers: { ...headers } });
  }

  /** The player whom a token for another device would sign in; null if it is invalid. `expires` is epoch seconds. */
  async lookAtToken(
    method_id: number,
    token: string,
    sign: string,
  ): Promise<{ user_id: number; login: string; expires: number } | null> {
    return (await this.#upstream.post("/auth-api/v1/sign-in-token/look", { body: { method_id, token, sign } })).result;
  }

  /** A token that signs the player in on another device, once. `expires` is epoch seconds. */
  issueToken(token: string): Promise<{ method_id: number; token: string; sign: string; expires: number }> {
    return this.#upstream.post("/auth-api/v1/sign-in-token", { headers: bearer(token) });
  }
}

/** The security service: the protection of an account and the player's sessions [2.43, 2.49, 3.31, 4.36–4.38]. */
import { protectionStatus } from "#shared/people/protection.ts";
import type {
  ActivationType,
  DeviceKind,
  DeviceSession,
  Mailing,
  Security,
  SetMailingInput,
  TwoStepMethod,
} from "../../generated/resolvers.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService } from "../descriptor.ts";
import type { components, paths } from "../../upstream/security.ts";
import { bearer } from "../../transport/headers.ts";
import type { Phone, TryHeaders } from "./signIns.ts";

export type FieldErrors = components["schemas"]["FieldError"][];
type StateBody = components["schemas"]["SecurityState"];
type MailingBody = components["schemas"]["Mailing"];
type SessionBody = components["schemas"]["DeviceSession"];

/** `expires` and `retry` are epoch seconds. */
export interface SentToContact {
  result: { token: string; expires: number; retry: number } | null;
  errors: FieldErrors;
}

/** Upstream numbers of the confirmed contacts [4.36]; an unknown one counts as none. */
export const activationTypes: Readonly<Record<number, ActivationType>> = {
  0: "NONE",
  1: "EMAIL",
  2: "EMAIL_AND_PHONE",
  3: "PHONE",
};
export const twoStepMethods: Readonly<Record<"app" | "sms", TwoStepMethod>> = { app: "APP", sms: "SMS" };
const devices: Readonly<Record<"mobile" | "tablet" | "desktop", DeviceKind>> = {
  mobile: "MOBILE",
  tablet: "TABLET",
  desktop: "DESKTOP",
};

const toMailing = (body: MailingBody): Mailing => ({
  mailNews: body.enable_mail_news,
  mailDeposits: body.enable_mail_deposit,
  mailBets: body.enable_mail_bets,
  smsNews: body.enable_sms_news,
});

function toSecurity(body: StateBody): Security {
  const { protection_methods: methods } = body;
  return {
    protectionLevel: body.protection_level,
    protectionStatus: protectionStatus(body.protection_level),
    methods: {
      isPasswordChanged: methods.is_changed_password,
      isTwoFactorOn: methods.enable_two_factor_auth,
      isPhoneBound: methods.enable_phone_binding,
      isSecurityQuestionOn: methods.enable_security_question,
      isEmailAuthOn: methods.enable_email_auth,
    },
    shouldSyncMethods: body.should_sync_protection_methods,
    activationType: activationTypes[body.activation_type] ?? "NONE",
    passwordAgeDays: body.changed_pass_day_count,
    twoFactor: body.two_factor && twoStepMethods[body.two_factor],
    recoveryCodesLeft: body.recovery_codes_left,
    phone: body.phone === null ? null : `+${body.phone}`,
    isPhoneConfirmed: body.is_phone_confirmed,
    email: body.email,
    isEmailConfirmed: body.is_email_confirmed,
    questionId: body.question_id,
    isAnswerNeeded: body.is_answer_needed,
    confirmedUntil: body.proven_until,
    mailing: toMailing(body.mailing),
  };
}

const toSession = (body: SessionBody): DeviceSession => ({
  id: body.id,
  isCurrent: body.is_current,
  device: body.device && devices[body.device],
  browser: body.browser,
  system: body.system,
  address: body.address,
  country: body.country,
  startedAt: body.started_at,
  lastSeenAt: body.last_seen_at,
  endedAt: body.ended_at,
});

const given = (answer: string | null | undefined) => (answer == null ? {} : { answer });

/** Every method throws UpstreamError, UNAUTHENTICATED for a refused token. */
export class SecurityService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  async state(token: string): Promise<Security> {
    return toSecurity(await this.upstream.get("/security-api/v1/state", { headers: bearer(token) }));
  }

  async confirm(token: string, password: string): Promise<FieldErrors> {
    return (await this.upstream.post("/security-api/v1/confirm", { body: { password }, headers: bearer(token) }))
      .errors;
  }

  beginTwoFactor(token: string): Promise<{ result: { secret: string; uri: string } | null; errors: FieldErrors }> {
    return this.upstream.post("/security-api/v1/two-factor/begin", { headers: bearer(token) });
  }

  confirmTwoFactor(token: string, code: string): Promise<{ recovery_codes: string[] | null; errors: FieldErrors }> {
    return this.upstream.post("/security-api/v1/two-factor/confirm", { body: { code }, headers: bearer(token) });
  }

  renewRecoveryCodes(token: string): Promise<{ recovery_codes: string[] | null; errors: FieldErrors }> {
    return this.upstream.post("/security-api/v1/two-factor/recovery-codes", { headers: bearer(token) });
  }

  /** Asks for a captcha, as the two below. @throws UpstreamError with a `reason` */
  sendStopCode(token: string, headers: TryHeaders): Promise<SentToContact> {
    return this.upstream.post("/security-api/v1/two-factor/stop-code", { headers: { ...bearer(token), ...headers } });
  }

  /** @param stop `token` belongs to the code that was sent. @param language of the notice */
  async stopTwoFactor(
    token: string,
    stop: { password: string; code: string; token?: string | null; answer?: string | null },
    language: string,
  ): Promise<FieldErrors> {
    const body = {
      password: stop.password,
      code: stop.code,
      ...(stop.token != null && { token: stop.token }),
      ...given(stop.answer),
    };
    return (
      await this.upstream.post("/security-api/v1/two-factor/stop", {
        body,
        headers: { ...bearer(token), "x-language": language },
      })
    ).errors;
  }

  sendPhoneCode(token: string, phone: Phone, headers: TryHeaders): Promise<SentToContact> {
    return this.upstream.post("/security-api/v1/phone/code", {
      body: { country_code: phone.countryCode, phone: phone.number },
      headers: { ...bearer(token), ...headers },
    });
  }

  sendEmailCode(token: string, email: string, headers: TryHeaders): Promise<SentToContact> {
    return this.upstream.post("/security-api/v1/email/code", {
      body: { email },
      headers: { ...bearer(token), ...headers },
    });
  }

  /** @param sealed the token that came with the code. @param language of the notices */
  async bind(
    token: string,
    kind: "phone" | "email",
    sealed: string,
    code: string,
    language: string,
  ): Promise<FieldErrors> {
    return (
      await this.upstream.post(`/security-api/v1/${kind}`, {
        body: { token: sealed, code },
        headers: { ...bearer(token), "x-language": language },
      })
    ).errors;
  }

  async setQuestion(token: string, questionId: number, answer: string): Promise<FieldErrors> {
    return (
      await this.upstream.post("/security-api/v1/question", {
        body: { question_id: questionId, answer },
        headers: bearer(token),
      })
    ).errors;
  }

  async changePassword(
    token: string,
    change: { oldPassword: string; newPassword: string; answer?: string | null },
    language: string,
  ): Promise<FieldErrors> {
    const body = { old_password: change.oldPassword, new_password: change.newPassword, ...given(change.answer) };
    return (
      await this.upstream.post("/security-api/v1/password", {
        body,
        headers: { ...bearer(token), "x-language": language },
      })
    ).errors;
  }

  async sessions(token: string): Promise<DeviceSession[]> {
    return (await this.upstream.get("/security-api/v1/sessions", { headers: bearer(token) })).sessions.map(toSession);
  }

  /** @param id one of the player's sessions; null for all but the caller's */
  async endSessions(token: string, id: string | null): Promise<void> {
    await this.upstream.post("/security-api/v1/sessions/end", { body: { id }, headers: bearer(token) });
  }

  /** Everything that is held about the player, as the text of one JSON document. */
  async exportData(token: string): Promise<{ data: string | null; errors: FieldErrors }> {
    const { data, errors } = await this.upstream.post("/security-api/v1/personal-data/export", {
      headers: bearer(token),
    });
    return { data: data && JSON.stringify(data, null, 2), errors };
  }

  async eraseAccount(token: string, password: string): Promise<FieldErrors> {
    return (
      await this.upstream.post("/security-api/v1/personal-data/erase", { body: { password }, headers: bearer(token) })
    ).errors;
  }

  async setMailing(token: string, wanted: SetMailingInput): Promise<void> {
    const body = {
      enable_mail_news: wanted.mailNews,
      enable_mail_deposit: wanted.mailDeposits,
      enable_mail_bets: wanted.mailBets,
      enable_sms_news: wanted.smsNews,
    };
    await this.upstream.post("/security-api/v1/mailing", { body, headers: bearer(token) });
  }

  async sync(token: string): Promise<void> {
    await this.upstream.post("/security-api/v1/sync", { headers: bearer(token) });
  }
}

export const security = describeService({
  name: "security",
  connect: (options) => new SecurityService(options),
});

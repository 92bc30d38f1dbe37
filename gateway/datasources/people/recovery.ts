/** The recovery service: a lost password, confirmed contacts, newsletters stopped [2.37, 5.28]. */
import type { components, paths } from "../../upstream/recovery.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService } from "../descriptor.ts";
import { bearer } from "../../transport/headers.ts";
import type { FieldError, Phone, SentCode, TryHeaders } from "./signIns.ts";

type SignedIn = components["schemas"]["SignedIn"];

/** Times are epoch seconds. */
export interface RecoverySent {
  result: { id: string; expires: number; retry: number } | null;
  errors: FieldError[];
}

export interface PasswordReset {
  is_changed: boolean;
  result: SignedIn | null;
  errors: FieldError[];
}

export interface Confirmed {
  is_confirmed: boolean;
  errors: FieldError[];
}

const base = "/recovery-api/v1";

export class RecoveryService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** Sends a code for a new password. @throws UpstreamError; one with a `reason` asks for a captcha. */
  sendCode(whom: { email: string } | { phone: Phone }, headers: TryHeaders): Promise<RecoverySent> {
    const body = "phone" in whom ? { phone: { code: whom.phone.countryCode, number: whom.phone.number } } : whom;
    return this.upstream.post(`${base}/password/send`, { body, headers: { ...headers } });
  }

  /** The token of a right code. @throws UpstreamError */
  checkCode(id: string, code: string, headers: TryHeaders): Promise<{ token: string | null; errors: FieldError[] }> {
    return this.upstream.post(`${base}/password/check`, { body: { id, code }, headers: { ...headers } });
  }

  /** Sets the new password. @throws UpstreamError */
  resetPassword(token: string, password: string, headers: TryHeaders): Promise<PasswordReset> {
    return this.upstream.post(`${base}/password/reset`, { body: { token, password }, headers: { ...headers } });
  }

  /** Sends the player a link to their e-mail. @throws UpstreamError; one with a `reason` asks for a captcha. */
  sendLink(token: string, headers: TryHeaders): Promise<SentCode> {
    return this.upstream.post(`${base}/activation/link/send`, { headers: { ...bearer(token), ...headers } });
  }

  /** Confirms an e-mail by a link. @throws UpstreamError */
  openLink(linkToken: string): Promise<Confirmed> {
    return this.upstream.post(`${base}/activation/link/open`, { body: { token: linkToken } });
  }

  /**
   * Sends the player a code to their e-mail or phone. @throws UpstreamError; one with a `reason` asks for a captcha.
   */
  sendActivationCode(token: string, channel: "email" | "phone", headers: TryHeaders): Promise<SentCode> {
    return this.upstream.post(`${base}/activation/code/send`, {
      body: { channel },
      headers: { ...bearer(token), ...headers },
    });
  }

  /** Confirms the player's e-mail or phone by a code. @throws UpstreamError */
  checkActivationCode(
    token: string,
    channel: "email" | "phone",
    code: string,
  ): Promise<Confirmed & { password_token: string | null }> {
    return this.upstream.post(`${base}/activation/code/check`, { body: { channel, code }, headers: bearer(token) });
  }

  /** Stops newsletters by the link of one. @throws UpstreamError */
  stopNewsletter(linkToken: string): Promise<{ is_stopped: boolean; errors: FieldError[] }> {
    return this.upstream.post(`${base}/newsletter/stop`, { body: { token: linkToken } });
  }
}

export const recovery = describeService({
  name: "recovery",
  connect: (options) => new RecoveryService({ ...options, passesCookies: true }),
});

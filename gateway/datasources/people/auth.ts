/** The auth service: sessions, their tokens, and the player behind a token. Its ways to sign in are `signIns`. */
import type { components, paths } from "../../upstream/auth.ts";
import { bearer } from "../../transport/headers.ts";
import { isUnauthenticated } from "../../errors/errors.ts";
import { UpstreamError } from "../../transport/upstreamError.ts";
import type { ViewerModel } from "../models.ts";
import { SignIns } from "./signIns.ts";
import { operationScope, type Visitor } from "../../execution/scope.ts";
import type { Headers } from "../../transport/types.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService, type Report } from "../descriptor.ts";

/** `expires` is epoch seconds. */
export type SignedIn = components["schemas"]["SignedIn"];

/** How a caller shows their session upstream. */
export type SessionProof = { session: string } | { token: string };

/** A token for a device [3.34]. `expiresAt` is epoch seconds. */
export interface DeviceToken {
  token: string;
  expiresAt: number;
  componentsData: Record<string, unknown>;
}

export interface Rights {
  canBetLine: boolean;
  canBetLive: boolean;
  canDeposit: boolean;
  canWithdraw: boolean;
  canUseBonuses: boolean;
  canAskSupport: boolean;
}

export interface AuthOptions extends UpstreamOptions {
  /** Called when an answer wasn't used as it came. */
  report: Report;
}

/** Identifies the client, for operations that belong to a request. */
const visitorHeaders = (visitor: Visitor | null | undefined): Headers =>
  visitor == null
    ? {}
    : {
        "x-client-address": visitor.address,
        ...(visitor.userAgent !== undefined && { "user-agent": visitor.userAgent }),
        ...(visitor.country !== "" && { "x-geo-country": visitor.country }),
      };

const proofHeaders = (proof: SessionProof) =>
  "session" in proof ? { "x-session": proof.session } : bearer(proof.token);

export class AuthService {
  readonly upstream: Upstream<paths>;
  readonly signIns: SignIns;
  readonly #report: Report;

  constructor({ report, ...options }: AuthOptions) {
    this.#report = report;
    this.upstream = new Upstream<paths>(options);
    this.signIns = new SignIns(this.upstream);
  }

  /**
   * The player of a session, null if it has ended [7.13]. @param isCookieIframe the browser keeps no cookies: the
   * session is shown by a token, with headers that say so. @throws UpstreamError
   */
  async checkSession(proof: SessionProof, isCookieIframe: boolean): Promise<string | null> {
    const { user_id } = await this.upstream.get("/auth-api/v1/session", {
      headers: { ...proofHeaders(proof), ...(isCookieIframe && { "x-cookie-iframe": "1" }) },
    });
    return user_id === null ? null : String(user_id);
  }

  /** The one load of a browser that knows of no session [7.15]. A failure is logged and counts as none. */
  async loadSession(session: string | null): Promise<string | null> {
    try {
      const { user_id } = await this.upstream.get("/web-api/session", {
        headers: session === null ? {} : { "x-session": session },
      });
      return user_id === null ? null : String(user_id);
    } catch (error) {
      this.#report("the session could not be loaded", {
        code: error instanceof UpstreamError ? error.code : "INTERNAL_SERVER_ERROR",
      });
      return null;
    }
  }

  /**
   * A `user_token` for a session [7.14]; `force` requests a new one. The service also records what the session is used
   * with. @throws UpstreamError UNAUTHENTICATED when the session has ended.
   */
  async token(session: string, force: boolean): Promise<string> {
    const { token } = await this.upstream.get("/web-api/user/gettoken", {
      query: force ? { force_refresh: "true" } : {},
      headers: { "x-session": session, ...visitorHeaders(operationScope.getStore()?.visitor) },
    });
    return token;
  }

  /**
   * The refresh token of a session that has just begun; null of a service that knows none. `expires` is epoch seconds.
   * @param isLasting whether renewals make the session last longer
   */
  async issueRefreshToken(
    session: string,
    isLasting: boolean,
  ): Promise<{ refresh_token: string; expires: number } | null> {
    try {
      return await this.upstream.post("/auth-api/v1/refresh-token/issue", {
        body: { lasting: isLasting },
        headers: { "x-session": session },
      });
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 404) return null;
      throw error;
    }
  }

  /**
   * Renews a token; null if it doesn't count. `expires` is epoch seconds, of the refresh token. @throws UpstreamError
   */
  async renew(refreshToken: string): Promise<{ token: string; refresh_token: string; expires: number } | null> {
    try {
      return await this.upstream.post("/auth-api/v1/refresh-token", {
        body: { refresh_token: refreshToken },
        headers: visitorHeaders(operationScope.getStore()?.visitor),
      });
    } catch (error) {
      if (isUnauthenticated(error)) return null;
      throw error;
    }
  }

  /** The player of a token. @throws UpstreamError UNAUTHENTICATED for a dead one. */
  async viewer(token: string): Promise<ViewerModel> {
    const { result } = await this.upstream.get("/auth-api/v1/user", { headers: bearer(token) });
    return { id: String(result.user_id), login: result.login, name: result.user_name };
  }

  /** What a token's player may do [6.14]. @throws UpstreamError */
  async rights(token: string): Promise<Rights> {
    const { result } = await this.upstream.get("/auth-api/v1/rights", { headers: bearer(token) });
    return {
      canBetLine: result.bet_line,
      canBetLive: result.bet_live,
      canDeposit: result.deposit,
      canWithdraw: result.withdraw,
      canUseBonuses: result.bonuses,
      canAskSupport: result.support,
    };
  }

  /**
   * Values for the cookies `ggru` and (keyed by their ids) the grants; null if the answer is empty, which is logged
   * [7.18, 8.06].
   * @param ggru what the browser's cookie of that name holds.
   * @throws UpstreamError
   */
  async secureData(
    proof: SessionProof,
    ggru: string | undefined,
  ): Promise<{ ggru: string; grants: Record<string, string> } | null> {
    const { data } = await this.upstream.get("/auth-api/v1/secure-data", {
      query: ggru === undefined ? {} : { ggru },
      headers: proofHeaders(proof),
    });
    if (data === null) this.#report("secure data is empty", {});
    return data;
  }

  /** A token for a device, from the device's data [7.40]. @throws UpstreamError */
  deviceToken(componentsData: Record<string, unknown>): Promise<DeviceToken> {
    return this.upstream.post("/auth-api/v1/fingerprint", { body: { componentsData } });
  }

  /** Ends a session. @throws UpstreamError */
  async endSession(session: string): Promise<void> {
    await this.upstream.post("/auth-api/v1/disconnect", { headers: { "x-session": session } });
  }

  /** Ends the session a token was made for. @throws UpstreamError */
  async endToken(token: string): Promise<void> {
    await this.upstream.post("/auth-api/v1/disconnect", { headers: bearer(token) });
  }
}

export const auth = describeService({
  name: "auth",
  calls: {
    // Session check: 2 retries 1.5 s apart [9.24]; secure data is not asked for twice [7.18].
    "GET /web-api/session": { tries: 3, delayMs: 1500 },
    "GET /auth-api/v1/session": { tries: 3, delayMs: 1500 },
    "GET /auth-api/v1/secure-data": { tries: 1 },
  },
  connect: (options, { report }) => new AuthService({ ...options, passesCookies: true, report }),
});

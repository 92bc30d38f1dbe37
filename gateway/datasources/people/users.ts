/**
 * The users service: a player's settings and agreements, phones, coming over from the former brand [7.21, 7.22,
 * 7.26–7.28].
 */
import type { ChatIdentity, PhoneCountry } from "../../generated/resolvers.ts";
import type { components, paths } from "../../upstream/users.ts";
import { bearer } from "../../transport/headers.ts";
import { isUnauthenticated } from "../../errors/errors.ts";
import { UpstreamError } from "../../transport/upstreamError.ts";
import type { FieldError, Phone, SentCode, TryHeaders } from "./signIns.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService } from "../descriptor.ts";

export type UserConfigBody = components["schemas"]["UserConfig"];

/** An appeal against a ban; times are epoch seconds. */
export interface AppealBody {
  id: number;
  ban_level: number;
  text: string;
  created_at: number;
  accepted: boolean | null;
  answer: string | null;
  answered_at: number | null;
}

/** `updatedAt` is epoch seconds; null if it is not known. */
export interface Agreement {
  isChanged: boolean;
  updatedAt: number | null;
}

export interface Transfer {
  status: "moved" | "already" | "refused";
  userId: string | null;
  password: string | null;
}

const transferPath = "/web-api/api/internal/v1/account/user-transfer";

export class UsersService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** The whole user config, never kept [7.22]. @throws UpstreamError, also for an answer without a result. */
  async config(token: string): Promise<UserConfigBody> {
    const answer: { result?: UserConfigBody | null } = await this.upstream.get("/users-api/v1/user/config", {
      headers: bearer(token),
    });
    if (!answer.result) throw new UpstreamError(this.upstream.service, "UPSTREAM_ERROR", { status: 200 });
    return answer.result;
  }

  /** Who the player is to the support chat; null where the operator has no secret for it. @throws UpstreamError */
  async chatIdentity(token: string): Promise<ChatIdentity | null> {
    const { identity } = await this.upstream.get("/users-api/v1/user/chat-identity", { headers: bearer(token) });
    return identity && { identifier: identity.identifier, hash: identity.identifier_hash };
  }

  /** Whether the terms have changed. A failed call counts as unchanged [4.57]; a refused token is thrown. */
  async agreement(token: string): Promise<Agreement> {
    try {
      const { result, updatedAt } = await this.upstream.get("/web-api/api-v3/v2/user/agreement-rules/status", {
        headers: bearer(token),
      });
      return { isChanged: result, updatedAt };
    } catch (error) {
      if (isUnauthenticated(error)) throw error;
      return { isChanged: false, updatedAt: null };
    }
  }

  /** Accepts the terms as they are. @throws UpstreamError */
  async acceptAgreement(token: string): Promise<Agreement> {
    const { result, updatedAt } = await this.upstream.post("/web-api/api-v3/v2/user/agreement-rules/accept", {
      headers: bearer(token),
    });
    return { isChanged: result, updatedAt };
  }

  /** Reports when the player agreed to cookies [7.26]. @param agreedAt epoch seconds @throws UpstreamError */
  async cookiesAgreement(token: string, agreedAt: number): Promise<boolean> {
    return (
      await this.upstream.post("/users-api/v1/user/cookies-agreement", {
        query: { cookiesAgreeTime: String(agreedAt) },
        headers: bearer(token),
      })
    ).success;
  }

  /** Hides balances or shows them; answers whether they are hidden now. @throws UpstreamError */
  async hideBalance(token: string, isHidden: boolean): Promise<boolean> {
    return (
      await this.upstream.post("/users-api/v1/user/hide-balance", {
        body: { user_hide_balance: isHidden },
        headers: bearer(token),
      })
    ).user_hide_balance;
  }

  /** A page of the player's appeals against bans. @throws UpstreamError */
  appeals(
    token: string,
    { first, after }: { first: number; after: number | undefined },
  ): Promise<{ appeals: AppealBody[]; next: number | null; total: number }> {
    return this.upstream.get("/users-api/v1/appeals", {
      query: { first, ...(after !== undefined && { after }) },
      headers: bearer(token),
    });
  }

  /** Appeals against their ban. @throws UpstreamError */
  appeal(token: string, text: string): Promise<{ appeal: AppealBody | null; errors: FieldError[] }> {
    return this.upstream.post("/users-api/v1/appeals", { body: { text }, headers: bearer(token) });
  }

  /** Countries with their dialling codes and masks, in the order of their names [7.27]. @throws UpstreamError */
  async phoneCountries(language: string): Promise<PhoneCountry[]> {
    const [{ countries }, { masks }] = await Promise.all([
      this.upstream.get("/users-api/v1/phone/countries", { query: { lng: language } }),
      this.upstream.get("/users-api/v1/phone/masks", {}),
    ]);
    const maskOf = new Map(
      masks.map(({ CountryId, Mask, Max, Min }) => [CountryId, { mask: Mask, minDigits: Min, maxDigits: Max }]),
    );
    return countries.map(({ id, name, country_code, tel_code }) => ({
      id: String(id),
      name,
      code: country_code,
      phoneCode: tel_code,
      mask: maskOf.get(id) ?? null,
    }));
  }

  /** Sends a code to a phone of the former brand. @throws UpstreamError; one with a `reason` asks for a captcha. */
  transferSendCode(id: number, phone: Phone, headers: TryHeaders): Promise<SentCode> {
    return this.upstream.post(`${transferPath}/send-code/{id}`, {
      path: { id },
      body: { country_code: phone.countryCode, phone: phone.number },
      headers: { ...headers },
    });
  }

  /** The token of the last step for the right code. @throws UpstreamError; one with a `reason` asks for a captcha. */
  transferCheckCode(
    id: number,
    code: string,
    headers: TryHeaders,
  ): Promise<{ redirectToken: string | null; errors: FieldError[] }> {
    return this.upstream.post(`${transferPath}/check-code/{id}`, {
      path: { id },
      body: { code },
      headers: { ...headers },
    });
  }

  /** Makes the player here. @throws UpstreamError */
  async transferUserData(redirectToken: string): Promise<Transfer> {
    const { status, user_id, password } = await this.upstream.post(`${transferPath}/user-data`, {
      body: { redirectToken },
    });
    return { status, userId: user_id === null ? null : String(user_id), password };
  }
}

export const users = describeService({
  name: "users",
  calls: {
    "GET /users-api/v1/phone/countries": { isPublic: true },
    "GET /users-api/v1/phone/masks": { isPublic: true },
  },
  connect: (options) => new UsersService({ ...options, passesCookies: true }),
});

/** The auth service: sign-in, tokens for sessions, the player behind a token. */
import type { components, paths } from "../upstream/auth.ts";
import type { ViewerModel } from "./models.ts";
import { Upstream, type UpstreamOptions } from "./upstream.ts";

export type FieldError = components["schemas"]["FieldError"];
/** `expires` is epoch seconds. */
export type SignedIn = components["schemas"]["SignedIn"];

/** Credentials go as base64 of UTF-8 [5.24]. */
const encoded = (text: string) => Buffer.from(text, "utf8").toString("base64");

export class AuthService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** Signs in. `clientAddress` is what failures are counted by. @throws UpstreamError */
  logIn(login: string, password: string, clientAddress: string): Promise<{ result: SignedIn | null; errors: FieldError[] }> {
    return this.upstream.post("/auth-api/v1/login", {
      body: { uLogin: encoded(login), uPassword: encoded(password) }, headers: { "x-client-address": clientAddress },
    });
  }

  /**
   * A `user_token` for a session [7.14]; `force` asks for a new one.
   * @throws UpstreamError UNAUTHENTICATED when the session is dead.
   */
  async token(session: string, force: boolean): Promise<string> {
    const { token } = await this.upstream.get("/web-api/user/gettoken", {
      query: force ? { force_refresh: "true" } : {}, headers: { "x-session": session },
    });
    return token;
  }

  /** The player of a token. @throws UpstreamError UNAUTHENTICATED for a dead one. */
  async viewer(token: string): Promise<ViewerModel> {
    const { result } = await this.upstream.get("/auth-api/v1/user", { headers: bearer(token) });
    return { id: String(result.user_id), login: result.login, name: result.user_name };
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

/** The header that carries a `user_token`. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

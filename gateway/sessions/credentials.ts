/** What a caller signs in with, and the one way in which calls use it: refresh once on 401, retry once [7.02]. */
import { isUnauthenticated, unauthenticated, UpstreamError } from "../datasources/errors.ts";
import type { TokenStore } from "./tokens.ts";
import { isTokenValid } from "./userToken.ts";

export type Caller =
  | { kind: "guest" }
  /** A browser: the value of its `session` cookie. */
  | { kind: "cookie"; session: string }
  /** Another client: its `user_token`. */
  | { kind: "bearer"; token: string };

export interface Credentials {
  readonly caller: Caller;
  /**
   * Makes a call as the player. A session's token that is refused is exchanged once and the call made once more.
   * @throws UNAUTHENTICATED for a guest, a dead session and a refused token; else what the call throws.
   */
  withToken<T>(call: (token: string) => Promise<T>): Promise<T>;
}

export function credentialsOf(caller: Caller, tokens: TokenStore, now: () => number = Date.now): Credentials {
  return { caller, withToken: (call) => withToken(caller, tokens, now, call) };
}

async function withToken<T>(caller: Caller, tokens: TokenStore, now: () => number, call: (token: string) => Promise<T>): Promise<T> {
  if (caller.kind === "guest") throw unauthenticated();
  if (caller.kind === "bearer") {
    if (!isTokenValid(caller.token, now())) throw unauthenticated();
    return call(caller.token).catch(refusedAsGuest);
  }
  const token = await tokens.get(caller.session).catch(refusedAsGuest);
  try {
    return await call(token);
  } catch (error) {
    if (!isUnauthenticated(error)) throw error;
    const fresh = await tokens.refresh(caller.session, token).catch(refusedAsGuest);
    return call(fresh).catch(refusedAsGuest);
  }
}

/** A 401 of a service is a matter of sign-in, not of the service: its name is left out. */
function refusedAsGuest(error: unknown): never {
  throw error instanceof UpstreamError && isUnauthenticated(error) ? unauthenticated() : error;
}

/** A caller's credentials, and the one way calls use them: on 401 refresh once and retry once [7.02]. */
import { type DeadToken, isUnauthenticated, tokenDead, unauthenticated } from "../errors/errors.ts";
import { UpstreamError } from "../transport/upstreamError.ts";
import { hashSession, type TokenStore } from "./tokens.ts";
import { expiryOf } from "./userToken.ts";

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
   * @throws UNAUTHENTICATED for a guest, a dead session and a refused token, TOKEN_EXPIRED for an old one; else what
   *   the call throws.
   */
  withToken<T>(call: (token: string) => Promise<T>): Promise<T>;
  /** The same for calls that guests may make: a guest, or a browser whose session has ended, calls without a token. */
  withTokenOrAsGuest<T>(call: (token: string | null) => Promise<T>): Promise<T>;
}

export function credentialsOf(caller: Caller, tokens: TokenStore, now: () => number = Date.now): Credentials {
  return {
    caller,
    withToken: (call) => withToken(caller, tokens, now, call),
    withTokenOrAsGuest: (call) =>
      caller.kind === "guest"
        ? call(null)
        : withToken(caller, tokens, now, call).catch((error: unknown) => {
            if (isDeadCookie(error, caller)) return call(null);
            throw error;
          }),
  };
}

async function withToken<T>(
  caller: Caller,
  tokens: TokenStore,
  now: () => number,
  call: (token: string) => Promise<T>,
): Promise<T> {
  if (caller.kind === "guest") throw unauthenticated();
  if (caller.kind === "bearer") {
    const dead = deadToken(caller.token, now());
    if (dead !== null) throw tokenDead(dead);
    const answer = await call(caller.token).catch((error: unknown) => {
      throw error instanceof UpstreamError && isUnauthenticated(error) ? tokenDead("INVALID") : error;
    });
    const hash = hashOf(caller);
    if (tokens.verified.playerOf(hash) === null) tokens.verified.confirm(hash, caller.token);
    return answer;
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

/** Whether an error only says that a browser's session is over: it is a guest's then. A dead token is an error. */
export const isDeadCookie = (error: unknown, caller: Caller): boolean =>
  caller.kind !== "bearer" && isUnauthenticated(error);

/** What is wrong with a token by its own content; null if only the services can tell. `nowMs` is epoch milliseconds. */
export function deadToken(token: string, nowMs: number): DeadToken | null {
  const expiry = expiryOf(token);
  if (expiry === null) return "INVALID";
  return expiry * 1000 > nowMs ? null : "EXPIRED";
}

/** The caller's player once the services have confirmed them; an unconfirmed token identifies nobody. */
export const playerOf = (caller: Caller, { verified }: TokenStore): string | null =>
  caller.kind === "guest" ? null : verified.playerOf(hashOf(caller));

const hashes = new WeakMap<Caller, string>();

/**
 * The hash of a caller's session or token, found once a request: it is asked for before the operation and after each
 * call.
 */
function hashOf(caller: Exclude<Caller, { kind: "guest" }>): string {
  const known = hashes.get(caller);
  if (known !== undefined) return known;
  const made = hashSession(caller.kind === "cookie" ? caller.session : caller.token);
  hashes.set(caller, made);
  return made;
}

/** A 401 of a service is a matter of sign-in, not of the service: its name is left out. */
function refusedAsGuest(error: unknown): never {
  throw error instanceof UpstreamError && isUnauthenticated(error) ? unauthenticated() : error;
}

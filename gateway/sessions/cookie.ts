/** The browser's `session` cookie, and who a request's headers say the caller is. */
import "@fastify/cookie";
import { keptReferrals } from "#shared/people/referrals.ts";
import type { Answering, Asking } from "./exchange.ts";
import type { Caller } from "./credentials.ts";
import { hashSession } from "./tokens.ts";

export const sessionName = "session";
/** A session is a random text of the auth service; anything else is no session. */
const sessionForm = /^[\w.~+/=-]{8,512}$/;
const bearerForm = /^Bearer +([\w.~+/=-]{1,4096})$/i;

/**
 * The caller of headers. `Authorization` goes before the cookie; a token that can't be one is a dead one. Other schemes
 * and malformed cookies make a guest.
 */
export function callerOf(authorization: string | undefined, session: string | undefined): Caller {
  if (authorization !== undefined && authorization !== "") {
    const token = bearerForm.exec(authorization)?.[1];
    if (token !== undefined) return { kind: "bearer", token };
    return /^Bearer\b/i.test(authorization) ? { kind: "bearer", token: "" } : { kind: "guest" };
  }
  return session !== undefined && sessionForm.test(session) ? { kind: "cookie", session } : { kind: "guest" };
}

/** The caller of a request. */
export const requestCaller = (request: Pick<Asking, "headers" | "cookies">) =>
  callerOf(request.headers.authorization, request.cookies[sessionName]);

/** Sets and clears the cookie on a reply. It is Secure when the browser came by https. */
export interface SessionCookie {
  /**
   * Origin of the requesting page, one of the site's own: others were refused before. Undefined for clients that send
   * none.
   */
  readonly origin: string | undefined;
  /** The session the browser sent, whatever else the request shows; undefined without one of its form. */
  readonly session: string | undefined;
  /** @param expires epoch seconds; null for a session that the browser forgets when it is closed */
  set(session: string, expires: number | null): void;
  clear(): void;
  /** The value of another cookie from the browser. */
  kept(name: BrowserCookie): string | undefined;
  /** Values left in the browser by partners' links, by cookie name [3.39]. */
  referrals(): Record<string, string>;
  /** Sets one of its other cookies [7.18]. `seconds` is how long it lasts. */
  keep(name: BrowserCookie, value: string, seconds: number): void;
  /** Sets a cookie that a service set and that is on the operator's list. */
  pass(name: string, value: string, seconds: number): void;
}

/** Cookies besides the session that services may set. */
const givenCookies = ["ggru", "grant"] as const;
type GivenCookie = (typeof givenCookies)[number];
export const isGivenCookie = (name: string): name is GivenCookie => givenCookies.some((known) => known === name);

/** Set when the browser left for a social network. */
export const oauthStateName = "oauth_state";
/** Set when one-tap made a token: the token's hash. */
export const oneTapName = "one_tap";
/** Set when a network identified somebody who has no account yet: the hash of their registration token. */
const socialRegistrationName = "social_registration";
type BrowserCookie = GivenCookie | typeof oauthStateName | typeof oneTapName | typeof socialRegistrationName;

/** Cookies that are the gateway's own: no service sets them. */
export const isOwnCookie = (name: string): boolean =>
  name === sessionName || name === oauthStateName || name === oneTapName || name === socialRegistrationName;

/**
 * @param isSecure cookies go over https only, whatever the request came by: in production a proxy that does not say so
 * must not open them
 */
export function sessionCookie(
  request: Pick<Asking, "protocol" | "cookies" | "headers">,
  reply: Pick<Answering, "setCookie" | "clearCookie">,
  isSecure = false,
): SessionCookie {
  const options = {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: isSecure || request.protocol === "https",
  } as const;
  const given = request.cookies[sessionName];
  return {
    origin: request.headers.origin,
    session: given !== undefined && sessionForm.test(given) ? given : undefined,
    set: (session, expires) =>
      void reply.setCookie(sessionName, session, {
        ...options,
        ...(expires !== null && { expires: new Date(expires * 1000) }),
      }),
    clear: () => {
      reply.clearCookie(sessionName, options);
      // It vouched for that session; what names the browser stays.
      if (request.cookies["grant"] !== undefined) reply.clearCookie("grant", options);
    },
    kept: (name) => request.cookies[name],
    referrals: () => keptReferrals(request.cookies),
    keep: (name, value, seconds) => void reply.setCookie(name, value, { ...options, maxAge: seconds }),
    pass: (name, value, seconds) => void reply.setCookie(name, value, { ...options, maxAge: seconds }),
  };
}

/** Lifetime of such a token. */
const socialRegistrationSeconds = 30 * 60;

/** Notes in the browser that its visitor may register by a token. */
export const keepRegistrationToken = (cookie: SessionCookie | null, token: string): void =>
  cookie?.keep(socialRegistrationName, hashSession(token), socialRegistrationSeconds);

/**
 * Whether a token to register by was made for this browser. In a link to somebody else it would tie their new account
 * to its sender's, who signs in by the network from then on. Clients that are no browsers follow no links.
 */
export const isRegistrationTokenOf = (cookie: SessionCookie | null, token: string): boolean =>
  cookie?.origin === undefined || cookie.kept(socialRegistrationName) === hashSession(token);

/** Player and language of the explorer's requests; shown by the header and used by the fetcher. */
import { useSyncExternalStore } from "react";
import { ask } from "./gateway.ts";

/** A captcha to solve before signing in: others have failed too often from this address, or with this login. */
export interface Challenge {
  id: string;
  /** A PNG as a data: URI; empty if the operator has a captcha of their own. */
  image: string;
}

export interface Session {
  /** Login of the signed-in player; null for a guest; undefined until known. */
  login: string | null | undefined;
  /** The bearer token that signs requests in; null if the cookie does. */
  token: string | null;
  language: string;
  /** Why the last change did not work; null if it did. */
  trouble: string | null;
  /** The captcha to solve before the change works; null if none. */
  challenge: Challenge | null;
  /** Whether the login is locked for a while, so that another one may do. */
  isLocked: boolean;
}

/** The players that every demo deployment has. */
const password = "Demo-2026!";
export type DemoLogin = "demo" | "demo2";

let session: Session = {
  login: undefined,
  token: null,
  language: "en",
  trouble: null,
  challenge: null,
  isLocked: false,
};
const listeners = new Set<() => void>();

function update(change: Partial<Session>): void {
  session = { ...session, ...change };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const currentSession = (): Session => session;
export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession);

/** Headers of a request in this session. */
export const sessionHeaders = ({ token, language }: Session = session): Record<string, string> => ({
  "X-Language": language,
  ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
});

/** The last request, which "Try again" repeats. */
let last: (() => Promise<Partial<Session>>) | null = null;

async function told(change: () => Promise<Partial<Session>>): Promise<void> {
  last = change;
  try {
    update({ trouble: null, challenge: null, isLocked: false, ...(await change()) });
  } catch (error) {
    update({ trouble: error instanceof Error ? error.message : String(error) });
  }
}

/** Does again what did not work. */
export const tryAgain = (): Promise<void> => (last === null ? refreshSession() : told(last));

/** Asks the gateway who is signed in. */
export const refreshSession = (): Promise<void> =>
  told(async () => {
    const { viewer } = await ask<{ viewer: { login: string } | null }>(
      "query WhoAmI { viewer { login } }",
      {},
      sessionHeaders(),
    );
    return { login: viewer?.login ?? null };
  });

interface SignInError {
  code: string;
  message: string;
  challenge?: Challenge | null;
  lockedUntil?: string;
}
interface LogInAnswer {
  logIn: { viewer: { login: string } | null; errors: SignInError[] };
}
interface TokenAnswer {
  createToken: { userToken: string | null; errors: SignInError[] };
}

const errorFields =
  "errors { code message ... on CaptchaError { challenge { id image } } ... on LockedError { lockedUntil } }";

/**
 * How the demo player signs in: by cookie, which signs in every tab of this browser, or by a token that is kept in this
 * page alone, as apps and bots keep theirs.
 */
export type Way = "cookie" | "token";

interface Try {
  way: Way;
  login: DemoLogin;
}

/** The last attempt to sign in; a solved captcha continues it. */
let tried: Try = { way: "cookie", login: "demo" };

/** Changes after a refusal. */
function refused({ code, message, challenge = null, lockedUntil }: SignInError, { login }: Try): Partial<Session> {
  if (code === "SIGN_IN_LOCKED") {
    const until =
      lockedUntil === undefined
        ? ""
        : ` until ${new Date(lockedUntil).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })}`;
    return {
      isLocked: true,
      trouble: `Too many wrong passwords came from this machine for ${login}: sign-in is locked here${until}.`,
    };
  }
  if (challenge !== null && challenge.image === "")
    return { trouble: "This deployment asks for a captcha of its own. Sign in on the site, then come back." };
  return { trouble: message, challenge };
}

async function attempt(by: Try, captcha?: { challengeId: string; answer: string }): Promise<Partial<Session>> {
  const input = { login: by.login, password, ...(captcha && { captcha }) };
  const headers = { "X-Language": session.language };
  if (by.way === "cookie") {
    const { logIn } = await ask<LogInAnswer>(
      `mutation SignIn($input: LogInInput!) { logIn(input: $input) { viewer { login } ${errorFields} } }`,
      { input },
      headers,
    );
    const [error] = logIn.errors;
    return error === undefined ? { token: null, login: logIn.viewer?.login ?? null } : refused(error, by);
  }
  const { createToken } = await ask<TokenAnswer>(
    `mutation Token($input: LogInInput!) { createToken(input: $input) { userToken ${errorFields} } }`,
    { input },
    headers,
  );
  const [error] = createToken.errors;
  if (error !== undefined) return refused(error, by);
  return createToken.userToken === null
    ? { trouble: "There is no token." }
    : { token: createToken.userToken, login: by.login };
}

/** Signs a demo player in. */
export function signIn(way: Way, login: DemoLogin = "demo"): Promise<void> {
  tried = { way, login };
  return told(() => attempt({ way, login }));
}

/**
 * Continues signing in with the text from the picture. "Try again" then loads another picture, because this one is used
 * up.
 */
export async function answerChallenge(answer: string): Promise<void> {
  const { challenge } = session;
  if (challenge === null) return;
  const by = tried;
  await told(() => attempt(by, { challengeId: challenge.id, answer }));
  last = () => attempt(by);
}

interface CaptchaAnswer {
  createCaptcha: { challenge: Challenge | null; errors: { message: string }[] };
}

/** Another picture instead of one that can't be read. */
export async function newPicture(): Promise<void> {
  const { challenge } = session;
  if (challenge === null) return;
  try {
    const { createCaptcha } = await ask<CaptchaAnswer>(
      "mutation NewPicture($input: CreateCaptchaInput) { createCaptcha(input: $input) { challenge { id image } errors { message } } }",
      { input: { replaces: challenge.id } },
      { "X-Language": session.language },
    );
    update(
      createCaptcha.challenge === null
        ? { trouble: createCaptcha.errors[0]?.message ?? "There is no picture just now." }
        : { challenge: createCaptcha.challenge },
    );
  } catch (error) {
    update({ trouble: error instanceof Error ? error.message : String(error) });
  }
}

/** Ends the session of the cookie or token. */
export const signOut = (): Promise<void> =>
  told(async () => {
    await ask("mutation SignOut { logOut { isSignedOut } }", {}, sessionHeaders());
    return { token: null, login: null };
  });

export const chooseLanguage = (language: string): void => update({ language });

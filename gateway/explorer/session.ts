/** Who the explorer's requests are made as, and in which language. What the header shows and the fetcher sends. */
import { useSyncExternalStore } from "react";
import { ask } from "./gateway.ts";

export interface Session {
  /** Login of the signed-in player; null for a guest; undefined until known. */
  login: string | null | undefined;
  /** The bearer token that signs requests in; null when the cookie does. */
  token: string | null;
  language: string;
  /** Why the last change did not work; null when it did. */
  trouble: string | null;
}

/** The player that every demo deployment has. */
const demo = { login: "demo", password: "Demo-2026!" };

let session: Session = { login: undefined, token: null, language: "en", trouble: null };
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
  "X-Language": language, ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
});

async function told(change: () => Promise<Partial<Session>>): Promise<void> {
  try {
    update({ trouble: null, ...(await change()) });
  } catch (error) {
    update({ trouble: error instanceof Error ? error.message : String(error) });
  }
}

/** Asks the gateway who is signed in now. */
export const refreshSession = (): Promise<void> => told(async () => {
  const { viewer } = await ask<{ viewer: { login: string } | null }>("query WhoAmI { viewer { login } }", {}, sessionHeaders());
  return { login: viewer?.login ?? null };
});

interface LogInAnswer { logIn: { viewer: { login: string } | null; errors: { message: string }[] } }
interface TokenAnswer { createToken: { userToken: string | null; errors: { message: string }[] } }

/** Signs the demo player in by cookie: every tab of this browser is signed in from here on. */
export const signIn = (): Promise<void> => told(async () => {
  const { logIn } = await ask<LogInAnswer>("mutation SignIn($input: LogInInput!) { logIn(input: $input) { viewer { login } errors { message } } }", { input: demo });
  return { token: null, login: logIn.viewer?.login ?? null, trouble: logIn.errors[0]?.message ?? null };
});

/** Signs the demo player in by a token, as apps and bots do; the token is kept in this page alone. */
export const signInByToken = (): Promise<void> => told(async () => {
  const { createToken } = await ask<TokenAnswer>("mutation Token($input: LogInInput!) { createToken(input: $input) { userToken errors { message } } }", { input: demo });
  return createToken.userToken === null
    ? { trouble: createToken.errors[0]?.message ?? "There is no token." }
    : { token: createToken.userToken, login: demo.login };
});

/** Ends the session of the cookie or token. */
export const signOut = (): Promise<void> => told(async () => {
  await ask("mutation SignOut { logOut { isSignedOut } }", {}, sessionHeaders());
  return { token: null, login: null };
});

export const chooseLanguage = (language: string): void => update({ language });

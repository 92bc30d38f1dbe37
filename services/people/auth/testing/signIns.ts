/** What tests of the ways to sign in share. */
import type { TestServices } from "../../../testing/services.ts";

/** An answer of a way to sign in. */
export interface SignInAnswer {
  result: { user_id: number; session: string; expires: number } | null;
  two_step: { token: string; phone: string; expires: number } | null;
  errors: { code: string; path: string[] | null; retryAt?: number; triesLeft?: number }[];
}

/** The code in the latest message to a phone (digits). @throws when there is none. */
export async function latestCode({ call }: Pick<TestServices, "call">, phone: string): Promise<string> {
  const { body } = await call<{ messages: { text: string }[] }>("GET", `/auth-api/v1/demo/messages?recipient=${phone}`);
  const code = /\b\d{6}\b/.exec(body.messages[0]?.text ?? "")?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${phone}`);
  return code;
}

/** A code of the same form that is another one. */
export const wrongCode = (right: string) => `${right.startsWith("0") ? "1" : "0"}${right.slice(1)}`;

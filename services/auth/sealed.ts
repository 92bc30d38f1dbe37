/** Values that only this site can have made: a payload, until when it holds, and a signature over both and their purpose. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { ServiceContext } from "../core/context.ts";
import { after } from "./lifetimes.ts";

export type Purpose = "captcha" | "sign-in-link" | "one-tap" | "oauth" | "transfer" | "grant" | "bind-contact";

export interface Sealed {
  token: string;
  sign: string;
  /** Milliseconds of the services' clock. */
  expiresAt: number;
}

async function signatureOf(context: ServiceContext, purpose: Purpose, token: string): Promise<string> {
  return createHmac("sha256", await context.secret("sealed-values-key")).update(`${purpose}\0${token}`).digest("base64url");
}

/** Seals a payload for some real milliseconds. Each is a different value, so that each can be used once. */
export async function seal(context: ServiceContext, purpose: Purpose, payload: string, realMs: number): Promise<Sealed> {
  const expiresAt = after(context.clock, realMs);
  const token = Buffer.from(JSON.stringify([payload, expiresAt, randomBytes(12).toString("base64url")])).toString("base64url");
  return { token, sign: await signatureOf(context, purpose, token), expiresAt };
}

/** The payload of a sealed value, when it ends and whether it has; null for one that was not made here or was made for another purpose. */
export async function unseal(context: ServiceContext, purpose: Purpose, token: string, sign: string): Promise<{ payload: string; expiresAt: number; isTimeUp: boolean } | null> {
  // Compared as texts: base64 read leniently has many spellings, and what is used up goes by its spelling.
  const given = Buffer.from(sign);
  const right = Buffer.from(await signatureOf(context, purpose, token));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [payload, expiresAt] = JSON.parse(Buffer.from(token, "base64url").toString("utf8")) as [string, number, string];
  return { payload, expiresAt, isTimeUp: expiresAt <= context.clock.now() };
}

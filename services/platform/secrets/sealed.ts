/**
 * Values that only this site can create: a payload, its expiry, and a signature over both and their purpose. The
 * payload is encrypted, because sealed values appear in addresses.
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { ServiceContext } from "../context.ts";
import { after } from "../lifetimes.ts";

export type Purpose =
  | "captcha"
  | "sign-in-link"
  | "one-tap"
  | "oauth"
  | "transfer"
  | "grant"
  | "social-registration"
  | "recovery"
  | "activation"
  | "newsletter"
  | "bind-contact"
  | "demo-network-request"
  | "demo-network-code"
  | "demo-network-token"
  | "demo-network-one-tap"
  | "credentials";

export interface Sealed {
  token: string;
  sign: string;
  /** Milliseconds of the services' clock. */
  expiresAt: number;
}

async function signatureOf(context: ServiceContext, purpose: Purpose, token: string): Promise<string> {
  return createHmac("sha256", await context.secret("sealed-values-key"))
    .update(`${purpose}\0${token}`)
    .digest("base64url");
}

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

async function encrypt(context: ServiceContext, text: string): Promise<string> {
  const iv = randomBytes(ivBytes);
  const encryption = createCipheriv(cipher, await context.secret("sealed-payloads-key"), iv);
  return Buffer.concat([iv, encryption.update(text, "utf8"), encryption.final(), encryption.getAuthTag()]).toString(
    "base64url",
  );
}

async function decrypt(context: ServiceContext, token: string): Promise<string> {
  const bytes = Buffer.from(token, "base64url");
  const decryption = createDecipheriv(cipher, await context.secret("sealed-payloads-key"), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decryption.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decryption.update(bytes.subarray(ivBytes, -tagBytes)), decryption.final()]).toString("utf8");
}

/** Seals a payload for some real milliseconds. Each is a different value, so that each can be used once. */
export async function seal(
  context: ServiceContext,
  purpose: Purpose,
  payload: string,
  realMs: number,
): Promise<Sealed> {
  const expiresAt = after(context.clock, realMs);
  const token = await encrypt(context, JSON.stringify([payload, expiresAt]));
  return { token, sign: await signatureOf(context, purpose, token), expiresAt };
}

/**
 * The payload of a sealed value, when it ends and whether it has; null for one that was not made here or was made for
 * another purpose.
 */
export async function unseal(
  context: ServiceContext,
  purpose: Purpose,
  token: string,
  sign: string,
): Promise<{ payload: string; expiresAt: number; isTimeUp: boolean } | null> {
  // Compared as texts: leniently read base64 has many spellings, and used-up values are recorded by their spelling.
  const given = Buffer.from(sign);
  const right = Buffer.from(await signatureOf(context, purpose, token));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [payload, expiresAt] = JSON.parse(await decrypt(context, token)) as [string, number];
  return { payload, expiresAt, isTimeUp: expiresAt <= context.clock.now() };
}

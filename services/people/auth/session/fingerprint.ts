/** Device tokens [3.34, 7.40]: a hash of a browser's device data, signed and valid for a day of real time. */
import { createHash } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { ServiceContext } from "../../../platform/context.ts";

export const fingerprintSeconds = 24 * 60 * 60;

const issuer = "auth-device";
const key = (context: ServiceContext) => context.secret("fingerprint-key");

/** A token for a device. `expiresAt` is epoch seconds. @param now epoch milliseconds of real time. */
export async function issueFingerprint(
  context: ServiceContext,
  componentsData: Record<string, unknown>,
  now = Date.now(),
): Promise<{ token: string; expiresAt: number }> {
  const expiresAt = Math.floor(now / 1000) + fingerprintSeconds;
  const device = createHash("sha256").update(JSON.stringify(componentsData)).digest("base64url");
  const token = await new SignJWT({ device })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(issuer)
    .setExpirationTime(expiresAt)
    .sign(await key(context));
  return { token, expiresAt };
}

/** The device of a token; null for one that isn't ours or has expired. */
export async function readFingerprint(context: ServiceContext, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify<{ device: unknown }>(token, await key(context), {
      algorithms: ["HS256"],
      issuer,
      requiredClaims: ["exp", "device"],
    });
    return typeof payload.device === "string" ? payload.device : null;
  } catch {
    return null;
  }
}

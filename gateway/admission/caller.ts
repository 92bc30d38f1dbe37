/**
 * Whose points a caller uses: the player's once the services have confirmed who they are, otherwise their address's.
 */
import { hash } from "node:crypto";
import { readPhone } from "#shared/typed/phone.ts";

const hashed = (text: string) => hash("sha256", text, "base64url");

/**
 * A login, or a phone given in parts, as a key: the same for "Demo" and " demo", and for all that
 * one phone is written as. Not readable in Redis. Null if it is neither.
 */
export function loginKey(login: unknown): string | null {
  if (typeof login === "string") return hashed(login.trim().toLowerCase());
  if (typeof login !== "object" || login === null) return null;
  const { countryCode, number } = login as { countryCode?: unknown; number?: unknown };
  const phone =
    typeof countryCode === "string" && typeof number === "string" ? readPhone(number, { code: countryCode }) : null;
  if (phone !== null) return hashed(`${phone.code} ${phone.number}`);
  // Whatever order the parts come in.
  const digits = Object.values(login)
    .map((part) => (typeof part === "string" ? part.replace(/\D/g, "") : ""))
    .toSorted()
    .join(" ")
    .trim();
  return digits === "" ? null : hashed(digits);
}

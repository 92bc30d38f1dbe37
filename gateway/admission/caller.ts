/**
 * Whose points a caller uses: the player's once the services have confirmed who they are, otherwise their address's.
 */
import { hash } from "node:crypto";

const hashed = (text: string) => hash("sha256", text, "base64url");

/**
 * A login, or a phone given in parts, as a key: the same for "Demo" and " demo", and for "+7 900" and "7", "900". Not
 * readable in Redis. Null if it is neither.
 */
export function loginKey(login: unknown): string | null {
  if (typeof login === "string") return hashed(login.trim().toLowerCase());
  if (typeof login !== "object" || login === null) return null;
  // Whatever order the parts come in.
  const digits = Object.values(login)
    .map((part) => (typeof part === "string" ? part.replace(/\D/g, "") : ""))
    .toSorted()
    .join(" ")
    .trim();
  return digits === "" ? null : hashed(digits);
}

/** Passwords that are made for players who register by one click. */
import { hkdfSync } from "node:crypto";
import type { ServiceContext } from "../../platform/context.ts";

/** Letters and digits that aren't confused when copied from paper. */
const signs = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const length = 14;

/**
 * The password for a caller's key: the same each time, so that an answer that was lost can be given again, though no
 * password is kept. The key is known to its caller alone; the database has only its hash.
 */
export async function passwordFor(context: Pick<ServiceContext, "secret">, key: string): Promise<string> {
  const secret = await context.secret("made-password-key");
  for (let round = 0; ; round += 1) {
    const bytes = new Uint8Array(hkdfSync("sha256", secret, "", `${round} ${key}`, 64));
    // Bytes beyond the last whole run of the signs would favour its first ones.
    const usable = [...bytes].filter((byte) => byte < 256 - (256 % signs.length)).slice(0, length);
    const password = usable.map((byte) => signs[byte % signs.length]).join("");
    if (password.length === length && /[a-z]/i.test(password) && /\d/.test(password)) return password;
  }
}

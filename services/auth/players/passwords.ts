/** Passwords: argon2id with the parameters OWASP's password storage sheet gives as its minimum (19 MiB, 2 passes). */
import { hash, verify } from "@node-rs/argon2";

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The PHC text to keep in a password's place. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

let nobodysHash: Promise<string> | null = null;

/**
 * Whether a password is the one kept; `kept` null, for a login nobody has, takes as long and is never true, so that
 * the time of an answer does not tell whether the login exists.
 */
export async function checkPassword(password: string, kept: string | null): Promise<boolean> {
  nobodysHash ??= hashPassword("");
  const isRight = await verify(kept ?? (await nobodysHash), password);
  return kept !== null && isRight;
}

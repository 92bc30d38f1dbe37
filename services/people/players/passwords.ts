/** Passwords: argon2id with the parameters OWASP's password storage sheet gives as its minimum (19 MiB, 2 passes). */
import { hash, verify } from "@node-rs/argon2";
import { and, eq } from "../../platform/database/drizzle.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Player } from "./players.ts";
import { changeProfile, type ProfileChanges } from "./profiles.ts";
import { player } from "./tables.ts";

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The PHC text to keep in a password's place. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

let nobodysHash: Promise<string> | null = null;

/**
 * Checks a password. With `kept` null, for an unknown login, it takes equally long and is never true, so that the
 * timing doesn't reveal whether the login exists.
 */
export async function checkPassword(password: string, kept: string | null): Promise<boolean> {
  nobodysHash ??= hashPassword("");
  const isRight = await verify(kept ?? (await nobodysHash), password);
  return kept !== null && isRight;
}

/**
 * Replaces a player's password by its hash; false if it is no longer the one that was read: of two changes at once the
 * second finds another.
 * @param now by the services' clock
 * @param changes of the profile besides
 */
export async function replacePassword(
  tx: Tx,
  { id, passwordHash: before }: Pick<Player, "id" | "passwordHash">,
  passwordHash: string,
  now: number,
  changes: ProfileChanges = {},
): Promise<boolean> {
  const replaced = await tx
    .update(player)
    .set({ passwordHash })
    .where(and(eq(player.id, id), eq(player.passwordHash, before)))
    .returning({ id: player.id });
  if (replaced.length === 0) return false;
  await changeProfile(tx, id, { ...changes, passwordChangedAt: now });
  return true;
}

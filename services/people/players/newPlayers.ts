/** Making players: a row each, and their profile. */
import { randomInt } from "node:crypto";
import type { Tx } from "../../platform/database/database.ts";
import { holderOf } from "./contacts.ts";
import { player, playerProfile } from "./tables.ts";

type NewPlayer = Omit<typeof player.$inferInsert, "id" | "login">;
type NewProfile = Omit<typeof playerProfile.$inferInsert, "playerId">;

/** Letters and digits that nobody takes for others; a letter comes first, or a login could be a number. */
const [letters, signs] = ["abcdefghjkmnpqrstuvwxyz", "23456789abcdefghjkmnpqrstuvwxyz"];
const loginLength = 10;

/** A login that tells nothing of others: in sequence, one player's would be a list of all. */
const newLogin = (): string =>
  Array.from({ length: loginLength }, (_, index) => {
    const from = index === 0 ? letters : signs;
    return from[randomInt(from.length)];
  }).join("");

/** Nine digits, for the same reason: players sign in by their numbers too. */
const newId = (): number => randomInt(100_000_000, 1_000_000_000);

/** Of a thousand million numbers one is free soon enough, unless what is taken is the e-mail or the phone. */
const mostTries = 20;

/** Whether somebody has the e-mail or the phone of a new player. */
async function isKnown(tx: Tx, { email, phone }: NewPlayer): Promise<boolean> {
  if (email != null && (await holderOf(tx, { kind: "email", value: email })) !== null) return true;
  return phone != null && (await holderOf(tx, { kind: "phone", value: phone })) !== null;
}

/**
 * Makes a player with a number and a login that are drawn, and answers the number. Null if somebody has the e-mail or
 * the phone.
 */
export async function createPlayer(tx: Tx, values: NewPlayer, profile: NewProfile): Promise<number | null> {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const [made] = await tx
      .insert(player)
      .overridingSystemValue()
      .values({ ...values, id: newId(), login: newLogin() })
      .onConflictDoNothing()
      .returning({ id: player.id });
    if (made) {
      await tx.insert(playerProfile).values({ ...profile, playerId: made.id });
      return made.id;
    }
    if (await isKnown(tx, values)) return null;
  }
  throw new Error("no number was free for a new player");
}

/** Makes a player of a given login, and answers their number. Null if somebody has the login, e-mail or phone. */
export async function createNamedPlayer(
  tx: Tx,
  values: NewPlayer & { login: string },
  profile: NewProfile,
): Promise<number | null> {
  const [made] = await tx.insert(player).values(values).onConflictDoNothing().returning({ id: player.id });
  if (!made) return null;
  await tx.insert(playerProfile).values({ ...profile, playerId: made.id });
  return made.id;
}

/** Players' profiles. A player whose row was never written has the defaults. */
import { eq, isNull, lt, or } from "../../platform/database/drizzle.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { playerProfile, type Profile } from "./tables.ts";

export type ProfileChanges = Partial<Omit<Profile, "playerId">>;

/** The profile of a player, made now when there is none. */
export async function profileOf(db: Db | Tx, playerId: number): Promise<Profile> {
  const find = async () => (await db.select().from(playerProfile).where(eq(playerProfile.playerId, playerId)))[0];
  const kept = await find();
  if (kept) return kept;
  await db.insert(playerProfile).values({ playerId }).onConflictDoNothing();
  const made = await find();
  if (!made) throw new Error(`player ${playerId} has no profile`);
  return made;
}

/** Changes a profile, which is made now when there is none. */
export async function changeProfile(db: Db | Tx, playerId: number, changes: ProfileChanges): Promise<void> {
  await db
    .insert(playerProfile)
    .values({ ...changes, playerId })
    .onConflictDoUpdate({ target: playerProfile.playerId, set: changes });
}

/** Notes when a player agreed to cookies; of several times the latest counts. */
export async function noteCookiesAgreed(db: Db, playerId: number, cookiesAgreedAt: number): Promise<void> {
  await db
    .insert(playerProfile)
    .values({ playerId, cookiesAgreedAt })
    .onConflictDoUpdate({
      target: playerProfile.playerId,
      set: { cookiesAgreedAt },
      setWhere: or(isNull(playerProfile.cookiesAgreedAt), lt(playerProfile.cookiesAgreedAt, cookiesAgreedAt)),
    });
}

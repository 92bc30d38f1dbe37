/** What is known of how players registered. */
import { eq } from "../../platform/database/drizzle.ts";
import type { RegistrationType } from "#shared/people/registration.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Referral } from "./registerPlayer.ts";
import { registration } from "./tables.ts";

/** How a player registered; null for one who was made in another way. */
export async function registrationTypeOf(db: Db, playerId: number): Promise<RegistrationType | null> {
  const [found] = await db
    .select({ kind: registration.kind })
    .from(registration)
    .where(eq(registration.playerId, playerId));
  return found?.kind ?? null;
}

/** What partners' links had left in the browser a player registered in; nothing once it is no longer kept. */
export async function marksOf(db: Db, playerId: number): Promise<Referral> {
  const [found] = await db
    .select({ referral: registration.referral })
    .from(registration)
    .where(eq(registration.playerId, playerId));
  return found?.referral ?? {};
}

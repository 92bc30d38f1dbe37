/**
 * The protection methods a profile says are on, against what there is: an import, or an operator's own tools, may have
 * left one without the other.
 */
import { eq } from "../../platform/database/drizzle.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Player, Profile } from "../players/public.ts";
import { hasAuthenticator } from "../auth/public.ts";
import { securityQuestion } from "./tables.ts";

type Methods = Pick<Profile, "isTwoFactor" | "hasSecurityQuestion" | "isEmailAuth">;

/** The methods as they should be kept. */
export async function syncedMethods(db: Db, player: Player, profile: Profile): Promise<Methods> {
  const hasApp = await hasAuthenticator(db, player.id);
  const [question] = await db
    .select({ id: securityQuestion.playerId })
    .from(securityQuestion)
    .where(eq(securityQuestion.playerId, player.id));
  return {
    isTwoFactor: hasApp || (profile.isTwoFactor && player.phone !== null),
    hasSecurityQuestion: question !== undefined,
    isEmailAuth: profile.isEmailAuth && player.email !== null && profile.isEmailConfirmed,
  };
}

/** Whether the profile is accurate (SPEC 3.11: should_sync_protection_methods is its opposite). */
export async function areMethodsTrue(db: Db, player: Player, profile: Profile): Promise<boolean> {
  const synced = await syncedMethods(db, player, profile);
  return (
    profile.isTwoFactor === synced.isTwoFactor &&
    profile.hasSecurityQuestion === synced.hasSecurityQuestion &&
    profile.isEmailAuth === synced.isEmailAuth
  );
}

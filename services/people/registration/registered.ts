/** What is known of how players registered. */
import { eq } from "../../platform/database/drizzle.ts";
import { giveWelcome } from "../../loyalty/bonuses/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { RegistrationType } from "#shared/people/registration.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
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

/** Gives what the code typed at registration brings, to those who had to confirm a contact first. */
export async function giveTypedCode(
  context: Pick<ServiceContext, "clock" | "outbox">,
  tx: Tx,
  playerId: number,
): Promise<void> {
  const [found] = await tx
    .select({ code: registration.refCode })
    .from(registration)
    .where(eq(registration.playerId, playerId));
  if (found?.code != null) await giveWelcome(context, tx, { playerId, choice: 0, code: found.code });
}

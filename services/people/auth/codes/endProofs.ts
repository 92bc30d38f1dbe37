/** Ends what was started with an old password or contact; otherwise whoever started it could still get in. */
import { and, eq, gt, inArray, isNull } from "../../../platform/database/drizzle.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { oneTimeCode, qrSignIn, type CodePurpose } from "../tables.ts";

/** Codes whose holder is a player's number. */
const ofPlayers: readonly CodePurpose[] = [
  "sms",
  "two_step",
  "social_two_step",
  "recovery",
  "stop_two_step",
  "bind_phone",
  "bind_email",
];

/**
 * Ends a player's unused codes, and QR sign-ins that were allowed but not completed. @param now milliseconds of the
 * services' clock
 */
export async function endProofs(tx: Tx, playerId: number, now: number): Promise<void> {
  await tx
    .update(oneTimeCode)
    .set({ expiresAt: now })
    .where(
      and(
        eq(oneTimeCode.holder, playerId),
        inArray(oneTimeCode.purpose, [...ofPlayers]),
        isNull(oneTimeCode.usedAt),
        gt(oneTimeCode.expiresAt, now),
      ),
    );
  await tx
    .update(qrSignIn)
    .set({ isRefused: true })
    .where(and(eq(qrSignIn.playerId, playerId), isNull(qrSignIn.takenAt)));
}

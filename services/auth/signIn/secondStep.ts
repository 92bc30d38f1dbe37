/** The second step of signing in: a code of the player's app, or one that is sent to his phone. */
import { randomBytes } from "node:crypto";
import { and, count, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { networkOf } from "#shared/networkOf.ts";
import type { ServiceContext } from "../../core/context.ts";
import { lockKey } from "../../core/database.ts";
import { hasAuthenticator, takeAppCode } from "../../security/authenticator.ts";
import { profileOf } from "../../users/profiles.ts";
import { checkCode, codeMs, codesWindowMs, codeTries, maxCodes, sendCode, type CheckedCode, type SentCode } from "../codes/codes.ts";
import { sourceOf } from "../codes/codeGuesses.ts";
import { after } from "../codes/lifetimes.ts";
import { playerById, type Player } from "../players/players.ts";
import type { Visitor } from "../visitor.ts";
import { oneTimeCode, session } from "../tables.ts";

export type SecondStepMethod = "app" | "sms";
export type SecondStepPurpose = "two_step" | "social_two_step";

/** How a player shows who he is beside his password; null for one who wants one step, or has nothing to show. */
export async function secondStepOf(context: Pick<ServiceContext, "db">, player: Player): Promise<SecondStepMethod | null> {
  if (!(await profileOf(context.db, player.id)).isTwoFactor) return null;
  if (await hasAuthenticator(context.db, player.id)) return "app";
  return player.phone === null ? null : "sms";
}

/** Begins a second step. @returns the token that goes with the code; milliseconds of the services' clock */
export async function openSecondStep(context: ServiceContext, player: Player, purpose: SecondStepPurpose, method: SecondStepMethod, visitor: Visitor): Promise<SentCode> {
  if (method === "sms" && player.phone !== null) return sendCode(context, { purpose, subject: `${player.id} ${sourceOf(visitor.address)}`, holder: player.id, phone: player.phone, ...visitor });
  const subject = `app ${player.id} ${sourceOf(visitor.address)}`;
  const id = randomBytes(16).toString("base64url");
  const expiresAt = after(context.clock, codeMs);
  return context.db.transaction(async (tx) => {
    await lockKey(tx, `code ${purpose} ${subject}`);
    // Whoever knows the password begins as often as they like: those that led nowhere are counted, so that guesses are. By network, so that
    // the player can begin while somebody else has used theirs up.
    const [row] = await tx.select({ open: count() }).from(oneTimeCode)
      .where(and(eq(oneTimeCode.purpose, purpose), eq(oneTimeCode.subject, subject), isNull(oneTimeCode.usedAt), gt(oneTimeCode.expiresAt, after(context.clock, -codesWindowMs))));
    if ((row?.open ?? 0) >= maxCodes) return { fullUntil: after(context.clock, codesWindowMs), isCeiling: false };
    // No code was sent, so none has this hash: only the app's are right.
    await tx.insert(oneTimeCode).values({ id, purpose, subject, holder: player.id, codeHash: randomBytes(32).toString("hex"), triesLeft: codeTries, expiresAt });
    return { id, expiresAt };
  });
}

/** Sends the code of a second step to the phone instead: who has lost his app has his phone. Null for a step that is over, and where there is no phone. */
export async function sendInstead(context: ServiceContext, purpose: SecondStepPurpose, token: string, visitor: Visitor): Promise<{ player: Player; sent: SentCode } | null> {
  if (!/^[\w-]+$/.test(token)) return null;
  const live = and(eq(oneTimeCode.id, token), eq(oneTimeCode.purpose, purpose), isNull(oneTimeCode.usedAt), gt(oneTimeCode.expiresAt, context.clock.now()), gt(oneTimeCode.triesLeft, 0));
  const [step] = await context.db.select({ holder: oneTimeCode.holder }).from(oneTimeCode).where(live);
  const player = step?.holder == null ? null : await playerById(context.db, step.holder);
  if (player?.phone == null) return null;
  return { player, sent: await openSecondStep(context, player, purpose, "sms", visitor) };
}

/** Whether a player has signed in from a visitor's network before. */
async function isKnownNetwork({ db }: Pick<ServiceContext, "db">, playerId: number, address: string | undefined): Promise<boolean> {
  if (!address) return false;
  const before = await db.selectDistinct({ address: session.address }).from(session).where(and(eq(session.playerId, playerId), isNotNull(session.address), isNotNull(session.provenAt)));
  return before.some((one) => one.address !== null && networkOf(one.address) === networkOf(address));
}

/** Looks at the code of a second step: the one sent, one of the app, or a recovery code. Wrong ones are counted by the network they come from. */
export function checkSecondStep(context: ServiceContext, purpose: SecondStepPurpose, token: string, code: string, { address }: Visitor): Promise<CheckedCode> {
  return checkCode(context, purpose, { id: token }, code, {
    source: sourceOf(address), isTrusted: (playerId) => isKnownNetwork(context, playerId, address), alsoRight: (playerId) => takeAppCode(context, playerId, code),
  });
}

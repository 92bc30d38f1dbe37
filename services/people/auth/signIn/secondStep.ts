/** The second step of signing in: a code of the player's app, or one that is sent to their phone. */
import { randomBytes } from "node:crypto";
import { and, count, eq, gt, isNull } from "../../../platform/database/drizzle.ts";
import { networkOf } from "#shared/wire/networkOf.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { lockKey } from "../../../platform/database/database.ts";
import { hasAuthenticator, takeAppCode } from "../authenticator/authenticator.ts";
import { profileOf, playerById, type Player, provenAddresses } from "../../players/public.ts";
import {
  checkCode,
  codeMs,
  codesWindowMs,
  codeTries,
  maxCodes,
  sendCode,
  type CheckedCode,
  type SentCode,
} from "../codes/codes.ts";
import { sourceOf } from "../codes/codeGuesses.ts";
import { after } from "../../../platform/lifetimes.ts";
import type { Visitor } from "../../../platform/http/visitor.ts";
import { oneTimeCode } from "../tables.ts";

export type SecondStepMethod = "app" | "sms";
export type SecondStepPurpose = "two_step" | "social_two_step";

/** The player's second step after the password; null if they haven't turned it on or have no means for it. */
export async function secondStepOf(
  context: Pick<ServiceContext, "db">,
  player: Player,
): Promise<SecondStepMethod | null> {
  if (!(await profileOf(context.db, player.id)).isTwoFactor) return null;
  if (await hasAuthenticator(context.db, player.id)) return "app";
  return player.phone === null ? null : "sms";
}

/** Begins a second step. @returns the token that goes with the code; milliseconds of the services' clock */
export async function openSecondStep(
  context: ServiceContext,
  player: Player,
  purpose: SecondStepPurpose,
  method: SecondStepMethod,
  visitor: Visitor,
): Promise<SentCode> {
  if (method === "sms" && player.phone !== null)
    return sendCode(context, {
      purpose,
      subject: `${player.id} ${sourceOf(visitor.address)}`,
      holder: player.id,
      phone: player.phone,
      ...visitor,
    });
  const subject = `app ${player.id} ${sourceOf(visitor.address)}`;
  const id = randomBytes(16).toString("base64url");
  const expiresAt = after(context.clock, codeMs);
  return context.db.transaction(async (tx) => {
    await lockKey(tx, `code ${purpose} ${subject}`);
    // Anyone who knows the password begins as often as they like: those that led nowhere are counted, so that guesses
    // are. By network, so that the player can begin while somebody else has used theirs up.
    const [row] = await tx
      .select({ open: count() })
      .from(oneTimeCode)
      .where(
        and(
          eq(oneTimeCode.purpose, purpose),
          eq(oneTimeCode.subject, subject),
          isNull(oneTimeCode.usedAt),
          gt(oneTimeCode.expiresAt, after(context.clock, -codesWindowMs)),
        ),
      );
    if ((row?.open ?? 0) >= maxCodes) return { fullUntil: after(context.clock, codesWindowMs), isCeiling: false };
    // No code was sent, so none has this hash: only the app's are right.
    await tx.insert(oneTimeCode).values({
      id,
      purpose,
      subject,
      holder: player.id,
      codeHash: randomBytes(32).toString("hex"),
      triesLeft: codeTries,
      expiresAt,
    });
    return { id, expiresAt };
  });
}

/**
 * Sends the code of a second step to the phone instead, for players who have lost their app. Null for an ended step,
 * and if there is no phone.
 */
export async function sendInstead(
  context: ServiceContext,
  purpose: SecondStepPurpose,
  token: string,
  visitor: Visitor,
): Promise<{ player: Player; sent: SentCode } | null> {
  if (!/^[\w-]+$/.test(token)) return null;
  const live = and(
    eq(oneTimeCode.id, token),
    eq(oneTimeCode.purpose, purpose),
    isNull(oneTimeCode.usedAt),
    gt(oneTimeCode.expiresAt, context.clock.now()),
    gt(oneTimeCode.triesLeft, 0),
  );
  const [step] = await context.db.select({ holder: oneTimeCode.holder }).from(oneTimeCode).where(live);
  const player = step?.holder == null ? null : await playerById(context.db, step.holder);
  if (player?.phone == null) return null;
  return { player, sent: await openSecondStep(context, player, purpose, "sms", visitor) };
}

/** Whether a player has signed in from a visitor's network before. */
async function isKnownNetwork(
  { db }: Pick<ServiceContext, "db">,
  playerId: number,
  address: string | undefined,
): Promise<boolean> {
  if (!address) return false;
  const before = await provenAddresses(db, playerId);
  return before.some((one) => networkOf(one) === networkOf(address));
}

/**
 * Looks at the code of a second step: the one sent, one of the app, or a recovery code. Wrong ones are counted by the
 * network they come from.
 */
export function checkSecondStep(
  context: ServiceContext,
  purpose: SecondStepPurpose,
  token: string,
  code: string,
  { address }: Visitor,
): Promise<CheckedCode> {
  return checkCode(context, purpose, { id: token }, code, {
    source: sourceOf(address),
    isTrusted: (playerId) => isKnownNetwork(context, playerId, address),
    alsoRight: (playerId) => takeAppCode(context, playerId, code),
  });
}

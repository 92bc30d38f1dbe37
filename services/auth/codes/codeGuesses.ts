/**
 * How many wrong codes a player's name bears in a day, by what the codes are for. Of a million codes three are right at
 * a time, so that five tries a code and five codes in half an hour would let in who goes on for weeks.
 */
import { and, count, eq, gt, lte, min } from "drizzle-orm";
import type { FieldError } from "../../core/api.ts";
import type { ServiceContext } from "../../core/context.ts";
import { lockKey, type Db, type Tx } from "../../core/database.ts";
import { after, toEpoch } from "./lifetimes.ts";
import { codeGuess, type CodePurpose } from "../tables.ts";

export const maxGuesses = 10;
export const guessesMs = 24 * 60 * 60_000;

/**
 * What is counted: codes that are asked of who has shown a password or a session. Nobody else can use a player's day
 * up. What anybody may try in another's name (`sms`, `recovery`) is held back by addresses and captchas instead.
 */
const counted = ["two_step", "social_two_step", "stop_two_step", "bind_phone", "bind_email", "activation", "app"] as const;
export type GuessedPurpose = (typeof counted)[number];

export const isCounted = (purpose: CodePurpose): purpose is CodePurpose & GuessedPurpose => counted.some((one) => one === purpose);

/** Counts a code before it is looked at, so that many at once are no more guesses than one after the other; or tells from when on there are guesses again. */
async function beginGuess({ db, clock }: ServiceContext, playerId: number, purpose: GuessedPurpose): Promise<{ id: number } | { lockedUntil: number }> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockKey(tx, `guesses ${purpose} ${playerId}`);
    const [made] = await tx.select({ guesses: count(), first: min(codeGuess.at) }).from(codeGuess)
      .where(and(eq(codeGuess.playerId, playerId), eq(codeGuess.purpose, purpose), gt(codeGuess.at, after(clock, -guessesMs))));
    if (made && made.guesses >= maxGuesses && made.first !== null) return { lockedUntil: made.first + guessesMs * clock.rate };
    const [guess] = await tx.insert(codeGuess).values({ playerId, purpose, at: now }).returning({ id: codeGuess.id });
    if (guess === undefined) throw new Error("the guess was not written");
    return { id: guess.id };
  });
}

/** Looks at a code in a player's name, while he has guesses left. The right one is no guess. @returns whether it is right, or the error of who has none left */
export async function guess(context: ServiceContext, playerId: number, purpose: GuessedPurpose, look: () => Promise<boolean>): Promise<boolean | FieldError> {
  const begun = await beginGuess(context, playerId, purpose);
  if ("lockedUntil" in begun) return { code: "SIGN_IN_LOCKED", message: "Too many wrong codes today", path: null, lockedUntil: toEpoch(context.clock, begun.lockedUntil) };
  const isRight = await look();
  if (isRight) await context.db.delete(codeGuess).where(eq(codeGuess.id, begun.id));
  return isRight;
}

/** Forgets a player's guesses: he has shown otherwise, and fully, who he is. */
export async function forgetGuessesOf(tx: Tx, playerId: number): Promise<void> {
  await tx.delete(codeGuess).where(eq(codeGuess.playerId, playerId));
}

/** Drops guesses that no longer count. */
export async function forgetGuesses({ db, clock }: { db: Db; clock: ServiceContext["clock"] }): Promise<void> {
  await db.delete(codeGuess).where(lte(codeGuess.at, after(clock, -guessesMs)));
}

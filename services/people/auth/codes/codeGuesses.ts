/**
 * How many wrong codes are allowed in a player's name per day, by the purpose of the codes and by who enters them: a
 * network or a session. Three of a million codes are right at any time. With five tries a code and five codes in half
 * an hour, a persistent attacker would get in within weeks. A network or session that has used up its ten is locked out
 * for a day; the player elsewhere is not. After ten wrong codes from anywhere, unknown networks wait longer after each.
 */
import { createHash } from "node:crypto";
import { and, count, eq, gt, lte, max, min } from "../../../platform/database/drizzle.ts";
import { networkOf } from "#shared/wire/networkOf.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { lockKey, type Db, type Tx } from "../../../platform/database/database.ts";
import { after, toEpoch } from "../../../platform/lifetimes.ts";
import { codeGuess, type CodePurpose } from "../tables.ts";

export const maxGuesses = 10;
export const guessesMs = 24 * 60 * 60_000;
/**
 * First wait of an unknown visitor after too many failures; each further one is twice as long, up to the longest. Real
 * milliseconds.
 */
const waits = { firstMs: 60_000, longestMs: 30 * 60_000 } as const;

/**
 * Counts codes requested by somebody who has shown a password or a session, so that others can't use up a player's
 * quota. What anybody may try in another's name (`sms`, `recovery`) is limited by addresses and captchas instead.
 */
const counted = [
  "two_step",
  "social_two_step",
  "stop_two_step",
  "bind_phone",
  "bind_email",
  "activation",
  "app",
] as const;
export type GuessedPurpose = (typeof counted)[number];

export const isCounted = (purpose: CodePurpose): purpose is CodePurpose & GuessedPurpose =>
  counted.some((one) => one === purpose);

const digest = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22);

/** What a visitor's guesses count for: their network. */
export const sourceOf = (address: string | undefined): string => digest(networkOf(address ?? ""));

/** A code that somebody gives in a player's name. */
export interface Guess {
  playerId: number;
  purpose: GuessedPurpose;
  /** Who gives it: the hash of a network or a session. */
  source: string;
  /** Whether the source is the player's own for all that is known: it need not wait for others. */
  isTrusted?: ((playerId: number) => Promise<boolean>) | undefined;
}

/** The wait after so many guesses, real milliseconds. */
const waitAfter = (guesses: number) => Math.min(waits.longestMs, waits.firstMs * 2 ** (guesses - maxGuesses));

/**
 * Counts a guess before the code is checked, so that simultaneous guesses are no more than sequential ones; or returns
 * when guesses are allowed again.
 */
async function beginGuess(
  { db, clock }: ServiceContext,
  { playerId, purpose, source }: Guess,
  isTrusted: boolean,
): Promise<{ id: number } | { lockedUntil: number }> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockKey(tx, `guesses ${purpose} ${playerId}`);
    const ofPlayer = and(
      eq(codeGuess.playerId, playerId),
      eq(codeGuess.purpose, purpose),
      gt(codeGuess.at, after(clock, -guessesMs)),
    );
    const [own] = await tx
      .select({ guesses: count(), first: min(codeGuess.at) })
      .from(codeGuess)
      .where(and(ofPlayer, eq(codeGuess.source, source)));
    if (own && own.guesses >= maxGuesses && own.first !== null)
      return { lockedUntil: own.first + guessesMs * clock.rate };
    const [all] = await tx
      .select({ guesses: count(), last: max(codeGuess.at) })
      .from(codeGuess)
      .where(ofPlayer);
    const lockedUntil =
      all && all.guesses >= maxGuesses && all.last !== null ? all.last + waitAfter(all.guesses) * clock.rate : 0;
    if (lockedUntil > now && !isTrusted) return { lockedUntil };
    const [guess] = await tx
      .insert(codeGuess)
      .values({ playerId, purpose, source, at: now })
      .returning({ id: codeGuess.id });
    if (guess === undefined) throw new Error("the guess was not written");
    return { id: guess.id };
  });
}

/**
 * Checks a code for a player while attempts are left. The right code isn't counted. @returns whether it is right, or an
 * error when no attempts are left
 */
export async function guess(
  context: ServiceContext,
  guessed: Guess,
  look: () => Promise<boolean>,
): Promise<boolean | FieldError> {
  const begun = await beginGuess(context, guessed, (await guessed.isTrusted?.(guessed.playerId)) === true);
  if ("lockedUntil" in begun)
    return {
      code: "SIGN_IN_LOCKED",
      message: "Too many wrong codes today",
      path: null,
      lockedUntil: toEpoch(context.clock, begun.lockedUntil),
    };
  const isRight = await look();
  if (isRight) await context.db.delete(codeGuess).where(eq(codeGuess.id, begun.id));
  return isRight;
}

/** Forgets a player's guesses: they have shown otherwise, and fully, who they are. */
export async function forgetGuessesOf(tx: Tx, playerId: number): Promise<void> {
  await tx.delete(codeGuess).where(eq(codeGuess.playerId, playerId));
}

/** Drops guesses that no longer count. */
export async function forgetGuesses({ db, clock }: { db: Db; clock: ServiceContext["clock"] }): Promise<void> {
  await db.delete(codeGuess).where(lte(codeGuess.at, after(clock, -guessesMs)));
}

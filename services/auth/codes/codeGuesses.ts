/**
 * How many wrong codes are borne in a player's name in a day, by what the codes are for and by who gives them: a network, or
 * a session. Of a million codes three are right at a time, so that five tries a code and five codes in half an hour would
 * let in who goes on for weeks. Who has used their ten up is out for a day; the player is not, who sits elsewhere. Once ten
 * were wrong from wherever, those whom nobody knows wait longer after each.
 */
import { createHash } from "node:crypto";
import { and, count, eq, gt, lte, max, min } from "drizzle-orm";
import { networkOf } from "#shared/networkOf.ts";
import type { FieldError } from "../../core/api.ts";
import type { ServiceContext } from "../../core/context.ts";
import { lockKey, type Db, type Tx } from "../../core/database.ts";
import { after, toEpoch } from "./lifetimes.ts";
import { codeGuess, type CodePurpose } from "../tables.ts";

export const maxGuesses = 10;
export const guessesMs = 24 * 60 * 60_000;
/** The first wait of who is not known, once there were too many; each further one is twice as long, up to the longest. Real milliseconds. */
const waits = { firstMs: 60_000, longestMs: 30 * 60_000 } as const;

/**
 * What is counted: codes that are asked of who has shown a password or a session. Nobody else can use a player's day
 * up. What anybody may try in another's name (`sms`, `recovery`) is held back by addresses and captchas instead.
 */
const counted = ["two_step", "social_two_step", "stop_two_step", "bind_phone", "bind_email", "activation", "app"] as const;
export type GuessedPurpose = (typeof counted)[number];

export const isCounted = (purpose: CodePurpose): purpose is CodePurpose & GuessedPurpose => counted.some((one) => one === purpose);

const digest = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 22);

/** What a visitor's guesses are counted by: their network. */
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

/** Counts a code before it is looked at, so that many at once are no more guesses than one after the other; or tells from when on there are guesses again. */
async function beginGuess({ db, clock }: ServiceContext, { playerId, purpose, source }: Guess, isTrusted: boolean): Promise<{ id: number } | { lockedUntil: number }> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockKey(tx, `guesses ${purpose} ${playerId}`);
    const ofPlayer = and(eq(codeGuess.playerId, playerId), eq(codeGuess.purpose, purpose), gt(codeGuess.at, after(clock, -guessesMs)));
    const [own] = await tx.select({ guesses: count(), first: min(codeGuess.at) }).from(codeGuess).where(and(ofPlayer, eq(codeGuess.source, source)));
    if (own && own.guesses >= maxGuesses && own.first !== null) return { lockedUntil: own.first + guessesMs * clock.rate };
    const [all] = await tx.select({ guesses: count(), last: max(codeGuess.at) }).from(codeGuess).where(ofPlayer);
    const lockedUntil = all && all.guesses >= maxGuesses && all.last !== null ? all.last + waitAfter(all.guesses) * clock.rate : 0;
    if (lockedUntil > now && !isTrusted) return { lockedUntil };
    const [guess] = await tx.insert(codeGuess).values({ playerId, purpose, source, at: now }).returning({ id: codeGuess.id });
    if (guess === undefined) throw new Error("the guess was not written");
    return { id: guess.id };
  });
}

/** Looks at a code in a player's name, while there are guesses left. The right one is no guess. @returns whether it is right, or the error of who has none left */
export async function guess(context: ServiceContext, guessed: Guess, look: () => Promise<boolean>): Promise<boolean | FieldError> {
  const begun = await beginGuess(context, guessed, (await guessed.isTrusted?.(guessed.playerId)) === true);
  if ("lockedUntil" in begun) return { code: "SIGN_IN_LOCKED", message: "Too many wrong codes today", path: null, lockedUntil: toEpoch(context.clock, begun.lockedUntil) };
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

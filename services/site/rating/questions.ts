/** When a player is asked whether they would recommend the site, and what they answer (SPEC 2.62). */
import { and, desc, eq, isNull } from "../../platform/database/drizzle.ts";
import { settledSince } from "../../betting/coupons/public.ts";
import { isExcluded } from "../../money/limits/public.ts";
import { paidOutSince } from "../../money/payments/public.ts";
import { banLevelOf, lockPlayer } from "../../people/players/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { FieldError } from "../../platform/http/api.ts";
import { MAX_COMMENT } from "./api.ts";
import { type QuestionRow, ratingQuestion } from "./tables.ts";

type Context = Pick<ServiceContext, "clock" | "db" | "settings" | "transact">;

/** Settled coupons after which a won one is a reason to ask. */
const SETTLED_COUPONS = 3;
/** A happy moment is over after this, in milliseconds. */
const MOMENT_MS = 86_400_000;

async function lastQuestion(db: Db | Tx, playerId: number): Promise<QuestionRow | null> {
  const [row] = await db
    .select()
    .from(ratingQuestion)
    .where(eq(ratingQuestion.playerId, playerId))
    .orderBy(desc(ratingQuestion.id))
    .limit(1);
  return row ?? null;
}

/** Whether a player may be asked now. */
export async function isDue({ clock, settings }: Context, db: Db | Tx, playerId: number): Promise<boolean> {
  const now = clock.now();
  const last = await lastQuestion(db, playerId);
  if (last !== null && now - last.askedAt < settings.rating.periodMs) return false;
  if (((await banLevelOf(db, playerId)) ?? 0) > 0 || (await isExcluded(db, playerId, now))) return false;
  const since = last?.askedAt ?? 0;
  const [bets, paid] = [await settledSince(db, playerId, since), await paidOutSince(db, playerId, since)];
  if (bets.isWaiting || paid.isUnderWay) return false;
  const isFresh = (at: number | null) => at !== null && now - at < MOMENT_MS;
  return isFresh(paid.lastAt) || (bets.count >= SETTLED_COUPONS && bets.isLastWon && isFresh(bets.lastAt));
}

/** Notes that a player is asked. False where they may not be, or where another page of theirs was faster. */
export const ask = (context: Context, playerId: number): Promise<boolean> =>
  context.transact(async (tx) => {
    await lockPlayer(tx, playerId);
    if (!(await isDue(context, tx, playerId))) return false;
    await tx.insert(ratingQuestion).values({ playerId, askedAt: context.clock.now() });
    return true;
  });

/** Keeps a player's answer to the question they were asked last; the first one counts. */
export async function rate(
  { clock, db }: Context,
  playerId: number,
  { score, comment: typed }: { score: number; comment: string | null },
): Promise<{ row: QuestionRow | null; errors: FieldError[] }> {
  const refused = (code: string, message: string, path: string[] | null) => ({
    row: null,
    errors: [{ code, message, path }],
  });
  if (score < 0 || score > 10) return refused("INVALID", "The score is 0 to 10", ["score"]);
  const comment = typed?.trim() || null;
  if (comment !== null && (comment.length > MAX_COMMENT || comment.includes("\0")))
    return refused("INVALID", `The comment has at most ${MAX_COMMENT} characters`, ["comment"]);
  const last = await lastQuestion(db, playerId);
  if (last === null) return refused("NOT_ASKED", "The player was not asked", null);
  await db
    .update(ratingQuestion)
    .set({ score, comment, ratedAt: clock.now() })
    .where(and(eq(ratingQuestion.id, last.id), isNull(ratingQuestion.ratedAt)));
  return { row: await lastQuestion(db, playerId), errors: [] };
}

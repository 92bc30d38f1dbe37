/**
 * Appeals against bans (SPEC 2.59, 6.04): a banned player writes why their ban is wrong, the operator's back office
 * decides.
 */
import { and, desc, eq, isNull, lt } from "../../platform/database/drizzle.ts";
import { banLevelOf } from "../players/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { FieldError } from "../../platform/http/api.ts";
import { liftBan } from "./ban.ts";
import { banAppeal } from "./tables.ts";

type Context = Pick<ServiceContext, "db" | "clock" | "outbox" | "transact">;
export type Appeal = typeof banAppeal.$inferSelect;

/** Longest text of either side, in characters. */
export const MAX_TEXT = 2000;

/** A page of a player's appeals, newest first; `next` is the id to go on after, null at the end. */
export async function appealsOf(
  { db }: Pick<Context, "db">,
  playerId: number,
  { first, after }: { first: number; after: number | null },
): Promise<{ appeals: Appeal[]; next: number | null }> {
  const found = await db
    .select()
    .from(banAppeal)
    .where(and(eq(banAppeal.playerId, playerId), after === null ? undefined : lt(banAppeal.id, after)))
    .orderBy(desc(banAppeal.id))
    .limit(first + 1);
  const appeals = found.slice(0, first);
  return { appeals, next: found.length > first ? (appeals.at(-1)?.id ?? null) : null };
}

export const countAppeals = ({ db }: Pick<Context, "db">, playerId: number): Promise<number> =>
  db.$count(banAppeal, eq(banAppeal.playerId, playerId));

const error = (code: string, message: string, path: string[] | null = null): FieldError => ({ code, message, path });

/** Takes an appeal. Only a banned player has something to appeal against, and one appeal waits at a time. */
export async function takeAppeal(
  { db, clock }: Context,
  playerId: number,
  typed: string,
): Promise<{ appeal: Appeal | null; errors: FieldError[] }> {
  const text = typed.trim();
  if (text === "") return { appeal: null, errors: [error("REQUIRED", "The appeal has no text", ["text"])] };
  if (text.length > MAX_TEXT || text.includes("\0"))
    return { appeal: null, errors: [error("INVALID", `The text has at most ${MAX_TEXT} characters`, ["text"])] };
  const banLevel = (await banLevelOf(db, playerId)) ?? 0;
  if (banLevel === 0) return { appeal: null, errors: [error("NOT_BANNED", "The player is not banned")] };
  const [appeal] = await db
    .insert(banAppeal)
    .values({ playerId, banLevel, text, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning();
  return appeal === undefined
    ? { appeal: null, errors: [error("APPEAL_OPEN", "An appeal waits for its answer already")] }
    : { appeal, errors: [] };
}

/**
 * Answers an appeal; an accepted one lifts the ban. "unknown" if there is no such appeal, "answered" if it was already
 * decided.
 */
export async function answerAppeal(
  context: Context,
  id: number,
  { isAccepted, answer }: { isAccepted: boolean; answer: string },
): Promise<Appeal | "unknown" | "answered"> {
  return context.transact(async (tx) => {
    const [decided] = await tx
      .update(banAppeal)
      .set({ isAccepted, answer, answeredAt: context.clock.now() })
      .where(and(eq(banAppeal.id, id), isNull(banAppeal.answeredAt)))
      .returning();
    if (decided === undefined) return (await tx.$count(banAppeal, eq(banAppeal.id, id))) === 0 ? "unknown" : "answered";
    if (isAccepted) await liftBan(context, tx, decided.playerId);
    return decided;
  });
}

/** Idempotency keys of multiple singles, which are placed one by one under keys made of the one that was sent. */
import { and, eq, inArray } from "drizzle-orm";
import { couponKinds } from "#shared/coupon/kinds.ts";
import type { Tx } from "../../core/database.ts";
import { coupon } from "../tables.ts";

/** The key of one of the singles: each can be asked for again by itself. No key that is sent has a colon. */
export const subKey = (key: string, index: number): string => `${key}:${index}`;

const ofSingles = (key: string): string[] => Array.from({ length: couponKinds.MULTIPLE_SINGLES.maxBets }, (_, index) => subKey(key, index));

/** Whether a key was used before for a coupon of the other way: for multiple singles as one coupon, or the other way round. The player is locked. */
export async function isUsedOtherwise(tx: Tx, playerId: number, key: string): Promise<boolean> {
  const [whole, part] = key.split(":");
  const others = part === undefined ? ofSingles(key) : [whole ?? key];
  const [found] = await tx.select({ id: coupon.id }).from(coupon).where(and(eq(coupon.playerId, playerId), inArray(coupon.idempotencyKey, others))).limit(1);
  return found !== undefined;
}

/** Idempotency keys of multiple singles, which are placed one by one under keys made of the one that was sent. */
import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "../../core/database.ts";
import { coupon } from "../tables.ts";

const separator = ":";

/** The key of one of the singles: each can be asked for again by itself. No key that is sent has a colon. */
export const subKey = (key: string, index: number): string => `${key}${separator}${index}`;

/** The key that was sent, of a coupon's own. */
export const sentKey = (key: string): string => key.split(separator)[0] ?? key;

/** Whether a key was used before for a coupon of the other way: for multiple singles as one coupon, or the other way round. The player is locked. */
export async function isUsedOtherwise(tx: Tx, playerId: number, key: string): Promise<boolean> {
  const sent = sentKey(key);
  // Another of the singles is no other way.
  const other = key === sent ? ne(coupon.idempotencyKey, key) : eq(coupon.idempotencyKey, sent);
  const [found] = await tx.select({ id: coupon.id }).from(coupon).where(and(eq(coupon.playerId, playerId), eq(coupon.keyGroup, sent), other)).limit(1);
  return found !== undefined;
}

/** Actions of a player on a placed coupon, each once per idempotency key. */
import { and, eq } from "../../../platform/database/drizzle.ts";
import { lockPlayer } from "../../../people/players/public.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import { fingerprintOfCall, numberOfId, readKey } from "../../../platform/http/ids.ts";
import { Refused } from "../../../platform/http/refused.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { couponDeed } from "./tables.ts";
import { couponsById, type CouponAnswer, type CouponRow } from "../store.ts";
import { coupon } from "../tables.ts";
import { inTurn } from "../place/turns.ts";

export interface DeedAnswer {
  /** As it is now; null if the player has none of that number. */
  coupon: CouponAnswer | null;
  errors: FieldError[];
}

export const refuse = (
  code: string,
  message: string,
  path: string[] | null = null,
  details: Partial<FieldError> = {},
): Refused => new Refused({ code, message, path, ...details });

const unknown = () => refuse("COUPON_UNKNOWN", "The player has no such coupon", ["couponId"]);

export interface Asked {
  playerId: number;
  /** As sent. */
  couponId: string;
  /** Of the header `Idempotency-Key`. */
  key: string | undefined;
  /** The whole request, to tell a repetition from another request under the same key. */
  what: unknown;
  /** Language of the names in the answer. */
  language: string;
}

/**
 * Runs an action in one transaction, with the player and the coupon locked. Only a successful action uses up its key.
 * @param work returns the id of the coupon to show; throws `Refused` to roll everything back.
 */
export async function doOnce(
  context: ServiceContext,
  asked: Asked,
  work: (tx: Tx, row: CouponRow) => Promise<number>,
): Promise<DeedAnswer> {
  const { playerId, language } = asked;
  try {
    const key = readKey(asked.key);
    if (typeof key !== "string") throw new Refused(key);
    return await inTurn(context, playerId, () =>
      context.transact(async (tx) => {
        // In the order of placing: the player, the coupon, the wallet.
        await lockPlayer(tx, playerId);
        const fingerprint = fingerprintOfCall(asked.couponId, asked.what);
        const [earlier] = await tx
          .select()
          .from(couponDeed)
          .where(and(eq(couponDeed.playerId, playerId), eq(couponDeed.idempotencyKey, key)));
        if (earlier) {
          if (earlier.fingerprint !== fingerprint)
            throw refuse("IDEMPOTENCY_MISMATCH", "The key was used for something else", ["idempotencyKey"]);
          return { coupon: await shown(tx, playerId, earlier.answerId, language), errors: [] };
        }
        const row = await lockCoupon(tx, playerId, asked.couponId);
        const answerId = await work(tx, row);
        await tx
          .insert(couponDeed)
          .values({ playerId, idempotencyKey: key, fingerprint, couponId: row.id, answerId, at: context.clock.now() });
        return { coupon: await shown(tx, playerId, answerId, language), errors: [] };
      }),
    );
  } catch (error) {
    return refusalOf(context, asked, error);
  }
}

/** The same for what needs no key, because doing it again changes nothing. */
export async function doAgain(
  context: ServiceContext,
  asked: Omit<Asked, "key" | "what">,
  work: (tx: Tx, row: CouponRow) => Promise<void>,
): Promise<DeedAnswer> {
  try {
    return await context.transact(async (tx) => {
      const row = await lockCoupon(tx, asked.playerId, asked.couponId);
      await work(tx, row);
      return { coupon: await shown(tx, asked.playerId, row.id, asked.language), errors: [] };
    });
  } catch (error) {
    return refusalOf(context, asked, error);
  }
}

async function refusalOf(
  context: ServiceContext,
  { playerId, couponId, language }: Pick<Asked, "playerId" | "couponId" | "language">,
  error: unknown,
): Promise<DeedAnswer> {
  if (!(error instanceof Refused)) throw error;
  const id = numberOfId(couponId);
  return { coupon: id === null ? null : await shown(context.db, playerId, id, language), errors: [...error.errors] };
}

async function shown(
  db: Parameters<typeof couponsById>[0],
  playerId: number,
  id: number,
  language: string,
): Promise<CouponAnswer | null> {
  return (await couponsById(db, playerId, [id], language))[0] ?? null;
}

async function lockCoupon(tx: Tx, playerId: number, couponId: string): Promise<CouponRow> {
  const id = numberOfId(couponId);
  const [row] =
    id === null
      ? []
      : await tx
          .select()
          .from(coupon)
          .where(and(eq(coupon.id, id), eq(coupon.playerId, playerId)))
          .for("update");
  if (!row) throw unknown();
  return row;
}

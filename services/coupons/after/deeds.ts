/** What a player asks of a placed coupon, once per idempotency key. */
import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { player } from "../../auth/tables.ts";
import type { FieldError } from "../../core/api.ts";
import type { ServiceContext } from "../../core/context.ts";
import type { Tx } from "../../core/database.ts";
import { couponDeed } from "./tables.ts";
import { couponsById, type CouponAnswer, type CouponRow } from "../store.ts";
import { coupon } from "../tables.ts";
import { inTurn } from "../place/turns.ts";

export interface DeedAnswer {
  /** As it is now; null when the player has none of that number. */
  coupon: CouponAnswer | null;
  errors: FieldError[];
}

/** Stops a deed and takes back all it has written; its errors are the answer. */
class Refused extends Error {
  override name = "Refused";
  readonly errors: readonly FieldError[];
  constructor(...errors: readonly FieldError[]) {
    super(errors.map(({ code }) => code).join(", "));
    this.errors = errors;
  }
}

export const refuse = (code: string, message: string, path: string[] | null = null, details: Partial<FieldError> = {}): Refused => new Refused({ code, message, path, ...details });

const unknown = () => refuse("COUPON_UNKNOWN", "The player has no such coupon", ["couponId"]);

/** The number of a coupon as sent; null for a text that is none. */
export function couponNumber(id: string): number | null {
  return /^\d{1,15}$/.test(id) ? Number(id) : null;
}

export interface Asked {
  playerId: number;
  /** As sent. */
  couponId: string;
  /** Of the header `Idempotency-Key`. */
  key: string | undefined;
  /** Everything asked for, to tell a repetition from something else under the same key. */
  what: unknown;
  /** Language of the names in the answer. */
  language: string;
}

/**
 * Does a deed in one transaction with the player and the coupon locked. Only a deed that was done uses up its key.
 * @param work answers the id of the coupon to show; throws `Refused` to take everything back.
 */
export async function doOnce(context: ServiceContext, asked: Asked, work: (tx: Tx, row: CouponRow) => Promise<number>): Promise<DeedAnswer> {
  const { playerId, key, language } = asked;
  try {
    if (!key) throw refuse("REQUIRED", "An idempotency key is needed", ["idempotencyKey"]);
    if (!/^[A-Za-z0-9_-]{8,64}$/.test(key)) throw refuse("INVALID", "The idempotency key has 8 to 64 letters, digits, - or _", ["idempotencyKey"]);
    return await inTurn(context, playerId, () => context.transact(async (tx) => {
      // In the order of placing: the player, the coupon, the wallet.
      await tx.select({ id: player.id }).from(player).where(eq(player.id, playerId)).for("no key update");
      const fingerprint = createHash("sha256").update(JSON.stringify([asked.couponId, asked.what])).digest("hex");
      const [earlier] = await tx.select().from(couponDeed).where(and(eq(couponDeed.playerId, playerId), eq(couponDeed.idempotencyKey, key)));
      if (earlier) {
        if (earlier.fingerprint !== fingerprint) throw refuse("IDEMPOTENCY_MISMATCH", "The key was used for something else", ["idempotencyKey"]);
        return { coupon: await shown(tx, playerId, earlier.answerId, language), errors: [] };
      }
      const row = await lockCoupon(tx, playerId, asked.couponId);
      const answerId = await work(tx, row);
      await tx.insert(couponDeed).values({ playerId, idempotencyKey: key, fingerprint, couponId: row.id, answerId, at: context.clock.now() });
      return { coupon: await shown(tx, playerId, answerId, language), errors: [] };
    }));
  } catch (error) {
    return refusalOf(context, asked, error);
  }
}

/** The same for what needs no key, because doing it again changes nothing. */
export async function doAgain(context: ServiceContext, asked: Omit<Asked, "key" | "what">, work: (tx: Tx, row: CouponRow) => Promise<void>): Promise<DeedAnswer> {
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

async function refusalOf(context: ServiceContext, { playerId, couponId, language }: Pick<Asked, "playerId" | "couponId" | "language">, error: unknown): Promise<DeedAnswer> {
  if (!(error instanceof Refused)) throw error;
  const id = couponNumber(couponId);
  return { coupon: id === null ? null : await shown(context.db, playerId, id, language), errors: [...error.errors] };
}

async function shown(db: Parameters<typeof couponsById>[0], playerId: number, id: number, language: string): Promise<CouponAnswer | null> {
  return (await couponsById(db, playerId, [id], language))[0] ?? null;
}

async function lockCoupon(tx: Tx, playerId: number, couponId: string): Promise<CouponRow> {
  const id = couponNumber(couponId);
  const [row] = id === null ? [] : await tx.select().from(coupon).where(and(eq(coupon.id, id), eq(coupon.playerId, playerId))).for("update");
  if (!row) throw unknown();
  return row;
}

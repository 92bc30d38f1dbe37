/** Placing coupons: one, or one a bet. */
import type { FieldError } from "../../core/api.ts";
import type { ServiceContext } from "../../core/context.ts";
import type { CouponBody } from "../check/check.ts";
import { placeOne, refusal, type PlaceAnswer } from "./placeOne.ts";
import { isMultiple, placeSingles } from "./singles.ts";
import { inTurn } from "./turns.ts";

function keyError(key: string | undefined): FieldError | null {
  if (!key) return { code: "REQUIRED", message: "An idempotency key is needed", path: ["idempotencyKey"] };
  return /^[A-Za-z0-9_-]{8,64}$/.test(key) ? null : { code: "INVALID", message: "The idempotency key has 8 to 64 letters, digits, - or _", path: ["idempotencyKey"] };
}

/**
 * Places a coupon. Only a coupon that was placed uses up its key: after a refusal the player may mend it and try again
 * under the same one.
 * @param key of the header `Idempotency-Key`.
 * @param language of the names in the answer.
 */
export async function placeCoupon(context: ServiceContext, playerId: number, key: string | undefined, body: CouponBody, language: string): Promise<PlaceAnswer> {
  const problem = keyError(key);
  if (problem || !key) return problem ? refusal(problem) : refusal();
  if (isMultiple(context.siteConfig, body)) return placeSingles(context, { playerId, key, body, language });
  return inTurn(context, playerId, () => context.transact((tx) => placeOne(context, tx, { playerId, key, body, language })));
}

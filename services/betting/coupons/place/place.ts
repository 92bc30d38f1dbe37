/** Placing coupons: one, or one a bet. */
import { readKey } from "../../../platform/http/ids.ts";
import type { Failure } from "../../../platform/http/rest.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { lives, notSignedIn, type LiveSession } from "../../../people/players/public.ts";
import { termsRefusal } from "../../../people/users/public.ts";
import type { CouponBody } from "../check/check.ts";
import { refusal, type PlaceAnswer } from "./judge.ts";
import { place } from "./placeOne.ts";
import { isMultiple, placeSingles } from "./singles.ts";
import { inTurn } from "./turns.ts";

interface Sent {
  /** Of the header `Idempotency-Key`. */
  key: string | undefined;
  body: CouponBody;
  /** Of the names in the answer. */
  language: string;
}

/**
 * Places a coupon. Only a placed coupon uses up its key: after a refusal the player may fix it and try again with the
 * same one.
 */
export async function placeCoupon(
  context: ServiceContext,
  playerId: number,
  sentKey: string | undefined,
  body: CouponBody,
  language: string,
): Promise<PlaceAnswer> {
  const key = readKey(sentKey);
  if (typeof key !== "string") return refusal(key);
  const asked = { playerId, key, body, language };
  if (isMultiple(context.siteConfig, body)) return placeSingles(context, asked);
  return inTurn(context, playerId, () => place(context, asked));
}

/** The same for the player of a session that may be over, who may have to accept changed terms first. */
export async function placeAs(
  context: ServiceContext,
  claimed: LiveSession,
  { key: sentKey, body, language }: Sent,
): Promise<PlaceAnswer | Failure<401 | 451>> {
  const { playerId } = claimed;
  // Before a connection is taken out: two at once could come to none being left.
  const refused = await termsRefusal(context, playerId);
  const key = readKey(sentKey);
  if (typeof key === "string" && !isMultiple(context.siteConfig, body))
    return inTurn(context, playerId, () => place(context, { playerId, key, body, language }, { claimed, refused }));
  if (!(await lives(context, claimed))) return notSignedIn;
  return refused ?? placeCoupon(context, playerId, sentKey, body, language);
}

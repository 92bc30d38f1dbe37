/** Placing plain coupons: what different players place at the same time goes to the database together, in two calls. */
import { notSignedIn, type LiveSession } from "../../../people/players/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { gathered } from "../../../platform/gathered.ts";
import type { Failure } from "../../../platform/http/rest.ts";
import { isAsked, type CouponBody } from "../check/check.ts";
import { lookAtFacts, type Seen } from "./facts.ts";
import { fingerprintOf, judge, type Asked, type PlaceAnswer } from "./judge.ts";
import { writePlainCoupons, type PlainPlacing } from "./write.ts";

const bounds = {
  /** So many are written before the first of them is answered. */
  most: 32,
  /** While the database writes some, the next ones are checked here. */
  atOnce: 2,
};

/** A signed-in caller as far as it is known before the database is asked. */
export interface Caller {
  /** Their session, which may be over. */
  claimed: LiveSession;
  /** What keeps them from placing if it is not. */
  refused: Failure<451> | null;
}

/** A coupon of a player whose turn it is. */
interface Plain extends Asked {
  /** None where nobody needs to be signed in. */
  caller: Caller | undefined;
}

/** Null for a coupon that can't be placed like this: its key was used before, limits count, or something has changed. */
type Answer = PlaceAnswer | Failure<401 | 451> | null;

/** Whether a coupon needs nothing but its player's account and the book: neither a promo code nor an advance. */
export const isPlain = ({ promoCode, prepaidAmount }: CouponBody): boolean => !promoCode && !isAsked(prepaidAmount);

/** Answers a coupon by what was seen of it, or makes it ready to be written. */
function judgeSeen(context: ServiceContext, plain: Plain, seen: Seen | undefined): Answer | PlainPlacing {
  if (!seen) throw new Error("the database told nothing of the player");
  const { isLive, facts } = seen;
  if (!isLive) return notSignedIn;
  if (plain.caller?.refused) return plain.caller.refused;
  const { stakesId } = facts;
  if (facts.earlier || facts.isKeyUsedOtherwise || facts.hasLimits || stakesId === null) return null;
  const lookedUp = { now: context.clock.now(), promo: null, availablePrepaid: null };
  const placing = judge(context, plain, fingerprintOf(plain.body), facts, lookedUp);
  return "errors" in placing ? placing : { ...placing, stakesId };
}

const isReady = (judged: Answer | PlainPlacing): judged is PlainPlacing => judged !== null && "stakesId" in judged;

/**
 * Looks at all coupons in one call of the database, and in another makes sure of those that can be placed and writes
 * them, in one transaction. Each is taken or refused by itself.
 */
async function placeAll(context: ServiceContext, plains: readonly Plain[]): Promise<Answer[]> {
  return context.onConnection(async (db) => {
    const seen = await lookAtFacts(
      context,
      db,
      plains.map(({ caller, ...asked }) => ({ ...asked, claimed: caller?.claimed ?? null })),
    );
    // From here to the writing nothing is awaited: the book's answer is of this moment.
    const judged = plains.map((plain, index) => judgeSeen(context, plain, seen[index]));
    const ready = judged.filter(isReady);
    const written = ready.length === 0 ? [] : await writePlainCoupons(context, db, ready);
    const coupons = new Map(ready.map((placing, index) => [placing, written[index] ?? null]));
    return judged.map((one) => {
      if (!isReady(one)) return one;
      const coupon = coupons.get(one) ?? null;
      return coupon && { coupons: [coupon], errors: [], refused: [] };
    });
  });
}

const gatherings = new WeakMap<ServiceContext, (plain: Plain) => Promise<Answer>>();

/** Places a plain coupon with those that come at the same time. Under its key it can be tried again. */
export function placeTogether(context: ServiceContext, plain: Plain): Promise<Answer> {
  const known = gatherings.get(context);
  const place = known ?? gathered((plains: readonly Plain[]) => placeAll(context, plains), bounds);
  if (!known) gatherings.set(context, place);
  return place(plain);
}

/** Which plays count for an entry of a tournament, and as what. */
import { roughWorth } from "#shared/betting/coupon/amounts.ts";
import { Exact } from "#shared/money/money.ts";
import type { CouponPlay } from "../../../betting/coupons/public.ts";
import type { RoundPlay } from "../../../money/wallet/public.ts";
import type { Definition } from "../definition.ts";
import type { PlayRow } from "../tables.ts";

/** When plays begin and end to count: placed or started in the span, and decided by `closesAt`. */
export interface Span {
  from: number;
  to: number;
  closesAt: number;
}

/** What a play counts as; null if it doesn't count. */
export type Counted = Omit<PlayRow, "entryId"> | null;

/** Amounts of a play in the tournament's currency, 2 places more than money has: points are made of them, no payment. */
const worth = (amount: string, currency: string, { currency: own }: Definition) =>
  roughWorth(amount, currency, own).toDecimalPlaces(4).toFixed();

const isLarge = (staked: string, { minStake }: Definition) =>
  new Exact(staked).greaterThan(0) && new Exact(staked).greaterThanOrEqualTo(minStake);

/** A coupon counts once it has won or lost, if its player's own money was staked and each of its bets fits. */
export function countCoupon(definition: Definition, { from, to, closesAt }: Span, play: CouponPlay): Counted {
  const { product, minLegs, minCoef, section } = definition;
  if (product !== "SPORT" || play.isFree || (play.state !== "WON" && play.state !== "LOST")) return null;
  const at = play.settledAt ?? play.placedAt;
  if (play.placedAt < from || play.placedAt >= to || at > closesAt) return null;
  const valid = play.bets.filter(({ result }) => result !== "VOID");
  if (valid.length < minLegs) return null;
  const fits = valid.every(
    ({ coef, isLive }) =>
      new Exact(coef).greaterThanOrEqualTo(minCoef) && (section === null || isLive === (section === "LIVE")),
  );
  const staked = worth(play.stake, play.currency, definition);
  if (!fits || !isLarge(staked, definition)) return null;
  return {
    source: "COUPON",
    sourceId: play.id,
    staked,
    won: worth(play.payout, play.currency, definition),
    legs: play.state === "WON" ? valid.filter(({ result }) => result === "WON").length : 0,
    at,
  };
}

/** A round counts once it is over. */
export function countRound(definition: Definition, { from, to, closesAt }: Span, play: RoundPlay): Counted {
  if (definition.product !== "CASINO" || play.state !== "SETTLED") return null;
  const at = play.endedAt ?? play.startedAt;
  if (play.startedAt < from || play.startedAt >= to || at > closesAt) return null;
  if (definition.games !== null && !definition.games.includes(play.game)) return null;
  const staked = worth(play.stake, play.currency, definition);
  if (!isLarge(staked, definition)) return null;
  return {
    source: "ROUND",
    sourceId: play.id,
    staked,
    won: worth(play.won, play.currency, definition),
    legs: 0,
    at,
  };
}

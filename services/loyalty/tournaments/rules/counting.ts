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
  /** The moment of counting: from `closesAt` on, what is still open counts in a ratio as a stake that brought nothing. */
  now: number;
}

/** What a play counts as; null if it doesn't count. */
export type Counted = Omit<PlayRow, "entryId"> | null;

/** Amounts of a play in the tournament's currency, 2 places more than money has: points are made of them, no payment. */
const worth = (amount: string, currency: string, { currency: own }: Definition) =>
  roughWorth(amount, currency, own).toDecimalPlaces(4).toFixed();

const isLarge = (staked: string, { minStake }: Definition) =>
  new Exact(staked).greaterThan(0) && new Exact(staked).greaterThanOrEqualTo(minStake);

interface Money {
  staked: string;
  won: string;
  at: number;
}

/**
 * What a coupon has staked and brought by the close; null while it counts for nothing. In a ratio every stake counts as
 * what became of it, or players would sell what is about to lose; elsewhere a part that was sold is no play.
 */
function moneyOfCoupon({ scoring }: Definition, { closesAt, now }: Span, play: CouponPlay): Money | null {
  const { state, stake, placedStake, soldFor, payout } = play;
  const at = play.settledAt ?? play.placedAt;
  const isInTime = play.settledAt !== null && at <= closesAt;
  const isWonOrLost = state === "WON" || state === "LOST";
  if (scoring !== "WIN_RATIO")
    return isWonOrLost && isInTime ? { staked: stake, won: new Exact(payout).minus(soldFor).toFixed(), at } : null;
  if ((isWonOrLost || state === "CASHED_OUT") && isInTime) return { staked: placedStake, won: payout, at };
  const isLeftOpen = isWonOrLost || state === "CASHED_OUT" || state === "ACCEPTED";
  return isLeftOpen && now >= closesAt ? { staked: placedStake, won: soldFor, at: closesAt } : null;
}

/** A coupon counts once it is decided, if its player's own money was staked and each of its bets fits. */
export function countCoupon(definition: Definition, span: Span, play: CouponPlay): Counted {
  const { product, minLegs, minCoef, section } = definition;
  if (product !== "SPORT" || play.isFree || play.placedAt < span.from || play.placedAt >= span.to) return null;
  const money = moneyOfCoupon(definition, span, play);
  if (money === null) return null;
  const valid = play.bets.filter(({ result }) => result !== "VOID");
  if (valid.length < minLegs) return null;
  const fits = valid.every(
    ({ coef, isLive }) =>
      new Exact(coef).greaterThanOrEqualTo(minCoef) && (section === null || isLive === (section === "LIVE")),
  );
  const staked = worth(money.staked, play.currency, definition);
  if (!fits || !isLarge(staked, definition)) return null;
  return {
    source: "COUPON",
    sourceId: play.id,
    staked,
    won: worth(money.won, play.currency, definition),
    legs: play.state === "WON" ? valid.filter(({ result }) => result === "WON").length : 0,
    at: money.at,
  };
}

/** A round counts once it is over; in a ratio, one that is left open counts at the close with what it has brought. */
export function countRound(definition: Definition, { from, to, closesAt, now }: Span, play: RoundPlay): Counted {
  if (definition.product !== "CASINO" || play.state === "ROLLED_BACK") return null;
  if (play.startedAt < from || play.startedAt >= to) return null;
  const isInTime = play.state === "SETTLED" && (play.endedAt ?? play.startedAt) <= closesAt;
  if (!isInTime && (definition.scoring !== "WIN_RATIO" || now < closesAt)) return null;
  const at = isInTime ? (play.endedAt ?? play.startedAt) : closesAt;
  if (definition.games !== null && !definition.games.includes(play.game)) return null;
  const staked = worth(play.stake, play.currency, definition);
  if (!isLarge(staked, definition)) return null;
  return {
    source: "ROUND",
    sourceId: play.id,
    staked,
    // What a round pays after the close is no part of it.
    won: worth(isInTime || play.state === "OPEN" ? play.won : "0", play.currency, definition),
    legs: 0,
    at,
  };
}

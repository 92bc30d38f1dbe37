/**
 * A small betting world for the tests of advances: every price, every result and every order of them can be written
 * out.
 */
import { cashOutValue } from "./cashOut.ts";
import { isLikely, largestAdvance, salesFor } from "./advance.ts";

/**
 * What happens is a row of coin flips; `leaves` are the chances of all rows. An event is the set of rows in which it
 * comes true.
 */
export interface World {
  flips: number;
  /** By the row read as a binary number, first flip first; sum 1. */
  leaves: readonly number[];
  events: readonly (readonly boolean[])[];
}

/** Flips that are known, read as a binary number with their count. */
export interface Node {
  depth: number;
  known: number;
}

export const root: Node = { depth: 0, known: 0 };
const currency = "RUB";
const overround = 1.06;

/** The rows that are still possible. */
function* rows({ flips }: World, { depth, known }: Node): Generator<number> {
  const rest = flips - depth;
  for (let row = known << rest; row < (known + 1) << rest; row += 1) yield row;
}

function mass(world: World, node: Node, event: readonly boolean[] | null): number {
  let sum = 0;
  for (const row of rows(world, node)) if (event === null || event[row] === true) sum += world.leaves[row] ?? 0;
  return sum;
}

/** Chance of an event by what is known. */
export const chanceOf = (world: World, node: Node, event: number): number =>
  mass(world, node, world.events[event] ?? []) / mass(world, node, null);

/** The house's price: fair less its margin; null for what is decided or too likely to be offered. */
export function priceOf(world: World, node: Node, event: number): string | null {
  const chance = chanceOf(world, node, event);
  if (chance < 1e-9 || chance > 1 - 1e-9) return null;
  const price = 1 / (chance * overround);
  return price < 1.02 || price > 500 ? null : (Math.floor(price * 1000) / 1000).toFixed(3);
}

/** The next nodes with their chances. */
export function childrenOf(world: World, node: Node): { node: Node; chance: number }[] {
  const whole = mass(world, node, null);
  return [0, 1]
    .map((bit) => ({ depth: node.depth + 1, known: node.known * 2 + bit }))
    .map((child) => ({ node: child, chance: mass(world, child, null) / whole }))
    .filter(({ chance }) => chance > 0);
}

export interface Bet {
  id: number;
  event: number;
  coef: string;
  stake: number;
  /** Lent and not repaid: only by the rule that was. */ lent: number;
  isOver: boolean;
}

/** A player's money since the beginning, and open bets. */
export interface Hand {
  money: number;
  bets: readonly Bet[];
  next: number;
  borne: number;
}
export const emptyHand: Hand = { money: 0, bets: [], next: 1, borne: 0 };

export type Act =
  | { what: "bet"; event: number; stake: number }
  /** Stakes `own` and an advance: this share of the largest. */
  | { what: "advance"; event: number; own: number; share: number }
  | { what: "sell"; bet: number; share: number };

/** What a bet can be cashed out for, by the real rule; null if it has no price. */
export function worthOf(world: World, node: Node, { event, coef, stake }: Bet): string | null {
  const now = priceOf(world, node, event);
  return now === null ? null : cashOutValue(stake.toFixed(2), [{ coef, now, factor: null }], { currency });
}

const rounded = (amount: number) => Math.round(amount * 100) / 100;
const openBets = ({ bets }: Hand) => bets.filter(({ isOver }) => !isOver);

function sell(hand: Hand, id: number, stake: number, worth: number): Hand {
  const bet = hand.bets.find((one) => one.id === id);
  if (!bet) throw new Error("nothing to sell");
  const rest = rounded(bet.stake - stake);
  return {
    ...hand,
    money: hand.money + rounded((worth * stake) / bet.stake),
    bets: hand.bets.flatMap((one) => (one !== bet ? [one] : rest > 0 ? [{ ...bet, stake: rest }] : [])),
  };
}

/** The rule of advances: what can be had, and what a hand becomes with a bet that an advance pays in part. */
export interface Rule {
  largest(world: World, node: Node, hand: Hand): number;
  take(world: World, node: Node, hand: Hand, event: number, stake: number, advance: number): Hand;
}

const placed = (hand: Hand, event: number, coef: string, stake: number, lent: number): Hand => ({
  ...hand,
  money: hand.money - stake + lent,
  next: hand.next + 1,
  bets: [...hand.bets, { id: hand.next, event, coef, stake, lent, isOver: false }],
});

const coversIn = (world: World, node: Node, hand: Hand, minChance?: string) =>
  openBets(hand).flatMap((bet) => {
    const [value, price] = [worthOf(world, node, bet), priceOf(world, node, bet.event)];
    return value !== null && price !== null && isLikely([price], minChance)
      ? [{ couponId: bet.id, stake: bet.stake.toFixed(2), value }]
      : [];
  });

/** The rule as it is, by the code that places coupons. */
export const bought = (minChance?: string): Rule => ({
  largest: (world, node, hand) => Number(largestAdvance(coversIn(world, node, hand, minChance), currency)),
  take(world, node, hand, event, stake, advance) {
    const coef = priceOf(world, node, event);
    const covers = coversIn(world, node, hand, minChance);
    const sales = salesFor(covers, advance.toFixed(2), currency);
    if (coef === null || sales === null) throw new Error("not offered");
    const after = sales.reduce(
      (all, sale) =>
        sell(
          all,
          sale.couponId,
          Number(sale.stake),
          Number(covers.find(({ couponId }) => couponId === sale.couponId)?.value),
        ),
      hand,
    );
    return placed(after, event, coef, stake, 0);
  },
});

/**
 * The rule as it was: half of the open stakes lent, voided or borne by the house once nothing covers it. It shows that
 * the tests would see a bad rule.
 */
export const lent: Rule = {
  largest(_world, _node, hand) {
    const cover = openBets(hand)
      .filter((bet) => bet.lent === 0)
      .reduce((sum, { stake }) => sum + stake, 0);
    return Math.max(0, Math.floor((cover / 2 - hand.bets.reduce((sum, bet) => sum + bet.lent, 0)) * 100) / 100);
  },
  take(world, node, hand, event, stake, advance) {
    const coef = priceOf(world, node, event);
    if (coef === null) throw new Error("not offered");
    return placed(hand, event, coef, stake, advance);
  },
};

/** Pays one decided bet: what it repays first, then the player. */
function paid(hand: Hand, bet: Bet, hasWon: boolean): Hand {
  let won = hasWon ? rounded(bet.stake * Number(bet.coef)) : 0;
  const repaid = new Map<number, number>();
  for (const { id, lent: owing } of [bet, ...hand.bets.filter(({ id }) => id !== bet.id)]) {
    const part = Math.min(won, owing);
    won -= part;
    repaid.set(id, part);
  }
  const bets = hand.bets.map((one) => ({
    ...one,
    lent: one.lent - (repaid.get(one.id) ?? 0),
    isOver: one.isOver || one.id === bet.id,
  }));
  return { ...hand, money: hand.money + won, bets: bets.filter((one) => !one.isOver || one.lent > 0) };
}

/** Settles what is decided, in the order the bets were placed. */
export function settled(world: World, node: Node, before: Hand): Hand {
  const hand = before.bets.reduce<Hand>((now, { id }) => {
    const bet = now.bets.find((one) => one.id === id && !one.isOver);
    const chance = bet === undefined ? 0.5 : chanceOf(world, node, bet.event);
    return bet === undefined || (chance > 1e-9 && chance < 1 - 1e-9) ? now : paid(now, bet, chance > 0.5);
  }, before);
  if (openBets(hand).some((bet) => bet.lent === 0)) return hand;
  // Nothing covers any more: open coupons are given back, lost ones are the house's.
  const back = openBets(hand).reduce((sum, bet) => sum + bet.stake - bet.lent, 0);
  const borne = hand.bets.filter(({ isOver }) => isOver).reduce((sum, bet) => sum + bet.lent, 0);
  return { ...hand, money: hand.money + back, bets: [], borne: hand.borne + borne };
}

/** Does what a player wants; null if it is not offered. */
export function done(world: World, node: Node, rule: Rule, hand: Hand, act: Act): Hand | null {
  if (act.what === "bet") {
    const coef = priceOf(world, node, act.event);
    return coef === null ? null : placed(hand, act.event, coef, act.stake, 0);
  }
  if (act.what === "sell") {
    const bet = openBets(hand)[act.bet];
    const worth = bet && worthOf(world, node, bet);
    if (!bet || !worth || bet.lent > 0 || Number(worth) === 0) return null;
    const stake = act.share === 1 ? bet.stake : Math.max(0.01, rounded(bet.stake * act.share));
    return sell(hand, bet.id, Math.min(stake, bet.stake), Number(worth));
  }
  const advance = Math.floor(rule.largest(world, node, hand) * act.share * 100) / 100;
  return advance < 0.01 || priceOf(world, node, act.event) === null
    ? null
    : rule.take(world, node, hand, act.event, rounded(act.own + advance), advance);
}

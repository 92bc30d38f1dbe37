/**
 * What comes of a way to play blackjack, worked out from an endless deck: no card that lies open changes what comes next,
 * so a hand is its total, and two split hands meet the same dealer but don't touch each other.
 */
import { type Chance, EVEN, type Line, type Position } from "../game.ts";
import type { BlackjackMove } from "./blackjack.ts";
import { BLACKJACK, NOTHING, plus, type Total, totalOf, valueOfRank } from "./blackjackTotals.ts";
import { rankOf, RANKS } from "./cards.ts";

/** Highest expectation, and play as the dealer has to. */
const ways = ["best", "dealer"] as const;
type Way = (typeof ways)[number];

export const blackjackLines: readonly Line[] = ways.map((way) => ({ bet: {}, moves: [], way }));

const values = Array.from({ length: 10 }, (_, index) => index + 1);
const chanceOf = (value: number) => (value === 10 ? 4 : 1) / RANKS;
const BUST = BLACKJACK + 1;
const DEALER_STANDS = 17;

type Finals = ReadonlyMap<number, number>;

const average = (of: (value: number) => number) =>
  values.reduce((total, value) => total + chanceOf(value) * of(value), 0);
const add = (map: Map<number, number>, key: number, chance: number) => map.set(key, (map.get(key) ?? 0) + chance);

/** Whether the second card makes the dealer's blackjack. */
const makesNatural = (up: number, hole: number) => totalOf([up, hole]).total === BLACKJACK;
const naturalChance = (up: number) => values.filter((hole) => makesNatural(up, hole)).map(chanceOf)[0] ?? 0;

function once<Result>(make: (key: number) => Result): (key: number) => Result {
  const known = new Map<number, Result>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
}

/** The dealer's totals from a hand on; 22 is any that is over. */
const dealerFrom = once((key): Finals => {
  const { hand } = handOfKey(key);
  const found = new Map<number, number>();
  if (hand.total >= DEALER_STANDS) return found.set(Math.min(hand.total, BUST), 1);
  for (const value of values)
    for (const [total, chance] of dealerFrom(keyOf(plus(hand, value), 0))) add(found, total, chanceOf(value) * chance);
  return found;
});

/** The dealer's totals when there is no blackjack. */
const finalsOf = once((up): Finals => {
  const found = new Map<number, number>();
  for (const hole of values) {
    if (makesNatural(up, hole)) continue;
    for (const [total, chance] of dealerFrom(keyOf(totalOf([up, hole]), 0)))
      add(found, total, (chanceOf(hole) * chance) / (1 - naturalChance(up)));
  }
  return found;
});

/** Stakes won or lost with a total that stands. */
const standing = (total: number, dealer: number) =>
  total > BLACKJACK ? -1 : dealer > BLACKJACK ? 1 : Math.sign(total - dealer);
const standWorth = (total: number, up: number) =>
  [...finalsOf(up)].reduce((worth, [dealer, chance]) => worth + chance * standing(total, dealer), 0);

const keyOf = ({ total, isSoft }: Total, up: number) => (total * 2 + Number(isSoft)) * 16 + up;
const handOfKey = (key: number) => ({
  hand: { total: Math.floor(key / 32), isSoft: Math.floor(key / 16) % 2 === 1 },
  up: key % 16,
});
/** Worth of a hand that may be hit as often as one likes. */
const hitOrStand = once((key): number => {
  const { hand, up } = handOfKey(key);
  if (hand.total >= BLACKJACK) return standWorth(hand.total, up);
  return Math.max(standWorth(hand.total, up), hitWorth(hand, up));
});
const hitWorth = (hand: Total, up: number): number => average((value) => hitOrStand(keyOf(plus(hand, value), up)));
const doubleWorth = (hand: Total, up: number) => 2 * average((value) => standWorth(plus(hand, value).total, up));

interface Seen {
  hand: Total;
  up: number;
  /** The value of both cards where they may be split, else 0. */
  pair: number;
  isTwoCards: boolean;
}

function splitWorth(value: number, up: number): number {
  const start = plus(NOTHING, value);
  return (
    2 *
    average((next) => {
      const hand = plus(start, next);
      const isDone = value === 1 || hand.total === BLACKJACK;
      return isDone ? standWorth(hand.total, up) : Math.max(hitOrStand(keyOf(hand, up)), doubleWorth(hand, up));
    })
  );
}

const policies: Readonly<Record<Way, Decide>> = {
  best: ({ hand, up, pair, isTwoCards }) => {
    const worths: [BlackjackMove, number][] = [
      ["stand", standWorth(hand.total, up)],
      ["hit", hitWorth(hand, up)],
    ];
    if (isTwoCards) worths.push(["double", doubleWorth(hand, up)]);
    if (pair > 0) worths.push(["split", splitWorth(pair, up)]);
    return worths.reduce((best, other) => (other[1] > best[1] ? other : best))[0];
  },
  dealer: ({ hand }) => (hand.total < DEALER_STANDS ? "hit" : "stand"),
};

const isWay = (name: string | undefined): name is Way => ways.some((way) => way === name);
function policyOf(name: string | undefined) {
  if (!isWay(name)) throw new Error(`There is no way ${name} to play`);
  return policies[name];
}

type Decide = (seen: Seen) => BlackjackMove;

/** Final hands as `total * 4 + stakes`, with their chances, from a hand on which the player has to decide. */
interface Playing {
  decide: Decide;
  finals(seen: Seen): Finals;
}

function playing(decide: Decide): Playing {
  // After a third card there is only one way to a total, so each is worked out once.
  const later = once((key) => finals({ ...handOfKey(key), pair: 0, isTwoCards: false }));
  function finals(seen: Seen): Finals {
    const { hand, up } = seen;
    const found = new Map<number, number>();
    const done = hand.total >= BLACKJACK ? "stand" : decide(seen);
    if (done === "stand") add(found, Math.min(hand.total, BUST) * 4 + 1, 1);
    else
      for (const value of values) {
        const next = plus(hand, value);
        if (done === "double") add(found, Math.min(next.total, BUST) * 4 + 2, chanceOf(value));
        else for (const [final, chance] of later(keyOf(next, up))) add(found, final, chanceOf(value) * chance);
      }
    return found;
  }
  return { decide, finals };
}

/** Results of final hands against a final dealer: `returned * 8 + stakes`, in halves of the first stake. */
type Results = Map<number, number>;

const HALVES = 2;
function against(finals: Finals, dealer: number): Results {
  const found: Results = new Map();
  for (const [final, chance] of finals) {
    const stakes = final % 4;
    const returned = (standing(Math.floor(final / 4), dealer) + 1) * stakes * HALVES;
    add(found, returned * 8 + stakes, chance);
  }
  return found;
}

/** Two hands that don't touch each other. */
function both(one: Results): Results {
  const found: Results = new Map();
  for (const [first, chance] of one) for (const [second, other] of one) add(found, first + second, chance * other);
  return found;
}

function handResults({ decide, finals }: Playing, [one, two]: readonly [number, number], up: number) {
  const hand = totalOf([one, two]);
  const seen: Seen = { hand, up, pair: one === two ? one : 0, isTwoCards: true };
  if (decide(seen) !== "split") {
    const own = finals(seen);
    return (dealer: number) => against(own, dealer);
  }
  const found = new Map<number, number>();
  for (const next of values) {
    const after = plus(plus(NOTHING, one), next);
    if (one === 1) add(found, after.total * 4 + 1, chanceOf(next));
    else
      for (const [final, chance] of finals({ hand: after, up, pair: 0, isTwoCards: true }))
        add(found, final, chanceOf(next) * chance);
  }
  return (dealer: number) => both(against(found, dealer));
}

function workOut(decide: Decide): Chance[] {
  const play = playing(decide);
  const all: Results = new Map();
  for (const up of values)
    for (const one of values)
      for (const two of values) {
        const chance = chanceOf(up) * chanceOf(one) * chanceOf(two);
        const beaten = naturalChance(up);
        const isNatural = totalOf([one, two]).total === BLACKJACK;
        add(all, (isNatural ? HALVES : 0) * 8 + 1, chance * beaten);
        const rest = chance * (1 - beaten);
        if (isNatural) {
          add(all, 2.5 * HALVES * 8 + 1, rest);
          continue;
        }
        const results = handResults(play, [one, two], up);
        for (const [dealer, share] of finalsOf(up))
          for (const [result, other] of results(dealer)) add(all, result, rest * share * other);
      }
  return [...all].map(([result, probability]) => ({
    probability,
    returned: (Math.floor(result / 8) * EVEN) / HALVES,
    stakes: result % 8,
  }));
}

const known = new Map<string, readonly Chance[]>();

export function blackjackChances({ way = "" }: Line): readonly Chance[] {
  const found = known.get(way) ?? workOut(policyOf(way));
  known.set(way, found);
  return found;
}

interface Shown {
  hands: readonly { cards: readonly number[] }[];
  active: number;
  dealer: readonly number[];
  can: readonly BlackjackMove[];
}

export function chooseBlackjack(way: string, { view }: Position): unknown {
  const { hands, active, dealer, can } = view as unknown as Shown;
  const own = (hands[active]?.cards ?? []).map((card) => valueOfRank(rankOf(card)));
  const up = valueOfRank(rankOf(dealer[0] ?? 0));
  return {
    do: policyOf(way)({
      hand: totalOf(own),
      up,
      pair: can.includes("split") ? (own[0] ?? 0) : 0,
      isTwoCards: can.includes("double"),
    }),
  };
}

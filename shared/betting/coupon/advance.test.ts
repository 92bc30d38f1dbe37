import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Exact } from "../../money/money.ts";
import { isLikely, largestAdvance, salesFor, type Cover } from "./advance.ts";
import {
  bought,
  chanceOf,
  childrenOf,
  done,
  emptyHand,
  lent,
  root,
  settled,
  type Act,
  type Hand,
  type Node,
  type Rule,
  type World,
} from "./advanceWorld.ts";

describe("what an advance is paid with", () => {
  const covers: Cover[] = [
    { couponId: 1, stake: "100.00", value: "96.00" },
    { couponId: 2, stake: "10.00", value: "300.00" },
    { couponId: 3, stake: "50.00", value: "0.00" },
  ];

  it("is the cash-out value of the coupons, the largest first, and of the last no more than it takes", () => {
    expect(largestAdvance(covers, "RUB")).toBe("396.00");
    expect(salesFor(covers, "300", "RUB")).toEqual([{ couponId: 2, stake: "10.00" }]);
    expect(salesFor(covers, "30", "RUB")).toEqual([{ couponId: 2, stake: "1.00" }]);
    // 48 of 96 is half of the stake of 100.
    expect(salesFor(covers, "348", "RUB")).toEqual([
      { couponId: 2, stake: "10.00" },
      { couponId: 1, stake: "50.00" },
    ]);
    expect(salesFor(covers, "396", "RUB")).toEqual([
      { couponId: 2, stake: "10.00" },
      { couponId: 1, stake: "100.00" },
    ]);
    expect(salesFor(covers, "396.01", "RUB")).toBeNull();
    expect(salesFor([], "0.01", "RUB")).toBeNull();
  });

  it("takes bets of at least the least chance", () => {
    expect([
      isLikely(["10.000"]),
      isLikely(["10.001"]),
      isLikely(["2.5", "4"]),
      isLikely(["2.5", "4.01"]),
      isLikely([]),
      isLikely(["3"], "0.5"),
    ]).toEqual([true, false, true, false, true, false]);
  });

  it("is never less than the advance, and more by less than one minor unit of stake is worth", () => {
    const digits: Record<string, number> = { RUB: 2, JPY: 0, KWD: 3 };
    fc.assert(
      fc.property(
        fc.constantFrom("RUB", "JPY", "KWD"),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 0, max: 90_000_000 })), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (currency, drawn, share) => {
          const unit = new Exact(10).pow(-(digits[currency] ?? 2));
          const given: Cover[] = drawn.map(([stake, value], index) => ({
            couponId: index + 1,
            stake: unit.times(stake).toFixed(),
            value: unit.times(value).toFixed(),
          }));
          const all = new Exact(largestAdvance(given, currency));
          const amount = all.times(share).dividedBy(unit).floor().times(unit);
          if (amount.isZero()) return;
          const sales = salesFor(given, amount.toFixed(), currency);
          expect(sales).not.toBeNull();
          const value = (sales ?? []).reduce((sum, sale) => {
            const cover = given[sale.couponId - 1];
            expect(
              new Exact(sale.stake).lessThanOrEqualTo(cover?.stake ?? 0) && new Exact(sale.stake).greaterThan(0),
            ).toBe(true);
            return sum.plus(
              new Exact(cover?.value ?? 0)
                .times(sale.stake)
                .dividedBy(cover?.stake ?? 1)
                .dividedBy(unit)
                .round()
                .times(unit),
            );
          }, new Exact(0));
          const last = given[(sales?.at(-1)?.couponId ?? 1) - 1];
          expect(value.greaterThanOrEqualTo(amount)).toBe(true);
          expect(
            value.minus(amount).lessThanOrEqualTo(
              new Exact(last?.value ?? 0)
                .dividedBy(last?.stake ?? 1)
                .times(unit)
                .plus(unit),
            ),
          ).toBe(true);
          expect(salesFor(given, all.plus(unit).toFixed(), currency)).toBeNull();
        },
      ),
      { numRuns: 400, seed: 20_261_122 },
    );
  });
});

/** Chances of the rows from the chance of heads of each flip; flips are independent unless told otherwise. */
const leavesOf = (heads: readonly number[]) =>
  Array.from({ length: 2 ** heads.length }, (_, row) =>
    heads.reduce((all, chance, flip) => all * ((row >> (heads.length - 1 - flip)) & 1 ? chance : 1 - chance), 1),
  );
const when = (flips: number, test: (bits: readonly number[]) => boolean) =>
  Array.from({ length: 2 ** flips }, (_, row) =>
    test(Array.from({ length: flips }, (_unused, flip) => (row >> (flips - 1 - flip)) & 1)),
  );

/** The most that a player can expect by any strategy: every choice at every node, every result, written out. */
function best(world: World, node: Node, rule: Rule, hand: Hand, acts: readonly Act[], perNode: number): number {
  const stay = () =>
    node.depth === world.flips
      ? hand.money
      : childrenOf(world, node).reduce(
          (sum, { node: child, chance }) =>
            sum + chance * best(world, child, rule, settled(world, child, hand), acts, node.depth === 0 ? 1 : perNode),
          0,
        );
  if (node.depth === world.flips || perNode === 0) return stay();
  return acts.reduce((most, act) => {
    const next = done(world, node, rule, hand, act);
    return next === null ? most : Math.max(most, best(world, node, rule, next, acts, perNode - 1));
  }, stay());
}

const two = [0, 1] as const;
const worlds: [string, World][] = [
  [
    "two games, the lent bet's first",
    {
      flips: 2,
      leaves: leavesOf([0.5, 0.2]),
      events: [when(2, ([one]) => one === 1), when(2, ([, other]) => other === 1)],
    },
  ],
  [
    "two games, the cover's first",
    {
      flips: 2,
      leaves: leavesOf([0.2, 0.5]),
      events: [when(2, ([one]) => one === 1), when(2, ([, other]) => other === 1)],
    },
  ],
  [
    "opposite outcomes of one game in two parts",
    {
      flips: 2,
      leaves: [0.35, 0.15, 0.15, 0.35],
      events: [when(2, (bits) => bits[1] === 1), when(2, (bits) => bits[1] === 0)],
    },
  ],
  [
    "an outcome and what follows from it",
    {
      flips: 2,
      leaves: [0.4, 0.2, 0.1, 0.3],
      events: [when(2, ([one]) => one === 1), when(2, ([one, other]) => one === 1 && other === 1)],
    },
  ],
  [
    "both of two, and either of two",
    {
      flips: 2,
      leaves: leavesOf([0.4, 0.6]),
      events: [
        when(2, ([one, other]) => one === 1 && other === 1),
        when(2, ([one, other]) => one === 1 || other === 1),
      ],
    },
  ],
  [
    "a long shot as cover",
    {
      flips: 2,
      leaves: leavesOf([0.5, 0.02]),
      events: [when(2, ([, other]) => other === 1), when(2, ([one]) => one === 1)],
    },
  ],
];
const acts: Act[] = two
  .flatMap((event): Act[] => [
    { what: "bet", event, stake: 100 },
    { what: "advance", event, own: 0, share: 1 },
    { what: "advance", event, own: 100, share: 0.5 },
  ])
  .concat(
    two.flatMap((bet): Act[] => [
      { what: "sell", bet, share: 1 },
      { what: "sell", bet, share: 0.3 },
    ]),
  );

describe("the most a player can expect, by every strategy in small worlds", () => {
  it.each(worlds)("is nothing: %s", (_name, world) => {
    for (const minChance of ["0", "0.1"]) expect(best(world, root, bought(minChance), emptyHand, acts, 3)).toBe(0);
  });

  it("was a profit where advances were lent: the enumeration would see it", () => {
    const profits = worlds.map(([, world]) => best(world, root, lent, emptyHand, acts, 3));
    expect(Math.max(...profits)).toBeGreaterThan(5);
    expect(profits.filter((profit) => profit > 0).length).toBeGreaterThan(3);
  });
});

/** Numbers in [0, 1) that a seed gives (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Played {
  net: number;
  staked: number;
  borne: number;
  advances: number;
}

/**
 * One play: a world of chance, a player who starts with a cover and then does what comes to mind, up to three times a
 * node.
 */
function play(seed: number, rule: Rule): Played {
  const draw = random(seed);
  const flips = 4;
  const weights = Array.from({ length: 2 ** flips }, () => draw() ** 2 + 0.01);
  const sum = weights.reduce((one, other) => one + other, 0);
  const some = () => when(flips, () => draw() < 0.4);
  const first = some();
  const world: World = {
    flips,
    leaves: weights.map((weight) => weight / sum),
    events: [
      first,
      first.map((isTrue) => !isTrue),
      when(flips, ([one]) => one === 1),
      when(flips, (bits) => bits[flips - 1] === 1),
      some(),
    ],
  };
  const event = () => Math.floor(draw() * world.events.length);
  let [node, hand, staked, advances] = [root, emptyHand, 0, 0];
  const act = (what: Act) => {
    const next = done(world, node, rule, hand, what);
    if (next === null) return;
    if (what.what !== "sell") staked += next.bets.at(-1)?.stake ?? 0;
    if (what.what === "advance") advances += 1;
    hand = next;
  };
  while (node.depth < flips) {
    if (hand.bets.length === 0) act({ what: "bet", event: event(), stake: 100 });
    for (let left = Math.floor(draw() * 3); left > 0; left -= 1) {
      const wish = draw();
      act(
        wish < 0.6
          ? { what: "advance", event: event(), own: draw() < 0.5 ? 0 : 20, share: draw() < 0.5 ? 1 : draw() }
          : wish < 0.8
            ? { what: "sell", bet: 0, share: draw() < 0.5 ? 1 : draw() }
            : { what: "bet", event: event(), stake: 50 },
      );
    }
    const turn = draw();
    const [zero, one] = childrenOf(world, node);
    node = zero && turn < zero.chance ? zero.node : (one?.node ?? zero?.node ?? node);
    hand = settled(world, node, hand);
  }
  return { net: hand.money, staked, borne: hand.borne, advances };
}

function simulated(plays: number, rule: Rule) {
  const all = Array.from({ length: plays }, (_, index) => play(20_261_122 + index * 7919, rule));
  const mean = all.reduce((sum, { net }) => sum + net, 0) / plays;
  const deviation = Math.sqrt(all.reduce((sum, { net }) => sum + (net - mean) ** 2, 0) / (plays - 1) / plays);
  return {
    mean,
    deviation,
    advances: all.reduce((sum, one) => sum + one.advances, 0),
    staked: all.reduce((sum, one) => sum + one.staked, 0) / plays,
    borne: all.reduce((sum, one) => sum + one.borne, 0),
  };
}

describe("thousands of players who do what comes to mind", () => {
  it.each(["0", "0.1", "0.3"])(
    "lose, with five standard errors to spare, and the house bears nothing; least chance %s",
    { tags: "slow", timeout: 120_000 },
    (minChance) => {
      const { mean, deviation, advances, borne } = simulated(6_000, bought(minChance));
      expect(advances).toBeGreaterThan(2_000);
      expect(borne).toBe(0);
      expect(mean + 5 * deviation).toBeLessThan(0);
    },
  );

  it("left the house with lent stakes where advances were lent: the simulation would see it", () => {
    expect(simulated(3_000, lent).borne).toBeGreaterThan(1_000);
  }, 120_000);
});

it("has prices that are fair but for the margin, so that the worlds show something", () => {
  for (const [, world] of worlds) {
    const [event] = two;
    const again = childrenOf(world, root).reduce(
      (sum, { node, chance }) => sum + chance * chanceOf(world, node, event),
      0,
    );
    expect(again).toBeCloseTo(chanceOf(world, root, event), 12);
  }
});

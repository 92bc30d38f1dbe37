import type { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Exact, roundMoney } from "../../money/money.ts";
import { antiExpressCoef, defaultAntiExpressMargin } from "./antiExpress.ts";
import { type ContentLeg, contentOf, type CouponContent } from "./content.ts";
import { type CouponKind, couponKinds, covers, type CoverName } from "./kinds.ts";
import { type LegResult, legFactor, product } from "./legs.ts";
import { minPossibleWin, possibleWin } from "./price.ts";
import { couponReturn } from "./returns.ts";

const coef = fc.integer({ min: 1001, max: 60_000 }).map((thousandths) => (thousandths / 1000).toFixed(3));
const stake = fc
  .integer({ min: 1, max: 10_000_000 })
  .map((hundredths) => new Exact(hundredths).dividedBy(100).toFixed(2));
const result = fc.constantFrom<LegResult>(
  "WON",
  "WON",
  "WON",
  "LOST",
  "VOID",
  "HALF_WON",
  "HALF_LOST",
  "DEAD_HEAT_1_OF_2",
  "DEAD_HEAT_2_OF_3",
);
/** A leg with its result, decided. */
const leg = fc.record({ coef, result });
type Leg = typeof leg extends fc.Arbitrary<infer One> ? One : never;
const settings = { numRuns: 150, seed: 11 };

const factorsOf = (legs: readonly Leg[]) => legs.map((one) => legFactor(one.result, one.coef));
const exactOf = (
  content: Omit<CouponContent, "legs">,
  amount: string,
  legs: readonly (Leg & Partial<ContentLeg>)[],
): Decimal => {
  const { exact } = couponReturn({ ...content, legs }, amount, factorsOf(legs));
  if (exact === null) throw new Error("nothing is open");
  return exact;
};
/** Equal but for what a division without end leaves in the last of 400 digits. */
const same = (one: Decimal, other: Decimal) =>
  one.toSignificantDigits(300).toFixed() === other.toSignificantDigits(300).toFixed();

describe("of any legs, stakes and results", () => {
  it("an express returns the product [5.22]", () => {
    fc.assert(
      fc.property(stake, fc.array(leg, { minLength: 2, maxLength: 12 }), (amount, legs) => {
        expect(exactOf({ kind: "EXPRESS" }, amount, legs).toFixed()).toBe(
          new Exact(amount).times(product(factorsOf(legs))).toFixed(),
        );
      }),
      settings,
    );
  });

  it("a better price of a leg never pays less, with the bonus bet or without", () => {
    const kinds = [
      { kind: "EXPRESS" },
      { kind: "EXPRESS", bonus: true },
      { kind: "SYSTEM", systemValue: 2 },
      { kind: "CHAIN" },
    ] as const;
    // Prices at which dead heats and halves come to exactly 1 are among them.
    const exactly = fc.oneof(coef, fc.constantFrom("2.000", "3.000", "1.500"));
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        stake,
        fc.array(fc.record({ coef: exactly, result }), { minLength: 3, maxLength: 11 }),
        fc.nat(10),
        fc.integer({ min: 1, max: 500 }),
        ({ kind, ...more }, amount, legs, which, thousandths) => {
          const returnOf = (of: readonly Leg[]) =>
            couponReturn({ kind, ...more, legs: [...of] }, amount, factorsOf(of), {
              ...("bonus" in more && { bonus: true }),
              voids: of.map((one) => one.result === "VOID"),
            }).lowest;
          const better = legs.map((one, index) =>
            index === which % legs.length
              ? { ...one, coef: new Exact(one.coef).plus(new Exact(thousandths).dividedBy(1000)).toFixed(3) }
              : one,
          );
          expect(returnOf(better).greaterThanOrEqualTo(returnOf(legs))).toBe(true);
        },
      ),
      { numRuns: 600, seed: 31 },
    );
  });

  it("a system of all its bets is the express of them", () => {
    fc.assert(
      fc.property(stake, fc.array(leg, { minLength: 2, maxLength: 10 }), (amount, legs) => {
        expect(
          same(
            exactOf({ kind: "SYSTEM", systemValue: legs.length }, amount, legs),
            exactOf({ kind: "EXPRESS" }, amount, legs),
          ),
        ).toBe(true);
      }),
      settings,
    );
  });

  it("a system with bankers is the bankers times the system of the rest [4.07]", () => {
    fc.assert(
      fc.property(
        stake,
        fc.array(leg, { minLength: 1, maxLength: 4 }),
        fc.array(leg, { minLength: 2, maxLength: 7 }),
        fc.nat(),
        (amount, bankers, rest, choice) => {
          const systemValue = 2 + (choice % (rest.length - 1));
          const whole = exactOf({ kind: "SYSTEM", systemValue }, amount, [
            ...bankers.map((one) => ({ ...one, isBanker: true })),
            ...rest,
          ]);
          expect(
            same(whole, product(factorsOf(bankers)).times(exactOf({ kind: "SYSTEM", systemValue }, amount, rest))),
          ).toBe(true);
        },
      ),
      settings,
    );
  });

  // Each unit stakes one, so the stakes are their numbers of units.
  it.each<[CoverName, CoverName, number]>([
    ["LUCKY_15", "YANKEE", 4],
    ["PATENT", "TRIXIE", 3],
    ["LUCKY_31", "CANADIAN", 5],
    ["LUCKY_63", "HEINZ", 6],
  ])("a %s is a %s and %i singles", (withSingles, without, bets) => {
    fc.assert(
      fc.property(fc.array(leg, { minLength: bets, maxLength: bets }), (legs) => {
        const units = 2 ** bets - 1;
        const singles = legs.reduce((sum, one) => sum.plus(exactOf({ kind: "SINGLE" }, "1", [one])), new Exact(0));
        const rest = exactOf({ kind: "FULL_COVER", cover: without }, String(units - bets), legs);
        expect(same(exactOf({ kind: "FULL_COVER", cover: withSingles }, String(units), legs), rest.plus(singles))).toBe(
          true,
        );
      }),
      settings,
    );
  });

  it("a full cover is the systems of its sizes together", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(covers) as CoverName[])),
        fc.array(leg, { minLength: 8, maxLength: 8 }),
        (cover, eight) => {
          const { bets, sizes } = covers[cover];
          const legs = eight.slice(0, bets);
          const unitsOfSize = (size: number) =>
            Math.round(
              Array.from({ length: size }, (_, index) => (bets - index) / (index + 1)).reduce(
                (units, one) => units * one,
                1,
              ),
            );
          const together = sizes.reduce(
            (sum, size) => sum.plus(exactOf({ kind: "SYSTEM", systemValue: size }, String(unitsOfSize(size)), legs)),
            new Exact(0),
          );
          const units = sizes.reduce((sum, size) => sum + unitsOfSize(size), 0);
          expect(same(exactOf({ kind: "FULL_COVER", cover }, String(units), legs), together)).toBe(true);
        },
      ),
      settings,
    );
  });

  it("a chain leaves what a purse would that pays and takes bet by bet", () => {
    fc.assert(
      fc.property(stake, fc.array(leg, { minLength: 2, maxLength: 8 }), (amount, legs) => {
        let purse: Decimal = new Exact(amount);
        for (const one of legs) {
          const staked = purse.lessThan(amount) ? purse : new Exact(amount);
          purse = purse.minus(staked);
          purse = purse.plus(exactOf({ kind: "SINGLE" }, staked.toFixed(), [one]));
          if (purse.isZero()) break;
        }
        expect(same(exactOf({ kind: "CHAIN" }, amount, legs), purse)).toBe(true);
      }),
      settings,
    );
  });

  it("a conditional coupon of one block is the express of its bets, of a single the single", () => {
    fc.assert(
      fc.property(stake, fc.array(leg, { minLength: 1, maxLength: 8 }), (amount, legs) => {
        const conditional = exactOf(
          { kind: "CONDITIONAL", blocks: [{ id: "1", amount }] },
          "0",
          legs.map((one) => ({ ...one, blockId: "1" })),
        );
        expect(conditional.toFixed()).toBe(exactOf({ kind: "EXPRESS" }, amount, legs).toFixed());
      }),
      settings,
    );
  });

  it("a conditional coupon whose blocks stake all that came back is the express of all", () => {
    fc.assert(
      fc.property(stake, fc.array(leg, { minLength: 2, maxLength: 6 }), (amount, legs) => {
        const blocks = legs.map((_, index) => ({ id: String(index), amount: index === 0 ? amount : "9".repeat(60) }));
        expect(
          same(
            exactOf(
              { kind: "CONDITIONAL", blocks },
              "0",
              legs.map((one, index) => ({ ...one, blockId: String(index) })),
            ),
            exactOf({ kind: "EXPRESS" }, amount, legs),
          ),
        ).toBe(true);
      }),
      settings,
    );
  });
});

const plainKinds: readonly CouponKind[] = [
  "SINGLE",
  "EXPRESS",
  "SYSTEM",
  "CHAIN",
  "CONDITIONAL",
  "FULL_COVER",
  "MULTIPLE_SINGLES",
  "ANTI_EXPRESS",
];

/** A coupon of a kind made of legs, as large as the kind takes them. */
function couponOf(
  kind: CouponKind,
  legs: readonly Leg[],
  amount: string,
  choice: number,
): { content: CouponContent; used: readonly Leg[] } {
  const used =
    kind === "SINGLE"
      ? legs.slice(0, 1)
      : kind === "FULL_COVER"
        ? legs.slice(0, 3 + (choice % (legs.length - 2)))
        : legs;
  const names = (Object.keys(covers) as CoverName[]).filter((name) => covers[name].bets === used.length);
  return {
    used,
    content: {
      kind,
      systemValue: 2 + (choice % (used.length - 1 || 1)),
      cover: names[choice % (names.length || 1)] ?? null,
      blocks:
        kind === "CONDITIONAL"
          ? [
              { id: "a", amount },
              { id: "b", amount: new Exact(amount).times(2).toFixed(2) },
            ]
          : [],
      legs: used.map((one, index) => ({ coef: one.coef, blockId: index === 0 ? "a" : "b" })),
    },
  };
}

describe.each(plainKinds)("%s, whatever happens", (kind) => {
  it("never returns more than the cap, nor than it said it could, and its bounds hold while bets are decided one by one [5.22]", () => {
    fc.assert(
      fc.property(
        stake,
        fc.array(leg, { minLength: 3, maxLength: 8 }),
        fc.nat({ max: 1000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (amount, legs, choice, cap) => {
          const { content, used } = couponOf(kind, legs, amount, choice);
          const settled = factorsOf(used);
          const final = couponReturn(content, amount, settled).exact;
          if (final === null) throw new Error("nothing is open");
          expect(final.isNegative()).toBe(false);
          const maxPayout = String(cap);
          const win = possibleWin(content, amount, "RUB", { maxPayout });
          if (win !== null) expect(new Exact(win).lessThanOrEqualTo(maxPayout)).toBe(true);
          // A void leg raises the price of an anti-express: no bound for what it pays but the cap.
          if (kind === "ANTI_EXPRESS") return;
          expect(
            final.lessThanOrEqualTo(
              couponReturn(
                content,
                amount,
                used.map(() => null),
              ).highest,
            ),
          ).toBe(true);
          for (let decided = 0; decided <= settled.length; decided += 1) {
            const { lowest, highest, exact } = couponReturn(
              content,
              amount,
              settled.map((factor, index) => (index < decided ? factor : null)),
            );
            expect(lowest.lessThanOrEqualTo(final) && final.lessThanOrEqualTo(highest)).toBe(true);
            if (exact !== null) expect(exact.toFixed()).toBe(final.toFixed());
          }
        },
      ),
      { numRuns: 60, seed: 23 },
    );
  });

  it("returns the stake when every bet is void", () => {
    fc.assert(
      fc.property(
        stake,
        fc.array(leg, { minLength: 3, maxLength: 8 }),
        fc.nat({ max: 1000 }),
        (amount, legs, choice) => {
          const { content, used } = couponOf(kind, legs, amount, choice);
          const exact = couponReturn(
            content,
            amount,
            used.map(() => new Exact(1)),
          ).exact;
          const staked = new Exact(amount).times(couponKinds[kind].stake === "bet" ? used.length : 1);
          expect(roundMoney(exact ?? -1, "RUB")).toBe(roundMoney(staked, "RUB"));
        },
      ),
      settings,
    );
  });
});

describe("the least possible win of a system [5.23]", () => {
  it("is the least of all returns above nothing, bankers won", () => {
    fc.assert(
      fc.property(fc.array(coef, { minLength: 3, maxLength: 6 }), fc.nat(), (coefs, choice) => {
        const systemValue = 2 + (choice % (coefs.length - 2));
        const content: CouponContent = { ...contentOf("SYSTEM", coefs), systemValue };
        const returns = Array.from(
          { length: 2 ** coefs.length },
          (_, picture) =>
            couponReturn(
              content,
              "1000",
              coefs.map((one, index) => new Exact((picture >> index) % 2 === 1 ? one : 0)),
            ).lowest,
        );
        const least = Exact.min(...returns.filter((value) => value.greaterThan(0)));
        expect(minPossibleWin(content, "1000", "RUB")).toBe(roundMoney(least, "RUB"));
      }),
      { numRuns: 100, seed: 3 },
    );
  });
});

describe("an anti-express", () => {
  // One lot on the express at K and one on its loss at o: staked 1/K and 1/o, either pays 1. The stakes come to
  // 1/K + (M − 1/K) = M: what is lost for certain is the margin, M − 1 of each 1 paid, and never more.
  it("together with its express never loses more than the margin says", () => {
    // Prices of up to 2.9, two of which are 8.41: an anti-express of them is still offered.
    const short = fc.integer({ min: 1001, max: 2900 }).map((thousandths) => (thousandths / 1000).toFixed(3));
    fc.assert(
      fc.property(
        fc.array(fc.record({ coef: short, hasWon: fc.boolean() }), { minLength: 2, maxLength: 4 }),
        (legs) => {
          const coefs = legs.map((one) => one.coef);
          const express = product(coefs);
          const anti = antiExpressCoef(express);
          fc.pre(anti !== null);
          const factors = legs.map((one) => new Exact(one.hasWon ? one.coef : 0));
          const stakes = { express: new Exact(1).dividedBy(express), anti: new Exact(1).dividedBy(anti ?? 1) };
          const paid = couponReturn(contentOf("EXPRESS", coefs), stakes.express, factors).lowest.plus(
            couponReturn(contentOf("ANTI_EXPRESS", coefs), stakes.anti, factors).lowest,
          );
          const lost = stakes.express.plus(stakes.anti).minus(paid);
          expect(same(lost, new Exact(defaultAntiExpressMargin).minus(1))).toBe(true);
        },
      ),
      settings,
    );
  });

  it("is not offered where it could not win", () => {
    // 1/K ≤ M − 1: K of 1/0.1165 = 8.58… and longer; and never where M − 1/K is not above nothing.
    expect(
      [
        antiExpressCoef("8.58"),
        antiExpressCoef("8.59"),
        antiExpressCoef("1.1", "0.9"),
        antiExpressCoef("2", "0.5"),
      ].map((price) => price?.toFixed(4) ?? null),
    ).toEqual(["1.0001", null, null, null]);
  });
});

import type { Decimal } from "decimal.js";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { covers, couponKinds, type CouponKind, type CoverName } from "#shared/betting/coupon/kinds.ts";
import { legFactor, type LegResult } from "#shared/betting/coupon/legs.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";
import { startTestServices, type TestServices } from "../../../testing/services.ts";
import { settleKnown } from "./settle.ts";
import { writeCoupon, type LegInput } from "../testing/after.ts";
import { clientOf, expectProvenBooks, type Client } from "../testing/client.ts";

/** All runs with TEST_LONG=1, the first of the same seed without. */
const isLong = process.env["TEST_LONG"] === "1";

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
});
afterAll(() => test.close());

const settle = () => settleKnown(test.services.context);
const minus = (one: string, other: string) => new Exact(one).minus(other).toFixed();

interface Sample {
  kind: CouponKind;
  amount: string;
  legs: LegInput[];
  systemValue: number | null;
  cover: CoverName | null;
  blocks: { id: string; amount: string; coef: string }[] | null;
  results: LegResult[];
  maxPayout: string;
}

/** Every choice of k among the items, written out. */
function choices<T>(items: readonly T[], k: number): T[][] {
  if (k === 0) return [[]];
  return items.flatMap((item, index) => choices(items.slice(index + 1), k - 1).map((rest) => [item, ...rest]));
}

const times = (factors: readonly Decimal[]) => factors.reduce<Decimal>((all, one) => all.times(one), new Exact(1));
const sum = (parts: readonly Decimal[]) => parts.reduce<Decimal>((all, one) => all.plus(one), new Exact(0));

/** What a coupon returns, combination by combination and bet by bet, from the definitions alone. */
function byHand({ kind, amount, legs, systemValue, cover, blocks, results }: Sample): Decimal {
  const stake = new Exact(amount);
  const factors = legs.map(({ coef }, index) => legFactor(results[index] ?? "VOID", coef));
  const split = (bets: Decimal[][]) => sum(bets.map((bet) => times(bet).times(stake).dividedBy(bets.length)));
  switch (kind) {
    case "SYSTEM": {
      const bankers = factors.filter((_, index) => legs[index]?.isBanker);
      return split(
        choices(
          factors.filter((_, index) => !legs[index]?.isBanker),
          systemValue ?? 0,
        ).map((combination) => [...bankers, ...combination]),
      );
    }
    case "FULL_COVER":
      return split((cover ? covers[cover].sizes : []).flatMap((size) => choices(factors, size)));
    case "CHAIN": {
      let account = stake;
      for (const { factor } of legs
        .map(({ later = 0 }, index) => ({ later, factor: factors[index] ?? new Exact(1) }))
        .toSorted((one, other) => one.later - other.later)) {
        const bet = account.lessThan(stake) ? account : stake;
        account = account.minus(bet).plus(bet.times(factor));
      }
      return account;
    }
    case "CONDITIONAL": {
      let [kept, returned] = [new Exact(0), new Exact(0)];
      for (const [index, block] of (blocks ?? []).entries()) {
        const bet = index === 0 ? new Exact(block.amount) : Exact.min(block.amount, returned);
        if (index > 0) kept = kept.plus(returned.minus(bet));
        returned = bet.times(times(factors.filter((_, leg) => legs[leg]?.blockId === block.id)));
      }
      return kept.plus(returned);
    }
    case "ANTI_EXPRESS": {
      const counted = results.flatMap((result, index) =>
        result === "WON" || result === "LOST" ? [{ result, coef: legs[index]?.coef ?? "1" }] : [],
      );
      if (counted.length === 0) return stake;
      if (!counted.some(({ result }) => result === "LOST")) return new Exact(0);
      const rest = new Exact("1.1165").minus(new Exact(1).dividedBy(times(counted.map(({ coef }) => new Exact(coef)))));
      const price = new Exact(1).dividedBy(rest);
      return rest.greaterThan(0) && price.greaterThan(1) ? stake.times(price) : stake;
    }
    default:
      return stake.times(times(factors));
  }
}

const result = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<LegResult>("WON", "LOST") },
  { weight: 2, arbitrary: fc.constantFrom<LegResult>("VOID", "HALF_WON", "HALF_LOST") },
  { weight: 1, arbitrary: fc.constantFrom<LegResult>("DEAD_HEAT_1_OF_2", "DEAD_HEAT_2_OF_3") },
);
const price = fc.integer({ min: 1101, max: 9000 }).map((thousandths) => (thousandths / 1000).toFixed(3));
const kinds: CouponKind[] = ["SINGLE", "EXPRESS", "SYSTEM", "FULL_COVER", "CHAIN", "CONDITIONAL", "ANTI_EXPRESS"];

const sample: fc.Arbitrary<Sample> = fc.constantFrom(...kinds).chain((kind) => {
  const coverName = fc.constantFrom<CoverName>(
    "TRIXIE",
    "PATENT",
    "YANKEE",
    "LUCKY_15",
    "CANADIAN",
    "LUCKY_31",
    "HEINZ",
  );
  return fc
    .record({
      cover: coverName,
      count: kind === "SINGLE" ? fc.constant(1) : fc.integer({ min: kind === "SYSTEM" ? 3 : 2, max: 6 }),
      bankers: fc.integer({ min: 0, max: 1 }),
      k: fc.integer({ min: 2, max: 5 }),
    })
    .chain(({ cover, count, bankers, k }) => {
      const size = kind === "FULL_COVER" ? covers[cover].bets : count;
      const chosenBankers = kind === "SYSTEM" && size > 3 ? bankers : 0;
      return fc
        .record({
          coefs: fc.array(price, { minLength: size, maxLength: size }),
          results: fc.array(result, { minLength: size, maxLength: size }),
          amount: fc.integer({ min: 1000, max: 90_000 }).map((minor) => (minor / 100).toFixed(2)),
          maxPayout: fc.constantFrom("50000000", "900", "100"),
          starts: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: size, maxLength: size }),
        })
        .map(({ coefs, results, amount, maxPayout, starts }): Sample => {
          const inBlocks = kind === "CONDITIONAL";
          const blockIds = inBlocks ? ["a", "b", "c"].slice(0, Math.min(3, size)) : [];
          const legs = coefs.map((coef, index) => ({
            coef,
            isBanker: index < chosenBankers,
            later: starts[index] ?? 0,
            ...(inBlocks && { blockId: blockIds[index % blockIds.length] ?? "a" }),
          }));
          return {
            kind,
            amount,
            results,
            maxPayout,
            legs,
            cover: kind === "FULL_COVER" ? cover : null,
            systemValue: kind === "SYSTEM" ? Math.min(k, size - chosenBankers - (chosenBankers > 0 ? 0 : 1)) : null,
            blocks: inBlocks
              ? blockIds.map((id, index) => ({
                  id,
                  coef: "2.000",
                  amount: index === 0 ? amount : ((Number(amount) * (index + 1)) / 2).toFixed(2),
                }))
              : null,
          };
        });
    });
});

const isStake = (returned: Decimal, amount: string) => returned.minus(amount).abs().lessThan("1e-300");
/** The payout: a returned stake is not a win, so the cap doesn't apply. */
const paid = (returned: Decimal, { amount, maxPayout }: Sample) =>
  roundMoney(isStake(returned, amount) ? amount : Exact.min(returned, maxPayout), "RUB");

const write = ({ kind, amount, legs, systemValue, cover, blocks, maxPayout }: Sample) =>
  writeCoupon(test, client, legs, {
    typeId: couponKinds[kind].typeId,
    amount,
    systemValue,
    cover,
    blocks,
    maxPayout,
    ...(kind === "ANTI_EXPRESS" && { margin: "1.1165" }),
  });

describe("settling of every kind [4.07, 4.08]", () => {
  it(
    "pays what the definitions say, combination by combination, never above the cap, and the books sum to zero",
    { tags: "slow", timeout: 120_000 },
    async () => {
      const seen = new Set<string>();
      await fc.assert(
        fc.asyncProperty(sample, async (one) => {
          const before = await client.balance();
          const { id, outcomeIds } = await write(one);
          for (const [index, outcomeId] of outcomeIds.entries())
            test.book.setResult(outcomeId, one.results[index] ?? "VOID");
          await settle();
          const returned = byHand(one);
          const payout = paid(returned, one);
          const state = isStake(returned, one.amount) ? "REFUNDED" : returned.greaterThan(one.amount) ? "WON" : "LOST";
          expect(await client.coupon(id)).toMatchObject({ state, payout });
          expect(minus(await client.balance(), before)).toBe(minus(payout, one.amount));
          seen.add(`${one.kind} ${state}`);
        }),
        { numRuns: isLong ? 120 : 80, seed: 20_261_121 },
      );
      await expectProvenBooks(test);
      // Else this would show little.
      expect([...seen].toSorted()).toEqual(
        expect.arrayContaining(kinds.flatMap((kind) => [`${kind} LOST`, `${kind} WON`])),
      );
    },
  );

  it(
    "decides a coupon as soon as nothing open can change it, whatever comes then",
    { tags: "slow", timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(sample, fc.infiniteStream(result), async (one, others) => {
          const { id, outcomeIds } = await write(one);
          for (const [index, outcomeId] of outcomeIds.entries()) {
            const early = await client.coupon(id);
            if (early.state !== "ACCEPTED") {
              // Decided early: whatever the open bets' results, the return is the same.
              for (let tries = 0; tries < 5; tries += 1) {
                const results = one.results.map((known, at) => (at < index ? known : (others.next().value ?? known)));
                expect(early.payout).toBe(paid(byHand({ ...one, results }), one));
              }
            }
            test.book.setResult(outcomeId, one.results[index] ?? "VOID");
            await settle();
          }
          expect((await client.coupon(id)).state).not.toBe("ACCEPTED");
        }),
        { numRuns: isLong ? 40 : 15, seed: 7 },
      );
      await expectProvenBooks(test);
    },
  );

  // By hand.
  it.each<[string, CouponKind, LegResult[], Partial<Parameters<typeof writeCoupon>[3]>, string, string]>([
    [
      "a system 2 of 3, two lost: nothing can come of it, though one is open",
      "SYSTEM",
      ["LOST", "LOST"],
      { systemValue: 2 },
      "LOST",
      "0.00",
    ],
    [
      "a system 2 of 3 with two won at 2: 100/3 × 4",
      "SYSTEM",
      ["WON", "WON", "LOST"],
      { systemValue: 2 },
      "WON",
      "133.33",
    ],
    [
      "a Trixie with all won at 2: 25 × (3 × 4 + 8)",
      "FULL_COVER",
      ["WON", "WON", "WON"],
      { cover: "TRIXIE" },
      "WON",
      "500.00",
    ],
    [
      "a chain whose first bet loses: the account is empty, the rest is not played",
      "CHAIN",
      ["LOST"],
      {},
      "LOST",
      "0.00",
    ],
    [
      "an anti-express with one lost at 2 × 2 × 2: 100/(1.1165 − 1/8) = 100.857…",
      "ANTI_EXPRESS",
      ["LOST", "WON", "WON"],
      { margin: "1.1165" },
      "WON",
      "100.86",
    ],
    ["an anti-express with none lost", "ANTI_EXPRESS", ["WON", "WON", "WON"], { margin: "1.1165" }, "LOST", "0.00"],
    [
      "an anti-express with all void",
      "ANTI_EXPRESS",
      ["VOID", "VOID", "VOID"],
      { margin: "1.1165" },
      "REFUNDED",
      "100.00",
    ],
  ])("settles %s", async (_what, kind, results, columns, state, payout) => {
    const { id, outcomeIds } = await writeCoupon(
      test,
      client,
      [{ coef: "2.000" }, { coef: "2.000", later: 1 }, { coef: "2.000", later: 2 }],
      { typeId: couponKinds[kind].typeId, ...columns },
    );
    for (const [index, each] of results.entries()) test.book.setResult(outcomeIds[index] ?? "", each);
    await settle();
    expect(await client.coupon(id)).toMatchObject({ state, payout });
  });
});

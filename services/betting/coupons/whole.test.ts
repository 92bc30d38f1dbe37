/** Whatever is done with coupons, in any order: the house's balances match its coupons and debts to the last digit. */
import { sql } from "../../platform/database/drizzle.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Exact } from "#shared/money/money.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { sellAtTarget } from "./cashOut/auto.ts";
import { decideDue } from "./place/decide.ts";
import { settleKnown } from "./settle/settle.ts";
import { promoCode } from "./tables.ts";
import { correct, deedsOf, newOutcome } from "./testing/after.ts";
import { clientOf, expectProvenBooks, nextKey, type Client } from "./testing/client.ts";

let test: TestServices;
let client: Client;
beforeAll(async () => {
  test = await startTestServices();
  client = await clientOf(test);
  const { db, clock } = test.services.context;
  const codes = Array.from({ length: 400 }, (_, index) => ({
    code: `FREE-BET-${index}`,
    kind: "FREE_BET" as const,
    currency: "RUB",
    amount: "75",
    validUntil: clock.now() + 1e10,
  }));
  await db.insert(promoCode).values([
    ...codes,
    ...codes.map(({ code, ...same }) => ({
      ...same,
      amount: null,
      code: `X${code}`,
      kind: "WIN_BOOST" as const,
      percent: "33.33",
      maxBonus: "40",
    })),
  ]);
});
afterAll(() => test.close());

const results = ["WON", "LOST", "VOID", "HALF_WON", "HALF_LOST", "DEAD_HEAT_1_OF_3", "DEAD_HEAT_2_OF_3"] as const;
const step = fc.record({
  what: fc.constantFrom(
    "place",
    "place",
    "place",
    "place",
    "settle",
    "settle",
    "settle",
    "correct",
    "correct",
    "sell",
    "part",
    "insure",
    "swap",
    "auto",
    "move",
    "move",
    "decide",
  ),
  a: fc.nat(1000),
  b: fc.nat(1000),
  c: fc.nat(1000),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const of = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)];
const outcomes: string[] = [];
const coupons: string[] = [];
let codes = 0;

/** A bet on a new game, or on one that others have bet on. */
function pick(a: number, section: "LINE" | "LIVE") {
  const coef = new Exact(1101 + ((a * 37) % 4000)).dividedBy(1000).toFixed(3);
  const outcomeId = newOutcome(test, coef, section);
  test.book.setOutcome(outcomeId.replace(/home$/, "away"), { coef: "2.500" });
  test.book.setGame(outcomeId.split(".")[0] ?? "", {
    startsAt: Math.floor(test.services.context.clock.now() / 1000) + 3600,
  });
  outcomes.push(outcomeId);
  return { outcomeId, coef };
}

async function place({ a, b, c }: Step): Promise<void> {
  const [typeId, size] = of(
    [
      [0, 1],
      [0, 1],
      [1, 2],
      [1, 4],
      [2, 5],
      [3, 3],
      [11, 3],
      [12, 3],
      [4, 2],
    ] as const,
    a,
  ) ?? [0, 1];
  const bets = Array.from({ length: size }, (_, index) => ({
    ...pick(a + b * index, c % 3 === 0 ? "LIVE" : "LINE"),
    ...(typeId === 4 && { blockId: index === 0 ? "one" : "two" }),
  }));
  const extra = of(
    [
      {},
      {},
      { prepaidAmount: "30" },
      { prepaidAmount: "17.31" },
      { promoCode: `FREE-BET-${codes}` },
      { promoCode: `XFREE-BET-${codes}` },
      { hasBonusBet: false },
    ],
    b,
  );
  codes += 1;
  const amount = typeId === 4 ? null : new Exact(3500 + ((c * 91) % 20_000)).dividedBy(100).toFixed(2);
  const { body } = await client.place(
    {
      accountId: client.accounts["RUB"],
      typeId,
      amount,
      bets,
      systemValue: 3,
      cover: "TRIXIE",
      ...(typeId === 4 && { amountByBlockId: { one: "70", two: "50" } }),
      ...extra,
    },
    nextKey(),
  );
  coupons.push(...body.coupons.map(({ id }) => id));
}

async function take(one: Step): Promise<void> {
  const { context } = test.services;
  const deeds = deedsOf(test, client);
  const [id, outcome] = [of(coupons.slice(-10), one.a), of(outcomes.slice(-16), one.b)];
  if (one.what === "place") return place(one);
  if (one.what === "decide") {
    test.advance(20_000);
    return decideDue(context);
  }
  if (!id || !outcome) return;
  const result = of(results, one.c) ?? "WON";
  switch (one.what) {
    case "settle":
      test.book.setResult(outcome, result);
      return settleKnown(context);
    case "correct":
      await correct(test, outcome, result);
      return;
    case "move":
      test.book.setOutcome(outcome, {
        coef: new Exact(1050 + one.c * 3).dividedBy(1000).toFixed(3),
        isBlocked: one.c % 3 === 0,
      });
      return sellAtTarget(context);
    case "auto":
      await deeds.setAuto(id, new Exact(40 + one.c).toFixed());
      return;
    default: {
      const offers = await deeds.offers(id);
      const swap = of(offers.swaps, one.c);
      if (one.what === "insure") await deeds.insure(id, { share: 10 * (1 + (one.c % 10)), premium: "100000" });
      else if (one.what === "swap" && swap)
        coupons.push(
          (await deeds.swap(id, { betOutcomeId: swap.outcomeId, outcomeId: swap.outcomes[0]?.outcomeId })).body.coupon
            ?.id ?? id,
        );
      else if (offers.cashOut)
        await deeds.cashOut(id, {
          ...offers.cashOut,
          policy: "ANY",
          ...(one.what === "part" && { share: `0.${1 + (one.c % 9)}` }),
        });
    }
  }
}

/** The house's actual balance of a type, and the one the tables imply. */
async function expectHouse(): Promise<void> {
  const {
    rows: [row],
  } = await test.services.context.db.execute<Record<string, string>>(sql`
    with house as (select kind, sum(entry.amount) as held from entry join ledger_account account on account.id = entry.account_id where account.currency = 'RUB' group by kind)
    select trim_scale(coalesce((select held from house where kind = 'stakes'), 0) - (select coalesce(sum(amount - cashed_stake), 0) from coupon where currency = 'RUB' and state in ('PENDING', 'ACCEPTED')))::text as stakes,
      trim_scale(coalesce((select held from house where kind = 'advance'), 0))::text as advance,
      trim_scale(coalesce((select held from house where kind = 'debts'), 0) + (select coalesce(sum(amount), 0) from account_debt))::text as debts,
      trim_scale((select coalesce(sum(entry.amount), 0) from entry join ledger_account account on account.id = entry.account_id join journal on journal.id = entry.journal_id where account.kind = 'player' and account.currency = 'RUB' and journal.kind in ('payout'))
        - (select coalesce(sum(-entry.amount), 0) from entry join ledger_account account on account.id = entry.account_id join journal on journal.id = entry.journal_id join journal original on original.id = journal.reverses
            where account.kind in ('player', 'debts', 'advance') and account.currency = 'RUB' and original.kind = 'payout')
        + (select coalesce(sum(entry.amount), 0) from entry join ledger_account account on account.id = entry.account_id join journal on journal.id = entry.journal_id where account.kind in ('advance', 'debts') and account.currency = 'RUB' and journal.kind = 'payout')
        - (select coalesce(sum(coalesce(payout, cashed_value)), 0) from coupon where currency = 'RUB'))::text as paid`);
  expect(row).toEqual({ stakes: "0", advance: "0", debts: "0", paid: "0" });
}

it("keeps the house's accounts at what coupons and debts say", { tags: "slow", timeout: 180_000 }, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.noBias(fc.array(step, { minLength: 80, maxLength: 80, size: "max" })), async (steps) => {
      for (const one of steps) {
        await take(one);
        await expectHouse().catch((error: unknown) => {
          throw new Error(`after ${JSON.stringify(one)}: ${String(error)}`);
        });
      }
      const { rows } = await test.services.context.db.execute<{ state: string }>(
        sql`select distinct state from coupon union select 'insured' from coupon where insured_payout > 0 union select 'swapped' from coupon where replaces_id is not null union select 'advance' from coupon where prepaid_amount > 0 union select 'free' from coupon where promo is not null`,
      );
      for (const { state } of rows) seen.add(state);
    }),
    { numRuns: 4, seed: 20_261_121, endOnFailure: true },
  );
  await expectProvenBooks(test);
  // Else this would show little.
  expect([...seen]).toEqual(expect.arrayContaining(["ACCEPTED", "WON", "LOST", "CASHED_OUT", "advance", "free"]));
});

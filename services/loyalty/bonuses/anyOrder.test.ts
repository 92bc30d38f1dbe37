/** Whatever happens to bonuses, in any order: the books balance, nothing is negative, and events may come in any order. */
import { sql } from "../../platform/database/drizzle.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Exact } from "#shared/money/money.ts";
import { correct, deedsOf } from "../../betting/coupons/testing/after.ts";
import { reconcile } from "./instances/reconcile.ts";
import { standing } from "./testing/mix.ts";
import { startBonusWorld, type BonusWorld } from "./testing/world.ts";

const isLong = process.env["TEST_LONG"] === "1";

let world: BonusWorld;
let cash: string;
beforeAll(async () => {
  world = await startBonusWorld();
  cash = world.client.accounts["RUB"] ?? "";
});
afterAll(() => world.close());

const step = fc.record({
  what: fc.constantFrom(
    "bet",
    "bet",
    "bet",
    "settle",
    "settle",
    "correct",
    "sell",
    "hear",
    "deposit",
    "forfeit",
    "time",
  ),
  a: fc.nat(1000),
  b: fc.nat(1000),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const of = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)];

interface Played {
  bonus: string;
  account: number;
  open: { id: string; outcomes: string[] }[];
  settled: string[];
}

async function act(played: Played, { what, a, b }: Step): Promise<void> {
  const { context } = world.test.services;
  switch (what) {
    case "bet": {
      const amount = new Exact(1000 + a * 700).dividedBy(100).toFixed(2);
      // What the balances can't pay is refused whole, and an account that is closed takes no bets.
      const placed = await world.express(played.account, amount, (b % 4) + 1).catch(() => null);
      if (placed) played.open.push({ id: placed.coupon.id, outcomes: placed.outcomes });
      return;
    }
    case "settle": {
      const coupon = of(played.open, a);
      if (coupon === undefined) return;
      for (const [index, outcome] of coupon.outcomes.entries())
        await world.settle([outcome], of(["WON", "WON", "LOST", "VOID"] as const, b + index) ?? "WON");
      played.settled.push(...coupon.outcomes);
      played.open = played.open.filter((each) => each !== coupon);
      return;
    }
    case "correct": {
      const outcome = of(played.settled, a);
      if (outcome) await correct(world.test, outcome, of(["WON", "LOST", "VOID"] as const, b) ?? "VOID");
      return;
    }
    case "sell": {
      const coupon = of(played.open, a);
      if (coupon)
        await deedsOf(world.test, world.client)
          .sellNow(coupon.id)
          .catch(() => null);
      return;
    }
    case "hear":
      return world.hear();
    case "deposit":
      await world.deposit(String(100 + a));
      return;
    case "forfeit":
      if (b % 8 === 0)
        await world.test.call("POST", `/bonus-api/v1/bonuses/${played.bonus}/forfeit`, {
          headers: world.client.headers,
        });
      return;
    case "time":
      if (b % 8 === 0)
        await context.db.execute(sql`update bonus set expires_at = ${context.clock.now()} where id = ${played.bonus}`);
  }
}

it(
  "random mixes of deposits, bets, voids, cash-outs, corrections, forfeits and expiries keep the books",
  { tags: "slow", timeout: isLong ? 900_000 : 60_000 },
  async () => {
    const { context } = world.test.services;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), async (steps) => {
        await world.setCash(500);
        const { id } = await world.grant("welcome-sport");
        await world.deposit("1000");
        const account = (await world.bonus(id)).bonus.account_id ?? 0;
        const played: Played = { bonus: id, account, open: [], settled: [] };
        for (const each of steps) await act(played, each);
        for (const { outcomes } of played.open) await world.settle(outcomes, "LOST");
        await world.hear();
        await world.expectBooks();
        const before = await standing(world.test);
        // Events that come again, or in another order, change nothing.
        for (const { id: again } of before.toReversed()) await reconcile(context, Number(again));
        await context.db.execute(sql`delete from outbox_reader where name = 'bonuses'`);
        await world.hear();
        expect(await standing(world.test)).toEqual(before);
        const { rows } = await context.db.execute<{ low: string; wrong: number }>(sql`
          select (select min(balance)::text from ledger_account where kind = 'player') as low,
            (select count(*)::integer from bonus where wagered <> (select coalesce(sum(amount), 0) from bonus_wager where bonus_id = bonus.id)) as wrong`);
        expect(new Exact(rows[0]?.low ?? "-1").greaterThanOrEqualTo(0)).toBe(true);
        expect(rows[0]?.wrong).toBe(0);
        // Bonus money that has not become cash is the house's again once the bonus is over.
        const over = (await world.bonus(id)).bonus;
        if (over.state !== "ACTIVE") expect(over.balance).toBe("0.00");
        await world.test.call("POST", `/bonus-api/v1/bonuses/${id}/forfeit`, { headers: world.client.headers });
        expect(await world.money(cash)).not.toMatch(/^-/);
      }),
      { numRuns: isLong ? 150 : 4, seed: 20 },
    );
  },
);

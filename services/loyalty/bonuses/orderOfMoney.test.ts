/** Whatever is played with a bonus, its money moves by the stated order: a model in whole kopecks says what each step leaves. */
import { sql } from "../../platform/database/drizzle.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { nextKey } from "../../betting/coupons/testing/client.ts";
import { expectBooksToBalance, startWalletWorld, type WalletWorld } from "../../money/wallet/testing/world.ts";
import { reconcile } from "./instances/reconcile.ts";
import { ModelBonus, type ModelPlay } from "./testing/model.ts";
import { playedRound, standing, type PlayedRound } from "./testing/mix.ts";
import { testOffer } from "./testing/offer.ts";
import { startBonusWorld, type BonusWorld } from "./testing/world.ts";

const isLong = process.env["TEST_LONG"] === "1";

let wallet: WalletWorld;
let world: BonusWorld;
let cash: string;
let offerId: string;
beforeAll(async () => {
  wallet = await startWalletWorld();
  world = await startBonusWorld("demo", wallet.test);
  cash = world.client.accounts["RUB"] ?? "";
  const { body } = await wallet.test.call<{ id: string }>("POST", "/bonus-api/v1/desk/offers", {
    headers: { "x-service-key": "test-key" },
    body: { key: "order-of-money", definition, starts_at: 0, ends_at: null },
  });
  offerId = body.id;
});
afterAll(() => wallet.close());

/** Half of a round's stake counts, and all of a coupon's. */
const definition = testOffer({ casinoPercent: "50", audience: "STAFF" });

const step = fc.record({
  what: fc.constantFrom(
    "spin",
    "spin",
    "spin",
    "more",
    "win",
    "win",
    "end",
    "end",
    "rollback",
    "coupon",
    "coupon",
    "settle",
    "settle",
    "deposit",
    "over",
  ),
  a: fc.nat(1000),
  b: fc.nat(1000),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const of = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)];

interface Run {
  id: string;
  account: number;
  token: string;
  model: ModelBonus;
  rounds: { own: PlayedRound; play: ModelPlay; bets: { id: string; roubles: number }[] }[];
  coupons: { outcomes: string[]; play: ModelPlay }[];
}

const roubles = (amount: number) => `${amount}.00`;

/** Does a step, and says of the model the same. */
async function act({ id, account, token, model, rounds, coupons }: Run, { what, a, b }: Step): Promise<void> {
  const round = of(
    rounds.filter(({ play }) => play.isOpen),
    a,
  );
  const stake = 2 * (5 + (b % 150));
  switch (what) {
    case "spin": {
      const own = playedRound(wallet, token, world.client.userId);
      const play = model.stake(stake, "ROUND");
      const bet = await own.bet(roubles(stake));
      expect(bet.code).toBe(play === null ? "NOT_ENOUGH_MONEY" : "OK");
      if (play !== null) rounds.push({ own, play, bets: [{ id: bet.id, roubles: stake }] });
      return;
    }
    case "more": {
      if (round === undefined || round.play.won !== null) return;
      const bet = await round.own.bet(roubles(stake));
      const isTaken = model.stakeMore(round.play, stake);
      expect(bet.code).toBe(isTaken ? "OK" : "NOT_ENOUGH_MONEY");
      if (isTaken) round.bets.push({ id: bet.id, roubles: stake });
      return;
    }
    case "win": {
      const [bet] = round?.bets ?? [];
      if (round === undefined || bet === undefined) return;
      expect(await round.own.win(bet.id, roubles(stake))).toBe("OK");
      model.win(round.play, stake);
      return;
    }
    case "end":
      if (round === undefined) return;
      expect(await round.own.end()).toBe("OK");
      return model.end(round.play, true);
    case "rollback": {
      const bet = round?.bets.at(-1);
      if (round === undefined || bet === undefined || round.play.won !== null) return;
      expect(await round.own.rollback(bet.id, roubles(bet.roubles))).toBe("OK");
      round.bets.pop();
      return model.takeBack(round.play);
    }
    case "coupon": {
      const placed = await world.express(account, roubles(stake), 1).catch(() => null);
      const play = model.stake(stake, "COUPON");
      expect(placed === null).toBe(play === null);
      if (placed && play) coupons.push({ outcomes: placed.outcomes, play });
      return;
    }
    case "settle": {
      const coupon = of(
        coupons.filter(({ play }) => play.isOpen),
        a,
      );
      if (coupon === undefined) return;
      const result = of(["WON", "LOST", "VOID"] as const, b) ?? "VOID";
      await world.settle(coupon.outcomes, result);
      // At 1.500; stakes are even, so that half of one is a whole rouble.
      if (result !== "LOST") model.win(coupon.play, (coupon.play.stake / 100) * (result === "WON" ? 1.5 : 1));
      return model.end(coupon.play, result !== "VOID");
    }
    case "deposit":
      await world.setCash(model.cash / 100 + stake);
      model.cash += stake * 100;
      return;
    case "over":
      if (b % 6 !== 0) return;
      if (b % 12 === 0) {
        const { db, clock } = wallet.test.services.context;
        await db.execute(sql`update bonus set expires_at = ${clock.now()} where id = ${id}`);
      } else
        await wallet.test.call("POST", `/bonus-api/v1/bonuses/${id}/forfeit`, {
          headers: world.client.headers,
        });
      return model.giveUp(b % 12 === 0 ? "EXPIRED" : "FORFEITED");
  }
}

async function expectAsModel({ id, account, model }: Run): Promise<void> {
  const { state, wagered, paid } = (await world.bonus(id)).bonus;
  expect({
    state,
    wagered: Number(wagered) * 100,
    paid: Number(paid) * 100,
    cash: Math.round(Number(await world.money(cash)) * 100),
    bonus: Math.round(Number(await world.money(account)) * 100),
  }).toEqual(model.shown());
}

it(
  "random mixes of rounds, coupons, wins, rollbacks, deposits and early ends move money by the stated order [6.08]",
  { tags: "slow", timeout: isLong ? 1_800_000 : 300_000 },
  async () => {
    const { context } = wallet.test.services;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        await world.setCash(400);
        const granted = await wallet.test.call<{ id: string }>("POST", "/bonus-api/v1/desk/grants", {
          headers: { "x-service-key": "test-key", "idempotency-key": nextKey() },
          body: { player_id: world.client.userId, offer_id: Number(offerId), currency: "RUB" },
        });
        const { id } = granted.body;
        const account = (await world.bonus(id)).bonus.account_id ?? 0;
        wallet.client.accounts["RUB"] = String(account);
        const model = new ModelBonus({ cash: 400, bonus: 300, required: 1200, roundPercent: 50 });
        const run: Run = { id, account, token: await wallet.launch(), model, rounds: [], coupons: [] };
        for (const each of steps) {
          await act(run, each);
          await world.hear();
          model.hear();
          await expectAsModel(run);
        }
        for (const { own, play } of run.rounds)
          if (play.isOpen) {
            await own.end();
            model.end(play, true);
            await world.hear();
            model.hear();
          }
        for (const { outcomes, play } of run.coupons)
          if (play.isOpen) {
            await world.settle(outcomes, "LOST");
            model.end(play, true);
            await world.hear();
            model.hear();
          }
        await expectAsModel(run);
        await expectBooksToBalance(wallet);
        // All events again, and bonuses in another order: nothing moves.
        const before = await standing(wallet.test);
        for (const { id: again } of before.toReversed()) await reconcile(context, Number(again));
        await context.db.execute(sql`delete from outbox_reader where name = 'bonuses'`);
        await world.hear();
        expect(await standing(wallet.test)).toEqual(before);
        await wallet.test.call("POST", `/bonus-api/v1/bonuses/${id}/forfeit`, { headers: world.client.headers });
      }),
      { numRuns: isLong ? 200 : 5, seed: 27, endOnFailure: true },
    );
  },
);

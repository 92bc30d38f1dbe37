/** Whatever is played in any order: the points are those of the plays, prizes add up, and the books balance. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Exact } from "#shared/money/money.ts";
import { correct } from "../../betting/coupons/testing/after.ts";
import { hearAll } from "./entries/hear.ts";
import { scoreEntry } from "./entries/score.ts";
import { standing, startTournamentWorld, type TournamentWorld } from "./testing/world.ts";

const isLong = process.env["TEST_LONG"] === "1";

let world: TournamentWorld;
beforeAll(async () => {
  world = await startTournamentWorld();
});
afterAll(() => world.close());

const step = fc.record({
  what: fc.constantFrom(
    "bet",
    "bet",
    "settle",
    "settle",
    "correct",
    "round",
    "round",
    "end",
    "rollback",
    "late",
    "hear",
  ),
  a: fc.nat(1000),
  b: fc.nat(1000),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const of = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)];
const results = ["WON", "LOST", "VOID"] as const;

/** What a test knows of a coupon of one bet: its stake and how it stands. */
interface Bet {
  player: 0 | 1;
  stake: number;
  outcome: string;
  result: (typeof results)[number] | null;
}
interface Round {
  player: 0 | 1;
  id: string;
  stake: number;
  won: number;
  state: "OPEN" | "SETTLED" | "ROLLED_BACK";
}
interface Played {
  bets: Bet[];
  rounds: Round[];
}

async function act({ bets, rounds }: Played, { what, a, b }: Step): Promise<void> {
  const player = (b % 2) as 0 | 1;
  const who = world.players[player];
  const stake = 10 + (a % 90);
  const bet = of(bets, a);
  switch (what) {
    case "bet": {
      const { outcomes } = await who.express(who.client.accounts["RUB"] ?? "", String(stake), 1);
      bets.push({ player, stake, outcome: outcomes[0] ?? "", result: null });
      return;
    }
    case "settle":
    case "correct": {
      if (bet === undefined || (bet.result === null) !== (what === "settle")) return;
      const result = of(results, b) ?? "VOID";
      if (what === "settle") await who.settle([bet.outcome], result);
      else await correct(world.test, bet.outcome, result);
      bet.result = result;
      return;
    }
    case "round": {
      const won = b % 3 === 0 ? 0 : b % 70;
      const id = await world.round(who, { stake: `${stake}.00`, won: won === 0 ? null : `${won}.00`, isOpen: true });
      rounds.push({ player, id, stake, won, state: "OPEN" });
      return;
    }
    case "end": {
      const open = of(
        rounds.filter(({ state }) => state === "OPEN"),
        a,
      );
      if (open === undefined) return;
      await world.endRound(open.id);
      open.state = "SETTLED";
      return;
    }
    case "rollback": {
      const open = of(
        rounds.filter(({ state, won }) => state === "OPEN" && won === 0),
        a,
      );
      if (open === undefined) return;
      await world.rollBack(open.id, `${open.stake}.00`);
      open.state = "ROLLED_BACK";
      return;
    }
    case "hear":
      return world.hear();
    case "late":
      world.test.advance(1);
  }
}

/** Points by hand: a point for a rouble of decided coupons; the best win of a round as percent of its stake. */
function pointsByHand({ bets, rounds }: Played, player: 0 | 1): { turnover: number; multiplier: number } {
  const decided = bets.filter((bet) => bet.player === player && (bet.result === "WON" || bet.result === "LOST"));
  const over = rounds.filter((round) => round.player === player && round.state === "SETTLED");
  return {
    turnover: decided.reduce((sum, { stake }) => sum + stake, 0),
    multiplier: Math.max(0, ...over.map(({ won, stake }) => Math.floor((won * 100) / stake))),
  };
}

it(
  "random mixes of bets, corrections, rounds and rollbacks give the points of what counts, in any order",
  { tags: "slow", timeout: isLong ? 1_800_000 : 120_000 },
  async () => {
    const { context } = world.test.services;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: isLong ? 40 : 20 }), async (steps) => {
        const cups = [
          await world.create({ fee: "30", feeShare: "80", prizes: [{ from: 1, to: 2, amount: null, percent: "50" }] }),
          await world.create({ product: "CASINO", scoring: "MULTIPLIER", unit: null, ties: "EARLIER" }),
        ] as const;
        for (const player of world.players)
          for (const { id, fee } of cups)
            await world.join(player, id, fee === null ? null : Number(player.client.accounts["RUB"]));
        const played: Played = { bets: [], rounds: [] };
        for (const each of steps) await act(played, each);
        await world.hear();
        for (const player of [0, 1] as const) {
          const byHand = pointsByHand(played, player);
          expect(await world.entry(world.players[player], cups[0].id)).toMatchObject({ points: byHand.turnover });
          expect(await world.entry(world.players[player], cups[1].id)).toMatchObject({ points: byHand.multiplier });
        }
        const before = await standing(world);
        // The same events again, the last ones backwards, and everything at once.
        await context.db.execute("delete from outbox_reader where name = 'tournaments'");
        await world.hear();
        for (const [cup, plays] of [
          [cups[0], (await context.db.execute("select id::text from coupon order by id desc limit 12")).rows],
          [cups[1], (await context.db.execute("select id from casino_round order by started_at desc limit 12")).rows],
        ] as const)
          for (const { client } of world.players)
            for (const { id } of plays as { id: string }[])
              await scoreEntry(context, { tournamentId: Number(cup.id), playerId: client.userId }, [id]);
        await hearAll(context);
        expect(await standing(world)).toEqual(before);
        await world.expectBooks();
        for (const bet of played.bets.filter(({ result }) => result === null))
          await world.players[bet.player].settle([bet.outcome], "LOST");
        for (const { id } of cups) await world.end(id);
        for (const { id } of cups) {
          const { phase, paid, fund } = await world.tournament(id);
          expect(phase).toBe("SETTLED");
          expect(new Exact(paid).lessThanOrEqualTo(fund)).toBe(true);
        }
        await world.expectBooks();
      }),
      { numRuns: isLong ? 100 : 2, seed: 24 },
    );
  },
);

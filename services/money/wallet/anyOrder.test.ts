/** Whatever order calls come in, and however often: nothing is taken or paid twice, and the books balance. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inArray } from "../../platform/database/drizzle.ts";
import { Exact } from "#shared/money/money.ts";
import { casinoRound } from "./tables.ts";
import { expectBooksToBalance, game, startWalletWorld, type WalletWorld } from "./testing/world.ts";

let world: WalletWorld;
beforeAll(async () => {
  world = await startWalletWorld();
});
afterAll(() => world.close());

/** The calls of a round with a further bet, as a studio and a bad network may send them. */
const calls = ["bet", "bet:2", "win", "win:last", "rollback", "rollback:2", "end"] as const;
const sent = fc.record({ round: fc.nat(2), call: fc.constantFrom(...calls), isWithNext: fc.boolean() });

let runs = 0;

it("ends with a balance that is the start less the stakes that count and with the wins", { tags: "slow" }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sent, { minLength: 6, maxLength: 20 }), async (list) => {
      const run = (runs += 1);
      const token = await world.launch();
      const before = await world.client.balance();
      const answers = new Map<string, Set<string>>();
      const say = async ({ round, call }: (typeof list)[number]) => {
        const [kind = "", number] = call.split(":");
        const id = `run-${run}-${round}:${call}`;
        const bet = `run-${run}-${round}:bet${number === "2" ? ":2" : ""}`;
        const common = { id, round: `run-${run}-${round}`, game, player: String(world.client.userId), currency: "RUB" };
        const own = { bet: { token, amount: "7.00" }, win: { bet, amount: "9.50" }, rollback: { bet, amount: "7.00" } };
        const last = number === "last" ? { isRoundOver: true } : {};
        const body = { ...common, ...last, ...(kind in own ? own[kind as keyof typeof own] : {}) };
        const { status, body: said } = await world.call(kind, body);
        answers.set(id, (answers.get(id) ?? new Set()).add(JSON.stringify([status, said])));
      };
      // Some are sent before the one before them was answered.
      let underWay: Promise<void>[] = [];
      for (const one of list) {
        underWay.push(say(one));
        if (one.isWithNext) continue;
        await Promise.all(underWay);
        underWay = [];
      }
      await Promise.all(underWay);
      for (const [id, said] of answers) expect(said.size, id).toBe(1);
      const rows = await world.test.services.context.db
        .select()
        .from(casinoRound)
        .where(
          inArray(
            casinoRound.id,
            [0, 1, 2].map((round) => `run-${run}-${round}`),
          ),
        );
      const gain = rows.reduce((sum, { won, staked }) => sum.plus(won ?? 0).minus(staked), new Exact(0));
      expect(await world.client.balance()).toBe(new Exact(before).plus(gain).toFixed(2));
      for (const { staked, won, state } of rows) {
        expect(["0", "7", "14"]).toContain(new Exact(staked).toFixed());
        expect([null, "9.50", "19.00"]).toContain(won);
        if (state === "ROLLED_BACK") expect([new Exact(staked).toFixed(), won]).toEqual(["0", null]);
      }
      await expectBooksToBalance(world);
    }),
    { numRuns: 15 },
  );
});

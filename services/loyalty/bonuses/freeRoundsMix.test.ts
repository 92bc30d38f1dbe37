/** Calls of free rounds and the ends of their bonus in every order: cash, bonus money and books stay right. */
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { expectBooksToBalance } from "../../money/wallet/testing/world.ts";
import { startFreeRounds } from "./testing/freeRounds.ts";

const { wallet, world, cash, launch, take, shown, granted, roundOf, forfeit } = await startFreeRounds();
afterAll(() => wallet.close());

it.each([
  ["cash at once", "0"],
  ["bonus money", "2"],
])(
  "whatever comes in whatever order, wins are %s, and nothing is left behind an ended bonus",
  { tags: "slow" },
  async (_, multiplier) => {
    const step = fc.record({
      round: fc.nat(2),
      call: fc.constantFrom("bet", "win", "rollback", "end", "hear", "giveUp" as const),
      isWithNext: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
        await world.setCash(100);
        await launch();
        const { id, account } = await take({ multiplier });
        const freeRounds = await granted(id);
        const all = Array.from({ length: 3 }, () => roundOf(freeRounds));
        let underWay: Promise<unknown>[] = [];
        for (const { round, call, isWithNext } of steps) {
          const one = all[round] ?? roundOf(freeRounds);
          underWay.push(
            call === "hear"
              ? world.hear()
              : call === "giveUp"
                ? forfeit(id)
                : call === "win"
                  ? one.win("7.00")
                  : one[call](),
          );
          if (isWithNext) continue;
          await Promise.all(underWay);
          underWay = [];
        }
        await Promise.all(underWay);
        for (const one of all) await one.end();
        await world.hear();
        await forfeit(id);
        await world.hear();
        const ended = await shown(id);
        expect(ended).toMatchObject({ amount: ended.free_rounds?.won === "0.00" ? null : ended.free_rounds?.won });
        expect(ended.free_rounds?.left).toBe(0);
        const cashWon = multiplier === "0" ? Number(ended.free_rounds?.won) : 0;
        expect([ended.paid, await world.money(cash)]).toEqual([cashWon.toFixed(2), (100 + cashWon).toFixed(2)]);
        if (account > 0) expect(await world.money(account)).toBe("0.00");
        await expectBooksToBalance(wallet);
      }),
      { numRuns: 8 },
    );
  },
);

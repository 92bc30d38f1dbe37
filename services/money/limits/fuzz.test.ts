import { sql } from "../../platform/database/drizzle.ts";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServices, type TestServices } from "../../testing/services.ts";
import { sweepLimits } from "./sweep.ts";
import { hourMs, limitsClient, type LimitsClient } from "./testing/limits.ts";

let test: TestServices;
let player: LimitsClient;
beforeAll(async () => {
  test = await startTestServices();
  player = await limitsClient(test);
});
afterAll(() => test.close());

/** What a value allows; without one everything is allowed. */
const allows = (value: string | null) => (value === null || value === "-1" ? Number.POSITIVE_INFINITY : Number(value));

it(
  "never lets a limit allow more but by an approval, a day after the wish and within two",
  { tags: "slow", timeout: 120_000 },
  async () => {
    const step = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constant("set" as const),
          value: fc.constantFrom("-1", "10", "20", "40", "80", "160"),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constant("wait" as const),
          value: fc.constantFrom("1", "23", "24", "24", "24"),
        }),
      },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant("approve" as const), value: fc.constant("") }) },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constantFrom("reject" as const, "cancel" as const, "sweep" as const),
          value: fc.constant(""),
        }),
      },
    );
    let approvals = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(1, 11, 20),
        fc.array(step, { minLength: 15, maxLength: 40 }),
        async (limitType, steps) => {
          await test.services.context.db.execute(sql`delete from player_limit`);
          let wish: { at: number; value: string } | null = null;
          for (const { kind, value } of steps) {
            const before = await player.limit(limitType);
            const now = test.services.context.clock.now();
            const isTaken = kind === "set" && (await player.set(limitType, value)).status;
            if (kind === "approve") await player.action(1, limitType);
            if (kind === "reject") await player.action(0, limitType);
            if (kind === "cancel") await player.cancel(limitType);
            if (kind === "sweep") await sweepLimits(test.services.context);
            if (kind === "wait") test.advance(Number(value) * hourMs);
            const after = await player.limit(limitType);
            if (allows(after.limitValue) > allows(before.limitValue)) {
              approvals += 1;
              expect(kind).toBe("approve");
              expect(allows(after.limitValue)).toBe(allows(wish?.value ?? "0"));
              expect((now - (wish?.at ?? 0)) / hourMs).toBeGreaterThanOrEqual(24);
              expect((now - (wish?.at ?? 0)) / hourMs).toBeLessThan(48);
            }
            // A tighter wish that is taken holds at once; a looser one waits and shows.
            if (isTaken && allows(value) <= allows(before.limitValue))
              expect([allows(after.limitValue), after.pending ?? null]).toEqual([allows(value), null]);
            if (isTaken && allows(value) > allows(before.limitValue))
              expect(after.pending).toMatchObject({ limitValue: value, needApprove: 0 });
            // What waits is always looser than what holds, and asks for approval exactly in its day.
            if (after.pending) {
              if (isTaken) wish = { at: now, value };
              const waited = (test.services.context.clock.now() - (wish?.at ?? 0)) / hourMs;
              expect(allows(after.pending.limitValue)).toBeGreaterThan(allows(after.limitValue));
              expect([after.pending.needApprove, after.needApprove, after.isDisabled]).toEqual(
                waited >= 24 ? [1, 1, true] : [0, 0, false],
              );
              expect(waited).toBeLessThan(48);
            }
          }
        },
      ),
      { numRuns: 10, seed: 2026 },
    );
    // The seed was chosen so that runs reach it.
    expect(approvals).toBeGreaterThan(2);
  },
);

import { expect, it } from "vitest";
import { startTestServices } from "../../testing/services.ts";
import { temporaryServerDatabase } from "../../testing/database.ts";
import { expectProvenBooks } from "../../betting/coupons/testing/client.ts";
import { sweepLimits } from "./sweep.ts";
import { dayMs, limitsClient } from "./testing/limits.ts";

const server = await temporaryServerDatabase();
if ("missing" in server) console.info(`limits are tried on the embedded database only: ${server.missing}`);

it.runIf("url" in server)(
  "holds on a Postgres server, with two services processes' worth of callers at once",
  async () => {
    if (!("url" in server)) return;
    const settings = { databaseUrl: server.url };
    const [one, two] = [await startTestServices({ settings }), await startTestServices({ settings })];
    try {
      const [player, again] = [await limitsClient(one), await limitsClient(two)];
      const either = (index: number) => (index % 2 ? player : again);
      // Stakes of both processes share what the limit leaves: three of 30 from 100.
      await player.set(1, "100");
      const stakes = await Promise.all(Array.from({ length: 20 }, (_, index) => either(index).refusals("30")));
      expect(stakes.filter((errors) => errors.length === 0)).toHaveLength(3);
      // Tighter and looser wishes at once: what holds in the end is the tightest, whatever their order.
      await player.set(20, "500");
      await Promise.all(["900", "400", "700", "300", "600", "350"].map((value, index) => either(index).set(20, value)));
      expect(await again.limit(20)).toMatchObject({ limitState: "ACTIVE", limitValue: "300" });
      // Half a minute is counted once, whichever process is pinged.
      await player.ping();
      for (const { advance } of [one, two]) advance(30_000);
      await Promise.all(Array.from({ length: 12 }, (_, index) => either(index).ping()));
      expect((await player.ping()).body.session.usedSeconds).toBe(30);
      // Both look for changes that are due: each is reported once.
      await player.set(10, "100");
      await player.set(10, "200");
      for (const { advance } of [one, two]) advance(dayMs);
      const told = async () =>
        (await player.events()).filter(({ limit }) => limit.limitType === 10 && limit.needApprove === 1).length;
      await Promise.all([one, two, one, two].map(({ services: { context } }) => sweepLimits(context)));
      expect(await told()).toBe(1);
      // Approved by both at once: one of them finds nothing to decide.
      const decisions = await Promise.all([player.action(1, 10), again.action(1, 10)]);
      expect(decisions.filter(({ status }) => status)).toHaveLength(1);
      expect(await again.limit(10)).toMatchObject({ limitValue: "200", pending: null });
      await expectProvenBooks(one);
    } finally {
      await one.close();
      await two.close();
      await server.drop();
    }
  },
  120_000,
);

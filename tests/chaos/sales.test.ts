/** Coupons are sold, insured and swapped while the services are killed: each is paid for once or not at all. */
import { afterEach, expect, it } from "vitest";
import { openDatabase } from "../../services/platform/database/openDatabase.ts";
import { killInSales, wrongSales } from "./selling.ts";
import { dataFolder, lastingPort, Server } from "./servers.ts";

/** The whole number with TEST_LONG=1, a sample without. */
const isLong = process.env["TEST_LONG"] === "1";
const kills = isLong ? 60 : 2;

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

it(
  `kill -9 in the middle of cash-outs, insurances and swaps, ${kills} times, leaves the books at zero and every answer true`,
  async () => {
    const folder = dataFolder();
    open.push(async () => folder.remove());
    // Slow, so that an offer outlives a restart.
    const victim = new Server("services/main.ts", await lastingPort(), {
      CLOCK_RATE: "0.1",
      DATA_DIR: folder.path,
      DATABASE_URL: "",
    });
    open.push(() => victim.stop());
    await victim.start();
    const deeds = await killInSales(victim, kills, "sales");
    await victim.stop();
    const database = await openDatabase({ databaseUrl: null, dataDir: folder.path });
    open.push(() => database.close());
    expect(await wrongSales(database.db, deeds)).toEqual([]);
    // Something was done on both sides of a kill: else this shows nothing.
    const done = deeds.filter(({ refusals }) => refusals?.length === 0);
    console.info(
      `killed ${kills} times: ${deeds.length} deeds, ${done.length} done, ${deeds.filter(({ tries }) => tries > 1).length} asked again`,
    );
    expect(done.length).toBeGreaterThan(deeds.length / 2);
    expect(deeds.some(({ tries }) => tries > 1)).toBe(true);
  },
  isLong ? 1_800_000 : 240_000,
);

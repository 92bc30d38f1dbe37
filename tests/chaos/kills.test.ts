/** Coupons are placed while the process that places them is killed: no stake is lost, doubled or orphaned. */
import pg from "pg";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { temporaryServerDatabase } from "../../services/testing/database.ts";
import { openDatabase, type DatabaseSettings } from "../../services/platform/database/openDatabase.ts";
import { serviceNames } from "../../services/registry.ts";
import { wrongs } from "./books.ts";
import { killInPlacings } from "./killing.ts";
import type { Placing } from "./placings.ts";
import { dataFolder, lastingPort, Server } from "./servers.ts";

/** The whole number with TEST_LONG=1, a sample of the same seed without. */
const isLong = process.env["TEST_LONG"] === "1";
const kills = isLong ? { server: 200, embedded: 100 } : { server: 3, embedded: 1 };
/** Games move and end, live coupons are decided in half a second. */
const common = { CLOCK_RATE: "10" };
const timeoutMs = isLong ? 3_600_000 : 240_000;

const server = await temporaryServerDatabase();
if ("missing" in server) console.info(`the coupons service is not killed alone: ${server.missing}`);

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});
// After the processes that use it have ended; it was made even where its test does not run.
afterAll(async () => {
  if ("url" in server) await server.drop();
});

async function started(main: "services/main.ts" | "gateway/main.ts", env: Record<string, string>): Promise<Server> {
  const running = new Server(main, await lastingPort(), env);
  open.push(() => running.stop());
  await running.start();
  return running;
}

/** The books of a database whose services have ended. */
async function wrongsIn(settings: DatabaseSettings, placings: readonly Placing[]): Promise<string[]> {
  const database = await openDatabase(settings);
  try {
    return await wrongs(database.db, placings);
  } finally {
    await database.close();
  }
}

function expectAnswers(placings: readonly Placing[], killed: number): void {
  const accepted = placings.filter(({ couponId }) => couponId !== null);
  expect(new Set(placings.map(({ key }) => key)).size).toBe(killed * 8);
  // Games move at ten times their speed, so a few are over before the bet comes; most are taken.
  expect(accepted.length).toBeGreaterThan(placings.length / 2);
  expect(placings.filter(({ couponId, refusals }) => (couponId === null) !== refusals.length > 0)).toEqual([]);
  expect(placings.filter(({ tries }) => tries > 1).length).toBeGreaterThan(0);
}

describe("kill -9 in the middle of placings", () => {
  it.runIf("url" in server)(
    `leaves every stake once: the coupons service alone, ${kills.server} times, on a Postgres server`,
    async () => {
      if (!("url" in server)) return;
      const env = { ...common, DATABASE_URL: server.url };
      const rest = await started("services/main.ts", {
        ...env,
        SERVICES: serviceNames.filter((name) => name !== "coupons").join(","),
      });
      const victim = await started("services/main.ts", { ...env, SERVICES: "coupons" });
      const gateway = await started("gateway/main.ts", {
        SERVICES_PORT: new URL(rest.url).port,
        COUPONS_URL: victim.url,
        RATE_LIMITS: "off",
      });
      const counts = { unanswered: 0, writtenUnanswered: 0 };
      const reader = new pg.Client({ connectionString: server.url });
      await reader.connect();
      open.push(() => reader.end());
      const placings = await killInPlacings({
        gatewayUrl: gateway.url,
        victim,
        kills: kills.server,
        seed: "coupons",
        afterKill: async (unanswered) => {
          const { rowCount } = await reader.query("select from coupon where idempotency_key = any($1)", [unanswered]);
          counts.unanswered += unanswered.length;
          counts.writtenUnanswered += rowCount ?? 0;
        },
      });
      expectAnswers(placings, kills.server);
      console.info(
        `killed ${kills.server} times: ${placings.length} coupons, ${counts.unanswered} without an answer at the kill, ${counts.writtenUnanswered} of them written`,
      );
      // Kills met both sides of the commit: else this shows nothing.
      if (isLong) expect(counts.writtenUnanswered).toBeGreaterThan(0);
      expect([gateway.isRunning, rest.isRunning, gateway.said, rest.said, victim.said]).toEqual([
        true,
        true,
        "",
        "",
        "",
      ]);
      for (const each of [gateway, victim, rest]) await each.stop();
      expect(await wrongsIn({ databaseUrl: server.url, dataDir: null }, placings)).toEqual([]);
    },
    timeoutMs,
  );

  it(
    `leaves every stake once: all services in one process, ${kills.embedded} times, on the embedded database`,
    async () => {
      const folder = dataFolder();
      open.push(async () => folder.remove());
      const victim = await started("services/main.ts", { ...common, DATA_DIR: folder.path, DATABASE_URL: "" });
      const gateway = await started("gateway/main.ts", { SERVICES_PORT: new URL(victim.url).port, RATE_LIMITS: "off" });
      const placings = await killInPlacings({
        gatewayUrl: gateway.url,
        victim,
        kills: kills.embedded,
        seed: "everything",
      });
      expectAnswers(placings, kills.embedded);
      console.info(`killed ${kills.embedded} times: ${placings.length} coupons`);
      expect([gateway.isRunning, gateway.said, victim.said]).toEqual([true, "", ""]);
      for (const each of [gateway, victim]) await each.stop();
      expect(await wrongsIn({ databaseUrl: null, dataDir: folder.path }, placings)).toEqual([]);
    },
    timeoutMs,
  );
});

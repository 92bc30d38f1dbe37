/**
 * Coupons are placed while the database's connections break and its server restarts, is killed or gives way to its
 * standby.
 */
import { afterEach, describe, expect, it, vi } from "vitest";
import { clusterFolder, stopUnused } from "../../services/platform/database/embedded/cluster.ts";
import { runningServer } from "../../services/platform/database/embedded/pidFile.ts";
import { openDatabase, type DatabaseSettings } from "../../services/platform/database/openDatabase.ts";
import { wrongs } from "./books.ts";
import { press, type Pressing } from "./pressing.ts";
import { dataFolder, lastingPort, Server } from "./servers.ts";
import { clusterUrl, execute, startPair } from "./standby.ts";

/** The whole number with TEST_LONG=1, a sample without. */
const isLong = process.env["TEST_LONG"] === "1";
const breaks = isLong ? 60 : 3;
const kills = isLong ? 20 : 1;
const timeoutMs = isLong ? 1_800_000 : 240_000;
/**
 * How soon a coupon has to be taken again, milliseconds. Held to in the long run, on a machine with nothing else to do;
 * a sample waits for it.
 */
const goesOnMs = isLong ? 5_000 : Infinity;

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

function temporaryFolder(): string {
  const folder = dataFolder();
  open.push(async () => {
    await stopUnused(folder.path);
    folder.remove();
  });
  return folder.path;
}

async function started(main: "services/main.ts" | "gateway/main.ts", env: Record<string, string>): Promise<Server> {
  const running = new Server(main, await lastingPort(), env);
  open.push(() => running.stop());
  await running.start();
  return running;
}

async function pressing(gateway: Server, seed: string): Promise<Pressing> {
  const pressed = await press(gateway.url, seed);
  open.push(() => pressed.stop().catch(() => undefined));
  return pressed;
}

/** Stops the servers and compares the books with what all clients were told. */
async function expectBooks(
  database: DatabaseSettings,
  pressings: readonly Pressing[],
  servers: readonly Server[],
): Promise<void> {
  for (const each of pressings) await each.stop();
  expect(servers.filter(({ isRunning }) => !isRunning).map(({ url, said }) => `${url} ended: ${said}`)).toEqual([]);
  for (const server of servers.toReversed()) await server.stop();
  const { db, close } = await openDatabase(database);
  try {
    expect(
      await wrongs(
        db,
        pressings.flatMap(({ placings }) => placings),
      ),
    ).toEqual([]);
  } finally {
    await close();
  }
}

describe("the database's", () => {
  it(
    `connections break every second, ${breaks} times, its server restarts, and then its standby takes over: no process ends, no coupon is lost or doubled`,
    async () => {
      const { primary, standby } = await startPair(temporaryFolder(), temporaryFolder());
      const databaseUrl = clusterUrl(primary.access, standby.access);
      const services = await started("services/main.ts", { DATABASE_URL: databaseUrl });
      const gateway = await started("gateway/main.ts", {
        SERVICES_PORT: new URL(services.url).port,
        RATE_LIMITS: "off",
      });
      const pressed = await pressing(gateway, "breaks");
      const gaps: number[] = [];
      const harm = async (work: () => Promise<unknown>) => {
        await work();
        gaps.push(await pressed.goesOn());
      };
      for (let count = 0; count < breaks; count += 1) {
        const second = new Promise((resolve) => {
          setTimeout(resolve, 1_000);
        });
        await harm(() =>
          execute(
            clusterUrl(primary.access),
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
          ),
        );
        await second;
      }
      await harm(() => primary.restart());
      await harm(async () => {
        await primary.kill();
        await execute(clusterUrl(standby.access), "select pg_promote()");
      });
      console.info(
        `${breaks} breaks, a restart and a failover: ${pressed.placings.length} coupons, on again after ${gaps.map(Math.round).join(", ")} ms`,
      );
      expect(gaps.filter((ms) => ms > goesOnMs)).toEqual([]);
      await expectBooks({ databaseUrl, dataDir: null }, [pressed], [services, gateway]);
    },
    timeoutMs,
  );

  it(
    `embedded server is killed ${kills} times under three services processes, and then everything at once: nothing that was told is lost`,
    async () => {
      const dataDir = temporaryFolder();
      const env = { DATA_DIR: dataDir, DATABASE_URL: "" };
      const whole = await started("services/main.ts", env);
      const coupons = [
        await started("services/main.ts", { ...env, SERVICES: "coupons" }),
        await started("services/main.ts", { ...env, SERVICES: "coupons" }),
      ];
      const gateways: Server[] = [];
      for (const { url } of coupons)
        gateways.push(
          await started("gateway/main.ts", {
            SERVICES_PORT: new URL(whole.url).port,
            COUPONS_URL: url,
            RATE_LIMITS: "off",
          }),
        );
      const pressings: Pressing[] = [];
      for (const [index, gateway] of gateways.entries()) pressings.push(await pressing(gateway, `embedded-${index}`));
      // A coupon may be answered just after the server has gone: the next one is waited for.
      const serverPid = () =>
        vi.waitFor(
          async () => {
            const server = await runningServer(clusterFolder(dataDir));
            if (server === null) throw new Error("no server runs on the folder");
            return server.pid;
          },
          { timeout: timeoutMs },
        );
      const gaps: number[] = [];
      const goesOn = async () => {
        gaps.push(...(await Promise.all(pressings.map((each) => each.goesOn()))));
      };
      for (let count = 0; count < kills; count += 1) {
        await goesOn();
        process.kill(await serverPid(), "SIGKILL");
        await goesOn();
      }
      expect(gaps.filter((ms) => ms > goesOnMs)).toEqual([]);
      const all = [whole, ...coupons];
      const pid = await serverPid();
      await Promise.all([...all.map((each) => each.kill()), process.kill(pid, "SIGKILL")]);
      await Promise.all(all.map((each) => each.start()));
      await Promise.all(pressings.map((each) => each.goesOn()));
      console.info(
        `embedded: ${pressings.flatMap(({ placings }) => placings).length} coupons, the longest gap ${Math.round(Math.max(...gaps))} ms`,
      );
      await expectBooks({ databaseUrl: null, dataDir }, pressings, [...all, ...gateways]);
    },
    timeoutMs,
  );
});

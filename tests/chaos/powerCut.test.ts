/**
 * A power cut: what a disk holds at one moment is all there is. The database lies on a file system in a file; the file
 * holds what was synced, while the system still has the rest in its memory. A copy of the file is the disk after the
 * cut.
 */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { trialBalance } from "../../services/money/accounts/ledger.ts";
import { openCluster, clusterFolder, stopUnused } from "../../services/platform/database/embedded/cluster.ts";
import { openDatabase } from "../../services/platform/database/openDatabase.ts";
import { coupon } from "../../services/betting/coupons/tables.ts";
import { randomFrom } from "../kit/random.ts";
import { press } from "./pressing.ts";
import { lastingPort, Server } from "./servers.ts";
import { clusterUrl, execute } from "./standby.ts";

const isLong = process.env["TEST_LONG"] === "1";
const cuts = isLong ? 30 : 1;
const timeoutMs = isLong ? 1_800_000 : 240_000;

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** Mounts a file as a disk; or says why that can't be done here. */
function mount(image: string, folder: string): string | null {
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync("mount", ["-o", "loop", image, folder], { stdio: "pipe" });
    chmodSync(folder, 0o755);
    open.push(async () => void execFileSync("umount", [folder]));
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.trim().split("\n").at(-1) ?? "") : String(error);
  }
}

const space = mkdtempSync(join(tmpdir(), "betting-power-"));
chmodSync(space, 0o755);
const image = join(space, "disk");

function missingDisk(): string | null {
  try {
    execFileSync("truncate", ["-s", "400M", image]);
    execFileSync("mkfs.ext4", ["-q", "-E", "lazy_itable_init=0", image], { stdio: "pipe" });
  } catch (error) {
    return String(error);
  }
  const trouble =
    process.platform === "linux" && process.getuid?.() === 0
      ? mount(image, join(space, "try"))
      : "only root can mount a disk on Linux";
  if (trouble === null) execFileSync("umount", [join(space, "try")]);
  open.length = 0;
  return trouble;
}

const missing = missingDisk();
if (missing !== null) console.info(`no power is cut: ${missing}`);

/** Ids of the processes that work in a folder. */
function processesIn(folder: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    });
}

/** How much has been written to a mounted disk. */
function written(folder: string): string {
  const device = execFileSync("findmnt", ["-n", "-o", "SOURCE", folder], { encoding: "utf8" })
    .trim()
    .replace("/dev/", "");
  return readFileSync(`/sys/block/${device}/stat`, "utf8").trim().split(/\s+/).slice(4, 9).join(" ");
}

/** The disk as it would be found if the power were cut now. `cut` is called while nothing is written. */
async function diskNow(disk: string, dataDir: string, copy: string): Promise<void> {
  const pids = processesIn(clusterFolder(dataDir));
  expect(pids.length).toBeGreaterThan(3);
  for (const pid of pids) process.kill(pid, "SIGSTOP");
  try {
    // The system may write by itself meanwhile: a copy is one moment only if nothing came to the disk while it was
    // made.
    for (let before = ""; before !== written(disk);) {
      before = written(disk);
      copyFileSync(image, copy);
    }
  } finally {
    for (const pid of pids) process.kill(pid, "SIGCONT");
  }
}

describe.runIf(missing === null)("a power cut in the middle of placings", () => {
  it(
    `loses no coupon that was told, ${cuts} times, and the books are even`,
    async () => {
      const disk = join(space, "disk-now");
      expect(mount(image, disk)).toBeNull();
      const dataDir = join(disk, "data");
      const services = new Server("services/main.ts", await lastingPort(), { DATA_DIR: dataDir, DATABASE_URL: "" });
      open.push(() => services.stop());
      await services.start();
      const gateway = new Server("gateway/main.ts", await lastingPort(), {
        SERVICES_PORT: new URL(services.url).port,
        RATE_LIMITS: "off",
      });
      open.push(() => gateway.stop());
      await gateway.start();
      const random = randomFrom("power");
      const told: string[] = [];
      let placings = 0;
      for (let cut = 0; cut < cuts; cut += 1) {
        // Only while the power is on: the players' money would not last through all the looking.
        const pressed = await press(gateway.url, `power-${cut}`);
        const stop = () => pressed.stop().catch(() => undefined);
        open.push(stop);
        await pressed.goesOn();
        // Anywhere between two syncs, at another moment each time.
        await wait(random() * 200);
        const copy = join(space, `cut-${cut}`);
        await diskNow(disk, dataDir, copy);
        told.push(...pressed.placings.flatMap(({ couponId }) => (couponId === null ? [] : [couponId])));
        await pressed.stop();
        open.splice(open.indexOf(stop), 1);
        placings += pressed.placings.length;
        const after = join(space, `after-${cut}`);
        expect(mount(copy, after)).toBeNull();
        const { db, close } = await openDatabase({ databaseUrl: null, dataDir: join(after, "data") });
        const kept = new Set((await db.select({ id: coupon.id }).from(coupon)).map(({ id }) => String(id)));
        const { totals, drifts } = await trialBalance(db);
        await close();
        execFileSync("umount", [after]);
        open.pop();
        rmSync(copy);
        expect(told.length).toBeGreaterThan(0);
        expect(told.filter((id) => !kept.has(id))).toEqual([]);
        expect({ sums: new Set(totals.map(({ sum }) => sum)), drifts }).toEqual({ sums: new Set(["0"]), drifts: [] });
      }
      console.info(`${cuts} power cuts: ${placings} coupons`);
    },
    timeoutMs,
  );

  it(
    "is a real one: a database that does not sync loses what it said it had",
    async () => {
      const disk = join(space, "disk-now");
      expect(mount(image, disk)).toBeNull();
      const dataDir = join(disk, "unsafe");
      const cluster = await openCluster(dataDir, () => {});
      if ("missing" in cluster) throw new Error(cluster.missing);
      open.push(() => cluster.leave());
      const url = clusterUrl(cluster.access);
      await execute(url, "create table told (id int)");
      await execute(url, "alter system set fsync = off");
      await execute(url, "select pg_reload_conf()");
      await execute(url, "checkpoint");
      for (let id = 0; id < 200; id += 1) await execute(url, `insert into told values (${id})`);
      const copy = join(space, "cut-unsafe");
      await diskNow(disk, dataDir, copy);
      const after = join(space, "after-unsafe");
      expect(mount(copy, after)).toBeNull();
      const found = await openDatabase({ databaseUrl: null, dataDir: join(after, "unsafe") }).then(
        async ({ db, close }) => {
          const { rows } = await db.execute("select count(*)::int as n from told");
          await close();
          return Number(rows[0]?.["n"]);
        },
        () => 0,
      );
      await stopUnused(join(after, "unsafe"));
      expect(found).toBeLessThan(200);
    },
    timeoutMs,
  );
});

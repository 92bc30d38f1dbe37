import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "../drizzle.ts";
import { drizzle } from "drizzle-orm/pglite";
import pg from "pg";
import { afterEach, expect, it, vi } from "vitest";
import { makeDemoPlayers } from "../../../people/registration/demoPlayers.ts";
import { trialBalance } from "../../../money/accounts/ledger.ts";
import { migrate } from "../migrate.ts";
import { openDatabase, type DatabaseSettings, type OpenDatabase } from "../openDatabase.ts";
import { keptSecret } from "../../secrets/secrets.ts";
import { SettingsError } from "../../settings/settings.ts";
import { stopUnused } from "./cluster.ts";
import { runningServer } from "./pidFile.ts";

const seconds = 60_000;

/** The whole number with TEST_LONG=1, a sample without. */
const kills = process.env["TEST_LONG"] === "1" ? 20 : 2;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "cluster-"));
  cleanUps.push(async () => {
    await stopUnused(folder).catch(() => {});
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Opens a data folder and records its messages. */
async function open(dataDir: string, more: Partial<DatabaseSettings> = {}): Promise<OpenDatabase & { told: string[] }> {
  const told: string[] = [];
  const opened = await openDatabase({ databaseUrl: null, dataDir, tell: (line) => void told.push(line), ...more });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await opened.close();
    isOpen = false;
  };
  cleanUps.push(close);
  return { ...opened, close, told };
}

const refusal = async (dataDir: string, more: Partial<DatabaseSettings> = {}): Promise<string> => {
  const error: unknown = await open(dataDir, more).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SettingsError);
  expect(String(error)).not.toContain("\n");
  return String(error);
};

const serverPid = async (dataDir: string) => (await runningServer(join(dataDir, "database")))?.pid;

it(
  "is shared by all who open a folder, and stopped by the last of them",
  async () => {
    const dataDir = await temporaryFolder();
    const [one, other] = await Promise.all([open(dataDir), open(dataDir)]);
    const secret = await keptSecret(one.db, "kept");
    expect(await keptSecret(other.db, "kept")).toEqual(secret);
    await one.close();
    expect(await keptSecret(other.db, "kept")).toEqual(secret);
    await other.close();
    expect(await serverPid(dataDir)).toBeUndefined();
    const again = await open(dataDir);
    expect(await keptSecret(again.db, "kept")).toEqual(secret);
    expect([...one.told, ...other.told, ...again.told]).toEqual([]);
  },
  seconds,
);

it(
  "syncs each commit, listens on this machine alone, and is opened by a password that only its owner can read",
  async () => {
    const dataDir = await temporaryFolder();
    const { db } = await open(dataDir, { isProduction: true });
    const { rows } = await db.execute<{ name: string; setting: string }>(
      sql`select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'data_checksums') order by name`,
    );
    expect(rows.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
      "data_checksums on",
      "fsync on",
      "full_page_writes on",
      "listen_addresses 127.0.0.1",
      "synchronous_commit on",
    ]);
    expect((await stat(join(dataDir, "database.password"))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, "database"))).mode & 0o777).toBe(0o700);
    const port = (await runningServer(join(dataDir, "database")))?.port ?? 0;
    const stranger = new pg.Client({
      host: "127.0.0.1",
      port,
      user: "betting",
      password: "guessed",
      database: "betting",
    });
    await expect(stranger.connect()).rejects.toThrow("password authentication failed");
  },
  seconds,
);

it(
  "starts its server again when it was killed, with everything that was acknowledged",
  async () => {
    const dataDir = await temporaryFolder();
    const { db, told } = await open(dataDir);
    await db.execute(sql`create table try_out (id int)`);
    const acknowledged: number[] = [];
    for (let round = 0; round < kills; round += 1) {
      const pid = await serverPid(dataDir);
      if (pid === undefined) throw new Error("no server runs on the folder");
      for (let id = round * 10; id < round * 10 + 10; id += 1) {
        await db.execute(sql`insert into try_out values (${id})`);
        acknowledged.push(id);
      }
      process.kill(pid, "SIGKILL");
      await vi.waitFor(
        () => expect(told).toEqual(Array(round + 1).fill("the database server had ended; it runs again")),
        { timeout: 20_000 },
      );
    }
    expect(
      (await db.execute<{ id: number }>(sql`select id from try_out order by id`)).rows.map(({ id }) => id),
    ).toEqual(acknowledged);
  },
  seconds,
);

it(
  "goes on with a server whose processes have all been killed, and with one that still runs",
  async () => {
    const dataDir = await temporaryFolder();
    const first = await open(dataDir);
    const secret = await keptSecret(first.db, "kept");
    // As after kill -9 of the services: the server still runs.
    const pid = await serverPid(dataDir);
    const second = await open(dataDir);
    expect(await serverPid(dataDir)).toBe(pid);
    await first.close();
    await second.close();
    // As after a power cut: the file names a process that no longer exists, or a different one.
    for (const named of [4_100_000, process.pid, 1]) {
      const file = join(dataDir, "database", "postmaster.pid");
      await writeFile(file, `${named}\n${join(dataDir, "database")}\n1\n1\n\n127.0.0.1\n\nready\n`, { mode: 0o600 });
      const { uid, gid } = await stat(join(dataDir, "database"));
      await chown(file, uid, gid);
      const { db, close } = await open(dataDir);
      expect(await keptSecret(db, "kept")).toEqual(secret);
      await close();
    }
  },
  seconds,
);

it(
  "does not touch a folder that is not whole, is of another version, or has lost its password",
  async () => {
    const dataDir = await temporaryFolder();
    await (await open(dataDir)).close();
    const version = join(dataDir, "database", "PG_VERSION");
    const before = await readdir(join(dataDir, "database"));
    await rename(version, `${version}.away`);
    expect(await refusal(dataDir)).toMatch(/database is not empty and has no PG_VERSION/);
    await writeFile(version, "17\n");
    expect(await refusal(dataDir)).toMatch(
      /of Postgres 17, and this version brings 18: .*npm run backup.*npm run restore/,
    );
    await rename(`${version}.away`, version);
    await rename(join(dataDir, "database.password"), join(dataDir, "away"));
    expect(await refusal(dataDir)).toMatch(/database\.password is missing/);
    await rename(join(dataDir, "away"), join(dataDir, "database.password"));
    expect(await readdir(join(dataDir, "database"))).toEqual(before);
    await (await open(dataDir)).close();
    await writeFile(join(dataDir, "file"), "");
    expect(await refusal(join(dataDir, "file", "data"))).toMatch(/DATA_DIR=.*file.data can't be used: ENOTDIR/);
    const other = await temporaryFolder();
    await mkdir(join(other, "postgres"));
    await writeFile(join(other, "postgres", "base"), "");
    expect(await refusal(other)).toMatch(/postgres is not empty and has no PG_VERSION/);
  },
  seconds,
);

it(
  "brings over what PGlite kept, once",
  async () => {
    const dataDir = await temporaryFolder();
    const client = await PGlite.create(join(dataDir, "postgres"));
    const former = drizzle(client);
    await migrate(former);
    await makeDemoPlayers(former, 1_700_000_000_000);
    const secret = await keptSecret(former, "kept");
    const books = await trialBalance(former);
    const players = await former.execute(sql`select to_jsonb(player)::text as row from player order by id`);
    await client.close();
    const { db, told, close } = await open(dataDir);
    expect(told).toEqual([expect.stringContaining("was brought over")]);
    expect(await keptSecret(db, "kept")).toEqual(secret);
    expect((await db.execute(sql`select to_jsonb(player)::text as row from player order by id`)).rows).toEqual(
      players.rows,
    );
    expect(await trialBalance(db)).toEqual(books);
    // Numbers go on after the last one, and the guards of the tables are back.
    const {
      rows: [made],
    } = await db.execute<{ id: number }>(sql`select nextval(pg_get_serial_sequence('player', 'id')) as id`);
    expect(Number(made?.id)).toBeGreaterThan(
      Math.max(...players.rows.map(({ row }) => (JSON.parse(String(row)) as { id: number }).id)),
    );
    expect(
      (await db.execute(sql`select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'`)).rows,
    ).toEqual([]);
    expect((await readdir(dataDir)).filter((name) => name.startsWith("postgres"))).toEqual(["postgres.imported"]);
    await close();
    const second = await open(dataDir);
    expect(second.told).toEqual([]);
    const later = await keptSecret(second.db, "later");
    await second.close();
    // As after a start that was cut off between the last row and the folder's new name: the rows are not taken again.
    await rename(join(dataDir, "postgres.imported"), join(dataDir, "postgres"));
    expect(await keptSecret((await open(dataDir)).db, "later")).toEqual(later);
  },
  seconds,
);

it(
  "falls back to PGlite where no Postgres runs, says so, and refuses it in production",
  async () => {
    const dataDir = await temporaryFolder();
    const arch = Object.getOwnPropertyDescriptor(process, "arch");
    cleanUps.push(async () => void (arch && Object.defineProperty(process, "arch", arch)));
    Object.defineProperty(process, "arch", { ...arch, value: "riscv64" });
    expect(await refusal(dataDir, { isProduction: true })).toMatch(/riscv64 is not installed.*set DATABASE_URL/);
    const { isShared, told } = await open(dataDir);
    expect(isShared).toBe(false);
    expect(told).toEqual([expect.stringMatching(/riscv64 is not installed\. Using PGlite, which does not sync/)]);
    expect(await refusal(dataDir)).toMatch(/in use by another services process/);
  },
  seconds,
);

// Only root needs another user for Postgres; everybody else runs it themselves, wherever they can write.
it(
  "finds a place for a database whose own user can't reach the data folder",
  async () => {
    const closed = await temporaryFolder();
    await chmod(closed, 0o700);
    const dataDir = join(closed, "data");
    const { db, told, close } = await open(dataDir);
    await keptSecret(db, "kept");
    const place = await realpath(join(dataDir, "database"));
    cleanUps.push(() => rm(place, { recursive: true, force: true }));
    expect(place.startsWith(await realpath(closed))).toBe(process.getuid?.() !== 0);
    expect(told).toEqual(
      process.getuid?.() === 0 ? [`the database lies in ${place}: the user betting-db can't reach ${dataDir}`] : [],
    );
    await close();
    const again = await open(dataDir);
    expect(again.told).toEqual([]);
    expect((await readFile(join(place, "PG_VERSION"), "utf8")).trim()).toBe("18");
  },
  seconds,
);

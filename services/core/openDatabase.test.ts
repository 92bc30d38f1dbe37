import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { startClock } from "./clock.ts";
import { migrate, statements } from "./migrate.ts";
import { openDatabase, withoutPassword } from "./openDatabase.ts";
import { keptSecret } from "./secrets.ts";
import { SettingsError } from "./settings.ts";
import { memoryDatabase } from "./testing/database.ts";

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "services-"));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it("lets one process at a time use a data folder, and the next one when it is free", async () => {
  const dataDir = await temporaryFolder();
  const first = await openDatabase({ databaseUrl: null, dataDir });
  await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(SettingsError);
  await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(`DATA_DIR=${dataDir} is in use`);
  const secret = await keptSecret(first.db, "kept");
  await first.close();
  const second = await openDatabase({ databaseUrl: null, dataDir });
  cleanUps.push(second.close);
  // What was written before is there, and the migrations are not run again.
  expect(await keptSecret(second.db, "kept")).toEqual(secret);
}, 30_000);

it("says in one line, without the password, that a database can't be reached", async () => {
  const databaseUrl = "postgres://someone:hush@127.0.0.1:1/bets";
  const error: unknown = await openDatabase({ databaseUrl, dataDir: null }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SettingsError);
  expect(String(error)).toContain("DATABASE_URL=postgres://someone:***@127.0.0.1:1/bets can't be reached");
  expect(String(error)).not.toContain("hush");
  expect(String(error)).not.toContain("\n");
  expect(withoutPassword("not a url:hush")).not.toContain("hush");
});

it("refuses a database that a newer version has migrated", async () => {
  const { db, close } = await memoryDatabase();
  cleanUps.push(close);
  await db.execute(sql`insert into migration (name) values ('9999_later.sql')`);
  await expect(migrate(db)).rejects.toThrow("9999_later.sql");
});

it("splits a migration into its commands, functions whole", () => {
  expect(statements("-- a; b\ncreate table a (b text);\ncreate function f() returns trigger as $$ begin x; y; end $$;\nselect 1;")).toEqual([
    "create table a (b text)", "create function f() returns trigger as $$ begin x; y; end $$", "select 1",
  ]);
});

it("reads the clock on from where it stood: after a restart, and at another rate", async () => {
  const { db, close } = await memoryDatabase();
  cleanUps.push(close);
  let real = 1_000_000;
  const now = () => real;
  const first = await startClock(db, 1, now);
  real += 500;
  expect(first.now()).toBe(1_000_500);
  const faster = await startClock(db, 60, now);
  expect(faster.now()).toBe(1_000_500);
  real += 1_000;
  expect(faster.now()).toBe(1_060_500);
  // A restart at the same rate: down for two seconds, the clock has gone on.
  real += 2_000;
  expect((await startClock(db, 60, now)).now()).toBe(1_180_500);
});

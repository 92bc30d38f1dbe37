import { sql } from "./drizzle.ts";
import { afterEach, expect, it, vi } from "vitest";
import { startClock } from "../clock.ts";
import { migrate, migrationNames, statements } from "./migrate.ts";
import { openDatabase, withoutPassword } from "./openDatabase.ts";
import { amongServers, readServers } from "./pool.ts";
import { keptSecret } from "../secrets/secrets.ts";
import { SettingsError } from "../settings/settings.ts";
import { memoryDatabase, temporaryServerDatabase } from "../../testing/database.ts";

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

it("says in one line, without the password, that a database can't be reached", async () => {
  const databaseUrl = "postgres://someone:hush@127.0.0.1:1/bets";
  const error: unknown = await openDatabase({ databaseUrl, dataDir: null }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SettingsError);
  expect(String(error)).toContain("DATABASE_URL=postgres://someone:***@127.0.0.1:1/bets can't be reached");
  expect(String(error)).not.toContain("hush");
  expect(String(error)).not.toContain("\n");
  expect(withoutPassword("not a url:hush")).not.toContain("hush");
  expect(withoutPassword("postgres://someone:hush@one:5432,two:5432/bets")).toBe(
    "postgres://someone:***@one:5432,two:5432/bets",
  );
});

it("keeps the books in memory without a data folder", { tags: "slow" }, async () => {
  const { db, isShared, close } = await openDatabase({ databaseUrl: null, dataDir: null });
  cleanUps.push(close);
  expect(isShared).toBe(false);
  expect((await keptSecret(db, "kept")).length).toBe(32);
});

it("migrates an empty database once, however many processes start together", { tags: "slow" }, async () => {
  const server = await temporaryServerDatabase();
  if ("missing" in server) throw new Error(server.missing);
  cleanUps.push(() => server.drop());
  const opened = await Promise.all(
    Array.from({ length: 6 }, () => openDatabase({ databaseUrl: server.url, dataDir: null })),
  );
  const counts = await Promise.all(
    opened.map(async ({ db }) =>
      Number((await db.execute<{ n: number }>(sql`select count(*)::int as n from migration`)).rows[0]?.n),
    ),
  );
  await Promise.all(opened.map(({ close }) => close()));
  expect(counts).toEqual(Array(6).fill((await migrationNames()).length));
});

it("outlives a connection that breaks inside a transaction, and one that breaks while it is idle", async () => {
  const server = await temporaryServerDatabase();
  if ("missing" in server) throw new Error(server.missing);
  cleanUps.push(() => server.drop());
  const { db, close } = await openDatabase({ databaseUrl: server.url, dataDir: null });
  cleanUps.push(close);
  await db.execute(sql`create table try_out (id int)`);
  const inside = db.transaction(async (tx) => {
    await tx.execute(sql`insert into try_out values (1)`);
    const {
      rows: [row],
    } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${row?.pid})`);
    // The connection is closed between two statements, when nobody waits for an answer on it.
    await vi.waitFor(async () =>
      expect((await db.execute(sql`select 1 from pg_stat_activity where pid = ${row?.pid}`)).rows).toEqual([]),
    );
    await tx.execute(sql`insert into try_out values (2)`);
  });
  await expect(inside).rejects.toThrow();
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await vi.waitFor(async () => expect((await db.execute(sql`select * from try_out`)).rows).toEqual([]));
});

it("reads several hosts out of a URL, and finds the one that takes writes", () => {
  expect(readServers("postgres://user:pa%20ss@one:1,two:2,[::1]/bets?sslmode=disable")).toEqual({
    servers: [
      { host: "one", port: 1 },
      { host: "two", port: 2 },
      { host: "::1", port: 5432 },
    ],
    single: "postgres://user:pa%20ss@one:1/bets?sslmode=disable",
  });
  const among = amongServers([
    { host: "one", port: 1 },
    { host: "two", port: 2 },
  ]);
  const first = among.target;
  among.failed(first);
  // A second connection that failed at the same time does not turn back.
  among.failed(first);
  expect(among.target.host).toBe("two");
});

it("refuses a database that a newer version has migrated", async () => {
  const { db, close } = await memoryDatabase();
  cleanUps.push(close);
  await db.execute(sql`insert into migration (name) values ('9999_later.sql')`);
  await expect(migrate(db)).rejects.toThrow("9999_later.sql");
});

it("splits a migration into its commands, functions whole", () => {
  expect(
    statements(
      "-- a; b\ncreate table a (b text);\ncreate function f() returns trigger as $$ begin x; y; end $$;\nselect 1;",
    ),
  ).toEqual(["create table a (b text)", "create function f() returns trigger as $$ begin x; y; end $$", "select 1"]);
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
  // A restart at the same rate: the process was down for two seconds, and the clock has moved on.
  real += 2_000;
  expect((await startClock(db, 60, now)).now()).toBe(1_180_500);
});

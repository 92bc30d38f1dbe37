import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "../drizzle.ts";
import { afterEach, expect, it } from "vitest";
import { trialBalance } from "../../../money/accounts/ledger.ts";
import { makeDemoPlayers } from "../../../people/registration/demoPlayers.ts";
import { openOutbox } from "../../outbox.ts";
import { connectDatabase, openDatabase, type OpenDatabase } from "../openDatabase.ts";
import { temporaryServerDatabase } from "../../../testing/database.ts";
import { BackupError, readBackup, writeBackup } from "./backup.ts";
import { tablesOf } from "./tables.ts";

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function temporaryDatabase(open: typeof connectDatabase): Promise<OpenDatabase> {
  const server = await temporaryServerDatabase();
  if ("missing" in server) throw new Error(server.missing);
  cleanUps.push(() => server.drop());
  const database = await open({ databaseUrl: server.url, dataDir: null });
  cleanUps.push(() => database.close());
  return database;
}

async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "backup-"));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  return join(folder, "backup.gz");
}

/** Every row of every table, as text. */
async function content({ db }: OpenDatabase): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const { name } of await tablesOf(db))
    all[name] = (await db.execute(sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t order by 1`)).rows;
  return all;
}

it("writes everything and reads it back: rows, numbers, guards and books", { tags: "slow" }, async () => {
  const from = await temporaryDatabase(openDatabase);
  await makeDemoPlayers(from.db, 1_700_000_000_000);
  const outbox = await openOutbox(from.db, false);
  const awkward = "tab\t, line\nend\r\n, back\\slash, \\., ‘quotes’ '\"', 🏇, \u2028";
  await outbox.transact((tx) => outbox.append(tx, { type: "balance", userId: 1_000_001, data: { awkward } }));
  await outbox.close();
  const file = await temporaryFile();
  const written = await writeBackup(from, file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const to = await temporaryDatabase(connectDatabase);
  expect(await readBackup(to, file)).toEqual(written);
  expect(written.rows).toBeGreaterThan(10);
  expect(await content(to)).toEqual(await content(from));
  expect(await trialBalance(to.db)).toEqual(await trialBalance(from.db));
  const facts = async ({ db }: OpenDatabase) => [
    (
      await db.execute(
        sql`select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1`,
      )
    ).rows,
    (await db.execute(sql`select tgname, tgenabled from pg_trigger where not tgisinternal order by 1`)).rows,
    (await db.execute(sql`select sequencename, last_value from pg_sequences order by 1`)).rows,
  ];
  expect(await facts(to)).toEqual(await facts(from));
  await expect(readBackup(to, file)).rejects.toThrow("not empty");
});

it(
  "refuses a file that is cut off, changed or something else, and leaves the tables as they were",
  { tags: "slow" },
  async () => {
    const from = await temporaryDatabase(openDatabase);
    await makeDemoPlayers(from.db, 1_700_000_000_000);
    const file = await temporaryFile();
    await writeBackup(from, file);
    const lines = gunzipSync(await readFile(file))
      .toString("utf8")
      .split("\n");
    const broken: [string, Buffer, string][] = [
      ["ends early", gzipSync(lines.slice(0, -40).join("\n")), "cut off"],
      ["lacks a row", gzipSync(lines.filter((line) => !line.includes("demo2@example.com")).join("\n")), ""],
      ["is a damaged archive", (await readFile(file)).subarray(0, -300), ""],
      ["is a text", gzipSync("Dear customer,\n"), "no backup of this project"],
    ];
    for (const [what, bytes, message] of broken) {
      const to = await temporaryDatabase(connectDatabase);
      const other = `${file}.${what.replaceAll(" ", "-")}`;
      await writeFile(other, bytes);
      const error: unknown = await readBackup(to, other).then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(error, what).toBeInstanceOf(Error);
      if (message !== "") expect(error).toBeInstanceOf(BackupError);
      expect(String(error)).toContain(message);
      if (message !== "no backup of this project")
        expect((await to.db.execute(sql`select 1 from player`)).rows).toEqual([]);
    }
  },
);

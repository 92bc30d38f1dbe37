import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openSqlite, type SqliteStore } from "./sqliteStore.ts";

const steps = [
  `create table item (name text not null) strict;
   create table pulse (id integer primary key, at integer not null) strict;
   insert into pulse (id, at) values (1, 0)`,
];
let folder: string;
let store: SqliteStore;
const open = () => openSqlite(folder, { name: "test", steps });
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sqlite-"));
  store = open();
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** 2 waits for the disk at each commit, 1 does not. */
const waits = () => store.get<{ synchronous: number }>("pragma synchronous")?.synchronous;
const add = (name: string) => store.run("insert into item (name) values (:name)", { name });
const names = () => store.all<{ name: string }>("select name from item order by rowid").map(({ name }) => name);

it("waits for the disk, but not for what may be lost, and waits again after that", () => {
  const told: string[] = [];
  store.onCommit(() => told.push("commit"));
  expect(waits()).toBe(2);
  expect(store.transactLightly(() => [add("light"), waits()])).toEqual([1, 1]);
  expect(waits()).toBe(2);
  const failing = () =>
    store.transactLightly(() => {
      add("undone");
      throw new Error("no");
    });
  expect(failing).toThrow("no");
  expect(waits()).toBe(2);
  // A part of another transaction is as lasting as that one.
  store.transact(() => store.transactLightly(() => [add("inside"), expect(waits()).toBe(2)]));
  expect(names()).toEqual(["light", "inside"]);
  expect(told).toEqual(["commit", "commit"]);
  store.close();
  store = open();
  expect(names()).toEqual(["light", "inside"]);
});

it("waits for the disk once for all who ask at the same time, and not when nothing is new", async () => {
  const pulses: number[] = [];
  const pulse = () => store.get<{ at: number }>("select at from pulse")?.at ?? 0;
  await store.onDisk();
  expect(pulse()).toBe(0);
  const wait = async (name: string) => {
    store.transactLightly(() => add(name));
    await store.onDisk();
    pulses.push(pulse());
  };
  await Promise.all([wait("one"), wait("two")]);
  expect(pulses[0]).toBeGreaterThan(0);
  expect(pulses[1]).toBe(pulses[0]);
  store.run("update pulse set at = 0");
  await store.onDisk();
  expect(pulse()).toBe(0);
  store.transactLightly(() => add("three"));
  await store.onDisk();
  expect(pulse()).toBeGreaterThan(0);
});

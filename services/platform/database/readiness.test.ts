import Fastify from "fastify";
import { afterEach, expect, it } from "vitest";
import type { Db } from "./database.ts";
import { readinessPlugin } from "./readiness.ts";
import { memoryDatabase } from "../../testing/database.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function start(db: Pick<Db, "execute">, timeoutMs = 1000) {
  const app = Fastify();
  const changes: boolean[] = [];
  await app.register(readinessPlugin, {
    db: db as Db,
    onChange: (works) => changes.push(works),
    everyMs: 5,
    timeoutMs,
  });
  closing.push(() => app.close());
  await app.ready();
  const ready = async () => {
    const { statusCode, body } = await app.inject("/ready");
    return [statusCode, JSON.parse(body)];
  };
  return { ready, changes };
}

it("a process is ready while its database takes writes", async () => {
  const database = await memoryDatabase();
  closing.push(database.close);
  const { ready, changes } = await start(database.db);
  expect(await ready()).toEqual([200, { ready: true }]);
  expect(changes).toEqual([]);
});

it("what it writes takes new room on the disk each time, and keeps none of the former", async () => {
  const database = await memoryDatabase();
  closing.push(database.close);
  const room = async () => {
    const { rows } = await database.db.execute<{ file: number; bytes: number }>(
      "select pg_relation_filenode('write_probe') as file, pg_total_relation_size('write_probe')::integer as bytes",
    );
    return rows[0] ?? { file: 0, bytes: 0 };
  };
  const { ready } = await start(database.db);
  const first = await room();
  expect(first.bytes).toBeGreaterThan(16_384);
  await expect.poll(async () => (await room()).file).not.toBe(first.file);
  expect((await room()).bytes).toBe(first.bytes);
  expect(await ready()).toEqual([200, { ready: true }]);
});

it("it is not while no write works, and is again when one does", async () => {
  let isFull = false;
  const { ready, changes } = await start({
    execute: (() =>
      isFull
        ? Promise.reject(new Error("no space left on device"))
        : Promise.resolve({ rows: [] })) as unknown as Db["execute"],
  });
  expect(await ready()).toEqual([200, { ready: true }]);
  isFull = true;
  await expect.poll(ready).toEqual([503, { ready: false }]);
  isFull = false;
  await expect.poll(ready).toEqual([200, { ready: true }]);
  expect(changes).toEqual([false, true]);
});

it("it is not from the start on a full disk, nor while a write hangs", async () => {
  const full = await start({
    execute: (() => Promise.reject(new Error("no space left on device"))) as unknown as Db["execute"],
  });
  expect(await full.ready()).toEqual([503, { ready: false }]);
  const hanging = await start({ execute: (() => new Promise(() => undefined)) as unknown as Db["execute"] }, 20);
  expect(await hanging.ready()).toEqual([503, { ready: false }]);
});

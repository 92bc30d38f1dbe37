import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OpenDatabase } from "./database/openDatabase.ts";
import { openDatabase } from "./database/openDatabase.ts";
import { openOutbox, type RunningOutbox } from "./outbox.ts";
import { memoryDatabase, temporaryServerDatabase } from "../testing/database.ts";

let database: OpenDatabase;
let outbox: RunningOutbox;
beforeEach(async () => {
  database = await memoryDatabase();
  outbox = await openOutbox(database.db, false);
});
afterEach(async () => {
  await outbox.close();
  await database.close();
});

const event = (userId: number) => ({ type: "session" as const, userId, data: { userId, sessionId: null } });

it("numbers what has committed, from one, without gaps", async () => {
  const heard = vi.fn();
  outbox.onAppend(heard);
  for (const userId of [1, 2, 3]) await outbox.transact((tx) => outbox.append(tx, event(userId)));
  await vi.waitFor(async () => expect(await outbox.lastSeq()).toBe(3));
  expect((await outbox.readAfter(1, 10)).map(({ seq, data }) => [seq, data])).toEqual([
    [2, { userId: 2, sessionId: null }],
    [3, { userId: 3, sessionId: null }],
  ]);
  expect(heard).toHaveBeenCalled();
});

it("drops the event with the transaction, and leaves no gap where it was", async () => {
  await expect(
    outbox.transact(async (tx) => {
      await outbox.append(tx, event(1));
      throw new Error("refused");
    }),
  ).rejects.toThrow("refused");
  await outbox.transact((tx) => outbox.append(tx, event(2)));
  await vi.waitFor(async () => expect((await outbox.readAfter(0, 10)).map(({ seq }) => seq)).toEqual([1]));
});

it("numbers what a stopped process left behind", async () => {
  await outbox.close();
  await outbox.transact((tx) => outbox.append(tx, event(7)));
  expect(await outbox.readAfter(0, 10)).toEqual([]);
  outbox = await openOutbox(database.db, false);
  expect((await outbox.readAfter(0, 10)).map(({ seq }) => seq)).toEqual([1]);
});

const server = await temporaryServerDatabase();
it.runIf("url" in server)(
  "never shows a number before the ones below it, with transactions that commit out of order",
  { tags: "slow", timeout: 30_000 },
  async () => {
    if (!("url" in server)) return;
    const shared = await openDatabase({ databaseUrl: server.url, dataDir: null });
    const [first, second] = [await openOutbox(shared.db, true), await openOutbox(shared.db, true)];
    try {
      const read: number[] = [];
      let isWriting = true;
      const reading = (async () => {
        for (let last = 0, isLastRound = false; ;) {
          const rows = await second.readAfter(last, 100);
          for (const { seq } of rows) read.push(seq);
          last = rows.at(-1)?.seq ?? last;
          if (rows.length === 0 && isLastRound) return;
          isLastRound = !isWriting && last === 60;
        }
      })();
      await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          (index % 2 ? first : second).transact(async (tx) => {
            await first.append(tx, event(index));
            // Some hold their transaction open while later ones commit.
            await new Promise((resolve) => setTimeout(resolve, (index * 7) % 20));
          }),
        ),
      );
      isWriting = false;
      await reading;
      expect(read).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    } finally {
      for (const each of [first, second]) await each.close();
      await shared.close();
      await server.drop();
    }
  },
);
if ("missing" in server) console.info(`commit order is tried on the embedded database only: ${server.missing}`);

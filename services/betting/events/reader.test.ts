import { EventEmitter } from "node:events";
import { expect, it, vi } from "vitest";
import type { GameChange } from "../sportsbook/feed.ts";
import { gameEvent, Reader, siteEvent } from "./reader.ts";

/** A connection that takes nothing until it is let. */
class Pipe extends EventEmitter {
  isFull = false;
  readonly written: string[] = [];
  readonly destroy = vi.fn(() => {
    this.emit("close");
    return this as never;
  });
  write(text: string): boolean {
    this.written.push(text);
    return !this.isFull;
  }
  open(): void {
    this.isFull = false;
    this.emit("drain");
  }
}

const change = (gameId: string, version: number, isSnapshot: boolean): GameChange => ({
  gameId,
  version,
  section: "LIVE",
  status: "IN_PLAY",
  score: null,
  prices: [],
  goneOutcomeIds: [],
  isSnapshot,
});
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ seq: index + 1, type: "session" as const, data: { n: index + 1 } }));

/** A whole state that takes as long to price as a test says, with nothing else done meanwhile. */
function priced(gameId: string, version: number, ms: number): GameChange {
  const until = performance.now() + ms;
  while (performance.now() < until);
  return change(gameId, version, true);
}

function readerOver(
  pipe: Pipe,
  options: { rows?: number; snapshotMs?: number; patience?: number; onTrouble?: (error: unknown) => void } = {},
) {
  let version = 1;
  const all = rows(options.rows ?? 0);
  const reader = new Reader({
    stream: pipe as never,
    after: 0,
    siteRevision: () => `v${version}`,
    onTrouble: options.onTrouble ?? (() => {}),
    ...(options.patience !== undefined && { patience: options.patience }),
    outbox: { readAfter: async (seq, limit) => all.filter((row) => row.seq > seq).slice(0, limit) },
    feed: { watch: () => () => {}, snapshot: (gameId) => priced(gameId, version, options.snapshotMs ?? 0) },
  });
  return {
    reader,
    setVersion: (next: number) => {
      version = next;
    },
  };
}

it("keeps for a slow reader only which games moved, and tells each whole once there is room", async () => {
  const pipe = new Pipe();
  const { reader, setVersion } = readerOver(pipe);
  reader.start();
  reader.watch(["7", "8"]);
  pipe.isFull = true;
  reader.gameChanged("7", gameEvent(change("7", 2, false)));
  const before = pipe.written.length;
  for (let version = 3; version < 1000; version += 1) {
    reader.gameChanged("7", gameEvent(change("7", version, false)));
    reader.gameChanged("8", gameEvent(change("8", version, false)));
  }
  expect(pipe.written.length).toBe(before);
  setVersion(999);
  pipe.open();
  await vi.waitFor(() => expect(pipe.written.length).toBe(before + 2));
  expect(pipe.written.slice(-2).map((text) => JSON.parse(text.split("data: ")[1] ?? ""))).toEqual([
    change("7", 999, true),
    change("8", 999, true),
  ]);
});

it("tells many games at once in turns, so that other calls are not kept waiting", async () => {
  const pipe = new Pipe();
  const { reader } = readerOver(pipe, { snapshotMs: 3 });
  reader.start();
  reader.watch(Array.from({ length: 60 }, (_, index) => String(index)));
  expect(pipe.written.length).toBeLessThan(10);
  await vi.waitFor(() => expect(pipe.written.length).toBe(62));
});

it("reads no further in the outbox than a slow reader takes, and loses nothing", async () => {
  const pipe = new Pipe();
  pipe.isFull = true;
  const { reader } = readerOver(pipe, { rows: 350 });
  reader.start();
  await vi.waitFor(() => expect(pipe.listenerCount("drain")).toBeGreaterThan(1));
  expect(pipe.written.length).toBe(2);
  pipe.open();
  await vi.waitFor(() => expect(pipe.written.length).toBe(352));
  expect(pipe.written.slice(2).map((text) => Number(/^id: (\d+)/.exec(text)?.[1]))).toEqual(
    rows(350).map(({ seq }) => seq),
  );
});

it("leaves no listeners behind on the connection, however often it waits for room", async () => {
  const pipe = new Pipe();
  const { reader } = readerOver(pipe);
  reader.start();
  reader.watch(["7"]);
  for (let round = 0; round < 30; round += 1) {
    pipe.isFull = true;
    reader.gameChanged("7", gameEvent(change("7", round, false)));
    pipe.open();
    await vi.waitFor(() => expect(pipe.listenerCount("close")).toBe(0));
  }
  expect(pipe.listenerCount("drain")).toBe(0);
});

it("drops a reader that has stopped reading", async () => {
  const pipe = new Pipe();
  pipe.isFull = true;
  const onTrouble = vi.fn();
  readerOver(pipe, { patience: 10, onTrouble }).reader.start();
  await vi.waitFor(() => expect(pipe.destroy).toHaveBeenCalledOnce());
  expect(onTrouble).toHaveBeenCalledOnce();
});

it("tells a slow reader the site config as it is once there is room, and once only", async () => {
  const pipe = new Pipe();
  const { reader, setVersion } = readerOver(pipe);
  reader.start();
  expect(pipe.written.at(-1)).toBe(siteEvent("v1", null));
  pipe.isFull = true;
  reader.gameChanged("7", "fills the pipe");
  reader.siteChanged(siteEvent("v1", null));
  const before = pipe.written.length;
  for (const revision of ["v2", "v3"]) reader.siteChanged(siteEvent(revision, ["companyName"]));
  expect(pipe.written.length).toBe(before);
  setVersion(3);
  pipe.open();
  await vi.waitFor(() => expect(pipe.written.slice(before)).toEqual([siteEvent("v3", null)]));
});

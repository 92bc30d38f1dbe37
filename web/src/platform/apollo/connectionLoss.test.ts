import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Connection, createConnection } from "./connection.ts";

/** A socket without a network: it answers like a gateway, unless it is deaf. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  static isDeaf = false;
  readyState = 0;
  readonly heard: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
    setTimeout(() => {
      if (FakeSocket.isDeaf) return this.end(1006);
      this.readyState = 1;
      this.onopen?.();
    }, 5);
  }

  send(text: string): void {
    const { type } = JSON.parse(text) as { type: string };
    this.heard.push(type);
    const answer = type === "connection_init" ? "connection_ack" : type === "ping" ? "pong" : null;
    if (answer !== null && !FakeSocket.isDeaf)
      setTimeout(() => this.onmessage?.({ data: JSON.stringify({ type: answer }) }), 5);
  }

  end(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code, reason: "", wasClean: code === 1000 });
  }

  close(code: number): void {
    setTimeout(() => this.end(code), 5);
  }
}

const browserSocket = globalThis.WebSocket;
let connection: Connection;
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  Object.assign(FakeSocket, { all: [], isDeaf: false });
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
  connection = createConnection("ws://bets.example/graphql", () => "en");
  stop = connection.client.subscribe(
    { query: "subscription { x }" },
    { next: () => undefined, error: () => undefined, complete: () => undefined },
  );
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(100);
});
afterEach(async () => {
  stop();
  await vi.advanceTimersByTimeAsync(100);
  globalThis.WebSocket = browserSocket;
  vi.useRealTimers();
});

describe("a connection that prices come by", () => {
  it.each([0, 500, 1_000, 1_500, 1_999])(
    "is known to be lost within 5 s when the other side falls silent %i ms after a ping, and comes back by itself with what it had asked for",
    async (later) => {
      expect(connection.state()).toBe("open");
      await vi.advanceTimersByTimeAsync(2_000 + later);
      FakeSocket.isDeaf = true;
      await vi.advanceTimersByTimeAsync(5_000);
      expect(connection.state()).toBe("lost");
      FakeSocket.isDeaf = false;
      await vi.advanceTimersByTimeAsync(16_000);
      expect(connection.state()).toBe("open");
      expect(FakeSocket.all.at(-1)?.heard).toContain("subscribe");
    },
  );

  it("stays open as long as the other side answers, however little it has to tell", async () => {
    await vi.advanceTimersByTimeAsync(120_000);
    expect(connection.state()).toBe("open");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("is not lost when nothing is asked for any more, and opens again when something is", async () => {
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(connection.state()).toBe("idle");
    stop = connection.client.subscribe(
      { query: "subscription { y }" },
      { next: () => undefined, error: () => undefined, complete: () => undefined },
    );
    await vi.advanceTimersByTimeAsync(100);
    expect(connection.state()).toBe("open");
  });

  it("asks for nothing that was stopped before the code of live data came", async () => {
    const late = createConnection("ws://bets.example/graphql", () => "en");
    const before = FakeSocket.all.length;
    late.client.subscribe(
      { query: "subscription { z }" },
      { next: () => undefined, error: () => undefined, complete: () => undefined },
    )();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(100);
    expect([late.state(), FakeSocket.all.length]).toEqual(["idle", before]);
  });

  it.each([1001, 1005, 1006, 1011, 1012, 1015, 4005, 4006, 4500])(
    "comes back with what it had asked for after a close by %i",
    async (code) => {
      FakeSocket.all[0]?.end(code);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(connection.state()).toBe("open");
      expect(FakeSocket.all.at(-1)?.heard).toContain("subscribe");
    },
  );

  it("is back within 5 s of a gateway that was away for ten minutes", async () => {
    FakeSocket.isDeaf = true;
    FakeSocket.all[0]?.end(1006);
    await vi.advanceTimersByTimeAsync(600_000);
    FakeSocket.isDeaf = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(connection.state()).toBe("open");
    expect(FakeSocket.all.at(-1)?.heard).toContain("subscribe");
  });

  it("is no notice worth when it is back within a second", async () => {
    FakeSocket.all[0]?.end(1012);
    await vi.advanceTimersByTimeAsync(900);
    const states = [connection.state()];
    await vi.advanceTimersByTimeAsync(3_000);
    states.push(connection.state());
    expect(states).toEqual(["open", "open"]);
  });
});

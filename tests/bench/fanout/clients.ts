/**
 * Ten thousand readers in one process. They speak just enough WebSocket over plain sockets: the load must not be what
 * is measured.
 */
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { query, type ClientsAnswer, type ClientsOrder } from "./orders.ts";

const began = Number(process.env["BENCH_BEGAN"]);
const slowest = 60_000;
/** Messages by their age, milliseconds. */
let ages = new Uint32Array(slowest + 1);
let messages = 0;
let since = 0;
let closed = 0;
const readers: Reader[] = [];

/** A masked text frame; the mask is zero, so that the text stays as it is. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const length =
    body.length < 126
      ? Buffer.from([0x81, 0x80 | body.length])
      : Buffer.from([0x81, 0xfe, body.length >> 8, body.length & 0xff]);
  return Buffer.concat([length, Buffer.alloc(4), body]);
}

/** Digits from a place on. */
function numberAt(bytes: Buffer, place: number): number {
  let value = 0;
  for (let at = place; ; at += 1) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0 || digit > 9) return value;
    value = value * 10 + digit;
  }
}

class Reader {
  readonly #socket: Socket;
  readonly #games: readonly string[];
  readonly versions = new Map<number, number>();
  #rest: Buffer = Buffer.alloc(0);
  #isOpen = false;

  constructor(port: number, from: string, games: readonly string[]) {
    this.#games = games;
    this.#socket = connect({ port, host: "127.0.0.1", localAddress: from });
    this.#socket.setNoDelay(true);
    this.#socket.write(
      `GET /graphql HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n`,
    );
    this.#socket.on("data", (chunk: Buffer) => this.#take(chunk));
    this.#socket.on("error", () => undefined);
    this.#socket.on("close", () => void (closed += 1));
  }

  get isReady(): boolean {
    return this.versions.size === this.#games.length;
  }

  get games(): readonly string[] {
    return this.#games;
  }

  #take(chunk: Buffer): void {
    let bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    if (!this.#isOpen) {
      const end = bytes.indexOf("\r\n\r\n");
      if (end === -1) return void (this.#rest = bytes);
      if (!bytes.toString("latin1", 0, 12).endsWith("101")) throw new Error(bytes.toString("latin1", 0, 200));
      this.#isOpen = true;
      this.#socket.write(frame('{"type":"connection_init"}'));
      bytes = bytes.subarray(end + 4);
    }
    let at = 0;
    while (bytes.length - at >= 2) {
      const [opcode, short] = [(bytes[at] ?? 0) & 0x0f, (bytes[at + 1] ?? 0) & 0x7f];
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (bytes.length - at < head) break;
      const length =
        short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
      if (bytes.length - at < head + length) break;
      if (opcode === 1) this.#message(bytes.subarray(at + head, at + head + length));
      if (opcode === 9)
        this.#socket.write(
          Buffer.concat([
            Buffer.from([0x8a, 0x80 | length]),
            Buffer.alloc(4),
            bytes.subarray(at + head, at + head + length),
          ]),
        );
      at += head + length;
    }
    // A copy, or the rest would keep the whole chunk.
    this.#rest = at === bytes.length ? Buffer.alloc(0) : Buffer.from(bytes.subarray(at));
  }

  #message(bytes: Buffer): void {
    const game = bytes.indexOf('"gameId":"');
    if (game === -1) {
      const text = bytes.toString();
      if (text.includes("connection_ack")) {
        this.#socket.write(
          frame(
            JSON.stringify({
              id: crypto.randomUUID(),
              type: "subscribe",
              payload: { query, variables: { gameIds: this.#games } },
            }),
          ),
        );
      } else if (text.includes("errors")) throw new Error(text);
      return;
    }
    const version = numberAt(bytes, bytes.indexOf('"version":', game) + 10);
    this.versions.set(numberAt(bytes, game + 10), version);
    if (bytes.indexOf('"isSnapshot":true', game) !== -1) return;
    messages += 1;
    const age = Math.min(slowest, Math.max(0, Date.now() - began - version));
    ages[age] = (ages[age] ?? 0) + 1;
  }
}

function percentile(share: number): number {
  let left = messages * share;
  for (let age = 0; age <= slowest; age += 1) {
    left -= ages[age] ?? 0;
    if (left <= 0) return age;
  }
  return slowest;
}

function answer(behind = 0): void {
  let ready = 0;
  for (const reader of readers) if (reader.isReady) ready += 1;
  const maxMs = ages.findLastIndex((count) => count > 0);
  process.send?.({
    ready,
    messages,
    seconds: (performance.now() - since) / 1000,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    maxMs,
    behind,
    closed,
  } satisfies ClientsAnswer);
}

async function atMostWaiting(count: number): Promise<void> {
  for (
    const deadline = Date.now() + 120_000;
    Date.now() < deadline && readers.filter(({ isReady }) => !isReady).length > count;
    await wait(20)
  );
}

async function open({
  open: count,
  port,
  games,
  gamesPerSocket,
}: Extract<ClientsOrder, { open: number }>): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const first = (readers.length * 7) % games.length;
    readers.push(
      new Reader(
        port,
        `127.0.0.${2 + (index % 8)}`,
        Array.from({ length: gamesPerSocket }, (_, at) => games[(first + at) % games.length] ?? ""),
      ),
    );
    // So many at a time that none waits for its turn for long.
    if (index % 50 === 49) await atMostWaiting(200);
  }
  await atMostWaiting(0);
}

process.on("message", (order: ClientsOrder) => {
  if ("open" in order) return void open(order).then(() => answer());
  if ("begin" in order) {
    ages = new Uint32Array(slowest + 1);
    messages = 0;
    since = performance.now();
    return answer();
  }
  if ("end" in order) return answer();
  let behind = 0;
  for (const reader of readers)
    for (const game of reader.games) if (reader.versions.get(Number(game)) !== order.compare[game]) behind += 1;
  answer(behind);
});

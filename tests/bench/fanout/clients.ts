/** Ten thousand readers in one process, each of the changes of its games. */
import { setTimeout as wait } from "node:timers/promises";
import { query, type ClientsAnswer, type ClientsOrder } from "./orders.ts";
import { numberAt, RawSocket } from "./rawSocket.ts";

const began = Number(process.env["BENCH_BEGAN"]);
const slowest = 60_000;
/** Messages by their age, milliseconds. */
let ages = new Uint32Array(slowest + 1);
let messages = 0;
let since = 0;
let closed = 0;
const readers: Reader[] = [];

class Reader {
  readonly #games: readonly string[];
  readonly versions = new Map<number, number>();

  constructor(port: number, from: string, games: readonly string[]) {
    this.#games = games;
    void new RawSocket({
      port,
      from,
      subscription: { query, variables: { gameIds: games } },
      onMessage: (bytes) => this.#message(bytes),
      onClose: () => void (closed += 1),
    });
  }

  get isReady(): boolean {
    return this.versions.size === this.#games.length;
  }

  get games(): readonly string[] {
    return this.#games;
  }

  #message(bytes: Buffer): void {
    const game = bytes.indexOf('"gameId":"');
    if (game === -1) throw new Error(bytes.toString());
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

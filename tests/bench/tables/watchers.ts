/**
 * Players who watch a table of the game studio, all in one process. They read just enough of a stream: the load must not
 * be what is measured.
 */
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export interface WatchersOrder {
  open?: { port: number; tokens: string[] };
  begin?: true;
  end?: true;
}
export interface WatchersAnswer {
  open: number;
  closed: number;
  updates: number;
  fewest: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
}

const SLOWEST = 30_000;
/** One address has at most 512 connections. */
const A_NETWORK = 500;
const HEAD = Buffer.from("event: table\ndata: {");
const NOW = Buffer.from('"now":');

let ages = new Uint32Array(SLOWEST + 1);
let counts: number[] = [];
let closed = 0;
let opened = 0;

function heard(index: number, chunk: Buffer): void {
  for (let at = chunk.indexOf(HEAD); at >= 0; at = chunk.indexOf(HEAD, at + HEAD.length)) {
    if (counts[index] === undefined) opened += 1;
    counts[index] = (counts[index] ?? 0) + 1;
    const found = chunk.indexOf(NOW, at);
    const told = found < 0 ? Number.NaN : Number(chunk.toString("latin1", found + NOW.length, found + NOW.length + 13));
    const age = Math.max(0, Math.min(SLOWEST, Math.round(Date.now() - told)));
    if (!Number.isNaN(age)) ages[age] = (ages[age] ?? 0) + 1;
  }
}

/** A machine that does much else may turn a connection away before it is heard: it is asked for anew. */
function watch(port: number, token: string, index: number): void {
  const network = Math.floor(index / A_NETWORK);
  const socket = connect({ port, host: "127.0.0.1", localAddress: `127.0.1.${network + 1}` });
  socket.write(`GET /frame/v1/table HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  socket.on("data", (chunk: Buffer) => heard(index, chunk));
  socket.on("error", () => undefined);
  socket.on("close", () => {
    if (counts[index] === undefined) setTimeout(() => watch(port, token, index), 500);
    else closed += 1;
  });
}

async function open({ port, tokens }: { port: number; tokens: string[] }): Promise<void> {
  for (const [index, token] of tokens.entries()) {
    watch(port, token, index);
    if (index % 50 === 49) await wait(10);
  }
  while (opened < tokens.length) await wait(100);
}

function answer(): WatchersAnswer {
  const all = ages.reduce((sum, count) => sum + count, 0);
  const ageAt = (share: number) => {
    let seen = 0;
    for (const [age, count] of ages.entries()) if ((seen += count) >= share * all) return age;
    return SLOWEST;
  };
  return {
    open: opened,
    closed,
    updates: counts.reduce((sum, count) => sum + count, 0),
    fewest: Math.min(...counts),
    p50Ms: ageAt(0.5),
    p99Ms: ageAt(0.99),
    maxMs: ages.findLastIndex((count) => count > 0),
  };
}

process.on("message", (order: WatchersOrder) => {
  void (async () => {
    if (order.open !== undefined) await open(order.open);
    if (order.begin) {
      ages = new Uint32Array(SLOWEST + 1);
      counts = counts.map(() => 0);
    }
    process.send?.(answer());
  })();
});

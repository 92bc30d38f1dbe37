/** Ten thousand who watch one draw, in one process. */
import { setTimeout as wait } from "node:timers/promises";
import { numberAt, RawSocket } from "../fanout/rawSocket.ts";
import { query, type WatchersAnswer, type WatchersOrder } from "./orders.ts";

const began = Number(process.env["BENCH_BEGAN"]);
/** The version that each has last; 0 for nothing yet. */
const versions: number[] = [];
let ages: number[] = [];
let closed = 0;
let isMeasuring = false;

const waiting = () => versions.filter((version) => version === 0).length;

async function atMostWaiting(count: number): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline && waiting() > count; await wait(20));
}

async function open(count: number, port: number, drawId: string): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const own = versions.push(0) - 1;
    void new RawSocket({
      port,
      from: `127.0.0.${2 + (index % 8)}`,
      subscription: { query, variables: { id: drawId } },
      onMessage: (bytes) => {
        const version = numberAt(bytes, bytes.indexOf('"version":') + 10);
        if (isMeasuring && version !== versions[own]) ages.push(Date.now() - began - version);
        versions[own] = version;
      },
      onClose: () => void (closed += 1),
    });
    if (index % 50 === 49) await atMostWaiting(200);
  }
  await atMostWaiting(0);
}

function answer(): void {
  const sorted = ages.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  process.send?.({
    ready: versions.length - waiting(),
    messages: ages.length,
    closed,
    oldest: Math.min(...versions),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  } satisfies WatchersAnswer);
}

process.on("message", async (order: WatchersOrder) => {
  if ("open" in order) await open(order.open, order.port, order.drawId);
  if ("begin" in order) {
    ages = [];
    isMeasuring = true;
  }
  answer();
});

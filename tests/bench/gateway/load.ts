/**
 * The load, in a process of its own: requests made beforehand, over keep-alive connections, one at a time on each.
 * It reads no more of an answer than it must to find its end, or it would be slower than what it measures.
 */
import { connect, type Socket } from "node:net";

export interface LoadOrder {
  port: number;
  /** Whole HTTP requests; the n-th sent is the n-th of them, again from the start. */
  requests: string[];
  connections: number;
  seconds: number;
}
export interface LoadResult {
  count: number;
  seconds: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were not 200. */
  failures: number;
}

const headEnd = Buffer.from("\r\n\r\n");
const lastChunk = Buffer.from("\r\n0\r\n\r\n");

/** Where the first answer in `bytes` ends; -1 while it is not whole. */
function endOf(bytes: Buffer): number {
  const end = bytes.indexOf(headEnd);
  if (end === -1) return -1;
  const head = bytes.toString("latin1", 0, end).toLowerCase();
  const length = /\r\ncontent-length: *(\d+)/.exec(head)?.[1];
  if (length !== undefined) {
    const whole = end + headEnd.length + Number(length);
    return bytes.length >= whole ? whole : -1;
  }
  const last = bytes.indexOf(lastChunk, end);
  return last === -1 ? -1 : last + lastChunk.length;
}

async function run({ port, requests, connections, seconds }: LoadOrder): Promise<LoadResult> {
  const buffers = requests.map((text) => Buffer.from(text));
  const latencies: number[] = [];
  let [sent, failures] = [0, 0];
  const started = performance.now();
  const until = started + seconds * 1000;

  const one = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      let [pending, at] = [Buffer.alloc(0), 0];
      const send = () => {
        if (performance.now() >= until) return resolve();
        at = performance.now();
        socket.write(buffers[sent++ % buffers.length] ?? "");
      };
      socket
        .on("error", reject)
        .on("close", () => reject(new Error("the server closed the connection")))
        .on("data", (chunk) => {
          pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
          if (endOf(pending) === -1) return;
          latencies.push(performance.now() - at);
          if (pending.toString("latin1", 9, 12) !== "200") failures += 1;
          pending = Buffer.alloc(0);
          send();
        });
      send();
    });

  const sockets = await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect({ port, host: "127.0.0.1", noDelay: true }, () => resolve(socket)).once(
            "error",
            reject,
          );
        }),
    ),
  );
  await Promise.all(sockets.map(one));
  for (const socket of sockets) socket.removeAllListeners("close").destroy();
  latencies.sort((a, b) => a - b);
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
  return {
    count: latencies.length,
    seconds: (performance.now() - started) / 1000,
    p50: at(0.5),
    p99: at(0.99),
    failures,
  };
}

process.on("message", (order: LoadOrder) => {
  run(order).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on("disconnect", () => process.exit(0));

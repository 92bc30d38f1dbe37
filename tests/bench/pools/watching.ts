/** A draw that 10,000 watch on one gateway: what its changes cost the toto service, and how late they come. */
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../../scripts/lib/freePort.ts";
import { totoDraw } from "../../../gateway/testing/fakes/betting/totoBodies.ts";
import { answers, startPinned, stopAll, tell } from "../gateway/pinned.ts";
import type { Measure } from "../report.ts";
import type { BoardAnswer, BoardOrder, WatchersAnswer, WatchersOrder } from "./orders.ts";

const watchers = 10_000;
const updates = 20;
/** The gateway looks once a second, and tells all in the time that is left of the next one. */
const mostMs = 2_000;

/** Changes the draw so often, waits each time until all have it, and compares calls with those of nobody but time. */
export async function measureWatching(): Promise<Measure[]> {
  const began = { BENCH_BEGAN: String(Date.now()) };
  const [boardPort, port] = [await freePort(), await freePort()];
  try {
    const board = startPinned(0, "tests/bench/pools/board.ts", { ...began, BENCH_PORT: String(boardPort) });
    await answers(board, `http://127.0.0.1:${boardPort}/health`);
    const gateway = startPinned(1, "gateway/main.ts", {
      GATEWAY_PORT: String(port),
      SERVICES_PORT: String(boardPort),
      ADDRESS_CONNECTIONS: String(watchers),
      RATE_LIMITS: "off",
    });
    await answers(gateway, `http://127.0.0.1:${port}/health`);
    const crowd = startPinned(0, "tests/bench/pools/watchers.ts", began);
    const ask = (order: WatchersOrder) => tell<WatchersAnswer>(crowd, order);
    const { ready, closed } = await ask({ open: watchers, port, drawId: totoDraw().id });
    if (ready !== watchers || closed > 0) throw new Error(`${ready} of ${watchers} have the draw, ${closed} were cut`);
    const calls = async () => (await tell<BoardAnswer>(board, { sell: false } satisfies BoardOrder)).calls;
    // What the gateway asks while nothing changes: a look a second.
    const idleFrom = [await calls(), performance.now()] as const;
    await wait(5_000);
    const aSecond = ((await calls()) - idleFrom[0]) / ((performance.now() - idleFrom[1]) / 1000);
    await ask({ begin: true });
    const from = [await calls(), performance.now()] as const;
    for (let update = 0; update < updates; update += 1) {
      const { version } = await tell<BoardAnswer>(board, { sell: true } satisfies BoardOrder);
      for (const deadline = Date.now() + 30_000; (await ask({ end: true })).oldest < version; await wait(100))
        if (Date.now() > deadline) throw new Error(`${version} did not reach all`);
    }
    const seconds = (performance.now() - from[1]) / 1000;
    const perUpdate = ((await calls()) - from[0] - aSecond * seconds) / updates;
    const told = await ask({ end: true });
    return [
      {
        name: `calls of the toto service for a change that ${watchers} watch, beside a look a second`,
        value: Number(perUpdate.toFixed(2)),
        unit: "",
        target: "≤ 1.2",
        isMet: perUpdate <= 1.2,
      },
      {
        name: "watchers told of every change",
        value: Math.round(told.messages / updates),
        unit: "",
        target: `${watchers}`,
        isMet: told.messages === watchers * updates && told.closed === 0,
      },
      {
        name: "age of a change when it is read, p99",
        value: told.p99Ms,
        unit: "ms",
        target: `< ${mostMs} ms`,
        isMet: told.p99Ms < mostMs,
      },
    ];
  } finally {
    await stopAll();
  }
}

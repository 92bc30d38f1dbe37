import { EventEmitter } from "node:events";
import { expect, it, vi } from "vitest";
import { fullAtBytes, Outlet, sinkOver } from "./outlet.ts";

/** A connection that accepts no data until allowed. */
function setUp(patienceMs = 10_000) {
  const network = new EventEmitter();
  let buffered = 0;
  const giveUp = vi.fn();
  const reading: boolean[] = [];
  const outlet = new Outlet({
    bufferedBytes: () => buffered,
    onceDrained: (listener) => void network.once("drain", listener),
    giveUp,
    setReading: (isReading) => void reading.push(isReading),
    patienceMs,
  });
  const written: string[] = [];
  const waiting = { resume: vi.fn() };
  const sink = sinkOver(
    outlet,
    () => waiting,
    (payload) => {
      written.push(payload);
      buffered += payload.length;
    },
    () => undefined,
  );
  return {
    outlet,
    sink,
    written,
    waiting,
    giveUp,
    reading,
    network,
    drain: () => {
      buffered = 0;
      network.emit("drain");
    },
  };
}
const big = "x".repeat(fullAtBytes);

it("takes what the network takes, says when it is full, and calls those who wait when there is room", () => {
  const { sink, written, waiting, drain, reading, outlet } = setUp();
  expect([sink.send("a"), sink.send(big), sink.send("b"), sink.send("c")]).toEqual([true, true, false, false]);
  expect([written, reading]).toEqual([["a", big], [false]]);
  drain();
  expect([waiting.resume.mock.calls.length, sink.send("d"), reading]).toEqual([1, true, [false, true]]);
  outlet.close();
});

it("fills again while those who wait are called, and calls the rest the next time", () => {
  const { outlet, sink, drain } = setUp();
  const order: string[] = [];
  sink.send(big);
  for (const name of ["one", "two"])
    outlet.wait({
      resume: () => {
        order.push(name);
        sink.send(big);
      },
    });
  drain();
  expect(order).toEqual(["one"]);
  drain();
  expect(order).toEqual(["one", "two"]);
  outlet.close();
});

it("gives up a client that takes nothing for too long, and none that does or has left", async () => {
  const [stuck, slow, left] = [setUp(20), setUp(20), setUp(20)];
  for (const { sink } of [stuck, slow, left]) sink.send(big);
  slow.drain();
  left.outlet.close();
  await vi.waitFor(() => expect(stuck.giveUp).toHaveBeenCalledOnce());
  expect([slow.giveUp, left.giveUp].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

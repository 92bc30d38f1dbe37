import { expect, it, vi } from "vitest";
import { gathered } from "./gathered.ts";

/** Calls that are answered when the test says so. */
function heldCalls() {
  const calls: { asks: readonly string[]; end: (error?: Error) => void }[] = [];
  const call = (asks: readonly string[]) =>
    new Promise<string[]>((resolve, reject) => {
      calls.push({
        asks,
        end: (error) => {
          if (error) reject(error);
          else resolve(asks.map((ask) => ask.toUpperCase()));
        },
      });
    });
  const asked = () => calls.map(({ asks }) => asks.join(""));
  return { call, asked, end: (index: number, error?: Error) => calls[index]?.end(error) };
}

it("puts what comes while calls are under way together into the next ones", async () => {
  const { call, asked, end } = heldCalls();
  const ask = gathered(call, { most: 3, atOnce: 2 });
  const first = ask("a");
  await vi.waitFor(() => expect(asked()).toEqual(["a"]));
  const second = [ask("b"), ask("c")];
  await vi.waitFor(() => expect(asked()).toEqual(["a", "bc"]));
  const rest = ["d", "e", "f", "g"].map(ask);
  end(0);
  expect(await first).toBe("A");
  await vi.waitFor(() => expect(asked()).toEqual(["a", "bc", "def"]));
  end(1);
  expect(await Promise.all(second)).toEqual(["B", "C"]);
  await vi.waitFor(() => expect(asked()).toEqual(["a", "bc", "def", "g"]));
  end(3);
  end(2);
  expect(await Promise.all(rest)).toEqual(["D", "E", "F", "G"]);
});

it("tries each alone after a call for several has failed, so that one's fault is no other's", async () => {
  const asked: string[] = [];
  const ask = gathered(
    async (asks: readonly string[]) => {
      asked.push(asks.join(""));
      if (asks.includes("bad")) throw new Error("bad");
      return asks;
    },
    { most: 10, atOnce: 1 },
  );
  const answers = await Promise.allSettled(["one", "bad", "two"].map(ask));
  expect(asked).toEqual(["onebadtwo", "one", "bad", "two"]);
  expect(answers.map((answer) => (answer.status === "fulfilled" ? answer.value : String(answer.reason)))).toEqual([
    "one",
    "Error: bad",
    "two",
  ]);
});

it("goes on after a failure", async () => {
  const { call, asked, end } = heldCalls();
  const ask = gathered(call, { most: 3, atOnce: 1 });
  const failed = ask("a");
  await vi.waitFor(() => expect(asked()).toEqual(["a"]));
  const next = ask("b");
  end(0, new Error("gone"));
  await expect(failed).rejects.toThrow("gone");
  await vi.waitFor(() => expect(asked()).toEqual(["a", "b"]));
  end(1);
  expect(await next).toBe("B");
});

it("refuses a call that answers another number than it was asked", async () => {
  const ask = gathered(async () => [], { most: 3, atOnce: 1 });
  await expect(ask("a")).rejects.toThrow("0 answers to 1 pieces");
});

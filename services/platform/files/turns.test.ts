import { describe, expect, it } from "vitest";
import { createTurns } from "./turns.ts";

/** Work that a test ends, in the order in which it began. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (error) => (error === undefined ? resolve(name) : reject(error)));
    });
  return { begun, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("turns", () => {
  it("let one owner wait for themselves, and others go before their next", async () => {
    const { begun, work, end } = works();
    const turns = createTurns(1);
    const all = [
      turns.run(1, work("1a")),
      turns.run(1, work("1b")),
      turns.run(1, work("1c")),
      turns.run(2, work("2a")),
    ];
    await settled();
    expect(begun).toEqual(["1a"]);
    for (const [name, next] of [
      ["1a", "2a"],
      ["2a", "1b"],
      ["1b", "1c"],
    ] as const) {
      end(name);
      await settled();
      expect(begun.at(-1)).toBe(next);
    }
    end("1c");
    expect(await Promise.all(all)).toEqual(["1a", "1b", "1c", "2a"]);
  });

  it("are so many at once, and go on after work that fails", async () => {
    const { begun, work, end } = works();
    const turns = createTurns(2);
    const failed = turns.run(1, work("1"));
    const others = [turns.run(2, work("2")), turns.run(3, work("3")), turns.run(1, work("1 again"))];
    await settled();
    expect(begun).toEqual(["1", "2"]);
    end("1", new Error("no"));
    await expect(failed).rejects.toThrow("no");
    await settled();
    expect(begun).toEqual(["1", "2", "3"]);
    end("2");
    await settled();
    expect(begun).toEqual(["1", "2", "3", "1 again"]);
    end("3");
    end("1 again");
    await Promise.all(others);
  });
});

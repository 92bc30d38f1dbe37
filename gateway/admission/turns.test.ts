import { describe, expect, it } from "vitest";
import { Turns } from "./turns.ts";

/** Work that ends when the test says so. */
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

const turns = () => new Turns({ from: 10, most: 100, queue: 3 });

describe("turns", () => {
  it("let cheap operations pass at once, answer and all", () => {
    const line = turns();
    expect(line.run("a", 9, () => "now")).toBe("now");
    expect(line.size).toBe(0);
  });

  it("let a caller have so much at a time and keep the order of what waits", async () => {
    const line = turns();
    const { begun, work, end } = works();
    const results = [
      ["one", 60],
      ["two", 40],
      ["three", 40],
      ["four", 10],
    ].map(([name, cost]) => line.run("a", Number(cost), work(String(name))));
    expect(begun).toEqual(["one", "two"]);
    end("two");
    expect(await results[1]).toBe("two");
    await expect.poll(() => begun).toEqual(["one", "two", "three"]);
    end("one");
    await expect.poll(() => begun).toEqual(["one", "two", "three", "four"]);
    end("three");
    end("four");
    expect(await Promise.all(results)).toEqual(["one", "two", "three", "four"]);
    expect(line.size).toBe(0);
  });

  it("let one that is dearer than all together run alone", async () => {
    const line = turns();
    const { begun, work, end } = works();
    const results = [line.run("a", 500, work("huge")), line.run("a", 10, work("next"))];
    expect(begun).toEqual(["huge"]);
    end("huge");
    await expect.poll(() => begun).toEqual(["huge", "next"]);
    end("next");
    await Promise.all(results);
  });

  it("make nobody wait for another", () => {
    const line = turns();
    const { begun, work } = works();
    void line.run("a", 100, work("a's"));
    void line.run("a", 100, work("a's second"));
    void line.run("b", 100, work("b's"));
    expect(begun).toEqual(["a's", "b's"]);
  });

  it("refuse what would wait behind too many", () => {
    const line = turns();
    const { work } = works();
    const begun = Array.from({ length: 5 }, (_, index) => line.run("a", 100, work(String(index))));
    expect(begun.map((one) => one === null)).toEqual([false, false, false, false, true]);
  });

  it("go on after a failure, thrown at once or later", async () => {
    const line = turns();
    const { begun, work, end } = works();
    expect(() =>
      line.run("a", 50, () => {
        throw new Error("at once");
      }),
    ).toThrow("at once");
    const failing = line.run("a", 100, work("fails"));
    const throwing = line.run("a", 100, () => {
      throw new Error("in its turn");
    });
    const next = line.run("a", 100, work("next"));
    end("fails", new Error("later"));
    await expect(failing).rejects.toThrow("later");
    await expect(throwing).rejects.toThrow("in its turn");
    await expect.poll(() => begun).toEqual(["fails", "next"]);
    end("next");
    expect(await next).toBe("next");
    expect(line.size).toBe(0);
  });
});

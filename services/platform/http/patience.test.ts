import { describe, expect, it, vi } from "vitest";
import { inPatience } from "./patience.ts";

describe("a caller's patience", () => {
  it("ends with work that is done or fails in time", async () => {
    expect(await inPatience(Promise.resolve("done"), () => {}, 60_000)).toBe(true);
    await expect(inPatience(Promise.reject(new Error("no")), () => {}, 60_000)).rejects.toThrow("no");
  });

  it("stops waiting for slow work, which goes on and reports its failure", async () => {
    const told: unknown[] = [];
    let fail: (error: Error) => void = () => {};
    const work = new Promise((_, reject) => (fail = reject));
    expect(await inPatience(work, (error) => told.push(error), 1)).toBe(false);
    fail(new Error("too late"));
    await vi.waitFor(() => expect(told).toEqual([new Error("too late")]));
  });
});

import { createHash, createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { drawFrom, drawOf, hashOfSeed, isClientSeed, pickFrom } from "./draw.ts";

const seeds = { serverSeed: "0a1b2c", clientSeed: "lucky", nonce: 7 };

it("makes fractions of four bytes, and goes on to the next block after eight of them", () => {
  const bytes = [0, 1].flatMap((block) => [...createHmac("sha256", "0a1b2c").update(`lucky:7:${block}`).digest()]);
  const draw = drawOf(seeds);
  for (let index = 0; index < 16; index += 1) {
    const [one = 0, two = 0, three = 0, four = 0] = bytes.slice(index * 4, index * 4 + 4);
    expect(draw.fraction()).toBe(one / 256 + two / 256 ** 2 + three / 256 ** 3 + four / 256 ** 4);
  }
});

it("takes the server's seed as text, not as the bytes that its digits spell", () => {
  const decoded = createHmac("sha256", Buffer.from("0a1b2c", "hex")).update("lucky:7:0").digest().readUInt32BE();
  expect(drawOf(seeds).fraction()).not.toBe(decoded / 2 ** 32);
  expect(hashOfSeed("0a1b2c")).toBe(createHash("sha256").update("0a1b2c").digest("hex"));
});

it("reaches the first and the last of a number of results, and never one more", () => {
  expect(drawFrom(() => 0).below(37)).toBe(0);
  expect(drawFrom(() => 2 ** 32 - 1).below(37)).toBe(36);
  expect(drawFrom(() => 2 ** 32 - 1).below(10_001)).toBe(10_000);
});

it("has no modulo bias: of 37 results, each has its 37th of all words but for one word", () => {
  const share = 2 ** 32 / 37;
  for (let result = 0; result < 37; result += 1) {
    const first = Math.ceil((result * 2 ** 32) / 37);
    const next = Math.ceil(((result + 1) * 2 ** 32) / 37);
    expect(Math.abs(next - first - share)).toBeLessThan(1);
    expect(drawFrom(() => first).below(37)).toBe(result);
    expect(drawFrom(() => next - 1).below(37)).toBe(result);
  }
});

it("picks without putting back, by the place among what is left", () => {
  const words = [0, 0, 2 ** 32 - 1];
  expect(
    pickFrom(
      drawFrom(() => words.shift() ?? 0),
      5,
      3,
    ),
  ).toEqual([0, 1, 4]);
  expect(pickFrom(drawOf(seeds), 40, 40).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 40 }, (_, index) => index),
  );
});

it("refuses client seeds that could be read as another message", () => {
  expect(isClientSeed("Player_1-a")).toBe(true);
  for (const text of ["", "a:1", "a b", "ж", "x".repeat(65)]) expect(isClientSeed(text), text).toBe(false);
});

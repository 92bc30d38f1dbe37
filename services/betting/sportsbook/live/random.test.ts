import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { keyedRandom, shuffled } from "./random.ts";

const secret = Buffer.from("key");

it("draws the numbers of HMAC-SHA-256 in counter mode, six bytes each", () => {
  const random = keyedRandom(secret, "course:7");
  const block = (counter: number) => createHmac("sha256", "key").update(`course:7#${counter}`).digest("hex");
  const number = (hex: string, index: number) => Number.parseInt(hex.slice(index * 12, index * 12 + 12), 16) / 2 ** 48;
  const expected = [0, 1, 2, 3, 4].map((index) => number(block(0), index)).concat(number(block(1), 0));
  expect(Array.from({ length: 6 }, random)).toEqual(expected);
});

it("draws the same row again for the same purpose, another one for another purpose or secret", () => {
  const row = (key: Buffer, purpose: string) => Array.from({ length: 20 }, keyedRandom(key, purpose));
  expect(row(secret, "a")).toEqual(row(secret, "a"));
  expect(
    new Set([row(secret, "a"), row(secret, "b"), row(Buffer.from("other"), "a")].map((one) => one.join())),
  ).toHaveProperty("size", 3);
});

it("shuffles every item to every place about as often", () => {
  const counts = new Map<string, number>();
  const random = keyedRandom(secret, "shuffle");
  for (let round = 0; round < 3000; round += 1) {
    for (const [place, item] of shuffled(["a", "b", "c"], random).entries())
      counts.set(`${item}${place}`, (counts.get(`${item}${place}`) ?? 0) + 1);
  }
  expect(counts.size).toBe(9);
  for (const count of counts.values())
    expect(Math.abs(count - 1000)).toBeLessThan(4.5 * Math.sqrt(3000 * (1 / 3) * (2 / 3)));
});

/** Ids and idempotency keys as callers send them. */
import { describe, expect, it } from "vitest";
import { id, idList, isId, numberOfId, readKey, rowNumber, secretKey } from "./ids.ts";

describe("an id", () => {
  it.each([
    ["7", 7],
    ["999999999999999", 999_999_999_999_999],
    ["1000000000000000", null],
    ["", null],
    ["-1", null],
    ["1 ", null],
    ["1\n", null],
    ["٣", null],
  ])("reads %j as %j", (text, number) => {
    expect(numberOfId(text)).toBe(number);
    expect(isId(text)).toBe(number !== null);
    expect(id.safeParse(text).success).toBe(number !== null);
  });

  it("comes in lists of so many at most", () => {
    const takes = (text: string) => idList(3).safeParse(text).success;
    expect(["1", "1,22,333"].map(takes)).toEqual([true, true]);
    expect(["", "1,", "1,,2", "1, 2", "1,2,3,4"].map(takes)).toEqual([false, false, false, false, false]);
  });

  it("of a row is what the database can count to", () => {
    const takes = (text: string) => rowNumber.safeParse(text).success;
    expect(["1", "2147483647"].map(takes)).toEqual([true, true]);
    expect(["0", "-1", "1.5", "2147483648", "x"].map(takes)).toEqual([false, false, false, false, false]);
  });
});

describe("an idempotency key", () => {
  it("of a header has 8 to 64 letters, digits, - or _", () => {
    for (const key of ["abc-1_Z9", "k".repeat(64)]) expect(readKey(key)).toBe(key);
    for (const key of ["k".repeat(7), "k".repeat(65), "with space", "ключ-ключ"])
      expect(readKey(key)).toMatchObject({ code: "INVALID", path: ["idempotencyKey"] });
    for (const key of [undefined, ""])
      expect(readKey(key)).toMatchObject({ code: "REQUIRED", path: ["idempotencyKey"] });
  });

  it("that guards a registration is longer", () => {
    expect([15, 16, 64, 65].map((length) => secretKey.safeParse("k".repeat(length)).success)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

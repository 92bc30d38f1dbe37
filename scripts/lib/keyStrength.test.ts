import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isGuessable } from "./keyStrength.ts";

describe("a key", () => {
  it.each([
    ["of one character", "a".repeat(64)],
    ["of one word again and again", "secret-key-".repeat(6)],
    ["of a row of the keyboard", "0123456789abcdef0123456789abcdef"],
    ["of the alphabet", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"],
    ["that is short", "k3J9x_Qe"],
    ["of nought bytes", new Uint8Array(32)],
  ])("%s is easy to guess", (_, key) => {
    expect(isGuessable(key)).toBe(true);
  });

  it("from a random generator is not, in hex, in base64 and as bytes", () => {
    for (let round = 0; round < 2_000; round += 1) {
      const bytes = randomBytes(32);
      const forms = [bytes, bytes.toString("hex"), bytes.toString("base64"), randomBytes(16).toString("hex")];
      expect(forms.filter(isGuessable)).toEqual([]);
    }
  });
});

import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { bytesOf, hexOf, hmacSha256, sha256 } from "./sha256.ts";

it("hashes the example of FIPS 180-4", () => {
  expect(hexOf(sha256(bytesOf("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

it("agrees with the platform's hash at every length around the edges of blocks", () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256);
    expect(hexOf(sha256(bytes)), String(length)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

it("agrees with the platform's HMAC, with keys longer than a block too", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 150 }), (key, message) => {
      expect(hexOf(hmacSha256(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
    }),
  );
});

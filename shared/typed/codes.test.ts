import { describe, expect, it } from "vitest";
import { readCount, readNumber, readOneTimeCode, readPromoCode, readTaxNumber } from "./codes.ts";
import { asWritten } from "./testWritten.ts";

describe.each(asWritten("034565"))("%s: %j", (_, text) => {
  it("is read as a one-time code", () => expect(readOneTimeCode(text)).toBe("034565"));
  it("is read as a number", () => expect(readNumber(text)).toBe("034565"));
});

it.each([
  ["AB2CD-EF3GH", "ab2cdef3gh"],
  [" ab2cd–ef3gh.", "ab2cdef3gh"],
  ["«034 565».", "034565"],
  ["03456 5²", "034565²"],
])("reads the one-time code %j as %j", (text, code) => expect(readOneTimeCode(text)).toBe(code));

it.each([
  ["free-50", "FREE-50"],
  ["\u200bFREE–50\u2069", "FREE-50"],
  ["“FREE 50”.", "FREE50"],
  ["ＦＲＥＥ５０", "FREE50"],
  ["FREE٥٠", "FREE50"],
  ["FR", null],
  ["FREE_50", null],
  ["БОНУС", null],
  ["FREE\0", null],
])("reads the promo code %j as %j", (text, code) => expect(readPromoCode(text)).toBe(code));

it.each([
  ["№ 1 000 001", "1000001"],
  ["#1000001", "1000001"],
  ["No. 1000001.", "1000001"],
  ["1000001a", null],
  ["", null],
  ["1".repeat(20), null],
])("reads the number %j as %j", (text, number) => expect(readNumber(text)).toBe(number));

it.each([
  ["12", 12],
  [" ۱۲\u200f", 12],
  ["1 200", 1200],
  ["1.5", null],
  ["-1", null],
  ["", null],
])("reads the count %j as %j", (text, count) => expect(readCount(text)).toBe(count));

it.each([
  ["123.456.789-09", "123456789-09"],
  ["12.345.678/0001-95", "123456780001-95"],
  ["12.345.678–K", "12345678-K"],
  ["٧٧٠٧ ٠٨٣٨٩٣", "7707083893"],
  ["12", null],
  ["<b>12345", null],
])("reads the tax number %j as %j", (text, number) => expect(readTaxNumber(text)).toBe(number));

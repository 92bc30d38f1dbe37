import { expect, it } from "vitest";
import { digitsOf } from "./digits.ts";

it.each([
  ["900 000-00-01", "9000000001"],
  ["(٠١٢) ٣٤٥", "012345"],
  ["９０", "90"],
  ["𝟗𝟬", "90"],
  ["۹۸۷", "987"],
  ["९०", "90"],
  ["\u200f12\u0000🙂<b>3</b>", "123"],
  ["нет", ""],
])("reads the digits of %j", (text, digits) => expect(digitsOf(text)).toBe(digits));

import { describe, expect, it } from "vitest";
import { cell, csvText } from "./csv.ts";

describe("cells", () => {
  it.each([
    ["plain", "plain"],
    ["a,b", '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ["two\nlines", '"two\nlines"'],
    ["", ""],
    ["-1.50", "-1.50"],
  ])("write %j as %j [RFC 4180]", (text, written) => {
    expect(cell(text)).toBe(written);
  });

  it.each(["=1+1", "+1", "-1+1", "-", "-1.", "-1e3", "@SUM(A1)", "\t=1", "\r=1"])("never are a formula: %j", (text) => {
    expect(cell(text).startsWith(`"'${text[0]}`)).toBe(true);
  });
});

it("writes a table with its mark of UTF-8, commas and the line ends of spreadsheets", () => {
  expect(csvText(["a", "b"], [["1", "x,y"]])).toBe('\uFEFFa,b\r\n1,"x,y"\r\n');
});

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
    expect(cell(text, "en")).toBe(written);
  });

  it.each(["=1+1", "+1", "-1+1", "-", "-1.", "-1e3", "@SUM(A1)", "\t=1", "\r=1"])("never are a formula: %j", (text) => {
    for (const language of ["en", "ru", "ar", "es"]) expect(cell(text, language).startsWith(`"'${text[0]}`)).toBe(true);
  });
});

it("writes a table with its mark of UTF-8, commas and the line ends of spreadsheets", () => {
  expect(csvText(["a", "b"], [["1", "x,y"]], "en")).toBe('\uFEFFa,b\r\n1,"x,y"\r\n');
});

it.each([
  ["en", 'a,x;y,1.50,-2.5,"3,5",2026-11-29'],
  ["ru", 'a;"x;y";1,50;-2,5;3,5;2026-11-29'],
  ["es", 'a;"x;y";1,50;-2,5;3,5;2026-11-29'],
  ["ar", 'a;"x;y";1.50;-2.5;3,5;2026-11-29'],
])("opens in a spreadsheet of %s", (language, line) =>
  expect(csvText(["a", "x;y", "1.50", "-2.5", "3,5", "2026-11-29"], [], language)).toBe(`\uFEFF${line}\r\n`),
);

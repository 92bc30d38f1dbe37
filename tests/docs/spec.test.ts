import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const spec = readFileSync(`${root}docs/spec.md`, "utf8");
const written = [...spec.matchAll(/^- \*\*(\d\.\d{2})\*\* (.+)$/gm)].map((match) => ({
  number: match[1] ?? "",
  text: match[2] ?? "",
}));

/** A clause number, and the numbers that may follow it after a comma, a dash or the word "and". */
const NUMBER = String.raw`\d\.\d{2}(?!\d)`;
const NUMBERS = String.raw`${NUMBER}(?:(?:, ?|–| and )${NUMBER})*`;
/** Comments cite "SPEC 3.01, 3.02"; titles of tests and gateway comments "[3.01, 3.02]". */
const CITED = new RegExp(String.raw`SPEC (${NUMBERS})|\[(${NUMBERS})\]`, "g");

/** Every clause number that a file cites. Arrays of numbers in code look alike, so brackets count in text only. */
function citedIn(source: string): string[] {
  const lines = source.split("\n").filter((line) => /^\s*(\/?\*|\/\/)|["'`]/.test(line));
  return [...lines.join("\n").matchAll(CITED)].flatMap(([, named, bracketed]) =>
    [...(named ?? bracketed ?? "").matchAll(new RegExp(NUMBER, "g"))].map(([number]) => number),
  );
}

/** This file cites numbers that don't exist. */
const SELF = "tests/docs/spec.test.ts";

const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => /^(gateway|services|provider|shared|web|tests|scripts|examples)\//.test(file) && file !== SELF);

describe("docs/spec.md", () => {
  it("has a sentence for each clause, in order and once", () => {
    const numbers = written.map(({ number }) => number);
    expect(numbers).toHaveLength(347);
    expect(numbers).toEqual([...new Set(numbers)].toSorted());
    for (const { number, text } of written) expect(text, number).toMatch(/^[A-Z`].{10,}\.$/);
  });

  it("knows every clause that code and tests cite", () => {
    const known = new Set(written.map(({ number }) => number));
    const cited = files.flatMap((file) =>
      citedIn(readFileSync(`${root}${file}`, "utf8")).map((number) => ({ file, number })),
    );
    expect(cited.length).toBeGreaterThan(1500);
    expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
  });

  it("tells a number that is missing", () => {
    expect(citedIn("/** Prices (SPEC 3.01, 9.99 and 4.07). */")).toEqual(["3.01", "9.99", "4.07"]);
    expect(citedIn('it("moves [2.63] [9.98]", () => {')).toEqual(["2.63", "9.98"]);
  });
});

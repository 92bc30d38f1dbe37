import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const files = globSync("**/*.tsx", { cwd: root }).filter((file) => !/(?:\.test\.tsx|(?:^|\/)test\w*\.tsx)$/.test(file));

/** Opening tags of isolated texts and of figures: sums, prices, scores, codes, names of teams. */
const FIGURES = /<bdi(?:\s[^<>]*?)?>|<(?!input)\w+[^<>]*className=(?:"number[^"]*"|\{`[^`]*\bnumber\b[^`]*`\})[^<>]*>/g;

it("no figure, code or name is handed to a page translator", () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    [...readFileSync(root + file, "utf8").matchAll(FIGURES)]
      .filter(([tag]) => !tag.includes('translate="no"'))
      .map(([tag]) => `${file}: ${tag}`),
  );
  expect(found).toEqual([]);
});

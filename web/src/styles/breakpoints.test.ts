import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/**
 * Widths at which the layout may change (SPEC 9.19), CSS pixels. Media queries know no variables: this holds them to
 * the list.
 */
const BREAKPOINTS = [1920, 1366, 1100, 1024];

it("style sheets change at widths of the window that are breakpoints, and at no others [9.19]", () => {
  const sources = fileURLToPath(new URL("..", import.meta.url));
  const widths = globSync("**/*.css", { cwd: sources }).flatMap((file) =>
    [...readFileSync(`${sources}/${file}`, "utf8").matchAll(/@media[^{]*?(\d+)px/g)].map(([, width]) => ({
      file,
      width: Number(width),
    })),
  );
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.filter(({ width }) => !BREAKPOINTS.includes(width))).toEqual([]);
});

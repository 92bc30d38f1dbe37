/** The walks of docs/architecture.md: short enough to follow, over files that have the functions they name. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const text = readFileSync(`${root}docs/architecture.md`, "utf8");

/** Numbered items below a heading. */
function itemsOf(heading: string): string[] {
  const section = text.split(/^#{2,3} /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  return section.match(/^\d+\. .+$/gm) ?? [];
}

describe.each([
  { heading: "One bet", most: 20 },
  { heading: "One price", most: 12 },
  { heading: "One page", most: 15 },
])("the walk of $heading", ({ heading, most }) => {
  const items = itemsOf(heading);

  it("is there, and within its bound", () => {
    expect(items.length).toBeGreaterThan(5);
    expect(items.length).toBeLessThanOrEqual(most);
  });

  it.each(items)("%s", (item) => {
    const [, path, name] = /^\d+\. `([^`]+)`, `(\w+)`: /.exec(item) ?? [];
    if (path === undefined || name === undefined) throw new Error("an item begins with a file and a function");
    expect(readFileSync(`${root}${path}`, "utf8")).toMatch(new RegExp(String.raw`\b${name}\b`));
  });
});

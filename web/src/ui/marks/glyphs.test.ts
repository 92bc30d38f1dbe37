// @vitest-environment jsdom
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const sources = join(import.meta.dirname, "../..");
const textOf = (file: string) => readFileSync(join(sources, file), "utf8");
const drawings = new DOMParser().parseFromString(textOf("ui/marks/glyphs.svg"), "image/svg+xml");
const paths = [...drawings.querySelectorAll("path")];

describe("the file of icons", () => {
  it("can be drawn: a browser shows nothing of one that is no XML, and says nothing", () => {
    expect(drawings.documentElement.nodeName).toBe("svg");
    expect(drawings.querySelector("parsererror")).toBeNull();
  });

  it("holds as many squares side by side as the style sheets reckon with", () => {
    expect(drawings.documentElement.getAttribute("viewBox")).toBe(`0 0 ${paths.length * 24} 24`);
    expect(paths.map((path) => path.getAttribute("transform"))).toEqual(
      paths.map((_, index) => (index === 0 ? null : `translate(${index * 24})`)),
    );
    expect(textOf("styles/utilities.css")).toContain(
      `calc(var(--glyph) * 100% / ${paths.length - 1}) 0 / ${paths.length * 100}% 100%`,
    );
  });

  it("has each of its drawings used by one style, and no style asks for another", () => {
    const asked = globSync("**/*.module.css", { cwd: sources }).flatMap((file) =>
      [...textOf(file).matchAll(/--glyph: (\d+);/g)].map(([, number]) => Number(number)),
    );
    expect(asked.toSorted((one, other) => one - other)).toEqual(paths.map((_, index) => index));
  });
});

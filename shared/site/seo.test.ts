import { expect, it } from "vitest";
import { isIndexable } from "./seo.ts";

it.each([
  [null, true],
  ["", true],
  ["index, follow", true],
  ["nofollow", true],
  ["noindex", false],
  ["NOINDEX,nofollow", false],
  ["max-snippet:5, noindex", false],
  ["none", false],
])("a page with robots %j is indexable: %s [5.33]", (robots, expected) => {
  expect(isIndexable(robots)).toBe(expected);
});

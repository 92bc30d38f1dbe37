import { expect, it } from "vitest";
import { safeHref } from "./links.ts";

it.each([
  ["/en/line", true],
  ["https://a.example", true],
  ["mailto:a@b.example", true],
  ["tel:+100", true],
  ["#top", true],
  ["//a.example", false],
  ["javascript:alert(1)", false],
  ["JAVASCRIPT:alert(1)", false],
  ["java\tscript:alert(1)", false],
  [" javascript:x", false],
  ["data:text/html,x", false],
  ["/a\u0000b", false],
  ["/a b", false],
  ["/я/日本", true],
  ["/\\a.example", false],
  ["a", false],
  ["", false],
  [null, false],
])("a link to %j is shown: %s", (href, expected) => {
  expect(safeHref(href)).toBe(expected ? href : null);
});

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { declarationsOf, moduleOf } from "./splitOperations.ts";

const file = new URL("./src/operations/pages.generated.ts", import.meta.url);
const text = readFileSync(file, "utf8");
const declarations = declarationsOf(text);

it("finds every document and hook of the generated file, each whole on its line", () => {
  expect([...declarations.keys()].toSorted()).toEqual([...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name).toSorted());
  for (const [name, line] of declarations) expect(line, name).toMatch(/;$/);
});

it("gives a hook the document it asks with, and a document its fragments, and nothing else", () => {
  const [hook, document] = ["useResultsQuery", "ResultsDocument"];
  const imported = (name: string) => [...moduleOf(name, declarations, "pages").matchAll(/^import \{ (\w+) \}/gm)].map(([, one]) => one);
  expect(imported(hook)).toEqual([document]);
  expect(imported(document).every((name) => name?.endsWith("FragmentDoc"))).toBe(true);
  expect(moduleOf(document, declarations, "pages")).toContain(declarations.get(document));
});

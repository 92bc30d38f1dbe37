import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { declarationsOf, hashesOf, importEach, moduleOf, withoutHashes } from "./splitOperations.ts";

const file = new URL("./src/operations/betting/generated.ts", import.meta.url);
const text = readFileSync(file, "utf8");
const declarations = declarationsOf(text);

it("finds every document and hook of the generated file, each whole on its line", () => {
  expect([...declarations.keys()].toSorted()).toEqual(
    [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name).toSorted(),
  );
  for (const [name, line] of declarations) expect(line, name).toMatch(/;$/);
});

it("gives a hook the document it asks with, and a document its fragments, and nothing else", () => {
  const [hook, document] = ["useResultsQuery", "ResultsDocument"];
  const imported = (name: string) =>
    [...moduleOf(name, declarations, "betting").matchAll(/^import \{ (\w+) \}/gm)].map(([, one]) => one);
  expect(imported(hook)).toEqual([document]);
  expect(imported(document).every((name) => name?.endsWith("FragmentDoc"))).toBe(true);
  expect(moduleOf(document, declarations, "betting")).toContain(declarations.get(document));
});

it("refuses to make the module of what isn't there", () => {
  expect(() => moduleOf("NoSuchDocument", declarations, "betting")).toThrow(/NoSuchDocument/);
});

it("lets an import name the modules of what it takes, and leaves types and lines as they are", () => {
  const importer = "/web/src/routes/betting/home.tsx";
  const code =
    'import {\n  GamesDocument, type Section,\n  useGamesQuery as useGames,\n} from "@/operations/betting/generated.ts";\nimport type { Other } from "@/operations/betting/generated.ts";\nconst { OneDocument } = await import("@/operations/people/generated.ts");\nimport { x } from "@/other/generated.ts";\n';
  const divided = importEach(code, importer);
  expect(divided.split("\n")).toHaveLength(code.split("\n").length);
  expect(divided.replaceAll(/\n+/g, "\n")).toBe(
    [
      'import { GamesDocument } from "@/operations/betting/generated.ts?operation=GamesDocument"; import { useGamesQuery as useGames } from "@/operations/betting/generated.ts?operation=useGamesQuery";',
      'import type { Other } from "@/operations/betting/generated.ts";',
      'const { OneDocument } = await import("@/operations/people/generated.ts?operation=OneDocument");',
      'import { x } from "@/other/generated.ts";',
      "",
    ].join("\n"),
  );
});

it("takes each hash out of its file, to go with its document", () => {
  const hashes = readFileSync(new URL("./src/operations/hashes.generated.ts", import.meta.url), "utf8");
  expect(hashesOf(hashes).get("Games")).toMatch(/^[0-9a-f]{64}$/);
  const rest = withoutHashes(hashes);
  expect(rest).not.toMatch(/[0-9a-f]{64}/);
  expect(rest).toMatch(/documentHashes: Readonly<Record<string, string>> = \{\n\};/);
  expect(rest).toContain("publicOperations");
});

/** How much CONTRIBUTING.md lets into a file and a folder. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const mostLines = 300;
const mostFiles = 25;

const GENERATED = /(^|\/)generated\/|generated\.ts$|^gateway\/upstream\/(?!generate\.ts)|^gateway\/schema\.\w+/;
/** Words of markets in four languages: a table, not code. */
const DATA = ["services/betting/sportsbook/words/tables.ts"];
/** Contracts that are still to be divided by what they are about. */
const TO_BE_DIVIDED = [
  "services/betting/coupons/api.ts",
  "services/betting/sportsbook/api.ts",
  "services/people/security/api.ts",
  "services/site/config/api.ts",
];

const sources = execFileSync(
  "git",
  ["ls-files", "-co", "--exclude-standard", "gateway", "services", "web", "shared", "scripts"],
  {
    cwd: root,
    encoding: "utf8",
  },
)
  .split("\n")
  .filter((file) => /\.(ts|tsx|mjs|cjs|js|sql|graphql)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => !GENERATED.test(file));

it(`no source file has more than ${mostLines} lines`, () => {
  expect(sources.length).toBeGreaterThan(1000);
  const lengths = sources.map((file) => ({
    file,
    lines: readFileSync(`${root}${file}`, "utf8").split("\n").length - 1,
  }));
  expect(lengths.filter(({ file, lines }) => lines > mostLines && ![...DATA, ...TO_BE_DIVIDED].includes(file))).toEqual(
    [],
  );
});

it(`no folder has more than ${mostFiles} source files`, () => {
  const folders = Object.entries(Object.groupBy(sources, (file) => dirname(file)));
  expect(
    folders.map(([folder, files = []]) => ({ folder, files: files.length })).filter(({ files }) => files > mostFiles),
  ).toEqual([]);
});

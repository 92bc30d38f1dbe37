import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const documents = execFileSync("git", ["ls-files", "README.md", "CONTRIBUTING.md", "docs/*.md"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n");

/** Files that guides ask their readers to create: a test of the README, a service called support. */
const TO_BE_CREATED = [
  /^tests\/e2e\/kit\/suspended\.e2e\.ts$/,
  /^(?:services|gateway)\/(?:\w+\/)*support[./]/,
  /^tests\/contract\/support\.test\.ts$/,
];

it.each(documents)("%s names only files that exist", (document) => {
  const text = readFileSync(`${root}${document}`, "utf8");
  const named = [
    ...text.matchAll(/`((?:web|gateway|services|provider|shared|tests|docs|scripts|examples)\/[^`\s*{}<>]+)`/g),
  ];
  const missing = named
    .map(([, path = ""]) => path)
    .filter((path) => !TO_BE_CREATED.some((form) => form.test(path)) && !existsSync(`${root}${path}`));
  expect(missing).toEqual([]);
});

/** Packages that run something while they are installed: each is known, and says why it may or why it needn't. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), "utf8")) as Record<
    string,
    Record<string, unknown>
  >;
const manifest = read("package.json");
const packages = read("package-lock.json")["packages"] as Record<string, { hasInstallScript?: boolean }>;

const decided = Object.keys(manifest["allowScripts"] ?? {});

it("decides about every package with an install script, and about no other", () => {
  const withScript = Object.keys(packages)
    .filter((path) => packages[path]?.hasInstallScript === true)
    .map((path) => path.replace(/^.*node_modules\//, ""));
  expect(withScript.length).toBeGreaterThan(0);
  expect([...new Set(withScript)].toSorted()).toEqual(decided.toSorted());
});

it("gives a reason for each", () => {
  const reasons = manifest["//allowScripts"] ?? {};
  const patterns = Object.keys(reasons).map((name) => new RegExp(`^${name.replace("*", "[^/]+")}$`));
  expect(decided.filter((name) => patterns.filter((pattern) => pattern.test(name)).length !== 1)).toEqual([]);
  expect(Object.values(reasons).filter((reason) => typeof reason !== "string" || reason.length < 10)).toEqual([]);
});

/** The list of tests that are known to be unsteady: short, dated, and of tests that exist. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { z } from "zod";

const root = fileURLToPath(new URL("../..", import.meta.url));
const day = 86_400_000;
const mostDays = 14;
const mostTests = 5;

const list = z
  .object({
    "//": z.string(),
    tests: z.array(
      z.strictObject({
        file: z.string().describe("Path of the file, from the root"),
        title: z.string().describe("Title of the test, as it stands there"),
        since: z.iso.date().describe("Day on which it was found unsteady"),
        suspect: z.string().min(10).describe("What is thought to be the cause"),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(`${root}tests/unsteady.json`, "utf8")));

/** Entries that are too old at a moment, which is a commit's: an old clone has to pass as well. */
const outdated = (tests: readonly { title: string; since: string }[], newestCommit: number): string[] =>
  tests.filter(({ since }) => newestCommit - Date.parse(since) > mostDays * day).map(({ title }) => title);

it("no known unsteady test is more than two weeks older than the newest commit", () => {
  const newestCommit =
    Number(execFileSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" })) * 1000;
  expect(outdated(list.tests, newestCommit)).toEqual([]);
  expect(outdated([{ title: "old", since: "2026-11-01" }], Date.parse("2026-11-16T00:00:00Z"))).toEqual(["old"]);
  expect(outdated([{ title: "new", since: "2026-11-02" }], Date.parse("2026-11-16T00:00:00Z"))).toEqual([]);
});

it("known unsteady tests are few, and exist", () => {
  expect(list.tests.length).toBeLessThanOrEqual(mostTests);
  for (const { file, title } of list.tests) expect(readFileSync(`${root}${file}`, "utf8")).toContain(title);
});

/** How the reports of vitest and Playwright become counts, and which failures are tried again. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

interface Failure {
  title: string;
  said: string;
  entry: string;
}
interface Kind {
  counts(report: unknown): { passed: number; failed: number; broken: number };
  failures(report: unknown): Failure[];
}
type TryAgain = (
  failures: readonly Failure[],
  tryAlone: (entry: string, folder: string) => Promise<boolean>,
  folder: string,
) => Promise<{ unsteady: Failure[]; failing: Failure[] }>;

// The runner is plain JavaScript, because it has to run before any package is installed.
const part = (name: string) => import(new URL(`${name}.mjs`, import.meta.url).href);
const { kinds } = (await part("reports")) as { kinds: { vitest: Kind; playwright: Kind } };
const { tryAgain } = (await part("unsteady")) as { tryAgain: TryAgain };

const nameFromRoot = (path: string) => relative(fileURLToPath(new URL("../..", import.meta.url)), path);

describe("a report of vitest", () => {
  const file = (name: string, status: string, assertionResults: unknown[], message = "") => ({
    name,
    status,
    message,
    assertionResults,
  });
  const passed = { status: "passed", fullName: "adds" };

  it("counts a file whose set-up threw as broken, though its tests were only skipped", () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 0,
      testResults: [
        file("/a.test.ts", "passed", [passed]),
        file("/b.test.ts", "failed", [{ status: "skipped", fullName: "takes" }], "no such table"),
      ],
    };
    expect(kinds.vitest.counts(report)).toEqual({ passed: 1, failed: 0, broken: 1 });
    expect(kinds.vitest.failures(report)).toMatchObject([{ said: "no such table", entry: nameFromRoot("/b.test.ts") }]);
  });

  it("names failed tests with what they said", () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        file("/a.test.ts", "failed", [passed, { status: "failed", fullName: "subtracts", failureMessages: ["1 ≠ 2"] }]),
      ],
    };
    expect(kinds.vitest.counts(report)).toEqual({ passed: 1, failed: 1, broken: 0 });
    expect(kinds.vitest.failures(report)).toEqual([
      { title: "subtracts", said: "1 ≠ 2", entry: nameFromRoot("/a.test.ts") },
    ]);
  });
});

it("a failed browser test is named as --test-list takes it, with the groups it is in", () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: "kit/slip.e2e.ts",
    tests: [{ projectName: "kit", results: [{ errors: ok ? [] : [{ message: "not visible" }] }] }],
  });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    errors: [],
    suites: [
      {
        title: "kit/slip.e2e.ts",
        specs: [spec("opens", true)],
        suites: [{ title: "a player", specs: [spec("bets", false)] }],
      },
    ],
  };
  expect(kinds.playwright.counts(report)).toEqual({ passed: 1, failed: 1, broken: 0 });
  expect(kinds.playwright.failures(report)).toEqual([
    { title: "a player bets", said: "not visible", entry: "[kit] › kit/slip.e2e.ts › a player › bets" },
  ]);
});

describe("a test that failed", () => {
  const folder = mkdtempSync(join(tmpdir(), "unsteady-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const failure = (title: string): Failure => ({ title, said: "timeout", entry: `[kit] › kit/a.e2e.ts › ${title}` });

  it.each([
    ["passes twice alone", [true, true], { unsteady: ["bets"], failing: [] }],
    ["fails the first try alone", [false, true], { unsteady: [], failing: ["bets"] }],
    ["fails the second try alone", [true, false], { unsteady: [], failing: ["bets"] }],
  ])("%s", async (_, answers, expected) => {
    const asked: string[] = [];
    const { unsteady, failing } = await tryAgain(
      [failure("bets")],
      async (entry, own) => {
        expect(readdirSync(own)).toEqual([]);
        asked.push(entry);
        return answers[asked.length - 1] ?? false;
      },
      folder,
    );
    expect({ unsteady: unsteady.map(({ title }) => title), failing: failing.map(({ title }) => title) }).toEqual(
      expected,
    );
    expect(asked).toEqual(answers.slice(0, answers[0] ? 2 : 1).map(() => "[kit] › kit/a.e2e.ts › bets"));
  });

  it("of a file is tried once with the others of that file", async () => {
    const asked: string[] = [];
    const failures = ["adds", "subtracts"].map((title) => ({ ...failure(title), entry: "a.test.ts" }));
    const { unsteady } = await tryAgain(failures, async (entry) => asked.push(entry) > 0, folder);
    expect([unsteady.map(({ title }) => title), asked]).toEqual([
      ["adds", "subtracts"],
      ["a.test.ts", "a.test.ts"],
    ]);
  });

  it("is not tried again beside more than four others", async () => {
    const failures = Array.from({ length: 6 }, (_, index) => failure(`test ${index}`));
    const never = () => Promise.reject(new Error("tried again"));
    expect((await tryAgain(failures, never, folder)).failing).toHaveLength(6);
  });
});

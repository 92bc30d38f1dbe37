import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { icons } from "./web/icons.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The ring of tests that runs (docs/testing.md); by hand, whatever is named. */
const ring = Number(process.env["TEST_RING"] ?? 2);

/**
 * Tests that start whole processes, and kill them: rings 2 and 3. They take longest and mostly wait, so they go first
 * and the last ones to run are short.
 */
const PROCESSES = [
  "tests/{chaos,start,scale}/**/*.test.ts",
  "services/restart.test.ts",
  "provider/kills.test.ts",
  "studio/kills.test.ts",
];
/**
 * The explorer's page and the kit keep things in their modules; how deep a parser gets hangs on what has run before. A
 * process for each file is dear: ring 1 has one of them.
 */
const ALONE = [
  "tests/security/documents.test.ts",
  ...(ring === 1 ? [] : ["tests/{kit,bench}/**/*.test.ts", "tests/contract/{examples,explorerCoupons}.slow.test.ts"]),
];
/** What ring 1 leaves out: tests of the testers' kit and the benches, and slow files beside cases tagged `slow`. */
const left = ["**/node_modules/**", ...(ring === 1 ? ["**/*.slow.test.{ts,tsx}", "tests/{kit,bench}/**"] : [])];

const ORDER = ["processes", "alone", "services", "web", "rules and gateway"];

const needsPage = (file: string) => readFileSync(file, "utf8").startsWith("// @vitest-environment jsdom");

/**
 * A random order of files, the same for the same seed: files that share a worker must not see each other. Ring 3 runs
 * three of them; `TEST_ORDER=7 vitest run` runs one.
 */
const order = process.env["TEST_ORDER"];
const place = (file: string) => createHash("sha256").update(`${order} ${file}`).digest("hex");
const shuffled = (files: TestSpecification[]) =>
  files.toSorted((one, other) => place(one.moduleId).localeCompare(place(other.moduleId)));

/** A worker that keeps its modules is only kept while the next file is of the same project and environment. */
class SameBesideSame extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = order === undefined ? await super.sort(files) : shuffled(files);
    const ranks = new Map(
      sorted.map((file) => [file, 2 * ORDER.indexOf(file.project.name) + Number(needsPage(file.moduleId))]),
    );
    return sorted.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
  }
}

export default defineConfig({
  plugins: [icons()],
  resolve: {
    alias: [
      { find: "@", replacement: path("./web/src") },
      { find: "#shared", replacement: path("./shared") },
      // One copy of graphql: Node gives libraries the CommonJS one, and its errors are told by instanceof.
      { find: /^graphql$/, replacement: path("./node_modules/graphql/index.js") },
    ],
  },
  test: {
    // Most files share what their worker has imported, its databases and its page: that is half of their time.
    projects: [
      ...(ring === 1 ? [] : [{ extends: true as const, test: { name: "processes", include: PROCESSES } }]),
      {
        extends: true,
        test: { name: "alone", include: ALONE, exclude: [...left, "tests/bench/peers/**"] },
      },
      {
        extends: true,
        test: {
          name: "services",
          include: ["{services,tests}/**/*.test.ts"],
          exclude: [...left, ...PROCESSES, ...ALONE],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "web",
          include: ["web/**/*.test.{ts,tsx}"],
          exclude: left,
          setupFiles: ["web/src/testingFresh.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "rules and gateway",
          include: ["{gateway,shared,provider,studio,scripts}/**/*.test.ts"],
          exclude: [...left, ...PROCESSES],
          isolate: false,
        },
      },
    ],
    tags: [{ name: "slow", description: "Over five seconds of processor time: rings 2 and 3." }],
    ...(ring === 1 ? { tagsFilter: ["!slow"] } : {}),
    restoreMocks: true,
    setupFiles: ["tests/patience.ts", "tests/toldProperties.ts"],
    sequence: { sequencer: SameBesideSame },
    // Tests wait for conditions; how long one may take to come about is no statement about it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // Much of what is tested waits for other processes: on two cores, two files at a time take little more than half as
    // long.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});

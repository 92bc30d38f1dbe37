import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { icons } from "./web/icons.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Tests of whole processes take longest and mostly wait: they go first, so that the last ones to run are short. */
const LONGEST = /\/tests\/(chaos|start|scale)\/|\/services\/(restart|sportsbook\/(live|book)\/)/;

const SHARING = "{gateway,shared}";

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(LONGEST.test(other.moduleId)) - Number(LONGEST.test(one.moduleId)));
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
    projects: [
      // Rules and the gateway keep nothing between two tests, so that their files can share what they import.
      { extends: true, test: { name: "rules and gateway", include: [`${SHARING}/**/*.test.ts`], isolate: false } },
      // Pages change what all of a browser's pages share; services hold databases and data, which would fill the memory.
      { extends: true, test: { name: "others", include: ["{services,web,tests}/**/*.test.{ts,tsx}"], exclude: ["**/node_modules/**", "tests/bench/peers/**", `${SHARING}/**`] } },
    ],
    restoreMocks: true,
    sequence: { sequencer: LongestFirst },
    // Tests wait for conditions; how long one may take to come about is no statement about it.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Much of what is tested waits for other processes: on two cores, two files at a time take little more than half as long.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});

// The steps of the three rings of tests (docs/testing.md).

const checkedFolders = ["gateway", "services", "provider", "studio", "web", "shared", "tests", "scripts", "examples"];

const importingFolders = ["gateway", "services", "provider", "studio", "web/src", "web/server.ts", "shared", "tests"];

/** By name: the command of each step, and whose report it writes where it counts tests. */
export const steps = {
  // In a process of its own, so that checks go on beside it.
  build: { command: ["node", ["scripts/build.mjs"]] },
  // The native compiler takes half of the time; libraries that read types still use the one in TypeScript. Each more
  // checker would work out shared types once more: two take twice the processor time of one.
  types: { command: ["node", ["node_modules/typescript7/bin/tsc", "--noEmit", "--checkers", "1", "-p", "."]] },
  codegen: { command: ["node", ["scripts/drift.mjs"]] },
  format: { command: ["oxfmt", ["--check"]] },
  lint: { command: ["oxlint", ["--deny-warnings", ...checkedFolders]] },
  styles: { command: ["stylelint", ["{web/src,provider,studio}/**/*.css", "--max-warnings", "0"]] },
  boundaries: {
    command: ["depcruise", ["--config", ".dependency-cruiser.cjs", "--output-type", "err", ...importingFolders]],
  },
  unused: { command: ["knip", ["--no-progress"]] },
  // The same without the tests: code that only they use is dead.
  testedOnly: { command: ["knip", ["--no-progress", "--production"]] },
  unit: { command: ["vitest", ["run", "--reporter=default", "--reporter=json"]], kind: "vitest" },
  browser: { command: ["playwright", ["test"]], kind: "playwright" },
  // Files of a project share workers: whatever their order, none may see another.
  ...Object.fromEntries(
    ["1", "2", "3"].map((seed) => [
      `order ${seed}`,
      {
        command: ["vitest", ["run", "--reporter=default", "--reporter=json"]],
        kind: "vitest",
        env: { TEST_RING: "1", TEST_LONG: "0", TEST_ORDER: seed },
      },
    ]),
  ),
};

/**
 * Two lanes for two cores, with short checks beside each other; then one by one what needs the machine for itself.
 * Route types come from the site's build.
 */
export const lanes = [
  ["build", "types", "codegen"],
  ["format", "lint", "styles", "boundaries", "unused", "testedOnly"],
];
export const afterwards = ["unit", "browser"];

/** Ring 3 alone. */
export const atLength = ["order 1", "order 2", "order 3"];

/** What a step needs that another makes. */
export const needs = { types: ["build"], browser: ["build"] };

// npm test: everything that must hold, from a fresh clone. The last line is `N passed, N failed`.
// `npm test -- --long` also runs what takes long; `--only types,unit` runs some steps.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDependencies, fail, projectEnv, root } from "./lib/bootstrap.mjs";
import { ensureChromium } from "./lib/chromium.mjs";

ensureDependencies();
const isLong = process.argv.includes("--long");
const only = process.argv.includes("--only") ? process.argv[process.argv.indexOf("--only") + 1]?.split(",") : undefined;
const results = mkdtempSync(join(tmpdir(), "betting-tests-"));
let passed = 0;
let failed = 0;

const execute = (command, args, env) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: projectEnv(env), stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.once("error", (error) => resolve({ code: 1, output: String(error) }));
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });

/** Builds in a process of its own, so that checks go on beside it; without a build nothing else can be said. */
async function build() {
  const { code, output } = await execute("node", ["scripts/build.mjs"], {});
  process.stdout.write(output);
  if (code !== 0) fail("The tests need the builds.");
}

/** Specs of a Playwright report, out of its suites in suites. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];
const failedTests = (report) =>
  report.testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === "failed"));

/** Vitest's and Playwright's own counts; a run that breaks before it counts is one failure. */
const kinds = {
  vitest: {
    counts: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      broken: report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0)
        .length,
    }),
    failures: (report) =>
      failedTests(report).map(({ fullName, failureMessages }) => ({
        title: fullName,
        said: failureMessages.join("\n"),
      })),
  },
  playwright: {
    counts: (report) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      broken: report.errors.length,
    }),
    failures: (report) =>
      specsOf(report)
        .filter(({ ok }) => !ok)
        .map(({ title, tests }) => ({
          title,
          said: tests
            .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((one) => one.message)))
            .join("\n"),
        })),
  },
};

/** How much of a failure's own words is printed, and of how many: the rest of the steps must stay in sight. */
const saidChars = 1_500;
const mostSaid = 8;

/** Failures that are run once more to record a trace of each. */
const mostTraced = 6;

const steps = {
  // The native compiler takes half of the time; libraries that read types go on with the one in TypeScript.
  types: { command: ["node", ["node_modules/typescript7/bin/tsc", "--noEmit", "-p", "."]] },
  format: { command: ["oxfmt", ["--check"]] },
  lint: {
    command: [
      "oxlint",
      ["--deny-warnings", "gateway", "services", "provider", "studio", "web", "shared", "tests", "scripts", "examples"],
    ],
  },
  styles: { command: ["stylelint", ["{web/src,provider,studio}/**/*.css", "--max-warnings", "0"]] },
  boundaries: {
    command: [
      "depcruise",
      [
        "--config",
        ".dependency-cruiser.cjs",
        "--output-type",
        "err",
        "gateway",
        "services",
        "provider",
        "studio",
        "web/src",
        "web/server.ts",
        "shared",
        "tests",
      ],
    ],
  },
  unused: { command: ["knip", ["--no-progress"]] },
  // The same without the tests: code that only they use is dead.
  testedOnly: { command: ["knip", ["--no-progress", "--production"]] },
  codegen: { command: ["node", ["scripts/drift.mjs"]] },
  unit: { command: ["vitest", ["run", "--reporter=default", "--reporter=json"]], kind: "vitest" },
  browser: { command: ["playwright", ["test"]], kind: "playwright" },
};

/** Runs a step's command once. */
async function run(name, more = []) {
  const {
    command: [command, args],
    kind,
  } = steps[name];
  const file = join(results, `${name}${more.length === 0 ? "" : "-again"}.json`);
  const { code, output } = await execute(
    command,
    [...args, ...(kind === "vitest" ? [`--outputFile.json=${file}`] : []), ...more],
    {
      CI: "true",
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(isLong ? { TEST_LONG: "1" } : {}),
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    },
  );
  const report = kind && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  const ended = code === 0 && !kind;
  if (report === undefined) return { ok: ended, passed: ended ? 1 : 0, failed: ended ? 0 : 1, output };
  const count = kinds[kind].counts(report);
  const failures = count.failed + (count.broken || (code !== 0 && count.failed === 0 ? 1 : 0));
  return {
    ok: code === 0 && failures === 0 && count.passed > 0,
    passed: count.passed,
    failed: failures,
    output,
    report,
  };
}

async function step(name) {
  if (only && !only.includes(name)) return;
  const started = Date.now();
  const { kind } = steps[name];
  const result = await run(name);
  passed += result.passed;
  failed += result.failed;
  const summary = kind ? `${result.passed} passed, ${result.failed} failed` : result.ok ? "passed" : "failed";
  console.log(
    `${result.ok ? "ok  " : "FAIL"} ${name.padEnd(10)} ${summary}, ${((Date.now() - started) / 1000).toFixed(0)} s`,
  );
  if (result.ok) return;
  const failures = result.report === undefined ? [] : kinds[kind].failures(result.report);
  for (const { title } of failures) console.log(`  failed: ${title}`);
  for (const { title, said } of failures.slice(0, mostSaid)) console.log(`\n${title}\n${said.slice(0, saidChars)}`);
  if (failures.length < result.failed) console.log(result.output.slice(-20_000));
  // Recorded afterwards, since recording all would cost every run; the verdict stays.
  if (kind === "playwright" && failures.length > 0 && failures.length <= mostTraced)
    await run(name, ["--last-failed", "--trace=retain-on-failure"]);
}

const needsBrowser = !only || only.includes("browser");
const chromium = needsBrowser ? ensureChromium() : undefined;
// Two lanes for two cores: short checks beside each other, then what needs the machine for itself.
await Promise.all([
  (async () => {
    // Route types come from the site's build.
    if (needsBrowser || only?.includes("types")) await build();
    for (const name of ["types", "codegen"]) await step(name);
  })(),
  (async () => {
    for (const name of ["format", "lint", "styles", "boundaries", "unused", "testedOnly"]) await step(name);
  })(),
]);
await step("unit");
await step("browser");
rmSync(results, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

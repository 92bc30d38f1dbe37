// npm test: everything that must hold, from a fresh clone. The last line is `N passed, N failed`.
// `npm test -- --long` also runs what takes long; `--only types,unit` runs some steps.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDependencies, projectEnv, root } from "./lib/bootstrap.mjs";
import { ensureBuilds } from "./lib/build.mjs";
import { ensureChromium } from "./lib/chromium.mjs";

ensureDependencies();
const isLong = process.argv.includes("--long");
const only = process.argv.includes("--only") ? process.argv[process.argv.indexOf("--only") + 1]?.split(",") : undefined;
const results = mkdtempSync(join(tmpdir(), "betting-tests-"));
let passed = 0;
let failed = 0;

const execute = (command, args, env) => new Promise((resolve) => {
  const child = spawn(command, args, { cwd: root, env: projectEnv(env), stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  child.once("error", (error) => resolve({ code: 1, output: String(error) }));
  child.once("close", (code) => resolve({ code: code ?? 1, output }));
});

/** Vitest's and Playwright's own counts; a run that breaks before it counts is one failure. */
const counts = {
  vitest: (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests, broken: report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0).length }),
  playwright: (report) => ({ passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected, broken: report.errors.length }),
};

const steps = {
  types: { command: ["tsc", ["--noEmit", "-p", "."]] },
  lint: { command: ["oxlint", ["--deny-warnings", "gateway", "services", "web", "shared", "tests", "scripts", "examples"]] },
  styles: { command: ["stylelint", ["web/src/**/*.css", "--max-warnings", "0"]] },
  boundaries: { command: ["depcruise", ["--config", ".dependency-cruiser.cjs", "--output-type", "err", "gateway", "services", "web/src", "web/server.ts", "shared", "tests"]] },
  unused: { command: ["knip", ["--no-progress"]] },
  codegen: { command: ["node", ["scripts/drift.mjs"]] },
  unit: { command: ["vitest", ["run", "--reporter=default", "--reporter=json"]], counts: "vitest" },
  browser: { command: ["playwright", ["test"]], counts: "playwright" },
};

async function step(name) {
  if (only && !only.includes(name)) return;
  const { command: [command, args], counts: kind } = steps[name];
  const started = Date.now();
  const report = join(results, `${name}.json`);
  const more = kind === "vitest" ? [`--outputFile.json=${report}`] : [];
  const { code, output } = await execute(command, [...args, ...more], {
    CI: "true", PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(isLong ? { TEST_LONG: "1" } : {}), ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  });
  let ok = code === 0;
  let summary = ok ? "passed" : "failed";
  if (kind && existsSync(report)) {
    const count = counts[kind](JSON.parse(readFileSync(report, "utf8")));
    const broken = count.broken || (!ok && count.failed === 0 ? 1 : 0);
    passed += count.passed;
    failed += count.failed + broken;
    ok = ok && count.failed + broken === 0 && count.passed > 0;
    summary = `${count.passed} passed, ${count.failed + broken} failed`;
  } else if (ok && !kind) passed += 1;
  else failed += 1;
  console.log(`${ok ? "ok  " : "FAIL"} ${name.padEnd(10)} ${summary}, ${((Date.now() - started) / 1000).toFixed(0)} s`);
  if (!ok) console.log(output.slice(-20_000));
}

const needsBrowser = !only || only.includes("browser");
const chromium = needsBrowser ? ensureChromium() : undefined;
// Route types come from the site's build, so it goes first.
if (needsBrowser || only?.includes("types")) ensureBuilds();
// Two lanes for two cores: short checks beside each other, then what needs the machine for itself.
await Promise.all([
  (async () => { for (const name of ["types", "codegen"]) await step(name); })(),
  (async () => { for (const name of ["lint", "styles", "boundaries", "unused"]) await step(name); })(),
]);
await step("unit");
await step("browser");
rmSync(results, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

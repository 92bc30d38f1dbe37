// npm test: everything that must hold, from a fresh clone, in three rings (docs/testing.md).
//   npm test            ring 1: checks, unit and contract tests, the browser journeys
//   npm run test:all    ring 2: also the slow tests, whole processes, and every browser test
//   npm run test:long   ring 3: the same with all repetitions
//   --only types,unit   some steps     --shard 1/2   a part of the browser tests
// The last line is `N passed, N failed`.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDependencies, root } from "./lib/bootstrap.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { execute, spentSeconds } from "./test/execute.mjs";
import { kinds } from "./test/reports.mjs";
import { afterwards, atLength, lanes, needs, steps } from "./test/steps.mjs";
import { mostUnsteady, tryAgain } from "./test/unsteady.mjs";

const started = Date.now();
const argument = (name) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined);
const ring = process.argv.includes("--long") ? 3 : process.argv.includes("--all") ? 2 : 1;
const only = argument("--only")?.split(",");
const shard = argument("--shard");
const isWanted = (name) => !only || only.includes(name) || only.some((step) => needs[step]?.includes(name) ?? false);

/** How much of a failure's own words is printed, and of how many: the rest of the steps must stay in sight. */
const saidChars = 1_500;
const mostSaid = 8;

const rows = [];
const files = [];
const unsteady = [];
const broken = new Set();

ensureDependencies();
const chromium = isWanted("browser") ? ensureChromium() : undefined;
rows.push({ name: "install", ok: true, summary: "", wall: (Date.now() - started) / 1000, cpu: spentSeconds() });
const results = mkdtempSync(join(tmpdir(), "betting-tests-"));

/** Runs a step's command once; `report` is what it wrote where it counts tests. */
async function run(name, more = [], env = {}) {
  const {
    command: [command, args],
    kind,
    env: own = {},
  } = steps[name];
  const file = join(results, `${name}.json`);
  rmSync(file, { force: true });
  const ended = await execute(
    command,
    [...args, ...(kind === "vitest" ? [`--outputFile.json=${file}`] : []), ...more],
    {
      CI: "true",
      TEST_RING: String(ring),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(ring === 3 ? { TEST_LONG: "1" } : {}),
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      ...own,
      ...env,
    },
  );
  return { ...ended, report: kind && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined };
}

/** What a step comes to: its counts, and the failures that can be named. */
function judge(name, { code, report }) {
  const { kind } = steps[name];
  if (report === undefined)
    return { passed: code === 0 && !kind ? 1 : 0, failed: code === 0 && !kind ? 0 : 1, failures: [] };
  const count = kinds[kind].counts(report);
  const failed = count.failed + count.broken;
  return {
    passed: count.passed,
    // A run that broke off before it counted, or found nothing to run, is a failure.
    failed: failed === 0 && (code !== 0 || count.passed === 0) ? 1 : failed,
    failures: kinds[kind].failures(report),
  };
}

/** Runs one browser test or one file of unit tests alone; answers whether it passed. Traces stay in `folder`. */
async function tryAlone(name, entry, folder) {
  if (steps[name].kind === "vitest") return judge(name, await run(name, [entry])).failed === 0;
  const list = join(folder, "tests.txt");
  writeFileSync(list, `${entry}\n`);
  const again = ["--test-list", list, "--workers=1", "--trace=on", `--output=${join(folder, "trace")}`];
  return judge(name, await run(name, again, { TEST_RING: "3" })).failed === 0;
}

async function step(name) {
  if (!isWanted(name)) return;
  if (needs[name]?.some((needed) => broken.has(needed))) {
    broken.add(name);
    rows.push({ name, ok: false, summary: "not run: the build failed", wall: 0, cpu: 0, passed: 0, failed: 1 });
    return;
  }
  const { kind } = steps[name];
  const result = await run(name, kind === "playwright" && shard ? ["--shard", shard] : []);
  let { passed, failed, failures } = judge(name, result);
  if (result.report) files.push(...kinds[kind].files(result.report));
  if (failures.length > 0 && failures.length === failed) {
    const traces = join(root, "test-results", "unsteady", name);
    const again = await tryAgain(
      failures,
      (entry, folder) => tryAlone(name, entry, folder),
      traces,
      mostUnsteady - unsteady.length,
    );
    unsteady.push(...again.unsteady);
    passed += again.unsteady.length;
    failed -= again.unsteady.length;
    failures = again.failing;
  }
  const ok = failed === 0;
  if (!ok) broken.add(name);
  const summary = kind ? `${passed} passed, ${failed} failed` : ok ? "passed" : "failed";
  rows.push({ name, ok, summary, wall: result.wall, cpu: result.cpu, passed, failed });
  console.log(`${ok ? "ok  " : "FAIL"} ${name.padEnd(10)} ${summary}, ${result.wall.toFixed(0)} s`);
  if (ok) return;
  for (const { title } of failures) console.log(`  failed: ${title}`);
  for (const { title, said } of failures.slice(0, mostSaid)) console.log(`\n${title}\n${said.slice(0, saidChars)}`);
  if (failures.length < failed) console.log(result.output.slice(-20_000));
}

const inTurn = async (names) => {
  for (const name of names) await step(name);
};
await Promise.all(lanes.map(inTurn));
await inTurn([...afterwards, ...(ring === 3 ? atLength : [])]);
rmSync(results, { recursive: true, force: true });

const seconds = (value) => (value === null ? "–" : value.toFixed(0)).padStart(6);
console.log(`\n${"step".padEnd(11)} wall s  CPU s`);
for (const { name, ok, summary, wall, cpu } of rows)
  console.log(`${name.padEnd(10)} ${seconds(wall)} ${seconds(cpu)}  ${ok ? "ok  " : "FAIL"} ${summary}`);
console.log(`${"in all".padEnd(10)} ${seconds((Date.now() - started) / 1000)} ${seconds(spentSeconds())}`);
if (files.length > 0) {
  console.log("\nSlowest files, in seconds of wall time:");
  for (const { file, seconds: taken } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
    console.log(`${taken.toFixed(1).padStart(7)}  ${file}`);
}
if (unsteady.length > 0) {
  console.log("\nUnsteady: failed beside others, passed twice alone. Mend each, or enter it in tests/unsteady.json:");
  for (const { title, said, traces } of unsteady) console.log(`  ${title}\n    ${said.split("\n")[0]}\n    ${traces}`);
}
const sum = (key) => rows.reduce((total, row) => total + (row[key] ?? 0), 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 ? 0 : 1);

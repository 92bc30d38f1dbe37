// What the JSON reports of vitest and Playwright say: counts, failures, and how long each file took.
import { relative } from "node:path";
import { root } from "../lib/bootstrap.mjs";

/** A Playwright report's specs, each with the titles of the groups it is in. The outermost suites are files. */
const specsOf = ({ suites = [], specs = [] }, groups = []) => [
  ...specs.map((spec) => ({ ...spec, groups })),
  ...suites.flatMap((suite) => specsOf(suite, [...groups, suite.title])),
];

/** Each file's specs: the outermost suite carries the file's name, which is no group. */
const specsOfReport = (report) => report.suites.flatMap((file) => specsOf(file));

const failedIn = ({ assertionResults }) => assertionResults.filter(({ status }) => status === "failed");

/** Files that failed without a test to blame: they could not be read, or what runs before their tests threw. */
const brokenFiles = (report) =>
  report.testResults.filter((file) => file.status === "failed" && failedIn(file).length === 0);

const messagesOf = (tests) =>
  tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message))).join("\n");

const secondsByFile = (pairs) => {
  const files = new Map();
  for (const [file, ms] of pairs) files.set(file, (files.get(file) ?? 0) + ms / 1000);
  return [...files].map(([file, seconds]) => ({ file, seconds }));
};

/**
 * By kind of report:
 * - counts: passed, failed, and broken (files or runs that failed without a test to blame);
 * - failures: `{ title, said, entry }`; `entry` is what to run again: the test's line for Playwright's `--test-list`,
 *   the file of vitest;
 * - files: `{ file, seconds }` of wall time.
 */
export const kinds = {
  vitest: {
    counts: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      broken: brokenFiles(report).length,
    }),
    failures: (report) => [
      ...brokenFiles(report).map(({ name, message }) => ({
        title: relative(root, name),
        said: message,
        entry: relative(root, name),
      })),
      ...report.testResults.flatMap((file) =>
        failedIn(file).map(({ fullName, failureMessages }) => ({
          title: fullName,
          said: failureMessages.join("\n"),
          entry: relative(root, file.name),
        })),
      ),
    ],
    files: (report) =>
      secondsByFile(
        report.testResults.map(({ name, startTime, endTime }) => [relative(root, name), endTime - startTime]),
      ),
  },
  playwright: {
    counts: (report) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      broken: report.errors.length,
    }),
    failures: (report) =>
      specsOfReport(report)
        .filter(({ ok }) => !ok)
        .map(({ title, groups, file, tests }) => ({
          title: [...groups, title].join(" "),
          said: messagesOf(tests),
          entry: [`[${tests[0].projectName}]`, file, ...groups, title].join(" › "),
        })),
    files: (report) =>
      secondsByFile(
        specsOfReport(report).map(({ file, tests }) => [
          `tests/e2e/${file}`,
          tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
        ]),
      ),
  },
};

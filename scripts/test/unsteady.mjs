// Browser tests that fail are tried twice more, alone and on a fresh stack each time. One that passes both is unsteady:
// it doesn't fail the run, but is named at its end, and only a few may be.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** More unsteady tests than this in one run fail it, so more failures than this are not tried again. */
const mostUnsteady = 5;
const tries = 2;

/**
 * Tries failed tests again.
 * @param failures as reports.mjs reads them from a Playwright report
 * @param tryAlone runs one entry of `--test-list` with a trace kept in a folder; answers whether it passed
 * @returns the failures by what became of them: `unsteady`, each with the folder of its traces, and `failing`
 */
export async function tryAgain(failures, tryAlone, folder) {
  if (failures.length > mostUnsteady) return { unsteady: [], failing: failures };
  const unsteady = [];
  const failing = [];
  for (const [index, failure] of failures.entries()) {
    const traces = join(folder, String(index + 1));
    rmSync(traces, { recursive: true, force: true });
    mkdirSync(traces, { recursive: true });
    writeFileSync(join(traces, "tests.txt"), `${failure.entry}\n`);
    let isFailing = false;
    for (let round = 1; round <= tries && !isFailing; round += 1)
      isFailing = !(await tryAlone(join(traces, "tests.txt"), join(traces, `try-${round}`)));
    (isFailing ? failing : unsteady).push({ ...failure, traces });
  }
  return { unsteady, failing };
}

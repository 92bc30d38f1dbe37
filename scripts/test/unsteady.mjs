// Tests that fail are tried twice more, each time alone: a browser test on a fresh stack, a unit test with its file.
// One that passes both is unsteady: it doesn't fail the run, but is named at its end, and only a few may be.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** More unsteady tests than this in one run fail it, so more failures than this are not tried again. */
export const mostUnsteady = 5;
const tries = 2;

/**
 * Tries failed tests again.
 * @param failures as reports.mjs reads them
 * @param tryAlone runs what a failure's `entry` names, and keeps what it leaves in an empty folder; answers whether it
 *   passed
 * @param most how many may still be unsteady
 * @returns the failures by what became of them: `unsteady`, each with the folder of its traces, and `failing`
 */
export async function tryAgain(failures, tryAlone, folder, most = mostUnsteady) {
  if (failures.length > most) return { unsteady: [], failing: failures };
  const unsteady = [];
  const failing = [];
  // Several tests of one file are one entry, which is tried once for all of them.
  const tried = new Map();
  for (const [index, failure] of failures.entries()) {
    let result = tried.get(failure.entry);
    if (result === undefined) {
      const traces = join(folder, String(index + 1));
      rmSync(traces, { recursive: true, force: true });
      let isFailing = false;
      for (let round = 1; round <= tries && !isFailing; round += 1) {
        const own = join(traces, `try-${round}`);
        mkdirSync(own, { recursive: true });
        isFailing = !(await tryAlone(failure.entry, own));
      }
      result = { isFailing, traces };
      tried.set(failure.entry, result);
    }
    const { isFailing, traces } = result;
    (isFailing ? failing : unsteady).push({ ...failure, traces });
  }
  return { unsteady, failing };
}

/** Long work in short turns, so that anyone who waits has theirs. */
import { setImmediate } from "node:timers/promises";

/** Milliseconds of work in one go. */
const turn = 8;

/** Maps a list without keeping other calls waiting for all of it. */
export async function inTurns<T, U>(items: Iterable<T>, map: (item: T) => U | Promise<U>): Promise<U[]> {
  const results: U[] = [];
  let since = performance.now();
  for (const item of items) {
    results.push(await map(item));
    if (performance.now() - since < turn) continue;
    await setImmediate();
    since = performance.now();
  }
  return results;
}

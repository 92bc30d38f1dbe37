/** Numeric ids derived from an item's key, so that another or a larger import never changes an id. */
import { hashText } from "../seed/random.ts";

/** Gives each key an id in [from, from + size). Colliding keys are separated by their order. */
export function makeIds(keys: readonly string[], from: number, size: number): Map<string, number> {
  const taken = new Set<number>();
  const ids = new Map<string, number>();
  for (const key of [...new Set(keys)].toSorted()) {
    let salt = 0;
    let id = from + (hashText(key) % size);
    while (taken.has(id)) {
      salt += 1;
      id = from + (hashText(`${key}#${salt}`) % size);
    }
    taken.add(id);
    ids.set(key, id);
  }
  return ids;
}

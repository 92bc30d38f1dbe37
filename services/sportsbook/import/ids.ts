/** Numeric ids made from what a thing is, so that importing again, or importing more, never moves an id. */
import { hashText } from "../seed/random.ts";

/** Gives each key an id in [from, from + size). Two keys that fall on one id are told apart by the order of keys. */
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

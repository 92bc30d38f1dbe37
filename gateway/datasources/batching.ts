/** What loaders are made of: calls that are made once and kept, and calls for many ids at once. */
import DataLoader from "dataloader";

/** Made at most once per key and kept: a promise of data, or a loader. */
export function perKey<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const present = made.get(key);
    if (present !== undefined) return present;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** Made when first asked for, and kept. */
export function once<V>(make: () => V): () => V {
  let made: { value: V } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** A batch loader of things with an id; unknown ones are null. */
export function byId<V extends { id: string }>(
  load: (ids: readonly string[]) => Promise<V[]>,
  maxBatchSize: number,
): DataLoader<string, V | null> {
  return new DataLoader(
    async (ids) => {
      const found = new Map((await load(ids)).map((item) => [item.id, item]));
      return ids.map((id) => found.get(id) ?? null);
    },
    { maxBatchSize },
  );
}

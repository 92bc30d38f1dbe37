/** Which worker the site keeps in the browser, and that no other one stays (SPEC 6.13, 7.41). */

export interface WorkerConfig {
  isPwa: boolean;
  isInternalNetwork: boolean;
}

const WORKERS = { pwa: "/pwa-sw.js", internal: "/sw-internal.js" } as const;

/**
 * Inside an operator's own network the one that keeps nothing; else the one with the site's files, where the operator
 * wants it.
 */
export function workerOf({ isPwa, isInternalNetwork }: WorkerConfig): string | null {
  if (isInternalNetwork) return WORKERS.internal;
  return isPwa ? WORKERS.pwa : null;
}

/** Tells the worker with the site's files to keep no more of them. */
const KEEP_NOTHING = "keepNothing";

type Container = Pick<ServiceWorkerContainer, "register" | "getRegistrations">;

/** Path of a registration's newest script. */
const scriptOf = ({ active, waiting, installing }: ServiceWorkerRegistration): string =>
  URL.parse((installing ?? waiting ?? active)?.scriptURL ?? "")?.pathname ?? "";

type Kept = Pick<CacheStorage, "keys" | "delete">;

async function forgetFiles(kept: Kept): Promise<void> {
  await Promise.all((await kept.keys()).map((name) => kept.delete(name)));
}

/**
 * Registers the worker, instead of another of ours; without one, or inside an operator's network, what was kept goes. A
 * browser that refuses workers (a private window, a policy) is served without.
 */
export async function keepWorker(container: Container, kept: Kept, path: string | null): Promise<void> {
  try {
    if (path !== null) {
      const { active } = await container.register(path, { scope: "/", updateViaCache: "none" });
      if (path !== WORKERS.internal) return;
      // The browser lets a worker that is busy go on for minutes before the new one takes its place.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      active?.postMessage(KEEP_NOTHING);
      await forgetFiles(kept);
      return;
    }
    const ours = (await container.getRegistrations()).filter((registration) =>
      (Object.values(WORKERS) as string[]).includes(scriptOf(registration)),
    );
    await Promise.all(ours.map((registration) => registration.unregister()));
    if (ours.length > 0) await forgetFiles(kept);
  } catch {
    // Nothing depends on it.
  }
}

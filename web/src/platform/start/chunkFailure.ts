/**
 * A file of the site that can't be loaded: after a deployment the files of the former build are gone. A page loaded
 * again has the new ones; more often than once a minute it is not tried (SPEC 8.03, 9.10), and what failed is shown as
 * failed. Nor is it tried while the site does not answer: a page that stands, with a coupon on it, is better than none.
 */
import { type SafeTexts } from "@/platform/browser/storage.ts";

/** Name of the entry in the session's storage: when the page was loaded again for this reason. */
const STORED = "chunkReloadAt";
/** Milliseconds between two such loads. */
export const RELOAD_GUARD = 60_000;

export interface ChunkPage {
  storage: Pick<SafeTexts, "getItem" | "setItem">;
  now(): number;
  /** Whether the site answers at all at the moment. */
  isReachable(): Promise<boolean>;
  /** Loads an address as a whole page. */
  load(address: string): void;
  /** Address that the page stands at, and where a navigation is going; the latter wins. */
  current(): string;
  target(): string | null;
}

/** Whether a failure is one of loading a file, in the words of each browser. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|unable to preload css|loading (?:css )?chunk/i.test(error.message)
  );
}

/**
 * Loads the page that was wanted again, unless that was done a moment ago or the site can't be reached. @returns
 * whether it is being loaded
 */
export async function loadAnew({ storage, now, isReachable, load, current, target }: ChunkPage): Promise<boolean> {
  const wanted = target() ?? current();
  const wasTried = () => now() - Number(storage.getItem(STORED) ?? Number.NaN) < RELOAD_GUARD;
  if (wasTried() || !(await isReachable())) return false;
  // Several files fail at once: the first has begun meanwhile.
  if (wasTried()) return true;
  // Forgotten by the next page, it would be loaded again without end.
  if (!storage.setItem(STORED, String(now()))) return false;
  load(wanted);
  return true;
}

/** What of the browser's Navigation API is used. */
interface ReloadEvent extends Event {
  navigationType?: string;
  userInitiated?: boolean;
}

/**
 * Watches for such failures and passes them on. The router reacts to a missing route file by reloading the current page
 * each time; this cancels that reload and loads the page that was wanted instead.
 * @param failed called when nothing more is tried
 */
export function watchChunks(page: ChunkPage, failed: () => void): void {
  globalThis.addEventListener("vite:preloadError", () => void loadAnew(page));
  const { navigation } = globalThis as { navigation?: EventTarget };
  navigation?.addEventListener("navigate", (event: ReloadEvent) => {
    if (
      event.navigationType !== "reload" ||
      event.userInitiated === true ||
      !event.cancelable ||
      page.target() === null
    )
      return;
    event.preventDefault();
    void loadAnew(page).then((isLoading) => isLoading || failed());
  });
}

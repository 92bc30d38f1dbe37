/**
 * Fetches what a navigation will need while the visitor is still about to click. It may be wrong about that, so it is
 * bounded: one address at a time, the last one wanted next, and no more than a few a minute however many links a
 * pointer crosses.
 */

/** A pointer that only crosses a link stays less long on it, in milliseconds. */
export const INTENT_DELAY = 80;
/** As many addresses are fetched ahead in a minute. */
export const MOST_A_MINUTE = 30;
const MINUTE = 60_000;

export interface PrefetchTools {
  /** Fetches ahead; never fails. */
  fetchAhead(address: string): Promise<unknown>;
  /** Waits for a quiet moment (SPEC 9.17). */
  whenIdle(): Promise<void>;
  now(): number;
}

export interface Prefetch {
  /** Somebody points at a link to an address. */
  point(address: string): void;
  /** They do not any more. */
  leave(): void;
}

export function createPrefetch({ fetchAhead, whenIdle, now }: PrefetchTools): Prefetch {
  /** When what was fetched last, oldest first. */
  let fetched: { address: string; at: number }[] = [];
  let wanted: string | null = null;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function mayFetch(address: string): boolean {
    fetched = fetched.filter(({ at }) => now() - at < MINUTE);
    return fetched.length < MOST_A_MINUTE && !fetched.some((other) => other.address === address);
  }

  async function run() {
    if (isBusy) return;
    isBusy = true;
    while (wanted !== null) {
      await whenIdle();
      const address: string | null = wanted;
      wanted = null;
      if (address === null || !mayFetch(address)) continue;
      fetched.push({ address, at: now() });
      await fetchAhead(address);
    }
    isBusy = false;
  }

  return {
    point(address) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        wanted = address;
        void run();
      }, INTENT_DELAY);
    },
    leave() {
      clearTimeout(timer);
      wanted = null;
    },
  };
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's connection bears what they may not need. */
export function bearsPrefetch(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? "");
}

/** Address of a page of this site that a link leads to, other than the one that stands; null for any other link. */
export function linkedPage(
  target: EventTarget | null,
  current: Pick<URL, "origin" | "pathname" | "search">,
): { pathname: string; search: string } | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || link.target === "_blank" || link.hasAttribute("download")) return null;
  const url = URL.parse(link.href);
  if (
    url === null ||
    url.origin !== current.origin ||
    (url.pathname === current.pathname && url.search === current.search)
  )
    return null;
  return { pathname: url.pathname, search: url.search };
}

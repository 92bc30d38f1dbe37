/** How the first page came up (SPEC 7.39), from what the browser has measured until it is asked. */
import type { EventData } from "#shared/site/analyticsEvents.ts";

const UNKNOWN = -1;

const rounded = (milliseconds: number | undefined) =>
  milliseconds === undefined || !Number.isFinite(milliseconds) ? UNKNOWN : Math.round(milliseconds);

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Entries of a type that were buffered; none where the browser doesn't know it. */
function buffered(type: string): PerformanceEntry[] {
  const supported: readonly string[] = globalThis.PerformanceObserver?.supportedEntryTypes ?? [];
  if (!supported.includes(type)) return [];
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type, buffered: true });
  const entries = observer.takeRecords();
  observer.disconnect();
  return entries;
}

export function measurePage(route: string): EventData<"performance"> {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const shifts = buffered("layout-shift") as Shift[];
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  return {
    ttfb: rounded(navigation?.responseStart),
    fcp: rounded(paint?.startTime),
    lcp: rounded(buffered("largest-contentful-paint").at(-1)?.startTime),
    load: rounded(navigation?.loadEventEnd),
    cls: Math.round(1000 * shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)),
    route,
  };
}

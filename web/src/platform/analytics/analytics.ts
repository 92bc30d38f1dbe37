/**
 * Events waiting to be told to anyone who counts for the operator. They are told late: ten seconds after the page
 * stands, so that nothing of it competes with the first view, and not at all while somebody registers (SPEC 7.39).
 */
import { siteClock } from "@/platform/browser/siteClock.ts";
import type { EventData, EventName } from "#shared/site/analyticsEvents.ts";

/** An event for analytics; it holds no personal data. */
export type SiteEvent = {
  [Name in EventName]: { name: Name; data: EventData<Name>; /** Epoch milliseconds. */ at: number };
}[EventName];

/** How long after the start of the page its events are told (SPEC 7.39, 9.14), in milliseconds. */
export const ANALYTICS_DELAY = 10_000;
/** As many are kept while they wait; a page that stands for days without an answer forgets its oldest. */
const MOST = 200;

let waiting: SiteEvent[] = [];
let page = "";
let listener: (() => void) | null = null;

/** Notes what a visitor did. */
export function trackEvent<Name extends EventName>(name: Name, data: EventData<Name>): void {
  waiting = [...waiting.slice(1 - MOST), { name, data, at: siteClock.now() } as unknown as SiteEvent];
  listener?.();
}

/** Notes a page view. Where somebody registers, nothing else may run: that page is told to nobody. */
export function trackPageView(path: string, route: string): void {
  page = route;
  if (route !== "registration") trackEvent("pageView", { path, route });
}

/** Hands over the events that wait. */
export function takeEvents(): SiteEvent[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** The page that was opened last; empty before the first. */
export const currentRoute = (): string => page;

/** Calls back at every further event, until the returned function is called. */
export function onEvent(callback: () => void): () => void {
  listener = callback;
  return () => {
    if (listener === callback) listener = null;
  };
}

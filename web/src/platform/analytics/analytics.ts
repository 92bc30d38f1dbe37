/**
 * Page views waiting to be told to anyone who counts for the operator. They are told late: ten seconds after the page
 * stands, so that nothing of it competes with the first view, and not at all while somebody registers (SPEC 7.39).
 */
export interface PageView {
  path: string;
  route: string;
  /** A page where nothing else may run. */
  isRegistration: boolean;
  /** Epoch milliseconds. */
  at: number;
}

/** How long after the start of the page its views are told (SPEC 7.39, 9.14), in milliseconds. */
export const ANALYTICS_DELAY = 10_000;
/** As many are kept while they wait; a page that stands for days without an answer forgets its oldest. */
const MOST = 200;

/** An event for analytics; it holds no personal data. */
export interface SiteEvent {
  name: "registrationOpened" | "registrationDone" | "registrationLeft" | "signInFailed";
  data: Readonly<Record<string, string | number>>;
  /** Epoch milliseconds. */
  at: number;
}

let waiting: PageView[] = [];
let events: SiteEvent[] = [];
let listener: (() => void) | null = null;

/** Notes a page view. */
export function trackPageView(view: Omit<PageView, "at">): void {
  waiting = [...waiting.slice(1 - MOST), { ...view, at: Date.now() }];
  listener?.();
}

/** Notes what a visitor did. */
export function trackEvent(name: SiteEvent["name"], data: SiteEvent["data"]): void {
  events = [...events.slice(1 - MOST), { name, data, at: Date.now() }];
  listener?.();
}

/** Hands over the events that wait. */
export function takeEvents(): SiteEvent[] {
  const taken = events;
  events = [];
  return taken;
}

/** Hands over what waits. */
export function takePageViews(): PageView[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** The page that was opened last; undefined before the first. */
export const lastPageView = (): PageView | undefined => waiting.at(-1);

/** Calls back at every further page view and event, until the returned function is called. */
export function onPageView(callback: () => void): () => void {
  listener = callback;
  return () => {
    if (listener === callback) listener = null;
  };
}

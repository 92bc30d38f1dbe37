import { addressOf, type Effect } from "@/platform/guards/guard.ts";

/** Where a visitor is inside the site, and why the guards run: what one navigation has to know of those before it. */
export interface Place {
  pathname: string;
  search: string;
}

export interface Visit {
  /** Page that stands, and the one before it; null before the first. */
  current: Place | null;
  previous: Place | null;
  /** Set for the one run of the guards that no visitor's click causes (SPEC 4.25). */
  trigger: "navigation" | "change";
  /** Status that the server sent the first page with. */
  serverStatus: number;
  /**
   * A navigation leads here, until its page stands; a chunk that is missing is looked for there. Its data may be there and
   * its address be shown while the browser still draws it.
   */
  target: string | null;
  /** What holds the visitor on their page at the moment (SPEC 4.54): each tells them why when they try to leave. */
  locks: Set<() => void>;
  /** Windows that wait for the page at the end of a redirect. */
  windows: Effect[];
  /** Closes overlays once the new page has rendered, not before: until then the visitor still sees the old page. */
  onArrival: Effect[];
  /** The gateway refused something for terms that changed (SPEC 8.24); until they are confirmed. */
  isTermsRefused: boolean;
  /** Called when that becomes so. */
  onTermsRefused: (() => void) | null;
  /** Navigations that ended in a redirect since the last page. */
  hops: number;
  /** What the guards said last, oldest first, for the debug page (SPEC 2.60). */
  decisions: Decided[];
}

/** A verdict as it is remembered. */
export interface Decided {
  /** Epoch milliseconds. */
  at: number;
  path: string;
  /** Guard that decided; null if all let pass. */
  guard: string | null;
  verdict: string;
}

const MOST_DECISIONS = 20;

export function noteDecision(visit: Visit, decided: Decided): void {
  visit.decisions.push(decided);
  if (visit.decisions.length > MOST_DECISIONS) visit.decisions.shift();
}

export function createVisit(serverStatus = 200): Visit {
  return {
    current: null,
    previous: null,
    trigger: "navigation",
    serverStatus,
    target: null,
    locks: new Set(),
    windows: [],
    onArrival: [],
    isTermsRefused: false,
    onTermsRefused: null,
    hops: 0,
    decisions: [],
  };
}

/** Notes that a page stands now. The same page with another query is a place of its own. */
export function arrive(visit: Visit, place: Place): void {
  const { current } = visit;
  if (visit.target === addressOf(place)) visit.target = null;
  if (current?.pathname === place.pathname && current.search === place.search) return;
  visit.previous = current;
  visit.current = { pathname: place.pathname, search: place.search };
}

/** The next run of the guards is for a change where the visitor stands. */
export function expectChange(visit: Visit): void {
  visit.trigger = "change";
}

/** Something was refused for terms that changed. */
export function refusedForTerms(visit: Visit): void {
  if (visit.isTermsRefused) return;
  visit.isTermsRefused = true;
  visit.onTermsRefused?.();
}

/** Has something done when that happens, until the returned function is called. */
export function onTermsRefused(visit: Visit, callback: () => void): () => void {
  visit.onTermsRefused = callback;
  return () => {
    visit.onTermsRefused = null;
  };
}

/** The terms were confirmed: what was refused for them will be done. */
export function confirmed(visit: Visit): void {
  visit.isTermsRefused = false;
}

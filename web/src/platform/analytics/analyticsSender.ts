/**
 * Tells page views to the operator's counters (SPEC 7.38, 7.11). Loaded late and only where something counts. Counters
 * are asked for once a day and browser; no script of anybody else runs, so those that would need one get the data
 * layer.
 */
import { needsCounters, COUNTERS_KEY } from "#shared/site/counters.ts";
import { CountersDocument, type CountersQuery } from "@/operations/site/generated.ts";
import { onPageView, type PageView, type SiteEvent, takeEvents, takePageViews } from "./analytics.ts";
import type { App } from "@/platform/app/app.ts";
import { readSiteConfig } from "@/platform/site/siteData.ts";
import { mayKeep } from "@/platform/site/storage.ts";

type Counter = NonNullable<CountersQuery["counters"]>[number];

/** How long counters are believed (SPEC 9.30), in milliseconds. */
const KEPT_FOR = 86_400_000;

interface Kept {
  at: number;
  counters: Counter[];
}

function readKept(now: number): Counter[] | null {
  try {
    const kept = JSON.parse(localStorage.getItem(COUNTERS_KEY) ?? "null") as Kept | null;
    if (kept === null || !Array.isArray(kept.counters) || now - kept.at > KEPT_FOR) {
      localStorage.removeItem(COUNTERS_KEY);
      return null;
    }
    return kept.counters;
  } catch {
    return null;
  }
}

/** The counters of this site; none if they can't be had. */
async function countersOf(app: App): Promise<readonly Counter[]> {
  const kept = readKept(Date.now());
  if (kept !== null) return kept;
  if (!needsCounters(document.cookie, null)) return [];
  const projectId = String(readSiteConfig(app.client)?.groupId ?? "");
  if (projectId === "") return [];
  const answer = await app.client
    .query({
      query: CountersDocument,
      variables: { domain: location.hostname, projectId },
      fetchPolicy: "no-cache",
      errorPolicy: "all",
    })
    .catch(() => undefined);
  const counters = answer?.data?.counters ?? [];
  if (answer?.error === undefined && mayKeep(app, COUNTERS_KEY))
    localStorage.setItem(COUNTERS_KEY, JSON.stringify({ at: Date.now(), counters } satisfies Kept));
  return counters;
}

const textSetting = ({ settings }: Counter, name: string): string | null => {
  const value: unknown = typeof settings === "object" && settings !== null ? Reflect.get(settings, name) : undefined;
  return typeof value === "string" ? value : null;
};

/** The operator's collector on the site's own address; null if they have none. */
function collectorOf(counter: Counter, app: App): string | null {
  const target = textSetting(counter, "path");
  return target !== null &&
    /^\/[\w/-]+$/.test(target) &&
    readSiteConfig(app.client)?.isFatmanAnalyticsAvailable === true
    ? target
    : null;
}

const toDataLayer = (counter: Counter, { path, route, at }: PageView) => {
  const layer = ((globalThis as { dataLayer?: unknown[] }).dataLayer ??= []);
  layer.push({ event: "pageView", counter: counter.id, path, route, at });
};

/** How each kind of counter is told. */
const SENDERS: Readonly<Record<Counter["kind"], (counter: Counter, view: PageView, app: App) => void>> = {
  EVENTS: (counter, { path, route, at }, app) => {
    const target = collectorOf(counter, app);
    if (target !== null)
      navigator.sendBeacon(target, JSON.stringify({ counter: counter.id, event: "pageView", path, route, at }));
  },
  METRICS: (counter, { path, route }) => {
    if (textSetting(counter, "log") === "console") console.info("page view", { path, route });
  },
  TAG_MANAGER: toDataLayer,
  SPORTS_TRACKER: toDataLayer,
  SOCIAL_PIXEL: toDataLayer,
};

/** Events go where page views go, but to no log. */
function sendEvent(counter: Counter, { name, data, at }: SiteEvent, app: App): void {
  if (counter.kind === "METRICS") return;
  if (counter.kind !== "EVENTS") {
    ((globalThis as { dataLayer?: unknown[] }).dataLayer ??= []).push({
      event: name,
      counter: counter.id,
      ...data,
      at,
    });
    return;
  }
  const target = collectorOf(counter, app);
  if (target !== null) navigator.sendBeacon(target, JSON.stringify({ counter: counter.id, event: name, ...data, at }));
}

/** Tells what waits, and from then on each page view as it comes. Ends with the returned function. */
export async function startSending(app: App): Promise<() => void> {
  const counters = await countersOf(app);
  const tell = () => {
    for (const view of takePageViews()) {
      if (!view.isRegistration) for (const counter of counters) SENDERS[counter.kind](counter, view, app);
    }
    for (const event of takeEvents()) for (const counter of counters) sendEvent(counter, event, app);
  };
  tell();
  return onPageView(tell);
}

/**
 * Where events go (SPEC 7.38): the operator's collector by numbers, tag managers by their data layer, metrics counters by
 * their function, trackers and pixels by addresses. What the policy of the page doesn't let through, or what fails
 * otherwise, is counted and disturbs nobody.
 */
import { ANALYTICS_EVENTS } from "#shared/site/analyticsEvents.ts";
import { RecordEventsDocument } from "@/operations/site/generated.ts";
import type { App } from "@/platform/app/app.ts";
import { loadScript } from "@/platform/page/loadScript.ts";
import { type CookieType, isAllowed } from "@/platform/site/cookieConsent.ts";
import { readSiteConfig } from "@/platform/site/siteData.ts";
import { consentFacts } from "@/platform/site/storage.ts";
import type { SiteEvent } from "./analytics.ts";
import { type Counter, settingOf } from "./counters.ts";
import { randomKey } from "@/platform/browser/claims.ts";

/** An event with its number in this visit. */
export type NumberedEvent = SiteEvent & { number: number };

export interface Sink {
  counter: Counter;
  /** What a visitor must have agreed to. */
  consent: CookieType;
  /** Tells events. @throws when they don't arrive, as far as that can be known */
  tell(events: readonly NumberedEvent[]): Promise<void>;
}

/** Random id of this open page: it ends with it. */
const visit = randomKey;

/** An address of the operator's setting: on the site itself, or https elsewhere. @throws Error for any other */
function addressOf(text: string): URL {
  const url = new URL(text, location.origin);
  if (url.origin !== location.origin && url.protocol !== "https:") throw new Error(`${text} is no address for events`);
  return url;
}

const counters = new Map<string, Promise<void>>();

/** Loads a counter's script; one that was blocked once is not asked for again. @throws Error when it doesn't come */
function loadCounter(text: string): Promise<void> {
  const src = addressOf(text).href;
  const loading = counters.get(src) ?? loadScript(src);
  counters.set(src, loading);
  return loading;
}

const bodyOf = (counter: Counter, key: string, visitId: string, events: readonly NumberedEvent[]) => ({
  counter: counter.id,
  key,
  visit: visitId,
  events: events.map(({ name, number, data, at }) => ({ number, event: ANALYTICS_EVENTS[name].id, data, at })),
});

async function post(text: string, body: object): Promise<void> {
  const url = addressOf(text);
  const isOwn = url.origin === location.origin;
  const response = await fetch(url, {
    method: "POST",
    keepalive: true,
    body: JSON.stringify(body),
    ...(isOwn ? { headers: { "content-type": "application/json" } } : { mode: "no-cors" as const }),
  });
  if (isOwn && !response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
}

/** The operator's collector: the embedded one by the gateway, any other by its address. */
function collector(counter: Counter, app: App): Sink["tell"] | null {
  const key = settingOf(counter, "key");
  const endpoint = settingOf(counter, "endpoint");
  if (key === null || readSiteConfig(app.client)?.isFatmanAnalyticsAvailable !== true) return null;
  const visitId = visit();
  if (settingOf(counter, "collector") === "embedded")
    return async (events) => {
      const sent = events.map(({ name, number, data, at }) => ({
        number,
        eventId: ANALYTICS_EVENTS[name].id,
        data,
        at: new Date(at).toISOString(),
      }));
      const { data, error } = await app.client.mutate({
        mutation: RecordEventsDocument,
        variables: { input: { counterId: counter.id, key, visit: visitId, events: sent } },
        fetchPolicy: "no-cache",
        context: { hasOwnErrors: true },
      });
      if (error !== undefined || (data?.recordEvents?.errors.length ?? 1) > 0) throw new Error("events were not kept");
    };
  return endpoint === null ? null : (events) => post(endpoint, bodyOf(counter, key, visitId, events));
}

function toDataLayer({ id }: Counter, events: readonly NumberedEvent[]): void {
  const layer = ((globalThis as { dataLayer?: unknown[] }).dataLayer ??= []);
  for (const { name, data, at } of events) layer.push({ event: name, counter: id, ...data, at });
}

function tagManager(counter: Counter): Sink["tell"] {
  const script = settingOf(counter, "script");
  return async (events) => {
    toDataLayer(counter, events);
    if (script !== null) await loadCounter(script);
  };
}

/** Calls the function that the counter's script defines: `hit` with the path of a page, `reachGoal` with other events. */
function metrics(counter: Counter): Sink["tell"] | null {
  const script = settingOf(counter, "script");
  const name = settingOf(counter, "global");
  if (script !== null && name !== null)
    return async (events) => {
      await loadCounter(script);
      const call: unknown = Reflect.get(globalThis, name);
      if (typeof call !== "function") throw new Error(`${script} defines no ${name}`);
      for (const event of events) {
        const goal = event.name === "pageView" ? ["hit", event.data.path] : ["reachGoal", event.name, event.data];
        Reflect.apply(call, undefined, [counter.id, ...goal]);
      }
    };
  if (settingOf(counter, "log") !== "console") return null;
  return async (events) => {
    for (const { name, data } of events) console.info(`analytics: ${name}`, data);
  };
}

function tracker(counter: Counter): Sink["tell"] {
  const endpoint = settingOf(counter, "endpoint");
  const key = settingOf(counter, "key") ?? "";
  const visitId = visit();
  return async (events) =>
    endpoint === null ? toDataLayer(counter, events) : post(endpoint, bodyOf(counter, key, visitId, events));
}

/** Asks for a picture for each event: that is how pixels of social networks count. */
function pixel(counter: Counter): Sink["tell"] {
  const address = settingOf(counter, "pixel");
  return async (events) => {
    if (address === null) return toDataLayer(counter, events);
    const asked = events.map(({ name, data }) => {
      const url = addressOf(address);
      for (const [field, value] of Object.entries({ id: counter.id, ev: name, ...data }))
        url.searchParams.set(field, String(value));
      const image = new Image();
      image.src = url.href;
      return image.decode();
    });
    await Promise.all(asked);
  };
}

const KINDS: Readonly<
  Record<Counter["kind"], { consent: CookieType; make(counter: Counter, app: App): Sink["tell"] | null }>
> = {
  EVENTS: { consent: "functional", make: collector },
  METRICS: { consent: "functional", make: metrics },
  TAG_MANAGER: { consent: "marketing", make: tagManager },
  SPORTS_TRACKER: { consent: "marketing", make: tracker },
  SOCIAL_PIXEL: { consent: "marketing", make: pixel },
};

/** The sink of a counter; null for one whose settings name none. */
export function sinkOf(counter: Counter, app: App): Sink | null {
  const { consent, make } = KINDS[counter.kind];
  const tell = make(counter, app);
  return tell === null ? null : { counter, consent, tell };
}

/** Whether the visitor agreed to a sink. */
export const mayTell = ({ consent }: Sink, app: App): boolean => isAllowed(consent, consentFacts(app));

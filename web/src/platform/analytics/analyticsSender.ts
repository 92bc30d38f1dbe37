/**
 * Tells events to the operator's counters (SPEC 7.38, 7.11). Loaded late and only where something counts; the first thing
 * told is how the page came up.
 */
import type { App } from "@/platform/app/app.ts";
import { currentRoute, onEvent, takeEvents, trackEvent } from "./analytics.ts";
import { countersOf } from "./counters.ts";
import { measurePage } from "./performanceEvent.ts";
import { mayTell, type NumberedEvent, type Sink, sinkOf } from "./sinks.ts";
import { noteTold } from "./told.ts";

const idsOf = (sinks: readonly Sink[]) => sinks.map(({ counter }) => counter.id);

/** Tells events to all sinks that the visitor agreed to, and notes how that went. */
async function tellAll(sinks: readonly Sink[], events: readonly NumberedEvent[], app: App): Promise<void> {
  const agreed = sinks.filter((sink) => mayTell(sink, app));
  const refused = idsOf(sinks.filter((sink) => !agreed.includes(sink)));
  const results = await Promise.allSettled(agreed.map(async (sink) => sink.tell(events)));
  const reached = (status: string) => idsOf(agreed.filter((_, index) => results[index]?.status === status));
  const [told, failed] = [reached("fulfilled"), reached("rejected")];
  noteTold(events.map((event) => ({ event, told, failed, refused })));
}

/** Tells what waits, and from then on each event as it comes. Ends with the returned function. */
export async function startSending(app: App): Promise<() => void> {
  const sinks = (await countersOf(app)).flatMap((counter) => sinkOf(counter, app) ?? []);
  let number = 0;
  let isDue = false;
  const tell = () => {
    isDue = false;
    const events = takeEvents().map((event): NumberedEvent => ({ ...event, number: number++ }));
    if (events.length > 0) void tellAll(sinks, events, app);
  };
  const soon = () => {
    if (isDue) return;
    isDue = true;
    // Events of one moment are one call.
    queueMicrotask(tell);
  };
  trackEvent("performance", measurePage(currentRoute()));
  tell();
  return onEvent(soon);
}

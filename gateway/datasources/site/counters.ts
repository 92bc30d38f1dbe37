/** Analytics counters of a project on a domain, kept 600 s [7.11], and the embedded collector of events [7.38]. */
import type { AnalyticsCounter, CollectedEvent, CounterKind } from "../../generated/resolvers.ts";
import type { operations, paths } from "../../upstream/counters.ts";
import { KeptAnswers } from "../../transport/kept.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService } from "../descriptor.ts";

type KindBody = operations["counters"]["responses"][200]["content"]["application/json"]["counters"][number]["kind"];

const kinds: Readonly<Record<KindBody, CounterKind>> = {
  "tag-manager": "TAG_MANAGER",
  events: "EVENTS",
  metrics: "METRICS",
  "sports-tracker": "SPORTS_TRACKER",
  "social-pixel": "SOCIAL_PIXEL",
};

type RecordBody = operations["recordEvents"]["requestBody"]["content"]["application/json"];

export class CountersService {
  readonly upstream: Upstream<paths>;
  readonly #kept = new KeptAnswers({ max: 1000, ttlMs: 600_000 });

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** Empty for a project or domain without counters. @throws UpstreamError */
  counters(domain: string, projectId: string): Promise<AnalyticsCounter[]> {
    return this.#kept.get([projectId, domain], async () => {
      const { counters } = await this.upstream.get("/counters-api/v1/counters", { query: { domain, projectId } });
      return counters.map(({ id, kind, settings }) => ({ id, kind: kinds[kind], settings }));
    });
  }

  /** Hands events over; answers how many were kept. @throws UpstreamError with upstreamCode BAD_KEY */
  async record(body: RecordBody): Promise<number> {
    return (await this.upstream.post("/event-collector-api/v1/events", { body })).recorded;
  }

  /** The latest events, newest first. @throws UpstreamError with upstreamCode NOT_SHOWN outside a demo */
  async recent(first: number): Promise<CollectedEvent[]> {
    const { events } = await this.upstream.get("/event-collector-api/v1/events", { query: { first } });
    return events.map(({ counter, event, name, data, at }) => ({ counterId: counter, eventId: event, name, data, at }));
  }
}

export const counters = describeService({
  name: "counters",
  calls: {
    "GET /counters-api/v1/counters": { isPublic: true },
  },
  connect: (options) => new CountersService(options),
});

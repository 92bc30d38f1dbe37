/** Analytics counters of a project on a domain, kept 600 s [7.11]. */
import type { AnalyticsCounter, CounterKind } from "../../generated/resolvers.ts";
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
}

export const counters = describeService({
  name: "counters",
  calls: {
    "GET /counters-api/v1/counters": { isPublic: true },
  },
  connect: (options) => new CountersService(options),
});

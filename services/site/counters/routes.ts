/** The counters service (SPEC 7.11), and the embedded collector of events (SPEC 7.38). */
import type { ServicePlugin } from "../../platform/context.ts";
import { Failure, route } from "../../platform/http/rest.ts";
import { serviceRoute } from "../../platform/http/serviceRoute.ts";
import { countersApi } from "./api.ts";
import { collectorApi } from "./collector/api.ts";
import { keepEvents, recentEvents, reportOf } from "./collector/store.ts";
import { collectorsOf, countersOf, demoCounters } from "./counters.ts";

export const countersService: ServicePlugin = (context) => async (app) => {
  const { settings } = context;
  const isDemo = settings.siteEnv === "demo";
  const rules = isDemo ? demoCounters : [];
  const collectors = collectorsOf(rules);

  route(app, countersApi.counters, ({ query }) => ({ counters: countersOf(query.domain, query.projectId, rules) }));

  route(app, collectorApi.recordEvents, async ({ body }) => {
    if (collectors.get(body.counter) !== body.key)
      return new Failure(403, "BAD_KEY", "No such collector, or another key");
    return { recorded: await keepEvents(context.db, body, Date.now()) };
  });

  route(app, collectorApi.recentEvents, async ({ query }) =>
    isDemo ? { events: await recentEvents(context.db, query.first) } : new Failure(404, "NOT_SHOWN", "This is no demo"),
  );

  serviceRoute(app, settings.serviceKey, collectorApi.eventReport, async ({ query }) => ({
    rows: await reportOf(context.db, query.from, query.to),
  }));
};

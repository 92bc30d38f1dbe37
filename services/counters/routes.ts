/** The counters service (SPEC 7.11). */
import type { ServicePlugin } from "../core/context.ts";
import { route } from "../core/rest.ts";
import { countersApi } from "./api.ts";
import { countersOf, demoCounters } from "./counters.ts";

export const countersService: ServicePlugin = ({ settings }) => async (app) => {
  const rules = settings.siteEnv === "demo" ? demoCounters : [];
  route(app, countersApi.counters, ({ query }) => ({ counters: countersOf(query.domain, query.projectId, rules) }));
};

/** The counters service (SPEC 7.11). */
import type { ServicePlugin } from "../../platform/context.ts";
import { route } from "../../platform/http/rest.ts";
import { countersApi } from "./api.ts";
import { countersOf, demoCounters } from "./counters.ts";

export const countersService: ServicePlugin =
  ({ settings }) =>
  async (app) => {
    const rules = settings.siteEnv === "demo" ? demoCounters : [];
    route(app, countersApi.counters, ({ query }) => ({ counters: countersOf(query.domain, query.projectId, rules) }));
  };

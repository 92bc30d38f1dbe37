/** The counters service (SPEC 7.11). */
import type { ServicePlugin } from "../core/context.ts";
import { route } from "../core/rest.ts";
import { countersApi } from "./api.ts";
import { countersOf } from "./counters.ts";

export const countersService: ServicePlugin = () => async (app) => {
  route(app, countersApi.counters, ({ query }) => ({ counters: countersOf(query.domain, query.projectId) }));
};

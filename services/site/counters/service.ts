/** Counters of visitors that the site reports to, and a collector of its own. */
import { defineService } from "../../platform/manifest.ts";
import { counter, countersApi } from "./api.ts";
import { collectedEvent, collectorApi } from "./collector/api.ts";
import { countersService } from "./routes.ts";

export const counters = defineService({
  name: "counters",
  api: { ...countersApi, ...collectorApi },
  schemas: { Counter: counter, CollectedEvent: collectedEvent },
  routes: countersService,
  tables: {
    analytics_event: {
      impersonal: "events of visits without anything that leads to a person",
      retention: { days: 30, clock: "real", isOld: "at < $before" },
    },
  },
});

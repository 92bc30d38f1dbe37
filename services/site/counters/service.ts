/** Counters of visitors that the site reports to. */
import { defineService } from "../../platform/manifest.ts";
import { countersApi } from "./api.ts";
import { countersService } from "./routes.ts";

export const counters = defineService({
  name: "counters",
  api: countersApi,
  routes: countersService,
});

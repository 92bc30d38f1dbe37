/** Responsible gaming: limits that players set themselves, and the time they are signed in. */
import { defineService } from "../../platform/manifest.ts";
import { exclusions } from "../../people/household/public.ts";
import { ownRows } from "../../platform/personalData.ts";
import { excludedAmong } from "./against.ts";
import { limit, limitsApi } from "./api.ts";
import { limitsService } from "./routes.ts";

export const limits = defineService({
  name: "limits",
  api: limitsApi,
  schemas: { Limit: limit },
  routes: limitsService,
  tables: {
    player_time: { rows: ownRows, hidden: [], erase: "delete" },
    player_limit: {
      rows: ownRows,
      hidden: [],
      erase: { keep: "limits and exclusions must outlive a wish to be forgotten" },
    },
  },
  fills: [exclusions.with(excludedAmong)],
});

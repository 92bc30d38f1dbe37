/** Social networks that players sign in by, and a demo site's own. */
import { defineService } from "../../platform/manifest.ts";
import { ownRows } from "../../platform/personalData.ts";
import { socialApi } from "./api.ts";
import { socialService } from "./routes.ts";

export const social = defineService({
  name: "social",
  api: socialApi,
  routes: socialService,
  tables: { social_link: { rows: ownRows, hidden: [], erase: "delete" } },
});

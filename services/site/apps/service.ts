/** Apps for phones and computers, and their files. */
import { defineService } from "../../platform/manifest.ts";
import { appsApi } from "./api.ts";
import { appsService } from "./routes.ts";

export const apps = defineService({
  name: "apps",
  api: appsApi,
  routes: appsService,
});

/** The site config: what a brand switches on and off, and its look. */
import { defineService } from "../../platform/manifest.ts";
import { configApi, siteConfig } from "./api/index.ts";
import { configService } from "./routes.ts";

export const config = defineService({
  name: "config",
  api: configApi,
  schemas: { SiteConfig: siteConfig },
  routes: configService,
});

/** REST contract of the config service (SPEC 7.03, 7.04). */
import { z } from "zod";
import { lng } from "../../../platform/http/api.ts";
import { accessSettings } from "./access.ts";
import { bettingSettings } from "./betting.ts";
import { brandSettings } from "./brand.ts";
import { languageSettings } from "./languages.ts";
import { moneySettings } from "./money.ts";
import { pageSettings } from "./pages.ts";
import { registrationSettings } from "./registration.ts";
import { deploymentSettings } from "./deployment.ts";

/** Settings that are optional may be left out; the gateway then takes the default that their description says. */
export const siteConfig = z
  .object({
    ...brandSettings,
    ...languageSettings,
    ...pageSettings,
    ...accessSettings,
    ...bettingSettings,
    ...registrationSettings,
    ...moneySettings,
    ...deploymentSettings,
  })
  .describe("Settings of the site");
export type SiteConfigBody = z.infer<typeof siteConfig>;

export const configApi = {
  all: {
    summary: "The whole site config",
    description: 'Header `X-Geo-Country` (default "ru") chooses `geoCurrencyCode` and `is12hClock`.',
    security: "none",
    headers: ["X-Geo-Country"],
    method: "GET",
    path: "/bff-api/config/all.json",
    query: z.object({ lang: lng.describe("Language of names, two lower-case letters") }),
    response: siteConfig,
  },
  group: {
    summary: "Chosen parts of the site config",
    description: "Only the groups named (top-level keys of the site config, comma list); unknown groups are left out.",
    security: "none",
    headers: ["X-Geo-Country"],
    method: "GET",
    path: "/bff-api/config/group/get",
    query: z.object({
      groups: z.string().max(4096).describe("Top-level keys of the site config, comma-separated"),
      lang: lng.describe("Language of names, two lower-case letters"),
    }),
    response: siteConfig.partial(),
  },
} as const;

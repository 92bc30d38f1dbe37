/** REST contract of the config service (SPEC 7.03, 7.04). */
import { z } from "zod";
import { lng } from "../core/api.ts";

export const siteConfig = z.object({
  companyName: z.string(),
  languages: z.array(z.object({ code: z.string(), name: z.string(), isRtl: z.boolean() })),
  defaultLanguage: z.string(),
  langHiddenUnauthorized: z.array(z.string()),
  availableRoutes: z.array(z.int()),
  isRegistrationAvailable: z.boolean(),
  isStatisticAvailable: z.boolean(),
  /** Upstream numbers of coupon kinds: 0 single, 1 express … */
  couponTypes: z.array(z.int()),
  couponTypesWithLimits: z.array(z.int()),
  liveDelaySeconds: z.int(),
  /** 1 or 2: which account data call the gateway uses (SPEC 7.23). */
  accountDataVersion: z.int().min(1).max(2),
  defaultCoefViewId: z.int(),
  geoCurrencyCode: z.string(),
  siteEnv: z.enum(["demo", "production"]),
  brandBook: z.array(z.object({ css_prop: z.string(), css_value: z.string() })),
  pwaManifest: z.object({ themeColor: z.string() }),
});
export type SiteConfigBody = z.infer<typeof siteConfig>;

export const configApi = {
  /** Header `X-Geo-Country` (default "ru") chooses `geoCurrencyCode`. */
  all: { method: "GET", path: "/bff-api/config/all.json", query: z.object({ lang: lng }), response: siteConfig },
  /** Only the groups named (top-level keys of the site config, comma list); unknown groups are left out. */
  group: {
    method: "GET", path: "/bff-api/config/group/get",
    query: z.object({ groups: z.string().max(512), lang: lng }), response: siteConfig.partial(),
  },
} as const;

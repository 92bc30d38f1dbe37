/** REST contract of the config service (SPEC 7.03, 7.04). */
import { z } from "zod";
import { epoch, lng } from "../core/api.ts";
import { token } from "./tokens.ts";

/** When the site is closed, and when it says so beforehand (SPEC 3.19); two namings are in use. */
const maintenance = z.union([
  z.object({ startAt: epoch, finishAt: epoch, notifyStartDate: epoch.nullable(), notifyEndDate: epoch.nullable() }),
  z.object({ startedAt: epoch, endedAt: epoch, notifyStartedAt: epoch.nullable(), notifyEndedAt: epoch.nullable(), state: z.string().max(64).nullable() }),
]);

/** The support chat: which consultant, whose widget in each language, and its colours by name (SPEC 3.36). */
const supportConsultant = z.object({
  id: z.string().min(1).max(128), providers: z.record(z.string(), z.string().max(128)), colors: z.record(z.string(), z.string().max(64)),
});

/** A path without language prefix, such as "office/history". */
const routePath = z.string().max(512);

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
  brandBook: z.array(token),
  pwaManifest: z.object({ themeColor: z.string() }),
  isPwa: z.boolean(),
  /** Where a player goes on after signing in or registering on a page; without an entry he stays there. */
  afterRegistrationAndLoginRedirectRoutesV2: z.array(z.object({ route_from: routePath, route_to: routePath })),
  /** Bonus pages are replaced by their offer twins (SPEC 2.30). */
  promoBonusToOffer: z.boolean(),
  isAvailableConfirmTerms: z.boolean(),
  /** When the terms changed last; players who accepted them before must confirm them. Absent when they never did. */
  termsUpdatedAt: epoch.optional(),
  thirdPartyHasFirstDepositRedirect: z.boolean(),
  useRechargeModal: z.boolean(),
  isShowCookieAgreePopup: z.boolean(),
  isLoggingClientCookiesAgreement: z.boolean(),
  /** 0 European, 1 Asian. */
  defaultBettingView: z.int().min(0).max(1),
  /** 0 full names of markets, 1 short ones. */
  defaultMarketsNameTypeSettings: z.int().min(0).max(1),
  isShowPersonalizedBettingGamesSlider: z.boolean(),
  /** How a sum is written: `{amount}` and `{symbol}` are put in. */
  amountTemplate: z.string().max(64),
  /** Group of the operator's games that the site offers. */
  groupId: z.int(),
  /** Group and reference of the partner to whom the site's visitors count. */
  group_id: z.int(),
  ref_id: z.int(),
  /** Deposit, wagering and loss limits are closed to changes by section, not one by one (SPEC 4.67). Left out, it is false. */
  areLimitSectionsWhole: z.boolean().optional(),
  isFlexibleAssetPath: z.boolean(),
  isFatmanAnalyticsAvailable: z.boolean(),
  maintenance: maintenance.nullable(),
  supportConsultant: supportConsultant.nullable(),
});
export type SiteConfigBody = z.infer<typeof siteConfig>;

export const configApi = {
  /** Header `X-Geo-Country` (default "ru") chooses `geoCurrencyCode`. */
  all: { method: "GET", path: "/bff-api/config/all.json", query: z.object({ lang: lng }), response: siteConfig },
  /** Only the groups named (top-level keys of the site config, comma list); unknown groups are left out. */
  group: {
    method: "GET", path: "/bff-api/config/group/get",
    query: z.object({ groups: z.string().max(4096), lang: lng }), response: siteConfig.partial(),
  },
} as const;

/** REST contract of the config service (SPEC 7.03, 7.04). */
import { z } from "zod";
import { REGISTRATION_TYPES } from "#shared/registration.ts";
import { SUB_APPLICATION_AREAS } from "#shared/routes/entry.ts";
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

const httpsUrl = z.url({ protocol: /^https$/ }).max(2048);

/** A factor or a share as an exact decimal. */
const share = z.string().regex(/^\d{1,2}(\.\d{1,6})?$/);

const hyperBonus = z.object({
  minCoef: share, steps: z.array(z.object({ bets: z.int().min(2).max(50), percent: z.string().regex(/^\d{1,3}(\.\d{1,2})?$/) })).min(1).max(50),
  minAmountInSteps: z.string().regex(/^\d{1,6}(\.\d{1,3})?$/), maxAmountInSteps: z.string().regex(/^\d{1,6}(\.\d{1,3})?$/),
});

/** Host with an optional port. */
const host = z.string().max(253).regex(/^[a-z0-9.-]+(:\d{1,5})?$/);

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
  /** Whether clocks count to twelve for who did not choose; by the visitor's country where the operator doesn't say. */
  is12hClock: z.boolean().optional(),
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
  /** Names the config as it is now: what the event stream tells of a change (`site`). Null or left out where nothing is told. */
  revision: z.string().max(64).nullable().optional(),
  // What follows may be left out; the gateway then takes the default said here.
  /** What the home page shows (SPEC 2.10): 0 the sportsbook (default), 1 live games first, 2 a sub-application. */
  homePageType: z.int().min(0).max(2).optional(),
  /** Address of the sub-application on the home page, where its type is 2. */
  homePageSubApplicationUrl: z.string().max(2048).nullable().optional(),
  /**
   * Addresses of sub-applications that stand on all pages of an area in the place of the site's own content: a path of the
   * site, or an address at a trusted origin. Default none.
   */
  subApplications: z.partialRecord(z.enum(SUB_APPLICATION_AREAS), z.string().min(1).max(2048)).optional(),
  /** Paths without language prefix that don't exist here, each with all below it (SPEC 5.06). Default none. */
  disallowedPaths: z.array(routePath).max(1000).optional(),
  /** Whether the identification page exists (SPEC 2.46). Default false. */
  isIdentificationAvailable: z.boolean().optional(),
  /** Whether the page of payment methods is for signed-in players only (SPEC 5.02). Default false. */
  isPaymentForPlayersOnly: z.boolean().optional(),
  /** Snow on the home page. Default false. */
  isSnowfallShown: z.boolean().optional(),
  /** Welcome notes for new visitors. Default true. */
  isWelcomeWidgetShown: z.boolean().optional(),
  /** Whether visitors whose browser blocks parts of the site are told (SPEC 4.60). Default true. */
  isAdBlockNoticeShown: z.boolean().optional(),
  /** Whether open pages tell of a new version (SPEC 4.61). Default true. */
  isAppUpdateNoticeShown: z.boolean().optional(),
  /** Minutes without activity after which a player is signed out (SPEC 4.30); null or left out: never. */
  inactivityMinutes: z.int().min(1).max(1440).nullable().optional(),
  /** Host of the mobile version (SPEC 2.05); null or left out: there is none. */
  mobileDomain: host.nullable().optional(),
  /** Page outside of the site that banned players are sent to (SPEC 4.52); null or left out: the site's own. */
  blockedPageUrl: httpsUrl.nullable().optional(),
  /**
   * Whom the operator keeps out, and where (SPEC 7.06): networks of visitors ("203.0.113.0/24", all without them), paths
   * without the language (the whole site without them), and the page shown. The first that fits decides.
   */
  blocks: z.array(z.object({
    networks: z.array(z.union([z.cidrv4(), z.cidrv6()])).max(1000).optional(), paths: z.array(z.string().max(256)).max(200).optional(), visitors: z.enum(["players", "guests"]).optional(),
    displayTypeId: z.int().min(1).max(100), templateTypeId: z.int().min(0).max(100),
  })).max(200).optional(),
  /** Whether the site is closed for maintenance now, whatever its times say (SPEC 4.59). Default false. */
  isMaintenanceActive: z.boolean().optional(),
  /** Whether the site is used inside a closed network, which takes another worker (SPEC 6.13). Default false. */
  isInternalNetwork: z.boolean().optional(),
  /** Third party's page for the first-deposit bonus of slots (SPEC 5.10). */
  firstDepositRedirectUrl: httpsUrl.nullable().optional(),
  /** 0 the full footer (default), 1 the compact one. */
  footerType: z.int().min(0).max(1).optional(),
  /** Pages of the operator in social networks. Default none. */
  socialLinks: z.array(z.object({ name: z.string().min(1).max(64), url: httpsUrl })).max(20).optional(),
  /** How support is reached. */
  support: z.object({ phone: z.string().max(32).nullable(), email: z.string().max(254).nullable() }).nullable().optional(),
  /** Picture that messengers show with a link: a path of the site or an https address. */
  openGraphImage: z.string().max(2048).nullable().optional(),
  /** Address of the player of live pictures; `{gameId}`, `{sport}` and `{language}` are put in. Its origin belongs into VIDEO_ORIGINS. */
  gameVideoUrl: httpsUrl.nullable().optional(),
  /** Whether one-click betting exists (SPEC 5.20). Default true. */
  isOneClickShown: z.boolean().optional(),
  /** Whether VIP bets exist (SPEC 5.18). Default true. */
  isVipBetShown: z.boolean().optional(),
  /** Seconds after which the desk of the demo decides a VIP bet; an operator's own desk decides when it does. Default 15. */
  vipDecisionSeconds: z.int().min(1).max(3600).optional(),
  /** Whether long enough expresses get the bonus bet (SPEC 5.15). Default true. */
  hasBonusBet: z.boolean().optional(),
  /** Extra percent of an express's net win by its number of bets of at least `minCoef`; the stake lies within limits in amount steps. Null: none; left out: as sold. */
  hyperBonus: hyperBonus.nullable().optional(),
  /** Whether the coupon takes promo codes. Default true. */
  isPromoCodeShown: z.boolean().optional(),
  /** Whether open bets may pay a stake in advance, by a cash-out of them. Default true. */
  isPrepaidShown: z.boolean().optional(),
  /** Least chance, by the prices now, of the open bets of a coupon that pays advances. Default "0.1". */
  advanceMinChance: share.optional(),
  /** Margin M of the anti-express price 1/(M − 1/K). Default "1.1165". */
  antiExpressMargin: share.optional(),
  /** Share of the value that a cash-out keeps for each open bet. Default "0.04". */
  cashOutMargin: share.optional(),
  /** What the fair premium of an insurance is multiplied with. Default "1.15". */
  insuranceMargin: share.optional(),
  /** Ways to register, in the order of their tabs (SPEC 3.27). Default all; social networks only where one is set up. */
  registrationTypes: z.array(z.enum(REGISTRATION_TYPES)).min(1).max(4).optional(),
  /** Whether registering is a window over the page (default) or a page (SPEC 4.47). */
  registrationForm: z.enum(["modal", "page"]).optional(),
  /** Countries whose people can't register, two lower-case letters each. Default none. */
  registrationClosedCountries: z.array(z.string().regex(/^[a-z]{2}$/)).max(300).optional(),
  /** Promo codes that new players may give (SPEC 3.28), beside those that anybody may use with a coupon. Default "WELCOME". */
  registrationPromoCodes: z.array(z.string().regex(/^[\p{L}\p{N}_-]{1,32}$/u)).max(1000).optional(),
  /** Whether an agreement about responsible gaming comes before registering, once a browser (SPEC 4.45). Default false. */
  isResponsibleGamingAgreementRequired: z.boolean().optional(),
  /** When guests are reminded of registering (SPEC 4.48): so long after they came, and not again for so long. Null: never. Default 5 minutes and a day. */
  registrationReminder: z.object({ delaySeconds: z.int().min(1).max(86_400), intervalMinutes: z.int().min(1).max(525_600) }).nullable().optional(),
  /** Whether new players are asked to pay in for the first time (SPEC 2.61, 4.47). Default true. */
  isDepositPromptShown: z.boolean().optional(),
  /** Name of the company in law; default its name. */
  companyLegalName: z.string().max(200).optional(),
  /** Numbers of the social networks that players may sign in by (SPEC 3.29). Default all that are set up. */
  socialNetworks: z.array(z.int().min(1).max(16)).max(16).optional(),
});
export type SiteConfigBody = z.infer<typeof siteConfig>;

export const configApi = {
  /** Header `X-Geo-Country` (default "ru") chooses `geoCurrencyCode` and `is12hClock`. */
  all: { method: "GET", path: "/bff-api/config/all.json", query: z.object({ lang: lng }), response: siteConfig },
  /** Only the groups named (top-level keys of the site config, comma list); unknown groups are left out. */
  group: {
    method: "GET", path: "/bff-api/config/group/get",
    query: z.object({ groups: z.string().max(4096), lang: lng }), response: siteConfig.partial(),
  },
} as const;

/** What the config service answers in tests. */
import type { components as ConfigTypes } from "../../../upstream/config.ts";
import type { Fakes } from "../fake.ts";

export const siteConfig: ConfigTypes["schemas"]["SiteConfig"] = {
  companyName: "Test Bets",
  languages: [{ code: "en", name: "English", isRtl: false }],
  defaultLanguage: "en",
  langHiddenUnauthorized: [],
  availableRoutes: [47, 72],
  isRegistrationAvailable: true,
  isStatisticAvailable: true,
  couponTypes: [0, 1, 99],
  couponTypesWithLimits: [0],
  liveDelaySeconds: 5,
  accountDataVersion: 1,
  defaultCoefViewId: 0,
  geoCurrencyCode: "RUB",
  siteEnv: "demo",
  brandBook: [{ css_prop: "--color-accent", css_value: "#F5B014" }],
  pwaManifest: { themeColor: "#0F1A2B" },
  isPwa: true,
  afterRegistrationAndLoginRedirectRoutesV2: [{ route_from: "line", route_to: "office/history" }],
  promoBonusToOffer: false,
  isAvailableConfirmTerms: true,
  thirdPartyHasFirstDepositRedirect: false,
  useRechargeModal: true,
  isShowCookieAgreePopup: true,
  isLoggingClientCookiesAgreement: false,
  defaultBettingView: 1,
  defaultMarketsNameTypeSettings: 0,
  isShowPersonalizedBettingGamesSlider: false,
  amountTemplate: "{amount} {symbol}",
  groupId: 1,
  group_id: 5,
  ref_id: 7,
  isFlexibleAssetPath: false,
  isFatmanAnalyticsAvailable: false,
  maintenance: { startAt: 1_790_000_000, finishAt: 1_790_003_600, notifyStartDate: 1_789_990_000, notifyEndDate: null },
  supportConsultant: null,
};

export const configFakes: Fakes = {
  "GET /bff-api/config/all.json": () => siteConfig,
  "GET /bff-api/config/group/get": () => ({ accountDataVersion: siteConfig.accountDataVersion }),
};

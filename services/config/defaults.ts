/** The site config as it is sold (SPEC 3.40): what an operator wants otherwise he lays over it with SITE_CONFIG. */
import { DEFAULT_LANGUAGE, LANGUAGES } from "#shared/languages.ts";
import type { SiteConfigBody } from "./api.ts";

/** Everything but what the environment decides; `geoCurrencyCode` is the answer for countries outside the table. */
export const defaultSiteConfig: Omit<SiteConfigBody, "siteEnv"> = {
  companyName: "Saffron Bet",
  languages: Object.values(LANGUAGES).map(({ code, name, dir }) => ({ code, name, isRtl: dir === "rtl" })),
  defaultLanguage: DEFAULT_LANGUAGE,
  langHiddenUnauthorized: [],
  // 47 opens the rules, 72 the login page.
  availableRoutes: [47, 72],
  isRegistrationAvailable: true,
  isStatisticAvailable: true,
  couponTypes: [0, 1],
  couponTypesWithLimits: [0, 1],
  liveDelaySeconds: 5,
  accountDataVersion: 2,
  defaultCoefViewId: 0,
  geoCurrencyCode: "RUB",
  brandBook: [],
  pwaManifest: { themeColor: "#0F1A2B" },
  isPwa: true,
  afterRegistrationAndLoginRedirectRoutesV2: [],
  promoBonusToOffer: false,
  isAvailableConfirmTerms: true,
  thirdPartyHasFirstDepositRedirect: false,
  useRechargeModal: true,
  isShowCookieAgreePopup: true,
  isLoggingClientCookiesAgreement: true,
  defaultBettingView: 0,
  defaultMarketsNameTypeSettings: 0,
  isShowPersonalizedBettingGamesSlider: false,
  amountTemplate: "{amount} {symbol}",
  groupId: 1,
  group_id: 0,
  ref_id: 1,
  isFlexibleAssetPath: false,
  isFatmanAnalyticsAvailable: false,
  maintenance: null,
  supportConsultant: {
    id: "saffron-support",
    providers: { ru: "own-chat", en: "own-chat", ar: "own-chat" },
    colors: { background: "#0F1A2B", accent: "#F5B014", text: "#FFFFFF" },
  },
};

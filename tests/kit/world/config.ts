import type { Entity } from "../store.ts";

/** The operator's settings in the mock world: those of the default site. */
export const siteConfig: Entity = {
  companyName: "Saffron",
  languages: [
    { code: "en", name: "English", isRtl: false },
    { code: "ru", name: "Русский", isRtl: false },
    { code: "ar", name: "العربية", isRtl: true },
  ],
  defaultLanguage: "ru",
  langHiddenUnauthorized: [],
  availableRoutes: [47, 72],
  isRegistrationAvailable: true,
  isStatisticAvailable: true,
  couponKinds: ["SINGLE", "EXPRESS"],
  couponKindsWithLimits: ["SINGLE", "EXPRESS"],
  liveDelaySeconds: 5,
  defaultCoefViewId: 0,
  geoCurrencyCode: "RUB",
  siteEnv: "demo",
  brandBook: [],
  themeColor: "#0F1A2B",
};

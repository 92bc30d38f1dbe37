/** Payment returns, printed coupons, toto, lotto, apps, partners (SPEC 2.52–2.57) and blocking pages (2.59, 2.60). */
import { area } from "./entry.ts";

const returns = area({
  siteArea: "PAYMENTS",
  layout: "bare",
  isIndexed: false,
  ban: "allowed",
  params: { result: { oneOf: ["success", "fail", "pending", "cancel"] } },
});
const toto = area({ menu: "toto", subApplication: "toto", siteArea: "TOTO" });
const lotto = area({ menu: "lotto", subApplication: "lotto", siteArea: "LOTTO" });
const apps = area({ menu: "apps", sitemap: "pages", siteArea: "APPS" });
const blocking = area({ layout: "empty", isIndexed: false, ban: "allowed" });

export const OTHER_ROUTES = {
  depositReturn: returns.page("onpay/:result"),
  withdrawalReturn: returns.page("onpay/withdraw/:result"),
  printCoupon: area({ layout: "bare", access: "player", isIndexed: false }).page("print-coupon/:couponId"),
  toto: toto.page("toto/:section?", { sitemap: "games" }),
  totoDraw: toto.page("toto/:section?/draw"),
  totoNext: toto.page("toto/:section?/next"),
  totoCoupons: toto.page("toto/:section?/coupons", { isIndexed: false }),
  totoDraws: toto.page("toto/:section?/draws"),
  /** Spelled as the operator's links spell it. */
  totoNominees: toto.page("toto/:section?/nonimees"),
  totoFrame: toto.page("totoframe/:totoSection", { layout: "bare", isIndexed: false }),
  lotto: lotto.page("lotto/:sectionName?/:lottoId?", { sitemap: "games" }),
  lottoResults: lotto.page("lotto/results/view", { sitemap: "games" }),
  mobile: apps.page("mobile"),
  mobileAppDownload: apps.page("mobile/app-download"),
  mobileApkDownload: apps.page("mobile/apk-download"),
  mobileStartDownload: apps.moved("mobile/startdownloadapp", "mobile"),
  desktop: apps.page("desktop"),
  ourPartners: area({ menu: "partners", sitemap: "pages", siteArea: "PARTNERS" }).page("ourpartners/:section?"),
};

export const BLOCKING_ROUTES = {
  block: blocking.page("block"),
  blockUa: blocking.page("block-ua"),
  blockIe: blocking.page("block-ie"),
  siteUpdates: blocking.page("site-updates"),
  comingSoon: blocking.page("coming-soon"),
  suspension: blocking.page("suspension"),
  blockAppealHistory: blocking.page("block-appeal-history", { layout: "blocked", access: "player", ban: "only" }),
  debug: area({ isIndexed: false, isDemoOnly: true, ban: "allowed" }).page("debug"),
};

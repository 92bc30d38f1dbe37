import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { SUB_APPLICATION_AREAS } from "#shared/routes/entry.ts";
import { type RouteName, ROUTES } from "#shared/routes/routes.ts";

/** Pages with a module of their own; all others show the operator's text. */
const MODULES: Partial<Record<RouteName, string>> = {
  home: "betting/home",
  line: "betting/section",
  live: "betting/section",
  lineTopGame: "betting/section",
  liveTopGame: "betting/section",
  lineBetsOnYour: "betting/betsOnYour",
  liveBetsOnYour: "betting/betsOnYour",
  teamLine: "betting/team",
  teamInLine: "betting/team",
  teamInLive: "betting/team",
  topEvents: "betting/topEvents",
  cricket: "betting/cricket",
  multi: "betting/multi",
  lineGame: "betting/game",
  liveGame: "betting/game",
  lineBetsOnYourGame: "betting/game",
  liveBetsOnYourGame: "betting/game",
  lineTopGameGame: "betting/game",
  liveTopGameGame: "betting/game",
  liveMarble: "betting/marble",
  liveMarbleGame: "betting/marbleGame",
  cyberMain: "betting/cyber",
  cyberDiscipline: "betting/cyber",
  cyberLine: "betting/cyber",
  cyberLive: "betting/cyber",
  cyberChamp: "betting/cyber",
  cyberAll: "betting/cyberAll",
  cyberChamps: "betting/cyberAll",
  cyberGame: "betting/cyberGame",
  teamInLineGame: "betting/game",
  teamInLiveGame: "betting/game",
  topEventsGame: "betting/game",
  results: "betting/results",
  toto: "betting/toto",
  totoDraw: "betting/toto",
  totoNext: "betting/toto",
  totoCoupons: "betting/toto",
  totoDraws: "betting/toto",
  totoNominees: "betting/toto",
  totoFrame: "betting/toto",
  lotto: "betting/lotto",
  lottoResults: "betting/lotto",
  champs: "betting/champs",
  statistic: "betting/statistic",
  statisticPopup: "betting/statisticPopup",
  passwordReset: "people/recovery",
  activate: "people/recovery",
  activateFast: "people/recovery",
  accountVerify: "people/recovery",
  stopNewsletter: "people/recovery",
  registration: "people/registration",
  login: "people/login",
  authApp: "people/login",
  account: "office/account",
  recharge: "office/recharge",
  deduce: "office/deduce",
  historyPay: "office/historyPay",
  paymentRequests: "office/requests/list",
  createRequest: "office/requests/topics",
  requestTopic: "office/requests/topic",
  requestTransactions: "office/requests/transactions",
  requestTransaction: "office/requests/transaction",
  requestSubTopic: "office/requests/subTopic",
  support: "office/support",
  shareIdea: "office/shareIdea",
  history: "office/history",
  responsible: "office/responsible",
  security: "office/security",
  notices: "office/notices",
  settings: "office/settings",
  verification: "office/verification",
  identification: "office/verification",
  casinoLobby: "games/lobby",
  slots: "games/hall",
  slotsVulkan: "games/hall",
  casino: "games/hall",
  keno: "games/hall",
  bingo: "games/hall",
  poker: "games/hall",
  scratchcards: "games/hall",
  fishingHunting: "games/hall",
  tvGames: "games/hall",
  virtualSports: "games/hall",
  fastGames: "games/hall",
  fastBet: "games/hall",
  asianGames: "games/hall",
  cardGames: "games/hall",
  crashGames: "games/hall",
  skillGames: "games/hall",
  otherGames: "games/hall",
  casinoSearch: "games/hall",
  provider: "games/hall",
  games: "games/hall",
  providers: "games/providers",
  casinoBrand: "games/brand",
  myCasino: "games/myCasino",
  myCasinoFavorites: "games/myCasino",
  slotsThankYou: "games/thanks",
  casinoThankYou: "games/thanks",
  kenoThankYou: "games/thanks",
  slotsGame: "games/casinoGame",
  casinoGame: "games/casinoGame",
  gamesItem: "games/casinoGame",
  gamesLanding: "games/casinoGame",
  allGamesItem: "games/casinoGame",
  bonuses: "loyalty/offers",
  offers: "loyalty/offers",
  promotions: "loyalty/offers",
  promo: "loyalty/offers",
  bonusCasino: "loyalty/offers",
  bonusesItem: "loyalty/offer",
  offersItem: "loyalty/offer",
  promotion: "loyalty/offer",
  bonusCasinoItem: "loyalty/offer",
  bonusCasinoPromotion: "loyalty/offer",
  bonusesPartner: "loyalty/offer",
  offersPartner: "loyalty/offer",
  bonusesPartners: "loyalty/partnerOffers",
  offersPartners: "loyalty/partnerOffers",
  officeBonusesDeposit: "loyalty/held",
  officeBonusesWager: "loyalty/held",
  vipCashback: "loyalty/cashback",
  premiumCashback: "loyalty/cashback",
  rewards: "loyalty/rewards",
  officePromotion: "loyalty/promoCode",
  bonusGames: "loyalty/bonusGames",
  bonusGame: "loyalty/bonusGame",
  bringFriend: "loyalty/bringFriend",
  bonusCasinoTournaments: "loyalty/tournaments",
  bonusCasinoTournament: "loyalty/tournament",
  dropsNWins: "loyalty/tournaments",
  rules: "content/rules",
  bettingCalculator: "content/calculator",
  cashTerminals: "content/cashDesks",
  awards: "content/awards",
  ourPartners: "content/partners",
  mobile: "content/apps",
  mobileAppDownload: "content/apps",
  mobileApkDownload: "content/apps",
  desktop: "content/apps",
  bonusLanding: "content/landing",
  bonusLandingHeadless: "content/landing",
  credits: "content/credits",
  blog: "content/articles",
  blogCategory: "content/articles",
  news: "content/articles",
  blogArticle: "content/article",
  newsArticle: "content/article",
  depositReturn: "office/paymentReturn",
  withdrawalReturn: "office/paymentReturn",
  printCoupon: "office/printCoupon",
  block: "site/blocked",
  blockUa: "site/blocked",
  blockIe: "site/blocked",
  siteUpdates: "site/blocked",
  comingSoon: "site/blocked",
  suspension: "site/blocked",
  blockAppealHistory: "site/blockAppealHistory",
  oldBrowser: "site/oldBrowser",
  confirmTerms: "people/confirmTerms",
  debug: "site/debug",
  error: "site/error",
};

/** Which layout a page stands in: the sportsbook's columns where the coupon is, else the one its entry names. */
function layoutOf(name: RouteName): string {
  const { layout: own, hasQuickCoupon, redirect } = ROUTES[name];
  if (redirect !== null) return "none";
  return own === "default" && hasQuickCoupon ? "sportsbook" : own;
}

/** Second segments of a team's pages. */
const TEAM_SECTIONS = ["line", "live"];

/**
 * The patterns of a page. Where the second segment is one of a few words, each word has a pattern of its own: as a
 * parameter it would fit no better than a team's page does (`:team/live`), and the browser, which hears of patterns as
 * they are needed, would take the one it heard of first. Where anything may follow, a team's page would fit better.
 */
function patternsOf(name: RouteName): { id: string; pattern: string }[] {
  const { pattern, params } = ROUTES[name];
  const [, open] = /^([a-z]+)\/\*$/.exec(pattern) ?? [];
  if (open !== undefined)
    return [
      { id: name, pattern },
      ...TEAM_SECTIONS.map((word) => ({
        id: `${name}-${word}`,
        pattern: `${open}/${word}/:sport?/:championship?/:game?`,
      })),
    ];
  const [, first, parameter] = /^([a-z]+)\/:(\w+)\?$/.exec(pattern) ?? [];
  const limit = parameter === undefined ? undefined : params[parameter];
  if (first === undefined || typeof limit !== "object") return [{ id: name, pattern }];
  return [
    { id: name, pattern: first },
    ...limit.oneOf.map((word) => ({ id: `${name}-${word}`, pattern: `${first}/${word}` })),
  ];
}

function entriesOf(name: RouteName): RouteConfigEntry[] {
  const { redirect } = ROUTES[name];
  const file = `routes/${redirect === null ? (MODULES[name] ?? "content/text") : "site/redirect"}.tsx`;
  return patternsOf(name).map(({ id, pattern }) =>
    pattern === "" ? index(file, { id }) : route(pattern, file, { id, caseSensitive: true }),
  );
}

/**
 * Pages in their layout: those of an area that may be a sub-application together, in a layout of their own within it.
 */
function entriesIn(place: string): RouteConfigEntry[] {
  const inLayout = namesIn(place);
  const areas = SUB_APPLICATION_AREAS.flatMap((area) => {
    const own = inLayout.filter((name) => ROUTES[name].subApplication === area);
    return own.length === 0
      ? []
      : [layout("routes/layouts/area.tsx", { id: `area-${area}-${place}` }, own.flatMap(entriesOf))];
  });
  return [...areas, ...inLayout.filter((name) => ROUTES[name].subApplication === null).flatMap(entriesOf)];
}

const names = Object.keys(ROUTES) as RouteName[];
const namesIn = (place: string) => names.filter((name) => layoutOf(name) === place);
/**
 * The sportsbook last, because of its pages that begin with a team's name: where two patterns fit alike, the first one
 * wins.
 */
const layouts = ["default", "empty", "blocked", "bare", "sportsbook"];

/**
 * Which module stands at which path. The catch-alls inside and outside the language prefix matter: middleware runs on
 * matched routes only, so without them a missing prefix could not be redirected (SPEC 2.02).
 */
export default [
  ...prefix(":lang", [
    ...namesIn("none").flatMap(entriesOf),
    ...layouts.map((name) => layout(`routes/layouts/${name}.tsx`, { id: `layout-${name}` }, entriesIn(name))),
    route("*", "routes/site/notFound.tsx", { id: "notFound" }),
  ]),
  route("*", "routes/site/notFound.tsx", { id: "notFoundOutside" }),
] satisfies RouteConfig;

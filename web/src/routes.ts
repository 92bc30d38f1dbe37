import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { SUB_APPLICATION_AREAS } from "#shared/routes/entry.ts";
import { type RouteName, ROUTES } from "#shared/routes.ts";

/** Pages with a module of their own; all others show the operator's text. */
const MODULES: Partial<Record<RouteName, string>> = {
  home: "home",
  line: "section", live: "section", lineTopGame: "section", liveTopGame: "section",
  lineBetsOnYour: "betsOnYour", liveBetsOnYour: "betsOnYour", teamLine: "team", teamInLine: "team", teamInLive: "team", topEvents: "topEvents", multi: "multi",
  lineGame: "game", liveGame: "game", lineBetsOnYourGame: "game", liveBetsOnYourGame: "game", lineTopGameGame: "game", liveTopGameGame: "game",
  liveMarble: "marble", liveMarbleGame: "marbleGame",
  cyberMain: "cyber", cyberDiscipline: "cyber", cyberLine: "cyber", cyberLive: "cyber", cyberChamp: "cyber", cyberAll: "cyberAll", cyberChamps: "cyberAll", cyberGame: "cyberGame",
  teamInLineGame: "game", teamInLiveGame: "game", topEventsGame: "game",
  results: "results", champs: "champs", statistic: "statistic", statisticPopup: "statisticPopup",
  passwordReset: "recovery", activate: "recovery", activateFast: "recovery", accountVerify: "recovery", stopNewsletter: "recovery",
  registration: "registration", login: "login", authApp: "login", account: "account", history: "history", responsible: "responsible", security: "security",
  gamesItem: "casinoGame", gamesLanding: "casinoGame", allGamesItem: "casinoGame",
  rules: "rules", credits: "credits",
  blog: "articles", blogCategory: "articles", news: "articles", blogArticle: "article", newsArticle: "article",
  depositReturn: "paymentReturn", withdrawalReturn: "paymentReturn", printCoupon: "printCoupon",
  block: "blocked", blockUa: "blocked", blockIe: "blocked", siteUpdates: "blocked", comingSoon: "blocked", suspension: "blocked",
  blockAppealHistory: "blockAppealHistory", oldBrowser: "oldBrowser", confirmTerms: "confirmTerms", debug: "debug", error: "error",
};

/** Which layout a page stands in: the sportsbook's columns where the coupon is, else the one its entry names. */
function layoutOf(name: RouteName): string {
  const { layout: own, hasQuickCoupon, redirect } = ROUTES[name];
  if (redirect !== null) return "none";
  return own === "default" && hasQuickCoupon ? "sportsbook" : own;
}

function entryOf(name: RouteName): RouteConfigEntry {
  const { pattern, redirect } = ROUTES[name];
  const file = `routes/${redirect === null ? (MODULES[name] ?? "text") : "redirect"}.tsx`;
  return pattern === "" ? index(file, { id: name }) : route(pattern, file, { id: name, caseSensitive: true });
}

/** Pages in their layout: those of an area that may be a sub-application together, in a layout of their own within it. */
function entriesIn(place: string): RouteConfigEntry[] {
  const inLayout = namesIn(place);
  const areas = SUB_APPLICATION_AREAS.flatMap((area) => {
    const own = inLayout.filter((name) => ROUTES[name].subApplication === area);
    return own.length === 0 ? [] : [layout("routes/layouts/area.tsx", { id: `area-${area}-${place}` }, own.map(entryOf))];
  });
  return [...areas, ...inLayout.filter((name) => ROUTES[name].subApplication === null).map(entryOf)];
}

const names = Object.keys(ROUTES) as RouteName[];
const namesIn = (place: string) => names.filter((name) => layoutOf(name) === place);
/** The sportsbook last, because of its pages that begin with a team's name: where two patterns fit alike, the first one wins. */
const layouts = ["default", "empty", "blocked", "bare", "sportsbook"];

/**
 * Which module stands at which path. The catch-alls inside and outside the language prefix matter: middleware runs on
 * matched routes only, so without them a missing prefix could not be redirected (SPEC 2.02).
 */
export default [
  ...prefix(":lang", [
    ...namesIn("none").map(entryOf),
    ...layouts.map((name) => layout(`routes/layouts/${name}.tsx`, { id: `layout-${name}` }, entriesIn(name))),
    route("*", "routes/notFound.tsx", { id: "notFound" }),
  ]),
  route("*", "routes/notFound.tsx", { id: "notFoundOutside" }),
] satisfies RouteConfig;

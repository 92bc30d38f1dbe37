/** Home, line and live with their sub-areas, teams, top events, results (SPEC 2.09–2.16). */
import { area } from "./entry.ts";

const sports = area({ hasQuickCoupon: true });
const line = area({ hasQuickCoupon: true, menu: "line" }).page;
const live = area({ hasQuickCoupon: true, menu: "live" }).page;
const results = area({ menu: "results", sitemap: "sports" });
const statistic = area({ menu: "statistic", setting: "isStatisticAvailable" });

export const SPORTS_ROUTES = {
  home: sports.page("", { menu: "home", sitemap: "pages" }),
  line: line("line/:sport?/:championship?", { sitemap: "sports" }),
  lineGame: line("line/:sport/:championship/:game"),
  live: live("live/:sport?/:championship?", { sitemap: "sports" }),
  liveGame: live("live/:sport/:championship/:game"),
  lineBetsOnYour: line("line/betsonyour/:sport?/:championship?", { sitemap: "sports" }),
  lineBetsOnYourGame: line("line/betsonyour/:sport/:championship/:game"),
  lineTopGame: line("line/topgame/:sport?/:championship?", { sitemap: "sports" }),
  lineTopGameGame: line("line/topgame/:sport/:championship/:game"),
  liveBetsOnYour: live("live/betsonyour/:sport?/:championship?"),
  liveBetsOnYourGame: live("live/betsonyour/:sport/:championship/:game"),
  liveTopGame: live("live/topgame/:sport?/:championship?", { sitemap: "sports" }),
  liveTopGameGame: live("live/topgame/:sport/:championship/:game"),
  liveMarble: live("live/marble/:sport?/:championship?", { sitemap: "sports" }),
  liveMarbleGame: live("live/marble/:sport/:championship/:game"),
  teamLine: line("team/line/:team"),
  topEvents: line("top-events/:pageSubType", { params: { pageSubType: "slug" } }),
  topEventsGame: line("top-events/:pageSubType/:championship/:game"),
  /** Landing of a cricket tournament with its tabs (SPEC 2.62). */
  cricket: line("cricket/:tab?", {
    sitemap: "sports",
    params: { tab: { oneOf: ["about", "odds", "winners", "live", "tips", "faq"] } },
  }),
  multi: live("multi", { sitemap: "sports" }),
  champs: results.page("champs/:champId?", { params: { champId: "entity" } }),
  results: results.page("results/:zone?", { params: { zone: { oneOf: ["live", "zone"] } } }),
  statistic: statistic.page("statistic", { sitemap: "sports" }),
  statisticPopup: statistic.page("statisticpopup/*", { layout: "empty", isIndexed: false }),
};

/**
 * Pages whose first segment is a team's name: asked last, so that no page of the site is taken for a team (SPEC 2.13).
 */
export const TEAM_ROUTES = {
  teamInLine: line(":team/line/:sport?/:championship?"),
  teamInLineGame: line(":team/line/:sport/:championship/:game"),
  teamInLive: live(":team/live/:sport?/:championship?"),
  teamInLiveGame: live(":team/live/:sport/:championship/:game"),
};

import { idsOf } from "./args.ts";
import type { MockContext } from "./context.ts";
import type { Entity } from "../store.ts";
import { couponFields } from "./coupon/fields.ts";
import { exchangeFields } from "./exchange.ts";
import { favoriteFields } from "./favorites.ts";
import { casinoFields } from "./casino.ts";
import { moneyFields } from "./money.ts";
import { openGames } from "./openGames.ts";
import { paymentFields } from "./payments.ts";
import { bonusFields } from "./bonuses.ts";
import { lottoFields } from "./lotto.ts";
import { bonusGameFields } from "./bonusGames.ts";
import { totoFields } from "./toto.ts";
import { tournamentFields } from "./tournaments.ts";
import { noticeFields } from "./site/notices.ts";
import { ratingFields } from "./site/rating.ts";
import { requestFields } from "./requests.ts";
import { securityFields } from "./security.ts";

type Compute = (source: Entity, args: Entity, context: MockContext) => unknown;

/** Beside the main markets in the Asian view. */
const ASIAN = /^(half_.+|total|handicap)$/;

/** The few main markets, those of the Asian view, or all. */
const markets: Compute = (game, args, { state }) => {
  const ids = game["$markets"];
  if (!Array.isArray(ids)) return undefined;
  return ids.filter((id) => {
    const market = state.store.get("Market", String(id));
    if (market?.["$main"] === true) return true;
    return args["main"] !== true && (args["asian"] !== true || ASIAN.test(String(market?.["type"])));
  });
};

/** Fields that follow from other objects, by `Type.field`. What a test sets on the object itself goes before. */
export const computed: Readonly<Record<string, Compute>> = {
  "Sport.gameCount": (sport, _args, context) =>
    openGames(context, sport["$section"]).filter((game) => game["sport"] === sport["id"]).length,
  "Sport.championships": (sport, args, context) => {
    const withGames = new Set(openGames(context, args["section"]).map((game) => game["championship"]));
    return idsOf(
      context.state.store
        .all("Championship")
        .filter((championship) => championship["sport"] === sport["id"] && withGames.has(championship["id"])),
    );
  },
  "Sport.lineCount": ({ id }, _args, context) =>
    openGames(context, "LINE").filter((game) => game["sport"] === id).length,
  "Sport.liveCount": ({ id }, _args, context) =>
    openGames(context, "LIVE").filter((game) => game["sport"] === id).length,
  "Championship.gameCount": (championship, args, context) =>
    openGames(context, args["section"]).filter((game) => game["championship"] === championship["id"]).length,
  "Championship.games": (championship, args, context) =>
    idsOf(openGames(context, args["section"]).filter((game) => game["championship"] === championship["id"])),
  "Game.markets": markets,
  "Game.marketCount": (game) => (Array.isArray(game["$markets"]) ? game["$markets"].length : undefined),
  "Game.events": () => [],
  "Game.eventCount": ({ events }) => (Array.isArray(events) ? events.length : 0),
  "GameScore.period": () => 1,
  "GameScore.periodName": () => ({ en: "1st half", ru: "1-й тайм", ar: "الشوط الأول" }),
  ...moneyFields,
  ...casinoFields,
  ...paymentFields,
  ...requestFields,
  ...noticeFields,
  ...ratingFields,
  ...bonusFields,
  ...bonusGameFields,
  ...totoFields,
  ...lottoFields,
  ...tournamentFields,
  ...exchangeFields,
  ...favoriteFields,
  ...securityFields,
  "Viewer.activeAccount": (_viewer, _args, { state }) => {
    const accounts = state.store.all("Account");
    return (accounts.find(({ isActive }) => isActive === true) ?? accounts[0])?.["id"];
  },
  ...couponFields,
};

import type { MockContext } from "./context.ts";
import type { EntityType } from "../schema.ts";
import type { Entity } from "../store.ts";
import { favoriteFields } from "./favorites.ts";
import { moneyFields } from "./money.ts";
import { openGames } from "./openGames.ts";

type Compute = (source: Entity, args: Entity, context: MockContext) => unknown;

const idsOf = (entities: Entity[]): unknown[] => entities.map(({ id }) => id);
const byNewest = (one: Entity, other: Entity): number =>
  String(other["placedAt"]).localeCompare(String(one["placedAt"])) || String(other["id"]).localeCompare(String(one["id"]));

/** An object that a bet hangs on: its outcome, market, game or championship. */
function behindBet(bet: Entity, type: EntityType, { state: { store } }: MockContext): Entity | undefined {
  const outcome = store.get("Outcome", String(bet["id"]));
  if (type === "Outcome") return outcome;
  if (type === "Market") return store.all("Market").find(({ outcomes }) => Array.isArray(outcomes) && outcomes.includes(bet["id"]));
  const game = store.get("Game", String(outcome?.["$game"]));
  return type === "Game" ? game : store.get("Championship", String(game?.["championship"]));
}

const gameName: Compute = (bet, _args, context) => {
  const opponents = behindBet(bet, "Game", context)?.["opponents"];
  if (!Array.isArray(opponents)) return undefined;
  const names = opponents.map((id) => context.state.store.get("Opponent", String(id))?.["name"]);
  const words = names.map((name) => (typeof name === "object" && name !== null ? Reflect.get(name, context.language) : name));
  return words.join(" – ");
};

/** The few main markets, or all. */
const markets: Compute = (game, args, { state }) => {
  const ids = game["$markets"];
  if (!Array.isArray(ids)) return undefined;
  return args["main"] === true ? ids.filter((id) => state.store.get("Market", String(id))?.["$main"] === true) : ids;
};

/** Fields that follow from other objects, by `Type.field`. What a test sets on the object itself goes before. */
export const computed: Readonly<Record<string, Compute>> = {
  "Sport.gameCount": (sport, _args, context) => openGames(context, sport["$section"]).filter((game) => game["sport"] === sport["id"]).length,
  "Sport.championships": (sport, args, context) => {
    const withGames = new Set(openGames(context, args["section"]).map((game) => game["championship"]));
    return idsOf(context.state.store.all("Championship").filter((championship) => championship["sport"] === sport["id"] && withGames.has(championship["id"])));
  },
  "Sport.lineCount": ({ id }, _args, context) => openGames(context, "LINE").filter((game) => game["sport"] === id).length,
  "Sport.liveCount": ({ id }, _args, context) => openGames(context, "LIVE").filter((game) => game["sport"] === id).length,
  "Championship.gameCount": (championship, args, context) => openGames(context, args["section"]).filter((game) => game["championship"] === championship["id"]).length,
  "Championship.games": (championship, args, context) => idsOf(openGames(context, args["section"]).filter((game) => game["championship"] === championship["id"])),
  "Game.markets": markets,
  "Game.marketCount": (game) => (Array.isArray(game["$markets"]) ? game["$markets"].length : undefined),
  "Game.events": () => [],
  "Game.eventCount": ({ events }) => (Array.isArray(events) ? events.length : 0),
  "GameScore.period": () => 1,
  "GameScore.periodName": () => ({ en: "1st half", ru: "1-й тайм", ar: "الشوط الأول" }),
  ...moneyFields,
  ...favoriteFields,
  "Viewer.activeAccount": (_viewer, _args, { state }) => {
    const accounts = state.store.all("Account");
    return (accounts.find(({ isActive }) => isActive === true) ?? accounts[0])?.["id"];
  },
  "Viewer.coupons": (_viewer, args, { state }) => {
    const all = state.store.all("Coupon").toSorted(byNewest);
    return idsOf(typeof args["state"] === "string" ? all.filter((coupon) => coupon["state"] === args["state"]) : all);
  },
  "Viewer.coupon": (_viewer, args, { state }) => state.store.all("Coupon").find(({ id }) => id === args["id"])?.["id"] ?? null,
  "Bet.gameId": (bet, _args, context) => behindBet(bet, "Outcome", context)?.["$game"],
  "Bet.gameName": gameName,
  "Bet.championshipName": (bet, _args, context) => behindBet(bet, "Championship", context)?.["name"],
  "Bet.marketName": (bet, _args, context) => behindBet(bet, "Market", context)?.["name"],
  "Bet.outcomeName": (bet, _args, context) => behindBet(bet, "Outcome", context)?.["name"],
  "Bet.startsAt": (bet, _args, context) => behindBet(bet, "Game", context)?.["startsAt"],
  "Bet.coef": (bet, _args, context) => behindBet(bet, "Outcome", context)?.["coef"],
  "Bet.isLive": (bet, _args, context) => behindBet(bet, "Game", context)?.["section"] === "LIVE",
};

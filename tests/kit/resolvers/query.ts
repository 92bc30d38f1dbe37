import type { MockContext } from "./context.ts";
import { quote } from "./coupon/quote.ts";
import { favoriteQueries, isAnyOf } from "./favorites.ts";
import { paymentQueries } from "./payments.ts";
import { bonusQueries } from "./bonuses.ts";
import { lottoQueries } from "./lotto.ts";
import { bonusGameQueries } from "./bonusGames.ts";
import { totoQueries } from "./toto.ts";
import { tournamentQueries } from "./tournaments.ts";
import { casinoQueries } from "./casino.ts";
import { moneyQueries } from "./money.ts";
import { openGames } from "./openGames.ts";
import { registrationQueries } from "./registration.ts";
import { fewOfEach, isSelected, ordered, sectionAsked } from "./selection.ts";
import { isEntity, type Entity } from "../store.ts";

export type Root = (args: Entity, context: MockContext) => unknown;

/** Whether every word is found in the names of the clubs or the championship, in any language. */
function isFound(game: Entity, search: string, { state: { store } }: MockContext): boolean {
  const opponents = Array.isArray(game["opponents"]) ? game["opponents"] : [];
  const named = [
    ...opponents.map((id) => store.get("Opponent", String(id))),
    store.get("Championship", String(game["championship"])),
  ];
  const words = JSON.stringify(named.map((entity) => entity?.["name"])).toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}

/** Sports are classic ones until a test says otherwise. */
const areaOf = (sport: Entity | undefined): unknown => sport?.["area"] ?? "CLASSIC";

/** Whether a game fulfils every condition of a filter. */
function fits(game: Entity, filter: Entity, context: MockContext): boolean {
  const { sportId, championshipId, startsFrom, startsBefore, search, ids, isTop, teamId, anyOf, area, cyberVariant } =
    filter;
  const sport = context.state.store.get("Sport", String(game["sport"]));
  return (
    (typeof area !== "string" || areaOf(sport) === area) &&
    (typeof cyberVariant !== "string" || sport?.["cyberVariant"] === cyberVariant) &&
    (typeof sportId !== "string" || game["sport"] === sportId) &&
    (typeof championshipId !== "string" || game["championship"] === championshipId) &&
    (typeof startsFrom !== "string" || String(game["startsAt"]) >= startsFrom) &&
    (typeof startsBefore !== "string" || String(game["startsAt"]) < startsBefore) &&
    (typeof teamId !== "string" || isAnyOf(game, { teamIds: [teamId] })) &&
    isAnyOf(game, anyOf) &&
    (typeof search !== "string" || isFound(game, search, context)) &&
    (!Array.isArray(ids) || ids.includes(game["id"])) &&
    (typeof isTop !== "boolean" || (game["$top"] === true) === isTop)
  );
}

/** Reads by name of the root field. Ids are enough: the rest is resolved from the store. */
export const queries: Readonly<Record<string, Root>> = {
  siteConfig: (_args, { state }) => state.siteConfig,
  awards: (_args, { state }) => state.store.all("Award").map(({ id }) => id),
  collectedEvents: () => [],
  viewer: (_args, { playerId }) => playerId,
  sports: (args, context) =>
    context.state.store
      .all("Sport")
      .filter((sport) => typeof args["area"] !== "string" || areaOf(sport) === args["area"])
      .filter(({ id }) => openGames(context, args["section"]).some((game) => game["sport"] === id))
      .map((sport) => Object.assign({}, sport, { $section: args["section"] })),
  championship: (args) => args["id"],
  game: (args) => args["id"],
  games: (args, context) => {
    const filter = isEntity(args["filter"]) ? args["filter"] : {};
    const fitting = openGames(context, sectionAsked(filter)).filter(
      (game) => fits(game, filter, context) && isSelected(game, filter, context),
    );
    return fewOfEach(ordered(fitting, args, context), filter["perChampionship"]).map(({ id }) => id);
  },
  webPushKey: () => null,
  ...moneyQueries,
  ...bonusQueries,
  ...bonusGameQueries,
  ...totoQueries,
  ...lottoQueries,
  ...tournamentQueries,
  ...casinoQueries,
  ...paymentQueries,
  ...favoriteQueries,
  ...registrationQueries,
  couponQuote: (args, context) => quote(isEntity(args["input"]) ? args["input"] : {}, context),
  sharedCoupon: (args, { state }) => state.sharedCoupons.get(String(args["code"]).toUpperCase()) ?? null,
  areaApplication: () => null,
  pageApplication: () => null,
  route: (args) => ({ path: args["path"], seo: null, redirect: null, block: null }),
};

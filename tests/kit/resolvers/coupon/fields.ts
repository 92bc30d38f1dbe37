/** Fields of coupons and bets that follow from other objects, by `Type.field`. */
import type { EntityType } from "../../schema.ts";
import { isEntity, type Entity } from "../../store.ts";
import { promoCodes } from "../../world/promo.ts";
import type { MockContext } from "../context.ts";
import { gameOfOutcome } from "./bets.ts";
import { offersOf } from "./offers.ts";

type Compute = (source: Entity, args: Entity, context: MockContext) => unknown;

const archiveMs = 30 * 24 * 3_600_000;
const byNewest = (one: Entity, other: Entity): number =>
  String(other["placedAt"]).localeCompare(String(one["placedAt"])) ||
  String(other["id"]).localeCompare(String(one["id"]));

/** An object that a bet hangs on: its outcome, market, game or championship. */
function behindBet(bet: Entity, type: EntityType, { state: { store } }: MockContext): Entity | undefined {
  const outcome = store.get("Outcome", String(bet["id"]));
  if (type === "Outcome") return outcome;
  if (type === "Market")
    return store.all("Market").find(({ outcomes }) => Array.isArray(outcomes) && outcomes.includes(bet["id"]));
  const game = gameOfOutcome(store, String(bet["id"]));
  return type === "Game" ? game : store.get("Championship", String(game?.["championship"]));
}

const gameName: Compute = (bet, _args, context) => {
  const opponents = behindBet(bet, "Game", context)?.["opponents"];
  if (!Array.isArray(opponents)) return undefined;
  const names = opponents.map((id) => context.state.store.get("Opponent", String(id))?.["name"]);
  const words = names.map((name) =>
    typeof name === "object" && name !== null ? Reflect.get(name, context.language) : name,
  );
  return words.join(" – ");
};

/** Whether a coupon has the number, or bets on a game or championship with the words, in any language. */
function isFound(coupon: Entity, search: string, context: MockContext): boolean {
  if (coupon["id"] === search) return true;
  const bets = Array.isArray(coupon["bets"]) ? (coupon["bets"] as Entity[]) : [];
  const words = bets.flatMap((bet) => {
    const opponents = behindBet(bet, "Game", context)?.["opponents"];
    const clubs = (Array.isArray(opponents) ? opponents : []).map(
      (id) => context.state.store.get("Opponent", String(id))?.["name"],
    );
    return [behindBet(bet, "Championship", context)?.["name"], ...clubs];
  });
  return JSON.stringify(words).toLowerCase().includes(search.toLowerCase());
}

const includes = (list: unknown, value: unknown): boolean =>
  !Array.isArray(list) || list.length === 0 || list.includes(value);

/** Whether a coupon fulfils every condition of a filter. */
function fits(
  coupon: Entity,
  { states, kinds, accountId, from, to, search, isArchived }: Entity,
  context: MockContext,
): boolean {
  const placedAt = String(coupon["placedAt"]);
  const isOld = typeof coupon["settledAt"] === "string" && Date.parse(coupon["settledAt"]) < Date.now() - archiveMs;
  return (
    includes(states, coupon["state"]) &&
    includes(kinds, coupon["kind"]) &&
    (typeof accountId !== "string" || coupon["accountId"] === accountId) &&
    (typeof from !== "string" || placedAt >= from) &&
    (typeof to !== "string" || placedAt < to) &&
    (typeof search !== "string" || search.trim() === "" || isFound(coupon, search.trim(), context)) &&
    (typeof isArchived !== "boolean" || isArchived === isOld)
  );
}

export const couponFields: Readonly<Record<string, Compute>> = {
  "Viewer.coupons": (_viewer, { state: only, filter }, context) =>
    context.state.store
      .all("Coupon")
      .toSorted(byNewest)
      .filter(
        (coupon) =>
          (typeof only !== "string" || coupon["state"] === only) &&
          fits(coupon, isEntity(filter) ? filter : {}, context),
      )
      .map(({ id }) => id),
  "Viewer.coupon": (_viewer, args, { state }) => state.store.get("Coupon", String(args["id"]))?.["id"] ?? null,
  "Viewer.promoCodes": (_viewer, _args, { state }) =>
    promoCodes.filter(({ code, $isOwn }) => $isOwn === true && !state.usedPromoCodes.has(String(code))),
  "Coupon.amountLeft": ({ amount }) => amount,
  "Coupon.offers": (coupon, _args, context) => offersOf(coupon, context),
  "Bet.game": (bet, _args, context) => behindBet(bet, "Game", context)?.["id"] ?? null,
  "Bet.gameId": (bet, _args, context) => behindBet(bet, "Game", context)?.["id"],
  "Bet.gameName": gameName,
  "Bet.championshipName": (bet, _args, context) => behindBet(bet, "Championship", context)?.["name"],
  "Bet.marketName": (bet, _args, context) => behindBet(bet, "Market", context)?.["name"],
  "Bet.outcomeName": (bet, _args, context) => behindBet(bet, "Outcome", context)?.["name"],
  "Bet.startsAt": (bet, _args, context) => behindBet(bet, "Game", context)?.["startsAt"],
  "Bet.coef": (bet, _args, context) => behindBet(bet, "Outcome", context)?.["coef"],
  "Bet.isLive": (bet, _args, context) => behindBet(bet, "Game", context)?.["section"] === "LIVE",
};

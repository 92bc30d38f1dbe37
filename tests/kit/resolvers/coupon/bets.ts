/**
 * The bets of a coupon: what the mock knows of each, and what would stop them. The rules are those of shared/betting/coupon.
 */
import { blockIdsOf } from "#shared/betting/coupon/blocks.ts";
import type { CouponContent } from "#shared/betting/coupon/content.ts";
import { couponKinds, type CouponKind } from "#shared/betting/coupon/kinds.ts";
import { pricesTaken } from "#shared/betting/coupon/oddsChanges.ts";
import { isReckonable } from "#shared/betting/coupon/returns.ts";
import { isCoverName, validateShape } from "#shared/betting/coupon/shape.ts";
import { Exact } from "#shared/money/money.ts";
import { isEntity, type Entity, type Store } from "../../store.ts";
import { userError } from "../errors.ts";

/** A bet of an input with what the mock knows about it. */
export interface Leg {
  outcomeId: string;
  /** Price sent; "0" for anything that isn't a price. */
  sent: string;
  gameVersion: unknown;
  /** Own stake of multiple singles. */
  amount: string | null;
  isBanker: boolean;
  blockId: string | null;
  outcome: Entity | undefined;
  game: Entity | undefined;
}

export const decimalForm = /^\d{1,18}(\.\d{1,18})?$/;
export const list = (value: unknown): Entity[] => (Array.isArray(value) ? value.filter(isEntity) : []);
/** A text, null for everything that is none. */
export const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The game that an outcome belongs to, by the world's note or by its id. */
export const gameOfOutcome = (store: Store, outcomeId: string): Entity | undefined =>
  store.get("Game", String(store.get("Outcome", outcomeId)?.["$game"] ?? outcomeId.split(".")[0]));

export function legsOf(input: Entity, store: Store): Leg[] {
  return list(input["bets"]).map((bet) => {
    const outcomeId = String(bet["outcomeId"]);
    const coef = String(bet["coef"]);
    return {
      outcomeId,
      sent: decimalForm.test(coef) ? coef : "0",
      gameVersion: bet["gameVersion"],
      amount: text(bet["amount"]),
      isBanker: bet["isBanker"] === true,
      blockId: text(bet["blockId"]),
      outcome: store.get("Outcome", outcomeId),
      game: gameOfOutcome(store, outcomeId),
    };
  });
}

/** The kind of an input, when the site offers it. */
export function kindOf(input: Entity, siteConfig: Entity): CouponKind | null {
  const kind = String(input["kind"]);
  const offered = siteConfig["couponKinds"];
  return Object.hasOwn(couponKinds, kind) && Array.isArray(offered) && offered.includes(kind)
    ? (kind as CouponKind)
    : null;
}

export const isFinished = (game: Entity): boolean => game["status"] === "FINISHED" || game["status"] === "CANCELLED";
export const isBlocked = ({ outcome, game }: Pick<Leg, "outcome" | "game">): boolean =>
  outcome?.["isBlocked"] === true || game?.["status"] === "SUSPENDED";
export const isLive = ({ game }: Pick<Leg, "game">): boolean => game?.["section"] === "LIVE";
export const now = ({ outcome }: Pick<Leg, "outcome">): string => String(outcome?.["coef"] ?? "0");

/** Blocks in the order in which their bets stand, with the amounts sent. */
export function blocksOf(input: Entity, legs: readonly Leg[]): { id: string; amount: string | null }[] {
  const amounts = new Map(
    list(input["amountByBlock"]).map((block) => [String(block["blockId"]), text(block["amount"])]),
  );
  return blockIdsOf(legs).map((id) => ({ id, amount: amounts.get(id) ?? null }));
}

/** The coupon as the shared rules take it, at the prices now; null while something is missing. */
export function contentOf(
  kind: CouponKind,
  input: Entity,
  legs: readonly Leg[],
  siteConfig: Entity,
): CouponContent | null {
  if (legs.some(({ outcome }) => !outcome)) return null;
  const { hasBankers, hasBlocks, hasSystemValue } = couponKinds[kind];
  const cover = text(input["cover"]);
  const content: CouponContent = {
    kind,
    legs: legs.map((leg) => ({
      coef: now(leg),
      isBanker: hasBankers && leg.isBanker,
      blockId: hasBlocks ? leg.blockId : null,
      startsAt: Date.parse(String(leg.game?.["startsAt"])),
    })),
    ...(hasSystemValue && { systemValue: typeof input["systemValue"] === "number" ? input["systemValue"] : null }),
    ...(kind === "FULL_COVER" && { cover: cover !== null && isCoverName(cover) ? cover : null }),
    ...(hasBlocks && {
      blocks: blocksOf(input, legs).map(({ id, amount }) => ({
        id,
        amount: amount !== null && decimalForm.test(amount) ? amount : "1",
      })),
    }),
    antiExpressMargin: String(siteConfig["antiExpressMargin"] ?? "1.1165"),
  };
  return isReckonable(content) ? content : null;
}

const at = (index: number, field: string): string[] => ["bets", String(index), field];

/** How many bets there are, whether they may stand together, and what else the kind needs. */
export function shapeErrors(kind: CouponKind, input: Entity, legs: readonly Leg[]): Entity[] {
  const systemValue = typeof input["systemValue"] === "number" ? input["systemValue"] : null;
  return validateShape({ kind, legs, systemValue, cover: text(input["cover"]) }).map(({ code, bet, field }) =>
    userError(code, bet === null ? [field] : at(bet, field)),
  );
}

const changeOf = (value: unknown) => (value === "ANY" || value === "HIGHER" ? value : "NONE");

/** What would stop each bet: gone, over, suspended, changed, or at another price than the player takes. */
export function legErrors(kind: CouponKind, legs: readonly Leg[], input: Entity, siteConfig: Entity): Entity[] {
  const oddsChange = changeOf(input["oddsChange"]);
  const tolerance = typeof input["oddsTolerance"] === "number" ? input["oddsTolerance"] : null;
  const known = legs.filter(({ outcome }) => outcome);
  const accepted =
    pricesTaken(
      kind,
      known.map(({ sent }) => new Exact(sent).toFixed()),
      known.map((leg) => new Exact(now(leg)).toFixed()),
      { oddsChange, tolerance, antiExpressMargin: String(siteConfig["antiExpressMargin"] ?? "1.1165") },
    ) !== null;
  const mayRiseAlone = couponKinds[kind].coef === "none" && (oddsChange === "HIGHER" || tolerance !== null);
  return legs.flatMap((leg, index) => {
    if (!leg.outcome || !leg.game) return [userError("OUTCOME_UNKNOWN", at(index, "outcomeId"))];
    if (isFinished(leg.game)) return [userError("GAME_FINISHED", at(index, "outcomeId"))];
    if (isBlocked(leg)) return [userError("OUTCOME_SUSPENDED", at(index, "outcomeId"))];
    if (typeof leg.gameVersion === "number" && leg.gameVersion !== leg.game["version"])
      return [userError("GAME_VERSION_CHANGED", at(index, "gameVersion"))];
    if (accepted || new Exact(now(leg)).equals(leg.sent) || (mayRiseAlone && new Exact(now(leg)).greaterThan(leg.sent)))
      return [];
    return [
      userError("ODDS_CHANGED", at(index, "coef"), {
        outcomeId: leg.outcomeId,
        oldCoef: new Exact(leg.sent).toFixed(3),
        newCoef: leg.outcome["coef"],
      }),
    ];
  });
}

/** What can be done with a placed coupon, at the mock's prices now, by the rules that the services use too. */
import { isLikely, type Cover } from "#shared/betting/coupon/advance.ts";
import { cashOutPart, cashOutValue } from "#shared/betting/coupon/cashOut.ts";
import { insurancePremium, insuranceShares, insuredAmount } from "#shared/betting/coupon/insurance.ts";
import { legFactor, type PlainResult } from "#shared/betting/coupon/legs.ts";
import { Exact } from "#shared/money/money.ts";
import { isEntity, type Entity } from "../../store.ts";
import { instant } from "../../world/games.ts";
import { promoCodes } from "../../world/promo.ts";
import type { MockContext } from "../context.ts";
import { gameOfOutcome, isBlocked, isFinished, isLive, list, text } from "./bets.ts";
import { walletOf } from "./stakes.ts";

/** How long an offer says that it holds. */
const offerMs = 5000;

/** Amount of money that an object holds in a field; "0" without. */
export const amountIn = (entity: Entity, field: string): string =>
  isEntity(entity[field]) ? String(entity[field]["amount"]) : "0";
export const currencyOf = ({ amount }: Entity): string => (isEntity(amount) ? String(amount["currency"]) : "RUB");
/** Stake still in play. */
export const stakeLeft = (coupon: Entity): string =>
  isEntity(coupon["amountLeft"]) ? amountIn(coupon, "amountLeft") : amountIn(coupon, "amount");

interface PlacedLeg {
  coef: string;
  result: string;
  outcome: Entity | undefined;
  game: Entity | undefined;
  outcomeId: string;
}

/** Bets of a coupon with what the mock knows of them now. */
export function placedLegs(coupon: Entity, { state: { store } }: MockContext): PlacedLeg[] {
  return list(coupon["bets"]).map((bet) => {
    const outcomeId = String(bet["id"]);
    const outcome = store.get("Outcome", outcomeId);
    return {
      outcomeId,
      outcome,
      game: gameOfOutcome(store, outcomeId),
      coef: String(bet["coef"] ?? outcome?.["coef"] ?? "1.000"),
      result: String(bet["result"] ?? "OPEN"),
    };
  });
}

/** Why a coupon can't be sold whatever the prices are; null if nothing is in the way. */
function ruledOut(coupon: Entity, legs: readonly PlacedLeg[], { state: { store } }: MockContext): string | null {
  if (coupon["state"] !== "ACCEPTED") return "NOT_OPEN";
  if (coupon["kind"] !== "SINGLE" && coupon["kind"] !== "EXPRESS") return "KIND";
  if (store.get("Account", String(coupon["accountId"]))?.["type"] === "BONUS") return "BONUS_ACCOUNT";
  if (promoCodes.some(({ code, kind }) => code === coupon["promoCode"] && kind === "FREE_BET")) return "FREE_BET";
  if (isEntity(coupon["insurance"])) return "INSURED";
  return legs.some(({ result }) => result === "LOST") || legs.every(({ result }) => result !== "OPEN")
    ? "DECIDED"
    : null;
}

function hindrance(leg: PlacedLeg): string | null {
  if (!leg.outcome) return "NOT_PRICED";
  if (leg.game && isFinished(leg.game)) return "DECIDED";
  return isBlocked(leg) ? "OUTCOME_SUSPENDED" : null;
}

/** What all that is in play of a coupon is worth, or why it can't be sold. */
export function worthOf(
  coupon: Entity,
  context: MockContext,
): { reason: string; value: null } | { reason: null; value: string } {
  const legs = placedLegs(coupon, context);
  const open = legs.filter(({ result }) => result === "OPEN");
  const reason = ruledOut(coupon, legs, context) ?? open.map(hindrance).find((found) => found !== null) ?? null;
  if (reason !== null) return { reason, value: null };
  const { maxPayout } = walletOf(context.state.store.get("Account", String(coupon["accountId"])));
  const value = cashOutValue(
    stakeLeft(coupon),
    legs.map(({ coef, result, outcome }) => ({
      coef,
      now: text(outcome?.["coef"]),
      factor: result === "OPEN" || result === "DEAD_HEAT" ? null : legFactor(result as PlainResult, coef),
    })),
    { currency: currencyOf(coupon), maxPayout, exactCoef: text(coupon["exactCoef"]) },
  );
  if (value === null) return { reason: "NOT_PRICED", value: null };
  return new Exact(value).greaterThan(0) ? { reason: null, value } : { reason: "WORTHLESS", value: null };
}

/** Open coupons of an account that can pay an advance now. */
export function coversOf(accountId: string, context: MockContext): (Cover & { coupon: Entity })[] {
  return context.state.store
    .all("Coupon")
    .filter((coupon) => coupon["accountId"] === accountId)
    .flatMap((coupon) => {
      const worth = worthOf(coupon, context);
      const prices = placedLegs(coupon, context).flatMap(({ result, outcome }) =>
        result === "OPEN" ? (text(outcome?.["coef"]) ?? []) : [],
      );
      return worth.reason === null && isLikely(prices)
        ? [{ couponId: Number(coupon["id"]), stake: stakeLeft(coupon), value: worth.value, coupon }]
        : [];
    });
}

/** Insurances: of singles and expresses that are not begun and of which nothing was sold or ordered to be. */
export function insurancesOf(coupon: Entity, context: MockContext): Entity[] {
  const legs = placedLegs(coupon, context);
  const isOut =
    ruledOut(coupon, legs, context) !== null ||
    list(coupon["cashOuts"]).length > 0 ||
    isEntity(coupon["autoCashOut"]) ||
    legs.some((leg) => leg.result !== "OPEN" || hindrance(leg) !== null || isLive(leg));
  if (isOut) return [];
  const currency = currencyOf(coupon);
  const stake = amountIn(coupon, "amount");
  return insuranceShares.flatMap((share) => {
    const premium = insurancePremium(
      stake,
      share,
      legs.map(({ outcome }) => String(outcome?.["coef"])),
      currency,
    );
    return premium === null
      ? []
      : [
          {
            share,
            premium: { amount: premium, currency },
            insuredAmount: { amount: insuredAmount(stake, share, currency), currency },
          },
        ];
  });
}

/** Bets that can be swapped, before anything has begun, each with the other outcomes of its market. */
export function swapsOf(coupon: Entity, context: MockContext): Entity[] {
  const legs = placedLegs(coupon, context);
  if (worthOf(coupon, context).reason !== null || legs.some((leg) => leg.result !== "OPEN" || isLive(leg))) return [];
  const { store } = context.state;
  return legs.flatMap(({ outcomeId }) => {
    const market = store.all("Market").find(({ outcomes }) => Array.isArray(outcomes) && outcomes.includes(outcomeId));
    const others = (Array.isArray(market?.["outcomes"]) ? market["outcomes"] : [])
      .map((id) => store.get("Outcome", String(id)))
      .filter((outcome) => outcome !== undefined && outcome["id"] !== outcomeId && outcome["isBlocked"] !== true);
    return others.length === 0
      ? []
      : [
          {
            betId: outcomeId,
            outcomes: others.map((outcome) => ({
              outcomeId: outcome?.["id"],
              outcomeName: outcome?.["name"],
              coef: outcome?.["coef"],
            })),
          },
        ];
  });
}

/** What `Coupon.offers` answers. An offer says that it holds for 5 s; the mock itself lets it hold for ever. */
export function offersOf(coupon: Entity, context: MockContext): Entity {
  const { reason, value } = worthOf(coupon, context);
  const currency = currencyOf(coupon);
  return {
    cashOut:
      value === null
        ? null
        : {
            value: { amount: value, currency },
            expiresAt: instant(Date.now() + offerMs),
            isPartial: cashOutPart(stakeLeft(coupon), value, "0.1", currency) !== null,
            token: `kit-${String(coupon["id"])}-${value}`,
          },
    reason,
    insurance: insurancesOf(coupon, context),
    swaps: swapsOf(coupon, context),
  };
}

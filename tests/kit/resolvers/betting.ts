import { Decimal } from "decimal.js";
import { isEntity, type Entity, type Store } from "../store.ts";
import { otherStakeBounds, stakeBounds } from "../world/player.ts";
import type { MockContext } from "./context.ts";
import { userError } from "./errors.ts";

/** A bet of an input with what the mock knows about it. */
interface Leg { outcomeId: string; sent: Decimal; gameVersion: unknown; outcome: Entity | undefined; game: Entity | undefined }

const decimalForm = /^\d{1,18}(\.\d{1,18})?$/;
const list = (value: unknown): Entity[] => (Array.isArray(value) ? value.filter(isEntity) : []);

/** The game that an outcome belongs to, by the world's note or by its id. */
export const gameOfOutcome = (store: Store, outcomeId: string): Entity | undefined =>
  store.get("Game", String(store.get("Outcome", outcomeId)?.["$game"] ?? outcomeId.split(".")[0]));

function legsOf(input: Entity, store: Store): Leg[] {
  return list(input["bets"]).map((bet) => {
    const outcomeId = String(bet["outcomeId"]);
    const coef = String(bet["coef"]);
    return {
      outcomeId, sent: new Decimal(decimalForm.test(coef) ? coef : 0), gameVersion: bet["gameVersion"],
      outcome: store.get("Outcome", outcomeId), game: gameOfOutcome(store, outcomeId),
    };
  });
}

const isFinished = (game: Entity): boolean => game["status"] === "FINISHED" || game["status"] === "CANCELLED";
const isBlocked = ({ outcome, game }: Leg): boolean => outcome?.["isBlocked"] === true || game?.["status"] === "SUSPENDED";
const now = (leg: Leg): Decimal => new Decimal(String(leg.outcome?.["coef"] ?? 0));
const product = (coefs: Decimal[]): Decimal => coefs.reduce((one, other) => one.times(other), new Decimal(1));

/** Whether the new prices are fine with the player: all equal, the product not lower, or anything. */
function areAccepted(legs: Leg[], oddsChange: unknown): boolean {
  if (oddsChange === "ANY") return true;
  if (oddsChange === "HIGHER") return product(legs.map(now)).gte(product(legs.map(({ sent }) => sent)));
  return legs.every((leg) => now(leg).equals(leg.sent));
}

function legErrors(legs: Leg[], input: Entity): Entity[] {
  const accepted = areAccepted(legs.filter(({ outcome }) => outcome), input["oddsChange"]);
  return legs.flatMap((leg, index) => {
    const path = (field: string): string[] => ["bets", String(index), field];
    if (!leg.outcome || !leg.game) return [userError("OUTCOME_UNKNOWN", path("outcomeId"))];
    if (isFinished(leg.game)) return [userError("GAME_FINISHED", path("outcomeId"))];
    if (isBlocked(leg)) return [userError("OUTCOME_SUSPENDED", path("outcomeId"))];
    if (typeof leg.gameVersion === "number" && leg.gameVersion !== leg.game["version"]) return [userError("GAME_VERSION_CHANGED", path("gameVersion"))];
    if (accepted || now(leg).equals(leg.sent)) return [];
    return [userError("ODDS_CHANGED", path("coef"), { outcomeId: leg.outcomeId, oldCoef: leg.sent.toFixed(3), newCoef: leg.outcome["coef"] })];
  });
}

/** What is wrong with the bets as a set: their number, the same one twice, two of one game in an express. */
function shapeErrors(legs: Leg[], kind: unknown): Entity[] {
  if (kind !== "SINGLE" && kind !== "EXPRESS") return [userError("KIND_NOT_OFFERED", ["kind"])];
  const errors: Entity[] = [];
  if (legs.length < (kind === "EXPRESS" ? 2 : 1)) errors.push(userError("TOO_FEW_BETS", ["bets"]));
  if (legs.length > (kind === "EXPRESS" ? 50 : 1)) errors.push(userError("TOO_MANY_BETS", ["bets"]));
  legs.forEach((leg, index) => {
    const before = legs.slice(0, index);
    if (before.some(({ outcomeId }) => outcomeId === leg.outcomeId)) errors.push(userError("BET_DUPLICATE", ["bets", String(index)]));
    else if (before.some(({ game }) => game && game === leg.game)) errors.push(userError("BETS_DEPEND", ["bets", String(index)]));
  });
  return errors;
}

function amountErrors(amount: unknown, account: Entity | undefined, currency: string): Entity[] {
  const bounds = stakeBounds[currency] ?? otherStakeBounds;
  const wrong = (code: string): Entity[] => [userError(code, ["amount"], { minAmount: { amount: bounds.min, currency }, maxAmount: { amount: bounds.max, currency } })];
  if (amount === null || amount === undefined) return [];
  if (typeof amount !== "string" || !decimalForm.test(amount)) return [userError("INVALID", ["amount"])];
  const stake = new Decimal(amount);
  if (stake.decimalPlaces() > 2) return [userError("AMOUNT_TOO_PRECISE", ["amount"])];
  if (stake.lt(bounds.min)) return wrong("AMOUNT_TOO_SMALL");
  if (stake.gt(bounds.max)) return wrong("AMOUNT_TOO_LARGE");
  const balance = account?.["balance"];
  return isEntity(balance) && stake.gt(String(balance["amount"])) ? wrong("INSUFFICIENT_FUNDS") : [];
}

const currencyOf = (account: Entity | undefined): string => {
  const balance = account?.["balance"];
  return isEntity(balance) ? String(balance["currency"]) : "RUB";
};

/** The arithmetic of a coupon, as `couponQuote` answers it: product to 3 places, return to 2, both rounded half up. */
export function quote(input: Entity, { state, playerId }: MockContext): Entity & { errors: Entity[] } {
  const legs = legsOf(input, state.store);
  const account = playerId === null ? undefined : state.store.get("Account", String(input["accountId"]));
  const currency = currencyOf(account);
  const bounds = stakeBounds[currency] ?? otherStakeBounds;
  const money = (amount: string): Entity => ({ amount, currency });
  const amount = amountErrors(input["amount"], account, currency);
  const isPriced = legs.length > 0 && legs.every(({ outcome }) => outcome);
  const coef = isPriced ? product(legs.map(now)) : null;
  const hasStake = typeof input["amount"] === "string" && decimalForm.test(input["amount"]);
  const win = coef && hasStake ? Decimal.min(coef.times(String(input["amount"])), bounds.maxPayout) : null;
  return {
    coef: coef?.toFixed(3, Decimal.ROUND_HALF_UP) ?? null,
    possibleWin: win ? money(win.toFixed(2, Decimal.ROUND_HALF_UP)) : null,
    minAmount: money(bounds.min), maxAmount: money(bounds.max), maxPayout: money(bounds.maxPayout),
    bets: legs.map((leg) => ({ outcomeId: leg.outcomeId, coef: leg.outcome?.["coef"] ?? null, isBlocked: isBlocked(leg), gameVersion: leg.game?.["version"] ?? null })),
    errors: [
      ...(playerId !== null && !account ? [userError("ACCOUNT_UNKNOWN", ["accountId"])] : []),
      ...shapeErrors(legs, input["kind"]), ...legErrors(legs, input), ...amount,
    ],
  };
}

/**
 * What would stop a coupon from being placed, each at its field. One rule for the quote and for placing, so that a
 * quote without errors is a bet that is taken, unless something moves in between.
 */
import type { z } from "zod";
import { couponKinds, kindOfType, type CouponKind } from "#shared/coupon/kinds.ts";
import { product } from "#shared/coupon/legs.ts";
import { validateShape } from "#shared/coupon/shape.ts";
import { betIsLive, betIsLocked, gameIsFinished } from "#shared/betState.ts";
import { amountProblem, Exact } from "#shared/money.ts";
import type { AccountTypeId } from "../accounts/tables.ts";
import type { SiteConfigBody } from "../config/api.ts";
import type { FieldError } from "../core/api.ts";
import type { BookGame, BookOutcome, OddsBook } from "../sportsbook/model.ts";
import type { couponBody } from "./api.ts";
import { boundsOf, type Bounds } from "./bounds.ts";

export type CouponBody = z.output<typeof couponBody>;
type BetBody = CouponBody["bets"][number];

/** Account to pay from. A guest has a currency and nothing to pay with. */
export interface Wallet {
  id: number | null;
  type: AccountTypeId;
  currency: string;
  balance: string | null;
  /** Support keeps the player's money where it is. */
  isFrozen: boolean;
  /** Sections that are closed to the player. */
  closedSections: readonly BookGame["section"][];
}

export interface Leg {
  outcome: BookOutcome;
  isLive: boolean;
}

export interface CheckedCoupon {
  kind: CouponKind | null;
  bounds: Bounds;
  /** Bounds of the stake that hold for this kind and account [5.17]; null where there is none. */
  stakeBounds: { min: string | null; max: string | null };
  /** In the order sent; null for a bet whose outcome is not on offer. */
  legs: (Leg | null)[];
  errors: FieldError[];
}

/** Numbers of `changeCoefAction`. */
const changes = { any: 0, higher: 1, none: 2 } as const;

/** A price as sent: digits with at most one point, above 1. */
function isPrice(text: string): boolean {
  return text.length <= 20 && /^\d+(\.\d+)?$/.test(text) && new Exact(text).greaterThan(1);
}

const betPath = (index: number, field: string) => ["bets", String(index), field];

/** The kinds this service takes: those the operator offers and that have one stake and one product of prices. */
function offeredKind(typeId: number, config: Pick<SiteConfigBody, "couponTypes">): CouponKind | null {
  const kind = kindOfType(typeId);
  if (!kind || !config.couponTypes.includes(typeId)) return null;
  const { stake, coef } = couponKinds[kind];
  return stake === "coupon" && coef === "product" ? kind : null;
}

/**
 * Checks a coupon against the book as it is now.
 * @param wallet null when the account is not the player's.
 * @param mode in a quote the stake may still be missing.
 */
export function checkCoupon(book: OddsBook, config: SiteConfigBody, body: CouponBody, wallet: Wallet | null, mode: "quote" | "place"): CheckedCoupon {
  const errors: FieldError[] = [];
  const kind = offeredKind(body.typeId, config);
  if (!kind) errors.push({ code: "KIND_NOT_OFFERED", message: "This kind of coupon is not offered", path: ["typeId"] });
  if (!wallet) errors.push({ code: "ACCOUNT_UNKNOWN", message: "The player has no such account", path: ["accountId"] });
  if (wallet?.isFrozen) errors.push({ code: "ACCOUNT_FROZEN", message: "The player's accounts are frozen", path: ["accountId"] });
  const bounds = boundsOf(wallet?.currency ?? config.geoCurrencyCode);
  const hasBounds = config.couponTypesWithLimits.includes(body.typeId);
  const stakeBounds = { min: hasBounds ? bounds.minAmount : null, max: hasBounds && wallet?.type !== 4 ? bounds.maxAmount : null };
  if (kind) errors.push(...validateShape({ kind, legs: body.bets }).map(({ code, bet }) => ({ code, message: shapeMessages[code], path: bet === null ? ["bets"] : betPath(bet, "outcomeId") })));
  const legs = body.bets.map((bet, index) => checkBet(book, bet, index, errors));
  if (wallet) errors.push(...closedErrors(legs, wallet));
  if (kind) errors.push(...priceErrors(body, legs));
  if (wallet && !(mode === "quote" && !body.amount)) errors.push(...amountErrors(body.amount, wallet, stakeBounds));
  return { kind, bounds, stakeBounds, legs, errors };
}

const shapeMessages = {
  REQUIRED: "The coupon has no bets", TOO_FEW_BETS: "Too few bets for this kind", TOO_MANY_BETS: "Too many bets for this kind",
  BET_DUPLICATE: "The same outcome stands twice", BETS_DEPEND: "Bets on one game depend on each other",
} as const;

function checkBet(book: OddsBook, bet: BetBody, index: number, errors: FieldError[]): Leg | null {
  const refuse = (code: string, message: string, field: string) => errors.push({ code, message, path: betPath(index, field), outcomeId: bet.outcomeId });
  if (!isPrice(bet.coef)) refuse("INVALID", "The price is no decimal above 1", "coef");
  const outcome = book.outcome(bet.outcomeId);
  const game = outcome?.game ?? book.gameOf(bet.outcomeId);
  if (game && gameIsFinished({ gameIsFinished: game.isFinished })) {
    refuse("GAME_FINISHED", "The game is over", "outcomeId");
    return null;
  }
  if (!outcome) {
    refuse("OUTCOME_UNKNOWN", "There is no such outcome on offer", "outcomeId");
    return null;
  }
  if (betIsLocked({ isBlocked: outcome.isBlocked })) refuse("OUTCOME_SUSPENDED", "The outcome is suspended", "outcomeId");
  const { gameVersion } = bet;
  if (gameVersion !== null && gameVersion !== undefined && gameVersion !== outcome.game.version) refuse("GAME_VERSION_CHANGED", "The game has changed", "gameVersion");
  return { outcome, isLive: betIsLive({ gameIsFinished: outcome.game.isFinished, isLive: outcome.game.section === "LIVE" }) };
}

function closedErrors(legs: readonly (Leg | null)[], { closedSections }: Wallet): FieldError[] {
  return legs.flatMap((leg, index) => (leg && closedSections.includes(leg.isLive ? "LIVE" : "LINE")
    ? [{ code: "BETTING_CLOSED", message: "The section is closed to the player", path: betPath(index, "outcomeId"), outcomeId: leg.outcome.outcomeId }] : []));
}

/**
 * Compares the prices sent with the prices now, on exact values; an express on the product. Bets that can't be priced
 * have errors of their own. A suspended one is never accepted, whatever changes of price the player accepts.
 */
function priceErrors({ bets, changeCoefAction }: CouponBody, legs: readonly (Leg | null)[]): FieldError[] {
  if (changeCoefAction === changes.any || bets.length === 0 || !bets.every(({ coef }) => isPrice(coef))) return [];
  const now = legs.flatMap((leg) => (leg ? [leg.outcome.coef] : []));
  if (now.length < bets.length) return [];
  const sent = product(bets.map(({ coef }) => coef));
  const current = product(now);
  if (changeCoefAction === changes.higher ? current.greaterThanOrEqualTo(sent) : current.equals(sent)) return [];
  return bets.flatMap(({ outcomeId, coef }, index) => {
    const newCoef = now[index];
    if (newCoef === undefined || new Exact(coef).equals(newCoef)) return [];
    return [{ code: "ODDS_CHANGED", message: "The price has moved", path: betPath(index, "coef"), outcomeId, oldCoef: coef, newCoef }];
  });
}

const amountMessages = {
  REQUIRED: "The stake is missing", INVALID: "The stake is no decimal number", AMOUNT_TOO_SMALL: "The stake is too small",
  AMOUNT_TOO_LARGE: "The stake is too large", AMOUNT_TOO_PRECISE: "The stake has too many decimals", INSUFFICIENT_FUNDS: "The account has too little money",
} as const;

function amountErrors(amount: string | null | undefined, { currency, balance }: Wallet, { min, max }: CheckedCoupon["stakeBounds"]): FieldError[] {
  const within = (largest: string | null) => ({ ...(min !== null && { minAmount: min }), ...(largest !== null && { maxAmount: largest }), currency });
  const error = (code: keyof typeof amountMessages, details: Partial<FieldError> = {}) => [{ code, message: amountMessages[code], path: ["amount"], ...details }];
  const problem = amountProblem(amount, currency);
  if (problem === "AMOUNT_TOO_SMALL") return error(problem, within(max));
  if (problem || !amount) return error(problem ?? "REQUIRED");
  const stake = new Exact(amount);
  if (min !== null && stake.lessThan(min)) return error("AMOUNT_TOO_SMALL", within(max));
  if (max !== null && stake.greaterThan(max)) return error("AMOUNT_TOO_LARGE", within(max));
  if (balance !== null && stake.greaterThan(balance)) return error("INSUFFICIENT_FUNDS", within(max === null ? balance : Exact.min(max, balance).toFixed()));
  return [];
}

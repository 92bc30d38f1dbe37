/** Errors of a coupon's bets and their prices, each at its field. */
import { Exact } from "#shared/money/money.ts";
import { betIsLive, betIsLocked, gameIsFinished } from "#shared/betting/betState.ts";
import { couponKinds, type CouponKind } from "#shared/betting/coupon/kinds.ts";
import { pricesTaken } from "#shared/betting/coupon/oddsChanges.ts";
import { validateShape, type ShapeProblem } from "#shared/betting/coupon/shape.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { OddsBook } from "../../sportsbook/public.ts";
import type { CouponBody, Leg, Wallet } from "./check.ts";

type BetBody = CouponBody["bets"][number];

/** What the numbers of `changeCoefAction` mean. */
const changes = ["ANY", "HIGHER", "NONE"] as const;

/** A price as sent: digits with at most one point, above 1. */
export function isPrice(text: string, longest = 20): boolean {
  return text.length <= longest && /^\d+(\.\d+)?$/.test(text) && new Exact(text).greaterThan(1);
}

/** What can be the name of a block; the database refuses some of the other texts (NUL). */
const blockForm = /^[\w-]{1,32}$/;

const betPath = (index: number, field: string) => ["bets", String(index), field];

const shapeMessages: Readonly<Record<ShapeProblem["code"], string>> = {
  REQUIRED: "The coupon has no bets",
  TOO_FEW_BETS: "Too few bets for this kind",
  TOO_MANY_BETS: "Too many bets for this kind",
  BET_DUPLICATE: "The same outcome stands twice",
  BETS_DEPEND: "Bets on one game depend on each other",
  SYSTEM_VALUE_INVALID: "A system of these bets has no such size",
  BANKER_INVALID: "Too few bets would be left that are no bankers",
  COVER_INVALID: "There is no such cover of so many bets",
  BLOCK_REQUIRED: "The bet stands in no block",
  BLOCK_UNKNOWN: "The block has no bets",
};

/** The number of bets, whether they can be combined, and other rules of the kind. */
export function shapeErrors(
  kind: CouponKind,
  { bets, systemValue, cover }: Pick<CouponBody, "bets" | "systemValue" | "cover">,
): FieldError[] {
  const names = couponKinds[kind].hasBlocks
    ? bets.flatMap(({ blockId }, index) =>
        blockId && !blockForm.test(blockId)
          ? [
              {
                code: "INVALID",
                message: "A block's name has up to 32 letters, digits, - or _",
                path: betPath(index, "blockId"),
              },
            ]
          : [],
      )
    : [];
  const problems = validateShape({ kind, legs: bets, systemValue: systemValue ?? null, cover: cover ?? null });
  return [
    ...problems.map(({ code, bet, field }) => ({
      code,
      message: shapeMessages[code],
      path: bet === null ? [field] : betPath(bet, field),
    })),
    ...names,
  ];
}

/** Looks a bet up in the book as it is now; null, with an error, for one that can't be bet on at all. */
export function checkBet(
  book: OddsBook,
  bet: BetBody,
  index: number,
  decided: ReadonlySet<string>,
  errors: FieldError[],
): Leg | null {
  const refuse = (code: string, message: string, field: string) =>
    errors.push({ code, message, path: betPath(index, field), outcomeId: bet.outcomeId });
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
  // Independent of the book: a clock set back or an operator's result must not allow bets on known outcomes.
  if (decided.has(bet.outcomeId) || book.result(bet.outcomeId) !== null)
    refuse("OUTCOME_SUSPENDED", "The outcome has a result already", "outcomeId");
  else if (betIsLocked({ isBlocked: outcome.isBlocked }))
    refuse("OUTCOME_SUSPENDED", "The outcome is suspended", "outcomeId");
  const { gameVersion } = bet;
  if (gameVersion !== null && gameVersion !== undefined && gameVersion !== outcome.game.version)
    refuse("GAME_VERSION_CHANGED", "The game has changed", "gameVersion");
  return {
    outcome,
    isLive: betIsLive({ gameIsFinished: outcome.game.isFinished, isLive: outcome.game.section === "LIVE" }),
  };
}

/** Bets of sections that are closed to the player. */
export function closedErrors(legs: readonly (Leg | null)[], { closedSections }: Wallet): FieldError[] {
  return legs.flatMap((leg, index) =>
    leg && closedSections.includes(leg.isLive ? "LIVE" : "LINE")
      ? [
          {
            code: "BETTING_CLOSED",
            message: "The section is closed to the player",
            path: betPath(index, "outcomeId"),
            outcomeId: leg.outcome.outcomeId,
          },
        ]
      : [],
  );
}

/** A coupon's legs at the prices its player takes, and what is wrong with the prices of now. */
export interface PricedLegs {
  /** As they are where the prices are refused or unknown. */
  legs: readonly (Leg | null)[];
  errors: FieldError[];
}

/**
 * Compares the prices sent with the current ones, on exact values. Bets without a price have their own errors. A
 * suspended bet is never accepted, whatever price changes the player accepts.
 */
export function pricedLegs(
  kind: CouponKind,
  { bets, changeCoefAction, coefTolerance }: CouponBody,
  legs: readonly (Leg | null)[],
  antiExpressMargin: string | undefined,
): PricedLegs {
  const sent = bets.map(({ coef }) => coef);
  const known = legs.flatMap((leg) => (leg ? [leg] : []));
  if (known.length < legs.length || !sent.every((coef) => isPrice(coef))) return { legs, errors: [] };
  const now = known.map(({ outcome }) => outcome.coef);
  const oddsChange = changes[changeCoefAction] ?? "NONE";
  const tolerance = coefTolerance ?? null;
  const taken = pricesTaken(kind, sent, now, { oddsChange, tolerance, antiExpressMargin });
  if (taken !== null) return { legs: known.map((leg, index) => legAt(leg, taken[index])), errors: [] };
  const mayRiseAlone = couponKinds[kind].coef === "none" && (oddsChange === "HIGHER" || tolerance !== null);
  return { legs, errors: bets.flatMap((bet, index) => movedError(bet, index, now[index], mayRiseAlone)) };
}

/** A leg at another price than the one on offer. */
const legAt = (leg: Leg, coef = leg.outcome.coef): Leg =>
  coef === leg.outcome.coef ? leg : { ...leg, outcome: { ...leg.outcome, coef: new Exact(coef).toFixed(3) } };

function movedError(
  { outcomeId, coef }: BetBody,
  index: number,
  newCoef: string | undefined,
  mayRise: boolean,
): FieldError[] {
  if (newCoef === undefined || new Exact(coef).equals(newCoef)) return [];
  if (mayRise && new Exact(newCoef).greaterThan(coef)) return [];
  const path = betPath(index, "coef");
  return [{ code: "ODDS_CHANGED", message: "The price has moved", path, outcomeId, oldCoef: coef, newCoef }];
}

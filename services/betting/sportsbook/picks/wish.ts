/** A player's wish for the bet generator, read and checked field by field. */
import type { z } from "zod";
import type { Decimal } from "decimal.js";
import { Exact } from "#shared/money/money.ts";
import type { proposalRefusal, wish } from "./api.ts";
import { lowestLeg } from "./legs.ts";

export type WishBody = z.infer<typeof wish>;
export type ProposalRefusal = z.infer<typeof proposalRefusal>;

/** Fewest and most legs of an express that is proposed. */
export const legBounds = { least: 2, most: 12 } as const;
/** Longest time ahead that games are looked for, in hours. */
export const mostHours = 24 * 14;

export interface Wish {
  /** Price wished for; null with a range. */
  coef: Decimal | null;
  from: Decimal;
  to: Decimal;
  /** Null lets the service choose. */
  legs: number | null;
  hours: number | null;
}

/** How far a proposal's price may lie from the one wished for. */
const tolerance = "0.05";

function amountOf(text: string | null | undefined): Decimal | null {
  return typeof text === "string" && /^\d{1,12}(\.\d{1,4})?$/.test(text) && new Exact(text).greaterThan(0)
    ? new Exact(text)
    : null;
}

function coefOf(text: string | null | undefined): Decimal | null {
  return typeof text === "string" && /^\d{1,9}(\.\d{1,3})?$/.test(text) && new Exact(text).greaterThan(1)
    ? new Exact(text)
    : null;
}

/** Lowest price of two legs. */
const lowestCoef = new Exact(lowestLeg).pow(legBounds.least);

function goalOf(
  { stake, win, coefFrom, coefTo }: WishBody,
  refuse: (code: ProposalRefusal["code"], field: string | null) => void,
): Pick<Wish, "coef" | "from" | "to"> | null {
  if (coefFrom != null || coefTo != null) {
    const [from, to] = [coefOf(coefFrom), coefOf(coefTo)];
    if (from === null) refuse("COEF_INVALID", "coefFrom");
    if (to === null || (from !== null && to.lessThan(from)) || to.lessThan(lowestCoef))
      refuse("COEF_INVALID", "coefTo");
    return from === null || to === null ? null : { coef: null, from, to };
  }
  if (stake == null && win == null) {
    refuse("GOAL_MISSING", null);
    return null;
  }
  const [paid, wished] = [amountOf(stake), amountOf(win)];
  if (paid === null) refuse("STAKE_INVALID", "stake");
  if (wished === null) refuse("WIN_INVALID", "win");
  if (paid === null || wished === null) return null;
  const coef = wished.dividedBy(paid);
  if (coef.lessThan(lowestCoef)) refuse("WIN_TOO_SMALL", "win");
  return { coef, from: coef.times(new Exact(1).minus(tolerance)), to: coef.times(new Exact(1).plus(tolerance)) };
}

/** The wish, or everything that is wrong with it. */
export function readWish(body: WishBody): { wish: Wish } | { refusals: ProposalRefusal[] } {
  const refusals: ProposalRefusal[] = [];
  const refuse = (code: ProposalRefusal["code"], field: string | null): void => void refusals.push({ code, field });
  const goal = goalOf(body, refuse);
  const { legs = null, startsWithinHours: hours = null } = body;
  if (legs !== null && (legs < legBounds.least || legs > legBounds.most)) refuse("LEGS_INVALID", "legs");
  if (hours !== null && (hours < 1 || hours > mostHours)) refuse("HOURS_INVALID", "startsWithinHours");
  return goal === null || refusals.length > 0 ? { refusals } : { wish: { ...goal, legs, hours } };
}

/** What a coupon of any kind returns by the factors of its legs: the one rule for the possible win and for settling. */
import type { Decimal } from "decimal.js";
import { Exact } from "../../money/money.ts";
import { antiExpressCoef } from "./antiExpress.ts";
import { blockReturn, isDecimal } from "./blocks.ts";
import { bonusReturnFactor } from "./bonus.ts";
import type { ContentLeg, CouponContent } from "./content.ts";
import { covers, type CouponKind } from "./kinds.ts";
import { product } from "./legs.ts";
import { elementary, elementaryUpTo, unitsOf } from "./system.ts";

/** What was agreed of the price beyond the legs' own. */
export interface PriceTerms {
  /** Price the player insists on; the coupon is never paid at more than it [5.22]. Kinds with a total price only. */
  exactCoef?: string | null;
  /** Whether an express has the bonus bet [5.15, 5.16]. */
  bonus?: boolean;
  /** Which legs are void: they don't count for the bonus bet. None when left out. */
  voids?: readonly boolean[];
}

export interface CouponReturn {
  /** Return if what is open goes against the player, and if it goes their way. Nothing is capped or rounded. */
  lowest: Decimal;
  highest: Decimal;
  /** The return once nothing open can change it; null before. */
  exact: Decimal | null;
}

type Reckoner = (content: CouponContent, stake: Decimal, factors: readonly Decimal[], terms: PriceTerms) => Decimal;

const none: Decimal = new Exact(0);

const priced = (factor: Decimal, { exactCoef }: PriceTerms) => (exactCoef ? Exact.min(factor, exactCoef) : factor);

const express: Reckoner = (_, stake, factors, terms) => stake.times(priced(product(factors), terms));

/** unit × bankers × e_k, by k of the system. */
const system: Reckoner = (content, stake, factors) => {
  const isBanker = (index: number) => content.legs[index]?.isBanker === true;
  const bankers = product(factors.filter((_, index) => isBanker(index)));
  if (bankers.isZero()) return none;
  const sum = elementary(
    content.systemValue ?? 0,
    factors.filter((_, index) => !isBanker(index)),
  );
  return stake
    .times(bankers)
    .times(sum)
    .dividedBy(unitsOf(content) ?? 1);
};

/** unit × Σ e_j over the sizes covered. */
const cover: Reckoner = (content, stake, factors) => {
  const sums = elementaryUpTo(factors.length, factors);
  const sizes = content.cover ? covers[content.cover].sizes : [];
  const sum = sizes.reduce((total, size) => total.plus(sums[size] ?? 0), none);
  return stake.times(sum).dividedBy(unitsOf(content) ?? 1);
};

/**
 * Singles in a row, by the time they start (those that start together as sent): each stakes what the first one did, or
 * what is left.
 */
const chain: Reckoner = ({ legs }, stake, factors) => {
  const order = legs.map((leg, index) => ({ startsAt: leg.startsAt ?? 0, factor: factors[index] ?? none }));
  return order
    .toSorted((one, other) => one.startsAt - other.startsAt)
    .reduce((account, { factor }) => account.plus(Exact.min(stake, account).times(factor.minus(1))), stake);
};

/**
 * Wins when at least one leg is lost, at the price of the legs that are not void. A leg that is neither quite won nor
 * quite lost (half results, dead heats) counts as void: it says nothing of whether the express is lost.
 */
const antiExpress: Reckoner = ({ legs, antiExpressMargin }, stake, factors, terms) => {
  const counted = legs.filter(
    ({ coef }, index) => factors[index]?.isZero() === true || factors[index]?.equals(coef) === true,
  );
  if (counted.length === 0) return stake;
  if (!factors.some((factor) => factor.isZero())) return none;
  const price = antiExpressCoef(product(counted.map(({ coef }) => coef)), antiExpressMargin);
  return price ? stake.times(priced(price, terms)) : stake;
};

const reckoners: Readonly<Record<CouponKind, Reckoner>> = {
  SINGLE: express,
  EXPRESS: (content, stake, factors, terms) =>
    terms.bonus
      ? stake.times(priced(bonusReturnFactor(factors, terms.voids), terms))
      : express(content, stake, factors, terms),
  SYSTEM: system,
  FULL_COVER: cover,
  CHAIN: chain,
  CONDITIONAL: ({ blocks = [], legs }, _, factors) => blockReturn(blocks, legs, factors),
  ANTI_EXPRESS: antiExpress,
  // Placed, each is a coupon of its own; together each bet has the stake.
  MULTIPLE_SINGLES: (_, stake, factors) => factors.reduce((total, factor) => total.plus(stake.times(factor)), none),
};

/**
 * Whether a coupon says enough to be reckoned: k that its bets can have, a cover that fits, every bet in a block, every
 * block with a stake.
 */
export function isReckonable(content: CouponContent): boolean {
  const { kind, legs, cover: name, blocks = [] } = content;
  if (legs.length === 0) return false;
  switch (kind) {
    case "SYSTEM":
      return unitsOf(content) !== null;
    case "FULL_COVER":
      return name != null && covers[name].bets === legs.length;
    case "CONDITIONAL":
      return (
        blocks.length > 0 &&
        blocks.every(({ amount }) => isDecimal(amount)) &&
        legs.every(({ blockId }) => blocks.some(({ id }) => id === blockId)) &&
        blocks.every(({ id }) => legs.some(({ blockId }) => blockId === id))
      );
    default:
      return true;
  }
}

const won = ({ coef }: ContentLeg): Decimal => new Exact(coef);
const lost = (): Decimal => none;

/**
 * What a coupon returns, in the stake's currency: neither capped nor rounded (see `paidReturn`).
 * Open legs are taken as won or as lost, whichever is better for the bound. What comes of the other results lies
 * between; only an anti-express can return more than its highest, when legs become void.
 * @param stake of the whole coupon; of a conditional one its blocks say it, of multiple singles that of each bet.
 * @param factors of the legs, in their order, by `legFactor`; null for one that is open.
 * @throws when the coupon is not reckonable: a shape that is checked before anything is placed.
 */
export function couponReturn(
  content: CouponContent,
  stake: Decimal.Value,
  factors: readonly (Decimal | null)[],
  terms: PriceTerms = {},
): CouponReturn {
  if (!isReckonable(content) || factors.length !== content.legs.length)
    throw new Error(`A coupon of kind ${content.kind} with ${content.legs.length} legs can't be reckoned`);
  const isAnti = content.kind === "ANTI_EXPRESS";
  const whenOpen = (open: (leg: ContentLeg) => Decimal) =>
    reckoners[content.kind](
      content,
      new Exact(stake),
      content.legs.map((leg, index) => factors[index] ?? open(leg)),
      terms,
    );
  const isOpen = factors.includes(null);
  const lowest = whenOpen(isAnti ? won : lost);
  const highest = isOpen ? whenOpen(isAnti ? lost : won) : lowest;
  // A void leg can still raise the price of an anti-express that has won.
  const isDecided = !isOpen || (!isAnti && lowest.equals(highest));
  return { lowest, highest, exact: isDecided ? lowest : null };
}

/** The kinds of coupons and what each of them has (SPEC 4.07, 4.08, 5.14), as one table. */

/** Names of the kinds, the same as in the schema. */
export type CouponKind =
  | "SINGLE"
  | "EXPRESS"
  | "SYSTEM"
  | "CONDITIONAL"
  | "ANTI_EXPRESS"
  | "MULTIPLE_SINGLES"
  | "CHAIN"
  | "FULL_COVER";

export interface CouponKindFacts {
  /** Number in the operator's calls. */
  typeId: number;
  minBets: number;
  maxBets: number;
  /** Where the stake is given: one for the coupon, one a bet, or one a block. */
  stake: "coupon" | "bet" | "block";
  /** Total price: the product of the prices, the anti-express price over it, or none. */
  coef: "product" | "anti" | "none";
  /** Whether the coupon shows what it can return. */
  hasPossibleWin: boolean;
  /** Whether the player chooses k of "k out of n"; never below `minSystemValue`. */
  hasSystemValue: boolean;
  /** Whether bets can be bankers that stand in every combination. */
  hasBankers: boolean;
  /** Whether bets are grouped in blocks. */
  hasBlocks: boolean;
  /** Two outcomes of one game in the same coupon. */
  sameGame: "allowed" | "refused";
}

/** Smallest k of a system [4.14, 5.14, 9.04]. */
export const minSystemValue = 2;

export const couponKinds: Readonly<Record<CouponKind, CouponKindFacts>> = {
  SINGLE: {
    typeId: 0,
    minBets: 1,
    maxBets: 1,
    stake: "coupon",
    coef: "product",
    hasPossibleWin: true,
    hasSystemValue: false,
    hasBankers: false,
    hasBlocks: false,
    sameGame: "allowed",
  },
  EXPRESS: {
    typeId: 1,
    minBets: 2,
    maxBets: 50,
    stake: "coupon",
    coef: "product",
    hasPossibleWin: true,
    hasSystemValue: false,
    hasBankers: false,
    hasBlocks: false,
    sameGame: "refused",
  },
  // A system of three is the smallest that is no express; above twenty, the number of units passes what a stake can be
  // split into.
  SYSTEM: {
    typeId: 2,
    minBets: 3,
    maxBets: 20,
    stake: "coupon",
    coef: "none",
    hasPossibleWin: true,
    hasSystemValue: true,
    hasBankers: true,
    hasBlocks: false,
    sameGame: "refused",
  },
  CHAIN: {
    typeId: 3,
    minBets: 2,
    maxBets: 50,
    stake: "coupon",
    coef: "none",
    hasPossibleWin: true,
    hasSystemValue: false,
    hasBankers: false,
    hasBlocks: false,
    sameGame: "allowed",
  },
  CONDITIONAL: {
    typeId: 4,
    minBets: 2,
    maxBets: 50,
    stake: "block",
    coef: "none",
    hasPossibleWin: true,
    hasSystemValue: false,
    hasBankers: false,
    hasBlocks: true,
    sameGame: "refused",
  },
  ANTI_EXPRESS: {
    typeId: 11,
    minBets: 2,
    maxBets: 50,
    stake: "coupon",
    coef: "anti",
    hasPossibleWin: true,
    hasSystemValue: false,
    hasBankers: false,
    hasBlocks: false,
    sameGame: "refused",
  },
  // Trixie and Patent have three bets, Goliath eight.
  FULL_COVER: {
    typeId: 12,
    minBets: 3,
    maxBets: 8,
    stake: "coupon",
    coef: "none",
    hasPossibleWin: true,
    hasSystemValue: false,
    hasBankers: false,
    hasBlocks: false,
    sameGame: "refused",
  },
  MULTIPLE_SINGLES: {
    typeId: 10001,
    minBets: 1,
    maxBets: 50,
    stake: "bet",
    coef: "none",
    hasPossibleWin: true,
    hasSystemValue: false,
    hasBankers: false,
    hasBlocks: false,
    sameGame: "allowed",
  },
};

/** Names of the full covers, the same as in the schema. */
export type CoverName =
  | "TRIXIE"
  | "PATENT"
  | "YANKEE"
  | "LUCKY_15"
  | "CANADIAN"
  | "LUCKY_31"
  | "HEINZ"
  | "LUCKY_63"
  | "SUPER_HEINZ"
  | "GOLIATH";

export interface Cover {
  /** How many bets it is made of. */
  bets: number;
  /** Sizes of the combinations it covers: 1 for singles, 2 for doubles … */
  sizes: readonly number[];
}

const sizesTo = (bets: number, least: 1 | 2): Cover => ({
  bets,
  sizes: Array.from({ length: bets - least + 1 }, (_, index) => index + least),
});

/** The full covers by name. Those with singles cover the same bets as the one before them, and each bet alone. */
export const covers: Readonly<Record<CoverName, Cover>> = {
  TRIXIE: sizesTo(3, 2),
  PATENT: sizesTo(3, 1),
  YANKEE: sizesTo(4, 2),
  LUCKY_15: sizesTo(4, 1),
  CANADIAN: sizesTo(5, 2),
  LUCKY_31: sizesTo(5, 1),
  HEINZ: sizesTo(6, 2),
  LUCKY_63: sizesTo(6, 1),
  SUPER_HEINZ: sizesTo(7, 2),
  GOLIATH: sizesTo(8, 2),
};

/** The covers that can be made of so many bets, in the order of the table. */
export function coversOf(bets: number): CoverName[] {
  return (Object.keys(covers) as CoverName[]).filter((name) => covers[name].bets === bets);
}

const kindByType = new Map(Object.entries(couponKinds).map(([kind, facts]) => [facts.typeId, kind as CouponKind]));

/** The kind with an operator's number; null for an invalid number. */
export function kindOfType(typeId: number): CouponKind | null {
  return kindByType.get(typeId) ?? null;
}

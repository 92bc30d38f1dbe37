/** The share's terms that friends registered under. Friends of the same plan are reckoned together. */
import { Exact } from "#shared/money/money.ts";
import { levelOf, type ReferralTerms } from "../terms.ts";

export interface Plan {
  /** The same for the same terms. */
  key: string;
  carriesNegative: boolean;
  /** Level of a player with so many paid friends, from 1, and its percent. */
  at(paidFriends: number): { level: number; percent: string };
}

/** Null for terms without a share. */
export function planOf(terms: ReferralTerms): Plan | null {
  const { share, levels } = terms;
  if (share === undefined || share.percents.every((percent) => new Exact(percent).isZero())) return null;
  const percents = share.percents.map((percent) => new Exact(percent).toFixed());
  return {
    key: `${levels.map((from, index) => `${from}=${percents[index]}`).join(",")};${share.carriesNegative ? "carry" : "forget"}`,
    carriesNegative: share.carriesNegative,
    at: (paidFriends) => {
      const level = levelOf(terms, paidFriends);
      return { level, percent: percents[level - 1] ?? "0" };
    },
  };
}

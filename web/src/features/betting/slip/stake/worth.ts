/**
 * What the coupon is worth by the client's own arithmetic, which is the server's: shown at each key, before any answer.
 */
import { Decimal } from "decimal.js";
import { blockQuotes } from "#shared/betting/coupon/blocks.ts";
import { bonusMultiplier, isBonusBetAvailable } from "#shared/betting/coupon/bonus.ts";
import type { ContentLeg, CouponContent } from "#shared/betting/coupon/content.ts";
import type { CouponKind, CoverName } from "#shared/betting/coupon/kinds.ts";
import { couponCoef, minPossibleWin, possibleWin } from "#shared/betting/coupon/price.ts";
import { unitsOf } from "#shared/betting/coupon/system.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";
import type { SlipBet } from "@/slip/couponState.ts";
import type { Stakes } from "./stakes.ts";
import type { Quote } from "@/features/betting/slip/useQuote.ts";

export interface Worth {
  /** Total price, 3 places, the bonus in it; null for kinds without one. */
  coef: string | null;
  /** Return if all goes the player's way; null while an amount is no good. */
  win: string | null;
  /** Least return that is one, where a coupon can return different sums [5.23]. */
  minWin: string | null;
  isCapped: boolean;
  /** What each of the single bets of a system or cover is staked with. */
  unitAmount: string | null;
  /** What the bonus bet multiplies the price with; null without one. */
  bonus: string | null;
  /** Return of each of multiple singles. */
  winByBet: (string | null)[];
  blocks: { id: string; coef: string; maxAmount: string | null; possibleWin: string | null }[];
}

interface Facts {
  kind: CouponKind;
  bets: readonly SlipBet[];
  /** Prices to reckon with, in the order of the bets. */
  coefs: readonly string[];
  stakes: Stakes;
  amount: string;
  currency: string;
  isBankerPossible: boolean;
  systemValue: number | null;
  cover: CoverName | null;
  exactCoef: string | null;
  maxPayout: string | null;
  /** Whether the site has the bonus bet and the player did not take it out. */
  hasBonusBet: boolean;
  antiExpressMargin: string | undefined;
  /** Last answer of the server: what it alone knows, such as which markets count for bonuses. */
  quote: Quote | null;
}

/** Whether the coupon has the bonus bet: the server's word where it spoke of as many bets, else by the rule [5.15]. */
function bonusOf({ kind, coefs, bets, hasBonusBet, quote }: Facts): string | null {
  const isAvailable = isBonusBetAvailable({
    isFeatureOn: hasBonusBet,
    kind,
    bets: coefs.map((coef) => ({ coef, marketKind: null })),
  });
  if (!isAvailable || (quote !== null && quote.bets.length === bets.length && quote.bonus === null)) return null;
  return bonusMultiplier(bets.length);
}

/** Percent of the hyper bonus that this stake gets, as the server last said; null for none. */
function hyperOf({ quote, bets, stakes, kind }: Facts, bonus: string | null): string | null {
  const hyper = quote?.bets.length === bets.length && kind === "EXPRESS" ? quote.hyperBonus : null;
  if (hyper?.percent == null || bonus !== null || stakes.total === null) return null;
  const total = new Exact(stakes.total);
  return total.lessThan(hyper.minAmount.amount) || total.greaterThan(hyper.maxAmount.amount) ? null : hyper.percent;
}

/** Reckons a coupon as it stands. */
export function worthOf(facts: Facts): Worth {
  const { kind, bets, coefs, stakes, currency, systemValue, cover, exactCoef, maxPayout, antiExpressMargin } = facts;
  const legs: ContentLeg[] = bets.map(({ isBanker, blockId, startsAt }, index) => ({
    coef: coefs[index] ?? "1",
    isBanker: facts.isBankerPossible && isBanker === true,
    blockId: blockId ?? null,
    startsAt: Date.parse(startsAt),
  }));
  const content: CouponContent = {
    kind,
    legs,
    systemValue,
    cover,
    blocks: stakes.byBlock,
    ...(antiExpressMargin === undefined ? {} : { antiExpressMargin }),
  };
  const bonus = bonusOf(facts);
  const options = { maxPayout, exactCoef, bonus: bonus !== null, hyperBonusPercent: hyperOf(facts, bonus) };
  const units = unitsOf(content);
  const winByBet =
    kind === "MULTIPLE_SINGLES"
      ? legs.map(({ coef }, index) =>
          stakes.problem === null
            ? possibleWin({ kind: "SINGLE", legs: [{ coef }] }, stakes.byBet[index] ?? "0", currency, { maxPayout })
            : null,
        )
      : [];
  const win =
    stakes.total === null
      ? null
      : kind === "MULTIPLE_SINGLES"
        ? roundMoney(
            winByBet.reduce((sum, one) => sum.plus(one ?? 0), new Exact(0)),
            currency,
          )
        : possibleWin(content, stakes.total, currency, options);
  return {
    coef: couponCoef(content, { bonus: bonus !== null }),
    win,
    bonus,
    winByBet,
    minWin: stakes.total === null ? null : minPossibleWin(content, stakes.total, currency, { maxPayout }),
    isCapped:
      maxPayout !== null &&
      (winByBet.length > 0 ? winByBet : [win]).some((one) => one !== null && new Decimal(one).equals(maxPayout)),
    unitAmount:
      units === null || stakes.total === null ? null : roundMoney(new Exact(stakes.total).dividedBy(units), currency),
    blocks: kind === "CONDITIONAL" ? blockQuotes(stakes.byBlock, legs, null, currency) : [],
  };
}

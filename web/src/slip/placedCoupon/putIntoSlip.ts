import { siteClock } from "@/platform/browser/siteClock.ts";
import type { CouponKind, CoverName } from "#shared/betting/coupon/kinds.ts";
import type { LanguageCode } from "#shared/site/languages.ts";
import { changeMaking, type CouponState, replaceBets, type SlipBet } from "@/slip/couponState.ts";
import { slipBet } from "@/slip/slipBet.ts";
import type { LegFieldsFragment } from "@/operations/betting/generated.ts";

export interface SlipContent {
  legs: readonly LegFieldsFragment[];
  kind: CouponKind;
  systemValue?: number | null;
  cover?: CoverName | null;
  /** What a bet was in the coupon it comes from, by its outcome. */
  places?: Readonly<Record<string, { isBanker: boolean; blockId: string | null }>>;
  /** Ids of the blocks, in order. */
  blocks?: readonly string[];
}

/**
 * Puts outcomes into the coupon at today's prices, instead of what is in it, as a coupon of a kind; a kind that so few
 * bets can't be is none of its choosing. Tells whether it did: not while a coupon is on its way.
 */
export function putIntoSlip(
  coupon: CouponState,
  language: LanguageCode,
  { legs, kind, systemValue, cover, places = {}, blocks = [] }: SlipContent,
): boolean {
  if (coupon.attempt() !== null) return false;
  const bets = legs.map(({ game, market, outcome }): SlipBet => {
    const place = places[outcome.id];
    return {
      ...slipBet(game, market, outcome, outcome.coef, language),
      addedAt: siteClock.now(),
      ...(place?.isBanker === true ? { isBanker: true } : {}),
      ...(place?.blockId == null ? {} : { blockId: place.blockId }),
    };
  });
  replaceBets(coupon, bets);
  changeMaking(coupon, {
    // Singles of a row of singles were coupons of their own; one alone is a single anyway.
    kind: kind === "SINGLE" || kind === "EXPRESS" ? null : kind,
    ...(systemValue == null ? {} : { systemValue }),
    ...(cover == null ? {} : { cover }),
    ...(blocks.length === 0 ? {} : { blocks }),
  });
  return true;
}

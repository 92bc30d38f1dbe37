import type { CouponKind, CoverName } from "#shared/coupon/kinds.ts";
import { type App, languageOf } from "@/app/app.ts";
import { changeMaking, replaceBets, type SlipBet } from "@/betting/couponState.ts";
import { slipBet } from "@/betting/slipBet.ts";
import type { LegFieldsFragment } from "@/operations/generated.ts";

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
 * Puts outcomes into the coupon at today's prices, in the place of what is in it, as a coupon of a kind; a kind that so
 * few bets can't be is none of its choosing. Tells whether it did: not while a coupon is on its way.
 */
export function putIntoSlip(app: Pick<App, "coupon" | "i18n">, { legs, kind, systemValue, cover, places = {}, blocks = [] }: SlipContent): boolean {
  if (app.coupon.attempt() !== null) return false;
  const language = languageOf(app as App);
  const bets = legs.map(({ game, market, outcome }): SlipBet => {
    const place = places[outcome.id];
    return {
      ...slipBet(game, market, outcome, outcome.coef, language), addedAt: Date.now(),
      ...(place?.isBanker === true ? { isBanker: true } : {}), ...(place?.blockId == null ? {} : { blockId: place.blockId }),
    };
  });
  replaceBets(app.coupon, bets);
  changeMaking(app.coupon, {
    // Singles of a row of singles were coupons of their own; one alone is a single anyway.
    kind: kind === "SINGLE" || kind === "EXPRESS" ? null : kind,
    ...(systemValue == null ? {} : { systemValue }), ...(cover == null ? {} : { cover }), ...(blocks.length === 0 ? {} : { blocks }),
  });
  return true;
}

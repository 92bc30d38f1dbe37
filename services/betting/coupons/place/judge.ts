/** What becomes of a coupon by what is known of its player: it is refused, is there already, or can be written. */
import { createHash } from "node:crypto";
import { couponKinds } from "#shared/betting/coupon/kinds.ts";
import type { SiteConfigBody } from "../../../site/config/public.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { checkCoupon, type CouponBody, type LookedUp } from "../check/check.ts";
import { walletOfFacts, type Facts } from "./facts.ts";
import type { CouponAnswer } from "../store.ts";
import type { Placing } from "./rows.ts";

export interface PlaceAnswer {
  coupons: CouponAnswer[];
  errors: FieldError[];
  /** Of multiple singles: bets by their index that were not taken. */
  refused: { bet: number; errors: FieldError[] }[];
}

export const refusal = (...errors: FieldError[]): PlaceAnswer => ({ coupons: [], errors, refused: [] });

/**
 * The same coupon asked for again has the same fingerprint; anything else about it has another. How prices were shown
 * is no part of it. Fields that came later count when they are there, so that keys used before them stay good.
 */
export function fingerprintOf(body: CouponBody): string {
  const bets = body.bets.map(({ outcomeId, coef, gameVersion, amount, isBanker, blockId }) => [
    outcomeId,
    coef,
    gameVersion ?? null,
    amount ?? null,
    isBanker ?? null,
    blockId ?? null,
  ]);
  const first = [
    body.accountId,
    body.typeId,
    body.amount ?? null,
    bets,
    body.systemValue ?? null,
    body.changeCoefAction,
  ];
  const { coef: _, coefByView: __, coefViewId: ___, ...rest } = body;
  const known = ["accountId", "typeId", "amount", "bets", "systemValue", "changeCoefAction"];
  const later = Object.entries(rest)
    .filter(([name, value]) => !known.includes(name) && value !== null && value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify(later.length === 0 ? first : [...first, later]))
    .digest("hex");
}

export interface Asked {
  playerId: number;
  key: string;
  body: CouponBody;
  language: string;
  /** One of several singles: the site's rules for multiple singles apply. */
  isOneOfMany?: boolean;
}

/** The config with singles offered and bounded as multiple singles are. */
function asSingles(config: SiteConfigBody): SiteConfigBody {
  const { SINGLE, MULTIPLE_SINGLES } = couponKinds;
  return {
    ...config,
    couponTypes: [SINGLE.typeId],
    couponTypesWithLimits: config.couponTypesWithLimits.includes(MULTIPLE_SINGLES.typeId) ? [SINGLE.typeId] : [],
  };
}

/** Checks a coupon by what is known: it is refused, or can be written. */
export function judge(
  context: ServiceContext,
  { isOneOfMany = false, ...asked }: Asked,
  fingerprint: string,
  facts: Facts,
  lookedUp: Omit<LookedUp, "decided">,
): PlaceAnswer | Placing {
  const checked = checkCoupon(
    context.book,
    isOneOfMany ? asSingles(context.siteConfig) : context.siteConfig,
    asked.body,
    walletOfFacts(facts),
    "place",
    { ...lookedUp, decided: new Set(facts.decided) },
  );
  const { kind, content, amount } = checked;
  const { account } = facts;
  const legs = checked.legs.filter((leg) => leg !== null);
  if (checked.errors.length > 0 || !kind || !account || !content || !amount || legs.length < checked.legs.length)
    return refusal(...checked.errors);
  return { ...asked, fingerprint, checked, facts, kind, account, content, amount, legs, now: lookedUp.now };
}

/** The rows of a coupon that has passed every check, and how the database's functions are told of them. */
import { defaultAntiExpressMargin } from "#shared/betting/coupon/antiExpress.ts";
import { blockQuotes } from "#shared/betting/coupon/blocks.ts";
import { couponKinds, type CouponKind } from "#shared/betting/coupon/kinds.ts";
import { couponCoef } from "#shared/betting/coupon/price.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { bonusOf, hyperOf } from "../check/bonus.ts";
import type { CheckedCoupon, CouponBody, Leg } from "../check/check.ts";
import type { Facts } from "./facts.ts";
import { sentKey } from "./keys.ts";
import { usedPromo } from "../check/promo.ts";
import type { BetRow, CouponRow } from "../store.ts";
import { defaultDecisionSeconds } from "../check/vip.ts";
import { winOf } from "./wins.ts";

/** A coupon without errors. */
export interface Placing {
  playerId: number;
  key: string;
  fingerprint: string;
  body: CouponBody;
  checked: CheckedCoupon;
  facts: Facts;
  kind: CouponKind;
  account: NonNullable<Facts["account"]>;
  content: NonNullable<CheckedCoupon["content"]>;
  amount: string;
  legs: readonly Leg[];
  now: number;
  language: string;
}

/** Columns of what becomes of a coupon later, as a new one has them. */
const untouched = {
  payout: null,
  rejectReason: null,
  settledAt: null,
  bonusPayout: null,
  cashedStake: "0",
  cashedValue: "0",
  cashOuts: [],
  autoCashOut: null,
  autoCashOutAt: null,
  insuranceShare: null,
  insurancePremium: null,
  insuredPayout: null,
  replacesId: null,
  replacedById: null,
  settlements: 0,
  correctedAt: null,
  correctionReason: null,
} satisfies Partial<CouponRow>;

/** The coupon waits: for the live delay, or for the desk, which in the demo speaks by itself. */
function waitOf(context: ServiceContext, { body, legs, now }: Placing): Pick<CouponRow, "state" | "decidesAt"> {
  const { siteConfig, settings } = context;
  if (body.isVipBet)
    return {
      state: "PENDING",
      decidesAt:
        settings.siteEnv === "demo" ? now + (siteConfig.vipDecisionSeconds ?? defaultDecisionSeconds) * 1000 : null,
    };
  const delayMs = legs.some(({ isLive }) => isLive) ? siteConfig.liveDelaySeconds * 1000 : 0;
  return delayMs > 0 ? { state: "PENDING", decidesAt: now + delayMs } : { state: "ACCEPTED", decidesAt: null };
}

export function rowOf(context: ServiceContext, placing: Placing): CouponRow {
  const { playerId, key, fingerprint, body, checked, kind, account, content, amount, now } = placing;
  const { terms, bounds, prepaid, promo } = checked;
  const hyper = hyperOf(context.siteConfig, content, { currency: account.currency, amount, hasBonusBet: terms.bonus });
  const hyperBonusPercent = hyper?.isApplied ? hyper.percent : null;
  const used = promo && usedPromo(promo);
  const { coef, hasBlocks } = couponKinds[kind];
  return {
    ...untouched,
    ...waitOf(context, placing),
    id: 0,
    playerId,
    accountId: account.id,
    idempotencyKey: key,
    keyGroup: sentKey(key),
    fingerprint,
    typeId: couponKinds[kind].typeId,
    currency: account.currency,
    amount,
    coef: couponCoef(content, terms),
    possibleWin: winOf(content, amount, {
      ...terms,
      currency: account.currency,
      maxPayout: bounds.maxPayout,
      hyperBonusPercent,
      promo: used,
    }),
    maxPayout: bounds.maxPayout,
    placedAt: now,
    systemValue: content.systemValue ?? null,
    cover: content.cover ?? null,
    exactCoef: terms.exactCoef ? new Exact(terms.exactCoef).toFixed(3) : null,
    isDropOnScoreChange: body.isDropOnScoreChange === true,
    coefByView: body.coefByView || null,
    coefViewId: body.coefViewId ?? null,
    refId: body.refId ?? null,
    prepaidAmount: prepaid,
    bonusCoef: terms.bonus ? bonusOf(content.legs.length).coef : null,
    hyperBonusPercent,
    promo: used,
    isVip: body.isVipBet === true,
    blocks: hasBlocks
      ? blockQuotes(content.blocks ?? [], content.legs, null, account.currency).map((block, index) => ({
          id: block.id,
          amount: roundMoney(content.blocks?.[index]?.amount ?? "0", account.currency),
          coef: block.coef,
        }))
      : null,
    margin: coef === "anti" ? (content.antiExpressMargin ?? defaultAntiExpressMargin) : null,
  };
}

export function betRows({ legs, content }: Placing): BetRow[] {
  return legs.map(({ outcome, isLive }, position) => ({
    couponId: 0,
    position,
    outcomeId: outcome.outcomeId,
    gameId: outcome.game.gameId,
    coef: outcome.coef,
    isLive,
    marketVersion: outcome.marketVersion,
    scoreAtPlacing: isLive ? outcome.game.score : null,
    startsAt: outcome.game.startsAt * 1000,
    names: {
      game: outcome.game.names,
      championship: outcome.game.championshipNames,
      market: outcome.marketNames,
      outcome: outcome.outcomeNames,
    },
    result: null,
    isBanker: content.legs[position]?.isBanker === true,
    blockId: content.legs[position]?.blockId ?? null,
    swappedFrom: null,
  }));
}

/** The rows as the database's `coupons_write` reads them: by the names of the columns. */
export function asColumns(row: CouponRow): Record<string, unknown> {
  return {
    player_id: row.playerId,
    account_id: row.accountId,
    idempotency_key: row.idempotencyKey,
    fingerprint: row.fingerprint,
    type_id: row.typeId,
    state: row.state,
    currency: row.currency,
    amount: row.amount,
    coef: row.coef,
    possible_win: row.possibleWin,
    max_payout: row.maxPayout,
    placed_at: row.placedAt,
    decides_at: row.decidesAt,
    system_value: row.systemValue,
    cover: row.cover,
    exact_coef: row.exactCoef,
    is_drop_on_score_change: row.isDropOnScoreChange,
    coef_by_view: row.coefByView,
    coef_view_id: row.coefViewId,
    ref_id: row.refId,
    prepaid_amount: row.prepaidAmount,
    bonus_coef: row.bonusCoef,
    hyper_bonus_percent: row.hyperBonusPercent,
    promo: row.promo,
    is_vip: row.isVip,
    blocks: row.blocks,
    margin: row.margin,
  };
}

export const betColumns = (bet: BetRow): Record<string, unknown> => ({
  position: bet.position,
  outcome_id: bet.outcomeId,
  game_id: bet.gameId,
  coef: bet.coef,
  is_live: bet.isLive,
  market_version: bet.marketVersion,
  score_at_placing: bet.scoreAtPlacing,
  starts_at: bet.startsAt,
  names: bet.names,
  is_banker: bet.isBanker,
  block_id: bet.blockId,
});

/** Writes a coupon that has passed every check, moves its stake, and tells: one call of the database, from what is in hand. */
import { sql } from "drizzle-orm";
import { defaultAntiExpressMargin } from "#shared/coupon/antiExpress.ts";
import { blockQuotes } from "#shared/coupon/blocks.ts";
import { couponKinds, type CouponKind } from "#shared/coupon/kinds.ts";
import { couponCoef } from "#shared/coupon/price.ts";
import { Exact, roundMoney } from "#shared/money.ts";
import { toAccount } from "../../accounts/accounts.ts";
import { fingerprintOf, houseAccount, listed, type EntryInput } from "../../accounts/ledger.ts";
import type { ServiceContext } from "../../core/context.ts";
import type { Tx } from "../../core/database.ts";
import { appendUsedLimits } from "../../limits/limits.ts";
import { bonusOf, hyperOf } from "../check/bonus.ts";
import type { CheckedCoupon, CouponBody, Leg } from "../check/check.ts";
import type { Facts } from "./facts.ts";
import { sentKey } from "./keys.ts";
import { spendPromo, usedPromo } from "../check/promo.ts";
import { toCoupon, type BetRow, type CouponAnswer, type CouponRow } from "../store.ts";
import { defaultDecisionSeconds } from "../check/vip.ts";
import { winOf } from "./wins.ts";

/** A coupon without errors. */
interface Placing {
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
  payout: null, rejectReason: null, settledAt: null, bonusPayout: null,
  cashedStake: "0", cashedValue: "0", cashOuts: [], autoCashOut: null, autoCashOutAt: null, insuranceShare: null, insurancePremium: null, insuredPayout: null,
  replacesId: null, replacedById: null, settlements: 0, correctedAt: null, correctionReason: null,
} satisfies Partial<CouponRow>;

/** The coupon waits: for the live delay, or for the desk, which in the demo speaks by itself. */
function waitOf(context: ServiceContext, { body, legs, now }: Placing): Pick<CouponRow, "state" | "decidesAt"> {
  const { siteConfig, settings } = context;
  if (body.isVipBet) return { state: "PENDING", decidesAt: settings.siteEnv === "demo" ? now + (siteConfig.vipDecisionSeconds ?? defaultDecisionSeconds) * 1000 : null };
  const delayMs = legs.some(({ isLive }) => isLive) ? siteConfig.liveDelaySeconds * 1000 : 0;
  return delayMs > 0 ? { state: "PENDING", decidesAt: now + delayMs } : { state: "ACCEPTED", decidesAt: null };
}

function rowOf(context: ServiceContext, placing: Placing): CouponRow {
  const { playerId, key, fingerprint, body, checked, kind, account, content, amount, now } = placing;
  const { terms, bounds, prepaid, promo } = checked;
  const hyper = hyperOf(context.siteConfig, content, { currency: account.currency, amount, hasBonusBet: terms.bonus });
  const hyperBonusPercent = hyper?.isApplied ? hyper.percent : null;
  const used = promo && usedPromo(promo);
  const { coef, hasBlocks } = couponKinds[kind];
  return {
    ...untouched, ...waitOf(context, placing),
    id: 0, playerId, accountId: account.id, idempotencyKey: key, keyGroup: sentKey(key), fingerprint, typeId: couponKinds[kind].typeId, currency: account.currency, amount,
    coef: couponCoef(content, terms), possibleWin: winOf(content, amount, { ...terms, currency: account.currency, maxPayout: bounds.maxPayout, hyperBonusPercent, promo: used }),
    maxPayout: bounds.maxPayout, placedAt: now, systemValue: content.systemValue ?? null, cover: content.cover ?? null,
    exactCoef: terms.exactCoef ? new Exact(terms.exactCoef).toFixed(3) : null, isDropOnScoreChange: body.isDropOnScoreChange === true,
    coefByView: body.coefByView || null, coefViewId: body.coefViewId ?? null, refId: body.refId ?? null, prepaidAmount: prepaid,
    bonusCoef: terms.bonus ? bonusOf(content.legs.length).coef : null, hyperBonusPercent, promo: used, isVip: body.isVipBet === true,
    blocks: hasBlocks ? blockQuotes(content.blocks ?? [], content.legs, null, account.currency).map((block, index) => ({ id: block.id, amount: roundMoney(content.blocks?.[index]?.amount ?? "0", account.currency), coef: block.coef })) : null,
    margin: coef === "anti" ? (content.antiExpressMargin ?? defaultAntiExpressMargin) : null,
  };
}

function betRows({ legs, content }: Placing): BetRow[] {
  return legs.map(({ outcome, isLive }, position) => ({
    couponId: 0, position, outcomeId: outcome.outcomeId, gameId: outcome.game.gameId, coef: outcome.coef, isLive, marketVersion: outcome.marketVersion,
    scoreAtPlacing: isLive ? outcome.game.score : null, startsAt: outcome.game.startsAt * 1000,
    names: { game: outcome.game.names, championship: outcome.game.championshipNames, market: outcome.marketNames, outcome: outcome.outcomeNames },
    result: null, isBanker: content.legs[position]?.isBanker === true, blockId: content.legs[position]?.blockId ?? null, swappedFrom: null,
  }));
}

/** Who bears the stake: the player, or of a free bet the house. */
async function entriesOf(tx: Tx, { facts, account, checked, amount }: Placing): Promise<{ own: string; entries: EntryInput[] }> {
  const { currency } = account;
  const isFree = checked.promo?.kind === "FREE_BET";
  const own = isFree ? "0" : amount;
  const entries = [
    { accountId: isFree ? await houseAccount(tx, "promo", currency) : account.id, amount: `-${amount}` },
    { accountId: facts.stakesId ?? (await houseAccount(tx, "stakes", currency)), amount },
  ];
  return { own, entries };
}

/** The rows as the database's `coupon_write` reads them: by the names of the columns. */
function asColumns(row: CouponRow): Record<string, unknown> {
  return {
    player_id: row.playerId, account_id: row.accountId, idempotency_key: row.idempotencyKey, fingerprint: row.fingerprint, type_id: row.typeId, state: row.state,
    currency: row.currency, amount: row.amount, coef: row.coef, possible_win: row.possibleWin, max_payout: row.maxPayout, placed_at: row.placedAt, decides_at: row.decidesAt,
    system_value: row.systemValue, cover: row.cover, exact_coef: row.exactCoef, is_drop_on_score_change: row.isDropOnScoreChange, coef_by_view: row.coefByView,
    coef_view_id: row.coefViewId, ref_id: row.refId, prepaid_amount: row.prepaidAmount, bonus_coef: row.bonusCoef, hyper_bonus_percent: row.hyperBonusPercent,
    promo: row.promo, is_vip: row.isVip, blocks: row.blocks, margin: row.margin,
  };
}

const betColumns = (bet: BetRow): Record<string, unknown> => ({
  position: bet.position, outcome_id: bet.outcomeId, game_id: bet.gameId, coef: bet.coef, is_live: bet.isLive, market_version: bet.marketVersion,
  score_at_placing: bet.scoreAtPlacing, starts_at: bet.startsAt, names: bet.names, is_banker: bet.isBanker, block_id: bet.blockId,
});

/** Writes the coupon at the book's own prices, moves the stake, and tells. The caller has locked player and account. */
export async function writeCoupon(context: ServiceContext, tx: Tx, placing: Placing): Promise<CouponAnswer> {
  const { playerId, account, facts, checked, language, now } = placing;
  const [row, bets] = [rowOf(context, placing), betRows(placing)];
  const { own, entries } = await entriesOf(tx, placing);
  const balance = new Exact(account.balance).minus(own).toFixed();
  const events = [
    // Events have no language: names are in English.
    ...(new Exact(own).isZero() ? [] : [{ type: "balance", data: { userId: playerId, account: toAccount({ ...account, balance, closedAt: null }, facts.activeId, "en") } }]),
    { type: "coupon", data: { userId: playerId, coupon: toCoupon(row, bets, "en") } },
  ];
  const { rows: [written] } = await tx.execute<{ id: string | number }>(sql`
    select coupon_write(${JSON.stringify(asColumns(row))}::jsonb, ${JSON.stringify(bets.map(betColumns))}::jsonb, ${fingerprintOf("stake", entries)},
      ${listed(entries.map(({ accountId }) => accountId))}::integer[], ${listed(entries.map((entry) => entry.amount))}::numeric[], ${JSON.stringify(events)}::jsonb) as id`);
  if (!written) throw new Error("the coupon was not written");
  const id = Number(written.id);
  if (checked.promo) await spendPromo(tx, checked.promo.code, playerId, id);
  if (facts.hasLimits) await appendUsedLimits(context, tx, playerId, now);
  return toCoupon({ ...row, id }, bets, language);
}

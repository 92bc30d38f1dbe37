/** The arithmetic of a coupon, as `couponQuote` answers it, by the rules that the site and the services use too. */
import type { Decimal } from "decimal.js";
import { blockQuotes } from "#shared/betting/coupon/blocks.ts";
import { bonusMultiplier, bonusPercent } from "#shared/betting/coupon/bonus.ts";
import type { CouponContent } from "#shared/betting/coupon/content.ts";
import { couponKinds, type CouponKind } from "#shared/betting/coupon/kinds.ts";
import { couponCoef, minPossibleWin, possibleWin } from "#shared/betting/coupon/price.ts";
import { systemValues, unitsOf } from "#shared/betting/coupon/system.ts";
import { amountProblem, Exact, roundMoney } from "#shared/money/money.ts";
import { isEntity, type Entity } from "../../store.ts";
import type { MockContext } from "../context.ts";
import { userError } from "../errors.ts";
import { blocksOf, contentOf, isBlocked, kindOf, legErrors, legsOf, now, shapeErrors, text, type Leg } from "./bets.ts";
import { amountErrors, stakeOf, walletOf, type Wallet } from "./stakes.ts";
import {
  availablePrepaid,
  exactCoefErrors,
  hasBonus,
  hyperBonus,
  hyperBonusErrors,
  prepaidErrors,
  promoErrors,
  promoOf,
  vipIsAvailable,
} from "./terms.ts";

/** A quote with what placing needs of it. */
export interface Quoted {
  answer: Entity & { errors: Entity[] };
  kind: CouponKind | null;
  legs: Leg[];
  wallet: Wallet;
  content: CouponContent | null;
  /** What is staked at placing; of a free bet what the house stakes. */
  amount: string | null;
  promo: Entity | null;
}

/** What a promo code makes of the possible win: of a free bet the net win alone, a boost adds to it up to its bound. */
function promoted(win: string, amount: string, promo: Entity | null, currency: string): string {
  const net = new Exact(win).minus(amount);
  if (promo?.["kind"] === "FREE_BET") return roundMoney(net, currency);
  if (promo?.["kind"] !== "WIN_BOOST") return win;
  const boost = net.times(String(promo["percent"])).dividedBy(100);
  const most = isEntity(promo["maxBonus"]) ? String(promo["maxBonus"]["amount"]) : null;
  return roundMoney(new Exact(win).plus(most === null ? boost : Exact.min(boost, most)), currency);
}

function quotedBets({ kind, legs, wallet }: Pick<Quoted, "kind" | "legs" | "wallet">): Entity[] {
  const isOwn = kind === "MULTIPLE_SINGLES";
  const money = (amount: string | null): Entity | null =>
    amount === null ? null : { amount, currency: wallet.currency };
  return legs.map((leg) => ({
    outcomeId: leg.outcomeId,
    coef: leg.outcome?.["coef"] ?? null,
    isBlocked: isBlocked(leg),
    gameVersion: leg.game?.["version"] ?? null,
    isDependent: legs.some((other) => other !== leg && other.game !== undefined && other.game === leg.game),
    isBanned: false,
    canBeBanker: kind === "SYSTEM" && legs.length > 2,
    minAmount: isOwn ? money(wallet.min) : null,
    maxAmount: isOwn ? money(wallet.max) : null,
    possibleWin:
      isOwn && leg.outcome && amountProblem(leg.amount, wallet.currency) === null
        ? money(roundMoney(Exact.min(new Exact(leg.amount ?? 0).times(now(leg)), wallet.maxPayout), wallet.currency))
        : null,
  }));
}

function quotedBlocks(input: Entity, legs: readonly Leg[], { currency, max }: Wallet): Entity[] {
  const blocks = blocksOf(input, legs).map(({ id, amount }) => ({
    id,
    amount: amountProblem(amount, currency) === null ? amount : null,
  }));
  const money = (amount: string | null): Entity | null => (amount === null ? null : { amount, currency });
  return blockQuotes(
    blocks,
    legs.map((leg) => ({ coef: leg.outcome ? now(leg) : "1", blockId: leg.blockId })),
    max,
    currency,
  ).map(({ id, coef, maxAmount, possibleWin: win }) => ({
    id,
    coef,
    maxAmount: money(maxAmount),
    possibleWin: money(win),
  }));
}

/** Sum of the bets' possible wins, for multiple singles. */
function sumOfWins(bets: readonly Entity[], currency: string): string | null {
  const wins = bets.flatMap(({ possibleWin: win }) => (isEntity(win) ? [String(win["amount"])] : []));
  return wins.length === 0
    ? null
    : roundMoney(
        wins.reduce((sum: Decimal, win) => sum.plus(win), new Exact(0)),
        currency,
      );
}

/** Everything that would stop a coupon, each at its field. */
function errorsOf(
  input: Entity,
  { kind, legs, wallet, content }: Pick<Quoted, "kind" | "legs" | "wallet" | "content">,
  context: MockContext,
): Entity[] {
  const siteConfig = context.state.config;
  const account = context.playerId !== null && !wallet.account ? [userError("ACCOUNT_UNKNOWN", ["accountId"])] : [];
  if (kind === null) return [...account, userError("KIND_NOT_OFFERED", ["kind"])];
  const isVip = input["isVip"] === true;
  const canBeVip = vipIsAvailable(kind, wallet, legs, siteConfig);
  const isFree = promoOf(input)?.["kind"] === "FREE_BET";
  const lent = prepaidErrors(input, kind, wallet, availablePrepaid(wallet, context));
  return [
    ...account,
    ...shapeErrors(kind, input, legs),
    ...legErrors(kind, legs, input, siteConfig),
    ...(content?.kind === "ANTI_EXPRESS" && couponCoef(content) === null
      ? [userError("KIND_NOT_OFFERED", ["kind"])]
      : []),
    ...exactCoefErrors(input, kind, content),
    ...hyperBonusErrors(input, content, siteConfig),
    ...promoErrors(input, kind, content, context),
    ...lent,
    ...(isVip && !canBeVip ? [userError("VIP_NOT_AVAILABLE", ["isVip"])] : []),
    ...(isFree
      ? []
      : amountErrors(kind, wallet, input, legs, content, {
          isVip: isVip && canBeVip,
          lent: lent.length === 0 ? text(input["prepaidAmount"]) || "0" : "0",
        })),
  ];
}

/** Quotes a coupon: what `couponQuote` answers, and what placing needs of it. */
export function quoteCoupon(input: Entity, context: MockContext): Quoted {
  const { state, playerId } = context;
  const siteConfig = state.config;
  const legs = legsOf(input, state.store);
  const wallet = walletOf(playerId === null ? undefined : state.store.get("Account", String(input["accountId"])));
  const { currency, maxPayout } = wallet;
  const kind = kindOf(input, siteConfig);
  const content = kind && contentOf(kind, input, legs, siteConfig);
  const promo =
    kind !== null && promoErrors(input, kind, content, context).length === 0 ? (promoOf(input) ?? null) : null;
  const amount =
    promo?.["kind"] === "FREE_BET" && isEntity(promo["amount"])
      ? String(promo["amount"]["amount"])
      : kind && stakeOf(kind, wallet, input, legs);
  const bonus = hasBonus(input, content, siteConfig);
  const hyper = hyperBonus(siteConfig, content, { currency, amount, hasBonusBet: bonus });
  const money = (value: string | null | undefined): Entity | null => (value ? { amount: value, currency } : null);
  const win =
    content && amount !== null
      ? possibleWin(content, amount, currency, {
          maxPayout,
          bonus,
          exactCoef: text(input["exactCoef"]) || null,
          hyperBonusPercent: hyper?.isApplied === true ? hyper.percent : null,
        })
      : null;
  const bets = quotedBets({ kind, legs, wallet });
  const bankers = legs.filter(({ isBanker }) => isBanker).length;
  const coef = content && couponCoef(content, { bonus });
  return {
    kind,
    legs,
    wallet,
    content,
    amount,
    promo,
    answer: {
      coef,
      bets,
      possibleWin: money(
        kind === "MULTIPLE_SINGLES"
          ? sumOfWins(bets, currency)
          : win !== null && amount !== null
            ? promoted(win, amount, promo, currency)
            : null,
      ),
      minPossibleWin:
        content && amount !== null ? money(minPossibleWin(content, amount, currency, { maxPayout })) : null,
      minAmount: money(wallet.min),
      maxAmount: money(wallet.max),
      maxPayout: money(maxPayout),
      units: content && unitsOf(content),
      systemValues:
        kind === "SYSTEM" && legs.length <= couponKinds.SYSTEM.maxBets
          ? systemValues(legs.length - bankers, bankers, { amount: wallet.min, currency }).map((value) => ({
              ...value,
              minBetAmount: money(value.minBetAmount),
            }))
          : [],
      antiExpressCoef: kind === "ANTI_EXPRESS" ? coef : null,
      bonus: bonus ? { coef: bonusMultiplier(legs.length), percent: String(bonusPercent(legs.length)) } : null,
      hyperBonus: hyper && { ...hyper, minAmount: money(hyper.minAmount), maxAmount: money(hyper.maxAmount) },
      blocks: kind === "CONDITIONAL" ? quotedBlocks(input, legs, wallet) : [],
      availablePrepaid: money(availablePrepaid(wallet, context)),
      isVipAvailable: playerId !== null && kind !== null && vipIsAvailable(kind, wallet, legs, siteConfig),
      promo: promo && { code: promo["code"], kind: promo["kind"], amount: promo["amount"], percent: promo["percent"] },
      errors: errorsOf(input, { kind, legs, wallet, content }, context),
    },
  };
}

/** What `couponQuote` answers. */
export const quote = (input: Entity, context: MockContext): Entity => quoteCoupon(input, context).answer;

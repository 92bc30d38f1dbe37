/** What is wrong with a coupon's stakes: one for the coupon, one a block, or one a bet. */
import { blockBounds, blockCoef } from "#shared/betting/coupon/blocks.ts";
import type { CouponContent } from "#shared/betting/coupon/content.ts";
import { couponKinds, type CouponKind } from "#shared/betting/coupon/kinds.ts";
import { amountProblem, Exact } from "#shared/money/money.ts";
import { isEntity, type Entity } from "../../store.ts";
import { otherStakeBounds, stakeBounds } from "../../world/player.ts";
import { userError } from "../errors.ts";
import { blocksOf, list, text, type Leg } from "./bets.ts";

/** Account that pays: its currency, what is on it (null for a guest), and the bounds of a stake. */
export interface Wallet {
  account: Entity | undefined;
  currency: string;
  balance: string | null;
  min: string;
  /** Null if there is no bound: a bonus account. */
  max: string | null;
  maxPayout: string;
}

export function walletOf(account: Entity | undefined): Wallet {
  const balance = account?.["balance"];
  const currency = isEntity(balance) ? String(balance["currency"]) : "RUB";
  const { min, max, maxPayout } = stakeBounds[currency] ?? otherStakeBounds;
  return {
    account,
    currency,
    balance: isEntity(balance) ? String(balance["amount"]) : null,
    min,
    max: account?.["type"] === "BONUS" ? null : max,
    maxPayout,
  };
}

interface Stake {
  amount: string | null;
  path: string[];
  max: string | null;
  payable: string | null;
  lent?: string;
}

/** The first thing wrong with one stake. @param payable what the account can still pay; null if nobody pays */
function stakeErrors({ currency, min }: Wallet, { amount, path, max, payable, lent = "0" }: Stake): Entity[] {
  const wrong = (code: string): Entity[] => [
    userError(code, path, {
      minAmount: { amount: min, currency },
      maxAmount: max === null ? null : { amount: max, currency },
    }),
  ];
  const problem = amountProblem(amount, currency);
  if (problem !== null) return wrong(problem);
  const stake = new Exact(amount ?? 0);
  if (stake.lessThan(min)) return wrong("AMOUNT_TOO_SMALL");
  if (max !== null && stake.greaterThan(max)) return wrong("AMOUNT_TOO_LARGE");
  return payable !== null && stake.minus(lent).greaterThan(payable) ? wrong("INSUFFICIENT_FUNDS") : [];
}

function blockErrors(wallet: Wallet, input: Entity, legs: readonly Leg[], content: CouponContent | null): Entity[] {
  const blocks = blocksOf(input, legs);
  const sent = list(input["amountByBlock"]).map(({ blockId }) => String(blockId));
  const unknown = sent.flatMap((id, index) =>
    blocks.some((block) => block.id === id) && sent.indexOf(id) === index
      ? []
      : [userError("BLOCK_UNKNOWN", ["amountByBlock", String(index), "blockId"])],
  );
  const priced = blocks.map(({ id, amount }) => ({
    id,
    coef: blockCoef(id, content?.legs ?? []),
    amount: amountProblem(amount, wallet.currency) === null ? amount : null,
  }));
  const maxima = blockBounds(priced, wallet.max);
  return [
    ...unknown,
    ...blocks.flatMap(({ id, amount }, index) =>
      amount === null
        ? []
        : stakeErrors(wallet, {
            amount,
            path: ["amountByBlock", String(sent.indexOf(id)), "amount"],
            max: maxima[index]?.maxAmount ?? null,
            payable: index === 0 ? wallet.balance : null,
          }),
    ),
  ];
}

/** Errors of all stakes that were sent; a stake that is missing is none here. @param isVip no maximum then */
export function amountErrors(
  kind: CouponKind,
  wallet: Wallet,
  input: Entity,
  legs: readonly Leg[],
  content: CouponContent | null,
  { isVip, lent }: { isVip: boolean; lent: string },
): Entity[] {
  const { stake } = couponKinds[kind];
  if (stake === "block") return blockErrors(wallet, input, legs, content);
  if (stake === "coupon") {
    const amount = text(input["amount"]);
    return amount === null
      ? []
      : stakeErrors(wallet, {
          amount,
          path: ["amount"],
          max: isVip ? null : wallet.max,
          payable: wallet.balance,
          lent,
        });
  }
  let payable = wallet.balance;
  return legs.flatMap(({ amount }, index) => {
    if (amount === null) return [];
    const errors = stakeErrors(wallet, { amount, path: ["bets", String(index), "amount"], max: wallet.max, payable });
    if (errors.length === 0 && payable !== null) payable = new Exact(payable).minus(amount).toFixed();
    return errors;
  });
}

/** Stakes that placing needs and that were not sent. */
export function missingStakes(kind: CouponKind, input: Entity, legs: readonly Leg[]): Entity[] {
  const { stake } = couponKinds[kind];
  if (stake === "coupon") return text(input["amount"]) === null ? [userError("REQUIRED", ["amount"])] : [];
  if (stake === "bet") return [];
  return blocksOf(input, legs).some(({ amount }) => amount === null) ? [userError("REQUIRED", ["amountByBlock"])] : [];
}

/**
 * The stake that is paid at placing: the coupon's, or its first block's. Null while it is missing or none, and for
 * multiple singles.
 */
export function stakeOf(kind: CouponKind, wallet: Wallet, input: Entity, legs: readonly Leg[]): string | null {
  const { stake } = couponKinds[kind];
  const amount =
    stake === "bet" ? null : stake === "block" ? (blocksOf(input, legs)[0]?.amount ?? null) : text(input["amount"]);
  return amount !== null && amountProblem(amount, wallet.currency) === null ? new Exact(amount).toFixed(2) : null;
}

/**
 * The coupon being made, as everything that draws it needs it: what the player said, what the prices are, what it is
 * worth.
 */
import { GUEST_ACCOUNT_ID } from "#shared/betting/coupon/content.ts";
import { useEffect, useRef } from "react";
import { useCoupon, usePlacing } from "@/slip/slip.ts";
import { useReactiveVar } from "@apollo/client/react";
import { isCombination } from "#shared/betting/combination.ts";
import { type CouponKind, couponKinds, type CouponKindFacts, coversOf } from "#shared/betting/coupon/kinds.ts";
import { type ShapeProblem, validateShape } from "#shared/betting/coupon/shape.ts";
import { isVipAvailable } from "#shared/betting/coupon/vip.ts";
import { Exact } from "#shared/money/money.ts";
import { formatOdds } from "#shared/betting/odds.ts";
import { useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import { activeAccountOf } from "@/account/activeAccount.ts";
import { useCurrency } from "@/account/useCurrency.ts";
import { type CouponMaking, type CouponSettings, ODDS_CHANGES } from "@/slip/couponMaking.ts";
import type { SlipBet } from "@/slip/couponState.ts";
import { useOddsView } from "@/prices/useOddsView.ts";
import { useVersions } from "@/prices/useVersions.ts";
import type { AccountFieldsFragment, UserErrorFieldsFragment } from "@/operations/fragments/generated.ts";
import type { CouponInput } from "@/operations/types.generated.ts";
import { placeErrors, type PlacedErrors } from "./errors.ts";
import { type BetNow, evaluate, type Evaluation } from "./evaluate.ts";
import { exactProblem } from "./bets/exactCoef.ts";
import { kindOf } from "./kinds/kindChoice.ts";
import { inOrder, type Stakes, stakesOf } from "./stake/stakes.ts";
import { systemValueOf } from "./kinds/systemChoice.ts";
import { useBetsNow } from "./bets/useBetsNow.ts";
import { type Quote, useQuote } from "./useQuote.ts";
import { type Worth, worthOf } from "./stake/worth.ts";

export interface Slip {
  kind: CouponKind;
  facts: CouponKindFacts;
  offered: readonly CouponKind[];
  bets: readonly BetNow[];
  making: CouponMaking;
  settings: CouponSettings;
  account: AccountFieldsFragment | null;
  currency: string;
  stakes: Stakes;
  evaluation: Evaluation;
  worth: Worth;
  shape: readonly ShapeProblem[];
  quote: Quote | null;
  /** Whether the quote is of the coupon as it is now. */
  isCurrent: boolean;
  hasQuoteFailed: boolean;
  /** What the server refuses: what it said when the coupon was sent, else what the quote says. */
  errors: readonly UserErrorFieldsFragment[];
  /** The same by the lines that show them. */
  placed: PlacedErrors;
  extras: Extras;
  isSending: boolean;
  /** The coupon as it would be sent. */
  content: CouponInput;
}

/** What few coupons need and this one may have. */
export interface Extras {
  hasPromo: boolean;
  hasAdvance: boolean;
  /** Whether there is anything to be advanced, or a sum that was typed before. */
  hasAdvanceField: boolean;
  availablePrepaid: { amount: string; currency: string } | null;
  hasVip: boolean;
  hasExact: boolean;
}

/**
 * What the server refused was another coupon once the player has chosen otherwise; fields that are typed into forget it
 * themselves.
 */
function useForgottenRefusals(choices: string): void {
  const placing = usePlacing();
  const before = useRef(choices);
  useEffect(
    function forget() {
      if (before.current === choices) return;
      before.current = choices;
      if (placing.errors().length > 0) placing.errors([]);
    },
    [placing, choices],
  );
}

/** Reads the coupon and asks the server what it says of it. */
export function useSlip(picked: readonly SlipBet[]): Slip {
  const coupon = useCoupon();
  const placing = usePlacing();
  const config = useSiteConfig();
  const account = activeAccountOf(useViewer());
  const view = useOddsView();
  const amount = useReactiveVar(coupon.amount);
  const making = useReactiveVar(coupon.making);
  const settings = useReactiveVar(coupon.settings);
  const refusals = useReactiveVar(placing.errors);
  const isSending = useReactiveVar(coupon.attempt) !== null;

  const offered = config?.couponKinds ?? ["SINGLE", "EXPRESS"];
  const kind = kindOf(making.kind, offered, picked.length);
  const facts = couponKinds[kind];
  const currency = useCurrency();
  const bets = inOrder(kind, picked, making);
  const stakes = stakesOf(kind, bets, amount, making, currency);
  const asked = inputOf();
  // Asked at the prices picked and with any change accepted: what moved is shown from the live prices anyway.
  const revision = useVersions(bets.filter(({ outcomeId }) => isCombination(outcomeId)).map(({ gameId }) => gameId));
  const { quote, isCurrent, hasFailed } = useQuote({ ...asked, oddsChange: "ANY" }, revision);
  const now = useBetsNow(bets, quote?.bets);
  const oddsChange = ODDS_CHANGES[settings.changeCoefAction];
  const evaluation = evaluate(
    now,
    { oddsChange, tolerance: settings.oddsTolerance, antiExpressMargin: config?.antiExpressMargin },
    kind,
  );
  const worth = worthOf({
    kind,
    bets,
    coefs: evaluation.coefs,
    stakes,
    amount,
    currency,
    exactCoef: asked.exactCoef ?? null,
    systemValue: asked.systemValue ?? null,
    cover: asked.cover ?? null,
    quote,
    isBankerPossible: facts.hasBankers && making.isActiveSystemBanker,
    maxPayout: quote?.maxPayout?.currency === currency ? quote.maxPayout.amount : null,
    hasBonusBet: config?.hasBonusBet === true && !making.manuallyDeletedBonusBet,
    antiExpressMargin: config?.antiExpressMargin,
  });
  const hyper = isCurrent && quote?.hyperBonus?.isApplied === true ? quote.hyperBonus : null;
  const errors = refusals.length > 0 ? refusals : isCurrent ? (quote?.errors ?? []) : [];
  useForgottenRefusals(
    JSON.stringify([
      account?.id,
      kind,
      asked.systemValue,
      asked.cover,
      asked.hasBonusBet,
      asked.isVip,
      asked.dropsOnScoreChange,
      making.isActiveSystemBanker,
      oddsChange,
      settings.oddsTolerance,
    ]),
  );
  const extras = extrasOf();
  const { hasPromo, hasAdvanceField, hasExact } = extras;
  const placed = placeErrors(errors, {
    hasAmount: facts.stake !== "block",
    bets: bets.length,
    blocks: facts.hasBlocks ? stakes.byBlock.length : 0,
    fields: [
      ...(hasPromo ? ["promoCode" as const] : []),
      ...(hasAdvanceField ? ["prepaidAmount" as const] : []),
      ...(hasExact ? ["exactCoef" as const] : []),
    ],
  });

  function extrasOf(): Extras {
    const isOne = kind !== "MULTIPLE_SINGLES" && account !== null;
    const isOwnMoney = isOne && account.type !== "BONUS";
    const availablePrepaid = quote?.availablePrepaid?.currency === currency ? quote.availablePrepaid : null;
    const hasAdvance = config?.isPrepaidShown === true && isOwnMoney;
    return {
      hasPromo: config?.isPromoCodeShown === true && isOne,
      hasAdvance,
      availablePrepaid,
      hasVip: config?.isVipBetShown === true && isOwnMoney,
      hasExact: facts.coef !== "none",
      hasAdvanceField:
        hasAdvance &&
        (making.prepaidAmount !== "" || (availablePrepaid !== null && !new Exact(availablePrepaid.amount).isZero())),
    };
  }

  /** What the coupon says, at the prices picked. */
  function inputOf(): CouponInput {
    const exact = facts.coef === "none" || exactProblem(settings.exactCoef) ? null : settings.exactCoef;
    const isBankerPossible = facts.hasBankers && making.isActiveSystemBanker;
    const isVip =
      making.isActiveVipBet &&
      account?.type !== "BONUS" &&
      isVipAvailable({
        // Whether there is a maximum to exceed the server says.
        isShown: config?.isVipBetShown === true,
        kind,
        maxAmount: "",
        bets: bets.map(({ section }) => ({ isLive: section === "LIVE" })),
      });
    const covers = coversOf(bets.length);
    return {
      accountId: account?.id ?? GUEST_ACCOUNT_ID,
      kind,
      oddsChange: "ANY",
      amount: facts.stake === "coupon" && stakes.problem === null ? amount : null,
      bets: bets.map(({ outcomeId, coef, isBanker, blockId }, index) => ({
        outcomeId,
        coef,
        ...(facts.stake === "bet" ? { amount: stakes.problem === null ? (stakes.byBet[index] ?? null) : null } : {}),
        ...(isBankerPossible && isBanker === true ? { isBanker } : {}),
        ...(facts.hasBlocks ? { blockId: blockId != null && making.blocks.includes(blockId) ? blockId : null } : {}),
      })),
      ...(facts.hasSystemValue ? { systemValue: systemValueOf(making, bets) } : {}),
      ...(kind === "FULL_COVER"
        ? { cover: making.cover !== null && covers.includes(making.cover) ? making.cover : (covers[0] ?? null) }
        : {}),
      ...(facts.hasBlocks
        ? {
            amountByBlock:
              stakes.problem === null
                ? stakes.byBlock.map(({ id, amount: own }) => ({ blockId: id, amount: own }))
                : [],
          }
        : {}),
      ...(exact === null ? {} : { exactCoef: exact, dropsOnScoreChange: settings.isDropOnScoreChange }),
      ...(making.prepaidAmount === "" || kind === "MULTIPLE_SINGLES" || isVip
        ? {}
        : { prepaidAmount: making.prepaidAmount }),
      ...(making.promoCode === "" || kind === "MULTIPLE_SINGLES" ? {} : { promoCode: making.promoCode }),
      ...(making.manuallyDeletedBonusBet ? { hasBonusBet: false } : {}),
      ...(isVip ? { isVip } : {}),
    };
  }

  return {
    kind,
    facts,
    offered,
    bets: now,
    making,
    settings,
    account,
    currency,
    stakes,
    evaluation,
    worth,
    quote,
    isCurrent,
    hasQuoteFailed: hasFailed,
    errors,
    placed,
    extras,
    isSending,
    shape: validateShape({
      kind,
      systemValue: asked.systemValue ?? null,
      cover: asked.cover ?? null,
      legs: asked.bets.map(({ outcomeId, isBanker, blockId }) => ({
        outcomeId,
        isBanker: isBanker ?? false,
        blockId: blockId ?? null,
      })),
    }),
    content: {
      ...asked,
      oddsChange,
      oddsTolerance: settings.oddsTolerance,
      bets: asked.bets.map((bet, index) => ({ ...bet, coef: evaluation.coefs[index] ?? bet.coef })),
      coefViewId: view,
      ...(worth.coef === null ? {} : { coef: worth.coef, coefByView: formatOdds(worth.coef, view) }),
      ...(hyper?.percent == null
        ? {}
        : {
            hyperBonusPercent: hyper.percent,
            minHyperBonusBetLimit: hyper.minAmount.amount,
            maxHyperBonusLimit: hyper.maxAmount.amount,
          }),
    },
  };
}

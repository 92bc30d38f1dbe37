import { useReactiveVar } from "@apollo/client/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { initialAmount } from "#shared/coupon/amounts.ts";
import { validateShape } from "#shared/coupon/shape.ts";
import { isCombination } from "#shared/combination.ts";
import { amountProblem } from "#shared/money.ts";
import { useApp } from "@/app/app.ts";
import { useSiteConfig, useViewer } from "@/app/siteData.ts";
import { activeAccountOf } from "@/betting/account.ts";
import { kindOf, type SlipBet } from "@/betting/couponState.ts";
import { useVersions } from "@/betting/useVersions.ts";
import type { CouponInput } from "@/operations/generated.ts";
import { Tabs } from "@/ui/Tabs.tsx";
import { BetLine } from "./BetLine.tsx";
import styles from "./Coupon.module.css";
import { errorsAt } from "./errors.ts";
import { evaluate } from "./evaluate.ts";
import { SlipForm } from "./SlipForm.tsx";
import { useBetsNow } from "./useBetsNow.ts";
import { useQuote } from "./useQuote.ts";

/** Account number a guest's quote goes by; the schema's word for "none". */
const GUEST_ACCOUNT = "0";

/** A coupon being made: its bets and the form under them. */
export function Slip({ bets }: { bets: readonly SlipBet[] }) {
  const { coupon, placing } = useApp();
  const { t } = useTranslation("coupon");
  const config = useSiteConfig();
  const account = activeAccountOf(useViewer());
  const currency = account?.balance.currency ?? config?.geoCurrencyCode ?? "RUB";
  const amount = useReactiveVar(coupon.amount);
  const oddsChange = useReactiveVar(coupon.oddsChange);
  const refusals = useReactiveVar(placing.errors);
  const isSending = useReactiveVar(coupon.attempt) !== null;
  const kind = kindOf(bets);

  useEffect(function beginWithUsualStake() {
    if (coupon.amount() === "") coupon.amount(initialAmount(currency));
    // Only when the slip appears: a field the player emptied stays empty.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [coupon]);

  const stake = amountProblem(amount, currency) === null ? amount : null;
  const accountId = account?.id ?? GUEST_ACCOUNT;
  // Asked at the prices picked and with any change accepted: what moved is shown from the live prices anyway.
  const revision = useVersions(bets.filter(({ outcomeId }) => isCombination(outcomeId)).map(({ gameId }) => gameId));
  const { quote, isCurrent, hasFailed } = useQuote({
    accountId, kind, amount: stake, oddsChange: "ANY", bets: bets.map(({ outcomeId, coef }) => ({ outcomeId, coef })),
  }, revision);
  const now = useBetsNow(bets, quote?.bets);
  const evaluation = evaluate(now, oddsChange);
  const shape = validateShape({ kind, legs: bets });
  const content: CouponInput = {
    accountId, kind, oddsChange, amount: stake,
    bets: bets.map(({ outcomeId }, index) => ({ outcomeId, coef: evaluation.coefs[index] ?? "" })),
  };

  function agree() {
    placing.errors([]);
    coupon.bets(now.map(({ bet, coef, state }) => (state === "open" ? { ...bet, coef } : bet)));
  }

  const serverErrors = refusals.length > 0 ? refusals : isCurrent ? quote?.errors ?? [] : [];
  return (
    <Tabs
      label={t("kind")} value={kind} onChange={() => undefined}
      tabs={[{ value: "SINGLE", name: t("single"), isDisabled: bets.length > 1 }, { value: "EXPRESS", name: t("express"), isDisabled: bets.length < 2 }]}
    >
      <ul className={styles.bets}>
        {now.map((item, index) => (
          <BetLine
            key={item.bet.outcomeId} item={item} isLocked={isSending}
            isDependent={shape.some(({ bet, code }) => bet === index && code === "BETS_DEPEND")}
            errors={errorsAt(serverErrors, "bets", index)}
          />
        ))}
      </ul>
      <SlipForm
        content={content} account={account} currency={currency} evaluation={evaluation} quote={quote} isQuoteCurrent={isCurrent} hasQuoteFailed={hasFailed}
        hasShapeProblem={shape.length > 0} serverErrors={serverErrors} onAgree={agree}
      />
    </Tabs>
  );
}

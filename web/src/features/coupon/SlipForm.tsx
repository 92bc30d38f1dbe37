import { useReactiveVar } from "@apollo/client/react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import Minus from "~icons/mdi/minus";
import Plus from "~icons/mdi/plus";
import { Decimal } from "decimal.js";
import { amountStep } from "#shared/coupon/amounts.ts";
import { contentOf } from "#shared/coupon/content.ts";
import { couponCoef, possibleWin } from "#shared/coupon/price.ts";
import { amountProblem } from "#shared/money.ts";
import { formatOdds } from "#shared/odds.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { useOddsView } from "@/betting/useOddsView.ts";
import type { AccountFieldsFragment, CouponInput, OddsChange, UserErrorFieldsFragment } from "@/operations/generated.ts";
import { Button } from "@/ui/Button.tsx";
import { Money, moneyText } from "@/ui/Money.tsx";
import { Select } from "@/ui/Select.tsx";
import styles from "./Coupon.module.css";
import { amountErrors, couponErrors, errorKeys } from "./errors.ts";
import { type Evaluation, normaliseAmount, stepAmount } from "./evaluate.ts";
import type { Quote } from "./useQuote.ts";

interface Props {
  /** The coupon as it would be sent. */
  content: CouponInput;
  account: AccountFieldsFragment | null;
  currency: string;
  evaluation: Evaluation;
  quote: Quote | null;
  isQuoteCurrent: boolean;
  hasQuoteFailed: boolean;
  hasShapeProblem: boolean;
  serverErrors: readonly UserErrorFieldsFragment[];
  onAgree(): void;
}

const QUICK = [1, 5, 10] as const;

/** Stake, possible win and the button that places. Errors stand at the line they concern. */
export function SlipForm({ content, account, currency, evaluation, quote, isQuoteCurrent, hasQuoteFailed, hasShapeProblem, serverErrors, onAgree }: Props) {
  const { coupon, placing, dialog, connectionState } = useApp();
  const { t } = useTranslation("coupon");
  const lang = languageOf(useApp());
  const view = useOddsView();
  const amount = useReactiveVar(coupon.amount);
  const oddsChange = useReactiveVar(coupon.oddsChange);
  const isSending = useReactiveVar(coupon.attempt) !== null;
  const connection = useReactiveVar(connectionState);
  const step = amountStep(currency);
  const problem = amountProblem(amount, currency);
  const { kind } = content;
  const priced = contentOf(kind, evaluation.coefs);
  const coef = couponCoef(priced);
  const maxPayout = quote?.maxPayout?.currency === currency ? quote.maxPayout.amount : null;
  const win = problem === null ? possibleWin(priced, amount, currency, { maxPayout }) : null;
  const isCapped = win !== null && maxPayout !== null && new Decimal(win).equals(maxPayout);

  const atAmount = localAmountError() ?? amountErrors(serverErrors).map(serverAmountError)[0];
  const whole = couponErrors(serverErrors).filter(({ code }) => code !== "SIGN_IN_REQUIRED" && code !== "ODDS_CHANGED");
  const canPlace = account !== null && problem === null && evaluation.canPlace && !hasShapeProblem && atAmount === undefined && connection !== "lost" && whole.length === 0;

  function localAmountError(): string | undefined {
    if (problem !== null) return problem === "REQUIRED" ? undefined : t(`error.${problem}`);
    if (account !== null && new Decimal(amount).greaterThan(account.balance.amount)) return t("error.INSUFFICIENT_FUNDS");
    if (quote?.minAmount?.currency === currency && new Decimal(amount).lessThan(quote.minAmount.amount)) return t("tooSmall", { min: moneyText(quote.minAmount, lang) });
    if (quote?.maxAmount?.currency === currency && new Decimal(amount).greaterThan(quote.maxAmount.amount)) return t("tooLarge", { max: moneyText(quote.maxAmount, lang) });
    return undefined;
  }

  function serverAmountError(error: UserErrorFieldsFragment): string {
    if (error.code === "AMOUNT_TOO_SMALL" && "minAmount" in error && error.minAmount !== null) return t("tooSmall", { min: moneyText(error.minAmount, lang) });
    if (error.code === "AMOUNT_TOO_LARGE" && "maxAmount" in error && error.maxAmount !== null) return t("tooLarge", { max: moneyText(error.maxAmount, lang) });
    return t(errorKeys(error.code));
  }

  function setAmount(next: string) {
    if (isSending) return;
    placing.errors([]);
    coupon.amount(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (account === null) { dialog({ name: "signIn" }); return; }
    if (evaluation.needsAgreement) { onAgree(); return; }
    if (canPlace) void placing.submit(content);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.sumRow}><span>{t("coef")}</span><strong><bdi className="number">{coef === null ? "—" : formatOdds(coef, view)}</bdi></strong></div>
      <label className={styles.label} htmlFor="stake">{t("amount")} <span>{currency}</span></label>
      <div className={styles.stake}>
        <button type="button" aria-label={t("less")} disabled={isSending} onClick={() => setAmount(stepAmount(amount, step, -1))}><Minus aria-hidden /></button>
        <input
          id="stake" inputMode="decimal" autoComplete="off" value={amount} readOnly={isSending} className="number"
          aria-invalid={atAmount !== undefined} aria-describedby="stake-error" onChange={(event) => setAmount(normaliseAmount(event.target.value))}
        />
        <button type="button" aria-label={t("more")} disabled={isSending} onClick={() => setAmount(stepAmount(amount, step, 1))}><Plus aria-hidden /></button>
      </div>
      <div className={styles.quick}>
        {QUICK.map((times) => {
          const sum = new Decimal(step).times(times).toFixed();
          return <button key={times} type="button" disabled={isSending} onClick={() => setAmount(stepAmount(amount, sum, 1))}><bdi className="number">+{sum}</bdi></button>;
        })}
        <button type="button" disabled={isSending || account === null} onClick={() => setAmount(maximum(account, quote, currency))}>{t("max")}</button>
      </div>
      <p id="stake-error" className={styles.problem} role="alert">{atAmount}</p>
      <div className={styles.sumRow}>
        <span>{t("possibleWin")}</span>
        <output aria-label={t("possibleWin")} className={styles.win}>{win === null ? "—" : <Money value={{ amount: win, currency }} />}</output>
      </div>
      {isCapped ? <p className={styles.hint}>{t("capped")}</p> : null}
      <div className={styles.sumRow}>
        <span>{t("oddsChange")}</span>
        <Select<OddsChange>
          label={t("oddsChange")} value={oddsChange} isDisabled={isSending} onChange={(value) => coupon.oddsChange(value)}
          options={(["NONE", "HIGHER", "ANY"] as const).map((value) => ({ value, name: t(`change.${value}`) }))}
        />
      </div>
      {whole.map(({ code }) => <p key={code} className={styles.problem} role="alert">{t(errorKeys(code))}</p>)}
      {hasQuoteFailed ? <p className={styles.hint} role="status">{t("quoteFailed")}</p> : null}
      {connection === "lost" ? <p className={styles.problem} role="status">{t("offline")}</p> : null}
      {evaluation.needsAgreement ? <p className={styles.problem} role="status">{t("oddsMoved")}</p> : null}
      <Button look="primary" isWide type="submit" className={styles.place ?? ""} isBusy={isSending} disabled={account !== null && !evaluation.needsAgreement && !canPlace} data-quoted={isQuoteCurrent}>
        {account === null ? t("signInToBet") : isSending ? t("sending") : evaluation.needsAgreement ? t("agree")
          : problem === null ? t("placeSum", { sum: moneyText({ amount, currency }, lang) }) : t("place")}
      </Button>
    </form>
  );
}

/** The largest stake the player can give: his balance, within the coupon's bound. */
function maximum(account: AccountFieldsFragment | null, quote: Quote | null, currency: string): string {
  const balance = new Decimal(account?.balance.amount ?? 0);
  const bound = quote?.maxAmount?.currency === currency ? Decimal.min(balance, quote.maxAmount.amount) : balance;
  return bound.toFixed();
}

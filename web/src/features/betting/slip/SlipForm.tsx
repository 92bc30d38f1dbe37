import { useCoupon, usePlacing } from "@/slip/slip.ts";
import { useReactiveVar } from "@apollo/client/react";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Exact, isAmount } from "#shared/money/money.ts";
import { useConnectionState, useDialog, useLanguage } from "@/platform/app/app.ts";
import { useOdds } from "@/prices/useOddsView.ts";
import { DepositButton } from "@/account/DepositButton.tsx";
import { Button } from "@/ui/fields/Button.tsx";
import { moneyText } from "@/ui/marks/Money.tsx";
import { AccountRow } from "./stake/AccountRow.tsx";
import { errorKeys, isOfSending, wholeKeys } from "./errors.ts";
import { amountText } from "./stake/amountErrors.ts";
import { Extras } from "./Extras.tsx";
import { exactProblem } from "./bets/exactCoef.ts";
import styles from "./Slip.module.css";
import { OddsChanges } from "./stake/OddsChanges.tsx";
import { Bounds, StakeField } from "./stake/StakeField.tsx";
import { Totals } from "./stake/Totals.tsx";
import { useSeenPrices } from "./useSeenPrices.ts";
import type { Slip } from "./useSlip.ts";

interface Props {
  slip: Slip;
  /** Whether there are bets that can't be placed. */
  hasClosed: boolean;
  /** Which system or cover: what the stake is divided by stands beside it. */
  children?: ReactNode;
}

/**
 * Stake, possible win and the button that places: always in view, however many bets there are. Errors stand at the line
 * they concern. A press on the button agrees to the prices shown.
 */
export function SlipForm({ slip, hasClosed, children }: Props) {
  const coupon = useCoupon();
  const placing = usePlacing();
  const dialog = useDialog();
  const { t } = useTranslation("slip");
  const lang = useLanguage();
  const odds = useOdds();
  const connection = useReactiveVar(useConnectionState());
  const {
    account,
    content,
    currency,
    errors,
    evaluation,
    facts,
    isCurrent,
    isSending,
    bets,
    kind,
    placed,
    quote,
    settings,
    shape,
    stakes,
    worth,
  } = slip;
  const isVip = content.isVip === true;
  const own = facts.stake === "coupon" || facts.stake === "bet";
  const amount = useReactiveVar(coupon.amount);
  const bounds =
    facts.stake !== "coupon" ? {} : { minAmount: quote?.minAmount, maxAmount: isVip ? null : quote?.maxAmount };
  const balance = account !== null && facts.stake === "coupon" ? account.balance : null;
  const atAmount = own
    ? amountText({ amount, currency, ...bounds, balance, errors: placed.amount }, t, lang)
    : undefined;
  const isShort =
    facts.stake === "bet" &&
    account !== null &&
    stakes.total !== null &&
    new Exact(stakes.total).greaterThan(account.balance.amount);
  // The stake itself, or what the server says of it.
  const needsMoney =
    isShort ||
    (balance !== null && isAmount(amount, currency) && new Exact(amount).greaterThan(balance.amount)) ||
    (account !== null && errors.some(({ code }) => code === "INSUFFICIENT_FUNDS"));
  const isAntiTooLong = kind === "ANTI_EXPRESS" && worth.coef === null;
  // What the button, the word on moved odds and the word on an anti-express say already is not said twice.
  const isSaid = (code: string) =>
    (code === "SIGN_IN_REQUIRED" && account === null) ||
    (code === "ODDS_CHANGED" && evaluation.isWorse) ||
    (isAntiTooLong && code === "KIND_NOT_OFFERED");
  const whole = [...new Set(placed.whole.map(({ code }) => code).filter((code) => !isSaid(code)))];
  const shapeCodes = [...new Set(shape.filter(({ bet }) => bet === null).map(({ code }) => code))].filter(
    (code) => !whole.some((told) => told === code),
  );
  const isExactWrong = exactProblem(settings.exactCoef) && facts.coef !== "none";
  const canPlace =
    account !== null &&
    stakes.problem === null &&
    evaluation.canPlace &&
    shape.length === 0 &&
    atAmount === undefined &&
    !isShort &&
    !isExactWrong &&
    !isAntiTooLong &&
    connection !== "lost" &&
    !hasClosed &&
    errors.every(isOfSending);

  const pricesMeant = useSeenPrices(
    kind,
    `${kind} ${bets.map(({ bet }) => bet.outcomeId).join(" ")}`,
    evaluation.coefs,
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (account === null) {
      dialog({ name: "signIn" });
      return;
    }
    if (!canPlace) return;
    // Whoever takes any price means the one shown.
    const meant = settings.changeCoefAction === 0 ? evaluation.coefs : pricesMeant();
    void placing.submit({
      ...content,
      bets: content.bets.map((bet, index) => ({ ...bet, coef: meant[index] ?? bet.coef })),
    });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.formBody}>
        {account === null ? null : <AccountRow slip={slip} />}
        {own ? <Bounds slip={slip} /> : null}
        <Extras slip={slip} />
        {slip.hasQuoteFailed ? (
          <p className={styles.hint} role="status">
            {t("quoteFailed")}
          </p>
        ) : null}
      </div>
      <div className={styles.placeBar}>
        {children}
        {own ? <StakeField slip={slip} problem={atAmount} /> : null}
        {isShort ? (
          <p className={styles.problem} role="alert">
            {t("error.INSUFFICIENT_FUNDS")}
          </p>
        ) : null}
        {needsMoney ? <DepositButton /> : null}
        <Totals slip={slip} />
        {isAntiTooLong ? (
          <p className={styles.problem} role="status">
            {t("antiTooLong")}
          </p>
        ) : null}
        {whole.map((code) => (
          <p key={code} className={styles.problem} role="alert">
            {t(wholeKeys(code))}
          </p>
        ))}
        {shapeCodes.map((code) => (
          <p key={code} className={styles.problem} role="status">
            {t(errorKeys(code))}
          </p>
        ))}
        {connection === "lost" ? (
          <p className={styles.problem} role="status">
            {t("offline")}
          </p>
        ) : null}
        {evaluation.isWorse && !isSending ? (
          <p className={styles.problem} role="status">
            {t("oddsDown")}
          </p>
        ) : null}
        <OddsChanges slip={slip} />
        <Button
          look="primary"
          isWide
          type="submit"
          className={styles.place ?? ""}
          isBusy={isSending}
          disabled={account !== null && !canPlace}
          data-quoted={isCurrent}
          // The second press of a double click meant the first.
          onClick={(event) => {
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {account === null ? t("signInToBet") : isSending ? t("sending") : placeText()}
        </Button>
      </div>
    </form>
  );

  function placeText(): string {
    if (stakes.total === null) return t("place");
    const sum = moneyText({ amount: stakes.total, currency }, lang);
    return worth.coef === null ? t("placeSum", { sum }) : t("placeAt", { coef: odds(worth.coef), sum });
  }
}

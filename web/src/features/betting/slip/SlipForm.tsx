import { useCoupon, usePlacing } from "@/slip/slip.ts";
import { useReactiveVar } from "@apollo/client/react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Exact, isAmount } from "#shared/money/money.ts";
import { useConnectionState, useDialog, useLanguage } from "@/platform/app/app.ts";
import { type ChangeCoefAction, ODDS_CHANGES } from "@/slip/couponMaking.ts";
import { DepositButton } from "@/account/DepositButton.tsx";
import { Button } from "@/ui/fields/Button.tsx";
import { moneyText } from "@/ui/marks/Money.tsx";
import { Select } from "@/ui/fields/Select.tsx";
import { AccountRow } from "./stake/AccountRow.tsx";
import { errorKeys, isOfSending, wholeKeys } from "./errors.ts";
import { amountText } from "./stake/amountErrors.ts";
import { Extras } from "./Extras.tsx";
import { exactProblem } from "./bets/exactCoef.ts";
import styles from "./Slip.module.css";
import { StakeField } from "./stake/StakeField.tsx";
import { Totals } from "./stake/Totals.tsx";
import { useChangeCouponSettings } from "./useChangeCouponSettings.ts";
import type { Slip } from "./useSlip.ts";

interface Props {
  slip: Slip;
  /** Whether there are bets that can't be placed. */
  hasClosed: boolean;
  onAgree(): void;
}

/** Stake, possible win and the button that places. Errors stand at the line they concern. */
export function SlipForm({ slip, hasClosed, onAgree }: Props) {
  const changeCouponSettings = useChangeCouponSettings();
  const coupon = useCoupon();
  const placing = usePlacing();
  const dialog = useDialog();
  const { t } = useTranslation("slip");
  const lang = useLanguage();
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
    (code === "ODDS_CHANGED" && evaluation.needsAgreement) ||
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

  function submit(event: FormEvent) {
    event.preventDefault();
    if (account === null) {
      dialog({ name: "signIn" });
      return;
    }
    if (evaluation.needsAgreement) {
      onAgree();
      return;
    }
    if (canPlace) void placing.submit(content);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.formBody}>
        {account === null ? null : <AccountRow slip={slip} />}
        {own ? <StakeField slip={slip} problem={atAmount} /> : null}
        {isShort ? (
          <p className={styles.problem} role="alert">
            {t("error.INSUFFICIENT_FUNDS")}
          </p>
        ) : null}
        {needsMoney ? <DepositButton /> : null}
        <Extras slip={slip} />
        <div className={styles.sumRow}>
          <span>{t("oddsChange")}</span>
          <Select
            label={t("oddsChange")}
            value={String(settings.changeCoefAction)}
            isDisabled={isSending}
            onChange={(value) =>
              changeCouponSettings({
                type: "set",
                settings: { changeCoefAction: Number(value) as ChangeCoefAction },
              })
            }
            options={([2, 1, 0] as const).map((action) => ({
              value: String(action),
              name: t(`change.${ODDS_CHANGES[action]}`),
            }))}
          />
        </div>
        {slip.hasQuoteFailed ? (
          <p className={styles.hint} role="status">
            {t("quoteFailed")}
          </p>
        ) : null}
      </div>
      <div className={styles.placeBar}>
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
        {evaluation.needsAgreement ? (
          <p className={styles.problem} role="status">
            {t("oddsMoved")}
          </p>
        ) : null}
        <Button
          look="primary"
          isWide
          type="submit"
          className={styles.place ?? ""}
          isBusy={isSending}
          disabled={account !== null && !evaluation.needsAgreement && !canPlace}
          data-quoted={isCurrent}
        >
          {account === null
            ? t("signInToBet")
            : isSending
              ? t("sending")
              : evaluation.needsAgreement
                ? t("agree")
                : stakes.total === null
                  ? t("place")
                  : t("placeSum", { sum: moneyText({ amount: stakes.total, currency }, lang) })}
        </Button>
      </div>
    </form>
  );
}

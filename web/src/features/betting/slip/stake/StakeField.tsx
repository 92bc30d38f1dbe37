import { useCoupon, usePlacing } from "@/slip/slip.ts";
import { useReactiveVar } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { amountStep } from "#shared/betting/coupon/amounts.ts";
import { Exact, isAmount } from "#shared/money/money.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { changeMaking } from "@/slip/couponState.ts";
import type { CouponSettings } from "@/slip/couponMaking.ts";
import { moneyText } from "@/ui/marks/Money.tsx";
import { AmountField } from "./AmountField.tsx";
import { localAmount } from "@/ui/fields/amount/useAmountText.ts";
import { stepAmount } from "./stepAmount.ts";
import styles from "@/features/betting/slip/Slip.module.css";
import { maximumOf } from "@/features/betting/slip/useFollowing.ts";
import type { Slip } from "@/features/betting/slip/useSlip.ts";

const QUICK = [1, 5, 10] as const;

/** The player's own step where they set one, else the currency's [9.01]. */
function stepOf({ isManualAmountStep, amountStepByCurrencyIso }: CouponSettings, currency: string): string {
  const own = amountStepByCurrencyIso[currency];
  return isManualAmountStep && own !== undefined && isAmount(own, currency) ? own : amountStep(currency);
}

/**
 * The coupon's amount: typed, by steps, by quick sums, or the largest one. For multiple singles it is the one for all.
 */
export function StakeField({
  slip: { facts, quote, account, currency, making, settings, isSending, content },
  problem,
}: {
  slip: Slip;
  problem: string | undefined;
}) {
  const coupon = useCoupon();
  const placing = usePlacing();
  const { t } = useTranslation("slip");
  const lang = useLanguage();
  const amount = useReactiveVar(coupon.amount);
  const step = stepOf(settings, currency);
  const isForAll = facts.stake === "bet";
  const isVip = content.isVip === true;
  const maximum = isForAll ? null : maximumOf(account, quote, isVip);
  const hasOwn = isForAll && Object.keys(making.amountByBetId).length > 0;

  function setAmount(next: string) {
    if (isSending) return;
    placing.errors([]);
    coupon.amount(next);
    if (isForAll || making.isActiveAutoMax)
      changeMaking(coupon, { isActiveAutoMax: false, ...(isForAll ? { amountByBetId: {} } : {}) });
  }

  return (
    <div className={styles.stakeBox}>
      <label className={styles.label} htmlFor="stake">
        {isForAll ? t("amountForAll") : t("amount")} <span>{currency}</span>
      </label>
      <div className={styles.stake}>
        <AmountField
          id="stake"
          value={amount}
          step={step}
          isLocked={isSending}
          isInvalid={problem !== undefined}
          describedBy="stake-error"
          onChange={setAmount}
        />
      </div>
      <div className={styles.quick}>
        {QUICK.map((times) => {
          const sum = new Exact(step).times(times).toFixed();
          return (
            <button
              key={times}
              type="button"
              disabled={isSending}
              onClick={() => setAmount(stepAmount(amount, sum, 1))}
            >
              <bdi dir="ltr" className="number" translate="no">
                +{localAmount(sum, lang)}
              </bdi>
            </button>
          );
        })}
        {isForAll ? null : (
          <button
            type="button"
            disabled={isSending || maximum === null}
            onClick={() => {
              if (maximum !== null) setAmount(maximum);
            }}
          >
            {t("max")}
          </button>
        )}
        {isForAll ? null : (
          <button
            type="button"
            className={styles.auto}
            aria-pressed={making.isActiveAutoMax}
            title={t("autoMaxHint")}
            disabled={isSending || maximum === null}
            onClick={() => changeMaking(coupon, { isActiveAutoMax: !making.isActiveAutoMax })}
          >
            {t("autoMax")}
          </button>
        )}
      </div>
      <p id="stake-error" className={styles.problem} role="alert">
        {problem}
      </p>
      {hasOwn ? <p className={styles.hint}>{t("ownAmounts")}</p> : null}
    </div>
  );
}

/** The least and the largest stake. */
export function Bounds({ slip: { facts, quote, currency, content } }: { slip: Slip }) {
  const { t } = useTranslation("slip");
  const lang = useLanguage();
  const least = quote?.minAmount?.currency === currency ? quote.minAmount : null;
  const most = content.isVip === true || quote?.maxAmount?.currency !== currency ? null : quote.maxAmount;
  if (least === null || facts.stake === "bet") return null;
  return (
    <p className={styles.hint}>
      {most === null
        ? t("bounds", { min: moneyText(least, lang) })
        : t("boundsBoth", { min: moneyText(least, lang), max: moneyText(most, lang) })}
    </p>
  );
}

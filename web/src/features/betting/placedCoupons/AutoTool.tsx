import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/platform/app/app.ts";
import { possibleNow } from "@/slip/placedCoupon/possible.ts";
import { useCancelAutoCashOutMutation, useSetAutoCashOutMutation } from "@/operations/betting/generated.ts";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { moneyText } from "@/ui/marks/Money.tsx";
import { SumField } from "@/ui/fields/amount/SumField.tsx";
import { errorKey } from "./errors.ts";
import styles from "./PlacedCoupons.module.css";

interface Props {
  coupon: PlacedFieldsFragment;
  /** What the coupon is worth now; null if it can't be sold at the moment. */
  value: { amount: string; currency: string } | null;
  onDone(): void;
}

/** Orders a coupon to be sold by itself as soon as it is worth so much, or takes the order back. */
export function AutoTool({ coupon, value, onDone }: Props) {
  const { id, autoCashOut } = coupon;
  const lang = useLanguage();
  const { t } = useTranslation("placedCoupons");
  const [target, setTarget] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [set, { loading: isSetting }] = useSetAutoCashOutMutation();
  const [cancel, { loading: isCancelling }] = useCancelAutoCashOutMutation();
  const context = { hasOwnErrors: true };

  /** Both may be sent twice: the last order counts. */
  function take(errors: readonly { code: string }[] | undefined) {
    setProblem(errors === undefined ? "OTHER" : (errors[0]?.code ?? null));
    if (errors?.length === 0) {
      setTarget("");
      onDone();
    }
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!/^\d+(\.\d+)?$/.test(target)) {
      setProblem("INVALID");
      return;
    }
    const answer = await set({ variables: { input: { couponId: id, target } }, context }).catch(() => undefined);
    take(answer?.data?.setAutoCashOut?.errors);
  }
  async function takeBack() {
    const answer = await cancel({ variables: { input: { couponId: id } }, context }).catch(() => undefined);
    take(answer?.data?.cancelAutoCashOut?.errors);
  }

  const error = problem === null ? undefined : t(errorKey(problem));
  return (
    <div className={styles.tool}>
      {autoCashOut === null ? null : (
        <>
          <p role="status">{t("autoSet", { sum: moneyText(autoCashOut.target, lang) })}</p>
          <Button isWide isBusy={isCancelling} onClick={() => void takeBack()}>
            {t("cancelAuto")}
          </Button>
        </>
      )}
      <form className={styles.target} noValidate onSubmit={(event) => void submit(event)}>
        <SumField
          label={t("target")}
          currency={coupon.amount.currency}
          value={target}
          error={error}
          onChange={(next) => {
            setTarget(next);
            setProblem(null);
          }}
        />
        <Button type="submit" look="primary" isBusy={isSetting} disabled={target === ""}>
          {t("setAuto")}
        </Button>
      </form>
      {value === null ? null : (
        <p className={styles.soft}>
          {t("targetHint", { value: moneyText(value, lang), win: moneyText(possibleNow(coupon), lang) })}
        </p>
      )}
    </div>
  );
}

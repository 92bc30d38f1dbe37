import { useCoupon } from "@/slip/slip.ts";
import { useReactiveVar } from "@apollo/client/react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Exact, roundMoney } from "#shared/money/money.ts";
import { useLanguage, useNotifications } from "@/platform/app/app.ts";
import { ODDS_CHANGES } from "@/slip/couponMaking.ts";
import { type OfferFieldsFragment, useCashOutCouponMutation } from "@/operations/betting/generated.ts";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { moneyText } from "@/ui/marks/Money.tsx";
import { ActionNotice } from "./ActionNotice.tsx";
import styles from "./PlacedCoupons.module.css";
import { useCouponAction } from "./useCouponAction.ts";

type CashOutOffer = NonNullable<OfferFieldsFragment["cashOut"]>;

interface Props {
  coupon: Pick<PlacedFieldsFragment, "id" | "amountLeft">;
  offer: CashOutOffer | null;
  onDone(): void;
}

const STEP = 10;
const WHOLE = 100;

/**
 * Sells a coupon or a part of it at the value of this moment. Another value is agreed to as the player's setting for
 * changed odds says.
 */
export function SellTool({ coupon, offer, onDone }: Props) {
  const slip = useCoupon();
  const notifications = useNotifications();
  const lang = useLanguage();
  const { t } = useTranslation("placedCoupons");
  const id = useId();
  const { changeCoefAction } = useReactiveVar(slip.settings);
  const policy = ODDS_CHANGES[changeCoefAction];
  const [percent, setPercent] = useState(WHOLE);
  const [send] = useCashOutCouponMutation();
  const action = useCouponAction(
    async (input: {
      couponId: string;
      token: string;
      value: string;
      share: string | null;
      policy: typeof policy;
      idempotencyKey: string;
    }) => {
      const { data } = await send({ variables: { input }, context: { hasOwnErrors: true } });
      return data?.cashOutCoupon;
    },
  );
  const share = offer?.isPartial === true ? percent : WHOLE;
  const partOf = (value: { amount: string; currency: string }) =>
    moneyText(
      { ...value, amount: roundMoney(new Exact(value.amount).times(share).dividedBy(WHOLE), value.currency) },
      lang,
    );
  const changed =
    action.problem?.code === "CASH_OUT_CHANGED"
      ? (("newValue" in action.problem ? action.problem.newValue : null) ?? offer?.value ?? null)
      : null;

  async function finish(result: Promise<PlacedFieldsFragment | null>) {
    const sold = await result;
    if (sold === null) return;
    const last = sold.cashOuts.at(-1)?.value;
    if (last !== undefined)
      notifications.show({ kind: "success", view: "toast", text: t("sold", { sum: moneyText(last, lang) }) });
    onDone();
  }
  /** What was agreed to after a change is the least that is taken. */
  const sell = (value: string, accepts: typeof policy) => {
    if (offer !== null)
      void finish(
        action.run({
          couponId: coupon.id,
          token: offer.token,
          value,
          share: share === WHOLE ? null : new Exact(share).dividedBy(WHOLE).toString(),
          policy: accepts,
        }),
      );
  };

  return (
    <div className={styles.tool}>
      {offer?.isPartial === true ? (
        <>
          <label htmlFor={id} className={styles.label}>
            <span>{t("share")}</span>
            <bdi className="number" translate="no">
              {t("percent", { percent })}
            </bdi>
          </label>
          <input
            id={id}
            type="range"
            min={STEP}
            max={WHOLE}
            step={STEP}
            value={percent}
            className={styles.slider}
            aria-valuetext={t("percent", { percent })}
            onChange={({ target }) => {
              setPercent(Number(target.value));
              action.forget();
            }}
          />
          {share === WHOLE ? null : <p className={styles.soft}>{t("rest")}</p>}
        </>
      ) : offer === null ? null : (
        <p className={styles.soft}>{t("whole")}</p>
      )}
      <p className={styles.soft}>{t(`policy.${policy}`)}</p>
      {changed === null ? (
        <ActionNotice phase={action.phase} problem={action.problem} onAgain={() => void finish(action.again())} />
      ) : (
        <div className={styles.changed} role="alert">
          <p>{t("changed", { sum: partOf(changed) })}</p>
          <div className={styles.pair}>
            <Button
              look="primary"
              isBusy={action.phase === "busy"}
              disabled={offer === null}
              onClick={() => sell(changed.amount, policy === "ANY" ? "ANY" : "HIGHER")}
            >
              {t("agree", { sum: partOf(changed) })}
            </Button>
            <Button onClick={action.forget}>{t("cancel")}</Button>
          </div>
        </div>
      )}
      {changed !== null || action.phase === "unanswered" ? null : (
        <Button
          isWide
          look="primary"
          isBusy={action.phase === "busy"}
          disabled={offer === null}
          onClick={() => {
            if (offer !== null) sell(offer.value.amount, policy);
          }}
        >
          {offer === null ? t("asking") : t("sellSum", { sum: partOf(offer.value) })}
        </Button>
      )}
    </div>
  );
}

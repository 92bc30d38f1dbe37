import { useReactiveVar } from "@apollo/client/react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Exact, roundMoney } from "#shared/money.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { ODDS_CHANGES } from "@/betting/couponMaking.ts";
import { type OfferFieldsFragment, type PlacedFieldsFragment, useCashOutCouponMutation } from "@/operations/pages.generated.ts";
import { Button } from "@/ui/Button.tsx";
import { moneyText } from "@/ui/Money.tsx";
import { DeedNotice } from "./DeedNotice.tsx";
import styles from "./MyBets.module.css";
import { useDeed } from "./useDeed.ts";

type CashOutOffer = NonNullable<OfferFieldsFragment["cashOut"]>;

interface Props {
  coupon: Pick<PlacedFieldsFragment, "id" | "amountLeft">;
  offer: CashOutOffer | null;
  onDone(): void;
}

const STEP = 10;
const WHOLE = 100;

/** Sells a coupon or a part of it at the value of this moment. Another value is agreed to as the player's setting for changed odds says. */
export function SellTool({ coupon, offer, onDone }: Props) {
  const app = useApp();
  const lang = languageOf(app);
  const { t } = useTranslation("myBets");
  const id = useId();
  const { changeCoefAction } = useReactiveVar(app.coupon.settings);
  const policy = ODDS_CHANGES[changeCoefAction];
  const [percent, setPercent] = useState(WHOLE);
  const [send] = useCashOutCouponMutation();
  const deed = useDeed(async (input: { couponId: string; token: string; value: string; share: string | null; policy: typeof policy; idempotencyKey: string }) => {
    const { data } = await send({ variables: { input }, context: { hasOwnErrors: true } });
    return data?.cashOutCoupon;
  });
  const share = offer?.isPartial === true ? percent : WHOLE;
  const partOf = (value: { amount: string; currency: string }) => moneyText({ ...value, amount: roundMoney(new Exact(value.amount).times(share).dividedBy(WHOLE), value.currency) }, lang);
  const changed = deed.problem?.code === "CASH_OUT_CHANGED" ? ("newValue" in deed.problem ? deed.problem.newValue : null) ?? offer?.value ?? null : null;

  async function finish(result: Promise<PlacedFieldsFragment | null>) {
    const sold = await result;
    if (sold === null) return;
    const last = sold.cashOuts.at(-1)?.value;
    if (last !== undefined) app.notifications.show({ kind: "success", view: "toast", text: t("sold", { sum: moneyText(last, lang) }) });
    onDone();
  }
  /** What was agreed to after a change is the least that is taken. */
  const sell = (value: string, accepts: typeof policy) => {
    if (offer !== null) void finish(deed.run({ couponId: coupon.id, token: offer.token, value, share: share === WHOLE ? null : new Exact(share).dividedBy(WHOLE).toString(), policy: accepts }));
  };

  return (
    <div className={styles.tool}>
      {offer?.isPartial === true ? (
        <>
          <label htmlFor={id} className={styles.label}><span>{t("share")}</span><bdi className="number">{t("percent", { percent })}</bdi></label>
          <input
            id={id} type="range" min={STEP} max={WHOLE} step={STEP} value={percent} className={styles.slider} aria-valuetext={t("percent", { percent })}
            onChange={({ target }) => { setPercent(Number(target.value)); deed.forget(); }}
          />
          {share === WHOLE ? null : <p className={styles.soft}>{t("rest")}</p>}
        </>
      ) : offer === null ? null : <p className={styles.soft}>{t("whole")}</p>}
      <p className={styles.soft}>{t(`policy.${policy}`)}</p>
      {changed === null ? <DeedNotice phase={deed.phase} problem={deed.problem} onAgain={() => void finish(deed.again())} /> : (
        <div className={styles.changed} role="alert">
          <p>{t("changed", { sum: partOf(changed) })}</p>
          <div className={styles.pair}>
            <Button look="primary" isBusy={deed.phase === "busy"} disabled={offer === null} onClick={() => sell(changed.amount, policy === "ANY" ? "ANY" : "HIGHER")}>{t("agree", { sum: partOf(changed) })}</Button>
            <Button onClick={deed.forget}>{t("cancel")}</Button>
          </div>
        </div>
      )}
      {changed !== null || deed.phase === "unanswered" ? null : (
        <Button isWide look="primary" isBusy={deed.phase === "busy"} disabled={offer === null} onClick={() => { if (offer !== null) sell(offer.value.amount, policy); }}>
          {offer === null ? t("asking") : t("sellSum", { sum: partOf(offer.value) })}
        </Button>
      )}
    </div>
  );
}

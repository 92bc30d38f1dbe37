import { readPromoCode } from "#shared/typed/codes.ts";
import { useTranslation } from "react-i18next";
import { useCoupon, usePlacing } from "@/slip/slip.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { changeMaking } from "@/slip/couponState.ts";
import { useTime } from "@/platform/site/useTime.ts";
import { usePromoCodesQuery } from "@/operations/betting/generated.ts";
import { moneyText } from "@/ui/marks/Money.tsx";
import { Select } from "@/ui/fields/Select.tsx";
import { wholeKeys } from "@/features/betting/slip/errors.ts";
import styles from "@/features/betting/slip/Slip.module.css";
import type { Slip } from "@/features/betting/slip/useSlip.ts";

const LONGEST = 32;
/** A code once it is one; what is on its way to be one stays as it is typed. */
const typedCode = (text: string) => readPromoCode(text) ?? text.trim().toUpperCase().slice(0, LONGEST);

/** Chosen where a code is typed by hand. */
const MANUAL = "manual";

/** A promo code: one of the player's, or one typed. What is wrong with it stands under it. */
export function PromoField({ slip: { making, placed, isSending, quote, isCurrent } }: { slip: Slip }) {
  const coupon = useCoupon();
  const placing = usePlacing();
  const { t } = useTranslation("slip");
  const lang = useLanguage();
  const { day } = useTime();
  const own = usePromoCodesQuery({ variables: {}, fetchPolicy: "cache-and-network" }).data?.viewer?.promoCodes ?? [];
  const code = making.promoCode;
  const [error] = placed.fields.promoCode;
  const effect = isCurrent ? (quote?.promo ?? null) : null;

  function change(promoCode: string) {
    placing.errors([]);
    changeMaking(coupon, promoCode === "" ? { promoCode } : { promoCode, prepaidAmount: "", isActiveVipBet: false });
  }
  const effectOf = ({
    amount,
    percent,
  }: {
    amount: { amount: string; currency: string } | null;
    percent: string | null;
  }) =>
    amount === null ? t("winBoost", { percent: Number(percent ?? 0) }) : t("freeBet", { sum: moneyText(amount, lang) });

  return (
    <div className={styles.extra}>
      {own.length === 0 ? null : (
        <div className={styles.sumRow}>
          <span>{t("ownCodes")}</span>
          <Select
            label={t("ownCodes")}
            value={own.some((one) => one.code === code) ? code : MANUAL}
            isDisabled={isSending}
            onChange={(value) => change(value === MANUAL ? "" : value)}
            options={[
              { value: MANUAL, name: t("noCode") },
              ...own.map((one) => ({ value: one.code, name: `${effectOf(one)} · ${day(one.validUntil)}` })),
            ]}
          />
        </div>
      )}
      <label className={styles.label} htmlFor="promo">
        {t("promo")}
      </label>
      <input
        id="promo"
        autoComplete="off"
        dir="ltr"
        spellCheck={false}
        className={styles.plainInput}
        value={code}
        readOnly={isSending}
        aria-invalid={error !== undefined}
        aria-describedby="promo-error"
        onChange={(event) => change(typedCode(event.target.value))}
      />
      <p
        id="promo-error"
        role={error === undefined ? "status" : "alert"}
        className={error === undefined ? styles.good : styles.problem}
      >
        {error !== undefined ? t(wholeKeys(error.code)) : effect === null ? "" : effectOf(effect)}
      </p>
    </div>
  );
}

import { useState } from "react";
import { useTranslation } from "react-i18next";
import Chevron from "~icons/mdi/chevron-down";
import { useCoupon, usePlacing } from "@/slip/slip.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { changeMaking } from "@/slip/couponState.ts";
import { moneyText } from "@/ui/marks/Money.tsx";
import { AmountField } from "./stake/AmountField.tsx";
import { useChangeCouponSettings } from "./useChangeCouponSettings.ts";
import { wholeKeys } from "./errors.ts";
import { exactProblem, normaliseCoef } from "./bets/exactCoef.ts";
import { PromoField } from "./stake/PromoField.tsx";
import styles from "./Slip.module.css";
import type { Slip } from "./useSlip.ts";

/**
 * What few coupons need: a promo code, an advance, a VIP bet, an exact price. Open when something of it is stated or
 * wrong.
 */
export function Extras({ slip }: { slip: Slip }) {
  const { t } = useTranslation("slip");
  const [isOpened, setIsOpened] = useState(false);
  const {
    making,
    settings,
    placed,
    extras: { hasPromo, hasAdvance, hasVip, hasExact },
  } = slip;
  const hasErrors = Object.values(placed.fields).some((errors) => errors.length > 0);
  const isOpen =
    isOpened ||
    hasErrors ||
    making.promoCode !== "" ||
    making.prepaidAmount !== "" ||
    making.isActiveVipBet ||
    (hasExact && settings.exactCoef !== null);
  if (!hasPromo && !hasAdvance && !hasVip && !hasExact) return null;
  return (
    <div className={styles.extras}>
      <button type="button" className={styles.extrasHead} aria-expanded={isOpen} onClick={() => setIsOpened(!isOpen)}>
        {t("extras")}
        <Chevron aria-hidden />
      </button>
      {isOpen ? (
        <div className={styles.extrasBody}>
          {hasPromo ? <PromoField slip={slip} /> : null}
          {hasAdvance ? <AdvanceField slip={slip} /> : null}
          {hasVip ? <VipSwitch slip={slip} /> : null}
          {hasExact ? <ExactField slip={slip} /> : null}
        </div>
      ) : null}
    </div>
  );
}

/** Part of the amount that open bets pay, by a cash-out of them [4.20]. */
function AdvanceField({ slip: { making, placed, isSending, content, extras } }: { slip: Slip }) {
  const coupon = useCoupon();
  const placing = usePlacing();
  const { t } = useTranslation("slip");
  const lang = useLanguage();
  const available = extras.availablePrepaid;
  const [error] = placed.fields.prepaidAmount;
  if (!extras.hasAdvanceField) return <p className={styles.hint}>{t("noAdvance")}</p>;
  return (
    <div className={styles.extra}>
      <label className={styles.label} htmlFor="advance">
        {t("advance")}
        {available === null ? null : <span>{t("upTo", { max: moneyText(available, lang) })}</span>}
      </label>
      <AmountField
        id="advance"
        isSmall
        value={making.prepaidAmount}
        isLocked={isSending || content.isVip === true}
        isInvalid={error !== undefined}
        describedBy="advance-error"
        onChange={(prepaidAmount) => {
          placing.errors([]);
          changeMaking(coupon, { prepaidAmount });
        }}
      />
      <p id="advance-error" className={error === undefined ? styles.hint : styles.problem}>
        {error === undefined ? t("advanceHint") : t(wholeKeys(error.code))}
      </p>
    </div>
  );
}

/** Above the maximum, at a desk's decision [5.18]. */
function VipSwitch({ slip: { making, quote, isSending, bets } }: { slip: Slip }) {
  const coupon = useCoupon();
  const { t } = useTranslation("slip");
  const isAvailable = quote?.isVipAvailable === true;
  return (
    <div className={styles.extra}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={making.isActiveVipBet && isAvailable}
          disabled={isSending || !isAvailable}
          aria-describedby="vip-hint"
          onChange={(event) =>
            changeMaking(
              coupon,
              event.target.checked
                ? { isActiveVipBet: true, promoCode: "", prepaidAmount: "" }
                : { isActiveVipBet: false },
            )
          }
        />
        {t("vip")}
      </label>
      <p id="vip-hint" className={styles.hint}>
        {isAvailable || quote === null
          ? t("vipHint")
          : bets.some(({ bet }) => bet.section === "LIVE")
            ? t("vipNotLive")
            : t("vipNot")}
      </p>
    </div>
  );
}

/** The only price the player takes; and, for live bets, that the score must not change meanwhile [4.18, 4.19]. */
function ExactField({ slip: { settings, placed, isSending, bets } }: { slip: Slip }) {
  const changeCouponSettings = useChangeCouponSettings();
  const placing = usePlacing();
  const { t } = useTranslation("slip");
  const [error] = placed.fields.exactCoef;
  const problem = exactProblem(settings.exactCoef)
    ? t("exactWrong")
    : error === undefined
      ? undefined
      : t(wholeKeys(error.code));
  const isLive = bets.some(({ bet }) => bet.section === "LIVE");
  return (
    <div className={styles.extra}>
      <label className={styles.label} htmlFor="exact">
        {t("exact")}
      </label>
      <input
        id="exact"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        className={`number ${styles.plainInput}`}
        translate="no"
        value={settings.exactCoef ?? ""}
        readOnly={isSending}
        aria-invalid={problem !== undefined}
        aria-describedby="exact-error"
        onChange={(event) => {
          placing.errors([]);
          changeCouponSettings({ type: "exactCoef", value: normaliseCoef(event.target.value) });
        }}
      />
      <p id="exact-error" className={problem === undefined ? styles.hint : styles.problem}>
        {problem ?? t("exactHint")}
      </p>
      {isLive ? (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={settings.isDropOnScoreChange}
            disabled={isSending || settings.exactCoef === null}
            onChange={(event) => changeCouponSettings({ type: "dropOnScoreChange", isOn: event.target.checked })}
          />
          {t("dropOnScore")}
        </label>
      ) : null}
    </div>
  );
}

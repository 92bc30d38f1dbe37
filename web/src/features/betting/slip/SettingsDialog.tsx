import { useReactiveVar } from "@apollo/client/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { amountStep, initialAmount } from "#shared/betting/coupon/amounts.ts";
import type { SettingsChange } from "@/slip/oneClick.ts";
import { amountProblem } from "#shared/money/money.ts";
import { useCoupon } from "@/slip/slip.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { useCurrency } from "@/account/useCurrency.ts";
import { type ChangeCoefAction, ODDS_CHANGES } from "@/slip/couponMaking.ts";
import { changeMaking } from "@/slip/couponState.ts";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { Select } from "@/ui/fields/Select.tsx";
import { AmountField } from "./stake/AmountField.tsx";
import { useChangeCouponSettings } from "./useChangeCouponSettings.ts";
import styles from "./SettingsDialog.module.css";

/** Switches that touch no other setting. */
const SWITCHES = [
  "isCouponFixed",
  "isAutoMax",
  "isVipBet",
  "isBalanceShown",
  "isPossibleWinShown",
  "isSelectAccountShown",
] as const;

/** How the player likes their coupons (SPEC 3.02). Every change holds at once and is kept. */
export function CouponSettings() {
  const id = useId();
  const changeCouponSettings = useChangeCouponSettings();
  const coupon = useCoupon();
  const { t } = useTranslation("slip");
  const config = useSiteConfig();
  const settings = useReactiveVar(coupon.settings);
  const currency = useCurrency();
  const change = (what: SettingsChange) => changeCouponSettings(what);

  function toggle(name: (typeof SWITCHES)[number], isOn: boolean) {
    change({ type: "set", settings: { [name]: isOn } });
    // What new coupons begin with, the coupon at hand begins with at once.
    if (name === "isAutoMax") changeMaking(coupon, { isActiveAutoMax: isOn });
    if (name === "isVipBet") changeMaking(coupon, { isActiveVipBet: isOn });
  }

  /** A field for a sum, with what is wrong with it. */
  const sum = (name: string, label: string, value: string, onChange: (amount: string) => void) => {
    const problem = amountProblem(value, currency);
    const text = problem === null || problem === "REQUIRED" ? undefined : t(`error.${problem}`);
    return (
      <div className={styles.sum}>
        <label htmlFor={`${id}-${name}`}>
          {label} <span className={styles.soft}>{currency}</span>
        </label>
        <AmountField
          id={`${id}-${name}`}
          isSmall
          value={value}
          isLocked={false}
          isInvalid={text !== undefined}
          describedBy={`${id}-${name}-error`}
          onChange={onChange}
        />
        <p id={`${id}-${name}-error`} className={styles.problem}>
          {text}
        </p>
      </div>
    );
  };
  return (
    <div className={styles.body}>
      <div className={styles.row}>
        <span>{t("oddsChange")}</span>
        <Select
          label={t("oddsChange")}
          value={String(settings.changeCoefAction)}
          onChange={(value) =>
            change({ type: "set", settings: { changeCoefAction: Number(value) as ChangeCoefAction } })
          }
          options={([2, 1, 0] as const).map((action) => ({
            value: String(action),
            name: t(`change.${ODDS_CHANGES[action]}`),
          }))}
        />
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={settings.oddsTolerance > 0}
          onChange={(event) => change({ type: "set", settings: { oddsTolerance: event.target.checked ? 1 : 0 } })}
        />
        {t("settings.oddsTolerance")}
      </label>
      <fieldset className={styles.group}>
        <legend>{t("settings.coupon")}</legend>
        {SWITCHES.filter((name) => name !== "isVipBet" || config?.isVipBetShown === true).map((name) => (
          <label key={name} className={styles.check}>
            <input type="checkbox" checked={settings[name]} onChange={(event) => toggle(name, event.target.checked)} />
            {t(`settings.${name}`)}
          </label>
        ))}
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={settings.isManualAmountStep}
            onChange={(event) => change({ type: "set", settings: { isManualAmountStep: event.target.checked } })}
          />
          {t("settings.isManualAmountStep")}
        </label>
        {settings.isManualAmountStep
          ? sum(
              "own-step",
              t("settings.step"),
              settings.amountStepByCurrencyIso[currency] ?? amountStep(currency),
              (amount) => {
                change({
                  type: "set",
                  settings: { amountStepByCurrencyIso: { ...settings.amountStepByCurrencyIso, [currency]: amount } },
                });
              },
            )
          : null}
      </fieldset>
      {config?.isOneClickShown === true ? (
        <fieldset className={styles.group}>
          <legend>{t("oneClick.title")}</legend>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={settings.isActiveOneClick}
              aria-describedby={`${id}-hint`}
              onChange={(event) => change({ type: "oneClick", isOn: event.target.checked, bets: coupon.bets().length })}
            />
            {t("oneClick.on")}
          </label>
          <p id={`${id}-hint`} className={styles.soft}>
            {t("oneClick.hint")}
          </p>
          {sum(
            "one-click",
            t("oneClick.amount"),
            settings.oneClickAmount ?? initialAmount(currency),
            (oneClickAmount) => change({ type: "set", settings: { oneClickAmount } }),
          )}
          {sum(
            "one-click-bonus",
            t("oneClick.bonusAmount"),
            settings.bonusAccountOneClickAmount ?? initialAmount(currency),
            (bonusAccountOneClickAmount) => change({ type: "set", settings: { bonusAccountOneClickAmount } }),
          )}
        </fieldset>
      ) : null}
    </div>
  );
}

/** The same over the page with the coupon. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation("slip");
  return (
    <Dialog title={t("settings.title")} closeLabel={t("settings.close")} isOpen onClose={onClose}>
      <CouponSettings />
    </Dialog>
  );
}

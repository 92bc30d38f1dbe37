import { useCoupon } from "@/slip/slip.ts";
import { useReactiveVar } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import Flash from "~icons/mdi/flash";
import { initialAmount } from "#shared/betting/coupon/amounts.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import { activeAccountOf } from "@/account/activeAccount.ts";
import { useCurrency } from "@/account/useCurrency.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { moneyText } from "@/ui/marks/Money.tsx";
import { useChangeCouponSettings } from "./useChangeCouponSettings.ts";
import styles from "./OneClickBar.module.css";

/**
 * Says that a press on a price places a bet at once, for how much, and turns it off. Nothing where the site has no
 * one-click [5.20].
 */
export function OneClickBar() {
  const changeCouponSettings = useChangeCouponSettings();
  const coupon = useCoupon();
  const { t } = useTranslation("slip");
  const lang = useLanguage();
  const account = activeAccountOf(useViewer());
  const config = useSiteConfig();
  const settings = useReactiveVar(coupon.settings);
  const currency = useCurrency();
  if (config?.isOneClickShown !== true) return null;
  const amount =
    (account?.type === "BONUS" ? settings.bonusAccountOneClickAmount : settings.oneClickAmount) ??
    initialAmount(currency);
  return (
    <div className={styles.bar} role="status">
      <Flash aria-hidden />
      <p>{t("oneClick.isOn", { sum: moneyText({ amount, currency }, lang) })}</p>
      <Button look="quiet" onClick={() => changeCouponSettings({ type: "oneClick", isOn: false, bets: 0 })}>
        {t("oneClick.off")}
      </Button>
    </div>
  );
}

import { useReactiveVar } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import Flash from "~icons/mdi/flash";
import { initialAmount } from "#shared/coupon/amounts.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { useSiteConfig, useViewer } from "@/app/site/siteData.ts";
import { activeAccountOf } from "@/betting/account.ts";
import { Button } from "@/ui/Button.tsx";
import { moneyText } from "@/ui/Money.tsx";
import { changeCouponSettings } from "./changeSettings.ts";
import styles from "./OneClickBar.module.css";

/** Says that a press on a price places a bet at once, for how much, and turns it off. Nothing where the site has no one-click [5.20]. */
export function OneClickBar() {
  const app = useApp();
  const { t } = useTranslation("slip");
  const lang = languageOf(app);
  const account = activeAccountOf(useViewer());
  const config = useSiteConfig();
  const settings = useReactiveVar(app.coupon.settings);
  if (config?.isOneClickShown !== true) return null;
  const currency = account?.balance.currency ?? config.geoCurrencyCode ?? "RUB";
  const amount = (account?.type === "BONUS" ? settings.bonusAccountOneClickAmount : settings.oneClickAmount) ?? initialAmount(currency);
  return (
    <div className={styles.bar} role="status">
      <Flash aria-hidden />
      <p>{t("oneClick.isOn", { sum: moneyText({ amount, currency }, lang) })}</p>
      <Button look="quiet" onClick={() => changeCouponSettings(app, { type: "oneClick", isOn: false, bets: 0 })}>{t("oneClick.off")}</Button>
    </div>
  );
}

import { useTranslation } from "react-i18next";
import { changeSettings, type SettingsChange } from "@/slip/oneClick.ts";
import { useNotifications } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { useCoupon } from "@/slip/slip.ts";
import { clearBets } from "@/slip/couponState.ts";

/**
 * Changes a setting of the coupon with all that follows from it: the settings it excludes [4.18, 4.19], and the
 * question whether the coupon may be cleared for one-click [4.15–4.17].
 */
export function useChangeCouponSettings(): (change: SettingsChange) => void {
  const coupon = useCoupon();
  const notifications = useNotifications();
  const isOneClickShown = useSiteConfig()?.isOneClickShown === true;
  const { t } = useTranslation("slip");

  function take(what: SettingsChange, isAsked: boolean): void {
    const next = changeSettings({ settings: coupon.settings(), needsConfirmation: isAsked }, what, { isOneClickShown });
    coupon.settings(next.settings);
    if (next.clearsBets) clearBets(coupon);
    if (!next.needsConfirmation) return;
    notifications.show({
      kind: "question",
      view: "dialog",
      title: t("oneClick.clearTitle"),
      text: t("oneClick.clearText"),
      confirmText: t("oneClick.clearYes"),
      cancelText: t("oneClick.clearNo"),
      onConfirm: () => take({ type: "oneClickConfirmed" }, true),
      onCancel: () => take({ type: "oneClickDeclined" }, true),
    });
  }

  return (change) => take(change, false);
}

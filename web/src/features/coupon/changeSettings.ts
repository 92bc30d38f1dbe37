import { changeSettings, type SettingsChange } from "#shared/coupon/oneClick.ts";
import type { App } from "@/app/app.ts";
import { readSiteConfig } from "@/app/site/siteData.ts";
import { clearBets } from "@/betting/couponState.ts";

/**
 * Changes a setting of the coupon with all that follows from it: the settings it excludes [4.18, 4.19], and the question
 * whether the coupon may be cleared for one-click [4.15–4.17].
 */
export function changeCouponSettings(app: App, change: SettingsChange, needsConfirmation = false): void {
  const { coupon, notifications, i18n } = app;
  const site = { isOneClickShown: readSiteConfig(app.client)?.isOneClickShown === true };
  const next = changeSettings({ settings: coupon.settings(), needsConfirmation }, change, site);
  coupon.settings(next.settings);
  if (next.clearsBets) clearBets(coupon);
  if (!next.needsConfirmation) return;
  notifications.show({
    kind: "question", view: "dialog", title: i18n.t("slip:oneClick.clearTitle"), text: i18n.t("slip:oneClick.clearText"),
    confirmText: i18n.t("slip:oneClick.clearYes"), cancelText: i18n.t("slip:oneClick.clearNo"),
    onConfirm: () => changeCouponSettings(app, { type: "oneClickConfirmed" }, true),
    onCancel: () => changeCouponSettings(app, { type: "oneClickDeclined" }, true),
  });
}

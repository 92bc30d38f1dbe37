import { useTranslation } from "react-i18next";
import { routeExists } from "#shared/routes/availability.ts";
import { useNotifications } from "@/platform/app/app.ts";
import type { NotificationView } from "@/platform/app/notifications.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { useOpenDeposit } from "./useOpenDeposit.ts";

/**
 * Asks a player who never deposited to do so, where the site takes deposits: after registering, and when they want to
 * register again (SPEC 2.61, 4.47).
 */
export function usePromptDeposit(): (view: Extract<NotificationView, "dialog" | "toast">) => void {
  const notifications = useNotifications();
  const openDeposit = useOpenDeposit();
  const { t } = useTranslation("notifications");
  const config = useSiteConfig();
  return (view) => {
    if (!routeExists("recharge", config)) return;
    notifications.show({
      kind: "info",
      view,
      title: t("deposit.title"),
      text: t("deposit.text"),
      confirmText: t("deposit.confirm"),
      cancelText: t("deposit.later"),
      autoCloseMs: null,
      onConfirm: openDeposit,
    });
  };
}

import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { routeExists } from "#shared/routes/availability.ts";
import { useClient, useNotifications } from "@/platform/app/app.ts";
import type { NotificationView } from "@/platform/app/notifications.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { useOpenDeposit } from "./useOpenDeposit.ts";

/**
 * Asks a player who never deposited to do so, where the site takes deposits: after registering, and when they want to
 * register again (SPEC 2.61, 4.47).
 */
export function usePromptDeposit(): (view: Extract<NotificationView, "dialog" | "toast">) => void {
  const client = useClient();
  const notifications = useNotifications();
  const openDeposit = useOpenDeposit();
  const navigate = useNavigate();
  const { i18n } = useTranslation();
  const config = useSiteConfig();
  return (view) => {
    if (!routeExists("recharge", config)) return;
    const hasOffers = routeExists("promotion", config);
    const goTo = (url: string) => void navigate(url);
    void import("./promptDeposit.ts")
      .then(({ promptDeposit }) => promptDeposit({ client, notifications, i18n, hasOffers, view, openDeposit, goTo }))
      .catch(() => undefined);
  };
}

import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import type { NotificationView } from "@/app/notifications.ts";

/** Asks a player who never paid in to do so: after registering, and when he wants to register again (SPEC 2.61, 4.47). */
export function usePromptDeposit(): (view: Extract<NotificationView, "dialog" | "toast">) => void {
  const app = useApp();
  const navigate = useNavigate();
  const { t } = useTranslation("notifications");
  const lang = languageOf(app);
  return (view) => void app.notifications.show({
    kind: "info", view, title: t("deposit.title"), text: t("deposit.text"), confirmText: t("deposit.confirm"), cancelText: t("deposit.later"), autoCloseMs: null,
    onConfirm: () => void navigate(urls.page(lang, "recharge")),
  });
}

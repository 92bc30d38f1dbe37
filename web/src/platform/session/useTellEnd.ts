import { useTranslation } from "react-i18next";
import { useNotifications } from "@/platform/app/app.ts";
import { useTime } from "@/platform/site/useTime.ts";
import type { EndReason } from "./notices.ts";
import { tellTabs } from "./tabs.ts";

/** Says why a session ended: in this tab, or in all tabs of the browser, each in its own language and clock. */
export function useTellEnd() {
  const notifications = useNotifications();
  const { t } = useTranslation("session");
  const { dateTime } = useTime();

  /** @param until when a break is over, where that is known */
  function tellHere(reason: EndReason, until: string | null = null): void {
    const text =
      (reason === "selfExclusion" || reason === "timeOut") && until !== null
        ? t(`ended.${reason}.infoUntil`, { time: dateTime(until) })
        : t(`ended.${reason}.info`);
    // None goes away by itself: nobody may have been there to read it.
    notifications.show({
      kind: reason === "limit" ? "permanentError" : "info",
      view: "dialog",
      title: t(`ended.${reason}.title`),
      text,
      autoCloseMs: null,
    });
  }

  function tellAll(reason: EndReason, until: string | null = null): void {
    tellTabs({ kind: "ended", reason, until });
    tellHere(reason, until);
  }

  return { tellHere, tellAll };
}
